"""Terminals and what hangs on them, on the table or still in the fog (DD-INACT-15, 16)."""

from __future__ import annotations

from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.doors import lock
from starboard.games.dominate.indoors.events import Switched
from starboard.games.dominate.indoors.floor import Backstage, Spot
from starboard.games.dominate.indoors.laying import backstage_of
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.state import Table


def operate(state: Table, name: str, on: bool) -> None:
    """Cameras, guns and bots go on or off; a door is locked while its terminal is on."""
    backstage = backstage_of(state)
    if backstage is None:
        return
    if name not in backstage.names:
        operate_hidden(backstage, name, on)
        return
    floor = floor_of(state)
    for id in backstage.names[name]:
        if id in floor.spots:
            set_device(state, floor.spots[id], on)
        elif id in floor.doors:
            lock(state, floor.doors[id], on)
        elif id in floor.bots:
            floor.bots[id].on = on


def operate_hidden(backstage: Backstage, name: str, on: bool) -> None:
    """What is still in the fog will be found as it was switched."""
    planned = [door for parcel in backstage.parcels.values() for door in parcel.doors]
    if name in [door.name for door in planned]:
        backstage.changed[name] = "locked" if on else "closed"
    else:
        backstage.changed[name] = "active" if on else "inactive"


def set_device(state: Table, spot: Spot, on: bool) -> None:
    """Its light changes; a camera that comes on may see somebody."""
    if spot.on != on:
        spot.on = on
        state.report(Switched("DD-INACT-16", spot.id, on))
        look_around(state)
