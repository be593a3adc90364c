"""Scoring (ECL-END)."""

from __future__ import annotations

from starboard.games.eclipse.state import Table
from starboard.kernel import Outcome


def final_outcome(state: Table) -> Outcome:
    """ECL-END-02, 03."""
    everyone = tuple([1] * state.seats)
    return Outcome(everyone, (0,) * state.seats, tuple(range(state.seats)), "points", "ECL-END-02")
