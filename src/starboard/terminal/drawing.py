"""What a person sees of a decision: the bar that asks, the table, what happened, the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from starboard.kernel.seats import Seat
from starboard.kernel.view import View
from starboard.screen import terminal_of
from starboard.screen.look import ACCENT, COLOURS, QUIET, SHAPES
from starboard.terminal.menu import Menu
from starboard.terminal.screen import Screen
from starboard.text.sentences import Speech

NEWS = 12
"""Sentences at most; `log` shows the others."""
LEAST_NEWS = 2


def shape(seat: Seat) -> str:
    return SHAPES[seat % len(SHAPES)]


def colour(seat: Seat) -> str:
    return COLOURS[seat % len(COLOURS)]


def bar(speech: Speech, seat: Seat, sentence: str) -> Text:
    """The decision bar: who decides, and what."""
    line = Text(f" {shape(seat)} {speech.name(seat)} ", style=f"bold reverse {colour(seat)}")
    line.append(f" {sentence}", style="bold not reverse default")
    return line


def news_lines(speech: Speech, news: Sequence[str], room: int) -> list[RenderableType]:
    """The latest sentences that fit; what is left out is announced."""
    if not news:
        return []
    shown = list(news[-max(1, room) :])
    lines: list[RenderableType] = []
    if len(shown) < len(news):
        shown = shown[1:] or shown
        earlier = speech.say("play-earlier", count=len(news) - len(shown))
        lines.append(Text(f"· {earlier}", style=f"italic {QUIET}"))
    lines.extend(Text(f"· {sentence}", style=QUIET) for sentence in shown)
    return lines


def table(speech: Speech, view: View[Any], screen: Screen) -> list[RenderableType]:
    """The game's own drawing of the table, if it has one."""
    draw = terminal_of(view.definition).board
    drawn = draw(view, speech.lang, speech.names, screen.width, screen.tall)
    return [] if drawn is None else [cast(RenderableType, drawn)]


def frame(
    speech: Speech, view: View[Any], seat: Seat, menu: Menu, news: Sequence[str], screen: Screen
) -> RenderableType:
    """Everything for one decision. What does not fit on the screen scrolls off, the bar never."""
    asked = bar(speech, seat, speech.question(view.table, seat))
    board = table(speech, view, screen)
    moves = menu.drawn(screen.width)
    room = screen.height - screen.lines(Group(asked, *board, moves)) - 2
    if room < LEAST_NEWS:
        happened = news_lines(speech, news, LEAST_NEWS)
        return Group(*board, *happened, asked, moves)
    happened = news_lines(speech, news, min(NEWS, room))
    return Group(asked, *board, *happened, moves)


def final_frame(
    speech: Speech, view: View[Any], ending: str, news: Sequence[str], screen: Screen
) -> RenderableType:
    """The table in the end."""
    last = news_lines(speech, news, NEWS)
    closing = Panel(Text(ending, style=f"bold {ACCENT}"), box=box.HEAVY, border_style=ACCENT)
    return Group(*table(speech, view, screen), *last, closing)


def hand_over_panel(speech: Speech, seat: Seat) -> Panel:
    """Nothing but whose turn it is to look."""
    who = Text(f"{shape(seat)} {speech.name(seat)}", style=f"bold {colour(seat)}")
    said = Text.assemble(who, "\n", speech.say("play-hand-over", seat=speech.name(seat)))
    return Panel(said, box=box.ROUNDED, border_style=colour(seat), padding=(1, 2))
