"""Everybody's plan in rows: own cards by their letter, the others by their back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from starboard.games.space_alert.cards import action_on
from starboard.games.space_alert.face.names import name_of
from starboard.games.space_alert.kinds import Half
from starboard.games.space_alert.phases import TURNS, phase_of
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.table import Space
from starboard.screen.look import ACCENT, COLOURS, QUIET, SHAPES

BACKS: Final = {Half.ACTIVATION: "◨", Half.MOVEMENT: "⬒"}
"""The backs of cards: activation or movement on top (SA-PLAN-08)."""
FIRST_TURNS: Final = (1, 4, 8)
"""The first turn of each phase: a line stands before it."""
CELL: Final = 5
NARROW: Final = 3
"""A space on a screen that is too narrow for all twelve."""
NAME: Final = 14


class Cursor(NamedTuple):
    """A space of a board."""

    crew: int
    turn: int


class Plans:
    """Everybody's twelve turns; the cursor where there is one, else the turn of the film."""

    def __init__(
        self, state: Mission, lang: str, names: Sequence[str], cursor: Cursor | None, turn: int
    ) -> None:
        self.state = state
        self.lang = lang
        self.names = names
        self.cursor = cursor
        self.turn = turn

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        whole = NAME + TURNS * CELL + len(FIRST_TURNS)
        size = CELL if options.max_width >= whole else NARROW
        yield self.head(size)
        for crew in self.state.order:
            yield self.row(crew, size)

    def head(self, size: int) -> Text:
        """The numbers of the turns."""
        phase = table_of(self.state).phase
        head = Text(" " * NAME)
        for number in range(1, TURNS + 1):
            now = number == self.turn if self.turn else phase_of(number) + 1 == phase
            head.append(border(number), style=QUIET)
            head.append(str(number).center(size), style=f"bold {ACCENT}" if now else QUIET)
        return head

    def row(self, crew: int, size: int) -> Text:
        """One crew member."""
        state, table = self.state, table_of(self.state)
        title = crew_title(state, crew, self.lang, self.names)
        done = crew < len(table.hands) and (table.hands[crew].ready or table.hands[crew].gone)
        row = Text(f"{SHAPES[crew]} {title}"[: NAME - 2], style=f"bold {COLOURS[crew]}")
        row.append("✓" if done and not state.turn else "")
        row.append(" " * (NAME - row.cell_len))
        for number, space in enumerate(table.boards[crew].spaces, 1):
            row.append(border(number), style=f"not bold {QUIET}")
            mark = cell(space)
            if state.turn and number >= state.turn:
                mark = planned(state, crew, number)
            here = (crew, number) == self.cursor if self.cursor else number == self.turn
            style = f"bold reverse {ACCENT}" if here else str(mark.style) or "default"
            framed = here and mark.cell_len + 2 <= size
            row.append((f"[{mark.plain}]" if framed else mark.plain).center(size), style=style)
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
