"""The connections of one table come to the same worker, so that a move is played and told once.

The workers of one server share its port, and the system gives a new connection to any of them.
Whoever gets it looks at the table in its address (`ws?table=ID`) and hands the open connection to
the worker of that table, with what was read so far. This is for speed only: any worker can serve
any table, and what cannot be handed over is served where it came.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import struct
import zlib
from asyncio import BaseTransport, Transport, get_running_loop
from socket import AF_UNIX, SO_PEERCRED, SOCK_SEQPACKET, SOL_SOCKET, recv_fds, send_fds, socket
from typing import ClassVar

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from starboard.server.settings import Settings

LARGEST = 16_384
"""Bytes of a beginning that are handed over; a longer one stays."""
AT_ONCE = 1_024
"""Connections that may wait until a worker takes them."""
AGAIN = 1.0
"""Seconds until a worker without a place looks for one again."""
SECONDS_TO_STOP = 5
CREDENTIALS = struct.Struct("3i")
"""Process, user and group at the other end of a line."""


class Desk:
    """The place of one worker, at which it takes what other workers bring.

    There are as many places as workers. A place is a name that one socket can have; the name is
    free again when its process ends, so whoever comes after a worker that was killed takes it.
    """

    def __init__(self, config: uvicorn.Config, settings: Settings) -> None:
        self.config = config
        self.name = settings.handing
        self.places = settings.workers
        self.address = re.compile(
            rb"GET %b/ws\?(?:[^ &]*&)*?table=([A-Za-z0-9_-]{1,40})[& ]"
            % re.escape(settings.prefix.encode())
        )
        self.place: int | None = None
        self.listening: socket | None = None
        self.looking: asyncio.Task[None] | None = None
        self.lines: set[socket] = set()
        """Where others are about to put a connection down."""
        self.state = ServerState()
        """The connections that were taken, and their tasks."""

    # ------------------------------------------------------------------ a place

    def open(self) -> None:
        """Take a place now, or as soon as one is free."""
        Doorman.desk = self
        if not self.sit_down():
            self.looking = asyncio.create_task(self.look())

    async def look(self) -> None:
        """Look for a place: a worker that is replaced leaves it after the new one has come."""
        while self.place is None:
            await asyncio.sleep(AGAIN)
            self.sit_down()

    def sit_down(self) -> bool:
        """Take a place, if one is free."""
        for place in range(self.places):
            try:
                self.listening = listening_at(self.named(place))
            except OSError:  # somebody has it
                continue
            self.place = place
            get_running_loop().add_reader(self.listening, self.somebody_comes, self.listening)
            return True
        return False

    def named(self, place: int) -> str:
        """The name of a place; it is in no folder, so nothing is left of it."""
        return f"\0starboard-{self.name}-{place}"

    def leave(self) -> None:
        """Take nothing any more: others serve what they get."""
        if self.looking is not None:
            self.looking.cancel()
        for each in [*self.lines, *filter(None, [self.listening])]:
            get_running_loop().remove_reader(each)
            each.close()
        self.lines.clear()
        self.place = self.listening = None

    async def close(self) -> None:
        """Leave, and end the connections that were taken."""
        Doorman.desk = None
        self.leave()
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            await asyncio.wait(self.state.tasks, timeout=SECONDS_TO_STOP)

    # ------------------------------------------------------------------ giving

    def hand_over(self, connection: Transport, read: bytes) -> bool:
        """Give a connection to the worker of its table; says whether it has gone there."""
        found = self.address.match(read)
        if found is None or len(read) > LARGEST or connection.get_write_buffer_size():
            return False
        place = zlib.crc32(found[1]) % self.places
        if place == self.place:
            return False
        number = connection.get_extra_info("socket").fileno()
        with contextlib.suppress(OSError), line() as way:  # nobody is there, or too many wait
            way.connect(self.named(place))
            return is_ours(way) and send_fds(way, [read], [number]) == len(read)
        return False

    # ------------------------------------------------------------------ taking

    def somebody_comes(self, listening: socket) -> None:
        """Another worker comes; what it brings may not be here yet."""
        try:
            way, _ = listening.accept()
        except BlockingIOError:
            return
        except OSError:  # there are no descriptors left: let others serve, for now
            self.leave()
            self.looking = asyncio.create_task(self.look())
            return
        way.setblocking(False)
        self.lines.add(way)
        get_running_loop().add_reader(way, self.take, way)

    def take(self, way: socket) -> None:
        """Something was brought, or who wanted to bring it has died."""
        get_running_loop().remove_reader(way)
        self.lines.discard(way)
        with way, contextlib.suppress(OSError):
            if not is_ours(way):
                return
            read, given, _, _ = recv_fds(way, LARGEST, 1)
            for number in given:
                os.set_inheritable(number, False)
                task = asyncio.create_task(self.serve(socket(fileno=number), read))
                self.state.tasks.add(task)
                task.add_done_callback(self.state.tasks.discard)

    async def serve(self, connection: socket, read: bytes) -> None:
        """Go on with a connection where the other worker has ceased."""
        try:
            await get_running_loop().connect_accepted_socket(
                lambda: Handed(self.config, self.state, read), connection
            )
        except OSError:
            connection.close()


def line() -> socket:
    """A socket for one worker to come to another."""
    made = socket(AF_UNIX, SOCK_SEQPACKET)
    made.setblocking(False)
    return made


def listening_at(name: str) -> socket:
    """A socket to which others come by a name."""
    made = line()
    try:
        made.bind(name)
        made.listen(AT_ONCE)
    except OSError:
        made.close()
        raise
    return made


def is_ours(way: socket) -> bool:
    """Whether the other end is of the same user: anybody on a machine can use a name."""
    told = way.getsockopt(SOL_SOCKET, SO_PEERCRED, CREDENTIALS.size)
    _, user, _ = CREDENTIALS.unpack(told)
    return bool(user == os.geteuid())


class Doorman(H11Protocol):
    """Looks at a request before it is read: that of another worker's table goes there."""

    desk: ClassVar[Desk | None] = None
    """The desk of this process, while it serves."""

    def data_received(self, data: bytes) -> None:
        if self.desk and self.is_idle() and self.desk.hand_over(self.transport, data):
            self.transport.close()  # the connection stays open: the other worker has it, too
        else:
            super().data_received(data)

    def is_idle(self) -> bool:
        """Whether a request begins now: a proxy sends many over one connection."""
        idle = self.conn.our_state is self.conn.their_state is h11.IDLE
        return idle and not self.conn.trailing_data[0]


class Handed(H11Protocol):
    """A connection of which another worker has read the beginning; it stays."""

    def __init__(self, config: uvicorn.Config, state: ServerState, read: bytes) -> None:
        super().__init__(config, state, {})
        self.read = read

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # as uvicorn declares it
        self.data_received(self.read)
