"""Fan-out inside one process: who listens is told what is new, the newest number only."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import contextmanager

from starboard.server.store.records import Notice, Topic


class Listener:
    """One that listens. A slow one misses nothing: per table and topic the newest number waits."""

    def __init__(self) -> None:
        self.waiting: dict[tuple[str, Topic], int] = {}
        self.woken = asyncio.Event()

    def tell(self, notice: Notice) -> None:
        """Keep a notice until it is asked for."""
        key = (notice.table, notice.topic)
        self.waiting[key] = max(notice.number, self.waiting.get(key, 0))
        self.woken.set()

    async def notices(self) -> AsyncIterator[Notice]:
        """What is new, without end."""
        while True:
            await self.woken.wait()
            while self.waiting:
                key = next(iter(self.waiting))
                yield Notice(table=key[0], topic=key[1], number=self.waiting.pop(key))
            self.woken.clear()


class Followers:
    """Those who listen in this process."""

    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    def publish(self, notices: Iterable[Notice]) -> None:
        """Tell everybody."""
        for notice in notices:
            for listener in self.listeners:
                listener.tell(notice)

    @contextmanager
    def listening(self) -> Iterator[Listener]:
        """A listener for as long as the context lasts."""
        listener = Listener()
        self.listeners.add(listener)
        try:
            yield listener
        finally:
            self.listeners.discard(listener)
