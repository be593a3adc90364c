"""Connections that hold on to the server: half requests, unread answers, far too many."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from multiprocessing.reduction import ForkingPickler
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import WebSocketException

from starboard.server import wire
from starboard.server.people.rate_limit import Headcount
from starboard.server.run import listener
from starboard.server.run.listener import Room, listeners, room_of
from starboard.server.settings import Limits, Settings
from tests.server.holding import seen
from tests.server.ports import free_port
from tests.server.running import PATIENCE, Running, eventually, guest, running, tell
from tests.server.standby import started_aloud

SOON = 0.3
"""Seconds for a request, where a test waits for the end of them."""
HALF = b"GET / HTTP/1.1\r\nHost: x\r\nX: "
HEALTH = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
POST = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
NOWHERE = POST.replace(b"/api/me", b"/nowhere/at/all")
"""Is answered before its body is there."""
HONEST = "127.0.0.2"
"""Another address of this computer."""


@pytest.fixture(autouse=True)
def nobody_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever other tests have left open does not count."""
    monkeypatch.setattr(listener, "HERE", Headcount())


class Caller:
    """A connection that says what it likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def say(self, data: bytes) -> None:
        self.writer.write(data)

    async def hears(self, word: bytes) -> bytes:
        """Everything up to a word."""
        return await asyncio.wait_for(self.reader.readuntil(word), PATIENCE)

    async def is_closed(self) -> bytes:
        """Wait until the server closes; what it has said before."""
        said = b""
        with contextlib.suppress(ConnectionError):
            while piece := await asyncio.wait_for(self.reader.read(65_536), PATIENCE):
                said += piece
        return said

    async def is_open(self) -> bool:
        """Whether the server answers here; the connection must not have said anything yet."""
        try:
            self.say(HEALTH)
            return b"alive" in await self.hears(b"alive\n")
        except (ConnectionError, asyncio.IncompleteReadError):
            return False

    def seems_open(self) -> bool:
        return not self.reader.at_eof() and self.reader.exception() is None


@asynccontextmanager
async def call(server: Running, address: str = "127.0.0.1") -> AsyncIterator[Caller]:
    """A connection for as long as the context lasts."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", server.port, local_addr=(address, 0)
    )
    try:
        yield Caller(reader, writer)
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


@asynccontextmanager
async def calls(server: Running, count: int, said: bytes = b"") -> AsyncIterator[list[Caller]]:
    """Many connections at once, each of which says the same."""
    async with AsyncExitStack() as stack:
        made = [await stack.enter_async_context(call(server)) for _ in range(count)]
        for caller in made:
            caller.say(said)
        yield made


async def is_answered(server: Running, address: str = HONEST) -> bool:
    """Whether somebody honest gets an answer."""
    async with call(server, address) as caller:
        return await caller.is_open()


# ---------------------------------------------------------------------- in time


@pytest.mark.parametrize(
    "said", [b"", b"GET", HALF, POST, NOWHERE], ids=["nothing", "word", "head", "body", "answered"]
)
def test_a_connection_without_a_whole_request_is_closed(said: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(request=SOON)) as server:
            async with call(server) as caller:
                caller.say(said)
                await caller.is_closed()
            assert await is_answered(server)

    tell(story())


@pytest.mark.parametrize("rest", [HALF, POST, NOWHERE], ids=["head", "body", "answered"])
def test_a_request_after_others_has_its_time_too(rest: bytes, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(request=SOON)) as server:
            for apart in (True, False):
                async with call(server) as caller:
                    caller.say(HEALTH)
                    if apart:
                        await caller.hears(b"alive\n")
                        caller.say(rest)
                    else:
                        caller.say(rest)
                        await caller.hears(b"alive\n")
                    await caller.is_closed()

    tell(story())


def test_after_a_late_body_the_connection_does_not_stay_for_ever(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(request=SOON)
        async with running(tmp_path, limits=limits) as server, call(server) as caller:
            caller.say(NOWHERE)
            await caller.hears(b"}")
            caller.say(b"x" * 99)
            await caller.is_closed()

    tell(story())


def test_between_requests_and_on_a_websocket_nobody_has_to_hurry(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(request=SOON)) as server:
            tab = await (await guest(server, "Marion")).tab()
            async with call(server) as idle, call(server) as half:
                idle.say(HEALTH)
                await idle.hears(b"alive\n")
                half.say(HALF)
                await half.is_closed()
                assert await idle.is_open()
            await tab.do(wire.Time, sent=0.0)

    tell(story())


def test_half_a_body_leaves_no_line_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(request=SOON)) as server:
            for path in (b"/api/me", b"/api/act", b"/api/tools/eclipse/odds"):
                async with call(server) as caller:
                    caller.say(POST.replace(b"/api/me", path))
                    await caller.is_closed()

    tell(story())
    assert caplog.messages == []


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(answer=SOON)
        async with running(tmp_path, limits=limits) as server, call(server) as caller:
            cast(asyncio.Transport, caller.writer.transport).pause_reading()
            caller.say(b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200)
            await eventually(lambda: listener.HERE.all == 1)
            await eventually(lambda: listener.HERE.all == 0)

    tell(story())


# ---------------------------------------------------------------------- so many


