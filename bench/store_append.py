"""Durable appends per second of the storage, bare: no game, no socket.

Run it with `python -m bench.store_append`. Each append waits until it is on disk; what differs is
how many tables append at once: those that wait together share a commit. PostgreSQL is started
here, with its disk writes waited for.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from tests.server.postgres import BINARIES, DURABLE, running_postgres

from starboard.kernel.log import LogEntry
from starboard.server.store import Store, open_store
from starboard.server.store.records import Append, Progress, Table
from starboard.table.chairs import Chair, ChairKind

SECONDS = 3.0
AT_ONCE = (1, 16, 256)
EVENT = {"type": "attacked", "clause": "FS-ATTACK-01", "seat": 0, "target": "card-1"}
ENTRY = LogEntry(
    n=1, seat=0, moves=("attack card-1 with railgun",), chance=(6, 1, 3),
    hash="0123456789abcdef", events=[EVENT] * 6,
)  # fmt: skip
"""About what a move of Flagship leaves in the log."""


class Rate(NamedTuple):
    """What was measured: how many, how fast, at which cost for this process."""

    appends: int
    per_second: float
    cpu: float


async def append_on(store: Store, table: Table, entries: Sequence[LogEntry], until: float) -> int:
    """Append to one table, one entry after the other."""
    for number in count(1):
        if time.perf_counter() >= until:
            break
        ahead = replace(table, progress=replace(table.progress, length=number))
        entry = replace(entries[number % len(entries)], n=number)
        sent = Append(table=ahead, entry=entry, person="anna", client=f"{table.id}-{number}")
        table = await store.append(sent)
    return table.progress.length


async def measure(url: str, at_once: int, entries: Sequence[LogEntry] = (ENTRY,)) -> Rate:
    """So many tables append at once for some seconds, these entries again and again."""
    store = await open_store(url)
    seats = (Chair(kind=ChairKind.PERSON, person="anna"), Chair(kind=ChairKind.BOT, bot="house"))
    tables = [
        await store.add_table(
            Table(
                id=f"{at_once}-{number}", game="flagship", rules=1, owner="anna", seats=seats,
                seed="seed", created=0.0, progress=Progress(status="running"),
            )
        )
        for number in range(at_once)
    ]  # fmt: skip
    began, used = time.perf_counter(), time.process_time()
    until = began + SECONDS
    counts = await asyncio.gather(*(append_on(store, each, entries, until) for each in tables))
    took, used = time.perf_counter() - began, time.process_time() - used
    await store.close()
    return Rate(sum(counts), sum(counts) / took, used / sum(counts) * 1e6)


def main() -> None:
    """Measure both databases and print a table."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(dir=Path.cwd() / "build"))
        urls = {"SQLite": f"sqlite:///{folder}/bench.db"}
        if BINARIES is not None:
            server = stack.enter_context(running_postgres(DURABLE))
            urls["PostgreSQL"] = server.new_database()
        print(f"{'':12} {'at once':>8} {'appends/s':>10} {'µs CPU each':>12}")
        for name, url in urls.items():
            for at_once in AT_ONCE:
                rate = asyncio.run(measure(url, at_once))
                print(f"{name:12} {at_once:8} {rate.per_second:10,.0f} {rate.cpu:12.0f}")


if __name__ == "__main__":
    main()
