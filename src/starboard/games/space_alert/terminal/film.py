"""The film of a live mission, step by step, and how it came out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.space_alert.box.scenes import QUIET as UNSAID
from starboard.games.space_alert.campaign.logbook import line_of, new_page, with_line, written
from starboard.games.space_alert.film.events import TurnBegan
from starboard.games.space_alert.film.points import (
    knocked_out,
    penalties,
    squads_down,
    visual_points,
)
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.state import Mission, table_of
from starboard.games.space_alert.terminal.board import ship_plan
from starboard.games.space_alert.terminal.plan_rows import Plans
from starboard.games.space_alert.terminal.screen import composed, lines_of
from starboard.games.space_alert.terminal.threat_rows import DIGITS, say, tracks
from starboard.kernel import Event
from starboard.kernel.chance import Forced
from starboard.kernel.log import LogEntry
from starboard.kernel.loop import agenda_of, answer, steps
from starboard.kernel.match import Match
from starboard.kernel.notation import parse
from starboard.screen.look import ACCENT, BAD, QUIET
from starboard.text.sentences import Speech


class Frame(NamedTuple):
    """A step of a turn: what happened in it, and the ship after it."""

    turn: int
    step: str
    events: list[Event]
    state: Mission


def frames(match: Match[Mission]) -> list[Frame]:
    """The mission round of a match once more, from its log."""
    begun = [
        number
        for number, entry in enumerate(match.played)
        if any(isinstance(event, TurnBegan) for event in match.history[entry.n])
    ]
    if not begun:
        return []
    state = match.state_after(match.played[: begun[0]])
    found: list[Frame] = []
    for entry in match.played[begun[0] :]:
        if entry.kind != "move":
            break  # somebody has left; the film stops where it was
        for frame in entry_frames(match, state, entry):
            if found and (found[-1].turn, found[-1].step) == (frame.turn, frame.step):
                frame = frame._replace(events=[*found.pop().events, *frame.events])
            found.append(frame)
    return [frame for frame in found if frame.turn and sayable(frame)]


def entry_frames(match: Match[Mission], state: Mission, entry: LogEntry) -> Iterator[Frame]:
    """Play one entry again, and stop after each of its steps."""
    game, chance = match.game, Forced(*entry.chance)
    for told in entry.moves:
        move = parse(told, game.move_types)
        answer(game, state, agenda_of(state, entry.seat), entry.seat, move, chance)
        for _ in steps(game, state, chance):
            yield frame_of(state)
        yield frame_of(state)


def frame_of(state: Mission) -> Frame:
    """What has happened since the last frame, and the ship after it."""
    events, state.events, state.settled = state.events, [], 0
    return Frame(state.turn, state.step, events, state.clone())


def sayable(frame: Frame) -> list[Event]:
    """The events of a frame that have a sentence of their own."""
    return [event for event in frame.events if type(event).__name__ not in UNSAID]


# ---------------------------------------------------------------------- pages


def film_pages(match: Match[Any], speech: Speech, width: int, height: int) -> list[object]:
    """One screen for each step in which something happened; long ones take several."""
    found: list[object] = []
    for frame in frames(match):
        found += frame_pages(frame, speech, width, height)
    return found


def frame_pages(frame: Frame, speech: Speech, width: int, height: int) -> Iterator[RenderableType]:
    """The table after a step, and what has happened in it."""
    state, lang = frame.state, speech.lang
    said = [speech.event(state, event) for event in sayable(frame)]
    sentences = [sentence for sentence in said if sentence]
    rows = Plans(state, lang, speech.names, None, frame.turn)
    keys = Text(say(lang, "live-film-keys"), style=QUIET, no_wrap=True, overflow="ellipsis")
    room = max(3, height - 2 - lines_of(Group(rows, tracks(state, lang, False)), width))
    for start in range(0, len(sentences), room):
        head = film_head(frame, lang)
        told = [Text(line, style="bold") for line in sentences[start : start + room]]
        bare: list[RenderableType] = [tracks(state, lang, False)]
        full = [ship_plan(state, lang), *bare]
        yield composed([head, *told], [bare, full], [rows, keys], [], width, height)


def film_head(frame: Frame, lang: str) -> Text:
    """Turn and step."""
    line = Text(f" {say(lang, 'board-turn', turn=frame.turn)} ", style=f"bold reverse {ACCENT}")
    line.append(f" {say(lang, f'step-{frame.step}')}", style=f"bold not reverse {ACCENT}")
    return line


# ---------------------------------------------------------------------- the end


def ending(match: Match[Any], speech: Speech, date: str) -> RenderableType:
    """The score sheet and the line of the log book (SA-SCORE, SA-LOG)."""
    state, lang = match.state, speech.lang
    names = list(speech.names)[: state.seats]
    line = line_of(state, date)
    page = with_line(new_page(state, names), line)
    kept = [Text(told, style=QUIET) for told in written(page, lang)]
    sheet = score_sheet(state, lang) if line.survived is not None else Text("")
    ink = ACCENT if line.survived is not None else BAD
    reason = state.outcome.reason if state.outcome is not None else "over"
    title = Text(speech.say(f"reason-{reason}"), style=f"bold {ink}")
    return Panel(Group(sheet, *kept), title=title, border_style=ink, box=box.ROUNDED)


def score_sheet(state: Mission, lang: str) -> RenderableType:
    """Every threat with its points, what the window brought, what was lost."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for threat in state.threats:
        card = threat.card
        points = {Fate.DESTROYED: card.destroyed, Fate.SURVIVED: card.survived}
        fate = say(lang, f"live-{threat.fate.value}")
        name = f"{DIGITS[threat.number]} {card.name.of(lang)}, {fate}"
        grid.add_row(name, str(points.get(threat.fate, 0)))
    grid.add_row(say(lang, "live-visual"), str(visual_points(state)))
    assert state.outcome is not None
    if state.outcome.reason != "goes-on":  # SA-CAMP-22
        grid.add_row(penalty_words(state, lang), f"−{penalties(state)}")
    if not table_of(state).campaign:
        total = str(state.outcome.points[0])
        grid.add_row(Text(say(lang, "live-total"), style="bold"), Text(total, style="bold"))
    return grid


def penalty_words(state: Mission, lang: str) -> str:
    """What the crew loses points for (SA-SCORE-04…08, SA-CAMP-26)."""
    return say(
        lang,
        "live-penalties",
        damage=" + ".join([str(len(drawn)) for drawn in state.drawn]),
        out=knocked_out(state),
        squads=squads_down(state),
    )
