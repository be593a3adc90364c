"""Fair turns: whoever asks often waits for whoever asks seldom."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

T = TypeVar("T")


class Turns:
    """So many places, given to everybody who waits in turn, however much each of them wants."""

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        """Who waits, the next one first, with everything each of them wants."""

    @asynccontextmanager
    async def turn(self, asker: str) -> AsyncIterator[None]:
        """A place, as soon as it is somebody's turn."""
        await self.wait(asker)
        try:
            yield
        finally:
            self.release()

    async def wait(self, asker: str) -> None:
        """Take a place; whoever is gone before that has taken none."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker, deque()).append(place)
        self.give()
        try:
            await place
        except asyncio.CancelledError:
            if not place.cancelled():  # it was given at the same moment
                self.release()
            raise

    def release(self) -> None:
        """A place is free again."""
        self.free += 1
        self.give()

    def give(self) -> None:
        """Give free places to those who wait; who got one goes to the end."""
        while self.free and self.waiting:
            asker, wanted = self.waiting.popitem(last=False)
            place = wanted.popleft()
            if wanted:
                self.waiting[asker] = wanted
            if not place.done():
                place.set_result(None)
                self.free -= 1


class HeavyWork:
    """Heavy work in the event loop: one piece at a time, in turn.

    After a piece the loop is free for others for as long as the piece took.
    """

    def __init__(self) -> None:
        self.turns = Turns(1)

    async def run(self, asker: str, work: Callable[[], T]) -> T:
        """Do a piece of work when it is the turn of whoever wants it."""
        await self.turns.wait(asker)
        loop = asyncio.get_running_loop()
        began = loop.time()
        try:
            return work()
        finally:
            loop.call_later(loop.time() - began, self.turns.release)
