"""Before and after a game: tables are made, people and bots sit down and get up."""

from __future__ import annotations

import re
from typing import Any

from msgspec.structs import replace

from starboard.bots.named import LEVELS, make_bot
from starboard.kernel.game import Game
from starboard.kernel.match import begin
from starboard.server.kinds import Status
from starboard.server.people.accounts import clean
from starboard.server.room import agreements, play
from starboard.server.room.clock import begun
from starboard.server.room.live import Live, Step
from starboard.server.room.play import looked_at, with_chair
from starboard.server.room.rehearsal import Begun
from starboard.server.store.records import Person, Table
from starboard.server.wire.errors import Refusal, not_allowed, not_found, not_now
from starboard.server.wire.parts import Code
from starboard.table.chairs import EMPTY, Chair, ChairKind, is_bot


def seated(person: Person, name: str | None = None) -> Chair:
    """A chair with a person on it, or with somebody beside that person."""
    if name is None:
        return Chair(kind=ChairKind.PERSON, person=person.id, name=person.name)
    return Chair(kind=ChairKind.HOT, person=person.id, name=clean(name))


# ------------------------------------------------------------------ sitting down, getting up


def sit(live: Live, person: Person, seat: int | None, name: str | None, now: float) -> Step:
    """Take a seat: a free one, or one's own after having left."""
    record = live.record
    if person.id in record.removed:
        raise not_allowed("you-were-removed")
    if record.progress.status == Status.RUNNING:
        return come_back(live, person, seat, now)
    in_lobby(live)
    mine = live.seats_of(person.id)
    if mine and name is None:
        own = next(place for place in mine if record.seats[place].kind is not ChairKind.HOT)
        return Step(record) if seat in (None, *mine) else move_over(live, own, seat)
    if name is not None and not mine:
        raise not_allowed("not-at-this-table")
    place = free_seat(record, seat)
    return Step(with_chair(record, place, seated(person, name)))


def in_lobby(live: Live) -> None:
    """Refused once a game has begun."""
    if live.record.progress.status != Status.LOBBY:
        raise not_now("already-begun")


def free_seat(record: Table, seat: int | None) -> int:
    """The seat that is wanted, or the first free one."""
    free = [place for place, chair in enumerate(record.seats) if chair.kind is ChairKind.EMPTY]
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
    return play.taken_back(live, mine if seat is None else [seat], now)


def leave(live: Live, person: Person, now: float) -> Step:
    """Get up from all one's seats."""
    mine = live.seats_of(person.id)
    if not mine:
        return Step(live.record)
    if live.record.progress.status != Status.LOBBY:
        return get_up(live, mine, "note-left", now)
    record = live.record
    for seat in mine:
        record = with_chair(record, seat, EMPTY)
    if record.owner == person.id:
        record = replace(record, owner=record.next_owner())
    return Step(record)


def get_up(live: Live, seats: list[int], message: str, now: float) -> Step:
    """During the game bots take over; after it nothing changes."""
    if live.record.progress.status != Status.RUNNING:
        return Step(live.record)
    return agreements.taken_over(live, seats, message, now)


def owned(live: Live, person: Person) -> None:
    """Refused unless the table is this person's."""
    if live.record.owner != person.id:
        raise not_allowed("not-the-owner")


def seat_bot(live: Live, seat: int, bot: str, now: float) -> Step:
    """The owner puts a bot onto a seat."""
    check_bot(bot, live.game)
    chair = chair_at(live.record, seat)
    if chair.left:
        record = with_chair(live.record, seat, replace(chair, bot=bot))
        return Step(looked_at(record, live.running(), now))
    in_lobby(live)
    if chair.kind not in (ChairKind.EMPTY, ChairKind.BOT):
        raise not_now("seat-is-taken")
    machine = Chair(kind=ChairKind.BOT, bot=bot, ready=True, brought=chair.brought)
    return begun_if_ready(live, with_chair(live.record, seat, machine), now)


def chair_at(record: Table, seat: int) -> Chair:
    if seat >= len(record.seats):
        raise not_found("seat")
    return record.seats[seat]


def remove(live: Live, person: Person, seat: int, now: float) -> Step:
    """The owner frees a seat; who was removed cannot come back."""
    record = live.record
    chair = chair_at(record, seat)
    if chair.person == person.id and chair.kind is ChairKind.PERSON:
        raise not_allowed("leave-yourself")
    seats, removed = [seat], record.removed
    if chair.kind is ChairKind.PERSON and chair.person:  # together with those at the same device
        seats = [place for place, each in enumerate(record.seats) if each.person == chair.person]
        removed = tuple(dict.fromkeys((*removed, chair.person)))
    if record.progress.status == Status.LOBBY:
        for place in seats:
            record = with_chair(record, place, EMPTY)
        return Step(replace(record, removed=removed))
    sitting = [place for place in seats if not is_bot(record.seats[place])]
    if record.progress.status != Status.RUNNING or (not sitting and removed == record.removed):
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
        name = person.name if chair.kind is ChairKind.PERSON else chair.name
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


ALLOWED = re.compile("|".join([*LEVELS, r"random|greedy|house|search(:([1-9]\d?|1\d\d|200))?"]))
"""The bots that may sit at a table of the server: none that is a file, none that thinks longer."""


def check_bot(name: str, game: Game[Any]) -> None:
    """Refused unless this bot may sit at a table."""
    if not ALLOWED.fullmatch(name):
        raise Refusal(Code.BAD_INPUT, "bot-cannot-play-here", bot=name)
    make_bot(name, game)
