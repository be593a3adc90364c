"""What a worker does now and then: forget what nobody needs, and whom somebody has removed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starboard.errors import Error
from starboard.server.store.protocol import Taken
from starboard.server.wire.errors import Refusal

if TYPE_CHECKING:
    from starboard.server.worker.worker import Service

SWEEP, IDLE = 60.0, 600.0
"""Seconds between two looks for idle tables, and after which a table is idle."""
DESERTED, DESERTED_HIDDEN = 12 * 3_600.0, 14 * 86_400.0
"""Seconds without its people after which a table in the lobby is cleared away; one that only
people with the link find has more time, for it stands in nobody's way."""


async def sweep(service: Service) -> None:
    """Without end: forget tables that nobody follows, and people whom somebody has removed."""
    while True:
        await asyncio.sleep(SWEEP)
        service.forget_idle(IDLE)
        with contextlib.suppress(Error):  # the database comes back
            await forget_gone(service)
            await read_changed(service)
            await clear_away(service)


async def clear_away(service: Service) -> None:
    """Drop tables that wait for people who have not come for long, and whose owner is away."""
    listeners = {*service.hub.followed, *service.lobby.guests}
    await service.meet({each.person for each in listeners} - {""})
    now = service.hours.now()
    service.met = {name: at for name, at in service.met.items() if now - at < DESERTED}
    for open, since in ((True, DESERTED), (False, DESERTED_HIDDEN)):
        for table in await service.store.deserted_tables(now - since, open):
            if table.id not in service.hub.followers:
                with contextlib.suppress(Taken):  # somebody has come meanwhile
                    await service.store.drop_table(table.id, table.version)
    await service.store.forget_sources()


async def forget_gone(service: Service) -> None:
    """Look for people who are gone without a notice, as with `starboard admin remove`."""
    await service.check_keys("")
    tables = list(service.tables.live.values())
    here = {chair.person for live in tables for chair in live.record.seats}
    here |= {line.person for live in tables for line in live.lines}
    gone = here - {""} - (await service.store.people(here)).keys()
    for person in gone:
        service.forget_lines(person)
    for live in tables:
        if any(chair.person in gone for chair in live.record.seats):
            live.stale = True
            try:
                await service.tables.get(live.id)
            except Refusal:  # the table has gone with them
                service.hub.close(live)


async def read_changed(service: Service) -> None:
    """Look for tables that somebody has changed without a notice, as with `starboard admin end`."""
    for live in list(service.tables.live.values()):
        record = await service.store.table(live.id)
        if record is not None and record.version == live.record.version:
            continue
        live.stale = True
        try:
            await service.tables.get(live.id)
        except Refusal:
            service.hub.close(live)
