"""The HTTP interface for a finished match as a whole, to be kept and looked at without the net."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from starboard.kernel.match import Match, begin
from starboard.server.http.reviews import once
from starboard.server.http.tables import InPath, Word, finished_table
from starboard.server.room.live import Scene, follow_stored
from starboard.server.views import present
from starboard.server.views.patch import difference
from starboard.server.wire.parts import Change, Happening

AnyRequest = Request[Any, Any, Any]


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
    shown = begin(scene.game, match.setup)
    speech = present.speech_of(scene, lang)
    found = Moments(first={}, moments=[])
    known: dict[str, Any] = {}
    heard = 0
    for number in range(len(match.log) + 1):
        if number:
            follow_stored(shown, match.log[number - 1])
        view = shown.view(None)
        whole = msgspec.to_builtins(present.whole_view(shown, view, speech))
        told = shown.events(None, heard)
        heard += len(told)
        events = [present.happening(scene, shown, each, view.table, speech) for each in told]
        found.moments.append(Moment(list(difference(known, whole)) if number else [], events))
        found.first = found.first or whole
        known = whole
    return found


HANDLERS = [moments]
