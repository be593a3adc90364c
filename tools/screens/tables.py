"""Tables for the pictures: stored matches cut at a good moment, put into the store beforehand."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import begin
from starboard.kernel.registry import game_named
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Status
from starboard.server.people.accounts import People
from starboard.server.room.play import ended
from starboard.server.store import Store, open_store
from starboard.server.store.records import Clock, Person, Progress, Said
from starboard.table.chairs import Chair, ChairKind
from tools.screens.played import Played, played
from tools.screens.scenarios import Scenario, staged
from tools.screens.stored import laid, stored

HOST = "somebody-else"
"""Whose tables these are: people may only have so many of their own."""
NAMES = ("Kolja", "Nadja", "Timo", "Selma", "Ruben")
STANDING_STILL = Clock(speed=0.001)
"""A mission must not run on while it is photographed."""
LINES = ("Who takes the left side?", "I do.", "Good luck to everybody.")


class Moment(NamedTuple):
    """A stored match up to an entry, as the person sees it who makes the next move."""

    match: str | Played | Scenario
    entries: int = 0
    """How many entries of the log; 0: all of them."""
    seat: int | None = None
    """Where Marion sits; else where the next move is made, at the end on the first seat."""
    watched: bool = False
    """Marion only looks on."""


MOMENTS = {
    "dominate-two": Moment(Scenario("dominate", "s2_mill_brook", 2, 137)),
    "dominate-four": Moment(Scenario("dominate", "s4_two_banks", 4, 231)),
    "dominate-indoors": Moment(Scenario("dominate", "e3_microgen", 2, 22)),
    "dominate-over": Moment("dominate/match-1-seats-2"),
    "dominate-master": Moment(Scenario("dominate", "e3_microgen", 2, 22), seat=1),
    "eclipse-two": Moment("eclipse/match-1-seats-2", 104),
    "eclipse-four": Moment("eclipse/match-3-seats-4", 246),
    "eclipse-six": Moment("eclipse/match-5-seats-6", 616),
    "eclipse-begin": Moment("eclipse/match-5-seats-6", 12),
    "eclipse-three": Moment("eclipse/match-2-seats-3", 79),
    "eclipse-species": Moment("eclipse/match-5-seats-6", 2),
    "eclipse-explore": Moment("eclipse/match-3-seats-4", 248),
    "eclipse-research": Moment("eclipse/match-3-seats-4", 353),
    "eclipse-shipyard": Moment("eclipse/match-1-seats-2", 102),
    "eclipse-build": Moment("eclipse/match-5-seats-6", 443),
    "eclipse-battle": Moment("eclipse/match-3-seats-4", 374),
    "eclipse-dice": Moment("eclipse/match-3-seats-4", 377),
    "eclipse-diplomacy": Moment("eclipse/match-5-seats-6", 408),
    "eclipse-upkeep": Moment("eclipse/match-5-seats-6", 180),
    "eclipse-poor": Moment("eclipse/match-5-seats-6", 142),
    "eclipse-over": Moment("eclipse/match-1-seats-2"),
    "eclipse-six-over": Moment("eclipse/match-5-seats-6", seat=2),
    "flagship-two": Moment("flagship/match-2-seats-2", 54),
    "flagship-four": Moment("flagship/match-5-seats-4", 249),
    "flagship-attack": Moment("flagship/match-5-seats-4", 277),
    "flagship-window": Moment("flagship/match-5-seats-4", 40),
    "flagship-full": Moment("flagship/match-4-seats-3", 831, seat=0),
    "flagship-over": Moment("flagship/match-2-seats-2"),
    "perry-rhodan-two": Moment(Played("perry_rhodan", 2, 3, "BuildUp", 150)),
    "perry-rhodan-four": Moment(Played("perry_rhodan", 4, 1, "BuildUp", 260)),
    "perry-rhodan-late": Moment("perry_rhodan/match-6-seats-2", 434),
    "perry-rhodan-over": Moment("perry_rhodan/match-6-seats-2"),
    "perry-rhodan-muster": Moment(Played("perry_rhodan", 2, 5, "Muster", 60)),
    "perry-rhodan-line-up": Moment(Played("perry_rhodan", 2, 2, "LineUp", 40)),
    "perry-rhodan-combat": Moment(Played("perry_rhodan", 2, 2, "AskRetreat", 40)),
    "space-alert-two": Moment("space_alert/match-3-seats-4", 62, seat=1),
    "space-alert-five": Moment("space_alert/match-4-seats-5", 112, seat=4),
    "space-alert-outage": Moment("space_alert/match-4-seats-5", 157, seat=4),
    "space-alert-alone": Moment("space_alert/match-1-seats-1", 20, seat=0),
    "space-alert-repairs": Moment("space_alert/match-6-campaign-2", 2),
    "space-alert-threats": Moment("space_alert/match-6-campaign-2", 5),
    "space-alert-going": Moment("space_alert/match-6-campaign-2", 304),
    "space-alert-campaign": Moment("space_alert/match-6-campaign-2"),
    "space-alert-over": Moment("space_alert/match-3-seats-4"),
    "space-alert-whole": Moment("space_alert/match-2-seats-3"),
}


def table_id(name: str) -> str:
    """The id of the table of a moment, as it stands in an address."""
    return name.replace("-", "").ljust(24, "0")


async def furnish(database: str, moments: dict[str, Moment]) -> str:
    """Put a person and the tables of some moments into a new store; returns the person's cookie."""
    store = await open_store(database)
    try:
        people = People(store, await store.secret("server", "0" * 64), time.time)
        person, key = await people.guest("Marion", "")
        for name, moment in moments.items():
            await add(store, person, name, moment)
        return people.signed(key)
    finally:
        await store.close()


