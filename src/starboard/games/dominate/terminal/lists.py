"""Figures and the build slot as lists, for a terminal."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.dominate.face.names import kind_called
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.slot import limit_of, split
from starboard.games.dominate.state import READY, STRIKE, Figure, Table
from starboard.games.dominate.terminal.codes import by_sheet, code_of
from starboard.games.dominate.words import told
from starboard.screen.look import COLOURS, QUIET, SHAPES


def figure_lists(state: Table, lang: str, width: int) -> list[RenderableType]:
    """For each seat its figures by kind, with where they stand and what is special about them."""
    found: list[RenderableType] = []
    for seat in state.order:
        own: dict[str, list[Figure]] = {}
        for figure in state.of(seat):
            own.setdefault(figure.type, []).append(figure)
        kinds = [kind_line(state, own[type], type, lang) for type in sorted(own, key=by_sheet)]
        if kinds:
            line = f"{SHAPES[seat]} " + " · ".join(kinds)
            found.append(Text(line, style=COLOURS[seat]))
    return found


def kind_line(state: Table, figures: list[Figure], type: str, lang: str) -> str:
    """The figures of one kind: `Tank 1 F5, 2 G6 (used)`."""
    told_figures = []
    for figure in figures:
        number = figure.id.rpartition(".")[2]
        place = figure.field.upper() or told(lang, "board-aboard")
        marks = badges(state, figure, lang)
        told_figures.append(f"{number} {place}" + (f" ({', '.join(marks)})" if marks else ""))
    name = kind_called(state.box, type, lang, state.scenario.id)
    return f"{name} {', '.join(told_figures)}"


def badges(state: Table, figure: Figure, lang: str) -> list[str]:
    """What is special about a figure now."""
    holds = {
        "used": figure.used == state.turn and figure.is_unit and figure.owner == state.active,
        "ore": bool(figure.cargo),
        "empty": figure.sheet.ammo_once and not figure.loaded,
        "prone": figure.prone,
        "hit": figure.hit_in == state.turn and figure.hits > 0,
        "suppressed": figure.suppressed_in == state.turn,
        "carries": bool(figure.passengers),
    }
    return [told(lang, "board-badge", badge=badge) for badge, so in holds.items() if so]


def slot_track(state: Table, seat: int, lang: str) -> Grid:
    """The own slot as a track from 8 to READY, a line for each category."""
    grid = Grid(box=None, padding=(0, 1, 0, 0), header_style=QUIET)
    grid.add_column(told(lang, "board-track"), style=QUIET)
    for field in range(STRIKE, READY, -1):
        grid.add_column(str(field), min_width=2)
    grid.add_column(told(lang, "board-ready"))
    for category in Category:
        cells = [""] * (STRIKE + 1)
        for order in state.players[seat].orders(category):
            type, field = split(order)
            cells[STRIKE - field] = f"{cells[STRIKE - field]} {code_of(type)}".strip()
        limit = limit_of(state, seat, category)
        name = told(lang, "board-category", category=category.value, limit=limit)
        grid.add_row(name, *[cell or "·" for cell in cells])
    return grid
