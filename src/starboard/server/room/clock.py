"""Time: handed in as an object, counted in instants that are stored with a table.

One of them says when somebody has to look at the table again, and what is due then.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Status
from starboard.server.store.records import Clock, Progress, Table
from starboard.table.chairs import bots_among, people_among
from starboard.table.orders import passing

QUICK = 1.2
SPREAD = 1.2
"""A standing order is answered after as many seconds as a quick person needs."""


class Hours:
    """The real time. A server gets its hours handed in, so tests can have faster ones."""

    def now(self) -> float:
        """The instant: seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Let some of this time pass."""
        await asyncio.sleep(max(0.0, seconds))


def scheduled(match: Match[Any]) -> Move | None:
    """The next move of time, if something is scheduled."""
    if CLOCK not in match.to_act:
        return None
    return match.moves(CLOCK)[0]


def due(match: Match[Any], progress: Progress, clock: Clock) -> float | None:
    """The instant at which time moves next; its move says when in seconds of the game: `at`."""
    move = scheduled(match)
    if move is None:
        return None
    return progress.origin + float(getattr(move, "at", 0)) / clock.speed


COUNTED_DOWN = 3.0
"""Seconds before the time of a game begins to run: everybody sees them counted down."""


def begun(match: Match[Any], clock: Clock, now: float) -> Progress:
    """The progress of a match that begins now."""
    banks = tuple(clock.bank for _ in range(match.state.seats) if clock.bank or clock.step)
    fresh = Progress(status=Status.RUNNING, banks=banks, since=now, started=now, origin=now)
    return with_clocks(fresh, clock, (), match, now)


def origin_at(match: Match[Any], clock: Clock, instant: float) -> float:
    """When the own time of a game began that goes on at an instant, or begins soon after it."""
    wait = 0.0 if match.state.now else COUNTED_DOWN
    return instant + wait - float(match.state.now) / clock.speed


def with_clocks(
    before: Progress,
    clock: Clock,
    waited: Sequence[int],
    match: Match[Any],
    now: float,
    asked_anew: bool = False,
) -> Progress:
    """The progress after a move: time used is taken off, new decisions bring new time.

    A plan that somebody changes in secret is no new decision, else the clock would tell of it.
    During a pause (in which somebody may give up) no time passes.
    """
    waiting = () if match.over else match.to_act
    instant = now if before.paused is None else before.paused
    banks = charged(before, waited, instant)
    if banks:
        fresh = [seat for seat in waiting if seat >= 0 and (seat not in waited or asked_anew)]
        banks = granted(banks, fresh, clock)
    origin = before.origin
    if CLOCK in waiting and CLOCK not in waited:
        origin = origin_at(match, clock, instant)
    return replace(before, waiting=tuple(waiting), banks=banks, since=instant, origin=origin)


def charged(progress: Progress, waited: Sequence[int], now: float) -> tuple[float, ...]:
    """The time everybody has left after those who were waited for have thought until now."""
    used = max(0.0, now - progress.since)
    return tuple(
        max(0.0, left - used) if seat in waited else left
        for seat, left in enumerate(progress.banks)
    )


def granted(banks: Sequence[float], fresh: Sequence[int], clock: Clock) -> tuple[float, ...]:
    """The time everybody has when some seats get a new decision: never more than the larger."""
    most = max(clock.bank, clock.step)
    return tuple(
        min(most, left + clock.step) if seat in fresh else left for seat, left in enumerate(banks)
    )


def out_of_time(progress: Progress, thinkers: Sequence[int]) -> tuple[float, int] | None:
    """When the first of some thinking seats is out of time, and which one it is."""
    if not progress.banks:
        return None
    return min(((progress.since + progress.banks[s], s) for s in thinkers), default=None)


def resumed(progress: Progress, now: float) -> Progress:
    """The progress after a pause: as if no time had passed."""
    assert progress.paused is not None
    return moved_on(replace(progress, paused=None), now - progress.paused)


def given_back(progress: Progress, seconds: float) -> Progress:
    """The progress after a time without a server: where time runs it is as if none had passed."""
    runs = bool(progress.banks) or CLOCK in progress.waiting
    if progress.paused is not None or not runs or not seconds:
        return progress
    return moved_on(progress, seconds)


def moved_on(progress: Progress, seconds: float) -> Progress:
    """The progress with all its instants so much later."""
    deadline = progress.deadline
    return replace(
        progress,
        since=progress.since + seconds,
        origin=progress.origin + seconds,
        deadline=None if deadline is None else deadline + seconds,
    )


# ------------------------------------------------------------------ when to look again


def next_look(record: Table, match: Match[Any], now: float) -> float | None:
    """The next instant at which something happens at this table without a person."""
    if match.over or record.progress.paused is not None:
        return None
    instants = [due(match, record.progress, record.clock)]
    first = out_of_time(record.progress, people_among(record.seats, match.to_act))
    instants.append(first[0] if first else None)
    if bots_among(record.seats, match.to_act):
        instants.append(now)
    if passing(match, record.seats):
        instants.append(record.progress.since + delay_of(record))
    return min((instant for instant in instants if instant is not None), default=None)


def delay_of(record: Table) -> float:
    """How long a standing order waits: like a person, and nobody can foresee it."""
    told = sha256(f"{record.seed}:order:{record.progress.length}".encode()).digest()
    return QUICK + SPREAD * told[0] / 255
