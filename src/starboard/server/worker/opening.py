"""New tables: by request, as a rematch, or branching off a finished game; and how many."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from starboard.kernel.log import LogEntry
from starboard.server.room import seats as lobbying
from starboard.server.room.branch import Branching, branched
from starboard.server.room.rights import seat_for
from starboard.server.store.protocol import Full, Taken
from starboard.server.store.records import Person, Quota, Table
from starboard.server.wire import messages as wire
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code
from starboard.server.worker.tables import Step

if TYPE_CHECKING:
    from starboard.server.worker.worker import Service

Maker = Callable[["Service", Person, Any, str], Awaitable[wire.Answer]]


def source_of(secret: str, address: str) -> str:
    """What is kept of an address: the same for the same one, and nobody can tell which it is."""
    told = f"source:{address}".encode()
    return hmac.new(secret.encode(), told, sha256).hexdigest()[:24] if address else ""


async def has_room(service: Service, person: Person) -> None:
    """Refused where somebody has too many tables already; the store counts once more."""
    await service.meet([person.id])
    most = service.settings.limits.tables
    if await service.store.count_tables(person.id) >= most:
        raise too_many(service, "owner")


def too_many(service: Service, whose: str) -> Refusal:
    """Why there is no further table."""
    limits = service.settings.limits
    if whose == "owner":
        return Refusal(Code.LIMIT, "too-many-tables", most=limits.tables)
    return Refusal(Code.LIMIT, "address-too-many-tables", most=limits.tables_here)


async def add(service: Service, table: Table, address: str, past: Sequence[LogEntry] = ()) -> None:
    """Keep a new table, unless there are too many; the same request again finds it there."""
    limits = service.settings.limits
    source = source_of(service.secret, address)
    quota = Quota(owner=limits.tables, source=source, together=limits.tables_here)
    try:
        await service.store.add_table(table, past, quota)
    except Taken as taken:
        if await service.store.table(table.id) is not None:
            return  # it came twice
        raise (too_many(service, taken.what) if isinstance(taken, Full) else taken) from None


async def create(
    service: Service, person: Person, request: wire.Create, address: str
) -> wire.Answer:
    """A new table; the same request again leads to the same one."""
    id = lobbying.table_id(service.secret, person.id, request.id)
    if await service.store.table(id) is None:
        await has_room(service, person)
        table = lobbying.new_table(request, person, id, service.hours.now())
        await add(service, table, address)
    return wire.Done(id=request.id, table=id)


async def rematch(
    service: Service, person: Person, request: wire.Rematch, address: str
) -> wire.Answer:
    """The next table; whoever asks first makes it."""
    live = await service.table_for(person.id, request.table)
    seat_for(live, person, None)
    if live.record.progress.status not in ("finished", "abandoned"):
        raise Refusal(Code.NOT_NOW, "game-goes-on")
    id = lobbying.table_id(service.secret, "rematch", live.id)
    if await service.store.table(id) is None:
        await has_room(service, person)
        table = lobbying.rematch_table(live, id, person, service.hours.now())
        await add(service, table, address)
    await service.tables.change(live, lambda seen: Step(replace(seen.record, following=id)))
    return wire.Done(id=request.id, table=id)


async def branch(
    service: Service, person: Person, request: wire.Branch, address: str
) -> wire.Answer:
    """A table that plays on from a moment of a finished game; the same request, the same table."""
    live = await service.table_for(person.id, request.table, request.invite)
    live.finished_for(person.id, service.hours.now())
    id = lobbying.table_id(service.secret, person.id, request.id)
    if await service.store.table(id) is None:
        await has_room(service, person)
        logged = await service.store.entries(live.id, limit=request.at)
        place = Branching(live, id, person, request.at, request.seat, service.hours.now())
        table, past = await asyncio.to_thread(branched, place, [each.entry for each in logged])
        await add(service, table, address, past)
    return wire.Done(id=request.id, table=id)


MAKERS: dict[type, Maker] = {wire.Create: create, wire.Rematch: rematch, wire.Branch: branch}


def maker(
    request: wire.AnyRequest, address: str
) -> Callable[[Service, Person, Any], Awaitable[wire.Answer]] | None:
    """What makes a table for somebody at an address, if that is asked for."""
    make = MAKERS.get(type(request))
    if make is None:
        return None
    return lambda service, person, asked: make(service, person, asked, address)
