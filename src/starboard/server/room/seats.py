"""Before and after a game: tables are made, people and bots sit down and get up."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Any

import msgspec
from msgspec.structs import replace

from starboard.errors import BadInput
from starboard.kernel.game import Game
from starboard.kernel.match import begin
from starboard.kernel.options import OptionValue, read_options
from starboard.kernel.registry import game_named
from starboard.server.jobs.bots import check_bot
from starboard.server.room import play as acting
from starboard.server.room.clock import begun
from starboard.server.room.play import looked_at, with_chair
from starboard.server.room.rehearsal import Begun
from starboard.server.room.schedule import is_bot
from starboard.server.store.records import Chair, Clock, Person, Table
from starboard.server.wire.errors import Refusal, not_allowed, not_found, not_now
from starboard.server.wire.messages import Create
from starboard.server.wire.parts import Code
from starboard.server.worker.tables import Live, Step

EMPTY = Chair()


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
        visibility=request.visibility.value,
        invite=secrets.token_urlsafe(12),
        seats=chairs,
        seed=new_seed(),
        clock=clock,
        delay=float(request.delay),
        spectators=request.spectators,
        rated=request.rated,
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


def seated(person: Person, name: str | None = None) -> Chair:
    """A chair with a person on it, or with somebody beside that person."""
    if name is None:
        return Chair(kind="person", person=person.id, name=person.name)
    return Chair(kind="hot", person=person.id, name=clean(name))


def clean(name: str) -> str:
    """A name of printable letters that does not break lines; refused if nothing is left."""
    letters = "".join(letter for letter in name if letter.isprintable())
    short = " ".join(letters.split())[:24].strip()
    if not short:
        raise Refusal(Code.BAD_INPUT, "name-is-empty")
    return short


# ------------------------------------------------------------------ sitting down, getting up


def sit(live: Live, person: Person, seat: int | None, name: str | None, now: float) -> Step:
    """Take a seat: a free one, or one's own after having left."""
    record = live.record
    if person.id in record.removed:
        raise not_allowed("you-were-removed")
    if record.progress.status == "running":
        return come_back(live, person, seat, now)
    in_lobby(live)
    mine = live.seats_of(person.id)
    if mine and name is None:
        own = next(place for place in mine if record.seats[place].kind != "hot")
        return Step(record) if seat in (None, *mine) else move_over(live, own, seat)
    if name is not None and not mine:
        raise not_allowed("not-at-this-table")
    place = free_seat(record, seat)
    return Step(with_chair(record, place, seated(person, name)))


def in_lobby(live: Live) -> None:
    """Refused once a game has begun."""
    if live.record.progress.status != "lobby":
        raise not_now("already-begun")


def free_seat(record: Table, seat: int | None) -> int:
    """The seat that is wanted, or the first free one."""
    free = [place for place, chair in enumerate(record.seats) if chair.kind == "empty"]
    if seat is None and free:
        return free[0]
    if seat not in free:
        raise not_now("seat-is-taken")
    return seat


def move_over(live: Live, old: int, seat: int | None) -> Step:
    """Change to another free seat."""
    place = free_seat(live.record, seat)
    moved = with_chair(live.record, place, replace(live.record.seats[old], ready=False))
    return Step(with_chair(moved, old, EMPTY))


def come_back(live: Live, person: Person, seat: int | None, now: float) -> Step:
    """Take one's seats back from the bots that played on."""
    sits = live.seats_of(person.id)
    if sits and seat in (None, *sits):
        return Step(live.record)
    chairs = enumerate(live.record.seats)
    mine = [place for place, chair in chairs if chair.person == person.id and chair.left]
    if not mine or seat not in (None, *mine):
        raise not_now("already-begun")
    return acting.taken_back(live, mine if seat is None else [seat], now)


def leave(live: Live, person: Person, now: float) -> Step:
    """Get up from all one's seats."""
    mine = live.seats_of(person.id)
    if not mine:
        return Step(live.record)
    if live.record.progress.status != "lobby":
        return get_up(live, mine, "note-left", now)
    record = live.record
    for seat in mine:
        record = with_chair(record, seat, EMPTY)
    if record.owner == person.id:
        record = replace(record, owner=record.next_owner())
    return Step(record)


def get_up(live: Live, seats: list[int], message: str, now: float) -> Step:
    """During the game bots take over; after it nothing changes."""
    if live.record.progress.status != "running":
        return Step(live.record)
    return acting.taken_over(live, seats, message, now)


def owned(live: Live, person: Person) -> None:
    """Refused unless the table is this person's."""
    if live.record.owner != person.id:
        raise not_allowed("not-the-owner")


def seat_bot(live: Live, person: Person, seat: int, bot: str, now: float) -> Step:
    """The owner puts a bot onto a seat."""
    owned(live, person)
    check_bot(bot, live.game)
    chair = chair_at(live.record, seat)
    if chair.left:
        record = with_chair(live.record, seat, replace(chair, bot=bot))
        return Step(looked_at(record, live.running(), now))
    in_lobby(live)
    if chair.kind not in ("empty", "bot"):
        raise not_now("seat-is-taken")
    machine = Chair(kind="bot", bot=bot, ready=True, brought=chair.brought)
    return begun_if_ready(live, with_chair(live.record, seat, machine), now)


def chair_at(record: Table, seat: int) -> Chair:
    if seat >= len(record.seats):
        raise not_found("seat")
    return record.seats[seat]


def remove(live: Live, person: Person, seat: int, now: float) -> Step:
    """The owner frees a seat; who was removed cannot come back."""
    owned(live, person)
    record = live.record
    chair = chair_at(record, seat)
    if chair.person == person.id and chair.kind == "person":
        raise not_allowed("leave-yourself")
    seats, removed = [seat], record.removed
    if chair.kind == "person" and chair.person:  # together with those at the same device
        seats = [place for place, each in enumerate(record.seats) if each.person == chair.person]
        removed = tuple(dict.fromkeys((*removed, chair.person)))
    if record.progress.status == "lobby":
        for place in seats:
            record = with_chair(record, place, EMPTY)
        return Step(replace(record, removed=removed))
    sitting = [place for place in seats if not is_bot(record.seats[place])]
    if record.progress.status != "running" or (not sitting and removed == record.removed):
        return Step(record)
    step = get_up(live, sitting, "note-removed", now)
    return step._replace(record=replace(step.record, removed=removed))


# ------------------------------------------------------------------ beginning, and once more


def ready(live: Live, person: Person, wanted: bool, now: float) -> Step:
    """A person is ready, or not any more."""
    in_lobby(live)
    mine = live.seats_of(person.id)
    if not mine:
        raise not_allowed("not-at-this-table")
    record = live.record
    for seat in mine:
        chair = replace(record.seats[seat], ready=wanted)
        name = person.name if chair.kind == "person" else chair.name
        record = with_chair(record, seat, replace(chair, name=name))
    return begun_if_ready(live, record, now)


def begun_if_ready(live: Live, record: Table, now: float) -> Step:
    """The game begins when every seat is taken and every person ready."""
    if not all(chair.ready for chair in record.seats):
        return Step(record)
    live.expect(Begun())
    match = live.begins or begin(live.game, record.setup())
    progress = replace(begun(match, record.clock, now), length=len(match.log))
    record = replace(record, progress=progress)
    return Step(looked_at(record, match, now), match)


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
    if chair.kind == "bot":
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
