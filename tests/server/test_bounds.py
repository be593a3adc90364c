"""Whoever reads slowly or goes away without a word costs the others nothing, and leaves nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from starboard.server import wire
from starboard.server.room.opening import table_id
from starboard.server.settings import Limits
from starboard.server.socket.connection import Connection
from starboard.server.wire.parts import Seen
from tests.server.running import Running, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")


async def gone(server: Running, left: int) -> None:
    """Wait until only so many connections are left."""
    await eventually(lambda: len(server.app.state["connections"]) <= left)


class Stuck:
    """A line whose other end has stopped to read, and says nothing."""

    async def read(self) -> bytes:
        return await asyncio.Event().wait() and b""

    async def write(self, data: bytes) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        raise AssertionError("nobody says goodbye to a line that is stuck")


def test_a_reader_that_is_too_slow_is_cut_off_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(waiting=5)) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            person = await server.worker.store.person(people[0].id)
            slow = Connection(server.worker, Stuck(), person, "")
            served = asyncio.create_task(slow.run())
            live = server.worker.tables.live[table]
            server.worker.followers.follow(slow, live, Seen(table=table, seat=0))
            while not served.done():
                assert await play_on(tabs, table, Random(1), 1) == 1
            assert len(server.worker.followers.by_table[table]) == 2

    tell(story())


def test_of_connections_that_are_gone_nothing_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, _ = await seated(server, "flagship", PAIR, options=READY)
            for number in range(5):
                tab = await (await guest(server, f"Guest {number}")).tab()
                await tab.do(wire.Lobby, on=True)
                await tab.do(wire.Open, table=table)
                await tab.send(wire.Hint, table=table)
                tab.socket.transport.abort()
            await gone(server, 2)
            assert len(server.worker.followers.by_table[table]) == 2
            assert not server.worker.lobby.guests
            assert sum(server.app.state["door"].connections.of.values()) == 2

    tell(story())


def test_ids_cannot_be_guessed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people = [await guest(server, "Marion"), await guest(server, "Kolja")]
            tabs = [await person.tab() for person in people]
            made = [
                await tab.do(wire.Create, game="flagship", seats=2, visibility="invite")
                for tab in tabs
            ]
            words = []
            for tab, each in zip(tabs, made, strict=True):
                await tab.do(wire.Open, table=each.table)
                words.append(tab.rooms[each.table].invite)
            for names in ([each.id for each in people], [each.table for each in made], words):
                assert all(len(name) >= 16 for name in names)  # of 64 or 16 signs each
                assert names[0][:6] != names[1][:6]

    tell(story())
    assert table_id("one server", "marion", "1") != table_id("another", "marion", "1")
