"""What the Python prompt shows: matches and views drawn as plain text, games in one line.

The kernel knows this module by its name only (`starboard.kernel.printing`).
"""

from __future__ import annotations

import io
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, cast

from rich.console import Console, RenderableType

from starboard import ledger
from starboard.errors import BadInput, shortened
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.printing import entries, seen_by
from starboard.kernel.view import View, standing
from starboard.screen.look import SHAPES
from starboard.screen.terminal import terminal_of
from starboard.text import NoMessage, game_name
from starboard.text.sentences import Speech

LANG = "en"
"""As errors at the prompt; whoever wants German plays in a terminal."""
WIDTH = 100
"""Where there is no terminal."""


def match_drawn(match: Match[Any]) -> str:
    """What everybody may see of a match."""
    at = f"over after {entries(len(match.log))}" if match.over else f"entry {len(match.log)}"
    return drawn(match.view(None), f"{match.game.id}, {at}")


def view_drawn(view: View[Any]) -> str:
    """What one seat sees, its own hand included."""
    return drawn(view, f"{view.game} {seen_by(view.seat)}")


def game_line(game: Game[Any]) -> str:
    """A game: its name, how many play it, and its rules."""
    low, high = min(game.seats), max(game.seats)
    seats = f"{low}–{high} seats" if low < high else "1 seat" if low == 1 else f"{low} seats"
    told = [game_name(game.id, LANG) or type(game).__name__, seats, f"rules {game.rules}"]
    with suppress(BadInput):
        told.append(f"{len(ledger.of(game.id))} clauses")
    return f"<{', '.join(told)}>"


def drawn(view: View[Any], head: str) -> str:
    """A line that says whose decision it is, and the board below; lists where there is none."""
    width = shutil.get_terminal_size((WIDTH, 0)).columns
    speech = Speech(view.definition, LANG, [f"seat {seat}" for seat in range(view.table.seats)])
    lines = [shortened(f"{head} · {decision(speech, view)}", width)]
    board = terminal_of(view.definition).board(view, LANG, speech.names, width, True)
    return "\n".join([*lines, *(lists(view, speech) if board is None else plain(board, width))])


def decision(speech: Speech, view: View[Any]) -> str:
    """Who is asked for what, or how it ended: in the game's words, or in those of the rules."""
    try:
        if view.outcome is not None:
            return speech.outcome(view.outcome)
        if view.seat in view.to_act:
            return speech.question(view.table, view.seat)
        waited = [(seat, choice_of(view.table, seat)) for seat in view.to_act if seat >= 0]
        told = [speech.waited(view.table, seat, choice) for seat, choice in waited if choice]
        return " ".join(told) or standing(view.table, view.to_act)
    except NoMessage:
        return standing(view.table, view.to_act)


def plain(board: object, width: int) -> list[str]:
    """What a game draws for rich, without colours."""
    page = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with page.capture() as captured:
        page.print(cast(RenderableType, board))
    return [line.rstrip() for line in captured.get().splitlines()]


def lists(view: View[Any], speech: Speech) -> Iterator[str]:
    """Seats and things of a game without a board, a line each."""
    for seat, facts in enumerate(view.seats):
        yield f"{SHAPES[seat % len(SHAPES)]} {speech.name(seat)}  {told(facts)}".rstrip()
    for thing, facts in view.things.items():
        name = speech.thing(view.table, thing)
        called = thing if name == thing else f"{thing} ({name})"
        yield f"  {called}  {told(facts)}".rstrip()


def told(facts: Mapping[str, Any]) -> str:
    """Facts in one line."""
    return " · ".join(f"{name} {shown(value)}" for name, value in facts.items())


def shown(value: object) -> str:
    """A fact as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(str, value)) or "-"
    return str(value) or "-"
