"""Work that takes a while: so much at once, so much that waits, of everybody and of each."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starboard.server.people.rate_limit import Headcount
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code


class Workplaces:
    """Where work is done. Of one address there is never more than one thing at work.

    So whoever asks for much waits for it alone, as long as there are two places.
    """

    def __init__(self, at_once: int, waiting: int, each: int) -> None:
        self.most = at_once + waiting
        self.each = each
        self.free = asyncio.Semaphore(at_once)
        self.asked = Headcount()
        self.turns: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """A place for as long as the context lasts; refused where too many wait for one."""
        self.ask(address)
        try:
            async with self.turns[address], self.free:
                yield
        finally:
            self.forget(address)

    def ask(self, address: str) -> None:
        """Be one of those who wait, if they are not too many."""
        if self.asked.of[address] >= self.each:
            raise Refusal(Code.LIMIT, "too-much-asked", most=self.each)
        if not self.asked.enter(address, together=self.most):
            raise Refusal(Code.LIMIT, "too-many-wait")
        self.turns.setdefault(address, asyncio.Lock())

    def forget(self, address: str) -> None:
        """Wait no more."""
        self.asked.leave(address)
        if not self.asked.of[address]:
            del self.turns[address]
