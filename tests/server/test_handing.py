"""Several workers behind one port: who looks at the same table comes to the same worker."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import socket
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import WebSocketException

from starboard.server import wire
from starboard.server.settings import Limits, Settings
from starboard.server.store.address import read_address
from starboard.server.store.opening import prepare
from tests.server.holding import children, connections, holders, local_sockets, seen
from tests.server.ports import free_port
from tests.server.postgres import ON_POSTGRES, running_postgres
from tests.server.running import PATIENCE, Running, Someone, Tab, guest, running, tell
from tests.server.standby import started_together

PLACE = "starboard-"
"""In the names under which workers reach each other."""
TABLES = [f"table-{number}" for number in range(2, 6)]
"""Nobody has made them: where a connection goes is decided before anybody looks."""
SEQPACKET = "0005"
UPGRADE = (
    "Host: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c3RhcmJvYXJkIHRlc3QgIQ==\r\n"
)


class Together:
    """Two workers and whoever looks after them."""

    def __init__(self, settings: Settings, keeper: BaseProcess) -> None:
        self.settings = settings
        self.keeper = keeper

    @property
    def pids(self) -> list[int]:
        """The workers."""
        assert self.keeper.pid is not None
        return children(self.keeper.pid)

    def places(self) -> set[str]:
        """The names under which the workers reach each other."""
        return {name for pid in self.pids for name in local_sockets(pid) if PLACE in name}

    def is_open(self) -> bool:
        """Whether people can come, and both workers take what is theirs."""
        with socket.socket() as knocking:
            knocks = knocking.connect_ex(("127.0.0.1", self.settings.port))
        return knocks == 0 and len(self.places()) == 2

    async def holder(self, tab: Tab) -> int:
        """The process that holds a connection."""
        return await self.holder_of(tab.socket.local_address[1])

    async def holder_of(self, client: int) -> int:
        """The same, by the port of the other end; who handed it over lets go a little later."""
        await seen(lambda: len(holders(self.settings.port, client, self.pids)) == 1)
        return holders(self.settings.port, client, self.pids)[0]

    @asynccontextmanager
    async def door(self) -> AsyncIterator[Running]:
        """The way in, as soon as both workers take connections."""
        place = Running(cast(Any, SimpleNamespace(should_exit=False)), None, self.settings.port)
        try:
            await seen(self.is_open)
            yield place
        finally:
            await place.close()

    @contextmanager
    def nobody_looks_after_them(self) -> Iterator[None]:
        """A worker that dies now is not replaced yet."""
        assert self.keeper.pid is not None
        os.kill(self.keeper.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            os.kill(self.keeper.pid, signal.SIGCONT)


@contextmanager
def together(database: str, folder: Path, **told: Any) -> Iterator[Together]:
    """Two workers, as long as the context lasts."""
    settings = Settings(database=database, data=str(folder), port=free_port(), workers=2, **told)
    prepare(read_address(database), settings.backups)
    keeper = started_together(settings)
    place = Together(settings, keeper)
    try:
        yield place
    finally:
        keeper.terminate()
        keeper.join(PATIENCE)
        for pid in place.pids:
            os.kill(pid, signal.SIGKILL)
        keeper.kill()


@pytest.fixture(scope="module", params=ON_POSTGRES)
def database() -> Iterator[str]:
    """The address of an empty database that several workers can share."""
    with running_postgres() as server:
        yield server.new_database()


@pytest.fixture(scope="module")
def workers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Together]:
    with together(database, tmp_path_factory.mktemp("together")) as found:
        yield found


async def begun(server: Running) -> tuple[str, list[Someone]]:
    """A running table of two people."""
    people = [await guest(server, name) for name in ("Marion", "Kolja")]
    tabs = [await person.tab() for person in people]
    options = {"ready_ships": True}
    made = await tabs[0].do(wire.Create, game="flagship", seats=2, options=options)
    await tabs[1].do(wire.Sit, table=made.table)
    for tab in tabs:
        await tab.do(wire.Ready, table=made.table)
        await tab.close()
    return made.table, people


async def come(people: list[Someone], table: str) -> list[Tab]:
    """Everybody looks at the table."""
    tabs = [await person.tab(path=f"/ws?table={table}") for person in people]
    for tab in tabs:
        await tab.do(wire.Open, table=table)
    return tabs


async def play(tabs: list[Tab], table: str, moves: int) -> None:
    """Some moves, each of which everybody comes to know."""
    for _ in range(moves):
        asked = next(tab for tab in tabs if tab.turns[table].ask)
        before = [len(tab.received) for tab in tabs]
        await asked.play(table, asked.moves(table)[0])
        for tab, known in zip(tabs, before, strict=True):
            await tab.until(lambda tab=tab, known=known: len(tab.received) > known)  # type: ignore[misc]


def is_on_the_way(pid: int) -> bool:
    """Whether a worker has brought another one something that is not taken yet."""
    return SEQPACKET in local_sockets(pid)


def test_who_looks_at_the_same_table_comes_to_the_same_worker(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion")
            found = {}
            for table in TABLES:
                tabs = [await person.silent_tab(path=f"/ws?table={table}") for _ in range(4)]
                (found[table],) = {await workers.holder(tab) for tab in tabs}
            assert set(found.values()) == set(workers.pids)

    tell(story())


def test_a_server_says_whether_others_may_serve_its_tables(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            tab = await (await guest(server, "Marion")).tab()
            (welcome,) = tab.messages
            assert isinstance(welcome, wire.Welcome)
            assert welcome.by_table

    tell(story())


def test_nothing_is_left_of_connections_that_have_ended(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            await seen(lambda: not connections(workers.settings.port))
            before = [local_sockets(pid) for pid in workers.pids]
            person = await guest(server, "Marion")
            for table in TABLES:
                await person.tab(path=f"/ws?table={table}")
        await seen(lambda: not connections(workers.settings.port))
        await seen(lambda: [local_sockets(pid) for pid in workers.pids] == before)

    tell(story())


STRANGE = [
    "",
    "?",
    "?table=",
    "?table",
    "?table=nobody-has-made-it",
    "?table=" + "x" * 3_000,
    "?table=t%61ble-%C3%A4",
    "?table=%",
    "?table=a&table=b",
    "?&&lang=de&table=table-1&table=table-2&",
    "?tables=table-1&table[]=table-2",
    "?table=../../table-1",
]


def test_whatever_stands_in_the_address_the_connection_works(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion")
            for address in STRANGE:
                assert (await person.tab(path=f"/ws{address}")).messages

    tell(story())


class Pieces:
    """A connection that says what it wants in pieces, each of them read before the next."""

    def __init__(self, workers: Together, person: Someone) -> None:
        self.workers = workers
        self.cookie = f"Cookie: {person.headers['Cookie']}\r\n"
        self.client = 0

    async def __aenter__(self) -> Pieces:
        port = self.workers.settings.port
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", port)
        self.client = self.writer.get_extra_info("sockname")[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()
        await self.writer.wait_closed()

    async def say(self, *pieces: str) -> str:
        """Say all of it; the first line of the last answer."""
        for piece in pieces[:-1]:
            if piece == ANSWERED:
                await asyncio.wait_for(self.reader.readuntil(b"alive\n"), PATIENCE)
                continue
            self.write(piece)
            await seen(self.is_read)
        self.write(pieces[-1])
        line = await asyncio.wait_for(self.reader.readline(), PATIENCE)
        return line.decode().strip()

    def write(self, piece: str) -> None:
        self.writer.write(piece.replace(UPGRADE, UPGRADE + self.cookie).encode())

    def is_read(self) -> bool:
        """Whether one worker holds the connection, and has read all of it."""
        held = connections(self.workers.settings.port).get(self.client)
        found = holders(self.workers.settings.port, self.client, self.workers.pids)
        return held is not None and not held.unread and len(found) == 1

    async def holder(self) -> int:
        return await self.workers.holder_of(self.client)


ANSWERED = ""
HEALTH = "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
WS = "GET /ws?table=TABLE HTTP/1.1\r\n" + UPGRADE
TORN = [
    ("GET /ws?tab", "le=TABLE HTTP/1.1\r\n" + UPGRADE + "\r\n"),
    ("GET /ws?table=TABLE", " HTTP/1.1\r\n" + UPGRADE + "\r\n"),
]
WHOLE = [(WS + "\r\n",), (WS, "\r\n"), (HEALTH + "\r\n", ANSWERED, WS + "\r\n")]
"""The line with the table comes as one; the last one as from a proxy, after something else."""


def test_a_request_that_comes_in_pieces_is_served(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion")
            for table in TABLES:
                home = await workers.holder(await person.silent_tab(path=f"/ws?table={table}"))
                for pieces in TORN + WHOLE:
                    async with Pieces(workers, person) as line:
                        told = await line.say(*[piece.replace("TABLE", table) for piece in pieces])
                        assert told == "HTTP/1.1 101 Switching Protocols"
                        assert pieces in TORN or await line.holder() == home

    tell(story())


def test_what_only_looks_like_the_beginning_of_a_request_is_none(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion")
            for table in TABLES:
                said = f"GET /ws?table={table} HTTP/1.1\r\n\r\n"
                async with Pieces(workers, person) as line:
                    assert await line.say(HEALTH + "X-Said: ", said) == "HTTP/1.1 200 OK"

    tell(story())


def test_when_a_worker_is_killed_the_others_serve_its_tables_until_a_new_one_does(
    workers: Together,
) -> None:
    async def story() -> None:
        async with workers.door() as server:
            table, people = await begun(server)
            tabs = await come(people, table)
            await play(tabs, table, 3)
            (killed,) = {await workers.holder(tab) for tab in tabs}
            with workers.nobody_looks_after_them():
                os.kill(killed, signal.SIGKILL)
                for tab in tabs:
                    await tab.ended()
                tabs = await come(people, table)
                (other,) = {await workers.holder(tab) for tab in tabs}
                await play(tabs, table, 3)
            await seen(lambda: len(workers.places()) == 2)
            late = await come(people, table)
            (fresh,) = {await workers.holder(tab) for tab in late}
            assert fresh not in (killed, other)
            await play([tabs[0], late[1]], table, 3)

    tell(story())


def test_what_a_worker_was_brought_and_did_not_take_is_served_where_it_came(
    workers: Together,
) -> None:
    async def story() -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion")
            stuck = await workers.holder(await person.tab(path="/ws?table=table-1"))
            (other,) = set(workers.pids) - {stuck}
            await seen(lambda: not is_on_the_way(other))
            with workers.nobody_looks_after_them():
                os.kill(stuck, signal.SIGSTOP)
                coming = asyncio.create_task(person.tab(path="/ws?table=table-1"))
                await seen(lambda: is_on_the_way(other))
                os.kill(stuck, signal.SIGKILL)
                assert await workers.holder(await coming) == other

    tell(story())


def test_workers_that_are_replaced_leave_their_places_to_the_new_ones(workers: Together) -> None:
    async def story() -> None:
        async with workers.door() as server:
            old = set(workers.pids)
            assert workers.keeper.pid is not None
            os.kill(workers.keeper.pid, signal.SIGHUP)
            await seen(lambda: old.isdisjoint(workers.pids))
            await seen(lambda: len(workers.places()) == 2)
            person = await guest(server, "Marion")
            for table in TABLES:
                tabs = [await person.silent_tab(path=f"/ws?table={table}") for _ in range(4)]
                assert len({await workers.holder(tab) for tab in tabs}) == 1

    tell(story())


def test_handed_over_somebody_still_comes_from_where_they_come_and_is_told_goodbye(
    database: str, tmp_path: Path
) -> None:
    told: dict[str, Any] = {"trusted": True, "prefix": "/games", "limits": Limits(connections=2)}

    async def story(workers: Together) -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion", "/games")
            tabs = []
            for address in ("192.0.2.1", "192.0.2.2"):
                person.headers["X-Forwarded-For"] = address
                tabs += [await person.tab(path="/games/ws?table=table-1") for _ in range(2)]
                await (await person.silent_tab(path="/games/ws?table=table-1")).ended()
            assert len({await workers.holder(tab) for tab in tabs}) == 1
            workers.keeper.terminate()
            for tab in tabs:
                await tab.ended()
                assert isinstance(tab.messages[-1], wire.Goodbye)

    with together(database, tmp_path, **told) as workers:
        tell(story(workers))


def test_a_connection_that_was_handed_over_counts_where_it_is(
    database: str, tmp_path: Path
) -> None:
    async def story(workers: Together) -> None:
        async with workers.door() as server:
            person = await guest(server, "Marion")
            for _ in range(24):
                with contextlib.suppress(OSError, WebSocketException):  # no room, at this worker
                    await person.silent_tab(path="/ws?table=table-1")
            held = Counter([await workers.holder(tab) for tab in server.tabs])
            assert 4 <= max(held.values()) <= 5  # the fifth may be the request before

    with together(database, tmp_path, limits=Limits(sockets=5)) as workers:
        tell(story(workers))


def test_one_worker_makes_no_places(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            person = await guest(server, "Marion")
            await person.tab(path="/ws?table=table-1")
            assert not [name for name in local_sockets(os.getpid()) if PLACE in name]

    tell(story())
