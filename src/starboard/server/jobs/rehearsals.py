"""Rehearses acts in a process beside the server."""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import msgspec

from starboard.bots.guard import OutOfTime
from starboard.errors import BadInput, Endless, Error
from starboard.kernel.codec import dumps
from starboard.kernel.loop import MOST_STEPS
from starboard.kernel.match import Match
from starboard.server.jobs.bots import remembered
from starboard.server.jobs.pool import Pool
from starboard.server.room.rehearsal import Act, Begun, Conceded, Played, Previewed, Task
from starboard.table.entries import trial

log = logging.getLogger("starboard.server")
MEMORY = 512 * 1024 * 1024
"""Bytes that the process may grow by."""
PATIENCE = 60.0
"""Seconds after which a process that does not even answer is ended."""


class Apart:
    """Rehearses in a process beside the server."""

    def __init__(self, memory: int = MEMORY) -> None:
        self.pool = Pool(1, partial(limit_memory, memory))

    async def rehearse(self, task: Task) -> None:
        """Let the process do it; one that dies or hangs says as much as one that overruns."""
        try:
            fault = await self.pool.run(rehearse, msgspec.json.encode(task), PATIENCE, task.table)
        except (BrokenExecutor, TimeoutError, MemoryError, SystemError, BadInput):
            # without memory some libraries fail and cannot even say so, or find no games
            self.pool.end()
            fault = b"no answer"
        if fault:
            log.warning("own cards failed", extra={"table": task.table, "why": fault.decode()})
            raise Endless(MOST_STEPS)

    def close(self) -> None:
        """End the process."""
        self.pool.end()


# ------------------------------------------------------------------ in a process of its own


def rehearse(encoded: bytes) -> bytes:
    """Do an act and look at what it leads to; says what went wrong, if anything."""
    task = msgspec.json.decode(encoded, type=Task)
    match = remembered(task.table, task.setup, task.log)
    try:
        with processor_time(task.seconds):
            look_around(performed(match, task.act))
    except Endless as endless:
        return str(endless).encode()
    except Error:
        return b""  # whoever asked will be refused
    except (Exception, OutOfTime) as fault:
        return repr(fault).encode()
    return b""


def performed(known: Match[Any], act: Act) -> Match[Any]:
    """The match after an act, with the dice that it will meet."""
    tried = trial(known)
    match act:
        case Played(seat, moves):
            tried.play(seat, list(moves))
        case Conceded(seat):
            tried.concede(seat)
        case Previewed(seat, move):
            tried.preview(seat, move)
        case Begun():
            pass  # it has begun
    return tried


def look_around(match: Match[Any]) -> None:
    """Everything that people are shown of a match, and may ask about it."""
    for seat in (*range(match.state.seats), None):
        dumps(match.view(seat).plain())
        if seat is not None:
            for move in match.moves(seat):
                str(move)
            match.explain(seat, "anything")


@contextmanager
def processor_time(seconds: float) -> Iterator[None]:
    """Raise `OutOfTime` after so much work, however busy the machine is with other things."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise OutOfTime

    signal.signal(signal.SIGVTALRM, ring)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    begun = process_time()
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    if process_time() - begun > seconds:
        raise OutOfTime


def limit_memory(growth: int) -> None:
    """The process may grow, but not until the machine has nothing left."""
    if sys.platform != "linux":
        return
    import resource

    pages = int(Path("/proc/self/statm").read_text().split()[0])
    most = pages * resource.getpagesize() + growth
    resource.setrlimit(resource.RLIMIT_AS, (most, most))
