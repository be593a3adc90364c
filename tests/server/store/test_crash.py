"""Nothing that was acknowledged is lost, whenever the process dies or the database goes away."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.server.store import Repeated, Store, Unavailable, open_store
from starboard.server.store.records import Notice
from tests.server.postgres import BINARIES, Postgres
from tests.server.store.appender import IN_FLIGHT
from tests.server.store.situations import next_entry, running_table

pytestmark = pytest.mark.anyio

KILLS = 5
MOVES = 60
ON_POSTGRES = ["postgres"] if BINARIES else []


def run_until_killed(url: str, run: str, enough: int) -> list[str]:
    """What a process acknowledged before it was killed in the middle of its work."""
    command = [sys.executable, "-m", "tests.server.store.appender", url, run]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(enough)]
        process.kill()
        lines += process.stdout.readlines()
    return [line for line in lines if line.endswith("\n")]


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
        logged = await store.entries(f"t{number}")
        assert [each.entry.n for each in logged] == list(range(1, len(logged) + 1))
        table = await store.table(f"t{number}")
        assert table is not None
        assert table.progress.length == len(logged)
        kept += [f"t{number} {each.entry.n} {each.client}\n" for each in logged]
    assert set(told) <= set(kept)
    assert len(told) == len(set(told))
    assert len(kept) == len(set(kept)) <= len(told) + KILLS * IN_FLIGHT


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


@pytest.mark.parametrize("database", ON_POSTGRES, indirect=True)
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
        async with asyncio.timeout(20):
            async for notice in notices:
                if notice == Notice(table="", topic="table", number=0):
                    break
        await store.check()
        await store.append(next_entry(table))
        assert len(await store.entries("t")) == 1
        async with asyncio.timeout(20):
            async for notice in notices:
                if notice == Notice(table="t", topic="log", number=1):
                    break


@pytest.mark.parametrize("database", ON_POSTGRES, indirect=True)
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


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
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
