"""PostgreSQL: many processes. Appends of one process share a commit; notices go by NOTIFY."""

from __future__ import annotations

import asyncio
import select
from collections import deque
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, LiteralString, NamedTuple, cast

import psycopg
from psycopg import AsyncConnection, errors
from psycopg.rows import dict_row
from sqlalchemy import Integer, String, sql
from sqlalchemy.dialects.postgresql import psycopg as dialect
from sqlalchemy.sql import ClauseElement

from starboard.errors import BadInput
from starboard.server.store.chat import Chat
from starboard.server.store.database import Change, Row, Tell, nobody, text_of
from starboard.server.store.gatherings import Gatherings
from starboard.server.store.health import ailment_of
from starboard.server.store.hub import Followers
from starboard.server.store.leaving import Leaving
from starboard.server.store.protocol import Taken, Unavailable
from starboard.server.store.pulse import Given, Pulse
from starboard.server.store.records import Notice, Topic

GROUP = 256
CONNECTIONS = 8
CHANNEL = "starboard"
LIVING = 7_305_811_218
"""The lock that workers share as long as they live."""
PATIENCE = {"connect_timeout": 5, "keepalives_idle": 10, "tcp_user_timeout": 15_000}
LONGEST_PAUSE = 2.0

Connection = AsyncConnection[Row]

DURABLE = """
    SELECT set_config('synchronous_commit', 'on', false)
    WHERE current_setting('synchronous_commit') = 'off'
"""
LOCK = sql.select(
    sql.func.pg_advisory_xact_lock(
        sql.bindparam("kind", type_=Integer),
        sql.func.hashtext(sql.bindparam("name", type_=String)),
    )
)
ALONE = f"SELECT pg_try_advisory_lock({LIVING}) AS got"
BESIDE = f"SELECT pg_advisory_lock_shared({LIVING})"
NOT_ALONE = f"SELECT pg_advisory_unlock({LIVING})"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', unnest(%(told)s::text[]))"
# Rows are locked in the order of their ids, so that two workers never wait for each other. Who had
# to wait for a lock looks at the row again and finds that its number is gone.
APPEND = f"""
    WITH given AS (
        SELECT * FROM json_to_recordset(%s) AS given(
            "table" text, version int, n int, status text, deadline float8, ended float8,
            progress text, line text, person text, client text, answer text
        )
    ), locked AS (
        SELECT id FROM tables JOIN given ON id = "table" ORDER BY id FOR UPDATE OF tables
    ), moved AS (
        UPDATE tables
        SET status = given.status, length = given.n, deadline = given.deadline,
            ended = given.ended, progress = given.progress
        FROM given JOIN locked ON locked.id = given."table"
        WHERE tables.id = given."table" AND tables.version = given.version
          AND tables.length = given.n - 1
          AND NOT EXISTS (
              SELECT 1 FROM log
              WHERE log.person = given.person AND log."table" = given."table"
                AND log.client = given.client AND log.client <> ''
          )
        RETURNING tables.id
    ), logged AS (
        INSERT INTO log ("table", n, line, person, client, answer)
        SELECT "table", n, line, person, client, answer FROM given JOIN moved ON id = "table"
    )
    SELECT id, pg_notify('{CHANNEL}', 'log ' || n || ' ' || id)
    FROM given JOIN moved ON id = "table"
"""


class Waiting(NamedTuple):
    """An append that waits for its commit."""

    table: str
    row: Row
    future: asyncio.Future[bool]


async def connect(address: str) -> Connection:
    """A connection on which what is committed is on disk; `Unavailable` if there is none."""
    with translated():
        connection = await AsyncConnection.connect(
            address, autocommit=True, row_factory=dict_row, **cast(Any, PATIENCE)
        )
    return await told(connection, DURABLE)


async def told(connection: Connection, first: LiteralString) -> Connection:
    """A new connection after its first command; one that fails at it is closed."""
    try:
        with translated():
            await connection.execute(first)
    except BaseException:
        await connection.close()
        raise
    return connection


def first_line(error: psycopg.Error) -> str:
    """What the database says, without its hints."""
    return str(error).strip().partition("\n")[0]


def has_ended(connection: Connection) -> bool:
    """Whether the server hung up: something can be read where nothing was asked."""
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    return bool(waiting.poll(0))


