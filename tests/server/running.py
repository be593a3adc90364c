"""A real server on loopback, and people who talk to it."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from starboard.server import wire
from starboard.server.app import create_app
from starboard.server.jobs.bots import Thinker
from starboard.server.room.clock import Hours
from starboard.server.room.rehearsal import Rehearsal
from starboard.server.run.listener import listeners
from starboard.server.run.process import configured
from starboard.server.settings import Settings
from starboard.server.store.address import read_address
from starboard.server.store.opening import prepare
from starboard.server.wire.parts import Seen
from tests.server.beside import Beside
from tests.server.patches import applied

PATIENCE = 60.0
"""Seconds after which a story that waits has failed."""


def tell(story: Awaitable[None]) -> None:
    """Run a story; one that hangs fails."""

    async def told() -> None:
        await asyncio.wait_for(story, 6 * PATIENCE)

    asyncio.run(told())


class Running:
    """A server that listens on some port of 127.0.0.1."""

    def __init__(self, server: uvicorn.Server, app: Any, port: int) -> None:
        self.server = server
        self.app = app
        self.port = port
        self.tabs: list[Tab] = []
        self.http = httpx.AsyncClient(base_url=self.url(""), verify=False, timeout=PATIENCE)

    async def close(self) -> None:
        """Everybody goes home; the server stops."""
        for tab in self.tabs:
            await tab.close()
        await self.http.aclose()
        self.server.should_exit = True

    @property
    def worker(self) -> Any:
        return self.app.state["worker"]

    def url(self, path: str, scheme: str = "http") -> str:
        return f"{scheme}://127.0.0.1:{self.port}{path}"


@cache
def migrated() -> bytes:
    """An empty SQLite database of the present version; a server would make it with every start."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        prepare(read_address(f"sqlite:///{path}"), None)
        return path.read_bytes()


def lay_ready(database: str) -> None:
    """Lay an empty database where a server would make one."""
    path = read_address(database).path
    if path is not None and path.parent.is_dir() and not path.exists():
        path.write_bytes(migrated())


@contextlib.asynccontextmanager
async def running(
    folder: Path,
    hours: Hours | None = None,
    thinker: Thinker | None = None,
    rehearsal: Rehearsal | None = None,
    **settings: Any,
) -> AsyncIterator[Running]:
    """A server for as long as the context lasts, with its database in a folder."""
    told = {"database": f"sqlite:///{folder}/starboard.db", "data": str(folder), **settings}
    lay_ready(told["database"])
    wanted = Settings(**{"port": 0, **told})
    app = create_app(wanted, hours, thinker or Beside(), rehearsal)
    server = uvicorn.Server(configured(app, wanted))
    serving = asyncio.create_task(server._serve([*listeners(wanted)]))
    while not server.started:
        await asyncio.sleep(0.005)
        if serving.done():
            serving.result()
            raise AssertionError("the server did not start")
    port = server.servers[0].sockets[0].getsockname()[1]
    place = Running(server, app, port)
    try:
        yield place
    finally:
        await place.close()
        await serving


