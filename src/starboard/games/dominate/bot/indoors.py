"""Indoors: the best of the small moves, for PL1's people and for PL2's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.dominate.bot.hunter import Hunter
from starboard.games.dominate.bot.intruder import Intruder
from starboard.games.dominate.bot.scripts import script_answer
from starboard.games.dominate.bot.walker import Walker
from starboard.games.dominate.indoors.moves import Follow
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.moves import Counter, Done, EndTurn, Hold, StepTo
from starboard.games.dominate.state import Table
from starboard.kernel import Move

SECOND_BEST: Final = 5
"""One in so many moves is the second best."""
NEARLY: Final = 0.7
"""If it is worth so much of the best."""
WORTH_A_STEP: Final = 0.05


def indoors(state: Table, seat: int, moves: Sequence[Move], whim: int = 0) -> tuple[Move, str]:
    """The best of the small moves, or on to the next figure; now and then the second best."""
    if not any(isinstance(move, EndTurn | Done | StepTo | Follow | Hold) for move in moves):
        return script_answer(state, seat, moves)
    if Counter() in moves:
        return Counter(), "why-counter"
    mine = seat == floor_of(state).pl1
    scorer: Walker = Intruder(state, seat) if mine else Hunter(state, seat)
    best = max(moves, key=scorer.worth)
    if whim % SECOND_BEST == 1:
        others = [move for move in moves if move != best]
        second = max(others, key=scorer.worth, default=best)
        best = second if scorer.worth(second) > NEARLY * scorer.worth(best) else best
    if scorer.worth(best) > WORTH_A_STEP:
        return best, scorer.why(best)
    for kind, why in ((Done, "why-done"), (EndTurn, "why-end-turn"), (Hold, "why-pass")):
        for move in moves:
            if isinstance(move, kind):
                return move, why
    steps = [move for move in moves if isinstance(move, StepTo)]
    best = max(steps, key=scorer.worth, default=best)
    return best, scorer.why(best)
