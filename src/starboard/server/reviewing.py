"""What is worked out of a finished match: once, whoever asks and however often."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, TypeVar

from litestar import Request

T = TypeVar("T")
KEPT = 32
"""Results that a worker remembers."""


async def once(request: Request[Any, Any, Any], key: Hashable, work: Callable[[], T]) -> T:
    """The result of some work beside the event loop; known if it was asked for lately."""
    kept: OrderedDict[Hashable, T] | None = request.app.state.get("reviews")
    if kept is None:
        kept = request.app.state["reviews"] = OrderedDict()
    async with request.app.state["tools"]:
        if key not in kept:
            kept[key] = await asyncio.to_thread(work)
        kept.move_to_end(key)
        while len(kept) > KEPT:
            kept.popitem(last=False)
        return kept[key]
