"""The log book: who flew which mission, how hard it was, and how it ended (SA-LOG, SA-CAMP-22)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from starboard.games.space_alert.campaign.end import campaign_score
from starboard.games.space_alert.content import components
from starboard.games.space_alert.film.points import penalties, points_of, visual_points
from starboard.games.space_alert.kinds import Fate
from starboard.games.space_alert.state import Mission, table_of
from starboard.text import texts_for

SYMBOLS: Final = ("★", "🎧", "!")
"""Captain, communications officer, security chief (SA-LOG-02)."""
DIFFICULTIES: Final = {"white": 1, "yellow": 2, "random": 3, "mix": 3}
"""SA-LOG-04"""
ALONE, FIRST, MIDDLE, LAST = " ", "┌", "│", "└"


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One mission; empty points are points that do not count, or not yet (SA-LOG-03…06)."""

    date: str
    mission: str
    normal: int
    serious: int
    survived: int | None = None
    destroyed: int | None = None
    penalties: int | None = None
    visual: int | None = None
    result: int | None = None
    lost_to: str = ""
    bracket: str = ALONE
    """Which missions belong to one campaign (SA-CAMP-29)."""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """One crew and its missions (SA-LOG-01)."""

    crew: tuple[str, ...]
    lines: tuple[Line, ...] = ()


def new_page(state: Mission, names: Sequence[str]) -> Page:
    """The names of the crew with the symbols of their roles (SA-LOG-01, 02)."""
    roles = table_of(state).roles
    crew = []
    for seat, name in enumerate(names):
        symbols = [symbol for symbol, role in zip(SYMBOLS, roles, strict=True) if role == seat]
        crew.append(" ".join([name, *symbols]))
    return Page(crew=tuple(crew))


def line_of(state: Mission, date: str) -> Line:
    """The line of a mission that is over (SA-LOG-03…06, SA-CAMP-22, 23)."""
    table, outcome = table_of(state), state.outcome
    line = Line(
        date=date,
        mission=table.mission,
        normal=DIFFICULTIES[table.normal],
        serious=DIFFICULTIES[table.serious],
        lost_to=state.lost_to,
    )
    if outcome is None or not outcome.won:
        return line
    line = msgspec.structs.replace(
        line,
        survived=points_of(state, Fate.SURVIVED),
        destroyed=points_of(state, Fate.DESTROYED),
        visual=visual_points(state),
    )
    if outcome.reason == "goes-on":
        return line
    score = campaign_score(state) if table.campaign else outcome.points[0]
    return msgspec.structs.replace(line, penalties=penalties(state), result=score)


def with_line(page: Page, line: Line) -> Page:
    """The page with one more mission."""
    return Page(crew=page.crew, lines=(*page.lines, line))


def with_campaign(page: Page, lines: Sequence[Line]) -> Page:
    """The page with the missions of a campaign, held together by a bracket (SA-CAMP-29)."""
    last = len(lines) - 1
    marked = [
        msgspec.structs.replace(line, bracket=bracket(number, last))
        for number, line in enumerate(lines)
    ]
    return Page(crew=page.crew, lines=(*page.lines, *marked))


def bracket(number: int, last: int) -> str:
    """The piece of the bracket beside one line."""
    if last == 0:
        return ALONE
    return FIRST if number == 0 else LAST if number == last else MIDDLE


def written(page: Page, lang: str) -> list[str]:
    """The page as people read it."""
    say = texts_for("space_alert").say
    return [say(lang, "log-crew", crew=list(page.crew)), *[told(line, lang) for line in page.lines]]


def told(line: Line, lang: str) -> str:
    """One line in words."""
    say = texts_for("space_alert").say
    begun = say(
        lang,
        "log-mission",
        bracket=line.bracket,
        date=line.date,
        mission=say(lang, f"option-mission-{line.mission}"),
        normal=line.normal,
        serious=line.serious,
    )
    if line.survived is None:
        threat = components().threats.get(line.lost_to)
        return f"{begun} {say(lang, 'log-lost', threat=threat.name.of(lang) if threat else '–')}"
    return f"{begun} " + say(
        lang,
        "log-points",
        survived=line.survived,
        destroyed=line.destroyed or 0,
        visual=line.visual or 0,
        penalties="–" if line.penalties is None else line.penalties,
        result="–" if line.result is None else line.result,
    )
