"""What stands in for time and for bots in tests: hours that run faster, bots that think at once."""

from __future__ import annotations

import asyncio
import time

from starboard.server.jobs.bots import Thought, decided
from starboard.server.room.clock import Hours
from starboard.table.bots import Decided


class Fast(Hours):
    """Time that runs faster by a factor."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.begun = time.time()

    def now(self) -> float:
        return self.begun + (time.time() - self.begun) * self.factor

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(0.0, seconds) / self.factor)


class Beside:
    """Thinks in this very process."""

    async def think(self, thought: Thought) -> Decided:
        return decided(thought)

    def close(self) -> None:
        """Nothing to end."""