class Pool:
    """Connections to share. After a failure all idle ones are dropped: the server is another."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.idle: list[Connection] = []
        self.free = asyncio.Semaphore(CONNECTIONS)

    @asynccontextmanager
    async def connection(self, what: str = "the row") -> AsyncIterator[Connection]:
        """A connection for one transaction; the database's errors become ours."""
        async with self.free:
            connection = await self._take()
            try:
                with translated(what):
                    yield connection
            except BaseException as error:
                if isinstance(error, Unavailable):
                    await self.drop_idle()
                if isinstance(error, (Taken, BadInput)) and not connection.closed:
                    self.idle.append(connection)
                else:
                    await connection.close()  # in the middle of something, or broken
                raise
            self.idle.append(connection)

    async def _take(self) -> Connection:
        """An idle connection that still stands, or a new one."""
        while self.idle:
            connection = self.idle.pop()
            if not has_ended(connection):
                return connection
            await connection.close()
        return await connect(self.address)

    async def drop_idle(self) -> None:
        """Let go of all connections that nobody uses."""
        idle, self.idle = self.idle, []
        for connection in idle:
            await connection.close()


@contextmanager
def translated(what: str = "the row") -> Iterator[None]:
    """A context in which the database's errors become ours."""
    try:
        yield
    except (psycopg.IntegrityError, errors.DeadlockDetected, errors.SerializationFailure):
        raise Taken(what) from None
    except psycopg.DataError as error:
        raise BadInput("text", "does-not-fit", why=first_line(error)) from None
    except psycopg.Error as error:
        raise Unavailable(first_line(error), ailment_of(error)) from None


