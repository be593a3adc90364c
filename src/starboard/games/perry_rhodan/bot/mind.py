"""How Perry Rhodan is thought about."""

from __future__ import annotations

from starboard.games.perry_rhodan.bot.estimate import estimate
from starboard.games.perry_rhodan.bot.house import House, weigh
from starboard.games.perry_rhodan.imagination import complete
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Chance, Mind, Move, Seat


class PerryRhodanMind(Mind[Table]):
    """What bots ask the game."""

    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        complete(state, seat, chance)

    def estimate(self, state: Table, seat: Seat) -> float:
        return estimate(state, seat)

    def moment(self, state: Table) -> int:
        return state.turn.number

    def house_bot(self) -> object | None:
        return House()

    def weigh(self, state: Table, seat: Seat, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)


MIND = PerryRhodanMind()
