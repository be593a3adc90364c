"""The three phases and their turns, as the boards print them (SA-PLAN-04, SA-APPEAR-04)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import scoring

TURNS: Final = 12
"""Turns with actions."""
PHASES: Final = scoring().phases


def phase_of(turn: int) -> int:
    """The phase of a turn, counted from 0."""
    for phase, turns in enumerate(PHASES):
        if turn <= turns[-1]:
            return phase
    return len(PHASES) - 1
