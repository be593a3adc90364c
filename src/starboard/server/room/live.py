"""A table in memory as it is now, and what a change of it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry
from starboard.kernel.match import Match
from starboard.server.kinds import Status
from starboard.server.room.rehearsal import Act, Unrehearsed
from starboard.server.store.records import Said, Table
from starboard.server.wire.errors import not_now
from starboard.server.wire.parts import Shown


class Step(NamedTuple):
    """A change of a table: its record afterwards, and the match with one more entry, if any."""

    record: Table
    match: Match[Any] | None = None
    answer: str = ""
    notes: tuple[str, ...] = ()


class Audience(NamedTuple):
    """Who follows a table now: how many watch, and all people among them."""

    watching: int = 0
    people: frozenset[str] = frozenset()


class Scene:
    """A table as somebody sees it: its record, its match, what was said."""

    def __init__(self, record: Table, game: Game[Any], match: Match[Any] | None = None) -> None:
        self.record = record
        self.game = game
        self.match = match
        self.lines: list[Said] = []
        self.late = 0.0
        """How many seconds later it is told than it happened."""
        self.written: tuple[Match[Any], Any] | None = None
        """A match and its state as plain data, from when it is stored until it is told."""
        self.thinking: dict[int, str] = {}
        """Seats where a bot thinks, with the question it thinks about."""
        self.shown: Shown | None = None
        """Where its film stands for everybody; nobody keeps it."""
        self.rested: dict[int, int] = {}
        """Bots that had nothing to do meanwhile, and how long the log was then."""

    @property
    def id(self) -> str:
        return self.record.id

    def seats_of(self, person: str) -> list[int]:
        """The seats a person plays: the own one and those of people at the same device."""
        if not person:
            return []
        chairs = enumerate(self.record.seats)
        return [seat for seat, chair in chairs if chair.person == person and not chair.left]


class Live(Scene):
    """A table in memory, as it is now."""

    def __init__(self, record: Table, game: Game[Any]) -> None:
        super().__init__(record, game)
        self.lock = asyncio.Lock()
        self.stale = True
        """Whether the store may know more."""
        self.read = False
        """Whether it was read once; whoever asks before that waits for it."""
        self.begins: Match[Any] | None = None
        """In the lobby of a branch: the match as it will go on."""
        self.rehearsed: tuple[int, Act] | None = None
        """The act that was tried out last, and how long the log was then."""
        self.touched = 0.0
        self.notified: tuple[int, ...] = ()
        """The seats that were asked when people were notified last."""

    def known(self) -> int:
        """How many entries of the log this worker has gone through."""
        return 0 if self.match is None else len(self.match.log)

    def behind(self) -> tuple[LogEntry, ...]:
        """The entries behind the next act: of the match, or of the one that will go on here."""
        match = self.match or self.begins
        return () if match is None else tuple(match.log)

    def expect(self, act: Act) -> None:
        """What own cards do has to be tried out elsewhere before it happens here."""
        if self.record.cards is not None and self.rehearsed != (len(self.behind()), act):
            raise Unrehearsed(act)

    def running(self) -> Match[Any]:
        """The match; refused where there is none yet or none any more."""
        if self.match is None:
            raise not_now("not-begun")
        if self.record.progress.status != Status.RUNNING:
            raise not_now("game-is-over")
        return self.match

    def is_over_for(self, person: str, now: float) -> bool:
        """Whether the match is over; for whoever only watched as late as everything else."""
        record = self.record
        sat = bool(person) and any(chair.person == person for chair in record.seats)
        late = 0.0 if sat else record.delay
        return record.progress.status == Status.FINISHED and now >= record.progress.ended + late

    def finished_for(self, person: str, now: float) -> Match[Any]:
        """The match that is over; whoever only watched gets it as late as everything else."""
        if self.match is None or not self.is_over_for(person, now):
            raise not_now("game-goes-on")
        return self.match


Attempt = Callable[[Live], Step]


def note(message: str, **args: Any) -> str:
    """A sentence of the table as it is kept in the chat."""
    return msgspec.json.encode({"message": message, "args": args}).decode()
