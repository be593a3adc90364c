"""Signs of life of a worker, and what is owed to players when there were none."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starboard.errors import Error
from starboard.server.room.clock import Hours, given_back
from starboard.server.store.protocol import Store

log = logging.getLogger("starboard.server")
EVERY = 5.0
"""Seconds between two signs of life."""


async def arrive(store: Store, hours: Hours) -> None:
    """Begin: clocks that ran while no server was there get that time back."""
    seconds = await store.arrive(hours.now(), given_back)
    if seconds:
        log.info("running clocks got back the time without a server", extra={"seconds": seconds})


async def live(store: Store, hours: Hours) -> None:
    """Without end: give signs of life."""
    while True:
        await asyncio.sleep(EVERY)
        with contextlib.suppress(Error):  # the database comes back; it has been told
            await store.beat(hours.now())


async def depart(store: Store, hours: Hours) -> None:
    """Give a last sign of life."""
    with contextlib.suppress(Error):
        await store.beat(hours.now())
