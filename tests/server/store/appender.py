"""A process that appends to many tables at once and says what was acknowledged, until killed."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection

from starboard.server.store import Store, open_store
from tests.server.store.situations import next_entry

IN_FLIGHT = 50


async def append_on(store: Store, id: str, run: str, told: Connection) -> None:
    """One table: append, say so, append again."""
    table = await store.table(id)
    assert table is not None
    while True:
        name = f"{run}-{table.progress.length + 1}"
        table = await store.append(next_entry(table, name, client=name))
        told.send(f"{id} {table.progress.length} {name}")


async def append_everywhere(url: str, run: str, told: Connection) -> None:
    """All tables at once."""
    store = await open_store(url)
    names = [f"t{number}" for number in range(IN_FLIGHT)]
    await asyncio.gather(*(append_on(store, name, run, told) for name in names))


def work(url: str, run: str, told: Connection) -> None:
    """Until somebody ends the process."""
    asyncio.run(append_everywhere(url, run, told))
