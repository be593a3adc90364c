"""Who holds a connection: what the system knows of the sockets of processes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from tests.server.running import PATIENCE

PAUSE = 0.03
"""Seconds between two looks: each of them goes through many files."""


class Held(NamedTuple):
    """The server's end of a connection."""

    inode: str
    unread: int


def children(pid: int) -> list[int]:
    """The processes that a process has started and that live."""
    told = [each.read_text() for each in Path(f"/proc/{pid}/task").glob("*/children")]
    found = [int(child) for each in told for child in each.split()]
    return [child for child in found if inodes(child)]


def inodes(pid: int) -> list[str]:
    """The sockets that a process holds, each as often as it does; none when it has ended."""
    links = []
    with suppress(FileNotFoundError):
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                links.append(os.readlink(file))
    return [link[8:-1] for link in links if link.startswith("socket:[")]


def connections(port: int) -> dict[int, Held]:
    """The connections that a server has, by the port of the other end."""
    found = {}
    for row in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        parts = row.split()
        here, there = (int(part.partition(":")[2], 16) for part in parts[1:3])
        if here == port and there and parts[9] != "0":
            found[there] = Held(parts[9], int(parts[4].partition(":")[2], 16))
    return found


def holders(port: int, client: int, pids: list[int]) -> list[int]:
    """The processes that hold the server's end of a connection."""
    held = connections(port).get(client)
    return [pid for pid in pids if held is not None and held.inode in inodes(pid)]


def local_sockets(pid: int) -> list[str]:
    """The sockets by which a process talks to others on this machine: the kind, and any name."""
    mine = inodes(pid)
    rows = [row.split() for row in Path("/proc/net/unix").read_text().splitlines()[1:]]
    return sorted(" ".join([row[4], *row[7:]]) for row in rows if row[6] in mine)


async def seen(met: Callable[[], bool]) -> None:
    """Wait for what the system will show."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(PAUSE)
