"""Heavy work in the event loop: one piece at a time, so that nobody keeps the others waiting."""

from __future__ import annotations

from asyncio import CancelledError, Future, get_running_loop
from collections import deque
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class FairQueue:
    """Those who want something heavy take turns, however much each of them wants.

    After a piece of work the loop is free for as long as the piece took.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, deque[Future[None]]] = {}
        self.busy = False

    async def run(self, name: str, work: Callable[[], T]) -> T:
        """Do a piece of work when it is the turn of whoever wants it."""
        await self.turn(name)
        loop = get_running_loop()
        began = loop.time()
        try:
            return work()
        finally:
            loop.call_later(loop.time() - began, self.next)

    async def turn(self, name: str) -> None:
        """Wait for one's turn."""
        if not self.busy:
            self.busy = True
            return
        turn: Future[None] = get_running_loop().create_future()
        self.waiting.setdefault(name, deque()).append(turn)
        try:
            await turn
        except CancelledError:
            if not turn.cancelled():  # it had come, and nobody takes it
                self.next()
            raise

    def next(self) -> None:
        """Let the next one in; whoever had a turn goes to the end of the line."""
        while self.waiting:
            name, turns = next(iter(self.waiting.items()))
            del self.waiting[name]
            turn = turns.popleft()
            if turns:
                self.waiting[name] = turns
            if not turn.done():
                turn.set_result(None)
                return
        self.busy = False
