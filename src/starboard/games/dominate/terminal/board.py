"""The battlefield drawn for a terminal: the map, the seats in a line each, the own slot."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.face.names import kind_called
from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.kinds import Terrain
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.terminal.codes import by_sheet, code_of
from starboard.games.dominate.terminal.floor import floor_legend, floor_map
from starboard.games.dominate.terminal.lists import figure_lists, slot_track
from starboard.games.dominate.words import told
from starboard.kernel.view import View
from starboard.screen.look import ACCENT, COLOURS, QUIET, SHAPES

SIGNS = {
    Terrain.OPEN: "·",
    Terrain.FOREST: "♣",
    Terrain.WATER: "≈",
    Terrain.MOUNTAIN: "^",
    Terrain.FORD: "∷",
}


def draw(
    view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
) -> RenderableType:
    """The table as one viewer sees it."""
    state = view.table
    parts: list[RenderableType] = [
        Text(told(lang, "board-round", round=state.round, last=state.last_round), style=ACCENT)
    ]
    if state.floor is not None:
        parts += [Text(told(lang, "board-alarm", on="yes" if state.floor.alarm else "no"))]
        parts += [floor_map(state, state.floor), floor_legend(state, state.floor, lang)]
    elif state.land.terrain:
        parts += [board_map(state), legend(state, lang), seats(state, lang, names)]
    if tall:
        parts += figure_lists(state, lang, width)
    if view.seat is not None and state.floor is None and not state.players[view.seat].out:
        parts.append(slot_track(state, view.seat, lang))
    return Group(*parts)


def board_map(state: Table) -> Text:
    """Fields row by row; every second row is shifted by half a field."""
    places = [place_of(field) for field in state.land.terrain]
    columns = max([column for column, _ in places]) + 1
    rows = max([row for _, row in places]) + 1
    text = Text("    ")
    for column in range(columns):
        text.append(f"{field_at(column, 0)[:-1]:^4}", style=QUIET)
    for row in range(rows):
        text.append(f"\n{row + 1:>3} {'  ' if row % 2 else ''}", style=QUIET)
        for column in range(columns):
            text.append_text(cell(state, field_at(column, row)))
    return text


def cell(state: Table, field: str) -> Text:
    """One field in four characters: the figure that matters most, or the terrain."""
    kind = state.land.kind(field)
    if kind is None:
        return Text("    ")
    figures = state.at(field)
    if figures:
        return figure_cell(state, figures[-1])
    if state.ore.get(field):
        return Text(" ◆  ", style="bold yellow")
    return Text(f" {SIGNS[kind]}  ", style=QUIET)


def figure_cell(state: Table, figure: Figure) -> Text:
    """The owner's shape and two letters; what was activated is dim."""
    if figure.owner == NEUTRAL:
        code = "//" if figure.side == "destroyed" else code_of(figure.type)
        return Text(f" {code} ", style="white")
    style = COLOURS[figure.owner]
    if figure.used == state.turn:
        style = f"dim {style}"
    return Text(f"{SHAPES[figure.owner]}{code_of(figure.type)} ", style=style)


def legend(state: Table, lang: str) -> Text:
    """What the letters on the board mean."""
    types = sorted({figure.type for figure in state.figures.values()}, key=by_sheet)
    words = [
        f"{code_of(type)} {kind_called(state.box, type, lang, state.scenario.id)}" for type in types
    ]
    return Text(" · ".join(words), style=QUIET)


def seats(state: Table, lang: str, names: Sequence[str]) -> Grid:
    """A line for each seat: faction, energy, value, credits if they are known."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for column in ("player", "faction", "credits", "energy", "value", "strike"):
        grid.add_column(told(lang, f"board-{column}"), style=QUIET)
    for seat in state.order:
        player = state.players[seat]
        worth = sum([figure.sheet.cost for figure in state.of(seat)])
        money = "?" if player.credits.value is None else str(player.credits.value)
        strike = "–" if player.strike < 0 else str(player.strike)
        name = Text(f"{SHAPES[seat]} {names[seat]}", style=COLOURS[seat])
        grid.add_row(name, player.faction, money, str(energy_of(state, seat)), str(worth), strike)
    return grid
