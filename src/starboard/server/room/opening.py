"""New tables: as somebody wants them, as the next one of the same people, or branching off.

Whoever sees a finished match knows its seed, so a branch has another one from its moment on: its
entry `branch` says which, and the commitment of the new table is made to it.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from starboard.errors import BadInput
from starboard.kernel.codec import plain
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry
from starboard.kernel.match import Match
from starboard.kernel.options import OptionValue, read_options
from starboard.kernel.registry import game_named
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Visibility
from starboard.server.room.live import Live, Step
from starboard.server.room.seats import in_lobby, seated
from starboard.server.store.records import Clock, Origin, Person, Progress, Table
from starboard.server.wire.errors import Refusal, not_found, not_now
from starboard.server.wire.parts import Code
from starboard.server.wire.requests import Create
from starboard.table.chairs import EMPTY, Chair, ChairKind
from starboard.table.entries import last_entry, replayed


def table_id(secret: str, person: str, client: str) -> str:
    """The id of a table: nobody can guess it, and the same request leads to the same table."""
    told = f"table:{person}:{client}".encode()
    return hmac.new(secret.encode(), told, sha256).hexdigest()[:24]


def new_seed() -> str:
    """256 random bits; nobody knows them before the game is over."""
    return secrets.token_hex(32)


def new_table(request: Create, person: Person, id: str, now: float) -> Table:
    """A table as somebody wants it; its maker sits on the first seat."""
    game = known_game(request.game)
    if request.seats not in game.seats:
        raise Refusal(Code.BAD_INPUT, "wrong-number-of-seats", seats=request.seats)
    options, own = checked_options(game, request)
    chairs = (seated(person), *[EMPTY] * (request.seats - 1))
    clock = msgspec.convert(msgspec.to_builtins(request.clock), Clock)
    return Table(
        id=id,
        game=game.id,
        rules=game.rules,
        options=options,
        cards=own,
        owner=person.id,
        visibility=Visibility.PRIVATE if request.lesson else request.visibility,
        invite=secrets.token_urlsafe(12),
        seats=chairs,
        seed=f"lesson:{request.lesson}" if request.lesson else new_seed(),
        clock=clock,
        delay=float(request.delay),
        spectators=request.spectators,
        rated=request.rated and not request.lesson,
        created=now,
    )


def known_game(name: str) -> Game[Any]:
    try:
        return game_named(name)
    except BadInput:
        raise not_found("game") from None


def checked_options(game: Game[Any], request: Create) -> tuple[dict[str, OptionValue], Any]:
    """The options with their defaults, and own cards; raises what does not fit."""
    own = list(request.cards) or None
    options = read_options(game.options, request.options)
    game.check_options(request.seats, options, game.content(own))
    return options, own


def settled(live: Live, options: dict[str, Any]) -> Step:
    """Other options before the game; people are asked anew whether they are ready for it."""
    in_lobby(live)
    record = live.record
    if record.origin is not None:
        raise not_now("settled-already")
    read = read_options(live.game.options, options)
    live.game.check_options(len(record.seats), read, live.game.content(record.cards))
    if read == record.options:
        return Step(record)
    chairs = [replace(chair, ready=chair.kind is ChairKind.BOT) for chair in record.seats]
    return Step(replace(record, options=read, seats=tuple(chairs)))


def table_after(
    record: Table, id: str, person: Person, seats: tuple[Chair, ...], now: float
) -> Table:
    """A table that follows another one: the same game and settings, a new seed, in its lobby."""
    return Table(
        id=id,
        game=record.game,
        rules=record.rules,
        options=record.options,
        cards=record.cards,
        owner=person.id,
        visibility=record.visibility,
        invite=secrets.token_urlsafe(12),
        seats=seats,
        seed=new_seed(),
        clock=record.clock,
        delay=record.delay,
        spectators=record.spectators,
        created=now,
    )


def chair_after(record: Table, chair: Chair) -> Chair:
    """A chair in the next game; it is free where somebody was removed or is gone for good."""
    if chair.kind is ChairKind.BOT:
        return replace(chair, ready=True)
    if not chair.person or chair.person in record.removed:
        return EMPTY
    return replace(chair, bot="", ready=False, left=False)


def rematch_table(live: Live, id: str, person: Person, now: float) -> Table:
    """The next table: the same people, nobody ready but the bots; a campaign goes on."""
    record = live.record
    options = record.options
    if live.match is not None:
        options = dict(live.game.next_options(live.match.state, options))
    brought = record.brings()
    chairs = tuple(
        chair_after(record, replace(chair, brought=brought.get(seat, {})))
        for seat, chair in enumerate(record.seats)
    )
    return replace(
        table_after(record, id, person, chairs, now),
        rules=game_named(record.game).rules,
        options=options,
        rated=record.rated,
        previous=record.id,
    )


# ------------------------------------------------------------------ branching off


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
    table = branch_table(wanted, record)
    return table, [*entries, turning(match, table, wanted.now)]


def turning(match: Match[Any], table: Table, now: float) -> LogEntry:
    """The entry from which on chance is the new table's own."""
    number = len(match.log) + 1
    match.follow(LogEntry(n=number, seat=CLOCK, kind="branch", seed=table.seed, time=now))
    return last_entry(match, plain(match.state))


def branch_table(wanted: Branching, record: Table) -> Table:
    """The same game once more, in its lobby: bots keep their seats, people choose theirs."""
    seats = chairs(wanted, record)
    return replace(
        table_after(record, wanted.id, wanted.person, seats, wanted.now),
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
    kept[place] = seated(wanted.person)
    return tuple(kept)
