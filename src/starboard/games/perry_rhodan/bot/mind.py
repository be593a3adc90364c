"""How Perry Rhodan is thought about."""

from __future__ import annotations

from starboard.games.perry_rhodan.imagination import complete
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Chance, Mind, Seat


class PerryRhodanMind(Mind[Table]):
    """What bots ask the game."""

    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        complete(state, seat, chance)

    def moment(self, state: Table) -> int:
        return state.turn.number


MIND = PerryRhodanMind()