class Presence:
    """That a worker is there: a lock that the database drops when the worker is gone, however."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: Connection | None = None

    @asynccontextmanager
    async def entering(self) -> AsyncIterator[bool]:
        """Whether no other worker is there; then all others wait until the context ends."""
        self.connection = connection = await connect(self.address)
        try:
            with translated():
                row = await (await connection.execute(ALONE)).fetchone()
            alone = bool(row and row["got"])
            yield alone
            with translated():
                await connection.execute(BESIDE)
                if alone:
                    await connection.execute(NOT_ALONE)
        except BaseException:
            await self.close()
            raise

    async def renew(self) -> None:
        """Be there again after a lost connection."""
        if self.connection is not None and has_ended(self.connection):
            await self.connection.close()
            self.connection = await told(await connect(self.address), BESIDE)

    async def close(self) -> None:
        """Go."""
        if self.connection is not None:
            await self.connection.close()


class PostgresStore(Leaving, Chat, Pulse, Gatherings):
    """The store of many processes."""

    def __init__(self, address: str) -> None:
        super().__init__(dialect.dialect())  # type: ignore[no-untyped-call]  # not typed there
        self.address = address
        self.pool = Pool(address)
        self.followers = Followers()
        self.waiting: deque[Waiting] = deque()
        self.woken = asyncio.Event()
        self.closing = False
        self.appending = asyncio.create_task(self._append_groups())
        self.listening: asyncio.Task[None] | None = None
        self.first_listener = asyncio.Lock()
        self.presence = Presence(address)

    async def rows(self, statement: ClauseElement, **values: object) -> list[Row]:
        """What a query finds. A connection that died while idle is replaced at once."""
        text, bound = self.prepare(statement, values)
        try:
            return await self._read(text, bound)
        except Unavailable:
            with self._noting():
                return await self._read(text, bound)

    async def _read(self, text: str, values: Row) -> list[Row]:
        async with self.pool.connection() as connection:
            cursor = await connection.execute(cast(Any, text), values)
            return await cursor.fetchall()

    @contextmanager
    def _noting(self, writes: bool = False) -> Iterator[None]:
        """A context after which the operator is told what ails the database, or no longer does."""
        try:
            yield
        except Unavailable as error:
            self.health.ails(error.kind, error.why)
            raise
        if writes:
            self.health.writes()

    async def write(
        self, what: str, changes: Sequence[Change], tell: Tell = nobody
    ) -> list[list[Row]]:
        """Carry out all changes or none."""
        prepared = [(*self.prepare(each.statement, each.values), each) for each in changes]
        written = []
        with self._noting(writes=True):
            async with self.pool.connection(what) as connection, connection.transaction():
                for text, values, change in prepared:
                    cursor = await connection.execute(cast(Any, text), values)
                    change.check(cursor.rowcount, what)
                    written.append(await cursor.fetchall() if cursor.description else [])
                told = [f"{each.topic} {each.number} {each.table}" for each in tell(written)]
                if told:
                    await connection.execute(NOTIFY, {"told": told})
        return written

    def locks(self, *names: str) -> list[Change]:
        """Locks until the end of the transaction, always in the same order."""
        kinds = enumerate(names)
        return [Change(LOCK, {"kind": kind, "name": name}) for kind, name in kinds if name]

    async def appended(self, row: Row) -> bool:
        """Append on the bare driver, in one commit with what else waits."""
        if self.closing:
            raise Unavailable("the store is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append(Waiting(row["table"], row, future))
        self.woken.set()
        return await future

    async def _append_groups(self) -> None:
        """Append what waits, group by group, until the store is closed."""
        while self.waiting or not self.closing:
            if not self.waiting:
                self.woken.clear()
                await self.woken.wait()
                continue
            group = self._next_group()
            try:
                there = await self._append(group)
            except Exception as error:  # whoever waits has to be told, whatever it is
                settle(group, error)
            else:
                settle(group, there)

    def _next_group(self) -> list[Waiting]:
        """What waits, one of each table: a table's next entry stands on its last one."""
        group: dict[str, Waiting] = {}
        later = []
        while self.waiting and len(group) < GROUP:
            each = self.waiting.popleft()
            if each.table in group:
                later.append(each)
            else:
                group[each.table] = each
        self.waiting.extendleft(reversed(later))
        return list(group.values())

    async def _append(self, group: list[Waiting]) -> set[str]:
        """The tables of a group to which an entry was appended."""
        rows = text_of([each.row for each in group])
        with self._noting(writes=True):
            async with self.pool.connection("the group") as connection:
                cursor = await connection.execute(APPEND, [rows])
                return {row["id"] for row in await cursor.fetchall()}

    @asynccontextmanager
    async def subscribe(self) -> AsyncIterator[AsyncIterator[Notice]]:
        """What is new at any table, from every process."""
        with self.followers.listening() as listener:
            async with self.first_listener:
                if self.listening is None:
                    connection = await listen(self.address)
                    self.listening = asyncio.create_task(self._hear(connection))
            yield listener.notices()

    async def _hear(self, connection: Connection | None) -> None:
        """Pass on what other processes tell; come back after a loss, and say that there was one."""
        pause = 0.05
        while True:
            if connection is None:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                with suppress(Unavailable):
                    connection = await listen(self.address)
                    self.followers.publish([Notice(table="", topic="table", number=0)])
                continue
            pause = 0.05
            try:
                async for heard in connection.notifies():
                    with suppress(ValueError):  # not one of ours
                        self.followers.publish([notice_of(heard.payload)])
            except psycopg.Error:
                pass  # the connection is lost
            finally:
                await connection.close()
            connection = None

    async def arrive(self, now: float, given: Given) -> float:
        """The first worker gives back; those who come with it wait for that."""
        async with self.presence.entering() as alone:
            return await self.give_back(now, given) if alone else 0.0

    async def beat(self, now: float) -> None:
        """Say that a worker still is there, on both ways."""
        await self.presence.renew()
        await super().beat(now)

    async def close(self) -> None:
        """Finish what waits and close all connections."""
        self.closing = True
        self.woken.set()
        await self.appending
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening
        await self.presence.close()
        await self.pool.drop_idle()


async def listen(address: str) -> Connection:
    """A connection on which notices arrive."""
    return await told(await connect(address), f"LISTEN {CHANNEL}")


def notice_of(payload: str) -> Notice:
    """A notice as it came over the channel."""
    topic, number, table = payload.split(" ", 2)
    return Notice(table=table, topic=cast(Topic, topic), number=int(number))


def settle(group: list[Waiting], answer: set[str] | Exception) -> None:
    """Tell those who still wait whether theirs is among the tables, or what went wrong."""
    for each in group:
        if each.future.done():
            continue
        if isinstance(answer, Exception):
            each.future.set_exception(answer)
        else:
            each.future.set_result(each.table in answer)
