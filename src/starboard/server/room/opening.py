"""New tables: as somebody wants them, as the next one of the same people, or branching off.

Whoever sees a finished match knows its seed, so a branch has another one from its moment on: its
entry `branch` says which, and the commitment of the new table is made to it.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from starboard.errors import BadInput
from starboard.kernel.codec import plain
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry
from starboard.kernel.options import OptionValue, read_options
from starboard.kernel.registry import game_named
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Visibility
from starboard.server.room.live import Live, Step
from starboard.server.room.seats import in_lobby, seated
from starboard.server.store.records import Clock, Origin, Person, Progress, Table
from starboard.server.wire.errors import Refusal, not_found, not_now
from starboard.server.wire.parts import Code
from starboard.server.wire.requests import Branch, Create
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
    own = list(request.cards) or None
    chairs = (seated(person), *[EMPTY] * (request.seats - 1))
    clock = msgspec.convert(request.clock, Clock, from_attributes=True)
    return Table(
        id=id,
        game=game.id,
        rules=game.rules,
        options=checked_options(game, request.seats, request.options, own),
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


def checked_options(
    game: Game[Any], seats: int, wanted: dict[str, Any], own: Any
) -> dict[str, OptionValue]:
    """The options with their defaults; raises what does not fit."""
    options = read_options(game.options, wanted)
    game.check_options(seats, options, game.content(own))
    return options


def settled(live: Live, options: dict[str, Any]) -> Step:
    """Other options before the game; people are asked anew whether they are ready for it."""
    in_lobby(live)
    record = live.record
    if record.origin is not None:
        raise not_now("settled-already")
    read = checked_options(live.game, len(record.seats), options, record.cards)
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


def branched(record: Table, table: Table, past: Sequence[LogEntry]) -> list[LogEntry]:
    """The entries with which a branch begins: the past, and one from which chance is its own."""
    match = replayed(game_named(record.game), record.setup(), past)
    if match.over:
        raise not_now("nothing-left-to-play")
    number, now = len(past) + 1, table.created
    match.follow(LogEntry(n=number, seat=CLOCK, kind="branch", seed=table.seed, time=now))
    return [*past, last_entry(match, plain(match.state))]


def branch_table(record: Table, id: str, person: Person, request: Branch, now: float) -> Table:
    """The same game once more, in its lobby: bots keep their seats, people choose theirs."""
    at, seed = request.at, record.setup().seed
    return replace(
        table_after(record, id, person, chairs(record, person, request.seat), now),
        visibility=Visibility.INVITE,
        origin=Origin(table=record.id, at=at, seed=seed, brought=record.brings()),
        progress=Progress(length=at + 1),
    )


def chairs(record: Table, person: Person, wanted: int | None) -> tuple[Chair, ...]:
    """Whoever branches sits on the wanted seat, else on the own one, else on the first."""
    mine = [seat for seat, chair in enumerate(record.seats) if chair.person == person.id]
    place = wanted if wanted is not None else [*mine, 0][0]
    if place >= len(record.seats):
        raise not_found("seat")
    kept = [chair if chair.kind is ChairKind.BOT else EMPTY for chair in record.seats]
    kept[place] = seated(person)
    return tuple(kept)
