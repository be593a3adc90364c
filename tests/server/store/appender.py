"""A process that appends to many tables at once and says what was acknowledged, until killed."""

from __future__ import annotations

import asyncio
import os
import sys

from starboard.server.store import Store, open_store
from tests.server.store.situations import next_entry

IN_FLIGHT = 50


async def append_on(store: Store, id: str, run: str) -> None:
    """One table: append, say so, append again."""
    table = await store.table(id)
    assert table is not None
    while True:
        name = f"{run}-{table.progress.length + 1}"
        table = await store.append(next_entry(table, name, client=name))
        os.write(1, f"{id} {table.progress.length} {name}\n".encode())


async def main(url: str, run: str) -> None:
    """All tables at once."""
    store = await open_store(url)
    await asyncio.gather(*(append_on(store, f"t{number}", run) for number in range(IN_FLIGHT)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2]))
