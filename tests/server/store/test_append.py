"""The append: accepted means durable, only one wins, and what is sent twice happens once."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from starboard.errors import BadInput
from starboard.server.store import Repeated, Store, Taken
from starboard.server.store.records import Append, Proposal
from tests.server.store.situations import a_table, next_entry, running_table

pytestmark = pytest.mark.anyio


async def attempt(store: Store, append: Append) -> bool:
    """Whether an append succeeds."""
    try:
        await store.append(append)
    except Taken:
        return False
    return True


async def moves_of(store: Store, table: str = "t") -> list[str]:
    """The moves of a table's log."""
    return [logged.entry.moves[0] for logged in await store.entries(table)]


async def test_an_appended_entry_is_read_as_it_was_written(store: Store) -> None:
    table = await running_table(store)
    append = next_entry(table, "äußern „ja“ 🚀", client="c1", answer='{"ok":true}')
    await store.append(append)
    [logged] = await store.entries("t")
    assert logged.entry == append.entry
    assert (logged.person, logged.client, logged.answer) == ("anna", "c1", '{"ok":true}')


async def test_entries_follow_each_other_and_can_be_read_from_a_number_on(store: Store) -> None:
    table = await running_table(store)
    for move in "abcde":
        table = await store.append(next_entry(table, move))
    assert await moves_of(store) == ["a", "b", "c", "d", "e"]
    later = await store.entries("t", after=2, limit=2)
    assert [logged.entry.n for logged in later] == [3, 4]


async def test_of_several_workers_that_append_at_once_one_wins(store: Store, other: Store) -> None:
    table = await running_table(store)
    for turn in range(5):
        tries = [
            attempt(worker, next_entry(table, f"{turn}{place}"))
            for place, worker in enumerate((store, other) * 8)
        ]
        assert sum(await asyncio.gather(*tries)) == 1
        found = await other.table("t")
        assert found is not None
        table = found
    assert [move[0] for move in await moves_of(store)] == ["0", "1", "2", "3", "4"]


async def test_workers_appending_to_the_same_tables_never_wait_for_each_other_forever(
    store: Store, other: Store
) -> None:
    tables = [await running_table(store, f"t{number}") for number in range(20)]
    for _ in range(5):
        ahead = [attempt(store, next_entry(table, "one")) for table in tables]
        back = [attempt(other, next_entry(table, "two")) for table in reversed(tables)]
        won = await asyncio.gather(*ahead, *back)
        assert sum(won) == len(tables)
        tables = [found for each in tables if (found := await store.table(each.id))]
    assert all(table.progress.length == 5 for table in tables)


async def test_an_entry_with_a_number_left_out_is_refused(store: Store) -> None:
    table = await running_table(store)
    ahead = replace(table, progress=replace(table.progress, length=1))
    with pytest.raises(Taken):
        await store.append(next_entry(ahead))
    assert await store.entries("t") == []


async def test_an_entry_must_fit_the_progress_it_comes_with(store: Store) -> None:
    table = await running_table(store)
    with pytest.raises(BadInput, match="number 1"):
        await store.append(replace(next_entry(table), table=table))


async def test_an_entry_for_a_table_that_is_not_there_is_refused(store: Store) -> None:
    with pytest.raises(Taken):
        await store.append(next_entry(a_table("nowhere", running=True)))


async def test_a_message_sent_twice_finds_its_first_answer(store: Store) -> None:
    table = await running_table(store)
    sent = next_entry(table, "first", client="c1", answer="told")
    table = await store.append(sent)
    with pytest.raises(Repeated) as again:
        await store.append(sent)
    with pytest.raises(Repeated):
        await store.append(next_entry(table, "checked again", client="c1"))
    assert (again.value.logged.entry.n, again.value.logged.answer) == (1, "told")
    assert await store.answered("t", "anna", "c1") == again.value.logged
    assert await moves_of(store) == ["first"]


async def test_a_message_sent_to_two_workers_at_once_happens_once(
    store: Store, other: Store
) -> None:
    table = await running_table(store)
    sent = next_entry(table, client="c1", answer="told")
    ended = await asyncio.gather(
        store.append(sent), other.append(sent), store.append(sent), return_exceptions=True
    )
    assert sorted(type(each).__name__ for each in ended) == ["Repeated", "Repeated", "Table"]


