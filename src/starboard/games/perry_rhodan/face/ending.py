"""What is told of a game that is over: its points phase by phase, and what brought most of them."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.errors import Argument
from starboard.games.perry_rhodan.events.build_up import RiddleSolved
from starboard.games.perry_rhodan.events.combat import CombatBegan
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Event
from starboard.kernel.ending import Count, Ending
from starboard.kernel.remarks import Remark


def ending(state: Table, events: Iterable[Event]) -> Ending:
    """The points of everybody by phase, and what each has begun and solved (PR-VP)."""
    attacks, riddles = [0] * state.seats, [0] * state.seats
    for event in events:
        if isinstance(event, CombatBegan):
            attacks[event.attacker] += 1
        elif isinstance(event, RiddleSolved):
            riddles[event.seat] += 1
    deeds = [Count("combats", tuple(attacks)), Count("riddles", tuple(riddles))]
    counts = [each for each in (*by_phase(state), *deeds) if any(each.amounts)]
    return Ending(tuple(most(state)), tuple(counts))


def by_phase(state: Table) -> list[Count]:
    """The points that each phase has brought."""
    found: list[Count] = []
    for phase in Phase:
        amounts = [0] * state.seats
        for score in state.scores:
            if score.phase is phase:
                amounts[score.seat] += score.parts
        found.append(Count(f"phase-{phase.value}", tuple(amounts), scores=True))
    return found


def most(state: Table) -> list[Remark]:
    """The largest single award that the winner has got."""
    outcome = state.outcome
    won = [] if outcome is None else [each for each in state.scores if each.seat in outcome.won]
    if not won:
        return []
    best = max(won, key=lambda score: score.parts)
    told: dict[str, Argument] = {
        "seat": best.seat,
        "reason": best.reason,
        "points": f"points.{best.parts}",
    }
    return [Remark("end-most", told)] if best.parts > 0 else []
