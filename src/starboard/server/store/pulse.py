"""Signs of life: that the database can be written to, and when a server was there last."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.engine import Dialect

from starboard.server.store import schema
from starboard.server.store.database import (
    UNREADABLE,
    Change,
    Database,
    Row,
    as_new,
    replacing,
    text_of,
)
from starboard.server.store.records import Progress
from starboard.server.store.tables import AS_READ

MOST = 7 * 86_400.0
"""Seconds that are given back at most: longer ago is another time, as in an old backup."""

Given = Callable[[Progress, float], Progress]
"""The progress of a running table to which some seconds are given back."""

_tables = schema.tables.c
_pulse = schema.pulse.c

WRITTEN = text(
    """INSERT INTO pulse (name, at) VALUES ('written', 1)
    ON CONFLICT (name) DO UPDATE SET at = pulse.at + 1"""
)
BEAT = text(
    """INSERT INTO pulse (name, at) VALUES ('server', :now)
    ON CONFLICT (name) DO UPDATE SET at = excluded.at WHERE excluded.at > pulse.at"""
)
LAST = select(_pulse.at).where(_pulse.name == "server")
RUNNING = select(_tables.id, _tables.version, _tables.length, _tables.progress)
RUNNING = RUNNING.where(schema.running)
GIVE = update(schema.tables).where(*AS_READ)
GIVE = GIVE.values(version=_tables.version + 1, **replacing(schema.tables, "deadline", "progress"))


class Running(NamedTuple):
    """A running table as it is stored, and how it stands."""

    row: Row
    progress: Progress


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

    async def beat(self, now: float) -> None:
        """Say that a server is there."""
        await self.write("the pulse", [Change(BEAT, {"now": now})])

    @abstractmethod
    async def arrive(self, now: float, given: Given) -> float:
        """Say that a worker is there; the first one gives back the time without any."""

    async def give_back(self, now: float, given: Given) -> float:
        """Give the time since the last sign of life back to all running tables, in one go."""
        row = await self.first(LAST)
        running = await self._running()
        lives = (table.progress.since for table in running)
        seconds = away(row["at"], lives, now) if row else 0.0
        changes = [change for table in running for change in giving(table, given, seconds)]
        await self.write("the pulse", [*changes, Change(BEAT, {"now": now})])
        return seconds

    async def _running(self) -> list[Running]:
        """All running tables but those that cannot be read."""
        found = []
        for row in await self.rows(RUNNING):
            with suppress(*UNREADABLE):
                progress = msgspec.json.decode(row["progress"], type=Progress)
                found.append(Running(row, progress))
        return found


def away(beat: float, lives: Iterable[float], now: float) -> float:
    """The seconds since the last sign of life; a move that came after the last beat is one."""
    last = max([beat, *(life for life in lives if life <= now)])
    return min(max(0.0, now - last), MOST)


def giving(table: Running, given: Given, seconds: float) -> list[Change]:
    """The change that gives time back to a table, if time counts there."""
    progress = given(table.progress, seconds)
    if progress == table.progress:
        return []
    row = table.row
    read = {"table": row["id"], "read": row["version"], "stored": row["length"]}
    told = {"deadline": progress.deadline, "progress": text_of(progress)}
    return [Change(GIVE, read | as_new(told))]


def seen(task: asyncio.Task[None]) -> None:
    """Whoever asked may be gone before the answer."""
    if not task.cancelled():
        task.exception()
