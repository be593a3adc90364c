"""Acts with own cards, which another process does before a worker does them.

Nobody can tell from a card whether what it sets off comes to an end, or how much it takes to list
what could be done with it. So an act is first tried in a process of its own: the same move with the
same dice, and everything that people would be shown afterwards. What does not end there in time and
memory ends the table instead of the server.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from starboard.kernel.log import LogEntry, Setup

SECONDS = 2.0
"""Processor time that one act may take; those of printed cards take some milliseconds."""


class Played(msgspec.Struct, frozen=True, tag=True):
    """A seat plays moves; time is a seat too."""

    seat: int
    moves: tuple[str, ...]


class Conceded(msgspec.Struct, frozen=True, tag=True):
    """A seat gives up."""

    seat: int


class Previewed(msgspec.Struct, frozen=True, tag=True):
    """A seat asks what a move would do."""

    seat: int
    move: str


class Begun(msgspec.Struct, frozen=True, tag=True):
    """The match begins, or goes on where another one was."""


Act = Played | Conceded | Previewed | Begun


class Task(msgspec.Struct, frozen=True):
    """What is rehearsed: an act after a log."""

    table: str
    setup: Setup
    log: tuple[LogEntry, ...]
    act: Act
    seconds: float = SECONDS


class Unrehearsed(Exception):
    """An act that has not been rehearsed yet."""

    def __init__(self, act: Act) -> None:
        super().__init__(act)
        self.act = act


class Rehearsal(Protocol):
    """Tries acts out; raises `Endless` where one does not come to an end."""

    async def rehearse(self, task: Task) -> None: ...

    def close(self) -> None: ...
