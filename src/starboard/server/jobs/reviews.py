"""What is worked out of a finished match: once, whoever asks and however often."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from starboard.server.jobs.capacity import Workplaces
from starboard.server.store.pulse import seen

KEPT = 32
"""Results that a worker remembers."""
AT_ONCE = 2
WAITING = 20
EACH = 6
"""Works that one address may wait for; several people may live there."""


class Reviews:
    """The results that are known, and those that somebody waits for."""

    def __init__(self) -> None:
        self.places = Workplaces(AT_ONCE, WAITING, EACH)
        self.kept: OrderedDict[Hashable, Any] = OrderedDict()
        self.coming: dict[Hashable, asyncio.Task[Any]] = {}

    async def result(self, key: Hashable, work: Callable[[], Any], address: str) -> Any:
        """What comes out: known, or waited for together with all who have asked before."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.coming:
            self.coming[key] = asyncio.create_task(self.work_out(key, work, address))
            self.coming[key].add_done_callback(seen)  # whoever has asked may have gone
        return await asyncio.shield(self.coming[key])

    async def work_out(self, key: Hashable, work: Callable[[], Any], address: str) -> Any:
        """Do the work beside the event loop, and remember what came out."""
        try:
            async with self.places.place(address):
                found = self.kept[key] = await asyncio.to_thread(work)
        finally:
            del self.coming[key]
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found
