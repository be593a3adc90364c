"""Where a figure may come onto the board (DD-PLACE-03…20)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from starboard.errors import Illegal
from starboard.games.dominate.entering import why_no_entry, why_no_stay
from starboard.games.dominate.ground import beyond, clockwise_of
from starboard.games.dominate.kinds import Class, Direction, Terrain
from starboard.games.dominate.movement import crushable
from starboard.games.dominate.pieces import bridge_at, terrain_at
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.state import Figure, Table

TOWERS: Final = ("mg_tower", "rak_tower")
NEAR: Final = 2
"""How far a new building may stand from another one (DD-PLACE-08)."""


def buildings_of(state: Table, seat: int, type: str) -> Iterator[Figure]:
    """The buildings of a type that a seat controls."""
    for figure in state.figures.values():
        if figure.owner == seat and figure.sheet.type == type:
            yield figure


def why_no_place(state: Table, seat: int, sheet: Sheet, field: str) -> Illegal | None:
    """Why a finished figure cannot be placed on a field."""
    if field not in state.land.terrain:
        return Illegal("DD-PLACE-03", "no-such-field", field=field)
    if sheet.cls is Class.BUILDING:
        return why_no_ground(state, field) or why_too_far(state, seat, field)
    if field not in doors_of(state, seat, sheet):
        return Illegal(*door_rule(sheet), type=sheet.id, field=field)
    return why_no_stop(state, seat, sheet, field)


def why_no_stop(state: Table, seat: int, sheet: Sheet, field: str) -> Illegal | None:
    """A unit appears only where it could end its movement (DD-PLACE-03, 17…19).

    An armoured vehicle could end it on infantry, which is lost then (DD-PLACE-14, 18).
    """
    newcomer = Figure(sheet.id, sheet, seat, state.players[seat].faction, "", [])
    refused = why_no_entry(state, newcomer, field)
    if refused is None:
        if crushable(state, newcomer, field) is not None:
            return None
        refused = why_no_stay(state, newcomer, field)
    return None if refused is None else Illegal("DD-PLACE-03", refused.message, **refused.arguments)


# ------------------------------------------------------------------------- units


def doors_of(state: Table, seat: int, sheet: Sheet) -> list[str]:
    """The fields where a kind of unit comes out, whatever stands there."""
    if sheet.cls is Class.INFANTRY:
        beside = state.land.beside
        found = [field for house in buildings_of(state, seat, "barracks")
                 for field in beside(house.field)]  # fmt: skip
    elif sheet.ammo_once:
        found = [pad.field for pad in buildings_of(state, seat, "helipad")]
    else:
        found = [field for factory in buildings_of(state, seat, "factory")
                 for field in exits_of(state, factory)]  # fmt: skip
    return list(dict.fromkeys(found))


def exits_of(state: Table, factory: Figure) -> list[str]:
    """The two marked fields beside a factory (DD-PLACE-16)."""
    first = Direction(factory.facing)
    places = (beyond(factory.field, first), beyond(factory.field, clockwise_of(first)))
    return [field for field in places if field in state.land.terrain]


def door_rule(sheet: Sheet) -> tuple[str, str]:
    """The clause that says where a kind of unit comes out, and its sentence."""
    if sheet.cls is Class.INFANTRY:
        return "DD-PLACE-15", "not-at-barracks"
    if sheet.ammo_once:
        return "DD-PLACE-20", "not-at-helipad"
    return "DD-PLACE-16", "not-at-exit"


# ------------------------------------------------------------------------- buildings


def why_no_ground(state: Table, field: str) -> Illegal | None:
    """An empty field of meadow, desert or forest without ore (DD-PLACE-05…07)."""
    kind = state.land.kind(field)
    if kind is Terrain.FORD or bridge_at(state, field) is not None:
        return Illegal("DD-PLACE-06", "bridge-or-ford", field=field)
    if kind is not Terrain.OPEN and kind is not Terrain.FOREST:
        return Illegal("DD-PLACE-05", "no-building-ground", field=field)
    if state.standing.get(field):
        return Illegal("DD-PLACE-05", "field-not-empty", field=field)
    if state.ore.get(field):
        return Illegal("DD-PLACE-07", "ore-there", field=field)
    if field in state.scenario.no_building:
        return Illegal("DD-ROUND-09", "no-buildings-here", field=field)
    return None


def why_too_far(state: Table, seat: int, field: str) -> Illegal | None:
    """Two fields from an own building that is no tower, not across water (DD-PLACE-08…10)."""
    if field in building_ground(state, seat):
        return None
    near = state.land.within(field, NEAR)
    around = [figure for figure in own_buildings(state, seat) if figure.field in near]
    if any(figure.sheet.type not in TOWERS for figure in around):
        return Illegal("DD-PLACE-10", "across-water", field=field)
    if around:
        return Illegal("DD-PLACE-09", "only-towers-near", field=field)
    return Illegal("DD-PLACE-08", "too-far-away", field=field)


def own_buildings(state: Table, seat: int) -> Iterator[Figure]:
    """The buildings a seat controls, captured ones and helipads too."""
    for figure in state.figures.values():
        if figure.owner == seat and figure.is_building:
            yield figure


def building_ground(state: Table, seat: int) -> dict[str, None]:
    """The fields near enough to the base, whatever lies there (DD-PLACE-08…10)."""
    homes = [figure.field for figure in own_buildings(state, seat)
             if figure.sheet.type not in TOWERS]  # fmt: skip
    found: dict[str, None] = {}
    for home in homes:
        found.update(dict.fromkeys(over_land(state, home)))
    return found


def over_land(state: Table, field: str) -> Iterable[str]:
    """The fields at most two steps away, not counted through water (DD-PLACE-10)."""
    found, edge = {field: None}, [field]
    for _ in range(NEAR):
        reached: list[str] = []
        for one in edge:
            for other in state.land.beside(one):
                if other not in found and terrain_at(state, other) is not Terrain.WATER:
                    found[other] = None
                    reached.append(other)
        edge = reached
    return found
