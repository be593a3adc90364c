"""Where a unit may go, and where it may stay (DD-MOVE-03…17, DD-FOREST)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.dominate.kinds import Class, Terrain
from starboard.games.dominate.pieces import blocker_at, class_of, terrain_at, unit_at
from starboard.games.dominate.state import Figure, Table


def why_no_entry(state: Table, figure: Figure, field: str) -> Illegal | None:
    """Why a unit may not come onto a field at all, not even in passing."""
    kind = terrain_at(state, field)
    if kind is None:
        return Illegal("DD-MOVE-03", "no-such-field", field=field)
    if figure.sheet.cls is Class.AIR:
        return None  # DD-MOVE-13
    sheet = figure.sheet
    if sheet.moves_on:
        if kind not in sheet.moves_on:
            return Illegal("DD-MOVE-06", "cannot-go-there", figure=figure.id, field=field)
    elif kind is Terrain.WATER:
        return Illegal("DD-MOVE-06", "is-water", field=field)
    elif kind is Terrain.MOUNTAIN:
        return Illegal("DD-MOVE-07", "is-mountain", field=field)
    if kind is Terrain.FOREST and sheet.no_forest:
        return Illegal("DD-FOREST-02", "no-forest", figure=figure.id, field=field)
    if field not in state.standing:
        return None
    if blocker_at(state, field) is not None:
        return Illegal("DD-MOVE-05", "building-there", field=field)
    other = unit_at(state, field)
    if other is None or other is figure or not state.hostile(figure.owner, other.owner):
        return None  # DD-MOVE-08, 09
    cls = class_of(state, other)
    if cls is Class.AIR or may_drive_over(figure, other, cls):
        return None  # DD-MOVE-10, DD-OVERRUN-01
    return Illegal("DD-MOVE-04", "enemy-there", field=field, figure=other.id)


def why_no_stay(state: Table, figure: Figure, field: str) -> Illegal | None:
    """Why a unit may not end its movement on a field that it may enter."""
    if figure.sheet.cls is Class.AIR:
        return why_no_landing(state, figure, field)
    if blocker_at(state, field) is not None:
        return Illegal("DD-MOVE-12", "building-there", field=field)
    other = unit_at(state, field)
    if other is None or other is figure:
        return None
    if state.hostile(figure.owner, other.owner) and may_drive_over(
        figure, other, class_of(state, other)
    ):
        return None
    return Illegal("DD-MOVE-11", "unit-there", field=field, figure=other.id)


def why_no_landing(state: Table, figure: Figure, field: str) -> Illegal | None:
    """An air unit may stay over any terrain, but only over a helipad or nothing (DD-MOVE-14…16)."""
    for other in state.at(field):
        if other is not figure and (other.type != "helipad" and other.type != "bridge"):
            return Illegal("DD-MOVE-14", "figure-there", field=field, figure=other.id)
    return None


def stops_at(state: Table, figure: Figure, field: str) -> bool:
    """Whether a unit that enters a field has to stay there (DD-FOREST-01, 03)."""
    return figure.sheet.cls is not Class.AIR and terrain_at(state, field) is Terrain.FOREST


def can_finish(state: Table, figure: Figure, field: str, points: int) -> bool:
    """Whether a unit that has come to a field can stay there or go on to where it can."""
    seen = {field}
    edge = [field]
    while edge:
        for here in edge:
            if why_no_stay(state, figure, here) is None:
                return True
        if points == 0:
            return False
        points -= 1
        following: list[str] = []
        for here in edge:
            if stops_at(state, figure, here):
                continue
            for other in state.land.beside(here):
                if other not in seen and why_no_entry(state, figure, other) is None:
                    seen.add(other)
                    following.append(other)
        edge = following
    return False


def may_drive_over(figure: Figure, other: Figure, cls: Class) -> bool:
    """Armoured units drive over infantry, if attacks can destroy it (DD-OVERRUN-01, 13)."""
    if figure.sheet.cls is not Class.ARMOURED or cls is not Class.INFANTRY:
        return False
    return not (other.sheet.shield or other.sheet.invulnerable)
