"""Looks through a database file before it is served, as far as there is time."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path
from threading import Timer
from urllib.parse import quote

from starboard.errors import BadInput
from starboard.server.store.health import PRIMARY

SECONDS = 5.0
"""For all of it: enough for gigabytes in memory, else for what the disk reads meanwhile."""
NAMES = "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name = 'log', name"
"""The tables, the longest one last."""


def examine(path: Path, seconds: float = SECONDS) -> bool:
    """Whether all of a file could be looked through in time; `BadInput` if it is damaged.

    What is no database, or cannot be opened, others say.
    """
    if not path.is_file() or not path.stat().st_size:
        return True
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=rw", uri=True)) as connection:
            return looked_through(connection, path, seconds)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & PRIMARY == sqlite3.SQLITE_CORRUPT:
            raise damaged(path, str(error)) from None
        return error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_INTERRUPT


def looked_through(connection: sqlite3.Connection, path: Path, seconds: float) -> bool:
    """Check table by table, so that what was found counts even if time is up before the end."""
    end = time.monotonic() + seconds
    late = Timer(seconds, connection.interrupt)
    late.start()
    try:
        for (name,) in connection.execute(NAMES).fetchall():
            if time.monotonic() >= end:  # there was nothing to interrupt
                return False
            quoted = name.replace("'", "''")
            found: str = connection.execute(f"PRAGMA quick_check('{quoted}')").fetchall()[0][0]
            if found != "ok":
                raise damaged(path, found.splitlines()[-1])
        return True
    finally:
        late.cancel()
        late.join()  # it must not meet a closed connection


def damaged(path: Path, why: str) -> BadInput:
    """The error for a damaged file: what it is, and what to do."""
    return BadInput(str(path), "is-damaged-database", why=why)
