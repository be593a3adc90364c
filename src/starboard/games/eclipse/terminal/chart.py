"""The galaxy drawn with characters: flat-topped hexes, as wide as the terminal allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.text import Text

from starboard.games.eclipse.control import is_advanced, squares
from starboard.games.eclipse.galaxy import STEPS, connected, has_fragment, has_portal, place_of
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.state import NEUTRAL, Hex, Table
from starboard.screen.look import ACCENT, BAD, COLOURS, INFO, QUIET, SHAPES

TOPS: Final = (14, 12, 10, 8, 6)
"""Lengths of the upper edge, from roomy to narrow."""
LINES: Final = 4
"""Lines from one hex to the one below it."""
LETTERS: Final = {
    "interceptor": "i",
    "cruiser": "c",
    "dreadnought": "d",
    "starbase": "s",
    "ancient": "A",
    "guardian": "G",
    "gcds": "X",
}
CUBES: Final = {
    Resource.MATERIALS: ("m", "M"),
    Resource.SCIENCE: ("s", "S"),
    Resource.MONEY: ("c", "C"),
    Resource.GRAY: ("o", "O"),
}
"""An empty and a filled square of each resource, in both languages."""

Cell = tuple[str, str]
"""A character and its style."""


class Canvas:
    """Characters by line and column; columns may be negative until it is rendered."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], Cell] = {}

    def write(self, line: int, column: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            self.cells[line, column + offset] = (letter, style)

    def rows(self) -> Iterator[Text]:
        """The drawing, cut to what was written."""
        if not self.cells:
            return
        lines = [line for line, _ in self.cells]
        columns = [column for _, column in self.cells]
        for line in range(min(lines), max(lines) + 1):
            row = Text(no_wrap=True, overflow="crop")
            for column in range(min(columns), max(columns) + 1):
                letter, style = self.cells.get((line, column), (" ", ""))
                row.append(letter, style)
            row.rstrip()
            yield row


def chart(state: Table, width: int) -> list[Text]:
    """The whole map, its hexes as wide as they can be."""
    spread = [place_of(sector.zone)[0] for sector in state.sectors.values()]
    across = max(spread) - min(spread) + 1
    fitting = [top for top in TOPS if across * (top + 2) + 2 <= width]
    top = fitting[0] if fitting else TOPS[-1]
    canvas = Canvas()
    for sector in state.sectors.values():
        draw_frame(canvas, sector, top)
    for sector in state.sectors.values():
        draw_wormholes(canvas, state, sector, top)
        draw_inside(canvas, sector, top)
    return list(canvas.rows())


def corner(sector: Hex, top: int) -> tuple[int, int]:
    """Line and column of the upper left end of a hex."""
    q, r = place_of(sector.zone)
    return LINES * r + LINES // 2 * q, (top + 2) * q


def draw_frame(canvas: Canvas, sector: Hex, top: int) -> None:
    """Six edges, in the colour of whoever controls the sector."""
    line, column = corner(sector, top)
    style = COLOURS[sector.disc] if sector.disc >= 0 else QUIET
    canvas.write(line, column + 2, "_" * top, style)
    canvas.write(line + 1, column + 1, "/", style)
    canvas.write(line + 1, column + top + 2, "\\", style)
    canvas.write(line + 2, column, "/", style)
    canvas.write(line + 2, column + top + 3, "\\", style)
    canvas.write(line + 3, column, "\\", style)
    canvas.write(line + 3, column + top + 3, "/", style)
    canvas.write(line + 4, column + 1, "\\" + "_" * top + "/", style)


def draw_wormholes(canvas: Canvas, state: Table, sector: Hex, top: int) -> None:
    """A ring where a wormhole is whole, a dot where only this side shows a fragment."""
    line, column = corner(sector, top)
    middle = column + 2 + top // 2
    places = (
        (line, middle),
        (line + 1, column + top + 2),
        (line + 3, column + top + 3),
        (line + 4, middle),
        (line + 3, column),
        (line + 1, column + 1),
    )
    q, r = place_of(sector.zone)
    for edge, (across, down) in enumerate(places):
        if not has_fragment(sector, edge):
            continue
        beside = state.zones.get(f"{q + STEPS[edge][0]},{r + STEPS[edge][1]}")
        whole = beside is not None and connected(sector, state.sectors[beside])
        canvas.write(across, down, "○" if whole else "·", ACCENT if whole else INFO)


def draw_inside(canvas: Canvas, sector: Hex, top: int) -> None:
    """Number, owner and points; ships by owner; squares and what else lies there."""
    line, column = corner(sector, top)
    write_parts(canvas, line + 1, column + 2, top, title_parts(sector))
    write_parts(canvas, line + 2, column + 1, top + 2, ship_parts(sector))
    write_parts(canvas, line + 3, column + 1, top + 2, square_parts(sector))


def write_parts(canvas: Canvas, line: int, column: int, room: int, parts: Iterator[Cell]) -> None:
    """As many parts as there is room for, centred."""
    shown: list[Cell] = []
    length = 0
    for text, style in parts:
        if length + len(text) > room:
            break
        shown.append((text, style))
        length += len(text)
    at = column + (room - length) // 2
    for text, style in shown:
        canvas.write(line, at, text, style)
        at += len(text)


def title_parts(sector: Hex) -> Iterator[Cell]:
    """`221▲3` and signs for what lies there."""
    yield sector.id, "bold"
    if sector.disc >= 0:
        yield SHAPES[sector.disc], COLOURS[sector.disc]
    else:
        yield " ", ""
    yield f"{sector.tile.vp}", QUIET
    signs = [
        ("?", sector.discovery),
        ("*", sector.tile.artifact),
        ("¤", sector.orbital),
        ("▮", sector.monolith),
        ("@", has_portal(sector)),
    ]
    for sign, there in signs:
        if there:
            yield sign, ACCENT


def ship_parts(sector: Hex) -> Iterator[Cell]:
    """The ships of each party: its shape, then a letter for each type with their number."""
    for party in sector.parties():
        if party != NEUTRAL:
            yield SHAPES[party], COLOURS[party]
        ships = [ship.kind for ship in sector.ships_of(party)]
        for kind, letter in LETTERS.items():
            count = ships.count(kind)
            if count:
                style = BAD if party == NEUTRAL else COLOURS[party]
                yield letter + (str(count) if count > 1 else ""), style


def square_parts(sector: Hex) -> Iterator[Cell]:
    """A letter for each square: small when it is empty; underlined where it shows a star."""
    for place, resource in enumerate(squares(sector)):
        filled = sector.cubes[place]
        style = COLOURS[sector.disc] if filled and sector.disc >= 0 else QUIET
        star = " underline" if is_advanced(sector, place) else ""
        yield CUBES[resource][filled], f"{'bold ' if filled else ''}{style}{star}"
