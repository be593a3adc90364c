"""The database goes away and comes back: clear errors, then worker, nothing lost."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from starboard.errors import Damaged
from starboard.server.store import Repeated, Store, Unavailable, open_store, sqlite
from starboard.server.store.health import QUIET, Ailment, Health
from starboard.server.store.records import Notice, Table
from starboard.server.store.sqlite import SqliteStore, Written
from tests.server.postgres import BINARIES, Postgres
from tests.server.running import PATIENCE
from tests.server.store.situations import a_table, next_entry, running_table

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
        with pytest.raises(Unavailable, match="locked") as refused:
            await running_table(store)
        assert refused.value.kind is Ailment.BUSY
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
    with pytest.raises(Unavailable, match="full") as refused:
        await store.append(next_entry(table, answer="x" * 1_000_000))
    assert refused.value.kind is Ailment.FULL
    assert await store.entries("t") == []
    await store.append(next_entry(table))
    assert len(await store.entries("t")) == 1


def damage(path: Path, word: bytes) -> None:
    """Write something else over the page that holds a word."""
    content = bytearray(path.read_bytes())
    start = content.index(word) // 4_096 * 4_096
    content[start : start + 4_096] = b"\xa5" * 4_096
    path.write_bytes(content)


@ON_SQLITE
async def test_a_damaged_table_keeps_nobody_from_writing_to_another(url: str) -> None:
    path = Path(url.removeprefix("sqlite:///"))
    store = await open_store(url)
    for number in range(12):  # each on a page of its own
        options = {"page": f"t{number} " + "x" * 3_000}
        await store.add_table(a_table(f"t{number}", running=True, options=options))
    await store.close()
    damage(path, b"t5 xxx")
    store = await open_store(url)
    table = await store.table("t9")
    with pytest.raises(Damaged):
        await store.table("t5")
    for number in range(1, 21):  # often enough both are in one commit
        assert table is not None
        broken = next_entry(a_table("t5", running=True, version=1))
        written, failed = await asyncio.gather(
            store.append(next_entry(table)), store.append(broken), return_exceptions=True
        )
        assert isinstance(failed, Unavailable)
        assert failed.kind is Ailment.DAMAGED
        assert isinstance(written, Table), written
        table = written
        assert table.progress.length == number
    await store.close()


class Clock:
    """Seconds that pass when the test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_what_ails_a_database_is_told_once_in_a_while_and_its_end_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = Clock()
    health = Health(clock)

    def told() -> list[str]:
        lines = [f"{each.levelname} {each.__dict__['kind']}" for each in caplog.records]
        caplog.clear()
        return lines

    for _ in range(1_000):
        health.ails(Ailment.FULL, "no room")
        health.ails(Ailment.DAMAGED, "malformed")
    assert told() == ["ERROR full", "ERROR damaged"]
    for _ in range(3):
        health.writes()
    assert told() == ["WARNING full"]
    for _ in range(1_000):  # it comes and goes
        health.ails(Ailment.FULL, "no room")
        health.writes()
    assert told() == []
    clock.now += QUIET
    health.ails(Ailment.FULL, "no room")
    assert caplog.records[0].__dict__["before"] == 1_999
    assert told() == ["ERROR full"]


@ON_POSTGRES
async def test_workers_hear_each_other(store: Store, other: Store) -> None:
    async with other.subscribe() as notices:
        table = await store.append(next_entry(await running_table(store)))
        await wait_for(notices, Notice(table="t", topic="log", number=1))
        assert await other.table("t") == table
