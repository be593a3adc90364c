"""The HTTP interface for a match as a whole: its course, its end, all its moments, its film."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec
from litestar import get

from starboard.kernel.match import Match
from starboard.server.door.answers import AnyRequest, InPath
from starboard.server.door.identity import address_of, worker_of
from starboard.server.http.tables import SeatAsked, Word, finished_table, seen_table
from starboard.server.jobs.reviews import Reviews
from starboard.server.room.live import Live, Scene
from starboard.server.room.rights import viewer
from starboard.server.views import present
from starboard.server.views.endings import Course, EndingCard, course
from starboard.server.views.endings import told as how_it_ended
from starboard.server.views.patch import difference
from starboard.server.wire.errors import not_found
from starboard.server.wire.parts import Change, Happening
from starboard.table.entries import moments as table_moments

T = TypeVar("T")


async def once(request: AnyRequest, key: Hashable, work: Callable[[], T]) -> T:
    """The result of some work on a finished match; known if it was asked for lately."""
    reviews: Reviews = request.app.state["reviews"]
    found: T = await reviews.result(key, work, address_of(request))
    return found


@get("/api/tables/{table:str}/estimates", tags=["matches"])
async def estimates(request: AnyRequest, table: InPath, invite: Word = "") -> Course:
    """The house bot's estimate of a finished match, moment by moment."""
    live, match, _ = await finished_table(request, table, invite)
    return await course_of(request, live, match)


async def course_of(request: AnyRequest, live: Live, match: Match[Any]) -> Course:
    """How the prospects of a finished match went."""
    log = tuple(match.log)
    return await once(request, ("estimates", live.id), lambda: course(live.game, match.setup, log))


@get("/api/tables/{table:str}/ending", tags=["matches"])
async def ending(request: AnyRequest, table: InPath, invite: Word = "") -> EndingCard:
    """What decided a finished match, and where it turned."""
    live, match, reader = await finished_table(request, table, invite)
    scene = Scene(live.record, live.game, match)
    curve = await course_of(request, live, match)
    key = ("ending", live.id, live.record.version, reader.lang)
    return await once(request, key, lambda: how_it_ended(scene, match, curve, reader.lang))


class Moment(msgspec.Struct):
    """What an entry has changed for a spectator, and what happened with it."""

    patch: list[Change]
    events: list[Happening]


class Moments(msgspec.Struct):
    """The view of a spectator before the first entry of a match, and how it goes on."""

    first: dict[str, Any]
    moments: list[Moment]


@get("/api/tables/{table:str}/moments", tags=["matches"])
async def moments(request: AnyRequest, table: InPath, invite: Word = "") -> Moments:
    """A finished match as a spectator sees it, moment by moment."""
    live, match, reader = await finished_table(request, table, invite)
    scene = Scene(live.record, live.game, match)
    key = ("moments", live.id, live.record.version, reader.lang)
    return await once(request, key, lambda: all_moments(scene, match, reader.lang))


def all_moments(scene: Scene, match: Match[Any], lang: str) -> Moments:
    """Follow a match and note what each entry changes; the first moment is before them all."""
    speech = present.speech_of(scene, lang)
    found = Moments(first={}, moments=[])
    known: dict[str, Any] = {}
    heard = 0
    for number, shown in enumerate(table_moments(scene.game, match.setup, match.log)):
        view = shown.view(None)
        whole = msgspec.to_builtins(present.whole_view(shown, view, speech))
        told = shown.events(None, heard)
        heard += len(told)
        events = [present.happening(scene, shown, each, view.table, speech) for each in told]
        found.moments.append(Moment(list(difference(known, whole)) if number else [], events))
        found.first = found.first or whole
        known = whole
    return found


@get("/api/tables/{table:str}/film", tags=["tables"])
async def film(
    request: AnyRequest, table: InPath, seat: SeatAsked = None, invite: Word = ""
) -> dict[str, Any]:
    """The film of a table as far as it has come, told to all alike, in games that have one."""
    live, reader = await seen_table(request, table, invite)
    seat = viewer(live, reader.person, seat)
    scene = worker_of(request).followers.scene_for(live, seat)
    match = scene.match
    if match is None:
        raise not_found("film")
    speech = present.speech_of(scene, reader.lang)
    key = ("film", live.id, len(match.log), reader.lang, speech.names)
    told = await once(request, key, lambda: live.game.face.film(match, reader.lang, speech.event))
    if told is None:
        raise not_found("film")
    return dict(told)


HANDLERS = [estimates, ending, moments, film]
