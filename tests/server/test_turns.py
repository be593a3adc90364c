"""Bots think in turn: whoever has many tables waits for whoever has one."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard import new
from starboard.errors import Endless
from starboard.kernel.registry import game_named
from starboard.server import wire
from starboard.server.jobs.bots import Processes, Thought, decided
from starboard.server.jobs.fair_queue import Turns
from starboard.server.wire.parts import Code
from starboard.server.worker import caretaker as caretaking
from starboard.table import bots
from starboard.table.bots import Decided, offered
from tests.server.beside import Beside
from tests.server.running import eventually, guest, running, seated, tell
from tests.server.test_playing import READY

PAIR = ("Marion", "Kolja")


async def breathe() -> None:
    """Let everything happen that can happen by itself."""
    for _ in range(20):
        await asyncio.sleep(0)


def served(places: int, askers: str) -> list[str]:
    """In which order some askers get their turn who all come at once; the first is there."""
    order: list[str] = []

    async def story() -> None:
        turns = Turns(places)
        done = asyncio.Event()

        async def ask(asker: str) -> None:
            async with turns.turn(asker):
                order.append(asker)
                await done.wait()

        tasks = [asyncio.create_task(ask(asker)) for asker in askers]
        await breathe()
        done.set()
        await asyncio.gather(*tasks)
        assert turns.free == places
        assert not turns.waiting

    tell(story())
    return order


def test_whoever_asks_once_is_served_before_the_rest_of_whoever_asks_often() -> None:
    assert "".join(served(1, "aaaab")) == "aabaa"
    assert "".join(served(1, "aaabbc")) == "aabcab"


def test_there_are_as_many_places_as_were_said() -> None:
    async def story() -> None:
        turns = Turns(2)
        async with turns.turn("a"), turns.turn("a"):
            third = asyncio.create_task(turns.wait("b"))
            await breathe()
            assert not third.done()
        await third

    tell(story())


def test_whoever_goes_while_waiting_takes_no_place_along() -> None:
    async def story() -> None:
        turns = Turns(1)
        async with turns.turn("a"):
            gone = [asyncio.create_task(turns.wait("b")) for _ in range(3)]
            await breathe()
            for task in gone:
                task.cancel()
            await breathe()
        assert turns.free == 1
        async with turns.turn("c"):
            late = asyncio.create_task(turns.wait("d"))
            await breathe()
        late.cancel()  # at the very moment in which it gets its place
        await breathe()
        async with asyncio.timeout(5):
            await turns.wait("e")

    tell(story())


class Busy(ThreadPoolExecutor):
    """Processes that take everything and never answer."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []
        self._processes: dict[int, Any] = {}

    def submit(self, work: Any, data: bytes) -> Future[bytes]:  # type: ignore[override]
        self.asked.append(msgspec.json.decode(data)["bot"])
        return Future()


def test_a_quick_bot_never_waits_for_one_that_searches() -> None:
    async def story() -> None:
        match = new("flagship", seats=2, seed=3, options=READY)
        thinker = Processes(1)
        quick, deep = Busy(), Busy()
        thinker.quick.executor, thinker.deep.executor = quick, deep
        names = ["search:200", "search:200", "greedy"]
        thoughts = [Thought("t", match.setup, (), 0, bot, asker=bot) for bot in names]
        tasks = [asyncio.create_task(thinker.think(thought)) for thought in thoughts]
        await breathe()
        assert (quick.asked, deep.asked) == (["greedy"], ["search:200"])
        for task in tasks:
            task.cancel()

    tell(story())


