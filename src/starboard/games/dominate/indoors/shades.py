"""Patrols in the fog: they walk on, and only PL2 knows where (DD-GUARD-11)."""

from __future__ import annotations

from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.doors import CLOSED, OPEN, set_door
from starboard.games.dominate.indoors.events import GuardAppeared, GuardVanished
from starboard.games.dominate.indoors.floor import Backstage, Guard, PlannedDoor, Shade
from starboard.games.dominate.indoors.going import walk, why_no_room, why_no_square
from starboard.games.dominate.indoors.laying import backstage_of, is_open, parcel_at
from starboard.games.dominate.indoors.persons import BY_THE_BOOK, floor_of
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.plans import edge
from starboard.games.dominate.squares import door_between
from starboard.games.dominate.state import Figure, Table


def vanishes(state: Table, figure: Figure, guard: Guard, field: str) -> bool:
    """He leaves the laid tiles over an open edge; says whether he is gone."""
    backstage = backstage_of(state)
    if backstage is None or field in floor_of(state).squares:
        return False
    parcel = parcel_at(backstage, field)
    if parcel is None or not is_open(state, parcel, figure.field, field):
        return False
    guard.shade.value = Shade(field)
    state.report(GuardVanished("DD-GUARD-11", figure.id, figure.field))
    relocate(state, figure, "")
    return True


def open_to_fog(state: Table, figure: Figure, guard: Guard, field: str) -> None:
    """A closed door on his way to a hidden tile he opens, which lays the tile (DD-INFOG-06)."""
    # DD-GUARD-12
    if state.rules < BY_THE_BOOK or figure.used == state.turn or field in floor_of(state).squares:
        return  # DD-GUARD-12
    door = door_between(floor_of(state), figure.field, field)
    if door is not None and door.state == CLOSED and not door.locked.value:
        figure.used = state.turn  # DD-GUARD-12
        guard.opened = door.id  # DD-GUARD-13
        set_door(state, door, OPEN, figure)


def pace_in_fog(state: Table, guard: Guard, left: int) -> int:
    """To the next cross, as on the board (DD-GUARD-09); the steps left once he is back on it."""
    figure = state.figures[guard.figure]
    route, stops = guard.route.value or (), guard.stops.value or ()
    while left and route and guard.shade.value is not None:
        place = ((guard.place.value or 0) + 1) % len(route)
        if not step_in_fog(state, figure, guard, route[place]):
            return 0
        guard.place.value = place
        left = 0 if route[place] in stops else left - 1
    return left


def step_in_fog(state: Table, figure: Figure, guard: Guard, field: str) -> bool:
    """One step of somebody whom PL1 does not see; doors cost his action there too."""
    shade, backstage = guard.shade.value, backstage_of(state)
    if shade is None or backstage is None:
        return False
    if field in floor_of(state).squares:
        return comes_back(state, figure, guard, shade, field)
    door = hidden_door(backstage, shade.field, field)
    word = "open" if door is None else backstage.changed.get(door.name, door.state)
    if door is None or word == "open":
        guard.shade.value = Shade(field, shade.opened, shade.tired_in)
        return True
    if word == "locked" or shade.tired_in == state.turn:
        return False
    backstage.changed[door.name] = "open"
    guard.shade.value = Shade(field, door.name, state.turn)
    return True


def comes_back(state: Table, figure: Figure, guard: Guard, shade: Shade, field: str) -> bool:
    """Onto a laid tile; a door that he opens shows where he was (DD-GUARD-11, DD-INFOG-06)."""
    door = door_between(floor_of(state), shade.field, field)
    if door is None or door.state != CLOSED:
        return appears(state, figure, guard, field)
    if door.locked.value or shade.tired_in == state.turn:
        return False
    figure.used = state.turn
    guard.opened = door.id
    set_door(state, door, OPEN, figure)
    if not figure.field or why_no_square(state, figure, field) or why_no_room(state, figure, field):
        return False
    walk(state, figure, field)
    return True


def appears(state: Table, figure: Figure, guard: Guard, field: str) -> bool:
    """He is back on the board, if there is room for him."""
    if why_no_square(state, figure, field) or why_no_room(state, figure, field):
        return False
    guard.shade.value = None
    relocate(state, figure, field)
    state.report(GuardAppeared("DD-GUARD-11", figure.id, field))
    look_around(state)
    return True


def close_in_fog(state: Table, guard: Guard) -> None:
    """A door he opened in the fog he closes at the start of his turn, if adjacent."""
    shade, backstage = guard.shade.value, backstage_of(state)
    if shade is None or backstage is None or not shade.opened:
        return
    parcel = parcel_at(backstage, shade.field)
    names = (
        []
        if parcel is None
        else [door.name for door in parcel.doors if shade.field in (door.one, door.other)]
    )
    if shade.opened in names:
        backstage.changed[shade.opened] = "closed"
        guard.shade.value = Shade(shade.field, "", state.turn)
    else:
        guard.shade.value = Shade(shade.field)


def hidden_door(backstage: Backstage, one: str, other: str) -> PlannedDoor | None:
    """The door of the plan between two squares in the fog."""
    parcel = parcel_at(backstage, one)
    for door in parcel.doors if parcel is not None else ():
        if edge(door.one, door.other) == edge(one, other):
            return door
    return None
