"""How Flagship is thought about."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.flagship.bot.coach import coach
from starboard.games.flagship.bot.estimate import estimate
from starboard.games.flagship.bot.house import House, weigh
from starboard.games.flagship.imagination import complete
from starboard.games.flagship.state import Table
from starboard.kernel import Chance, Move, Seat
from starboard.kernel.mind import Mind
from starboard.kernel.remarks import Advice


class FlagshipMind(Mind[Table]):
    """How Flagship is thought about."""

    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        complete(state, seat, chance)

    def estimate(self, state: Table, seat: Seat) -> float:
        return estimate(state, seat)

    def moment(self, state: Table) -> int:
        return state.turn

    def house_bot(self) -> object | None:
        return House()

    def weigh(self, state: Table, seat: Seat, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def coach(self, state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> Advice | None:
        return coach(state, seat, move, others)


MIND = FlagshipMind()
