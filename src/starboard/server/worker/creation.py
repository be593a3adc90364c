"""New tables: by request, as a rematch, or branching off a finished game; and how many."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Sequence
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from starboard.kernel.log import LogEntry
from starboard.server import wire
from starboard.server.kinds import OVER
from starboard.server.room import opening
from starboard.server.room.live import Step
from starboard.server.room.rights import seat_for
from starboard.server.store.protocol import Full, Taken
from starboard.server.store.records import Person, Quota, Table
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code

if TYPE_CHECKING:
    from starboard.server.worker.worker import Worker

Maker = Callable[["Worker", Person, Any, str], Awaitable[wire.Answer]]


def source_of(secret: str, address: str) -> str:
    """What is kept of an address: the same for the same one, and nobody can tell which it is."""
    told = f"source:{address}".encode()
    return hmac.new(secret.encode(), told, sha256).hexdigest()[:24] if address else ""


async def has_room(worker: Worker, person: Person) -> None:
    """Refused where somebody has too many tables already; the store counts once more."""
    await worker.meet([person.id])
    if await worker.store.count_tables(person.id) >= worker.settings.limits.tables:
        raise too_many(worker, "owner")


def too_many(worker: Worker, whose: str) -> Refusal:
    """Why there is no further table."""
    limits = worker.settings.limits
    if whose == "owner":
        return Refusal(Code.LIMIT, "too-many-tables", most=limits.tables)
    return Refusal(Code.LIMIT, "address-too-many-tables", most=limits.tables_here)


async def add(worker: Worker, table: Table, address: str, past: Sequence[LogEntry] = ()) -> None:
    """Keep a new table, unless there are too many; the same request again finds it there."""
    limits = worker.settings.limits
    source = source_of(worker.secret, address)
    quota = Quota(owner=limits.tables, source=source, together=limits.tables_here)
    try:
        await worker.store.add_table(table, past, quota)
    except Taken as taken:
        if await worker.store.table(table.id) is not None:
            return  # it came twice
        raise (too_many(worker, taken.what) if isinstance(taken, Full) else taken) from None


async def create(worker: Worker, person: Person, request: wire.Create, address: str) -> wire.Answer:
    """A new table; the same request again leads to the same one."""
    id = opening.table_id(worker.secret, person.id, request.id)
    if await worker.store.table(id) is None:
        await has_room(worker, person)
        table = opening.new_table(request, person, id, worker.hours.now())
        await add(worker, table, address)
    return wire.Done(id=request.id, table=id)


async def rematch(
    worker: Worker, person: Person, request: wire.Rematch, address: str
) -> wire.Answer:
    """The next table; whoever asks first makes it."""
    live = await worker.table_for(person.id, request.table)
    seat_for(live, person, None)
    if live.record.progress.status not in OVER:
        raise Refusal(Code.NOT_NOW, "game-goes-on")
    id = opening.table_id(worker.secret, "rematch", live.id)
    if await worker.store.table(id) is None:
        await has_room(worker, person)
        table = opening.rematch_table(live, id, person, worker.hours.now())
        await add(worker, table, address)
    await worker.tables.change(live, lambda seen: Step(replace(seen.record, following=id)))
    return wire.Done(id=request.id, table=id)


async def branch(worker: Worker, person: Person, request: wire.Branch, address: str) -> wire.Answer:
    """A table that plays on from a moment of a finished game; the same request, the same table."""
    live = await worker.table_for(person.id, request.table, request.invite)
    live.finished_for(person.id, worker.hours.now())
    id = opening.table_id(worker.secret, person.id, request.id)
    if await worker.store.table(id) is None:
        await has_room(worker, person)
        past = [each.entry for each in await worker.store.entries(live.id, limit=request.at)]
        if len(past) != request.at:
            raise Refusal(Code.NOT_FOUND, "no-such-moment")
        table = opening.branch_table(live.record, id, person, request, worker.hours.now())
        begun = await asyncio.to_thread(opening.branched, live.record, table, past)
        await add(worker, table, address, begun)
    return wire.Done(id=request.id, table=id)
