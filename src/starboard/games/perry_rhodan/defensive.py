"""Defensive missions: from an own place to another one of the same side, never a fight (PR-DEF)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.flights import AT_TARGET
from starboard.games.perry_rhodan.formation import mission_of, rested_places, somebody_gets_there
from starboard.games.perry_rhodan.initiative import extra_for, none_left, wrong_side
from starboard.games.perry_rhodan.journey import FlyOff, TakeUp, announce, moment
from starboard.games.perry_rhodan.kinds import BOTH, MissionKind, Side, Window
from starboard.games.perry_rhodan.moves.missions import Defend
from starboard.games.perry_rhodan.placing import Arrive
from starboard.games.perry_rhodan.state import Mission, Table
from starboard.games.perry_rhodan.zones import place_at, place_id, places, split_place
from starboard.kernel import Act, Chance, Choice, Entry, Seat


def draft(state: Table, seat: int, side: Side, family: str) -> Mission:
    """The mission as it would be announced."""
    kind = MissionKind.DEFENSIVE
    mission = Mission(0, 0, kind, seat, side, "", family, seat, [])
    mission.extra = extra_for(state, side)
    return mission


def defends(choice: Choice[Table], state: Table, seat: Seat) -> list[Defend]:
    """Every own place."""
    return [
        Defend(place_id(side, family))
        for side in BOTH
        for family, place in places(state, seat, side).items()
        if place.top is not None
    ]


def legal_defends(choice: Choice[Table], state: Table, seat: Seat) -> list[Defend]:
    """Those of them that may be made; whether a side has one left is seen first."""
    return [
        Defend(place_id(side, family))
        for side in BOTH
        if rested_places(state, seat, side)
        and not (wrong_side(state, side) or none_left(state, side))
        for family, place in places(state, seat, side).items()
        if place.top is not None and somebody_gets_there(state, draft(state, seat, side, family))
    ]


def cannot_defend(choice: Choice[Table], state: Table, seat: Seat, move: Defend) -> Illegal | None:
    """Within one side of the own space, from a place of another name.

    PR-MISS-03, PR-SAC-01, 10, PR-DEF-01…03.
    """
    where = split_place(move.place)
    if where is None or place_at(state, seat, *where).top is None:
        return Illegal("PR-DEF-01", "no-such-place", place=move.place)
    refused = wrong_side(state, where[0]) or none_left(state, where[0])
    if refused is not None:
        return refused
    if not somebody_gets_there(state, draft(state, seat, *where)):
        return Illegal("PR-DEF-03", "nobody-gets-there", place=move.place)
    return None


def defend(choice: Choice[Table], state: Table, seat: Seat, move: Defend, chance: Chance) -> None:
    """Announce it, take up cards, place them there; no goal is drawn (PR-DEF-07…09, PR-MISS-07)."""
    where = split_place(move.place)
    assert where is not None
    mission = draft(state, seat, *where)
    state.push(choice)
    announce(state, mission, "PR-DEF-07", *defensive_way(mission))


def defensive_way(mission: Mission) -> tuple[Entry, ...]:
    """What happens between the announcement and the end."""
    seat = mission.seat
    return (TakeUp(seat), moment(mission, Window.IN_FLIGHT), FlyOff(seat), Reinforce(seat))


class Reinforce(OfMission):
    """All cards are placed at the target by the rules for laying out (PR-DEF-09)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        at = (mission.seat, mission.side, mission.target)
        state.push(Arrive(*at, tuple(mission.members)))


ACTS: tuple[Act, ...] = (Act(Defend, defend, defends, cannot_defend, legal_defends),)
AT_TARGET[MissionKind.DEFENSIVE] = lambda mission: (Reinforce(mission.seat),)
