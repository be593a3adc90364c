"""What a worker does now and then: forget what nobody needs, and whom somebody has removed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starboard.errors import Error
from starboard.server.store.protocol import Taken

if TYPE_CHECKING:
    from starboard.server.worker.worker import Worker

SWEEP, IDLE = 60.0, 600.0
"""Seconds between two looks for idle tables, and after which a table is idle."""
DESERTED, DESERTED_HIDDEN = 12 * 3_600.0, 14 * 86_400.0
"""Seconds without its people after which a table in the lobby is cleared away; one that only
people with the link find has more time, for it stands in nobody's way."""


async def sweep(worker: Worker) -> None:
    """Without end: forget tables that nobody follows, and people whom somebody has removed."""
    while True:
        await asyncio.sleep(SWEEP)
        worker.forget_idle(IDLE)
        with contextlib.suppress(Error):  # the database comes back
            await forget_gone(worker)
            await read_changed(worker)
            await clear_away(worker)


async def clear_away(worker: Worker) -> None:
    """Drop tables that wait for people who have not come for long, and whose owner is away."""
    listeners = {*worker.followers.by_listener, *worker.lobby.guests}
    await worker.meet({each.person for each in listeners} - {""})
    now = worker.hours.now()
    worker.met = {name: at for name, at in worker.met.items() if now - at < DESERTED}
    for open, since in ((True, DESERTED), (False, DESERTED_HIDDEN)):
        for table in await worker.store.deserted_tables(now - since, open):
            if table.id not in worker.followers.by_table:
                with contextlib.suppress(Taken):  # somebody has come meanwhile
                    await worker.store.drop_table(table.id, table.version)
    await worker.store.forget_sources()
    await worker.store.forget_gatherings(now)


async def forget_gone(worker: Worker) -> None:
    """Look for people who are gone without a notice, as with `starboard admin remove`."""
    await worker.check_keys("")
    tables = list(worker.tables.live.values())
    here = {chair.person for live in tables for chair in live.record.seats}
    here |= {line.person for live in tables for line in live.lines}
    gone = here - {""} - (await worker.store.people(here)).keys()
    for person in gone:
        worker.forget_lines(person)
    for live in tables:
        if any(chair.person in gone for chair in live.record.seats):
            await worker.read_anew(live)  # perhaps the table has gone with them


async def read_changed(worker: Worker) -> None:
    """Look for tables that somebody has changed without a notice, as with `starboard admin end`."""
    for live in list(worker.tables.live.values()):
        record = await worker.store.table(live.id)
        if record is None or record.version != live.record.version:
            await worker.read_anew(live)
