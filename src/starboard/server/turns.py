"""Fair turns: whoever asks often waits for whoever asks seldom."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


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
            self.free += 1
            self.give()

    async def wait(self, asker: str) -> None:
        """Take a place; whoever is gone before that has taken none."""
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(asker, deque()).append(place)
        self.give()
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self.free += 1  # it was given at the same moment
            self.give()
            raise

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
