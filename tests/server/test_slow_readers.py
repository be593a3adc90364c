"""Whoever reads slowly costs little: what waits is counted in bytes, and some are cut off."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from starboard.server import wire
from starboard.server.settings import Limits
from starboard.server.socket.connection import Connection
from starboard.server.wire.outbox import Backlog, Outbox
from starboard.server.wire.parts import Seen
from tests.server.lines import Line
from tests.server.running import Running, Someone, eventually, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")


class Stuck(Line):
    """A line whose other end has stopped to read."""

    async def write(self, data: bytes) -> None:
        await asyncio.Event().wait()


@asynccontextmanager
async def stuck(
    server: Running, someone: Someone, address: str = ""
) -> AsyncIterator[tuple[Stuck, Connection]]:
    """A line of somebody who says hello and reads nothing."""
    person = await server.worker.store.person(someone.id)
    line = Stuck()
    connection = Connection(server.worker, line, person, "", address)
    serving = asyncio.create_task(connection.run())
    line.say(wire.Hello, "hello")
    await eventually(lambda: connection.greeted)
    try:
        yield line, connection
    finally:
        line.inbox.put_nowait(b"")
        await serving


def a_box(backlog: Backlog, address: str = "", **limits: int) -> tuple[Outbox, list[str]]:
    """A box, and whether its reader was cut off."""
    ended: list[str] = []
    return Outbox(Limits(**limits), backlog, address, lambda: ended.append(address)), ended


def test_what_waits_is_counted_in_bytes_until_it_is_written() -> None:
    async def story() -> None:
        backlog = Backlog(1_000)
        box, ended = a_box(backlog, waiting=3, waiting_bytes=100)
        for data in (b"a" * 40, b"b" * 40):
            box.put(data)
        assert await box.next() == b"a" * 40
        assert box.bytes == 80, "it is being written"
        assert await box.next() == b"b" * 40
        box.put(b"c" * 60)
        assert (box.bytes, ended) == (100, [])
        box.put(b"d")
        assert (box.bytes, ended, await box.next()) == (0, [""], None)
        box.put(b"e")
        assert (box.bytes, backlog.bytes, backlog.boxes) == (0, {}, {})
        many, ended = a_box(backlog, waiting=3)
        for _ in range(4):
            many.put(b"")
        assert ended == [""]

    tell(story())


def test_where_too_much_waits_for_an_address_its_slowest_reader_is_cut_off() -> None:
    backlog = Backlog(100)
    (slow, slow_ended), (quick, quick_ended) = a_box(backlog, "here"), a_box(backlog, "here")
    other, other_ended = a_box(backlog, "there")
    slow.put(b"x" * 60)
    other.put(b"x" * 90)
    quick.put(b"x" * 30)
    quick.put(b"x" * 20)
    assert (slow_ended, quick_ended, other_ended) == (["here"], [], [])
    assert dict(backlog.bytes) == {"here": 50, "there": 90}


def test_news_take_the_place_of_what_still_waits_about_the_same() -> None:
    async def story() -> None:
        box, _ = a_box(Backlog(1_000))
        for data, topic in ((b"1", "a"), (b"2", ""), (b"3", "a"), (b"4", "b")):
            box.put(data, topic)
        box.drop("a")
        box.put(b"5", "a")
        box.close()
        box.put(b"6")
        assert [await box.next() for _ in range(4)] == [b"2", b"4", b"5", None]
        assert box.bytes == 0

    tell(story())


def test_whoever_opens_a_table_again_and_again_and_never_reads_is_kept_one_answer(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(rate=1e6, burst=10**6)) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(1), 5)
            whole = len((await people[0].http("GET", f"/api/tables/{table}")).content)
            async with stuck(server, people[0]) as (line, connection):
                for number in range(190):
                    line.say(wire.Open, f"{number}", table=table)
                    line.say(wire.Lobby, f"lobby {number}")
                line.say(wire.Language, "de", lang="de")
                last = b'"id":"de"'
                await eventually(lambda: any(last in each[1] for each in connection.outbox.waiting))
                assert whole > 10_000
                assert connection.outbox.bytes < 2 * whole + 60_000
                topics = [topic for topic, _ in connection.outbox.waiting if topic]
                assert sorted(topics) == sorted([table, "lobby"])

    tell(story())


def test_a_reader_who_is_cut_off_for_bytes_comes_back_and_has_missed_nothing(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(waiting_bytes=100_000)) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            async with stuck(server, people[0]) as (line, connection):
                line.say(wire.Open, "open", table=table)
                most = 0
                while not connection.outbox.closed:
                    assert await play_on(tabs, table, Random(1), 1) == 1
                    most = max(most, connection.outbox.bytes)
                assert most <= 100_000
            assert not server.worker.backlog.boxes
            again = await people[0].tab(resume=(Seen(table=table),))
            assert again.views[table] == tabs[0].views[table]
            told = [[event.kind for event in tab.events[table]] for tab in (again, tabs[0])]
            assert told[0] == told[1]

    tell(story())
