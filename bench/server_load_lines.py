"""Connections for the load driver: WebSocket frames by hand, as cheap as they can be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
NO_MASK = bytes(4)
"""A client has to mask what it sends; with zeros nothing changes."""


class Line(asyncio.Protocol):
    """One WebSocket to a server on loopback."""

    def __init__(self, path: str, headers: dict[str, str]) -> None:
        self.path = path
        self.headers = headers
        self.buffer = bytearray()
        self.open = asyncio.get_running_loop().create_future()
        self.greeted = False
        self.hear: Callable[[bytes], None] = lambda message: None
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        told = {
            "Host": "127.0.0.1",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": "c3RhcmJvYXJkIGxvYWQgIQ==",
            "Sec-WebSocket-Version": "13",
            **self.headers,
        }
        lines = [f"GET {self.path} HTTP/1.1", *[f"{name}: {told[name]}" for name in told]]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.greeted:
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head.split(b"\r\n")[0], head
            self.greeted = True
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        self.take_frames()

    def take_frames(self) -> None:
        """Whatever frames have arrived whole; servers neither mask nor split theirs here."""
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size == 126:
                size, begin = int.from_bytes(buffer[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, begin = int.from_bytes(buffer[at + 2 : at + 10]), at + 10
            if len(buffer) < begin + size or (buffer[at + 1] >= 126 and len(buffer) < begin):
                break
            message, kind = bytes(buffer[begin : begin + size]), buffer[at] & 0xF
            at = begin + size
            if kind == TEXT:
                self.hear(message)
            elif kind == PING:
                self.send(message, PONG)
        del buffer[:at]

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send one message."""
        size = len(message)
        if size < 126:
            head = bytes((0x80 | kind, 0x80 | size))
        else:
            head = bytes((0x80 | kind, 0xFE)) + size.to_bytes(2)
        self.transport.write(head + NO_MASK + message)

    def close(self) -> None:
        """Go away."""
        self.transport.close()


async def connect(port: int, path: str, headers: dict[str, str]) -> Line:
    """A line that is open."""
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, headers), "127.0.0.1", port)
    await asyncio.wait_for(line.open, 60)
    return line
