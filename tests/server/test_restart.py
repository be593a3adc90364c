"""A server that was away: nobody loses the time in which nobody could play."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
import uvicorn

from starboard.kernel.registry import add
from starboard.server import wire
from starboard.server.app import create_app
from starboard.server.kinds import TimeOut
from starboard.server.room.clock import Hours
from starboard.server.run.process import configured
from starboard.server.settings import Settings
from starboard.server.store import open_store
from starboard.server.store.pulse import LAST, MOST
from starboard.server.store.records import Progress
from starboard.server.wire.parts import ClockRules
from starboard.server.worker import worker
from tests.server.ports import free_port
from tests.server.postgres import ON_POSTGRES
from tests.server.running import PATIENCE, Running, Someone, Tab, running, seated, tell
from tests.server.standby import FORKS
from tests.server.test_crash import answers
from tests.server.test_playing import READY, play_on
from tests.server.test_prompts import ByHand
from tests.toys import countdown

add(countdown.GAME)
PAIR = ("Marion", "Kolja")
HOUR = 3_600.0
LIVE = ClockRules(bank=60, on_time_out=TimeOut.CONCEDE)


class Ahead(Hours):
    """The real time, so many seconds ahead: a server that begins with it was away as long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def now(self) -> float:
        return time.time() + self.seconds


def serve_ahead(settings: Settings, seconds: float) -> None:
    uvicorn.Server(configured(create_app(settings, Ahead(seconds)), settings)).run()


@contextlib.asynccontextmanager
async def process(database: str, folder: Path, seconds: float) -> AsyncIterator[Running]:
    """A server in a process of its own, so many seconds ahead, killed in the end."""
    settings = Settings(database=database, data=str(folder), port=free_port())
    server = FORKS.Process(target=serve_ahead, args=(settings, seconds), daemon=True)
    server.start()
    place = Running(cast(Any, SimpleNamespace(should_exit=False)), None, settings.port)
    try:
        await answers(place, server.is_alive)
        yield place
    finally:
        server.kill()
        server.join()
    await place.close()


async def stored(database: str, table: str) -> Progress:
    """How a table stands in the database."""
    store = await open_store(database)
    record = await store.table(table)
    await store.close()
    assert record is not None
    return record.progress


async def back(server: Running, person: Someone, table: str) -> Tab:
    tab = await person.tab(server)
    await tab.do(wire.Open, table=table)
    return tab


def left(tab: Tab, table: str, now: float) -> float:
    """The time that is left to the seat whose clock runs."""
    [until] = [each.until for each in tab.clocks[table].seats if each.until is not None]
    return float(until) - now


def test_a_live_game_is_not_lost_by_a_kill_and_an_hour_without_a_server(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        told = {"options": READY, "clock": LIVE, "rated": True}
        async with process(database, tmp_path, 0.0) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, **told)
            seat = tabs[0].turns[table].waits_for[0]
            await tabs[seat].play(table, tabs[seat].moves(table)[0])
        before = await stored(database, table)
        for hours in (1, 2):  # it is given once for each time
            async with process(database, tmp_path, hours * HOUR) as server:
                tab = await back(server, people[0], table)
                assert tab.rooms[table].status == "running"
                assert 0 < left(tab, table, time.time() + hours * HOUR) <= LIVE.bank
            after = await stored(database, table)
            assert 0 <= after.since - before.since - hours * HOUR < HOUR / 2
            assert after.banks == before.banks
            assert after.deadline is not None
            assert before.deadline is not None
            assert after.deadline - before.deadline == pytest.approx(after.since - before.since)

    tell(story())


