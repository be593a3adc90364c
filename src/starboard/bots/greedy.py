"""One step ahead: the move after which things look best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.bots.worth import LOST, value
from starboard.errors import Endless
from starboard.kernel.agenda import State
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.loop import act
from starboard.kernel.moves import Move
from starboard.kernel.play import Quick
from starboard.kernel.view import View

SAMPLES = 3
"""Imagined states on which every move is tried."""


class Greedy(Bot):
    """Tries every move on a few imagined states and takes the best; the first among equals."""

    def __init__(self, samples: int = SAMPLES) -> None:
        self.samples = samples

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        totals = [0.0] * len(moves)
        for _ in range(self.samples):
            imagined = think.imagine()
            seed = think.chance.below(1 << 53)
            for index, move in enumerate(moves):
                # Every move meets the same dice, so that none looks better by luck.
                totals[index] += after(think, imagined, move, seed)
        best = max(totals)
        percent = round(100 * best / self.samples)
        return Decision(moves[totals.index(best)], Reason("bot-greedy", {"percent": percent}))


def after(think: Think, imagined: State, move: Move, seed: int) -> float:
    """How an imagined state looks to the thinker after a move."""
    state = imagined.clone()
    try:
        act(think.game, state, think.seat, move, Quick(seed))
    except Endless:
        return LOST
    return value(think.game, state, think.seat)
