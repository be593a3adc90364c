"""What happens to a running match: moves, giving up, time, and who plays on for whom.

Every function looks at a table and gives the step to be stored, or raises why not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from starboard.kernel.codec import plain
from starboard.kernel.match import Match
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Proposed, Status
from starboard.server.room.clock import due, next_look, resumed, scheduled, with_clocks
from starboard.server.room.live import Live, Step, note
from starboard.server.room.rehearsal import Conceded, Played
from starboard.server.store.records import Progress, Table
from starboard.server.wire.errors import not_now
from starboard.table.chairs import Chair, is_deserted
from starboard.table.entries import trial


def advanced(live: Live, match: Match[Any], now: float, record: Table | None = None) -> Table:
    """The record after a match went on: progress, clocks, deadline, in the end the outcome."""
    before = live.running()
    known = live.record if record is None else record
    anew = before.state.agenda.asked != match.state.agenda.asked
    progress = with_clocks(known.progress, known.clock, before.to_act, match, now, anew)
    progress = replace(progress, length=len(match.log))
    if match.over:
        progress = ended(progress, match, now)
    kept = tuple(
        each for each in known.proposals if each.kind is not Proposed.UNDO and not match.over
    )
    if kept != known.proposals:
        known = replace(known, proposals=kept)
    return looked_at(replace(known, progress=progress), match, now)


def ended(progress: Progress, match: Match[Any], now: float) -> Progress:
    """The progress of a match that is over."""
    return replace(progress, status=Status.FINISHED, ended=now, outcome=plain(match.outcome))


def looked_at(record: Table, match: Match[Any], now: float) -> Table:
    """The record with the instant at which somebody has to look at it again."""
    deadline = next_look(record, match, now)
    return replace(record, progress=replace(record.progress, deadline=deadline))


def going_on(live: Live) -> Match[Any]:
    """The running match, unless it is paused."""
    match = live.running()
    if live.record.progress.paused is not None:
        raise not_now("game-is-paused")
    return match


# ------------------------------------------------------------------ moves


def play(live: Live, seat: int, moves: Sequence[str], question: str, now: float) -> Step:
    """A seat plays a move, or several as one."""
    before = going_on(live)
    live.expect(Played(seat, tuple(moves)))
    match = trial(before)
    match.play(seat, list(moves), time=now, answers=question)
    return Step(advanced(live, match, now), match)


def pass_time(live: Live, now: float) -> Step:
    """Time plays its move, at the very instant for which it was scheduled."""
    before = going_on(live)
    instant = due(before, live.record.progress, live.record.clock)
    if instant is None or instant > now:
        return Step(live.record)
    match = trial(before)
    move = scheduled(match)
    assert move is not None
    live.expect(Played(CLOCK, (str(move),)))
    match.play(CLOCK, move, time=instant)
    return Step(advanced(live, match, instant), match)


def concede(live: Live, seat: int, now: float) -> Step:
    """A seat gives up."""
    before = live.running()
    live.expect(Conceded(seat))
    match = trial(before)
    match.concede(seat, time=now)
    return Step(advanced(live, match, now), match, notes=(note("note-conceded", seat=seat),))


# ------------------------------------------------------------------ seats in a running game


def rest(live: Live, now: float) -> Step:
    """Nobody sits here any more: bots do not play among themselves for nobody."""
    going_on(live)
    progress = replace(live.record.progress, paused=now, deadline=None)
    return Step(replace(live.record, progress=progress), notes=(note("note-rests"),))


def taken_back(live: Live, seats: Sequence[int], now: float) -> Step:
    """A person who had left sits down again; a game that waited for somebody goes on."""
    match = live.running()
    record = live.record
    if is_deserted(record.seats) and record.progress.paused is not None:
        record = replace(record, progress=resumed(record.progress, now))
    for seat in seats:
        record = with_chair(record, seat, replace(record.seats[seat], left=False))
    notes = tuple(note("note-back", seat=seat) for seat in seats)
    return Step(looked_at(record, match, now), notes=notes)


def with_chair(record: Table, seat: int, chair: Chair) -> Table:
    """A record with another chair on one seat."""
    chairs = tuple(chair if other == seat else old for other, old in enumerate(record.seats))
    return replace(record, seats=chairs)


def ordered(live: Live, seat: int, orders: dict[str, str], now: float) -> Step:
    """A seat gives standing orders; nobody else is told."""
    chair = replace(live.record.seats[seat], orders=orders)
    record = with_chair(live.record, seat, chair)
    if live.match is None or record.progress.status != Status.RUNNING:
        return Step(record)
    return Step(looked_at(record, live.match, now))