@pytest.mark.parametrize("database", ON_POSTGRES, indirect=True)
def test_a_worker_that_comes_beside_others_gives_no_time(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with process(database, tmp_path, 0.0) as first:
            table, _, _ = await seated(first, "flagship", PAIR, options=READY, clock=LIVE)
            before = await stored(database, table)
            async with process(database, tmp_path, 30.0):
                assert await stored(database, table) == before
        together = [process(database, tmp_path, HOUR) for _ in range(3)]
        async with contextlib.AsyncExitStack() as stack:
            servers = await asyncio.gather(*map(stack.enter_async_context, together))
            assert len(servers) == 3
            after = await stored(database, table)
            assert after.status == "running"
            assert 0 < after.since - before.since - (HOUR - 30) < 60

    tell(story())


def test_thinking_time_goes_on_where_it_was(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            table, people, tabs = await seated(
                server, "flagship", PAIR, options=READY, clock=LIVE, rated=True
            )
            seat = tabs[0].turns[table].waits_for[0]
            hours.pass_by(20)
        hours.pass_by(HOUR)
        async with running(tmp_path, hours, database=database) as server:
            tab = await back(server, people[0], table)
            assert left(tab, table, hours.at) == 40
            hours.pass_by(39)
            assert (await back(server, people[1], table)).rooms[table].status == "running"
            hours.pass_by(1)
            await tab.until(lambda: tab.rooms[table].status == "finished")
            assert tab.rooms[table].outcome.won == (1 - seat,)

    tell(story())


def test_scheduled_instants_come_as_much_later(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        begun = hours.at
        async with running(tmp_path, hours, database=database) as server:
            table, people, tabs = await seated(server, "countdown", PAIR, options={"phases": 1})
            hours.pass_by(30)
            await tabs[0].until(lambda: bool(alarms(tabs[0], table)))
        hours.pass_by(HOUR)
        async with running(tmp_path, hours, database=database) as server:
            tab = await back(server, people[0], table)
            assert [at - begun for at in alarms(tab, table)] == [20]
            hours.pass_by(30)
            await tab.until(lambda: tab.rooms[table].status == "finished")
            assert [at - begun for at in alarms(tab, table)] == [20, HOUR + 45, HOUR + 60]

    tell(story())


def alarms(tab: Tab, table: str) -> list[float]:
    return [event.time for event in tab.events[table] if event.kind == "Alarm"]


def test_a_pause_stays_a_pause(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY, clock=LIVE)
            hours.pass_by(20)
            asked = await tabs[0].do(wire.Propose, table=table, what="pause")
            await tabs[1].do(wire.Reply, table=table, proposal=asked.proposal, yes=True)
        hours.pass_by(HOUR)
        async with running(tmp_path, hours) as server:
            both = [await back(server, person, table) for person in people]
            asked = await both[0].do(wire.Propose, table=table, what="resume")
            await both[1].do(wire.Reply, table=table, proposal=asked.proposal, yes=True)
            await both[0].until(lambda: not both[0].rooms[table].proposals)
            assert left(both[0], table, hours.at) == 40

    tell(story())


def test_nobody_gets_more_back_than_a_week(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        clock = ClockRules(step=10 * 86_400)
        async with running(tmp_path, hours) as server:
            table, people, _ = await seated(server, "flagship", PAIR, options=READY, clock=clock)
        hours.pass_by(MOST + 86_400)
        async with running(tmp_path, hours) as server:
            tab = await back(server, people[0], table)
            assert left(tab, table, hours.at) == 9 * 86_400

    tell(story())


def test_bots_play_on_at_once_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY, clock=LIVE)
            seat = tabs[0].turns[table].waits_for[0]
            await tabs[1 - seat].do(wire.Leave, table=table)
        hours.pass_by(HOUR)
        async with running(tmp_path, hours) as server:
            tab = await back(server, people[seat], table)
            assert await play_on([tab], table, Random(1), 5) == 5

    tell(story())


def test_a_server_gives_signs_of_life_all_the_time(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "BEAT", 0.01)

    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            store = server.worker.store
            for _ in range(3):
                hours.pass_by(100)
                async with asyncio.timeout(PATIENCE):
                    while (await store.first(LAST))["at"] != hours.at:
                        await asyncio.sleep(0.005)

    tell(story())
