"""The database goes away and comes back: clear errors, then service, nothing lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from starboard.server.store import Repeated, Store, Unavailable, sqlite
from starboard.server.store.records import Notice
from starboard.server.store.sqlite import SqliteStore, Written
from tests.server.postgres import BINARIES, Postgres
from tests.server.running import PATIENCE
from tests.server.store.situations import next_entry, running_table

pytestmark = pytest.mark.anyio

MOVES = 60
ON_SQLITE = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
ON_POSTGRES = pytest.mark.parametrize("database", ["postgres"] if BINARIES else [], indirect=True)


async def wait_for(notices: AsyncIterator[Notice], wanted: Notice) -> None:
    """Listen until a notice comes."""
    async with asyncio.timeout(PATIENCE):
        async for notice in notices:
            if notice == wanted:
                return


async def insist(store: Store, id: str, moves: int) -> None:
    """Append so many moves, each repeated under its id until it is acknowledged."""
    number = 1
    while number <= moves:
        try:
            table = await store.table(id)
            assert table is not None
            await store.append(next_entry(table, str(number), client=str(number)))
        except Unavailable:
            await asyncio.sleep(0.01)
            continue
        except Repeated:
            pass  # it had happened
        number += 1


@ON_POSTGRES
async def test_while_the_server_restarts_there_are_clear_errors_and_then_service(
    store: Store, postgres: Postgres
) -> None:
    table = await running_table(store)
    async with store.subscribe() as notices:
        await asyncio.to_thread(postgres.stop)
        with pytest.raises(Unavailable, match="does not answer"):
            await store.append(next_entry(table))
        with pytest.raises(Unavailable):
            await store.table("t")
        with pytest.raises(Unavailable):
            await store.check()
        await asyncio.to_thread(postgres.start)
        await wait_for(notices, Notice(table="", topic="table", number=0))
        await store.check()
        await store.append(next_entry(table))
        assert len(await store.entries("t")) == 1
        await wait_for(notices, Notice(table="t", topic="log", number=1))


@ON_POSTGRES
async def test_a_restart_in_the_middle_loses_nothing_and_doubles_nothing(
    store: Store, postgres: Postgres
) -> None:
    tables = [await running_table(store, f"t{number}") for number in range(10)]
    playing = [asyncio.create_task(insist(store, table.id, MOVES)) for table in tables]
    await asyncio.sleep(0.05)
    await asyncio.to_thread(postgres.stop)
    assert not any(task.done() for task in playing)
    await asyncio.to_thread(postgres.start)
    await asyncio.gather(*playing)
    for table in tables:
        logged = await store.entries(table.id)
        assert [each.entry.moves[0] for each in logged] == [str(n) for n in range(1, MOVES + 1)]


@ON_POSTGRES
async def test_who_did_nothing_during_a_restart_does_not_notice_it(
    store: Store, postgres: Postgres
) -> None:
    table = await running_table(store)
    await asyncio.gather(*(store.table("t") for _ in range(5)))
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    table = await store.append(next_entry(table))
    await store.save_table(table)
    assert len(await store.entries("t")) == 1


@ON_SQLITE
async def test_while_the_file_is_away_nothing_is_acknowledged(store: Store, url: str) -> None:
    path = Path(url.removeprefix("sqlite:///"))
    table = await running_table(store)
    path.rename(path.with_name("away"))
    with pytest.raises(Unavailable, match=r"starboard\.db"):
        await store.append(next_entry(table))
    with pytest.raises(Unavailable):
        await store.table("t")
    with pytest.raises(Unavailable):
        await store.check()
    assert not path.exists()
    path.with_name("away").rename(path)
    await store.append(next_entry(table))
    assert len(await store.entries("t")) == 1


@ON_SQLITE
async def test_while_another_process_holds_the_file_nothing_is_acknowledged(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "BUSY_SECONDS", 0.05)
    path = url.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await running_table(store)
        other.execute("ROLLBACK")
        table = await running_table(store)
    await store.append(next_entry(table))


@ON_SQLITE
async def test_when_the_disk_is_full_nothing_is_acknowledged_until_there_is_room(
    store: SqliteStore,
) -> None:
    table = await running_table(store)

    def fill(connection: sqlite3.Connection) -> Written:
        connection.execute("PRAGMA max_page_count = 1")  # of this connection, until it is closed
        return Written(None)

    await store.writer.do(fill)
    with pytest.raises(Unavailable, match="full"):
        await store.append(next_entry(table, answer="x" * 1_000_000))
    assert await store.entries("t") == []
    await store.append(next_entry(table))
    assert len(await store.entries("t")) == 1


@ON_POSTGRES
async def test_workers_hear_each_other(store: Store, other: Store) -> None:
    async with other.subscribe() as notices:
        table = await store.append(next_entry(await running_table(store)))
        await wait_for(notices, Notice(table="t", topic="log", number=1))
        assert await other.table("t") == table
