"""Reading an outdoor board: rows of signs become fields, tokens and figures (map format)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import BadInput
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.kinds import Look, Side, Terrain
from starboard.games.dominate.printed import Board, Placement

SIGNS: dict[str, Terrain] = {
    ".": Terrain.OPEN,
    "f": Terrain.FOREST,
    "~": Terrain.WATER,
    "^": Terrain.MOUNTAIN,
    "o": Terrain.OPEN,
    "=": Terrain.WATER,
    "%": Terrain.WATER,
    ":": Terrain.FORD,
    "W": Terrain.OPEN,
    "c": Terrain.OPEN,
}
NO_FIELD = "x"
BRIDGES = {"=": Side.INTACT, "%": Side.DESTROYED}
SIDES = {Look.EUROPE: Side.GREEN, Look.NEAR_EAST: Side.YELLOW}
"""Which side civil buildings show (DD-CIVIL-03)."""


def signs(board: Board, where: str) -> Iterator[tuple[int, int, str]]:
    """Column, row and sign of every field."""
    for row, line in enumerate(board.rows.splitlines()):
        for column, sign in enumerate(line.split()):
            if sign == NO_FIELD:
                continue
            if sign not in SIGNS:
                place = field_at(column, row)
                raise BadInput(f"{where}: board", "no-such-sign", sign=sign, field=place)
            yield column, row, sign


def terrain_of(board: Board, where: str, tile: str = "") -> dict[str, str]:
    """The kinds of all fields, or of those of one tile."""
    return {
        field_at(column, row): SIGNS[sign].value
        for column, row, sign in signs(board, where)
        if not tile or tile_at(board, column, row) == tile
    }


def tile_at(board: Board, column: int, row: int) -> str:
    """The tile a field belongs to; a board without tiles is one."""
    for name, tile in board.tiles.items():
        left, top = tile.at
        width, height = tile.size
        if left <= column < left + width and top <= row < top + height:
            return name
    return ""


def look_at(board: Board, column: int, row: int) -> Look:
    """In which part of the world a field lies."""
    tile = board.tiles.get(tile_at(board, column, row))
    return board.look if tile is None or tile.look is None else tile.look


def regions_of(board: Board, where: str) -> dict[str, str]:
    """The fields that lie elsewhere than the board as a whole."""
    return {
        field_at(column, row): look_at(board, column, row).value
        for column, row, _ in signs(board, where)
        if look_at(board, column, row) is not board.look
    }


def ore_of(board: Board, where: str) -> dict[str, list[str]]:
    """The ore on the board, each with its region."""
    return {
        field_at(column, row): [look_at(board, column, row).value]
        for column, row, sign in signs(board, where)
        if sign == "o"
    }


def drawn_figures(board: Board, where: str) -> Iterator[Placement]:
    """The bridges, walls and civil buildings that stand in the rows themselves."""
    for column, row, sign in signs(board, where):
        at = (column, row)
        if sign in BRIDGES:
            yield Placement(type="bridge", at=at, side=BRIDGES[sign])
        elif sign == "W":
            yield Placement(type="wall", at=at)
        elif sign == "c":
            yield Placement(type="civil_building", at=at, side=SIDES[look_at(board, column, row)])
