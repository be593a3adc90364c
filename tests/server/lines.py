"""Connections without a socket: what they are sent is a list, and their clock stands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starboard.server import wire
from starboard.server.socket.connection import Connection, Gone
from tests.server.running import Running, Someone, eventually


class Still:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class Line:
    """A connection without a network: what is said goes in, what is told lies there."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.told: list[wire.AnyMessage] = []
        self.ended = False

    def say(self, kind: type[wire.Request], id: str, **fields: Any) -> None:
        self.inbox.put_nowait(wire.write(kind(id=id, **fields)))

    async def read(self) -> bytes:
        data = await self.inbox.get()
        if not data:
            raise Gone
        return data

    async def write(self, data: bytes) -> None:
        self.told.append(wire.read_message(data))

    async def close(self) -> None:
        self.ended = True

    async def answer(self, id: str) -> Any:
        """The answer to a request, as soon as it is there."""
        await eventually(lambda: id in [getattr(each, "id", "") for each in self.told])
        return next(each for each in self.told if getattr(each, "id", "") == id)

    def updates(self, table: str = "") -> list[wire.Update]:
        told = [each for each in self.told if isinstance(each, wire.Update)]
        return [each for each in told if table in ("", each.table)]


@asynccontextmanager
async def lined(
    server: Running, someone: Someone, address: str = ""
) -> AsyncIterator[tuple[Line, Connection]]:
    """A line of somebody who has said hello."""
    person = await server.worker.store.person(someone.id)
    line = Line()
    connection = Connection(server.worker, line, person, "", address)
    serving = asyncio.create_task(connection.run())
    line.say(wire.Hello, "hello")
    await line.answer("hello")
    try:
        yield line, connection
    finally:
        line.inbox.put_nowait(b"")
        await serving


async def tables_of(server: Running, line: Line, count: int, **fields: Any) -> list[str]:
    """So many new tables that a line follows."""
    made = []
    for number in range(count):
        line.say(wire.Create, f"create-{number}", **{"game": "flagship", "seats": 2, **fields})
        made.append((await line.answer(f"create-{number}")).table)
        line.say(wire.Open, f"open-{number}", table=made[-1])
        await line.answer(f"open-{number}")
    return made
