"""Effects indoors: alarm, doors, devices, what may be acted on."""

from __future__ import annotations

from starboard.games.dominate.indoors.alarm import end_alarm, raise_alarm
from starboard.games.dominate.indoors.devices import operate, set_device
from starboard.games.dominate.indoors.doors import CLOSED, OPEN, lock, set_door
from starboard.games.dominate.indoors.floor import Door
from starboard.games.dominate.indoors.laying import backstage_of
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.script import effects as d
from starboard.games.dominate.script.scene import ids_of
from starboard.games.dominate.script.stage import Stage
from starboard.games.dominate.script.words import CHOSEN
from starboard.games.dominate.state import Table


def alarm(stage: Stage, on: bool) -> None:
    """A mission may raise the alarm, and only a mission ends it (DD-ALARM-02)."""
    floor = floor_of(stage.state)
    if on and not floor.alarm:
        raise_alarm(stage.state, "DD-ALARM-02")
    elif not on and floor.alarm:
        end_alarm(stage.state)


def door(stage: Stage, args: d.SetDoor) -> None:
    """A door on the table, or one that is still behind the fog."""
    state = stage.state
    ids = ids_of(state, args.id)
    if args.id == CHOSEN:
        near = doors_in_reach(state, stage.run.holder)
        ids = stage.pick(near, 1, stage.run.holder) if len(near) > 1 else near
    backstage = backstage_of(state)
    if not ids and backstage is not None and args.id != CHOSEN:
        backstage.changed[args.id] = "closed" if args.set == "unlocked" else args.set
    for id in ids:
        turn(state, floor_of(state).doors[id], args.set)


def turn(state: Table, gate: Door, word: str) -> None:
    """Open and closed are seen; a lock is not."""
    if word == "open":
        lock(state, gate, False)
        if gate.state == CLOSED:
            set_door(state, gate, OPEN)
        return
    if (word == "locked" and gate.state == OPEN) or (word == "closed" and gate.state == OPEN):
        set_door(state, gate, CLOSED)
    if word in ("locked", "unlocked"):
        lock(state, gate, word == "locked")


def doors_in_reach(state: Table, seat: int) -> list[str]:
    """The closed doors beside figures of a seat that stand."""
    places = {figure.field for figure in state.of(seat) if figure.field and not figure.prone}
    return [
        gate.id
        for gate in floor_of(state).doors.values()
        if gate.state == CLOSED and {gate.one, gate.other} & places
    ]


def device(stage: Stage, args: d.SetDevice) -> None:
    """Terminals, cameras, guns and guardbots go on or off (DD-INACT-16)."""
    state, on = stage.state, args.set == "active"
    for id in ids_of(state, args.id):
        spot = floor_of(state).spots.get(id)
        if spot is not None and spot.kind == "terminal":
            set_device(state, spot, on)
            return
    operate(state, args.id, on)


def allow(stage: Stage, args: d.Allow) -> None:
    """From now on something can be acted on (DD-INACT-06)."""
    floor, backstage = floor_of(stage.state), backstage_of(stage.state)
    for id in ids_of(stage.state, args.object):
        if id in floor.spots:
            floor.spots[id].kept.value = False
    if backstage is not None:
        backstage.kept = tuple([name for name in backstage.kept if name != args.object])
