"""Limits of pairings in ground combat (PR-GROUND-09…16)."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Goal, Phase, Stat
from starboard.games.perry_rhodan.standing import modifier
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.zones import place_at

OF_GOAL = {
    Goal.DESTABILISATION: 1,
    Goal.DEVASTATION: 1,
    Goal.ASSASSINATION: -1,
    Goal.SABOTAGE: -1,
    None: -1,
}
"""PR-GROUND-10…12."""


def pairing_limit(state: Table, mission: Mission) -> int:
    """How many pairings there may be at the target of a mission (PR-GROUND-09…13)."""
    place = place_at(state, mission.target_space, mission.target_side, mission.target)
    top = place.top
    printed = 1 if top is None else basic_limit(top, state.phase)
    effects = 0 if top is None else modifier(state, top, Stat.PAIRING_LIMIT)
    return limited(printed + effects, mission.goal)


def limited(basic: int, goal: Goal | None) -> int:
    """The limit of a place as the goal changes it, never below 1 (PR-GROUND-10…13)."""
    return max(1, basic + OF_GOAL[goal])


def basic_limit(place: Laid, phase: Phase) -> int:
    """What is listed for the phase that is played (PR-GROUND-16)."""
    return place.card.ground_limit(phase)
