"""What agents find out, and what it is worth (PR-AGT-05, 42…47)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.agents import ScoutingGained, SolFound
from starboard.games.perry_rhodan.kinds import Side, Skill
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.zones import place_at

INTERCEPTED_BELOW = 2
"""A message of a Pro agent with a lower stealth value is overheard (PR-AGT-45)."""


def worth(state: Table, agent: Laid, space: int, family: str) -> int:
    """The points that an agent's information is worth; 0 is none (PR-AGT-05, 43, 46)."""
    if agent.side is Side.PRO:
        top = place_at(state, space, Side.ANTI, family).top
        knows = level_of(state, agent, Skill.SCOUTING) >= 1
        return top.card.scouting_value if knows and top is not None else 0
    return max(0, level_of(state, agent, Skill.SOL_COORDINATES))


def gain(state: Table, seat: int, side: Side, space: int, points: int) -> None:
    """Scouting points for the own side, or minus points for the opponent (PR-AGT-42, 46)."""
    if side is Side.PRO:
        state.players[seat].scouting += points
        state.report(ScoutingGained("PR-AGT-42", seat, points))
    else:
        lose_sol(state, space, points, "PR-AGT-46")


def lose_sol(state: Table, seat: int, points: int, clause: str) -> None:
    """Koordinaten von Sol of a player become known a little more (PR-AGT-45, 46)."""
    state.players[seat].sol -= points
    state.report(SolFound(clause, seat, points))
