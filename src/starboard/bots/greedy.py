"""One step ahead: the move after which things look best, once all it begins is over.

What a move begins is played on as the game's `weigh` advises: an attack is seen through to the
hit, and does not look useless because the dice are still to be rolled.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.bots.worth import LOST, value
from starboard.errors import Endless
from starboard.kernel.agenda import State
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.loop import act, choice_of, playable_moves, to_act
from starboard.kernel.moves import Move
from starboard.kernel.play import Quick, first_asked
from starboard.kernel.seats import CLOCK, Seat
from starboard.kernel.view import View

SAMPLES = 3
"""Imagined states on which every move is tried."""
FOLLOWING = 12
"""So many answers are followed at most before things are judged as they are."""


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
    """How an imagined state looks to the thinker after a move and what it began."""
    state = imagined.clone()
    chance = Quick(seed)
    asked, moment = type(choice_of(state, think.seat)), think.game.mind.moment(state)
    try:
        act(think.game, state, think.seat, move, chance)
        for _ in range(FOLLOWING):
            seat = first_asked(to_act(state))
            again = seat == think.seat and type(choice_of(state, seat)) is asked
            if seat == CLOCK or again or think.game.mind.moment(state) != moment:
                break
            act(think.game, state, seat, usual(think, state, seat), chance)
    except Endless:
        return LOST
    return value(think.game, state, think.seat)


def usual(think: Think, state: State, seat: Seat) -> Move:
    """The likeliest answer of a seat."""
    moves = playable_moves(think.game, state, seat)
    weights = think.game.mind.weigh(state, seat, moves)
    return moves[weights.index(max(weights))]
