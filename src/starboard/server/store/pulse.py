"""Signs of life: that the database can be written to."""

from __future__ import annotations

import asyncio

from sqlalchemy import text
from sqlalchemy.engine import Dialect

from starboard.server.store.database import Change, Database

WRITTEN = text(
    """INSERT INTO pulse (name, at) VALUES ('written', 1)
    ON CONFLICT (name) DO UPDATE SET at = pulse.at + 1"""
)


class Pulse(Database):
    """Signs of life."""

    def __init__(self, dialect: Dialect) -> None:
        super().__init__(dialect)
        self.checking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Write a row; who asks while somebody else does gets the same answer."""
        if self.checking is None or self.checking.done():
            self.checking = asyncio.create_task(self._write_row())
            self.checking.add_done_callback(seen)
        await asyncio.shield(self.checking)

    async def _write_row(self) -> None:
        await self.write("the pulse", [Change(WRITTEN, {}, 1)])


def seen(task: asyncio.Task[None]) -> None:
    """Whoever asked may be gone before the answer."""
    if not task.cancelled():
        task.exception()
