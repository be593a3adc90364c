"""What is told of a galaxy whose last round is over: where the points come from, and the lead."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from starboard.errors import Argument
from starboard.games.eclipse.battle.events import BattleEnded, ShipDestroyed
from starboard.games.eclipse.empire_events import TechnologyGained
from starboard.games.eclipse.events import Built
from starboard.games.eclipse.galaxy_events import SectorPlaced
from starboard.games.eclipse.scoring import points
from starboard.games.eclipse.setup import CENTER
from starboard.games.eclipse.state import Table
from starboard.kernel import Event, Seat
from starboard.kernel.ending import Count, Ending
from starboard.kernel.remarks import Remark

EXPLORED: Final = "explored"
RESEARCHED: Final = "researched"
BUILT: Final = "built"
SHOT: Final = "shot"
LOST: Final = "lost"
DONE: Final = (EXPLORED, RESEARCHED, BUILT, SHOT, LOST)
"""What is counted beside the points."""


def ending(state: Table, events: Iterable[Event]) -> Ending:
    """What decided the game, and what is counted of everybody (ECL-END-02…11)."""
    scored = parts_of(state)
    done = {name: [0] * state.seats for name in DONE}
    battles = 0
    for event in events:
        battles += isinstance(event, BattleEnded)
        count(done, event)
    counts = scored + [Count(name, tuple(amounts)) for name, amounts in done.items()]
    told = tuple(each for each in counts if any(each.amounts))
    return Ending((*decided(state, scored), *fought(battles)), told)


def parts_of(state: Table) -> list[Count]:
    """The points of everybody by reason (ECL-END-04…11)."""
    reasons: dict[str, list[int]] = {}
    for seat in range(state.seats):
        for score in points(state, seat):
            reasons.setdefault(score.reason, [0] * state.seats)[seat] = score.points
    return [Count(reason, tuple(amounts), scores=True) for reason, amounts in reasons.items()]


def count(done: dict[str, list[int]], event: Event) -> None:
    """What an event adds to the deeds of a seat."""
    match event:
        case SectorPlaced(seat=seat):
            done[EXPLORED][seat] += 1
        case TechnologyGained(seat=seat):
            done[RESEARCHED][seat] += 1
        case Built(seat=seat):
            done[BUILT][seat] += 1
        case ShipDestroyed(of=of, by=by):
            if by >= 0:
                done[SHOT][by] += 1
            if of >= 0:
                done[LOST][of] += 1


def decided(state: Table, scored: list[Count]) -> list[Remark]:
    """The lead and where most of it comes from; on a tie what is left in the storages."""
    outcome = state.outcome
    if outcome is None or outcome.reason != "points":
        return []
    found: list[Remark] = []
    first = outcome.won[0]
    others = [seat for seat in range(state.seats) if seat not in outcome.won]
    if others and len(outcome.won) == 1:
        second = min(others, key=lambda seat: outcome.places[seat])
        found += lead(first, second, outcome.points, scored)
    center = state.sectors.get(CENTER)
    if center is not None and center.disc >= 0:
        found.append(Remark("end-center", {"seat": center.disc}))
    return found


def lead(first: Seat, second: Seat, totals: tuple[int, ...], scored: list[Count]) -> list[Remark]:
    """How far the winner is ahead of the next, and by which reason most."""
    ahead = totals[first] - totals[second]
    if not ahead:
        return [Remark("end-tied", {"seat": first, "of": second})]
    found = [Remark("end-ahead", {"seat": first, "of": second, "points": ahead})]
    most = max(scored, key=lambda each: each.amounts[first] - each.amounts[second])
    own, other = most.amounts[first], most.amounts[second]
    if own > other:
        told: dict[str, Argument] = {"part": most.name, "own": own, "other": other}
        found.append(Remark("end-difference", told))
    return found


def fought(battles: int) -> list[Remark]:
    """How many battles there were."""
    return [Remark("end-battles", {"count": battles})] if battles else []
