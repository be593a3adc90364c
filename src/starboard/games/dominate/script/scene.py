"""What a script can see: the mission, its names and places, and everybody in it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from typing import NamedTuple, Protocol

from starboard.games.dominate.campaign.pages import PL1, PL2, Page
from starboard.games.dominate.campaign.records import Backroom, Planned
from starboard.games.dominate.indoors.floor import PlannedPerson
from starboard.games.dominate.indoors.laying import backstage_of
from starboard.games.dominate.indoors.planning import GREY
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.pieces import class_of
from starboard.games.dominate.squares import distances
from starboard.games.dominate.state import Figure, Mission, Table

NEUTRAL_ROLE = "neutral"


class Being(NamedTuple):
    """A figure as a filter looks at it: on the table, in the fog, or gone."""

    id: str
    name: str
    """Its name in the plan, of somebody in the fog; else see `ids_of`."""
    tags: tuple[str, ...]
    """Words for it, of somebody in the fog; else see `tagged`."""
    type: str
    cls: Class
    colour: str
    side: str
    field: str
    prone: bool
    aboard: str
    figure: Figure | None
    alive: bool = True


def mission_of(state: Table) -> Mission:
    """The mission; there is one."""
    assert state.mission is not None
    return state.mission


def backroom_of(state: Table) -> Backroom | None:
    """What the game master knows; in an imagined state nobody may know it."""
    return None if state.mission is None else state.mission.backroom.value


def page_of(state: Table, role: str) -> Page | None:
    """A page, if it may be read."""
    return mission_of(state).pages[role].value


def role_of(state: Table, colour: str) -> str:
    """Whose colour it is: `of` goes by colour, not by control."""
    mission = mission_of(state)
    if colour == GREY:
        return PL2
    for role, seat in ((PL1, mission.pl1), (PL2, mission.pl2)):
        if state.players[seat].faction == colour:
            return role
    return NEUTRAL_ROLE


# ------------------------------------------------------------------------- names and places


def ids_of(state: Table, name: str) -> list[str]:
    """The figures and things on the table that have a name in the plan."""
    if state.floor is not None:
        backstage = backstage_of(state)
        return [] if backstage is None else backstage.names.get(name, [])
    room = backroom_of(state)
    return [] if room is None else room.names.get(name, [])


def tagged(state: Table, tag: str) -> list[str]:
    """The figures on the table that have a tag."""
    if state.floor is not None:
        backstage = backstage_of(state)
        return [] if backstage is None else backstage.tags.get(tag, [])
    room = backroom_of(state)
    return [] if room is None else room.tags.get(tag, [])


def place_named(state: Table, name: str) -> tuple[str, ...]:
    """The fields of a named place."""
    if state.floor is not None:
        backstage = backstage_of(state)
        return () if backstage is None else backstage.fields.get(name, ())
    room = backroom_of(state)
    return () if room is None else room.fields.get(name, ())


def tile_fields(state: Table, name: str) -> Iterable[str]:
    """The fields of a tile, laid or not."""
    if state.floor is None:
        room = backroom_of(state)
        return () if room is None else room.tiles.get(name, ())
    backstage = backstage_of(state)
    if backstage is None:
        return ()
    if name in backstage.parcels:
        return backstage.parcels[name].squares
    laid = backstage.tiles.get(name, "")
    return [field for field, tile in state.floor.squares.items() if tile == laid]


def tile_called(state: Table, name: str) -> str:
    """The id of a laid tile on the table."""
    if state.floor is not None:
        backstage = backstage_of(state)
        return "" if backstage is None else backstage.tiles.get(name, "")
    found = ids_of(state, f"tile {name}")
    return found[0] if found else ""


def within(state: Table, field: str, steps: int) -> Iterable[str]:
    """The fields at most so many steps away."""
    if state.floor is None:
        return state.land.within(field, steps)
    return distances(state.floor, field, steps)


# ------------------------------------------------------------------------- everybody


def being(state: Table, figure: Figure, alive: bool = True) -> Being:
    """A figure of the table, or one that has left it."""
    return Being(
        figure.id, "", (), figure.type, class_of(state, figure) if alive else figure.sheet.cls,
        figure.colour, figure.side, figure.field, figure.prone, figure.aboard, figure,
        alive and not (figure.prone and state.floor is not None),
    )  # fmt: skip


def spot_being(state: Table, id: str) -> Being | None:
    """A camera or another device, as a filter looks at it."""
    spot = None if state.floor is None else state.floor.spots.get(id)
    if spot is None:
        return None
    return Being(
        id, "", (), spot.kind, Class.BUILDING, GREY, "", spot.field, False, "", None
    )  # fmt: skip


def asleep(plan: Planned | PlannedPerson) -> Being:
    """Somebody in the fog."""
    side = plan.side if isinstance(plan, Planned) else ""
    return Being(
        "", plan.name, plan.tags, plan.sheet.type, plan.sheet.cls, plan.colour, side,
        plan.field, plan.prone, "", None,
    )  # fmt: skip


class Passing(Protocol):
    """What says of most that they are not meant."""

    def lets_pass(self, type: str, cls: Class, colour: str) -> bool: ...


def beings(
    state: Table, ids: Container[str] | None, places: Container[str] | None, meant: Passing
) -> Iterator[Being]:
    """Everybody in play who may be meant: on the table or aboard, perhaps only some of them; and
    in the fog."""
    for figure in state.figures.values():
        if (ids is not None and figure.id not in ids) or is_outside(places, figure.field):
            continue
        if meant.lets_pass(figure.type, class_of(state, figure), figure.colour):
            yield being(state, figure)
    for plan in sleepers(state):
        if is_outside(places, plan.field):
            continue
        if meant.lets_pass(plan.sheet.type, plan.sheet.cls, plan.colour):
            yield asleep(plan)


def is_outside(places: Container[str] | None, field: str) -> bool:
    """Whether only some places are meant, and this is none of them."""
    return places is not None and field not in places


def sleepers(state: Table) -> Iterator[Planned | PlannedPerson]:
    """Everybody in the fog."""
    room = backroom_of(state)
    for planned in [] if room is None else room.asleep.values():
        yield from planned
    backstage = None if state.floor is None else backstage_of(state)
    for parcel in [] if backstage is None else backstage.parcels.values():
        yield from parcel.persons


def fallen(state: Table) -> Iterator[Being]:
    """Everybody who has left the board."""
    for figure in mission_of(state).fallen.values():
        yield being(state, figure, False)
