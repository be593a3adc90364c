"""The HTTP interface for the course of a finished match: how the house bot would have judged it."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from starboard.bots.worth import value
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import begin
from starboard.server.http.reviews import once
from starboard.server.http.tables import InPath, Word, finished_table
from starboard.server.room.live import follow_stored

AnyRequest = Request[Any, Any, Any]
POINTS = 160
"""More points than this nobody sees in a curve."""


class Course(msgspec.Struct):
    """An estimate for every seat, after each of these numbers of entries."""

    at: list[int]
    seats: list[list[float]]


@get("/api/tables/{table:str}/estimates", tags=["matches"])
async def estimates(request: AnyRequest, table: InPath, invite: Word = "") -> Course:
    """The house bot's estimate of a finished match, moment by moment."""
    live, match, _ = await finished_table(request, table, invite)
    log = tuple(match.log)
    return await once(request, ("estimates", live.id), lambda: course(live.game, match.setup, log))


def course(game: Game[Any], setup: Setup, log: tuple[LogEntry, ...]) -> Course:
    """Follow a match and ask at regular intervals."""
    match = begin(game, setup)
    every = max(1, -(-len(log) // POINTS))
    found = Course(at=[], seats=[[] for _ in range(setup.seats)])
    for number in range(len(log) + 1):
        if number:
            follow_stored(match, log[number - 1])
        if number % every and number != len(log):
            continue
        found.at.append(number)
        for seat, course in enumerate(found.seats):
            course.append(round(value(game, match.state, seat), 4))
    return found


HANDLERS = [estimates]
