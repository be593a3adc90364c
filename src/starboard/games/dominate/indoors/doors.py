"""Doors: opening, closing, and what is behind a lock (DD-INACT-17…19)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.events import DoorRefused, DoorTurned
from starboard.games.dominate.indoors.persons import floor_of, is_intruder
from starboard.games.dominate.state import Door, Figure, Table
from starboard.kernel import only

OPEN, CLOSED, BLOWN = "open", "closed", "blown"


def doors_at(state: Table, field: str) -> Iterator[Door]:
    """The doors whose edge touches a square."""
    for door in floor_of(state).doors.values():
        if field in (door.one, door.other):
            yield door


def use_door(state: Table, figure: Figure, door: Door) -> bool:
    """An open door is closed and a closed one opened, if it is not locked (DD-INACT-17, 19)."""
    if door.state == BLOWN:
        return False
    if door.state == OPEN:
        set_door(state, door, CLOSED, figure.id)
        return True
    if door.locked.value:
        learn_lock(state, door)
        state.report(DoorRefused("DD-INACT-19", figure.id, door.id))
        return False
    set_door(state, door, OPEN, figure.id)
    return True


def learn_lock(state: Table, door: Door) -> None:
    """Who tries a locked door knows of it."""
    door.locked.seen |= only(floor_of(state).pl1)


def set_door(state: Table, door: Door, becomes: str, by: str = "") -> None:
    """A door changes; what lies behind it can be seen now (DD-INACT-18)."""
    door.state = becomes
    door.opened_by = by if becomes == OPEN else ""
    figure = state.figures.get(by)
    intruder = figure is not None and is_intruder(state, figure)
    door.opened_in = state.turn if becomes != CLOSED and intruder else 0
    state.report(DoorTurned("DD-INACT-17", door.id, becomes))
    look_around(state)


def blow_open(state: Table, door: Door, by: str) -> None:
    """An attacked door is open for ever, locked or not (DD-INCOMB-11)."""
    door.locked.value = False
    set_door(state, door, BLOWN, by)
