"""Figures on the board: what they are, where they stand, how many are left (DD-FIG, DD-MAT)."""

from __future__ import annotations

from starboard.games.dominate.boosts import outfitted
from starboard.games.dominate.kinds import Class, Side, Terrain
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.state import NEUTRAL, Figure, Table, category_of

TOKEN_YARDS = 2
"""MCV tokens of each colour; a construction yard may be the back of one (DD-MCV-04)."""


def class_of(state: Table, figure: Figure) -> Class:
    """Its class; a fighter or bomber on a helipad counts as wheeled (DD-FIG-05, 07)."""
    cls = figure.sheet.cls
    if cls is Class.AIR and figure.sheet.ammo_once and on_helipad(state, figure):
        return Class.WHEELED
    return cls


def on_helipad(state: Table, figure: Figure) -> bool:
    """Whether a unit stands on a helipad."""
    return helipad_at(state, figure.field) is not None


def helipad_at(state: Table, field: str) -> Figure | None:
    """The helipad on a field."""
    return of_type_at(state, field, "helipad")


def bridge_at(state: Table, field: str) -> Figure | None:
    """The bridge on a field, whole or not."""
    return of_type_at(state, field, "bridge")


def of_type_at(state: Table, field: str, type: str) -> Figure | None:
    """A figure of that type on a field."""
    for name in state.standing.get(field, ()):
        figure = state.figures[name]
        if figure.sheet.type == type:
            return figure
    return None


def flies(state: Table, figure: Figure) -> bool:
    """Whether it is an air unit now (DD-FIG-06)."""
    return class_of(state, figure) is Class.AIR


def is_intact(bridge: Figure) -> bool:
    return bridge.side != Side.DESTROYED


def terrain_at(state: Table, field: str) -> Terrain | None:
    """What a field is to who enters it: an intact bridge is open ground (DD-BRIDGE-02, 03)."""
    kind = state.land.kind(field)
    if kind is Terrain.WATER:
        bridge = bridge_at(state, field)
        if bridge is not None and is_intact(bridge):
            return Terrain.OPEN
    return kind


def unit_at(state: Table, field: str) -> Figure | None:
    """The unit on a field."""
    for name in state.standing.get(field, ()):
        figure = state.figures[name]
        if figure.is_unit:
            return figure
    return None


def blocker_at(state: Table, field: str) -> Figure | None:
    """The building that fills a field; bridges do not (DD-MOVE-05, 12)."""
    for name in state.standing.get(field, ()):
        figure = state.figures[name]
        if figure.is_building and figure.sheet.type != "bridge":  # DD-MOVE-08
            return figure
    return None


def new_id(state: Table, type: str) -> str:
    """The next figure of a type gets the next number."""
    number = state.numbers[type] = state.numbers.get(type, 0) + 1
    return f"{type}.{number}"


def put(state: Table, sheet: Sheet, owner: int, field: str, colour: str = "") -> Figure:
    """Set a new figure up on a field; where it is aboard, the field is empty."""
    if not colour and owner != NEUTRAL:
        colour = state.players[owner].faction
    if state.mission is not None and state.mission.boosts:
        sheet = outfitted(state, sheet, owner)
    figure = Figure(new_id(state, sheet.type), sheet, owner, colour, field, [])
    state.figures[figure.id] = figure
    if field:
        state.standing.setdefault(field, []).append(figure.id)
    return figure


def relocate(state: Table, figure: Figure, field: str) -> None:
    """Set a figure onto another field, or off all fields."""
    if figure.field:
        leave(state, figure)
    figure.field = field
    if field:
        state.standing.setdefault(field, []).append(figure.id)


def leave(state: Table, figure: Figure) -> None:
    """Take a figure off its field."""
    others = state.standing[figure.field]
    others.remove(figure.id)
    if not others:
        del state.standing[figure.field]


def take_off(state: Table, figure: Figure) -> None:
    """A figure leaves the game; it is in the supply of its colour again (DD-COMBAT-05)."""
    if figure.field:
        leave(state, figure)
    if figure.aboard:
        state.figures[figure.aboard].passengers.remove(figure.id)  # DD-TRANSPORT-08
    del state.figures[figure.id]
    if state.mission is not None:
        state.mission.fallen[figure.id] = figure  # DD-TRIGGER-02


def in_play(state: Table, colour: str, type: str) -> int:
    """How many figures of a colour are on the board or aboard."""
    count = 0
    for figure in state.figures.values():
        if figure.colour == colour and figure.sheet.type == type:
            count += 1
    return count


def in_slot(state: Table, seat: int, type: str) -> int:
    """How many figures of a type a seat has in production; for who may know it."""
    sheet = state.box.sheet(type)
    orders = state.players[seat].orders(category_of(sheet))
    return len([order for order in orders if order.partition("@")[0] == type])


def left(state: Table, seat: int, type: str) -> int:
    """How many unused figures of a type a seat has (DD-PLACE-04)."""
    if type in ("mcv", "construction_yard"):
        return left_of_yards(state, seat, type)
    return state.box.sheet(type).per_faction - used_up(state, seat, type)


def used_up(state: Table, seat: int, type: str) -> int:
    """How many figures of its colour a seat has in play or in production."""
    used = in_play(state, state.players[seat].faction, type) + in_slot(state, seat, type)
    return used + in_fog(state, seat, type)


def in_fog(state: Table, seat: int, type: str) -> int:
    """Figures of PL2 that wait on hidden tiles; only he knows them (DD-FOG-06)."""
    mission = state.mission
    room = None if mission is None or seat != mission.pl2 else mission.backroom.value  # DD-MAT-02
    if room is None:
        return 0
    waiting = [plan for planned in room.asleep.values() for plan in planned]
    colour = state.players[seat].faction
    return len(
        [plan for plan in waiting if plan.sheet.type == type and plan.colour == colour]
    )  # DD-MAT-02


def left_of_yards(state: Table, seat: int, type: str) -> int:
    """A yard is the plastic figure or the back of an MCV token (DD-MCV-04)."""
    figures = state.box.sheet("construction_yard").per_faction
    yards = used_up(state, seat, "construction_yard")
    tokens = TOKEN_YARDS - used_up(state, seat, "mcv") - max(0, yards - figures)
    return tokens if type == "mcv" else tokens + max(0, figures - yards)  # DD-MAT-02


def count_of(state: Table, seat: int, type: str) -> int:
    """How many buildings of a type a seat controls."""
    count = 0
    for figure in state.figures.values():
        if figure.owner == seat and figure.sheet.type == type:
            count += 1
    return count
