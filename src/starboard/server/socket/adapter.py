"""The WebSocket: who comes is let in, heard and answered."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from starboard.server import wire
from starboard.server.door.identity import (
    address_of,
    door_of,
    language_of,
    same_origin,
    shown_key,
    visitor,
    worker_of,
)
from starboard.server.people.accounts import digest
from starboard.server.run.warm_up import tidy_up
from starboard.server.socket.connection import Connection, Gone
from starboard.server.store.protocol import Store
from starboard.server.wire.errors import Refusal, refused
from starboard.server.wire.parts import Code

NOT_SIGNED_IN, WRONG_ORIGIN, TOO_MANY = 4401, 4403, 4429
AnySocket = WebSocket[Any, Any, Any]
LOST = (WebSocketDisconnect, RuntimeError, OSError)
"""What is raised where the other end has gone."""


class Wire:
    """A WebSocket of Litestar, as a connection wants it."""

    def __init__(self, socket: AnySocket) -> None:
        self.socket = socket

    async def read(self) -> bytes:
        """The next message, text or not."""
        try:
            event: Any = await self.socket.receive()
        except LOST:
            raise Gone from None
        if event["type"] != "websocket.receive":
            raise Gone
        text = event.get("text")
        return text.encode() if text is not None else event.get("bytes") or b""

    async def write(self, data: bytes) -> None:
        try:
            await self.socket.send_data(data.decode(), mode="text")
        except LOST:
            raise Gone from None

    async def close(self) -> None:
        with contextlib.suppress(*LOST):
            await self.socket.close(code=1000)


@websocket("/ws")
async def talk(socket: AnySocket) -> None:
    """Everything over one connection."""
    await socket.accept()
    door = door_of(socket)
    address = address_of(socket)
    if not same_origin(socket):
        await turn_away(socket, WRONG_ORIGIN, Refusal(Code.NOT_ALLOWED, "wrong-origin"))
    elif not door.enter(address):
        await turn_away(socket, TOO_MANY, Refusal(Code.LIMIT, "too-many-connections"))
    else:
        try:
            await let_in(socket, address)
        finally:
            door.leave(address)


async def let_in(socket: AnySocket, address: str) -> None:
    """Serve a person until one end closes."""
    person = await visitor(socket)
    if person is None:
        await turn_away(socket, NOT_SIGNED_IN, Refusal(Code.NOT_SIGNED_IN, "not-signed-in"))
        return
    connections: set[Connection] = socket.app.state["connections"]
    key = digest(shown_key(socket)[1])
    connection = Connection(worker_of(socket), Wire(socket), person, key, address)
    connections.add(connection)
    try:
        await connection.run()
    finally:
        connections.discard(connection)
        tidy_up()


async def turn_away(socket: AnySocket, code: int, refusal: Refusal) -> None:
    """Say why, then close."""
    answer = refused("", refusal, language_of(socket))
    with contextlib.suppress(*LOST):
        await socket.send_data(wire.write(answer).decode(), mode="text")
        await socket.close(code=code)


async def check_keys(store: Store, connections: set[Connection], person: str) -> None:
    """A person's keys have changed, or (with an empty name) perhaps anybody's."""
    asked = [each for each in connections if person in ("", each.person)]
    known = await store.people_by_keys(each.key for each in asked)
    for connection in asked:
        connection.is_now(known.get(connection.key))


async def say_goodbye(connections: set[Connection]) -> None:
    """Before the server stops: tell everybody to come again."""
    for connection in connections:
        connection.goodbye("server-goes", after=2.0)
    for _ in range(20):
        if not connections:
            return
        await asyncio.sleep(0.05)
