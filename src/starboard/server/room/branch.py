"""A finished game played on from one of its moments, at a table of its own.

Whoever sees a finished match knows its seed, so the new table has another one from there on: the
entry `branch` says which, and the commitment of the new table is made to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from starboard.kernel.codec import plain
from starboard.kernel.log import LogEntry
from starboard.kernel.match import Match
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Visibility
from starboard.server.room import opening, seats
from starboard.server.room.live import Live
from starboard.server.store.records import Origin, Person, Progress, Table
from starboard.server.wire.errors import Refusal, not_found, not_now
from starboard.server.wire.parts import Code
from starboard.table.chairs import EMPTY, Chair, ChairKind
from starboard.table.entries import last_entry, replayed


class Branching(NamedTuple):
    """Who wants to play on from which moment, on which seat."""

    live: Live
    id: str
    person: Person
    at: int
    seat: int | None
    now: float


def branched(wanted: Branching, entries: Sequence[LogEntry]) -> tuple[Table, list[LogEntry]]:
    """The new table and the entries it begins with; `entries` are those before the moment."""
    record = wanted.live.record
    if len(entries) != wanted.at:
        raise Refusal(Code.NOT_FOUND, "no-such-moment")
    match = replayed(wanted.live.game, record.setup(), entries)
    if match.over:
        raise not_now("nothing-left-to-play")
    table = new_table(wanted, record)
    return table, [*entries, turning(match, table, wanted.now)]


def turning(match: Match[Any], table: Table, now: float) -> LogEntry:
    """The entry from which on chance is the new table's own."""
    number = len(match.log) + 1
    match.follow(LogEntry(n=number, seat=CLOCK, kind="branch", seed=table.seed, time=now))
    return last_entry(match, plain(match.state))


def new_table(wanted: Branching, record: Table) -> Table:
    """The same game once more, in its lobby: bots keep their seats, people choose theirs."""
    seats = chairs(wanted, record)
    return replace(
        opening.table_after(record, wanted.id, wanted.person, seats, wanted.now),
        visibility=Visibility.INVITE,
        origin=Origin(
            table=record.id, at=wanted.at, seed=record.setup().seed, brought=record.brings()
        ),
        progress=Progress(length=wanted.at + 1),
    )


def chairs(wanted: Branching, record: Table) -> tuple[Chair, ...]:
    """Whoever branches sits on the wanted seat, else on the own one, else on the first."""
    mine = [seat for seat, chair in enumerate(record.seats) if chair.person == wanted.person.id]
    place = wanted.seat if wanted.seat is not None else [*mine, 0][0]
    if place >= len(record.seats):
        raise not_found("seat")
    kept = [chair if chair.kind is ChairKind.BOT else EMPTY for chair in record.seats]
    kept[place] = seats.seated(wanted.person)
    return tuple(kept)
