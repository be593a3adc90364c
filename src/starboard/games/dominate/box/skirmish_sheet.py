"""The sheet of a skirmish: for everybody, or the figures of one faction."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.boards import drawn_figures, look_at, ore_of, signs, tile_at
from starboard.games.dominate.box.sheets import Put, SeatSheet, Sheet, TileSheet, put_of, taken
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.printed import Board, Placement, SeatPlan, Skirmish
from starboard.games.dominate.setup import skirmish_table
from starboard.games.dominate.terminal.board import board_map

TOKEN_SIGNS = {":": "ford"}
"""What lies on a field besides figures."""
FACED = ("refinery", "factory")
"""Buildings of which it matters where they face (DD-HARV-06, DD-PLACE-16)."""


def skirmish_sheet(box: Box, plan: Skirmish, faction: str, lang: str) -> Sheet:
    """The sheet as data; for one faction its own figures and what belongs to nobody."""
    puts = [put for put in all_puts(plan) if not faction or put["faction"] in ("", faction)]
    tiles = tile_sheets(plan.board, puts)
    return {
        "scenario": plan.id,
        "name": plan.name.of(lang),
        "players": plan.players,
        "take": taken(tiles),
        "tiles": tiles,
        "aside": [],
        "seats": [seat_sheet(seat) for seat in plan.seats if faction in ("", seat.faction.value)],
        "rules": [rule.of(lang) for rule in plan.rules],
        "map": board_map(skirmish_table(1, box, plan, 0, True)).plain.splitlines(),
    }


def seat_sheet(seat: SeatPlan) -> SeatSheet:
    slot = {
        type: [str(field) for field in (fields if isinstance(fields, tuple) else (fields,))]
        for type, fields in seat.slot.items()
    }
    return {"faction": seat.faction.value, "credits": seat.credits, "slot": slot}


def all_puts(plan: Skirmish) -> Iterator[Put]:
    """Figures and tokens in the order of the board."""
    for column, row, sign in signs(plan.board, plan.id):
        if sign in TOKEN_SIGNS:
            yield put_of(TOKEN_SIGNS[sign], field_at(column, row))
    for field in ore_of(plan.board, plan.id):
        yield put_of("ore", field)
    for figure in [*drawn_figures(plan.board, plan.id), *plan.board.figures]:
        if not figure.hidden:
            for spot in figure.places():
                yield figure_put(figure, field_at(*spot))


def figure_put(figure: Placement, field: str) -> Put:
    """A figure, with the side it faces where that matters."""
    return {
        "type": figure.type,
        "faction": figure.faction.value if figure.faction is not None else "",
        "field": field,
        "facing": figure.facing.value if figure.type in FACED else "",
        "side": figure.side.value if figure.side is not None else "",
        "note": "",
    }


def tile_sheets(board: Board, puts: list[Put]) -> list[TileSheet]:
    """Each tile with what comes onto it; a board that is one piece has one."""
    found: dict[str, list[Put]] = {tile: [] for tile in board.tiles} or {"": []}
    for put in puts:
        found.setdefault(tile_at(board, *place_of(put["field"])), []).append(put)
    return [tile_sheet(board, tile, held) for tile, held in found.items()]


def tile_sheet(board: Board, name: str, puts: list[Put]) -> TileSheet:
    tile = board.tiles.get(name)
    column, row = tile.at if tile is not None else (0, 0)
    return {
        "tile": name,
        "at": field_at(column, row),
        "size": list(tile.size) if tile is not None else [],
        "look": look_at(board, column, row).value,
        "put": puts,
        "doors": [],
        "note": "",
        "later": False,
    }
