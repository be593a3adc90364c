"""What belongs to a table beside its match: chat, notices, and its file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import starboard
from starboard.kernel import registry
from starboard.kernel.files import lines_of, read_entry, read_lines, verify_match
from starboard.kernel.log import LogEntry
from starboard.kernel.match import Match
from starboard.kernel.registry import load_match
from starboard.server.store import Store, Taken
from starboard.server.store.records import Append, Notice, Progress, Said, Table
from tests.server.running import PATIENCE
from tests.server.store.situations import a_table, add_people, next_entry, running_table
from tests.toys.harvest import GAME

pytestmark = pytest.mark.anyio


def a_line(text: str, client: str = "", person: str = "anna") -> Said:
    return Said(table="t", person=person, text=text, time=1.5, client=client, seat=0)


async def test_chat_is_numbered_per_table_without_gaps(store: Store, other: Store) -> None:
    await store.add_table(a_table())
    said = [worker.say(a_line(str(turn))) for turn, worker in enumerate((store, other) * 10)]
    numbers = {line.number for line in await asyncio.gather(*said)}
    assert numbers == set(range(1, 21))
    kept = await store.lines("t")
    assert [line.number for line in kept] == list(range(1, 21))
    assert {line.text for line in kept} == {str(turn) for turn in range(20)}
    found = await store.table("t")
    assert found is not None
    assert found.said == 20


async def test_chat_can_be_read_from_a_number_on(store: Store) -> None:
    await store.add_table(a_table())
    for text in ("eins", "zwei „drei“ 🛸", "vier"):
        await store.say(a_line(text))
    [line] = await store.lines("t", after=1, limit=1)
    assert line == replace(a_line("zwei „drei“ 🛸"), number=2)


async def test_a_line_sent_twice_is_said_once(store: Store, other: Store) -> None:
    await store.add_table(a_table())
    first = await store.say(a_line("hallo", client="c1"))
    again = await asyncio.gather(*(each.say(a_line("hallo", "c1")) for each in (store, other) * 3))
    assert again == [first] * 6
    at_once = await asyncio.gather(*(each.say(a_line("da", "c2")) for each in (store, other) * 3))
    assert {line.number for line in at_once} == {2}
    assert len(await store.lines("t")) == 2


async def test_at_a_table_that_is_not_there_nothing_can_be_said(store: Store) -> None:
    with pytest.raises(Taken):
        await store.say(a_line("hallo"))


async def test_chat_does_not_stand_in_the_way_of_moves(store: Store) -> None:
    table = await running_table(store)
    await store.say(a_line("gleich"))
    table = await store.append(next_entry(table))
    await store.save_table(replace(table, rated=True))
    found = await store.table("t")
    assert found is not None
    assert (found.said, found.progress.length, found.version) == (1, 1, 2)


async def heard(notices: AsyncIterator[Notice], wanted: Notice) -> list[Notice]:
    """What is told up to and including the wanted notice."""
    seen = []
    async with asyncio.timeout(PATIENCE):
        async for notice in notices:
            seen.append(notice)
            if notice == wanted:
                break
    return seen


async def test_every_worker_hears_what_is_new_at_a_table(store: Store) -> None:
    async with store.subscribe() as first, store.subscribe() as second:
        table = await running_table(store)
        assert await heard(first, Notice(table="t", topic="table", number=1))
        table = await store.append(next_entry(table))
        assert await heard(first, Notice(table="t", topic="log", number=1))
        await store.say(a_line("hallo"))
        assert await heard(first, Notice(table="t", topic="chat", number=1))
        await store.save_table(table)
        assert await heard(first, Notice(table="t", topic="table", number=2))
        assert await heard(second, Notice(table="t", topic="chat", number=1))


async def test_every_worker_hears_who_has_another_name_or_fewer_keys(store: Store) -> None:
    await add_people(store, "Anna")
    anna = await store.person("anna")
    assert anna is not None
    news = Notice(table="anna", topic="person", number=0)
    async with store.subscribe() as notices:
        await store.save_person(replace(anna, name="Änne"))
        assert await heard(notices, news) == [news]
        await store.drop_key("anna", "hash of anna")
        assert await heard(notices, news) == [news]
        await store.delete_person("anna")
        assert await heard(notices, news) == [news]


async def test_who_is_slow_hears_the_newest_number(store: Store) -> None:
    async with store.subscribe() as notices:
        table = await running_table(store)
        for _ in range(20):
            table = await store.append(next_entry(table))
        told = await heard(notices, Notice(table="t", topic="log", number=20))
    assert [notice.number for notice in told] == sorted(notice.number for notice in told)


async def test_a_lost_race_tells_nobody_anything(store: Store) -> None:
    table = await running_table(store)
    await store.append(next_entry(table))
    async with store.subscribe() as notices:
        with pytest.raises(Taken):
            await store.append(next_entry(table))
        await running_table(store, "other")
        told = await heard(notices, Notice(table="other", topic="table", number=1))
    assert len(told) == 1


async def played(store: Store) -> tuple[Table, Match[Any]]:
    """A match of the toy game, played to the end and appended entry by entry."""
    registry.add(GAME)
    match = starboard.new("harvest", seed=7)
    setup = match.setup
    table = await store.add_table(
        a_table(
            seed=setup.seed,
            game=setup.game,
            rules=setup.rules,
            options=setup.options,
            progress=Progress(status="running"),
        )
    )
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[-1])
    for number, line in enumerate(lines_of(match)[1:], 1):
        entry: LogEntry = read_entry(number, line)
        ahead = replace(table, progress=replace(table.progress, length=number))
        table = await store.append(Append(table=ahead, entry=entry))
    return table, match


async def test_a_tables_log_is_a_save_file_to_the_byte(store: Store, tmp_path: Path) -> None:
    table, match = await played(store)
    lines = await store.match_lines(table.id)
    assert lines == lines_of(match)
    file = tmp_path / "match.jsonl"
    file.write_bytes(b"".join(line + b"\n" for line in lines))
    verify_match(load_match(match.game, *read_lines(file)))
