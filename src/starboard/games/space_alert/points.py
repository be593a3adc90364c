"""What a mission is worth (SA-SCORE)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import scoring
from starboard.games.space_alert.kinds import Fate, Squad
from starboard.games.space_alert.state import Mission

PENALTIES: Final = scoring().penalties


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


def penalties(state: Mission) -> int:
    """Damage, the worst zone once more, crew and squads (SA-SCORE-04…08, SA-CAMP-26)."""
    left_off = 0 if state.table is None else state.table.past.squads
    tokens = [len(drawn) for drawn in state.drawn]
    return (
        PENALTIES.damage * sum(tokens)
        + PENALTIES.worst_zone * max(tokens)
        + PENALTIES.knocked_out * knocked_out(state)
        + PENALTIES.disabled_squad * (disabled_squads(state) + left_off)
    )
