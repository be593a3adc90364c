"""Everybody's plan in rows: own cards by their letter, the others by their back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from starboard.games.space_alert.actions import phase_of
from starboard.games.space_alert.cards import action_on
from starboard.games.space_alert.kinds import Half
from starboard.games.space_alert.laying import table_of
from starboard.games.space_alert.movement import TURNS
from starboard.games.space_alert.naming import name_of
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.table import Space
from starboard.text.look import ACCENT, COLOURS, QUIET, SHAPES

BACKS: Final = {Half.ACTIVATION: "◨", Half.MOVEMENT: "⬒"}
"""The backs of cards: activation or movement on top (SA-PLAN-08)."""
FIRST_TURNS: Final = (1, 4, 8)
"""The first turn of each phase: a line stands before it."""
CELL: Final = 5
NAME: Final = 14


class Cursor(NamedTuple):
    """A space of a board."""

    crew: int
    turn: int


def plans(
    state: Mission, lang: str, names: Sequence[str], cursor: Cursor | None, turn: int
) -> RenderableType:
    """Everybody's twelve turns; the cursor where there is one, else the turn of the film."""
    table = table_of(state)
    head = Text(" " * NAME)
    for number in range(1, TURNS + 1):
        now = number == turn if turn else phase_of(number) + 1 == table.phase
        head.append(border(number), style=QUIET)
        head.append(str(number).center(CELL), style=f"bold {ACCENT}" if now else QUIET)
    rows = [head]
    for crew in state.order:
        rows.append(plan_row(state, crew, lang, names, cursor, turn))
    return Group(*rows)


def plan_row(
    state: Mission, crew: int, lang: str, names: Sequence[str], cursor: Cursor | None, turn: int
) -> Text:
    """One crew member."""
    table = table_of(state)
    title = crew_title(state, crew, lang, names)
    done = crew < len(table.hands) and (table.hands[crew].ready or table.hands[crew].gone)
    ready = "✓" if done and not state.turn else ""
    row = Text(f"{SHAPES[crew]} {title}"[: NAME - 2], style=f"bold {COLOURS[crew]}")
    row.append(ready)
    row.append(" " * (NAME - row.cell_len))
    for number, space in enumerate(table.boards[crew].spaces, 1):
        row.append(border(number), style=f"not bold {QUIET}")
        mark = cell(space)
        if state.turn and number >= state.turn:
            mark = planned(state, crew, number)
        here = (crew, number) == cursor if cursor else number == turn
        style = f"bold reverse {ACCENT}" if here else str(mark.style) or "default"
        shown = f"[{mark.plain}]" if here else mark.plain
        row.append(shown.center(CELL), style=style)
    return row


def planned(state: Mission, crew: int, turn: int) -> Text:
    """What is left of a plan: delays have pushed it back."""
    action = state.crew[crew].plan[turn - 1].value
    return Text("·", style=QUIET) if action == "-" else Text(letter(action), style="bold")


def border(turn: int) -> str:
    return "│" if turn in FIRST_TURNS else ""


def crew_title(state: Mission, crew: int, lang: str, names: Sequence[str]) -> str:
    """A person by name, an android by number."""
    if not state.crew[crew].android:
        return names[crew] if crew < len(names) else str(crew + 1)
    return name_of(state, f"crew.{crew}", lang)


def cell(space: Space) -> Text:
    """A space of an action board."""
    if not space.card.slots:
        return Text("·", style=QUIET)
    card = space.card.slots[0].name
    if not card:
        return Text(BACKS[space.half], style=QUIET)
    return Text(letter(action_on(card, space.half).value), style="bold")


def letter(action: str) -> str:
    """An action as people write it on paper."""
    return {"<": "←", ">": "→", "^": "↕", "x": "BB", "A": "A+", "B": "B+", "X": "BB+"}.get(
        action, action.upper() if action.isalpha() else f"→{action}"
    )
