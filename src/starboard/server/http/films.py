"""The HTTP interface for the film of a match: what was played, told once more to all alike."""

from __future__ import annotations

from typing import Any

from litestar import Request, get

from starboard.server.door.identity import worker_of
from starboard.server.http.polling import viewer
from starboard.server.http.reviews import once
from starboard.server.http.tables import InPath, SeatAsked, Word, seen_table
from starboard.server.room.live import Scene
from starboard.server.views.present import speech_of
from starboard.server.wire.errors import not_found

AnyRequest = Request[Any, Any, Any]


@get("/api/tables/{table:str}/film", tags=["tables"])
async def film(
    request: AnyRequest, table: InPath, seat: SeatAsked = None, invite: Word = ""
) -> dict[str, Any]:
    """The film of a table as far as it has come, in games that have one."""
    live, reader = await seen_table(request, table, invite)
    late = viewer(live, reader.person, seat) is None and live.record.delay
    scene: Scene = worker_of(request).followers.past.scene(live) if late else live
    match = scene.match
    if match is None:
        raise not_found("film")
    speech = speech_of(scene, reader.lang)
    key = ("film", live.id, len(match.log), reader.lang, speech.names)
    told = await once(request, key, lambda: live.game.face.film(match, reader.lang, speech.event))
    if told is None:
        raise not_found("film")
    return dict(told)


HANDLERS = [film]
