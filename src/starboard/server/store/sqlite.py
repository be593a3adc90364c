"""SQLite: one process, one writer. Many appends share one commit; each waits for the disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread, local
from typing import Any, NamedTuple
from urllib.parse import quote

from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from starboard.server.store.chat import Chat
from starboard.server.store.database import Change, Row, Tell, nobody
from starboard.server.store.gatherings import Gatherings
from starboard.server.store.health import Ailment, Health, ailment_of
from starboard.server.store.hub import Followers
from starboard.server.store.leaving import Leaving
from starboard.server.store.protocol import Taken, Unavailable
from starboard.server.store.pulse import Given, Pulse
from starboard.server.store.records import Notice

GROUP = 256
READERS = 2
BUSY_SECONDS = 5.0
RETRY_SECONDS = 0.01
CHECKPOINT_SECONDS = 0.5
LARGEST_WAL = 4_000
"""Pages of the write-ahead log after which the writer itself sees to it that it begins anew."""

MOVE_ON = """
    UPDATE tables
    SET status = :status, length = :n, deadline = :deadline, ended = :ended,
        progress = :progress
    WHERE id = :table AND version = :version AND length = :n - 1
      AND NOT EXISTS (SELECT 1 FROM log WHERE person = :person AND "table" = :table
                      AND client = :client AND client <> '')
"""
LOG = """
    INSERT INTO log ("table", n, line, person, client, answer)
    VALUES (:table, :n, :line, :person, :client, :answer)
"""


class Written(NamedTuple):
    """What a job leaves behind: a result, and notices for after the commit."""

    result: Any
    notices: Sequence[Notice] = ()


Job = Callable[[sqlite3.Connection], Written]
Batch = list[tuple[Job, asyncio.Future[Any]]]


class Outcome(NamedTuple):
    """How a job ended, for whoever waits for it."""

    future: asyncio.Future[Any]
    written: Written | None
    error: Exception | None


class File:
    """A connection to the database file, made anew when the file was replaced."""

    def __init__(self, path: Path, *, reads: bool) -> None:
        self.path = path
        self.reads = reads
        self.place: tuple[int, int] | None = None
        self.connection: sqlite3.Connection | None = None

    def get(self) -> sqlite3.Connection:
        """The connection; an error if the file is gone, for then nothing would be kept."""
        try:
            found = os.stat(self.path)
        except OSError as error:
            raise sqlite3.OperationalError(f"{self.path.name}: {error.strerror}") from None
        place = (found.st_dev, found.st_ino)
        if self.connection is None or place != self.place:
            self.close()
            self.connection = connect(self.path, reads=self.reads)
            self.place = place
        return self.connection

    def close(self) -> None:
        """Let go of the file."""
        if self.connection is not None:
            self.connection.close()
        self.connection = None


def connect(path: Path, *, reads: bool) -> sqlite3.Connection:
    """Open an existing file; what is committed is on disk."""
    connection = sqlite3.connect(
        f"file:{quote(str(path))}?mode=rw",
        uri=True,
        isolation_level=None,
        check_same_thread=False,
        timeout=BUSY_SECONDS,
    )
    write_ahead(connection)
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_WAL}")
    if reads:
        connection.execute("PRAGMA query_only = ON")
    return connection


def write_ahead(connection: sqlite3.Connection) -> None:
    """Have the file written by a log ahead of it.

    Of two connections that change a new file at once SQLite refuses one without waiting for the
    other, whatever the timeout.
    """
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError as error:
            if ailment_of(error) is not Ailment.BUSY or time.monotonic() > patience:
                raise
            time.sleep(RETRY_SECONDS)


class Writer:
    """The one thread that writes: takes all jobs that wait, runs them, commits once."""

    def __init__(self, path: Path, hub: Followers, health: Health) -> None:
        self.file = File(path, reads=False)
        self.followers = hub
        self.health = health
        self.loop = asyncio.get_running_loop()
        self.jobs: SimpleQueue[tuple[Job, asyncio.Future[Any]] | None] = SimpleQueue()
        self.thread = Thread(target=self._work, name="starboard-writer", daemon=True)
        self.thread.start()

    async def do(self, job: Job) -> Any:
        """Have a job done; returns when it is on disk."""
        future: asyncio.Future[Any] = self.loop.create_future()
        self.jobs.put((job, future))
        return await future

    async def close(self) -> None:
        """Finish what waits and end the thread."""
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        going = True
        while going:
            batch = [self.jobs.get()]
            with suppress(Empty):
                while len(batch) < GROUP:
                    batch.append(self.jobs.get_nowait())
            going = None not in batch
            waiting = [entry for entry in batch if entry is not None]
            if waiting:
                outcomes = self._commit(waiting)
                with suppress(RuntimeError):  # the loop is closed, nobody waits any more
                    self.loop.call_soon_threadsafe(self._settle, outcomes)
        self.file.close()

    def _commit(self, batch: Batch) -> list[Outcome]:
        """Run a batch in one transaction: on disk, or none of it."""
        try:
            connection = self.file.get()
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [attempt(job, future, connection) for job, future in batch]
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self.file.close()
            return self._failed(batch, str(error), ailment_of(error))
        self.health.writes()
        return outcomes

    def _failed(self, batch: Batch, why: str, kind: Ailment) -> list[Outcome]:
        """Nothing of a batch was kept; damage met by one of it is no other one's."""
        if kind is Ailment.DAMAGED and len(batch) > 1:
            return [outcome for each in batch for outcome in self._commit([each])]
        self.health.ails(kind, why)
        return [Outcome(future, None, Unavailable(why, kind)) for _, future in batch]

    def _settle(self, outcomes: list[Outcome]) -> None:
        """In the event loop: give notice, then answer."""
        for future, written, error in outcomes:
            if written is not None:
                self.followers.publish(written.notices)
            if future.done():
                continue
            if error is not None:
                future.set_exception(error)
            elif written is not None:
                future.set_result(written.result)


