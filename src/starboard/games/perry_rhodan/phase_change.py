"""The change of a phase: what may be declared in Reaktivierung (PR-PHASE)."""

from __future__ import annotations

from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Act, Seat

ACTS: tuple[Act, ...] = ()
"""What a player may declare in Reaktivierung: the end of a phase, or following it."""


def is_open(state: Table, seat: Seat) -> bool:
    """Whether everybody can see that a player may declare something now."""
    return bool(ACTS) and not state.turn.bonus
