"""The server is killed with moves in flight: nothing that was acknowledged is lost or doubled."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec

from starboard.kernel.registry import game_named, load_match
from starboard.server import wire
from starboard.server.settings import Limits, Settings
from starboard.server.store.opening import open_store
from tests.server.ports import free_port
from tests.server.running import Running, Someone, Tab, guest
from tests.server.standby import started

KILLS = int(os.environ.get("STARBOARD_KILLS", "5"))
TABLES = int(os.environ.get("STARBOARD_TABLES", "28"))
"""Tables of each of the two pairs; `make soak PART=server-kills` asks for more of both."""
IN_FLIGHT = 50
PATIENCE = 180.0
"""Seconds for one life of the server, on a machine that has much else to do."""
RESUMED = 50
"""Tables that a hello may name."""
MORE = 50
"""Moves that are acknowledged between two kills."""


@contextlib.asynccontextmanager
async def process(database: str, folder: Path) -> AsyncIterator[Running]:
    """A server in a process of its own, killed in the end."""
    many = 1_000_000
    limits = Limits(
        tables=1_000,
        tables_here=1_000,
        followed=1_000,
        connections=1_000,
        rate=1e6,
        burst=many,
        work=1e6,
        work_burst=many,
    )
    settings = Settings(database=database, data=str(folder), port=free_port(), limits=limits)
    server = started(settings)
    place = Running(cast(Any, SimpleNamespace(should_exit=False)), None, settings.port)
    try:
        await answers(place, server.is_alive)
        yield place
    finally:
        server.kill()
        server.join()
    await place.close()


async def answers(place: Running, lives: Callable[[], bool]) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(PATIENCE):
        while True:
            assert lives(), "the server has ended"
            with contextlib.suppress(httpx.TransportError):
                if (await place.http.get("/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.05)


Playing = list[asyncio.Task[None]]


class Driver:
    """A person who plays at many tables at once, and keeps a list of what was acknowledged."""

    def __init__(self, person: Someone, tables: list[str]) -> None:
        self.person = person
        self.tables = tables
        self.sent: dict[tuple[str, str], str] = {}
        self.pending: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[str] = []
        self.tab: Tab | None = None

    async def come(self, server: Running) -> None:
        """Connect, with what is still known, and send again what was not answered."""
        old, tab = self.tab, await self.person.silent_tab(server)
        if old is None:
            await tab.do(wire.Hello)
            for table in self.tables:
                await tab.do(wire.Open, table=table)
        else:
            tab.rooms, tab.views, tab.marks = old.rooms, old.views, old.marks
            tab.turns, tab.events, tab.seats = old.turns, old.events, old.seats
            seen = [old.seen(table) for table in self.tables]
            await tab.do(wire.Hello, resume=tuple(seen[:RESUMED]))
            for each in seen[RESUMED:]:
                await tab.do(wire.Open, **msgspec.structs.asdict(each))
        self.tab = tab
        for id, told in self.pending.items():
            await tab.send(wire.Move, id, **told)

    async def play(self) -> None:
        """Answer every question at every table until the server is gone."""
        tab = self.tab
        assert tab is not None
        while not tab.closed:
            tab.news.clear()
            self.collect(tab)
            for table in self.tables:
                turn = tab.turns[table]
                if turn.ask is None or (table, turn.question) in self.sent:
                    continue
                id = f"{self.person.name}-{len(self.sent)}"
                self.sent[table, turn.question] = id
                told = {"table": table, "question": turn.question, "moves": (turn.moves[0].move,)}
                self.pending[id] = told
                with contextlib.suppress(Exception):
                    await tab.send(wire.Move, id, **told)
            await tab.news.wait()
        self.collect(tab)

    def in_flight(self) -> int:
        """Moves that were sent and not answered."""
        assert self.tab is not None
        return sum(id not in self.tab.answers for id in self.pending)

    def collect(self, tab: Tab) -> None:
        for id in [id for id in self.pending if id in tab.answers]:
            assert isinstance(tab.answers[id], wire.Done), tab.answers[id]
            self.acknowledged.append(id)
            del self.pending[id]


async def set_up(server: Running) -> list[Driver]:
    """Two pairs of people at many tables each."""
    drivers: list[Driver] = []
    for pair in (("Marion", "Kolja"), ("Otto", "Ida")):
        people = [await guest(server, name) for name in pair]
        tabs = [await person.tab() for person in people]
        tables = []
        for number in range(TABLES):
            made = await tabs[0].do(
                wire.Create, f"t{number}", game="flagship", seats=2, options={"ready_ships": True}
            )
            await tabs[1].do(wire.Sit, table=made.table)
            for tab in tabs:
                await tab.do(wire.Ready, table=made.table)
            tables.append(made.table)
        drivers += [Driver(person, tables) for person in people]
    return drivers


async def played_enough(server: Running, drivers: list[Driver], enough: int) -> Playing:
    """Everybody plays until enough moves are acknowledged and enough others are in flight."""
    for driver in drivers:
        await driver.come(server)
    playing = [asyncio.create_task(driver.play()) for driver in drivers]
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.sleep(0.001)
            done = sum(len(driver.acknowledged) for driver in drivers)
            in_flight = sum(driver.in_flight() for driver in drivers)
            if done >= enough and in_flight >= IN_FLIGHT:
                break
            for task in playing:
                if task.done():
                    task.result()
    return playing


async def compare(database: str, drivers: list[Driver]) -> None:
    """What was acknowledged is there once; what everybody saw is what is stored."""
    store = await open_store(database)
    stored: list[str] = []
    for pair in (drivers[:2], drivers[2:]):
        for table in pair[0].tables:
            logged = await store.entries(table)
            assert [each.entry.n for each in logged] == list(range(1, len(logged) + 1))
            stored += [each.client for each in logged]
            record = await store.table(table)
            assert record is not None
            match = load_match(game_named("flagship"), record.setup(), [e.entry for e in logged])
            for seat, driver in enumerate(pair):
                assert driver.tab is not None
                told = [type(each.event).__name__ for each in match.events(seat)]
                seen = [event.kind for event in driver.tab.events[table]]
                assert seen
                assert seen == told[: len(seen)]
    acknowledged = [id for driver in drivers for id in driver.acknowledged]
    assert len(stored) == len(set(stored))
    assert len(acknowledged) == len(set(acknowledged)) >= KILLS * MORE
    assert set(acknowledged) <= set(stored)
    await store.close()


def test_killed_with_moves_in_flight_nothing_acknowledged_is_lost(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with process(database, tmp_path) as server:
            drivers = await set_up(server)
            playing = await played_enough(server, drivers, MORE)
        await asyncio.gather(*playing)
        for kill in range(2, KILLS + 1):
            async with process(database, tmp_path) as server:
                playing = await played_enough(server, drivers, MORE * kill)
            await asyncio.gather(*playing)
        await compare(database, drivers)

    asyncio.run(asyncio.wait_for(story(), PATIENCE * (KILLS + 1)))
