"""How many missions a turn holds, on which side, and further ones by Initiative.

PR-MISS-03…05, PR-TURN-09, PR-SAC-10, PR-AGT-33, PR-ABW-06, PR-SKILL-52, 54.
"""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.kinds import MissionKind, Side
from starboard.games.perry_rhodan.loyalty import loyalties
from starboard.games.perry_rhodan.state import Extra, Laid, Mission, Table
from starboard.games.perry_rhodan.zones import split_place


def countered_sides(state: Table) -> set[Side]:
    """The sides on which counter missions were made in this turn.

    PR-MISS-01, PR-SAC-06, PR-ABW-04, 06.
    """
    found = [split_place(place) for place in state.turn.counters or {}]
    return {where[0] for where in found if where is not None}


def wrong_side(state: Table, side: Side) -> Illegal | None:
    """All missions of a turn are on one side; counter missions bind too.

    PR-TURN-09, PR-SAC-10, PR-AGT-33, PR-ABW-06.
    """
    chosen = state.turn.mission_side
    if chosen is not None and chosen is not side:
        clause = "PR-SAC-10" if state.turn.sacrificed else "PR-TURN-09"
        if state.turn.fetched:
            clause = "PR-AGT-33"
        return Illegal(clause, "other-side-chosen", side=chosen)
    countered = countered_sides(state)
    if len(countered) == 1 and side not in countered:
        return Illegal("PR-ABW-06", "other-side-chosen", side=side.other)
    return None


def none_left(state: Table, side: Side) -> Illegal | None:
    """One mission a turn, done or sacrificed; further ones by Initiative (PR-MISS-03, 05)."""
    if not state.turn.missions or extra_for(state, side) is not None:
        return None
    return Illegal("PR-MISS-03", "one-mission-a-turn")


def extra_for(state: Table, side: Side) -> Extra | None:
    """The further mission that the next one on a side would use; none while the regular is left."""
    if not state.turn.missions:
        return None
    return next((each for each in state.turn.extras or () if each.side is side), None)


def use_up(state: Table, side: Side) -> Extra | None:
    """A mission begins: the regular one of the turn, or a further one."""
    extra = extra_for(state, side)
    if extra is not None:
        state.turn.extras = [each for each in state.turn.extras or () if each is not extra]
    state.turn.missions += 1
    state.turn.mission_side = side
    return extra


def grant_extra(state: Table, side: Side, place: str, likes: Laid | None) -> None:
    """A further mission for cards of a place, or of all places, that share a loyalty."""
    kinds = () if likes is None else tuple(sorted(loyalties(likes.card, state.phase)))
    state.turn.extras = [*(state.turn.extras or ()), Extra(side, place, kinds)]


def not_in_this_mission(state: Table, mission: Mission, laid: Laid) -> Illegal | None:
    """Why a card does not join: it has made a mission, or this one is for others.

    PR-MISS-05, 07, PR-ABW-05, PR-SKILL-52, 53.
    """
    if mission.kind is MissionKind.COUNTER:
        if laid.id in (state.turn.defended or ()):
            return Illegal("PR-ABW-05", "made-a-counter-mission", card=laid.id)
    elif laid.missions:
        return Illegal("PR-MISS-05", "made-a-mission", card=laid.id)
    extra = mission.extra
    if extra is None:
        return None
    if extra.place and laid.place != extra.place:
        return Illegal("PR-SKILL-52", "initiative-is-for-others", card=laid.id)
    mixed = mission.side is Side.ANTI and extra.loyalties
    if mixed and not loyalties(laid.card, state.phase) & set(extra.loyalties):
        return Illegal("PR-SKILL-52", "initiative-is-for-others", card=laid.id)
    return None
