"""How Dominate & Delegate is thought about."""

from __future__ import annotations

from typing import Final

from starboard.games.dominate.bot.estimate import estimate
from starboard.games.dominate.bot.house import House, weigh
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.pieces import left
from starboard.games.dominate.slot import limit_of, put_in
from starboard.games.dominate.state import Player, Table, category_of
from starboard.kernel import Chance, Move, Seat
from starboard.kernel.mind import Mind
from starboard.kernel.seats import includes

PURSE: Final = 12
"""More credits than these nobody keeps idle, as a rule."""


class DominateMind(Mind[Table]):
    """How Dominate & Delegate is thought about."""

    slips = (7, 3)

    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        """Credits and slots of the others: nobody knows them, so anything likely will do."""
        for player in state.players:
            if not player.out and player.credits.value is None:
                player.credits.value = chance.below(PURSE + 1)
            for category in Category:
                if not includes(player.slot[category.value].seen, seat):
                    imagine_orders(state, player, category, chance)
            if player.stage.value is None:
                player.stage.value = 0

    def estimate(self, state: Table, seat: Seat) -> float:
        return estimate(state, seat)

    def moment(self, state: Table) -> int:
        return state.turn

    def house_bot(self) -> object | None:
        return House()

    def weigh(self, state: Table, seat: Seat, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)


def imagine_orders(state: Table, player: Player, category: Category, chance: Chance) -> None:
    """Every building that produces is at work, on something there is a figure of."""
    for _ in range(limit_of(state, player.seat, category)):
        likely = [
            sheet for sheet in state.box.orderable()
            if category_of(sheet) is category and left(state, player.seat, sheet.type) > 0
            and sheet.tech_level <= player.tech
        ]  # fmt: skip
        if likely:
            sheet = likely[chance.below(len(likely))]
            put_in(state, player.seat, sheet.type, 1 + chance.below(sheet.build_time))


MIND = DominateMind()
