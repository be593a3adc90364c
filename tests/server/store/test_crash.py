"""Nothing that was acknowledged is lost, whenever the process dies."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from contextlib import closing

import pytest

from starboard.server.store import Store, open_store
from starboard.server.store.address import read_address
from starboard.server.store.postgres import connect as connect_server
from starboard.server.store.records import Logged
from starboard.server.store.sqlite import connect as connect_file
from tests.server.standby import FORKS
from tests.server.store.appender import IN_FLIGHT, work
from tests.server.store.situations import next_entry, running_table

pytestmark = pytest.mark.anyio

KILLS = 5


def run_until_killed(url: str, run: str, enough: int) -> list[str]:
    """What a process acknowledged before it was killed in the middle of its work."""
    heard, told = FORKS.Pipe(duplex=False)
    process = FORKS.Process(target=work, args=(url, run, told), daemon=True)
    process.start()
    told.close()
    lines: list[str] = [heard.recv() for _ in range(enough)]
    process.kill()
    with contextlib.suppress(EOFError):
        while True:
            lines.append(heard.recv())
    process.join()
    return lines


async def test_no_acknowledged_entry_is_lost_and_none_is_there_twice(
    store: Store, url: str
) -> None:
    for number in range(IN_FLIGHT):
        await running_table(store, f"t{number}")
    told: list[str] = []
    for kill in range(KILLS):
        lines = await asyncio.to_thread(run_until_killed, url, str(kill), 60 + 37 * kill)
        assert len(lines) >= 60
        told += lines
    kept = []
    for number in range(IN_FLIGHT):
        logged = await settled_entries(store, f"t{number}")
        assert [each.entry.n for each in logged] == list(range(1, len(logged) + 1))
        kept += [f"t{number} {each.entry.n} {each.client}" for each in logged]
    assert set(told) <= set(kept)
    assert len(told) == len(set(told))
    assert len(kept) == len(set(kept)) <= len(told) + KILLS * IN_FLIGHT


async def settled_entries(store: Store, name: str) -> Sequence[Logged]:
    """The log as its table knows it: PostgreSQL still ends what a killed process had sent."""
    for _ in range(100):
        logged = await store.entries(name)
        table = await store.table(name)
        assert table is not None
        if table.progress.length == len(logged):
            return logged
        await asyncio.sleep(0.05)
    raise AssertionError(f"{name} and its log do not agree")


async def test_what_waits_when_the_store_is_closed_is_finished_first(url: str) -> None:
    store = await open_store(url)
    tables = [await running_table(store, f"t{number}") for number in range(10)]
    sent = [asyncio.create_task(store.append(next_entry(table))) for table in tables]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*sent)
    store = await open_store(url)
    assert all([len(await store.entries(table.id)) == 1 for table in tables])
    await store.close()


async def test_a_commit_waits_for_the_disk(url: str) -> None:
    address = read_address(url)
    if address.path is not None:
        with closing(connect_file(address.path, reads=False)) as file:
            assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert file.execute("PRAGMA synchronous").fetchone() == (2,)
        return
    careless = f"{address.server}?options=-c%20synchronous_commit%3Doff"
    server = await connect_server(careless)
    [row] = await (await server.execute("SHOW synchronous_commit")).fetchall()
    await server.close()
    assert row == {"synchronous_commit": "on"}
