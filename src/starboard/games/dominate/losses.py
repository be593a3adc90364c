"""Figures that are lost, and what goes with them (DD-COMBAT-04, 05, 09)."""

from __future__ import annotations

from starboard.games.dominate.events import (
    Destroyed,
    OreDropped,
    ShieldHeld,
    Surviving,
    Turned,
)
from starboard.games.dominate.kinds import Side
from starboard.games.dominate.pieces import flies, take_off
from starboard.games.dominate.state import Figure, Table
from starboard.games.dominate.surplus import building_lost


def hit(state: Table, figure: Figure) -> bool:
    """An attack on a figure counts; says whether it destroys it (DD-SHIELD-01)."""
    figure.hits = (figure.hits if figure.hit_in == state.turn else 0) + 1
    figure.hit_in = state.turn
    if figure.sheet.invulnerable or (figure.sheet.shield and figure.hits < 2):
        state.report(ShieldHeld("DD-SHIELD-01", figure.id))
        return False
    return True


def destroy(
    state: Table, figure: Figure, by: int, clause: str = "DD-COMBAT-04", cause: str = ""
) -> None:
    """A figure is destroyed, with all that depends on it; a bridge is flipped (DD-BRIDGE-03).

    `by` is the seat and `cause` the figure that did it.
    """
    if figure.type == "bridge":
        flip_bridge(state, figure, by, cause)
        return
    field = figure.field
    on_top = companions(state, figure) if figure.type == "helipad" else []  # DD-HELI-07
    lose(state, figure, by, clause, cause)
    for other in on_top:
        fall(state, other, by, "DD-HELI-07", other.sheet.ammo_once, cause)
    drop_ore(state, figure, field)  # DD-HARV-07


def drop_ore(state: Table, figure: Figure, field: str) -> None:
    """What a harvester had in it stays on its field (DD-HARV-07)."""
    if figure.cargo and field:
        state.ore.setdefault(field, []).append(figure.cargo)
        state.report(OreDropped("DD-HARV-07", field))


def lose(state: Table, figure: Figure, by: int, clause: str, cause: str = "") -> None:
    """One figure goes, and its passengers with it (DD-TRANSPORT-08)."""
    for name in list(figure.passengers):
        passenger = state.figures[name]
        lose(state, passenger, by, "DD-TRANSPORT-08", cause)
    field = figure.field
    take_off(state, figure)
    told = Destroyed(clause, figure.id, figure.type, field, figure.owner, by, cause)
    state.report(told)  # DD-COMBAT-04
    building_lost(state, figure)  # DD-BUILD-11, DD-UPLINK-06


def flip_bridge(state: Table, bridge: Figure, by: int, cause: str = "") -> None:
    """The bridge is water; the ground unit on it is lost (DD-BRIDGE-03, 06, 07)."""
    bridge.side = Side.DESTROYED.value
    state.report(Turned("DD-BRIDGE-03", bridge.id, Side.DESTROYED.value))
    for other in companions(state, bridge):
        fall(state, other, by, "DD-BRIDGE-06", not flies(state, other), cause)


def fall(state: Table, figure: Figure, by: int, clause: str, falls: bool, cause: str) -> None:
    """Whether what stood on something is lost with it; shields do not help (DD-SHIELD-05)."""
    if falls:  # DD-BRIDGE-06, 07
        destroy(state, figure, by, clause, cause)  # DD-BRIDGE-06, DD-HELI-07
    else:
        state.report(Surviving("DD-BRIDGE-07", figure.id))


def companions(state: Table, figure: Figure) -> list[Figure]:
    """The units on the same field."""
    return [other for other in state.at(figure.field) if other.is_unit and other is not figure]