async def add(store: Store, person: Person, name: str, moment: Moment) -> None:
    """A table with the match of a moment."""
    if isinstance(moment.match, Played | Scenario):
        found = moment.match
        (setup, past), asked = played(found) if isinstance(found, Played) else staged(found)
        following: LogEntry | None = LogEntry(n=len(past) + 1, seat=asked)
    else:
        setup, entries = stored(moment.match)
        past = entries[: moment.entries or len(entries)]
        following = entries[len(past)] if len(past) < len(entries) else None
    place = moment.seat if moment.seat is not None else (following.seat if following else 0)
    seats = chairs(setup.seats, None if moment.watched else place, person)
    table = replace(
        laid(setup, seats, STANDING_STILL, time.time()),
        id=table_id(name),
        owner=HOST,
        visibility="invite",
        invite=f"word-{name}",
        progress=progress(setup, past, following),
    )
    await store.add_table(table, past)
    for number, line in enumerate(LINES):
        seat = number % setup.seats
        who = table.seats[seat].person
        await store.say(Said(table=table.id, person=who, seat=seat, text=line, time=time.time()))


def chairs(seats: int, place: int | None, person: Person) -> tuple[Chair, ...]:
    """Marion on a seat, people who hold still on the others."""
    others = iter(NAMES)
    return tuple(
        Chair(kind=ChairKind.PERSON, person=person.id, name=person.name, ready=True)
        if seat == place
        else Chair(kind=ChairKind.PERSON, person=f"guest-{seat}", name=next(others), ready=True)
        for seat in range(seats)
    )


def progress(setup: Setup, past: Sequence[LogEntry], following: LogEntry | None) -> Progress:
    """Where the match stands after the entries."""
    now = time.time()
    game_time = max((entry_time(entry) for entry in past), default=0.0)
    going = Progress(
        status=Status.RUNNING,
        length=len(past),
        since=now,
        started=now,
        origin=now - game_time / STANDING_STILL.speed,
    )
    if following is not None:
        return replace(going, waiting=(following.seat,) if following.seat != CLOCK else ())
    match = begin(game_named(setup.game), setup)
    for entry in past:
        match.follow(replace(entry, hash="", events=None, state=None))
    return ended(going, match, now)


def entry_time(entry: LogEntry) -> float:
    """The game's own time of a move of the clock: `tick 385`."""
    verb, _, when = (entry.moves or ("",))[0].partition(" ")
    return float(when) if entry.seat == CLOCK and verb == "tick" else 0.0
