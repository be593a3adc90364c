"""The connections of one table come to the same worker, so that a move is played and told once.

The workers of one server share its port, and the system gives a new connection to any of them.
Whoever gets it looks at the table in its address (`ws?table=ID`) and hands the open connection to
the worker of that table, with what was read so far. It keeps the connection until the other one
says that it has it. This is for speed only: any worker can serve any table, and what cannot be
handed over, or is never taken, is served where it came.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import struct
import zlib
from asyncio import BaseTransport, get_running_loop
from socket import AF_UNIX, SO_PEERCRED, SOCK_SEQPACKET, SOL_SOCKET, recv_fds, send_fds, socket

import uvicorn
from uvicorn.server import ServerState

from starboard.server.run.listener import Counted, let_in, room_of
from starboard.server.run.transport import SECONDS_TO_STOP, Doorman
from starboard.server.settings import Limits, Settings

LARGEST = 16_384
"""Bytes of a beginning that are handed over; a longer one stays."""
AT_ONCE = 1_024
"""Connections that may wait until a worker takes them."""
AGAIN = 1.0
"""Seconds until a worker without a place looks for one again."""
TAKEN = b"taken"
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
        self.room = room_of(settings)
        self.limits = settings.limits
        self.address = re.compile(
            rb"GET %b/ws\?(?:[^ &]*&)*?table=([A-Za-z0-9_-]{1,40})[& ]"
            % re.escape(settings.prefix.encode())
        )
        self.place: int | None = None
        self.listening: socket | None = None
        self.looking: asyncio.Task[None] | None = None
        self.incoming: set[socket] = set()
        """Where others are about to put a connection down."""
        self.outgoing: set[socket] = set()
        """Where a connection was put down, and perhaps not taken yet."""
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
        if self.listening is not None:
            self.incoming.add(self.listening)
        close_all(self.incoming)
        self.place = self.listening = None

    async def close(self) -> None:
        """Leave, and end the connections that were taken."""
        Doorman.desk = None
        self.leave()
        close_all(self.outgoing)
        for connection in list(self.state.connections):
            connection.shutdown()
        if self.state.tasks:
            await asyncio.wait(self.state.tasks, timeout=SECONDS_TO_STOP)

    # ------------------------------------------------------------------ giving

    def hand_over(self, doorman: Doorman, read: bytes) -> bool:
        """Bring a connection to the worker of its table; says whether it is on its way there."""
        found = self.address.match(read)
        if found is None or len(read) > LARGEST or doorman.transport.get_write_buffer_size():
            return False
        place = zlib.crc32(found[1]) % self.places
        if place == self.place:
            return False
        number = doorman.transport.get_extra_info("socket").fileno()
        try:
            way = self.brought(place, read, number)
        except OSError:  # nobody is there, or too many wait
            return False
        self.outgoing.add(way)
        get_running_loop().add_reader(way, self.answered, way, doorman, read)
        return True

    def brought(self, place: int, read: bytes, number: int) -> socket:
        """The line over which a connection was brought to another worker."""
        way = line()
        try:
            way.connect(self.named(place))
            check(way)
            send_fds(way, [read], [number])
        except OSError:
            way.close()
            raise
        return way

    def answered(self, way: socket, doorman: Doorman, read: bytes) -> None:
        """The other worker has the connection; or it has died, and never will."""
        get_running_loop().remove_reader(way)
        self.outgoing.discard(way)
        taken = False
        with way, contextlib.suppress(OSError):
            taken = way.recv(len(TAKEN)) == TAKEN
        doorman.go_on(None if taken else read)

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
        self.incoming.add(way)
        get_running_loop().add_reader(way, self.take, way)

    def take(self, way: socket) -> None:
        """Something was brought, or who wanted to bring it has died."""
        get_running_loop().remove_reader(way)
        self.incoming.discard(way)
        with way, contextlib.suppress(OSError):
            check(way)
            read, given, _, _ = recv_fds(way, LARGEST, 1)
            for number in given:
                os.set_inheritable(number, False)
                connection = socket(fileno=number)
                entered = let_in(connection, other_end(connection), self.room)
                if entered is not None:
                    self.keep(entered, read)
                    way.send(TAKEN)

    def keep(self, connection: Counted, read: bytes) -> None:
        """Serve a connection that was brought."""
        task = asyncio.create_task(self.serve(connection, read))
        self.state.tasks.add(task)
        task.add_done_callback(self.state.tasks.discard)

    async def serve(self, connection: Counted, read: bytes) -> None:
        """Go on with a connection where the other worker has ceased."""
        try:
            await get_running_loop().connect_accepted_socket(
                lambda: Handed(self.config, self.state, self.limits, read), connection
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


def check(way: socket) -> None:
    """Refused where the other end is of another user: anybody on a machine can use a name."""
    told = way.getsockopt(SOL_SOCKET, SO_PEERCRED, CREDENTIALS.size)
    if CREDENTIALS.unpack(told)[1] != os.geteuid():
        raise PermissionError


def other_end(connection: socket) -> str:
    """Where a connection comes from; nowhere, if it has ended already."""
    try:
        return str(connection.getpeername()[0])
    except OSError:
        return ""


def close_all(lines: set[socket]) -> None:
    """Wait for nothing on any of these any more."""
    while lines:
        each = lines.pop()
        get_running_loop().remove_reader(each)
        each.close()


class Handed(Doorman):
    """A connection of which another worker has read the beginning; it stays."""

    desk = None

    def __init__(
        self, config: uvicorn.Config, state: ServerState, limits: Limits, read: bytes
    ) -> None:
        super().__init__(config, state, {}, limits=limits)
        self.read = read

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.data_received(self.read)
