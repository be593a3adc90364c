"""What a mission is worth (SA-SCORE)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import scoring, ship
from starboard.games.space_alert.kinds import Fate, Special, Squad
from starboard.games.space_alert.state import Mission

PENALTIES: Final = scoring().penalties
SQUADS: Final = ship().special.count(Special.BATTLEBOTS)


def threat_points(state: Mission) -> int:
    """For destroyed and survived threats; others count nothing (SA-SCORE-02, 03, SA-END-07)."""
    return points_of(state, Fate.DESTROYED) + points_of(state, Fate.SURVIVED)


def points_of(state: Mission, fate: Fate) -> int:
    """The points of all threats that were destroyed, or of all that were survived."""
    points = 0
    for threat in state.threats:
        if threat.fate is fate:
            card = threat.card
            points += card.destroyed if fate is Fate.DESTROYED else card.survived
    return points


def visual_points(state: Mission) -> int:
    """The best turn of each phase (SA-VISUAL-05, SA-SCORE-09)."""
    return sum(state.confirmed)


def knocked_out(state: Mission) -> int:
    """How many crew members are out."""
    return sum([1 for crew in state.crew if crew.knocked_out])


def disabled_squads(state: Mission) -> int:
    """Squads that are disabled at the end, carried or stored (SA-SCORE-08, SA-INT-06)."""
    carried = [crew.squad for crew in state.crew]
    return (carried + state.stored).count(Squad.DISABLED)


def squads_left_off(state: Mission) -> int:
    """Squads that earlier missions of a campaign have left disabled (SA-CAMP-20, 26)."""
    if state.table is not None:
        return state.table.past.squads
    squads = [crew.squad for crew in state.crew] + state.stored
    return max(0, SQUADS - len(squads) + squads.count(Squad.NONE))


def squads_down(state: Mission) -> int:
    """All squads that cost points, aboard or left off the plan (SA-SCORE-08, SA-CAMP-26)."""
    return disabled_squads(state) + squads_left_off(state)


def penalized(state: Mission) -> tuple[int, int, int, int]:
    """How many tokens, how many in the worst zone, how many of the crew and of the squads."""
    tokens = [len(drawn) for drawn in state.drawn]
    return sum(tokens), max(tokens), knocked_out(state), squads_down(state)


def penalty_parts(state: Mission) -> tuple[int, int, int, int]:
    """Damage, the worst zone once more, crew and squads (SA-SCORE-04…08, SA-CAMP-26)."""
    damage, worst, out, squads = penalized(state)
    return (
        PENALTIES.damage * damage,
        PENALTIES.worst_zone * worst,
        PENALTIES.knocked_out * out,
        PENALTIES.disabled_squad * squads,
    )


def penalties(state: Mission) -> int:
    """What all of them cost together."""
    return sum(penalty_parts(state))
