"""What a state is worth to a seat, from 0 to 1."""

from __future__ import annotations

from typing import Any, Final

from starboard.kernel.agenda import Outcome, State
from starboard.kernel.game import Game
from starboard.kernel.seats import Seat

LOST: Final = 0.0
"""What a defeat is worth."""


def value(game: Game[Any], state: State, seat: Seat) -> float:
    """The outcome if there is one, the game's own estimate otherwise."""
    if state.outcome is not None:
        return worth(state.outcome, seat)
    return game.mind.estimate(state, seat)


def worth(outcome: Outcome, seat: Seat) -> float:
    """1 for winning alone, a little less for winning together, 0 for losing.

    Where nobody wins it is a quarter: better than a defeat, worse than any victory. This order
    also serves games that everybody wins or loses together.
    """
    if seat in outcome.won:
        return 0.5 + 0.5 / len(outcome.won)
    return LOST if outcome.won else 0.25
