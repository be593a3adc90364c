"""What ails a database: which kind it is, and telling the operator of it without a flood."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Callable
from enum import StrEnum
from threading import Lock
from typing import NamedTuple

log = logging.getLogger("starboard.server.store")


class Ailment(StrEnum):
    """Why a database does not do what it is asked to."""

    FULL = "full"
    DAMAGED = "damaged"
    FAILING = "failing"
    BUSY = "busy"
    READ_ONLY = "read-only"
    AWAY = "away"


WORDS = {
    Ailment.FULL: "the database has no room left on its disk",
    Ailment.DAMAGED: "the database is damaged: stop the server and restore a backup",
    Ailment.FAILING: "the disk of the database fails",
    Ailment.BUSY: "the database is kept busy by somebody else",
    Ailment.READ_ONLY: "the database can only be read",
    Ailment.AWAY: "the database does not answer",
}
OF_SQLITE = {
    sqlite3.SQLITE_FULL: Ailment.FULL,
    sqlite3.SQLITE_CORRUPT: Ailment.DAMAGED,
    sqlite3.SQLITE_NOTADB: Ailment.DAMAGED,
    sqlite3.SQLITE_IOERR: Ailment.FAILING,
    sqlite3.SQLITE_BUSY: Ailment.BUSY,
    sqlite3.SQLITE_LOCKED: Ailment.BUSY,
    sqlite3.SQLITE_READONLY: Ailment.READ_ONLY,
}
PRIMARY = 0xFF
"""The part of SQLite's codes that says what kind of error it is."""
OF_POSTGRES = {
    "53100": Ailment.FULL,
    "XX001": Ailment.DAMAGED,
    "XX002": Ailment.DAMAGED,
    "58030": Ailment.FAILING,
    "53300": Ailment.BUSY,
    "55P03": Ailment.BUSY,
    "57014": Ailment.BUSY,
    "25006": Ailment.READ_ONLY,
}
NO_TEXT = "Could not decode to UTF-8"
"""What Python says where SQLite gave it something that is no text."""
QUIET = 600.0
"""Seconds in which the same kind is told once."""
MOST_TABLES = 1_000
"""Damaged tables that are told; more of them tell nothing new."""


def ailment_of(error: BaseException) -> Ailment:
    """What a driver's error means."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        return OF_SQLITE.get(code & PRIMARY, Ailment.AWAY)
    if str(error).startswith(NO_TEXT):
        return Ailment.DAMAGED
    return OF_POSTGRES.get(getattr(error, "sqlstate", None) or "", Ailment.AWAY)


class Told(NamedTuple):
    """When a kind was told last, and how often it has been met since."""

    at: float
    times: int


class Health:
    """What ails one database. May be asked by any thread."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.lock = Lock()
        self.told: dict[Ailment, Told] = {}
        self.lasting: set[Ailment] = set()
        """Kinds that were told and whose end was not."""
        self.tables: set[str] = set()

    def ails(self, kind: Ailment, why: str) -> None:
        """Something went wrong: the first of its kind is told, then one in a while."""
        with self.lock:
            now, known = self.clock(), self.told.get(kind)
            if known is not None and now - known.at < QUIET:
                self.told[kind] = known._replace(times=known.times + 1)
                return
            self.told[kind] = Told(now, 0)
            self.lasting.add(kind)
        again = {"before": known.times} if known else {}
        log.error(WORDS[kind], extra={"kind": kind.value, "why": why, **again})

    def writes(self) -> None:
        """Something was written: what kept it from that is over. Damage does not heal."""
        if not self.lasting:
            return
        with self.lock:
            over = sorted(self.lasting - {Ailment.DAMAGED})
            self.lasting.difference_update(over)
        for kind in over:
            log.warning("the database writes again", extra={"kind": kind.value})

    def lost(self, table: str, entry: int, why: str) -> None:
        """A table cannot be read; told once for each."""
        with self.lock:
            if table in self.tables or len(self.tables) >= MOST_TABLES:
                return
            self.tables.add(table)
        log.error("a table is damaged", extra={"table": table, "entry": entry, "why": why})
