"""Where connections arrive: how many there may be, of everybody and of each address.

A connection is counted from the moment it is accepted until its socket is closed, whatever is
spoken over it. One for which there is no room is closed at once, before anything is read or made
for it; so nobody uses up the files that a process may open.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import resource
import socket
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from multiprocessing.reduction import DupFd
from time import monotonic
from typing import Any, NamedTuple, Protocol

from starboard.server.door.identity import counted_as
from starboard.server.people.rate_limit import Headcount
from starboard.server.settings import Settings

log = logging.getLogger("starboard.server")
MOST_FILES = 65_536
"""Files that a process wants to be able to open; more than that nobody needs."""
KEPT_FREE = 128
"""Of these, the ones that are not for connections: database, pages, tools, bots."""
TURNED_AWAY = 100
"""Connections that are closed in one go, before anything else gets its turn."""
OUT_OF_FILES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
NOT_HERE = (errno.EAFNOSUPPORT, errno.EADDRNOTAVAIL)
"""What `localhost` gets for one of its addresses on a computer that has the other one only."""
TCP = (socket.SOCK_STREAM, socket.IPPROTO_TCP)
"""Said in full: only then asyncio lets small answers leave at once."""
REST = 0.5
"""Seconds without a try when there are no files left; asyncio itself comes back after one."""
SELDOM = 60.0
"""Seconds between two lines of the log about the same thing."""


# ---------------------------------------------------------------------- counting


class Room(NamedTuple):
    """How many connections one process takes."""

    everybody: int
    each: int
    """From one address; 0 where a proxy stands for everybody."""


def room_of(settings: Settings) -> Room:
    """The room that the settings and the system leave."""
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = MOST_FILES if files == resource.RLIM_INFINITY else files
    free = allowed - min(KEPT_FREE, allowed // 2)
    limits = settings.limits
    return Room(min(limits.everybody, free), 0 if settings.trusted else limits.sockets)


def want_files() -> None:
    """Let this process, and those that it starts, open as many files as they may."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


HERE = Headcount()
"""The connections of this process: files are counted by process, too."""


class Counted(socket.socket):
    """A connection that is counted as long as it is open."""

    leave: Callable[[], None] | None = None

    def close(self) -> None:
        super().close()
        if self.leave is not None:
            self.leave()
            self.leave = None

    def __del__(self) -> None:
        self.close()


def let_in(connection: socket.socket, host: str, room: Room) -> Counted | None:
    """The same connection, counted; or it is closed."""
    address = counted_as(host)
    if not HERE.enter(address, room.each or inf, room.everybody):
        connection.close()
        return None
    kind = (connection.family, connection.type, connection.proto)
    entered = Counted(*kind, fileno=connection.detach())
    entered.leave = partial(HERE.leave, address)
    return entered


# ---------------------------------------------------------------------- listening


class Seldom:
    """Something that is logged once in a while only, with how often it has happened since."""

    def __init__(self, what: str) -> None:
        self.what = what
        self.times = 0
        self.again = 0.0

    def happened(self) -> None:
        """It has happened."""
        self.times += 1
        if (now := monotonic()) >= self.again:
            log.warning(self.what, extra={"times": self.times})
            self.times, self.again = 0, now + SELDOM


full = Seldom("there is no room for a connection")
out_of_files = Seldom("no connection can be accepted: too many files are open")


class Listener(socket.socket):
    """Where people arrive; those for whom there is no room are turned away."""

    room: Room
    rests_until = 0.0

    def accept(self) -> tuple[socket.socket, Any]:
        """The next one for whom there is room."""
        if monotonic() < self.rests_until:  # asyncio tries again many times in one go
            raise BlockingIOError
        for _ in range(TURNED_AWAY):
            try:
                connection, address = super().accept()
            except OSError as error:
                if error.errno in OUT_OF_FILES:
                    out_of_files.happened()
                    self.rests_until = monotonic() + REST
                raise
            entered = let_in(connection, address[0], self.room)
            if entered is not None:
                return entered, address
            full.happened()
        raise BlockingIOError

    def __reduce__(self) -> tuple[object, ...]:
        """So that it can be given to a worker."""
        return listener_at, (DupFd(self.fileno()), self.family, self.room)


class Given(Protocol):
    """An open file that comes from another process."""

    def detach(self) -> int: ...


def listener_at(given: Given, family: int, room: Room) -> Listener:
    """A listener that another process has opened."""
    found = Listener(family, *TCP, fileno=given.detach())
    found.room = room
    return found


def listeners(settings: Settings) -> list[Listener]:
    """Where this server can be reached; nobody is let in yet."""
    told = socket.getaddrinfo(
        settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    made = []
    for family, _, _, _, address in dict.fromkeys(told):
        try:
            made.append(bound(family, address, room_of(settings)))
        except OSError as error:
            if error.errno not in NOT_HERE:
                raise
    if not made:
        raise OSError(errno.EADDRNOTAVAIL, os.strerror(errno.EADDRNOTAVAIL))
    return made


def bound(family: int, address: Any, room: Room) -> Listener:
    """A listener at one address."""
    made = Listener(family, *TCP)
    made.room = room
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # the older kind has a listener of its own
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


@contextlib.contextmanager
def calm_about_files() -> Iterator[None]:
    """Let the event loop say nothing where files run out: the listener has said it."""

    def handle(loop: AbstractEventLoop, context: dict[str, Any]) -> None:
        error = context.get("exception")
        accepting = isinstance(error, OSError) and error.errno in OUT_OF_FILES
        if not (accepting and "socket" in context):
            loop.default_exception_handler(context)

    loop = asyncio.get_running_loop()
    before = loop.get_exception_handler()
    loop.set_exception_handler(handle)
    try:
        yield
    finally:
        loop.set_exception_handler(before)