def test_an_honest_client_is_answered_while_300_half_requests_are_open(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(sockets=310)
        async with running(tmp_path, limits=limits) as server, calls(server, 300, HALF) as half:
            assert await is_answered(server, "127.0.0.1")
            assert await is_answered(server)
            assert all(each.seems_open() for each in half)

    tell(story())


def test_too_many_of_one_address_are_closed_at_once_and_others_are_served(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(sockets=20)) as server:
            async with calls(server, 300) as made:
                for late in made[20:]:
                    assert await late.is_closed() == b""
                assert await is_answered(server)
                assert [await each.is_open() for each in made[:20]] == [True] * 20
            await eventually(lambda: listener.HERE.of["127.0.0.1"] == 0)
            assert await is_answered(server, "127.0.0.1")

    tell(story())


def test_there_is_room_for_so_many_in_all(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(everybody=5)) as server:
            async with calls(server, 5):
                await eventually(lambda: listener.HERE.all == 5)
                assert not await is_answered(server)
            await eventually(lambda: listener.HERE.all == 0)
            assert await is_answered(server)

    tell(story())


def test_a_websocket_has_a_place_until_it_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(sockets=3)) as server:
            marion = await guest(server, "Marion")
            await server.http.aclose()
            tabs = [await marion.tab() for _ in range(3)]
            with pytest.raises((OSError, WebSocketException)):
                await marion.tab()
            await tabs[0].do(wire.Time, sent=0.0)
            await tabs[1].close()
            await eventually(lambda: listener.HERE.of["127.0.0.1"] == 2)
            await marion.tab()

    tell(story())


def test_a_proxy_is_not_one_visitor(tmp_path: Path) -> None:
    async def story() -> None:
        told: dict[str, Any] = {"trusted": True, "limits": Limits(sockets=3)}
        async with running(tmp_path, **told) as server, calls(server, 30, HALF):
            assert await is_answered(server, "127.0.0.1")

    tell(story())


def test_nothing_is_counted_any_more_when_a_server_has_ended(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            await (await guest(server, "Marion")).tab()
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    (await stack.enter_async_context(call(server))).say(HALF)
                await eventually(lambda: listener.HERE.all >= 5)
                server.server.should_exit = True
                await eventually(lambda: listener.HERE.all == 0)

    tell(story())
    assert not listener.HERE.of


def test_an_answer_leaves_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server, call(server) as caller:
            assert await caller.is_open()
            (held,) = server.server.server_state.connections
            connection = held.transport.get_extra_info("socket")
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)

    tell(story())


def test_some_files_are_left_for_everything_else() -> None:
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    told = Settings(database="", data="", limits=Limits(everybody=10**9))
    assert room_of(told) == Room(min(files, listener.MOST_FILES) - listener.KEPT_FREE, 300)


def test_a_listener_can_be_given_to_a_worker() -> None:
    told = Settings(database="", data="", port=0, limits=Limits(sockets=7))
    (listener,) = listeners(told)
    given = ForkingPickler.loads(ForkingPickler.dumps(listener))
    with listener, given:
        assert given.getsockname() == listener.getsockname()
        assert given.room == listener.room == Room(given.room.everybody, 7)


# ---------------------------------------------------------------------- out of files


class Aloud:
    """A server in a process of its own that can open few files, and what it says."""

    def __init__(self, pid: int, said: Path) -> None:
        self.pid = pid
        self.said = said

    def files(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    def allow(self, files: int) -> None:
        """So many files it can open from now on."""
        _, hard = resource.prlimit(self.pid, resource.RLIMIT_NOFILE)
        resource.prlimit(self.pid, resource.RLIMIT_NOFILE, (files, hard))

    def lines(self) -> list[str]:
        return self.said.read_text().splitlines()


@contextmanager
def aloud(folder: Path, files: int, **limits: Any) -> Iterator[tuple[Running, Aloud]]:
    """A server that may open so many files from the start."""
    database = f"sqlite:///{folder}/starboard.db"
    told = Settings(database=database, data=str(folder), port=free_port(), limits=Limits(**limits))
    process = started_aloud(told, files)
    assert process.pid is not None
    place = Running(cast(Any, SimpleNamespace(should_exit=False)), None, told.port)
    try:
        yield place, Aloud(process.pid, folder / "said")
    finally:
        process.terminate()
        process.join(PATIENCE)
        process.kill()


async def has_opened(server: Running) -> None:
    """Wait until somebody is answered."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(ConnectionError):
                if await is_answered(server):
                    return
            await asyncio.sleep(0.05)


def test_more_half_requests_than_files_harm_nobody_else(tmp_path: Path) -> None:
    async def story(server: Running, process: Aloud) -> None:
        await has_opened(server)
        async with calls(server, 400, HALF) as half:
            await eventually(lambda: sum(each.seems_open() for each in half) == 50)
            assert await is_answered(server)
            assert process.files() < 256
        assert len(process.lines()) < 5
        assert "Traceback" not in process.said.read_text()

    with aloud(tmp_path, 256, sockets=50) as (server, process):
        tell(story(server, process))


def test_without_files_it_says_so_once_and_goes_on_when_there_are_some(tmp_path: Path) -> None:
    async def story(server: Running, process: Aloud) -> None:
        await has_opened(server)
        process.allow(process.files())
        async with calls(server, 30, HEALTH) as waiting:
            await seen(lambda: "too many files" in process.said.read_text())
            async with calls(server, 30):
                process.allow(1_000)
                for each in waiting:
                    assert b"alive" in await each.hears(b"alive\n")
        assert sum("too many files" in line for line in process.lines()) == 1
        assert "socket.accept()" not in process.said.read_text()

    with aloud(tmp_path, 1_000) as (server, process):
        tell(story(server, process))
