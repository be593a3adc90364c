"""Signs of life: what is given back when there were none, once, by one worker."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import text

from starboard.server.room.clock import given_back
from starboard.server.store import Store, Taken, open_store
from starboard.server.store.address import read_address
from starboard.server.store.postgres import PostgresStore
from starboard.server.store.pulse import MOST, away
from starboard.server.store.records import Progress
from tests.server.postgres import BINARIES, Postgres
from tests.server.store.situations import a_table, next_entry

pytestmark = pytest.mark.anyio
ON_POSTGRES = pytest.mark.parametrize("database", ["postgres"] if BINARIES else [], indirect=True)


async def timed(store: Store, id: str = "t", since: float = 100.0, **fields: Any) -> None:
    """A running table at which somebody has a minute."""
    told = {"banks": (60.0, 60.0), "waiting": (0,), "deadline": since + 60, **fields}
    progress = Progress(status="running", since=since, origin=since - 5, **told)
    await store.add_table(a_table(id, progress=progress))


async def progress_of(store: Store, id: str = "t") -> Progress:
    found = await store.table(id)
    assert found is not None
    return found.progress


async def test_the_time_since_the_last_beat_is_given_back_once(store: Store) -> None:
    await timed(store)
    await store.beat(110.0)
    assert await store.arrive(150.0, given_back) == 40.0
    found = await progress_of(store)
    assert (found.since, found.origin, found.deadline) == (140.0, 135.0, 200.0)
    assert found.banks == (60.0, 60.0)


async def test_what_is_given_back_is_stored_as_a_change(store: Store) -> None:
    await timed(store)
    await store.beat(110.0)
    stale = await store.table("t")
    await store.arrive(150.0, given_back)
    assert [table.id for table in await store.due_tables(199.0)] == []
    assert [table.id for table in await store.due_tables(200.0)] == ["t"]
    assert stale is not None
    with pytest.raises(Taken):
        await store.append(next_entry(stale))


async def test_only_running_clocks_get_something(store: Store) -> None:
    await timed(store, "paused", paused=101.0)
    await timed(store, "timeless", banks=())
    await timed(store, "scheduled", banks=(), waiting=(-1,))
    await store.add_table(a_table("lobby"))
    before = {id: await progress_of(store, id) for id in ("paused", "timeless", "lobby")}
    await store.beat(110.0)
    await store.arrive(150.0, given_back)
    assert {id: await progress_of(store, id) for id in before} == before
    assert (await progress_of(store, "scheduled")).origin == 135.0


async def test_a_table_that_cannot_be_read_keeps_nobody_from_his_time(
    store: Store, url: str
) -> None:
    await timed(store, "broken")
    await timed(store)
    await store.beat(110.0)
    with read_address(url).connection() as connection:
        connection.execute(text("UPDATE tables SET progress = '{' WHERE id = 'broken'"))
    await store.arrive(150.0, given_back)
    assert (await progress_of(store)).since == 140.0


async def test_where_no_beat_was_ever_kept_nothing_is_given(store: Store) -> None:
    await timed(store)
    assert await store.arrive(150.0, given_back) == 0.0
    assert (await progress_of(store)).since == 100.0


async def test_a_later_beat_is_not_taken_back(store: Store) -> None:
    await timed(store)
    await store.beat(120.0)
    await store.beat(110.0)  # of a worker whose clock is behind
    assert await store.arrive(150.0, given_back) == 30.0


@pytest.mark.parametrize(
    ("beat", "lives", "now", "seconds"),
    [
        (100.0, [], 130.0, 30.0),
        (100.0, [90.0, 104.0], 130.0, 26.0),  # somebody moved after the last beat
        (100.0, [104.0, 999.0], 130.0, 26.0),  # written by a clock that was wrong
        (100.0, [], 90.0, 0.0),
        (100.0, [], 100.0 + 2 * MOST, MOST),
    ],
)
def test_how_long_nobody_was_there(
    beat: float, lives: list[float], now: float, seconds: float
) -> None:
    assert away(beat, lives, now) == seconds


@ON_POSTGRES
async def test_only_the_first_worker_gives_time_back(store: Store, url: str) -> None:
    await timed(store)
    await store.beat(110.0)
    workers = [await open_store(url) for _ in range(4)]
    given = await asyncio.gather(*(worker.arrive(150.0, given_back) for worker in workers))
    assert sorted(given) == [0.0, 0.0, 0.0, 40.0]
    for worker in workers[:-1]:
        await worker.close()
    later = await open_store(url)
    assert await later.arrive(190.0, given_back) == 0.0
    await later.close()
    await workers[-1].close()
    alone = await open_store(url)
    assert await alone.arrive(190.0, given_back) == 40.0
    assert (await progress_of(store)).since == 180.0
    await alone.close()


@ON_POSTGRES
async def test_after_a_restart_of_the_database_a_worker_is_there_again(
    store: PostgresStore, postgres: Postgres, url: str
) -> None:
    await store.arrive(100.0, given_back)
    await asyncio.to_thread(postgres.stop)
    await asyncio.to_thread(postgres.start)
    await store.beat(110.0)
    other = await open_store(url)
    assert await other.arrive(150.0, given_back) == 0.0
    await other.close()
