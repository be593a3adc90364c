"""Orders depend on no hash seed and no process: a fresh Python gives the same transcript."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from hashlib import sha256
from typing import Any

import msgspec

from starboard.kernel.codec import dumps
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import Match, begin
from starboard.kernel.seats import CLOCK
from starboard.testing.kit.journey import Journey
from starboard.testing.kit.spot import Spot

CHECK = "order"
HASH_SEEDS = ("1", "2")


class Task(msgspec.Struct, frozen=True):
    """What a fresh process is told to go through."""

    module: str
    name: str
    setup: Setup
    log: list[LogEntry]


class Line(msgspec.Struct, frozen=True):
    """What stands in the transcript for one entry."""

    moves: str
    state: str
    view: str


def transcript(game: Game[Any], setup: Setup, log: list[LogEntry]) -> list[Line]:
    """The order of moves, the state and the view of the first seat after every entry."""
    match = begin(game, setup)
    lines = [line(match)]
    for entry in log:
        match.follow(entry)
        lines.append(line(match))
    return lines


def line(match: Match[Any]) -> Line:
    seats = (*range(match.state.seats), CLOCK)
    moves = "|".join(str(move) for seat in seats for move in match.moves(seat))
    return Line(brief(moves.encode()), brief(dumps(match.state)), brief(dumps(match.view(0))))


def brief(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


def check_order(journey: Journey) -> None:
    """Two fresh processes with other hash seeds see every position in the same order."""
    game, match = journey.game, journey.match
    task = Task(type(game).__module__, type(game).__qualname__, match.setup, match.log)
    mine = transcript(game, match.setup, match.log)
    running = [launched(seed) for seed in HASH_SEEDS]
    said = [process.communicate(msgspec.json.encode(task)) for process in running]
    for process, (out, err) in zip(running, said, strict=True):
        if process.returncode:
            told = err.decode(errors="replace").strip().splitlines()[-1:]
            journey.spot().fail(CHECK, f"another process cannot play it: {told}")
        compare(journey, mine, msgspec.json.decode(out, type=list[Line]))


def launched(hash_seed: str) -> subprocess.Popen[bytes]:
    path = os.pathsep.join(entry or os.getcwd() for entry in sys.path)
    return subprocess.Popen(
        [sys.executable, "-m", __name__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
    )


def compare(journey: Journey, mine: list[Line], theirs: list[Line]) -> None:
    for number, (one, other) in enumerate(zip(mine, theirs, strict=True)):
        for part in Line.__struct_fields__:
            if getattr(one, part) != getattr(other, part):
                spot = Spot(journey.subject, journey.prefix(number))
                spot.fail(CHECK, f"the {part} come out differently in another process")


def main() -> None:
    """The fresh process: reads a task, writes its transcript."""
    task = msgspec.json.decode(sys.stdin.buffer.read(), type=Task)
    game = getattr(importlib.import_module(task.module), task.name)()
    sys.stdout.buffer.write(msgspec.json.encode(transcript(game, task.setup, task.log)))


if __name__ == "__main__":
    main()
