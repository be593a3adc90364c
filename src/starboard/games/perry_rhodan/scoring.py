"""Victory points in parts, and the outcome by them (PR-VP, PR-GEN-03)."""

from __future__ import annotations

from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Outcome


def points(state: Table, seat: int) -> int:
    """All points of a player, in 120ths."""
    return sum([score.parts for score in state.scores if score.seat == seat])


def outcome(state: Table, reason: str, clause: str) -> Outcome:
    """Who has the most points wins (PR-GEN-03, 06)."""
    totals = [points(state, seat) for seat in range(state.seats)]
    places = tuple([1 + sum(other > mine for other in totals) for mine in totals])
    won = tuple([seat for seat, place in enumerate(places) if place == 1])
    return Outcome(places, tuple(totals), won, reason, clause)
