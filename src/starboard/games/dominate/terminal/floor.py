"""An indoor plan drawn for a terminal: squares, walls, doors, people and things."""

from __future__ import annotations

from rich.text import Text

from starboard.games.dominate.face.names import figure_name, indoor_name
from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.indoors.floor import Door, Floor
from starboard.games.dominate.plans import edge
from starboard.games.dominate.squares import door_between
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.terminal.codes import code_of
from starboard.screen.look import COLOURS, QUIET, SHAPES

ACROSS = {"open": "   ", "closed": "═══", "blown": " ∙ "}
UPRIGHT = {"open": " ", "closed": "║", "blown": "∙"}
"""Doors between squares above each other, and beside each other."""
WALL = ("───", "│")
FOG = ("░░░", "░")
NONE = ("   ", " ")


def floor_map(state: Table, floor: Floor) -> Text:
    """Rows of squares with what lies between them."""
    places = [place_of(field) for field in floor.squares]
    columns = max([column for column, _ in places], default=0) + 1
    rows = max([row for _, row in places], default=0) + 1
    text = Text("    ")
    for column in range(columns):
        text.append(f"{field_at(column, 0)[:-1]:^4}", style=QUIET)
    for row in range(rows):
        text.append("\n    ")
        for column in range(columns):
            text.append("+" + between(floor, column, row, column, row - 1)[0], style=QUIET)
        text.append(f"\n{row + 1:>3} ", style=QUIET)
        for column in range(columns):
            text.append(between(floor, column, row, column - 1, row)[1], style=QUIET)
            text.append_text(square(state, floor, field_at(column, row)))
        text.append(between(floor, columns - 1, row, columns, row)[1], style=QUIET)
    text.append("\n    ")
    for column in range(columns):
        text.append("+" + between(floor, column, rows - 1, column, rows)[0], style=QUIET)
    return text


def between(floor: Floor, column: int, row: int, column2: int, row2: int) -> tuple[str, str]:
    """What lies between two places, drawn across and upright."""
    one = field_at(column, row)
    other = field_at(column2, row2) if column2 >= 0 and row2 >= 0 else ""
    laid = [field for field in (one, other) if field in floor.squares]
    if not laid:
        return NONE
    door = door_between(floor, one, other) if other else None
    if door is not None:
        return ACROSS[door.state], UPRIGHT[door.state]
    if f"{one}|{other}" in floor.fog or f"{other}|{one}" in floor.fog:
        return FOG
    if len(laid) == 1 or edge(one, other) in floor.walls:
        return WALL
    return NONE


def square(state: Table, floor: Floor, field: str) -> Text:
    """One square in three characters: who stands there, else what."""
    if field not in floor.squares:
        return Text("   ")
    figures = state.at(field)
    if figures:
        return figure_square(figures)
    things = [spot for spot in floor.spots.values() if spot.field == field]
    if things:
        return Text(f" {things[0].kind[0].upper()} ", style="yellow")
    return Text(" · ", style=QUIET)


def figure_square(figures: list[Figure]) -> Text:
    """The first one there; a number where there are more."""
    first = figures[0]
    if first.owner == NEUTRAL:
        return Text(f" {code_of(first.type)}")
    mark = SHAPES[first.owner] if len(figures) == 1 else str(len(figures))
    return Text(f"{mark}{code_of(first.type)}", style=COLOURS[first.owner])


def floor_legend(state: Table, floor: Floor, lang: str) -> Text:
    """Who and what is where, by name."""
    words = [
        f"{place.upper()}: {figure_name(state, figure, lang)}"
        for figure in state.figures.values()
        if (place := figure.field)
    ]
    words += [
        f"{spot.field.upper()}: {indoor_name(floor, spot.id, lang)}"
        for spot in floor.spots.values()
    ]
    words += [f"{door_place(door)}: {indoor_name(floor, door.id, lang)}"
              for door in floor.doors.values()]  # fmt: skip
    return Text(" · ".join(words), style=QUIET)


def door_place(door: Door) -> str:
    """Between which squares a door is."""
    return f"{door.one.upper()}|{door.other.upper()}"
