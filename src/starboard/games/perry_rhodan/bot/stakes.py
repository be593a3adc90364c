"""What hangs on a reduction: the victory condition of phase IV, and points (PR-WIN-05, PR-VP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.loyalty import is_loyal
from starboard.games.perry_rhodan.marks import is_marked
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.victory import REDUCED, TERRA_BY, UNCOUNTED
from starboard.games.perry_rhodan.zones import place_at

POINT: Final = 8.0
"""What a victory point is worth that a reduction brings."""


def honours(state: Table, mission: Mission, units: Sequence[Laid]) -> float:
    """What a reduction with these units counts for, to whoever flies the mission."""
    wanted = TERRA_BY.get(state.phase)
    at_terra = (mission.target_side, mission.target) == (Side.PRO, "terra")
    if wanted is not None and at_terra:
        done = is_marked(state, mission.seat, "terra", state.phase.value)
        counted = any(is_loyal(state, unit, wanted) for unit in units)
        return 0.4 * POINT if counted and not done else 0.0
    counted = any(not is_loyal(state, unit, *UNCOUNTED) for unit in units)
    return 1.5 * POINT if counted and counts_for_phase(state, mission) else 0.0


def counts_for_phase(state: Table, mission: Mission) -> bool:
    """Whether a reduction there is what the victory condition of phase IV waits for."""
    if state.phase is not Phase.IV:
        return False
    if not is_marked(state, mission.seat, REDUCED, "aralon"):
        return mission.target == "aralon"
    wanted = "aqua" if held_by_others(state, mission.seat, Side.PRO, "aqua") else "terra"
    met = is_marked(state, mission.seat, REDUCED, "aqua")
    return not met and mission.target_side is Side.PRO and mission.target == wanted


def held_by_others(state: Table, seat: int, side: Side, family: str) -> bool:
    """Whether an opponent has a place."""
    return any(place_at(state, other, side, family).stack for other in state.others(seat))
