"""The HTTP interface for tables and matches."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter

from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.address import Place, place
from starboard.server.door.answers import AnyRequest, InPath, answer, drawn_code
from starboard.server.door.identity import (
    address_of,
    door_of,
    language_of,
    somebody,
    visitor,
    worker_of,
)
from starboard.server.http.polling import Reader, Replayed, read, replayed, wait
from starboard.server.kinds import Visibility
from starboard.server.room.live import Live
from starboard.server.room.rights import may_see, viewer
from starboard.server.store.records import Onlooker
from starboard.server.views.catalogue import brought_for
from starboard.server.views.present import table_card
from starboard.server.wire.errors import Refusal, not_found, said
from starboard.server.wire.parts import Brought, Code, Seen, TableCard
from starboard.server.worker.handlers import Asked
from starboard.server.worker.handlers import answer as handle
from starboard.server.worker.lobby import listed
from starboard.text.sentences import Speech

SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15)]
Seen_ = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Word = Annotated[str, QueryParameter(max_length=40)]


class Invitation(msgspec.Struct):
    """How others come to a table, and whom that reaches."""

    url: str
    reach: str
    text: str


class Found(msgspec.Struct):
    """The table that an invitation leads to."""

    table: InPath


@post("/api/act", tags=["tables"], status_code=200, request_max_body_size=wire.LARGEST)
async def act(request: AnyRequest, data: JSONBody[wire.AnyRequest]) -> Response[bytes]:
    """Do what a request of the wire says; the answer is the same as over the WebSocket."""
    person = await somebody(request)
    door_of(request).speakers.take(person.id)
    await worker_of(request).meet([person.id])
    spoken = msgspec.structs.replace(person, language=language_of(request, person))
    return answer(await handle(Asked(worker_of(request), spoken, data, address_of(request))))


@get("/api/tables", tags=["tables"])
async def tables(request: AnyRequest) -> list[TableCard]:
    """The tables of the lobby: open ones, and your own."""
    person = await visitor(request)
    name = person.id if person else ""
    return [table_card(record, name) for record in await listed(worker_of(request).store, name)]


@get("/api/me/tables", tags=["tables"])
async def my_tables(request: AnyRequest) -> list[TableCard]:
    """Your unfinished tables."""
    person = await somebody(request)
    records = await worker_of(request).store.my_tables(person.id)
    return [table_card(record, person.id) for record in records]


@get("/api/finished", tags=["tables"])
async def finished(
    request: AnyRequest,
    game: Word = "",
    mine: FromQuery[bool] = False,
    before: Annotated[float, QueryParameter(ge=0, le=1e12)] = 1e12,
) -> list[TableCard]:
    """Finished tables, the last one first: open ones that you may know of, or yours."""
    person = await somebody(request) if mine else await visitor(request)
    worker = worker_of(request)
    to = Onlooker(person.id if person else "", worker.hours.now())
    found = await worker.store.finished_tables(to, mine, game, before)
    return [table_card(record, to.person) for record in found]


async def seen_table(request: AnyRequest, table: str, invite: str) -> tuple[Live, Reader]:
    """A table that whoever asks may see."""
    person = await visitor(request)
    worker = worker_of(request)
    name, lang = person.id if person else "", language_of(request, person)
    reader = Reader(name, lang, address_of(request))
    reader.muted = await worker.people.unread(person.id) if person else frozenset()
    return await worker.table_for(reader.person, table, invite), reader


async def finished_table(
    request: AnyRequest, table: str, invite: str
) -> tuple[Live, Match[Any], Reader]:
    """A table whose game is over for whoever asks."""
    live, reader = await seen_table(request, table, invite)
    return live, live.finished_for(reader.person, worker_of(request).hours.now()), reader


@get("/api/tables/{table:str}", tags=["tables"])
async def table(
    request: AnyRequest,
    table: InPath,
    seat: SeatAsked = None,
    events: Seen_ = 0,
    chat: Seen_ = 0,
    invite: Word = "",
) -> Response[bytes]:
    """A table as you see it: an `update` with everything."""
    live, reader = await seen_table(request, table, invite)
    seat = viewer(live, reader.person, seat)
    seen = Seen(table=live.id, seat=seat, events=events, chat=chat)
    return answer(await read(worker_of(request), live, reader, seen))


@get("/api/tables/{table:str}/wait", tags=["tables"])
async def wait_for_news(
    request: AnyRequest,
    table: InPath,
    seat: SeatAsked = None,
    mark: Word = "",
    events: Seen_ = 0,
    invite: Word = "",
) -> Response[bytes]:
    """The same, as soon as view or events are new; after 25 seconds at the latest."""
    live, reader = await seen_table(request, table, invite)
    seat = viewer(live, reader.person, seat)
    seen = Seen(table=live.id, seat=seat, mark=mark, events=events)
    door, address = door_of(request), address_of(request)
    if not door.enter(address):
        raise Refusal(Code.LIMIT, "too-many-connections")
    try:
        told = await wait(worker_of(request), live, reader, seen)
    finally:
        door.leave(address)
    live, reader = await seen_table(request, table, invite)  # key or seat may be gone by now
    viewer(live, reader.person, seat)
    return answer(told)


@get("/api/tables/{table:str}/match", tags=["matches"])
async def match(request: AnyRequest, table: InPath, invite: Word = "") -> Response[bytes]:
    """The finished match as a file for `starboard replay`."""
    live, *_ = await finished_table(request, table, invite)
    lines = await worker_of(request).store.match_lines(live.id)
    name = f"{live.record.game}-{live.id[:8]}.jsonl"
    return Response(
        b"".join(line + b"\n" for line in lines),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table:str}/replay", tags=["matches"])
async def replay(
    request: AnyRequest,
    table: InPath,
    at: Seen_ = 0,
    seat: SeatAsked = None,
    invite: Word = "",
) -> Replayed:
    """The finished match after its first `at` entries, with the events of the last of them."""
    live, match, reader = await finished_table(request, table, invite)
    return await asyncio.to_thread(replayed, live, match, reader.lang, at, seat)


@get("/api/tables/{table:str}/brought", tags=["tables"])
async def brought(request: AnyRequest, table: InPath, invite: Word = "") -> Brought:
    """What can be brought to a table, and what you have brought there."""
    live, reader = await seen_table(request, table, invite)
    speech = Speech(live.game, reader.lang, ())
    over = live.is_over_for(reader.person, worker_of(request).hours.now())
    return brought_for(live, reader.person, speech, over)


async def invited(request: AnyRequest, table: str, invite: str) -> Place:
    """The address that invites to a table; only for those who may see the word."""
    live, reader = await seen_table(request, table, invite)
    name, record = reader.person, live.record
    member = bool(live.seats_of(name)) or record.owner == name or invite == record.invite
    if record.visibility is Visibility.PRIVATE:
        raise not_found("table")
    if record.visibility is Visibility.INVITE and not member:
        raise not_found("table")
    word = f"?invite={record.invite}" if record.visibility is Visibility.INVITE else ""
    found = place(worker_of(request).settings, request.headers.get("host", ""))
    return found._replace(url=f"{found.url}/#/table/{live.id}{word}")


@get("/api/tables/{table:str}/invitation", tags=["tables"])
async def invitation(request: AnyRequest, table: InPath, invite: Word = "") -> Invitation:
    """The link that invites to a table, and whom it reaches."""
    url, reach = await invited(request, table, invite)
    text = said(language_of(request), f"invitation-{reach.value}")
    return Invitation(url=url, reach=reach.value, text=text)


@get("/api/tables/{table:str}/invitation.svg", tags=["tables"])
async def invitation_code(request: AnyRequest, table: InPath, invite: Word = "") -> Response[bytes]:
    """The same link as a QR code."""
    return drawn_code((await invited(request, table, invite)).url)


@get("/api/invitations/{word:str}", tags=["tables"])
async def by_invitation(request: AnyRequest, word: InPath) -> Found:
    """The table that an invitation leads to."""
    found = await worker_of(request).store.table_by_invite(word)
    if found is None or not may_see(found, "", word):
        raise not_found("table")
    return Found(found.id)


HANDLERS = [
    act, tables, my_tables, finished, table, wait_for_news, match, replay, brought,
    invitation, invitation_code, by_invitation,
]  # fmt: skip
