"""Tables: kept whole, saved by one at a time, found by those who look for them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from starboard.kernel.log import LogEntry
from starboard.server.store import Store, Taken
from starboard.server.store.records import Clock, Onlooker, Origin, Progress, Said, Table
from starboard.table.chairs import Chair, ChairKind
from tests.server.store.situations import ANNA, BEN, a_table, next_entry, running_table

pytestmark = pytest.mark.anyio


def ids(tables: list[Table]) -> list[str]:
    return [table.id for table in tables]


def ended(at: float) -> Progress:
    return Progress(status="finished", ended=at)


async def test_a_table_is_read_as_it_was_written(store: Store) -> None:
    told = a_table(
        options={"prizes": 6, "open": True, "decks": ("rot", "blau"), "name": "Ünïcode 🛰"},
        cards=[{"id": "own", "price": 2.5}],
        visibility="invite",
        invite="token",
        clock=Clock(bank=600.0, step=5.0),
        seats=(ANNA, Chair(kind=ChairKind.BOT, bot="house"), Chair()),
        delay=30.0,
    )
    kept = await store.add_table(told)
    assert kept == replace(told, version=1)
    assert await store.table("t") == kept
    assert await store.table("other") is None


async def test_a_table_can_be_added_once(store: Store) -> None:
    await store.add_table(a_table())
    with pytest.raises(Taken):
        await store.add_table(a_table(rated=True))


async def test_a_table_may_begin_with_a_past_and_loses_it_with_its_lobby(store: Store) -> None:
    past = [LogEntry(n=1, seat=0, moves=("pass",)), LogEntry(n=2, seat=-1, kind="branch", seed="s")]
    origin = Origin(table="old", at=1, seed="old seed")
    branch = a_table(origin=origin, progress=Progress(length=2))
    kept = await store.add_table(branch, past)
    assert kept.setup().seed == "old seed"
    assert [each.entry for each in await store.entries("t")] == past
    await store.drop_table("t")
    assert await store.entries("t") == []


async def test_of_two_who_save_the_same_version_the_second_reads_again(store: Store) -> None:
    table = await store.add_table(a_table())
    first = await store.save_table(replace(table, seats=(ANNA,)))
    with pytest.raises(Taken):
        await store.save_table(replace(table, seats=(BEN,)))
    assert await store.table("t") == first
    assert first.version == 2


async def test_an_invitation_leads_to_its_table_only(store: Store) -> None:
    await store.add_table(a_table("a", invite="token"))
    await store.add_table(a_table("b"))
    await store.add_table(a_table("c"))
    found = await store.table_by_invite("token")
    assert found is not None
    assert found.id == "a"
    assert await store.table_by_invite("") is None
    assert await store.table_by_invite("Token") is None


async def test_open_tables_are_those_that_anybody_may_join(store: Store) -> None:
    await store.add_table(a_table("old", created=1.0))
    await store.add_table(a_table("new", created=2.0))
    await store.add_table(a_table("private", visibility="private"))
    await store.add_table(a_table("begun", running=True))
    assert ids(await store.open_tables()) == ["new", "old"]
    assert ids(await store.open_tables("bluff", limit=1)) == ["new"]
    assert ids(await store.open_tables("chess")) == []
    assert ids(await store.watchable_tables()) == ["begun"]


async def test_a_table_without_spectators_cannot_be_watched(store: Store) -> None:
    await store.add_table(a_table("t", running=True, spectators=False))
    assert await store.watchable_tables() == []


async def test_my_tables_are_those_i_sit_at_or_own_until_they_end(store: Store) -> None:
    await store.add_table(a_table("owned", owner="ben", seats=(ANNA,), created=1.0))
    await store.add_table(a_table("played", owner="anna", seats=(ANNA, BEN), created=2.0))
    await store.add_table(a_table("foreign", owner="anna", seats=(ANNA,), created=3.0))
    await store.add_table(a_table("left", owner="anna", seats=(replace(BEN, left=True),)))
    await store.add_table(a_table("over", owner="ben", progress=ended(5.0)))
    assert ids(await store.my_tables("ben")) == ["played", "owned"]
    assert await store.count_tables("ben") == 1


async def test_who_gets_up_no_longer_has_the_table_among_his_own(store: Store) -> None:
    table = await store.add_table(a_table())
    await store.save_table(replace(table, seats=(ANNA, Chair())))
    assert await store.my_tables("ben") == []


async def test_finished_tables_are_listed_for_all_or_for_one_person(store: Store) -> None:
    await store.add_table(a_table("first", progress=ended(10.0)))
    await store.add_table(a_table("last", progress=ended(20.0)))
    await store.add_table(a_table("secret", progress=ended(15.0), visibility="private"))
    await store.add_table(a_table("alone", progress=ended(12.0), seats=(ANNA,)))
    await store.add_table(a_table("unseen", progress=ended(13.0), seats=(), spectators=False))
    anybody, ben = Onlooker("", 1e6), Onlooker("ben", 1e6)
    assert ids(await store.finished_tables(anybody)) == ["last", "alone", "first"]
    assert ids(await store.finished_tables(anybody, before=20.0, limit=1)) == ["alone"]
    assert ids(await store.finished_tables(ben, mine=True)) == ["last", "secret", "first"]
    assert ids(await store.finished_tables(ben, mine=True, game="chess")) == []


async def test_due_tables_are_the_running_ones_whose_deadline_has_come(store: Store) -> None:
    for id, deadline in (("late", 10.0), ("later", 5.0), ("in time", 20.5)):
        await store.add_table(a_table(id, progress=Progress(status="running", deadline=deadline)))
    await store.add_table(a_table("over", progress=Progress(status="finished", deadline=1.0)))
    await running_table(store, "endless")
    assert ids(await store.due_tables(10.0)) == ["later", "late"]
    assert ids(await store.due_tables(4.9)) == []
    assert await store.next_deadline() == 5.0


async def test_without_running_clocks_there_is_no_next_deadline(store: Store) -> None:
    await running_table(store)
    assert await store.next_deadline() is None


async def test_only_a_table_that_never_began_can_be_dropped(store: Store) -> None:
    await store.add_table(a_table("lobby"))
    await store.say(Said(table="lobby", person="anna", text="hallo", time=1.0))
    await running_table(store, "begun")
    await store.drop_table("lobby")
    with pytest.raises(Taken):
        await store.drop_table("begun")
    assert await store.table("lobby") is None
    assert await store.lines("lobby") == []
    assert ids(await store.my_tables("ben")) == ["begun"]


async def test_a_table_in_the_lobby_has_no_match_to_save(store: Store) -> None:
    await store.add_table(a_table())
    assert await store.match_lines("t") == []
    assert await store.match_lines("nowhere") == []


async def test_the_commitment_depends_on_the_seed_and_the_table() -> None:
    seen = {a_table(id, seed=seed).commitment() for id in "ab" for seed in "12"}
    assert len(seen) == 4


async def test_queries_return_what_was_appended_last(store: Store) -> None:
    table = await store.append(next_entry(await running_table(store)))
    assert await store.my_tables("anna") == [table]