@pytest.mark.parametrize("bot", ["search:201", "search:9999", "search:4.9s"])
def test_a_bot_that_thinks_longer_than_those_of_the_list_may_not_sit_down(
    tmp_path: Path, bot: str
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            made = await tab.do(wire.Create, game="flagship", seats=2)
            no = await tab.refused(wire.SeatBot, table=made.table, seat=1, bot=bot)
            assert (no.code, no.message) == (Code.BAD_INPUT, "bot-cannot-play-here")
            await tab.do(wire.SeatBot, table=made.table, seat=1, bot="search:200")

    tell(story())


def test_every_opponent_that_is_offered_may_sit_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            made = await tab.do(wire.Create, game="flagship", seats=2)
            for bot in offered(game_named("flagship")):
                await tab.do(wire.SeatBot, table=made.table, seat=1, bot=bot)
                await tab.do(wire.Remove, table=made.table, seat=1)

    tell(story())


def test_a_bot_and_its_substitute_that_both_overrun_are_replaced_by_chance(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Slow:
        def choose(self, *_: object) -> None:
            raise bots.OutOfTime

    monkeypatch.setattr(bots, "Greedy", Slow)
    monkeypatch.setattr(bots.Guarded, "decide", Slow.choose)
    match = new("flagship", seats=2, seed=3, options=READY)
    seat = match.to_act[0]
    found = decided(Thought("t", match.setup, (), seat, "house"))
    assert (found.fault, found.why) == ("overran", "bot-random")
    assert found.move in [str(move) for move in match.moves(seat)]


def test_where_not_even_chance_finds_a_move_there_is_no_end() -> None:
    class Dead(Busy):
        def submit(self, work: Any, data: bytes) -> Future[bytes]:  # type: ignore[override]
            failed: Future[bytes] = super().submit(work, data)
            failed.set_exception(TimeoutError())
            return failed

    async def story() -> None:
        match = new("flagship", seats=2, seed=3, options=READY)
        thinker = Processes(1)
        first, second = Dead(), Dead()
        thinker.deep.executor, thinker.quick.executor = first, second
        with pytest.raises(Endless):
            await thinker.think(Thought("t", match.setup, (), 0, "search:200"))
        assert (first.asked, second.asked) == (["search:200"], ["random"])

    tell(story())


def test_a_defect_is_met_once_and_not_every_second(tmp_path: Path) -> None:
    class Broken(Beside):
        asked = 0

        async def think(self, thought: Thought) -> Decided:
            self.asked += 1
            raise ZeroDivisionError

    async def story() -> None:
        thinker = Broken()
        async with running(tmp_path, thinker=thinker) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion",), seats=2, options=READY)
            while not thinker.asked:
                if moves := tabs[0].moves(table):
                    await tabs[0].play(table, moves[0])
                await asyncio.sleep(0.005)
            caretaker = server.worker.caretaker
            await eventually(lambda: table in caretaker.unreadable)
            record = await server.worker.store.table(table)
            for _ in range(3):
                await caretaker.look_after(record)
            await breathe()
            assert thinker.asked == 1

    tell(story())


class Counting(Beside):
    """Counts who is asked to think for whom."""

    def __init__(self) -> None:
        self.askers: list[str] = []

    async def think(self, thought: Thought) -> Decided:
        self.askers.append(thought.asker)
        return await super().think(thought)


def test_a_table_that_everybody_has_left_rests_until_somebody_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        thinker = Counting()
        async with running(tmp_path, thinker=thinker) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await tabs[0].do(wire.Leave, table=table)
            await tabs[1].do(wire.Leave, table=table)
            store = server.worker.store
            live = await server.worker.tables.get(table)
            await eventually(lambda: bool(live.lines) and "note-rests" in live.lines[-1].text)
            await eventually(lambda: not live.thinking)
            rested = (await store.table(table)).progress
            assert (rested.deadline, rested.paused is None) == (None, False)
            await tabs[1].do(wire.Sit, table=table)
            record = await store.table(table)
            assert record.progress.paused is None
            assert set(thinker.askers) <= {people[0].id}  # whose table it is
            tab = tabs[1]
            while not tab.moves(table):
                seen = len(tab.messages)
                await tab.until(lambda seen=seen: len(tab.messages) > seen)  # type: ignore[misc]
            await tab.play(table, tab.moves(table)[0])

    tell(story())


def test_a_rated_game_goes_on_without_people_so_that_leaving_it_saves_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caretaking, "BREATH", 0.0)

    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            told = {"game": "flagship", "seats": 2, "options": READY, "rated": True}
            table = (await tab.do(wire.Create, **told)).table
            await tab.do(wire.SeatBot, table=table, seat=1, bot="random")
            await tab.do(wire.Ready, table=table)
            await tab.do(wire.Leave, table=table)
            live = await server.worker.tables.get(table)
            seen = live.known()
            await eventually(lambda: live.known() > seen + 3)
            assert live.record.progress.paused is None
            assert all("note-rests" not in line.text for line in live.lines)

    tell(story())


def test_nobody_can_count_the_secret_decisions_of_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            watcher = await (await guest(server, "Kim")).tab()
            tab = await (await guest(server, "Marion")).tab()
            made = await tab.do(wire.Create, game="flagship", seats=2)
            table = made.table
            await tab.do(wire.SeatBot, table=table, seat=1, bot="random")
            for each in (tab, watcher):
                await each.do(wire.Open, table=table)
            await tab.do(wire.Ready, table=table)
            live = await server.worker.tables.get(table)
            await eventually(lambda: live.match is not None and 1 not in live.match.to_act)
            await eventually(lambda: not live.thinking)
            decisions = [entry for entry in live.match.log if entry.seat == 1]
            assert len(decisions) > 3
            for each in (tab, watcher):
                await each.do(wire.Time, sent=0.0)
                told = [m.turn for m in each.messages if isinstance(m, wire.Update) and m.turn]
                changes = [turn.thinking for turn in told]
                assert changes.count((1,)) <= 1, changes

    tell(story())
