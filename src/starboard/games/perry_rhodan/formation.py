"""The formation of a mission: where it comes from, who flies, who is aboard, who walks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from starboard.games.perry_rhodan.attackable import (
    cannot_go_anywhere,
    cannot_go_there,
    target_of,
)
from starboard.games.perry_rhodan.holds import aboard, all_aboard, cover_over, take_out, walkers
from starboard.games.perry_rhodan.initiative import not_in_this_mission
from starboard.games.perry_rhodan.kinds import MissionKind, Side, What
from starboard.games.perry_rhodan.ranges import distance, reaches, rounds_of_formation
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.vocabulary import Allow
from starboard.games.perry_rhodan.zones import Place, place_at, places


def mission_of(state: Table) -> Mission:
    """The mission under way."""
    assert state.mission is not None
    return state.mission


def origin_of(state: Table, mission: Mission) -> Place:
    """The place from which a mission departs (PR-MISS-01)."""
    return place_at(state, mission.seat, mission.side, mission.origin)


def ships_of(state: Table, mission: Mission) -> list[Laid]:
    """The ships that fly on their own."""
    found = [state.laid(name) for name in mission.members]
    return [laid for laid in found if laid is not None]


def cargo_of(state: Table, mission: Mission) -> list[Laid]:
    """Everything that is aboard, also aboard of what is carried."""
    return [laid for ship in ships_of(state, mission) for laid in all_aboard(state, ship)]


def boats_of(state: Table, mission: Mission) -> list[Laid]:
    """The ships that are carried by others (PR-TRANS-01)."""
    return [laid for laid in cargo_of(state, mission) if laid.card.is_ship]


def passengers_of(state: Table, mission: Mission) -> list[Laid]:
    """The units of a mission, aboard or on foot."""
    aboard = [laid for laid in cargo_of(state, mission) if laid.card.is_unit]
    return [*aboard, *walkers(state, mission.seat)]


def put_back(state: Table, mission: Mission, laid: Laid) -> None:
    """Take a card, and what it carries, out of the formation."""
    if laid.id in mission.members:
        mission.members.remove(laid.id)
    for other in aboard(state, laid):
        put_back(state, mission, other)
    take_out(state, laid)


# ------------------------------------------------------------------------- the way


def is_abroad(mission: Mission) -> bool:
    """Whether the mission leads into the space of another player."""
    return mission.kind in (MissionKind.OFFENSIVE, MissionKind.AGENT)


def way(state: Table, mission: Mission, origin: Place) -> int:
    """The range that leads from a place to the target (PR-MISS-02)."""
    target = target_of(state, mission)
    assert origin.top is not None
    assert target.top is not None
    return distance(state.catalogue, origin.top.card, target.top.card)


def may_walk(state: Table, mission: Mission, origin: Place) -> bool:
    """Whether units get there without ships (PR-MISS-11, PR-DEF-03, PR-ABW-02)."""
    if mission.kind is MissionKind.COUNTER:
        return True
    if is_abroad(mission):
        return origin.family == mission.target
    return origin.top is not None and lets_walk(origin.top, mission.target)


def lets_walk(place: Laid, target: str) -> bool:
    """Whether a place card lets units walk to another place in a defensive mission.

    PR-MISS-15, PR-RANGE-16, PR-DEF-03, 05.
    """
    for effect in place.card.effects:
        verb = effect.do
        if isinstance(verb, Allow) and verb.what is What.DEFENSIVE_MISSION_WITHOUT_SHIPS:
            return place.card.family in verb.between and target in verb.between
    return False


def rounds_of(state: Table, mission: Mission) -> int:
    """How many rounds the formation needs (PR-RANGE-15, 16)."""
    ships = [ship.card for ship in ships_of(state, mission)]
    return rounds_of_formation(ships, way(state, mission, origin_of(state, mission)))


# ------------------------------------------------------------------------- who could go


class Rested(NamedTuple):
    """A place and those there who could go, whatever the target."""

    place: Place
    units: list[Laid]
    ships: list[Laid]


def who_could_go(state: Table, mission: Mission, origin: Rested) -> Iterator[Laid]:
    """The cards that might open a mission from there, by what everybody sees."""
    movers: list[Laid] = []
    if origin.units and may_walk(state, mission, origin.place):
        movers += origin.units
    if origin.ships and mission.kind is not MissionKind.COUNTER:
        away = way(state, mission, origin.place)
        movers += [ship for ship in origin.ships if reaches(ship.card.range, away)]
    for laid in movers:
        refused = not_in_this_mission(state, mission, laid)
        if (refused or cannot_go_there(state, mission, laid)) is None:
            yield laid


def conceivable_origins(state: Table, mission: Mission) -> list[str]:
    """The places from which somebody could go, by what everybody sees (PR-MISS-01)."""
    return [
        origin.place.family
        for origin in origins(state, mission)
        if any(True for _ in who_could_go(state, mission, origin))
    ]


def true_origins(state: Table, mission: Mission) -> list[str]:
    """The same, without those whose only candidates are agents under covers elsewhere."""
    found = origins(state, mission)
    return [origin.place.family for origin in found if lets_go(state, mission, origin)]


def somebody_gets_there(state: Table, mission: Mission) -> bool:
    """Whether there is any place from which the mission may depart."""
    for origin in origins(state, mission):
        if lets_go(state, mission, origin):
            return True
    return False


def lets_go(state: Table, mission: Mission, origin: Rested) -> bool:
    """Whether somebody who is really there could go."""
    for laid in who_could_go(state, mission, origin):
        if cover_over(state, laid) is None:
            return True
    return False


def origins(state: Table, mission: Mission) -> list[Rested]:
    """Places other than the target; a counter mission begins there.

    PR-MISS-01, PR-AGT-48, PR-ABW-02, 14.
    """
    if mission.kind is MissionKind.COUNTER:
        place = places(state, mission.seat, mission.side).get(mission.target)
        if place is None or not place.stack:
            return []
        return [Rested(place, able(state, place.units), [])]
    rested = rested_places(state, mission.seat, mission.side)
    if is_abroad(mission):
        return rested
    return [origin for origin in rested if origin.place.family != mission.target]


def rested_places(state: Table, seat: int, side: Side) -> list[Rested]:
    """The places of a side from which somebody could go anywhere at all (PR-MISS-05, 08)."""
    key = f"rested {seat} {side.value}"
    known = state.memo.get(key)
    if isinstance(known, list):
        return known
    found: list[Rested] = []
    for place in places(state, seat, side).values():
        if place.stack and (place.units or place.ships):
            units = [laid for laid in able(state, place.units) if not laid.missions]
            ships = [laid for laid in able(state, place.ships) if not laid.missions]
            if units or ships:
                found.append(Rested(place, units, ships))
    state.memo[key] = found
    return found


def able(state: Table, row: list[Laid]) -> list[Laid]:
    """Those of these cards that may take part in a mission, whatever its target."""
    return [laid for laid in row if cannot_go_anywhere(state, laid) is None]
