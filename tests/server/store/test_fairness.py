"""The list of tables is everybody's, and nobody has more tables than there may be."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from starboard.server.store import Full, Store, Taken, open_store
from starboard.server.store.address import read_address
from starboard.server.store.fairness import EACH, TOGETHER
from starboard.server.store.migrate import migrate
from starboard.server.store.records import Progress, Quota, Table
from tests.server.store.situations import a_key, a_person, a_table
from tests.server.store.test_opening import bare_store, never

pytestmark = pytest.mark.anyio

NOBODY = ()
WIDE = Quota(owner=1_000, source="there", together=1_000)


def theirs(id: str, owner: str, created: float = 1.0) -> Table:
    """A table of somebody at which nobody sits."""
    return a_table(id, owner=owner, seats=NOBODY, created=created)


async def opened(store: Store, count: int, owner: str, source: str, begin: float) -> None:
    """So many tables of somebody, one after the other."""
    for number in range(count):
        table = theirs(f"{owner} {number}", owner, begin + number)
        await store.add_table(table, quota=replace(WIDE, source=source))


async def test_nobody_is_pushed_out_of_the_list_by_one_owner_who_opens_many(store: Store) -> None:
    await opened(store, 1, "anna", "home", begin=1.0)
    await opened(store, 120, "mallory", "there", begin=2.0)
    found = [table.id for table in await store.open_tables()]
    assert "anna 0" in found[:2]
    assert [id for id in found if id != "anna 0"] == [f"mallory {119 - n}" for n in range(EACH)]


async def test_nobody_is_pushed_out_of_the_list_by_many_guests_of_one_address(store: Store) -> None:
    for number in range(3):
        await opened(store, 1, f"honest {number}", f"home {number}", begin=number)
    for number in range(110):
        await opened(store, 1, f"guest {number}", "there", begin=100.0 + number)
    found = await store.open_tables()
    owners = [table.owner for table in found]
    assert {f"honest {number}" for number in range(3)} <= set(owners[:4])
    assert len(owners) == 3 + TOGETHER
    assert owners[-1] == f"guest {110 - TOGETHER}"


async def test_games_to_watch_are_listed_as_fairly(store: Store) -> None:
    running = Progress(status="running")
    await store.add_table(replace(theirs("honest", "anna"), progress=running))
    for number in range(10):
        table = replace(theirs(f"{number}", "mallory", 2.0 + number), progress=running)
        await store.add_table(table)
    found = [table.id for table in await store.watchable_tables()]
    assert "honest" in found[:2]
    assert len(found) == 1 + EACH


async def test_where_nobody_knows_the_source_every_owner_is_one(store: Store) -> None:
    for number in range(120):
        await store.add_table(theirs(f"{number}", f"owner {number}", float(number)))
    assert len(await store.open_tables()) == 100


async def test_so_many_tables_at_once_and_no_more(store: Store, other: Store) -> None:
    async def attempt(number: int) -> str:
        table = theirs(f"{number}", "anna")
        try:
            await (store, other)[number % 2].add_table(table, quota=Quota(owner=20))
        except Full as full:
            return full.what
        return ""

    outcomes = await asyncio.gather(*[attempt(number) for number in range(60)])
    assert outcomes.count("") == await store.count_tables("anna") == 20
    assert outcomes.count("owner") == 40


async def test_so_many_tables_from_one_source_and_no_more(store: Store, other: Store) -> None:
    quota = Quota(owner=20, source="there", together=10)

    async def attempt(number: int) -> str:
        table = theirs(f"{number}", f"guest {number}")
        try:
            await (store, other)[number % 2].add_table(table, quota=quota)
        except Full as full:
            return full.what
        return ""

    outcomes = await asyncio.gather(*[attempt(number) for number in range(40)])
    assert (outcomes.count(""), outcomes.count("source")) == (10, 30)
    await store.add_table(theirs("elsewhere", "anna"), quota=replace(quota, source="home"))
    await store.drop_table(f"{outcomes.index('')}")
    await store.add_table(theirs("again", "anna"), quota=quota)
    with pytest.raises(Full):
        await store.add_table(theirs("once more", "anna"), quota=quota)


async def test_a_table_that_is_over_counts_no_more_and_its_source_is_forgotten(
    store: Store,
) -> None:
    quota = Quota(owner=1, source="there", together=1)
    table = await store.add_table(theirs("t", "anna"), quota=quota)
    with pytest.raises(Full):
        await store.add_table(theirs("second", "anna"), quota=quota)
    await store.forget_sources()
    with pytest.raises(Full):
        await store.add_table(theirs("second", "ben"), quota=quota)
    await store.save_table(replace(table, progress=Progress(status="finished", ended=2.0)))
    await store.forget_sources()
    await store.add_table(theirs("second", "anna"), quota=quota)


async def test_deserted_tables_are_those_whose_people_have_all_been_away(store: Store) -> None:
    for name in ("Anna", "Ben", "Cleo"):
        await store.add_person(a_person(name), a_key(name.casefold()))
    await store.add_table(a_table("both away", created=10.0))
    await store.add_table(theirs("owner here", "cleo", 10.0))
    await store.add_table(theirs("fresh", "anna", 200.0))
    await store.add_table(a_table("begun", running=True, created=10.0))
    await store.add_table(a_table("hidden", visibility="invite", invite="x", created=10.0))
    await store.saw(["cleo"], 150.0)
    found = await store.deserted_tables(before=100.0, open=True)
    assert [table.id for table in found] == ["both away"]
    assert [each.id for each in await store.deserted_tables(100.0, open=False)] == ["hidden"]
    await store.saw(["ben"], 150.0)
    assert await store.deserted_tables(before=100.0, open=True) == []


async def test_a_table_that_has_changed_meanwhile_is_not_dropped(store: Store) -> None:
    table = await store.add_table(a_table())
    changed = await store.save_table(replace(table, rated=True))
    with pytest.raises(Taken):
        await store.drop_table("t", table.version)
    await store.drop_table("t", changed.version)
    assert await store.table("t") is None


async def test_after_an_update_everybody_has_just_been_there(
    empty_url: str, tmp_path: Path
) -> None:
    address = read_address(empty_url)
    migrate(address, never, to="3")
    older = bare_store(address)
    await older.add_person(a_person("Anna"), a_key("anna"))
    await older.add_table(theirs("old", "anna"))
    await older.close()
    store = await open_store(empty_url, tmp_path / "backups")
    anna = await store.person("anna")
    assert anna is not None
    assert anna.seen > time.time() - 600
    assert await store.deserted_tables(time.time() - 3_600, open=True) == []
    await store.close()
