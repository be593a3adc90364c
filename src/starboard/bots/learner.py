"""Opponents below the house bot: they think as it does, and slip as people do who still learn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.moves import Move
from starboard.kernel.view import View

SLIPPED: Final = Reason("bot-slipped")
FINE: Final = 1 << 53


class Learner(Bot):
    """Plays as the house does, but for a share of decisions in which it takes something likely.

    What it takes then is drawn by the game's `weigh`: a mistake somebody could make, not nonsense.
    """

    def __init__(self, house: Bot, slips: int) -> None:
        self.house = house
        self.slips = slips
        """In how many of a hundred decisions it slips."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        meant = self.house.choose(view, moves, think)
        if think.chance.below(100) >= self.slips:
            return meant
        weights = think.game.mind.weigh(view.table, think.seat, list(moves))
        others = [pair for pair in zip(weights, moves, strict=True) if pair[1] != meant.move]
        return Decision(drawn(others, think), SLIPPED)


def drawn(weighed: Sequence[tuple[float, Move]], think: Think) -> Move:
    """One of some moves, each as often as it weighs."""
    left = sum(weight for weight, _ in weighed) * (think.chance.below(FINE) / FINE)
    for weight, move in weighed:
        left -= weight
        if left < 0:
            return move
    return weighed[-1][1]