class Checkpoints:
    """The thread that moves what is committed into the database file, so that no commit has to."""

    def __init__(self, path: Path) -> None:
        self.file = File(path, reads=False)
        self.closed = Event()
        self.thread = Thread(target=self._work, name="starboard-checkpoints", daemon=True)
        self.thread.start()

    async def close(self) -> None:
        """End the thread."""
        self.closed.set()
        await asyncio.to_thread(self.thread.join)

    def _work(self) -> None:
        while not self.closed.wait(CHECKPOINT_SECONDS):
            with suppress(sqlite3.Error):  # the file is away; the writer says so
                self.file.get().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        self.file.close()


def attempt(job: Job, future: asyncio.Future[Any], connection: sqlite3.Connection) -> Outcome:
    """Run one job; what it refuses concerns only itself, a failing database concerns all."""
    try:
        return Outcome(future, job(connection), None)
    except sqlite3.Error:
        raise
    except Exception as error:
        return Outcome(future, None, error)


class SqliteStore(Leaving, Chat, Pulse, Gatherings):
    """The store of a single process."""

    def __init__(self, path: Path) -> None:
        super().__init__(sqlite.dialect(paramstyle="named"))
        self.path = path
        self.followers = Followers()
        self.writer = Writer(path, self.followers, self.health)
        self.checkpoints = Checkpoints(path)
        self.readers = ThreadPoolExecutor(READERS, "starboard-reader")
        self.files: list[File] = []
        self.mine = local()

    async def rows(self, statement: ClauseElement, **values: object) -> list[Row]:
        """What a query finds."""
        text, bound = self.prepare(statement, values)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.readers, self._read, text, bound)

    def _read(self, text: str, values: dict[str, Any]) -> list[Row]:
        """In a reader's thread, on its own connection."""
        if not hasattr(self.mine, "file"):
            self.mine.file = File(self.path, reads=True)
            self.files.append(self.mine.file)
        try:
            return read_rows(self.mine.file.get(), text, values)
        except sqlite3.Error as error:
            kind = ailment_of(error)
            self.health.ails(kind, str(error))
            raise Unavailable(str(error), kind) from None

    async def write(
        self, what: str, changes: Sequence[Change], tell: Tell = nobody
    ) -> list[list[Row]]:
        """Carry out all changes or none."""
        prepared = [(*self.prepare(each.statement, each.values), each) for each in changes]

        def job(connection: sqlite3.Connection) -> Written:
            connection.execute("SAVEPOINT changes")
            try:
                written = [
                    changed(what, connection.execute(text, values), change)
                    for text, values, change in prepared
                ]
            except Exception as error:
                connection.execute("ROLLBACK TO changes")
                if isinstance(error, sqlite3.IntegrityError):
                    raise Taken(what) from None
                raise
            finally:
                connection.execute("RELEASE changes")
            return Written(written, tell(written))

        result: list[list[Row]] = await self.writer.do(job)
        return result

    async def appended(self, row: Row) -> bool:
        """Append on the bare driver: both statements or none, as the first decides."""
        told = (Notice(table=row["table"], topic="log", number=row["n"]),)

        def job(connection: sqlite3.Connection) -> Written:
            if connection.execute(MOVE_ON, row).rowcount != 1:
                return Written(False)
            connection.execute(LOG, row)
            return Written(True, told)

        done: bool = await self.writer.do(job)
        return done

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[Notice]]:
        """What is new at any table."""
        with self.followers.listening() as listener:
            yield listener.notices()

    async def arrive(self, now: float, given: Given) -> float:
        """A file has one server, so there is no other one."""
        return await self.give_back(now, given)

    async def close(self) -> None:
        """Finish what waits and close all connections."""
        await self.checkpoints.close()
        await self.writer.close()
        await asyncio.to_thread(self.readers.shutdown)
        for file in self.files:
            file.close()


def read_rows(connection: sqlite3.Connection, text: str, values: dict[str, Any]) -> list[Row]:
    """What a query finds; what is no text stays what it is, so that only its row is damaged."""
    try:
        return fetched(connection.execute(text, values))
    except sqlite3.OperationalError as error:
        if ailment_of(error) is not Ailment.DAMAGED:
            raise
    usual = connection.text_factory
    connection.text_factory = partial(str, encoding="utf-8", errors="surrogateescape")
    try:
        return fetched(connection.execute(text, values))
    finally:
        connection.text_factory = usual


def fetched(cursor: sqlite3.Cursor) -> list[Row]:
    """All rows of a cursor, with the names of their columns."""
    if cursor.description is None:
        return []
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]


def changed(what: str, cursor: sqlite3.Cursor, change: Change) -> list[Row]:
    """What a change returned; `Taken` if it met another number of rows than wanted."""
    found = fetched(cursor)
    change.check(len(found) if cursor.description else cursor.rowcount, what)
    return found
