"""A server in a thread of its own: tests lay tables out in its store and let its time pass."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread
from typing import Any

from msgspec.structs import replace
from tools.screens.stored import Stored, laid

from starboard.kernel.log import Setup
from starboard.kernel.match import begin
from starboard.kernel.options import OptionValue, read_options
from starboard.kernel.registry import game_named
from starboard.server.room.clock import Hours, begun
from starboard.server.room.live import Live
from starboard.server.room.play import ended, looked_at
from starboard.server.store.records import Clock
from starboard.table.chairs import Chair, ChairKind
from starboard.table.entries import follow_stored
from tests.server.running import Running, running

BOT = Chair(kind=ChairKind.BOT, bot="house", ready=True)
UNTIMED = Clock()
SLOW = Clock(speed=0.01)
"""A mission whose time nearly stands still, until a test lets it pass."""


class Ahead(Hours):
    """The real time, and whatever a test lets pass at once on top of it."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.jumped = asyncio.Event()

    def now(self) -> float:
        return time.time() + self.passed

    async def sleep(self, seconds: float) -> None:
        until = self.now() + seconds
        while (left := until - self.now()) > 0:
            with suppress(TimeoutError):
                async with asyncio.timeout(left):
                    await self.jumped.wait()

    def jump(self, seconds: float) -> None:
        self.passed += seconds
        self.jumped.set()
        self.jumped = asyncio.Event()


class House:
    """A server for as long as the context lasts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.hours = Ahead()
        self.loop = asyncio.new_event_loop()
        self.opened, self.closing = Event(), asyncio.Event()
        self.thread = Thread(target=self.loop.run_until_complete, args=(self.serve(),))
        self.place: Running

    async def serve(self) -> None:
        async with running(self.folder, self.hours) as self.place:
            self.opened.set()
            await self.closing.wait()

    def __enter__(self) -> House:
        self.thread.start()
        assert self.opened.wait(180), "the server did not start"
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.closing.set)
        self.thread.join()

    @property
    def address(self) -> str:
        return self.place.url("/")

    def done(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Have the server do something."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def lets_pass(self, table: str, seconds: float) -> None:
        """Some seconds of a game pass at once, and everything happens that is due by then."""
        live = self.place.worker.tables.live[table]
        self.done(self.passing(live, seconds / live.record.clock.speed))

    async def passing(self, live: Live, seconds: float) -> None:
        self.hours.jump(seconds)
        while (live.record.progress.deadline or 1e12) <= self.hours.now():
            await asyncio.sleep(0.01)

    def told(self, table: str, seat: int) -> int:
        """The number of the last event that the person on a seat is told of."""
        match = self.place.worker.tables.live[table].match
        return int(match.events(seat)[-1].number)

    # ------------------------------------------------------------------ tables

    def new_table(
        self,
        game: str,
        seed: str,
        people: Sequence[str],
        *,
        bots: int = 0,
        options: dict[str, OptionValue] | None = None,
        clock: Clock = UNTIMED,
    ) -> str:
        """A table in its lobby with a known seed; people and bots have sat down."""
        played = game_named(game)
        read = read_options(played.options, options or {})
        seats = len(people) + bots
        setup = Setup(game=game, rules=played.rules, seats=seats, options=read, seed=seed)
        table = laid(setup, [*map(chair, people), *[BOT] * bots], clock, self.hours.now())
        self.done(self.place.worker.store.add_table(table))
        return table.id

    def stored_table(self, match: Stored, at: int, people: Sequence[str]) -> str:
        """A stored match after one of its entries, with these people: it goes on, or is over."""
        now, past = self.hours.now(), match.entries[:at]
        running = begin(game_named(match.setup.game), match.setup)
        for entry in past:
            follow_stored(running, entry)
        table = laid(match.setup, [chair(person) for person in people], SLOW, now)
        progress = replace(begun(running, SLOW, now), length=at)
        if running.over:
            table = replace(table, progress=ended(progress, running, now))
        else:
            table = looked_at(replace(table, progress=progress), running, now)
        self.done(self.place.worker.store.add_table(table, past))
        return table.id


def chair(person: str) -> Chair:
    return Chair(kind=ChairKind.PERSON, person=person, name=f"Guest {person[:4]}")