async def eventually(met: Callable[[], bool]) -> None:
    """Wait for something that nobody is told of."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.005)


class Tab:
    """One connection of a person, and what it has been told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count(1)
        self.received: list[bytes] = []
        self.messages: list[wire.AnyMessage] = []
        self.answers: dict[str, wire.AnyMessage] = {}
        self.rooms: dict[str, Any] = {}
        self.views: dict[str, dict[str, Any]] = {}
        self.marks: dict[str, str] = {}
        self.turns: dict[str, Any] = {}
        self.clocks: dict[str, Any] = {}
        self.events: dict[str, list[Any]] = {}
        self.chat: dict[str, list[Any]] = {}
        self.orders: dict[str, Any] = {}
        self.undone: dict[str, Any] = {}
        self.pads: dict[str, Any] = {}
        self.shown: dict[str, Any] = {}
        self.seats: dict[str, int | None] = {}
        self.closed = False
        self.careless = False
        """Whether it may use an id twice."""
        self.news = asyncio.Event()
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self.socket:
                raw = data if isinstance(data, bytes) else data.encode()
                self.received.append(raw)
                self.take(wire.read_message(raw))
                self.news.set()
        self.closed = True
        self.news.set()

    def take(self, message: wire.AnyMessage) -> None:
        """Do with a message what a client does."""
        self.messages.append(message)
        if isinstance(message, wire.Answer):
            once = message.id == "" or message.id not in self.answers
            assert once or self.careless, "answered twice"
            self.answers[message.id] = message
        if isinstance(message, wire.Update):
            self.update(message)

    def update(self, news: wire.Update) -> None:
        table = news.table
        if self.seats.get(table, news.seat) != news.seat:
            self.events[table] = []  # through other eyes: everything is told from the beginning
        self.seats[table] = news.seat
        for part, kept in (("room", self.rooms), ("turn", self.turns), ("clock", self.clocks)):
            if (told := getattr(news, part)) is not None:
                kept[table] = told
        if news.pad is not None:
            self.pads[table] = news.pad
        if news.shown is not None:
            self.shown[table] = news.shown
        if news.undone is not None:
            self.undone[table] = news.undone
        if news.orders is not None:
            self.orders[table] = news.orders
        known = self.events.setdefault(table, [])
        for event in news.events:
            assert not known or event.number == known[-1].number + 1, "a gap in the events"
            known.append(event)
        self.chat.setdefault(table, []).extend(news.chat)
        if news.view is not None:
            if news.view.whole is not None:
                self.views[table] = news.view.whole
            else:
                assert news.view.base == self.marks[table], "a patch against another view"
                self.views[table] = applied(self.views[table], news.view.patch)
            self.marks[table] = news.view.mark

    # ------------------------------------------------------------------ asking

    async def send(self, kind: type[wire.Request], id: str = "", **fields: Any) -> str:
        """Send a request without waiting for its answer."""
        if kind is wire.Open and not fields.get("events"):
            self.events[fields["table"]], self.chat[fields["table"]] = [], []
        told = id or f"{self.socket.local_address[1]}-{next(self.ids)}"
        await self.socket.send(wire.write(kind(id=told, **fields)).decode())
        return told

    async def ask(self, kind: type[wire.Request], id: str = "", **fields: Any) -> Any:
        """Send a request and wait for its answer."""
        told = await self.send(kind, id, **fields)
        await self.until(lambda: told in self.answers)
        return self.answers[told]

    async def do(self, kind: type[wire.Request], id: str = "", **fields: Any) -> Any:
        """Send a request that has to succeed."""
        answer = await self.ask(kind, id, **fields)
        assert not isinstance(answer, wire.Refused), answer
        return answer

    async def refused(self, kind: type[wire.Request], id: str = "", **fields: Any) -> wire.Refused:
        """Send a request that has to be refused."""
        answer = await self.ask(kind, id, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer

    async def until(self, met: Callable[[], bool]) -> None:
        """Wait for something to be told."""
        async with asyncio.timeout(PATIENCE):
            while not met():
                assert not self.closed, "the connection has ended"
                self.news.clear()
                await self.news.wait()

    async def ended(self) -> None:
        """Wait for the server to close."""
        async with asyncio.timeout(PATIENCE):
            await self.reading

    # ------------------------------------------------------------------ playing

    def moves(self, table: str) -> list[str]:
        return [offer.move for offer in self.turns[table].moves]

    async def play(self, table: str, *moves: str) -> Any:
        """Answer the open question."""
        question = self.turns[table].question
        return await self.do(wire.Move, table=table, question=question, moves=moves)

    def seen(self, table: str) -> Seen:
        """What to say in order to resume."""
        events = self.events.get(table, [])
        chat = self.chat.get(table, [])
        return Seen(
            table=table,
            seat=self.seats.get(table),
            mark=self.marks.get(table, ""),
            events=events[-1].number if events else 0,
            chat=chat[-1].number if chat else 0,
        )

    async def close(self) -> None:
        await self.socket.close()
        await self.reading


class Someone:
    """A person with a cookie."""

    def __init__(self, server: Running, cookie: str, me: dict[str, Any]) -> None:
        self.server = server
        self.headers = {"Cookie": f"starboard={cookie}"}
        self.id: str = me["person"]
        self.name: str = me["name"]

    async def http(self, method: str, path: str, **told: Any) -> httpx.Response:
        """A request as this person."""
        return await self.server.http.request(method, path, headers=self.headers, **told)

    async def tab(self, server: Running | None = None, path: str = "/ws", **hello: Any) -> Tab:
        """A connection that has said hello."""
        tab = await self.silent_tab(server, path)
        await tab.do(wire.Hello, **hello)
        return tab

    async def silent_tab(self, server: Running | None = None, path: str = "/ws") -> Tab:
        """A connection that has not said anything yet."""
        place = server or self.server
        tab = Tab(await connect(place.url(path, "ws"), additional_headers=self.headers))
        place.tabs.append(tab)
        return tab


async def guest(server: Running, name: str, prefix: str = "") -> Someone:
    """A new guest."""
    server.http.cookies.clear()
    answer = await server.http.post(f"{prefix}/api/me", json={"name": name})
    assert answer.status_code == 200, answer.text
    cookie = answer.cookies["starboard"]
    server.http.cookies.clear()
    return Someone(server, cookie, answer.json())


async def seated(server: Running, game: str, names: tuple[str, ...], **create: Any) -> Any:
    """A table at which people sit, all ready: its id, the people, a tab of each."""
    people = [await guest(server, name) for name in names]
    tabs = [await person.tab() for person in people]
    seats = create.pop("seats", len(names))
    made = await tabs[0].do(wire.Create, game=game, seats=seats, **create)
    for seat in range(len(names), seats):
        await tabs[0].do(wire.SeatBot, table=made.table, seat=seat, bot="random")
    for tab in tabs[1:]:
        await tab.do(wire.Sit, table=made.table)
    for tab in tabs:
        await tab.do(wire.Open, table=made.table)
        await tab.do(wire.Ready, table=made.table)
    return made.table, people, tabs


def plain(message: msgspec.Struct) -> Any:
    return msgspec.to_builtins(message)