async def test_other_people_and_other_tables_may_choose_the_same_client_id(store: Store) -> None:
    table = await store.append(next_entry(await running_table(store), client="c1"))
    await store.append(next_entry(table, client="c1", person="ben"))
    await store.append(next_entry(await running_table(store, "other"), client="c1"))
    assert [len(await store.entries(id)) for id in ("t", "other")] == [2, 1]


async def test_entries_without_a_client_id_are_never_taken_for_repeated(store: Store) -> None:
    table = await running_table(store)
    table = await store.append(next_entry(table, "a"))
    await store.append(next_entry(table, "b"))
    assert await moves_of(store) == ["a", "b"]
    assert await store.answered("t", "anna", "") is None


async def test_a_move_upon_a_table_changed_meanwhile_is_refused(store: Store) -> None:
    table = await running_table(store)
    await store.save_table(replace(table, removed=("anna",)))
    with pytest.raises(Taken):
        await store.append(next_entry(table))


async def test_saving_a_table_that_moved_on_meanwhile_is_refused(store: Store) -> None:
    table = await running_table(store)
    await store.append(next_entry(table))
    with pytest.raises(Taken):
        await store.save_table(replace(table, rated=True))


async def test_the_progress_is_written_with_the_entry(store: Store) -> None:
    append = next_entry(await running_table(store))
    ahead = replace(append.table.progress, deadline=77.5, waiting=(1,), banks=(9.5, 10.0))
    await store.append(replace(append, table=replace(append.table, progress=ahead)))
    found = await store.table("t")
    assert found is not None
    assert found.progress == ahead
    assert await store.next_deadline() == 77.5


async def test_an_entry_can_be_appended_together_with_a_change_of_the_table(store: Store) -> None:
    asked = Proposal(kind="undo", seat=0, entry=1, agreed=(0, 1))
    table = await store.save_table(replace(await running_table(store), proposals=(asked,)))
    append = next_entry(replace(table, proposals=()), client="c1", whole=True)
    after = await store.append(append)
    assert await store.table("t") == after
    assert after.proposals == ()
    assert len(await store.entries("t")) == 1
    with pytest.raises(Repeated):
        await store.append(append)


async def test_an_append_with_the_table_that_lost_the_race_changes_nothing(store: Store) -> None:
    table = await running_table(store)
    stored = await store.append(next_entry(table, "faster"))
    with pytest.raises(Taken):
        await store.append(next_entry(replace(table, rated=True), "slower", whole=True))
    assert await store.table("t") == stored
    assert await moves_of(store) == ["faster"]


async def test_many_tables_append_at_once_and_each_gets_its_own(store: Store) -> None:
    tables = [await running_table(store, f"t{number}") for number in range(50)]
    for turn in range(4):
        sent = [next_entry(table, f"{table.id} {turn}") for table in tables]
        tables = list(await asyncio.gather(*(store.append(each) for each in sent)))
    for table in tables:
        assert await moves_of(store, table.id) == [f"{table.id} {turn}" for turn in range(4)]


async def test_two_entries_of_one_table_sent_without_waiting_come_in_order(store: Store) -> None:
    table = await running_table(store)
    sent = [next_entry(table, "a")]
    sent.append(next_entry(sent[0].table, "b"))
    sent.append(next_entry(sent[1].table, "c"))
    await asyncio.gather(*(store.append(each) for each in sent))
    assert await moves_of(store) == ["a", "b", "c"]


async def test_text_that_cannot_be_stored_is_refused_and_the_rest_goes_on(store: Store) -> None:
    table = await running_table(store)
    for unsound in ("\0", "\ud800"):
        with pytest.raises(BadInput):
            await store.append(next_entry(table, client=unsound))
    with pytest.raises(BadInput):
        await store.append(next_entry(table, "\ud800"))
    await store.append(next_entry(table, "with \0 in a move it is only JSON"))
    assert await moves_of(store) == ["with \0 in a move it is only JSON"]
