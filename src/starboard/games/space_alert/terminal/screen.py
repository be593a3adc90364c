"""A live mission on a terminal: announcements, plans and hand at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from starboard.games.space_alert.face.printed import notes
from starboard.games.space_alert.missions.timeline import clock
from starboard.games.space_alert.state import Mission, Threat, table_of
from starboard.games.space_alert.terminal.board import ship_plan
from starboard.games.space_alert.terminal.plan_rows import letter
from starboard.games.space_alert.terminal.threat_rows import say, threat_line, tracks
from starboard.screen.look import ACCENT, BAD, INFO, QUIET

HURRY: Final = 20
"""From so many seconds on the countdown is red."""


class Timers(NamedTuple):
    """The second, and the seconds that are known to be left; less than nothing if they are not."""

    second: int
    phase: int
    outage: int
    transfer: int


def lines_of(part: RenderableType, width: int) -> int:
    """How many lines something takes."""
    return len(Console(width=width).render_lines(part, pad=False))


def status(state: Mission, seat: int, timers: Timers, lang: str) -> Text:
    """The time, the phase, how much of it is left, and what is open now."""
    table = table_of(state)
    line = Text(f" {clock(timers.second)} ", style=f"bold reverse {ACCENT}")
    phase = max(1, min(table.hands[seat].phase, table.phases))
    told = say(lang, "live-phase", phase=phase, phases=table.phases)
    line.append(f" {told}", style=f"bold {ACCENT} not reverse")
    if timers.phase >= 0:
        left = say(lang, "live-left", left=clock(timers.phase))
        line.append(f"  {left}", style=f"bold not reverse {BAD if timers.phase <= HURRY else INFO}")
    for active, message, seconds, ink in (
        (table.outage, "live-outage", timers.outage, BAD),
        (table.transfer, "live-transfer", timers.transfer, INFO),
    ):
        if active:
            told = say(lang, message, left=max(0, seconds))
            line.append(f"  {told}", style=f"bold not reverse {ink}")
    if table.hands[seat].draws:
        told = say(lang, "live-draws", count=table.hands[seat].draws)
        line.append(f"  {told}", style=f"bold not reverse {INFO}")
    return line


# ---------------------------------------------------------------------- the hand


def hand(state: Mission, seat: int, crew: int, lang: str) -> Text:
    """The own cards by their halves, equal ones once, and the heroic card beside the board."""
    cards = table_of(state).hands[seat].cards.names()
    beside = table_of(state).boards[crew].heroic.names()
    line = Text()
    line.append(f"{say(lang, 'board-hand')} ", style=f"bold {ACCENT}")
    for card in sorted(set(cards)) + [name for name in beside if name]:
        count = cards.count(card)
        line.append(f" {letter(card[0])}", style="bold")
        line.append("/", style=QUIET)
        line.append(letter(card[1]), style="bold")
        line.append(f"×{count} " if count > 1 else " ", style=QUIET)
    if not cards and not beside:
        line.append(say(lang, "live-empty-hand"), style=QUIET)
    return line


# ---------------------------------------------------------------------- everything


def composed(
    top: Sequence[RenderableType],
    middle: Sequence[Sequence[RenderableType]],
    bottom: Sequence[RenderableType],
    news: Sequence[str],
    width: int,
    height: int,
) -> RenderableType:
    """The richest middle that leaves room for the rest, then as many news as fit."""
    fixed = lines_of(Group(*top, *bottom), width)
    chosen = middle[0]
    for rich in reversed(middle):
        if fixed + lines_of(Group(*rich), width) + 2 <= height:
            chosen = rich
            break
    room = height - fixed - lines_of(Group(*chosen), width)
    told = [Text(f"· {line}", style=QUIET, no_wrap=True, overflow="ellipsis") for line in news]
    last = told[-room:] if room > 0 else []
    padding = [Text("")] * max(0, room - len(last))
    return Group(*top, *chosen, *last, *padding, *bottom)


def everything(state: Mission, lang: str) -> list[list[RenderableType]]:
    """From the bare necessities to ship, trajectories and the words of the cards."""
    bare, wordy = tracks(state, lang, False), tracks(state, lang, True)
    ship = ship_plan(state, lang)
    return [[bare], [wordy], [ship, bare], [ship, wordy]]


def cards(state: Mission, lang: str) -> list[list[RenderableType]]:
    """Every threat card with its words, as wide as the screen; with its notes where they fit."""
    plain = [threat_line(threat, lang, True) for threat in state.threats]
    noted = [with_notes(threat, lang) for threat in state.threats]
    return [[Group(*plain)], [Group(*noted)]]


def with_notes(threat: Threat, lang: str) -> Text:
    """A threat card with what it says besides its actions."""
    line = threat_line(threat, lang, True)
    told = " ".join(notes(threat.card, lang))
    return line.append(f"\n  {told}", style=QUIET) if told else line
