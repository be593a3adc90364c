"""How Eclipse is thought about."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.eclipse.bot.coach import coach
from starboard.games.eclipse.bot.estimate import estimate
from starboard.games.eclipse.bot.house import House, weigh
from starboard.games.eclipse.state import Table
from starboard.kernel import Move, Seat
from starboard.kernel.mind import Mind
from starboard.kernel.remarks import Advice


class EclipseMind(Mind[Table]):
    """How Eclipse is thought about."""

    slips = (32, 18)

    def estimate(self, state: Table, seat: Seat) -> float:
        return estimate(state, seat)

    def moment(self, state: Table) -> int:
        return state.round

    def house_bot(self) -> object | None:
        return House()

    def weigh(self, state: Table, seat: Seat, moves: list[Move]) -> list[float]:
        return weigh(state, seat, moves)

    def coach(self, state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> Advice | None:
        return coach(state, seat, move, others)


MIND = EclipseMind()
