"""What is told of a battle that is over: what was lost and taken, and whose lead it is."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.dominate.events import Captured, Destroyed, OreUnloaded, Placed
from starboard.games.dominate.state import Table
from starboard.kernel import Event
from starboard.kernel.ending import Count, Ending
from starboard.kernel.remarks import Remark

DONE = ("destroyed", "lost", "captured", "placed", "loaded")
"""What is counted of everybody, in the order in which it is told."""


def ending(state: Table, events: Iterable[Event]) -> Ending:
    """What was counted of everybody, and the lead where values decide."""
    done = {name: [0] * state.seats for name in DONE}
    for event in events:
        count(done, event)
    counts = [Count(name, tuple(amounts)) for name, amounts in done.items() if any(amounts)]
    return Ending(tuple(decided(state)), tuple(counts))


def count(done: dict[str, list[int]], event: Event) -> None:
    """What an event adds to the deeds of a seat."""
    match event:
        case Destroyed(owner=owner, by=by):
            if by not in (owner, -1):
                done["destroyed"][by] += 1
            if owner >= 0:
                done["lost"][owner] += 1
        case Captured(seat=seat):
            done["captured"][seat] += 1
        case Placed(seat=seat):
            done["placed"][seat] += 1
        case OreUnloaded(seat=seat):
            done["loaded"][seat] += 1


def decided(state: Table) -> list[Remark]:
    """The lead of the winners over the best of the others, where values decide."""
    outcome = state.outcome
    if outcome is None or outcome.reason != "values" or not outcome.won:
        return []
    others = [seat for seat in range(state.seats) if seat not in outcome.won]
    if not others:
        return []
    second = min(others, key=lambda seat: outcome.places[seat])
    first = outcome.won[0]
    ahead = outcome.points[first] - outcome.points[second]
    told = {"seat": first, "of": second, "points": ahead}
    return [Remark("end-ahead", told)] if ahead > 0 else []
