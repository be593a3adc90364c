"""Doors: opening, closing, and what is behind a lock (DD-INACT-17…19)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.events import DoorRefused, DoorTurned
from starboard.games.dominate.indoors.floor import Door
from starboard.games.dominate.indoors.labels import tell_labels
from starboard.games.dominate.indoors.laying import lay_at
from starboard.games.dominate.indoors.persons import floor_of, is_intruder
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import only

OPEN, CLOSED, BLOWN = "open", "closed", "blown"


def doors_at(state: Table, field: str) -> Iterator[Door]:
    """The doors whose edge touches a square."""
    for door in floor_of(state).doors.values():
        if field in (door.one, door.other):
            yield door


def use_door(state: Table, figure: Figure, door: Door) -> None:
    """An open door is closed and a closed one opened, if it is not locked (DD-INACT-17, 19)."""
    if door.state == OPEN:
        set_door(state, door, CLOSED, figure)
    elif door.state == CLOSED and door.locked.value:
        door.locked.seen |= only(floor_of(state).pl1)
        state.report(DoorRefused("DD-INACT-19", figure.id, door.id))
    elif door.state == CLOSED:
        set_door(state, door, OPEN, figure)


def set_door(state: Table, door: Door, becomes: str, by: Figure | None = None) -> None:
    """A door changes; what lies behind is laid and seen (DD-INACT-18, DD-INFOG-06, DD-ALARM-09)."""
    door.state = becomes
    intruder = by is not None and is_intruder(state, by)  # DD-GUARD-24
    door.opened_in = state.turn if becomes != CLOSED and intruder else 0  # DD-GUARD-24
    state.report(DoorTurned("DD-INACT-17", door.id, becomes))
    if becomes != CLOSED:
        for side in (door.one, door.other):
            lay_at(state, side)
    look_around(state)
    tell_labels(state)  # DD-INPREP-08


def blow_open(state: Table, door: Door, by: Figure) -> None:
    """An attacked door is open for ever, locked or not (DD-INCOMB-11)."""
    lock(state, door, False)
    set_door(state, door, BLOWN, by)


def lock(state: Table, door: Door, locked: bool) -> None:
    """A lock changes, and who knew of it knows no more; an open door is never locked."""
    door.locked.value = locked and door.state == CLOSED
    door.locked.seen = only(floor_of(state).pl2)
