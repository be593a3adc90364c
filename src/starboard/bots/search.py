"""Search by trying out: likely moves side by side on many imagined games.

The game's `weigh` gives a first guess. It stands against the other likely moves: each round
imagines what the seat cannot see, makes every one of these moves with the same dice, plays on as
`weigh` advises to the game's next `moment`, mostly the end of the turn, and asks for its value.
Moves that cannot be much better drop out, so that what is left of the budget goes to those in
doubt; it is over early once one is surely the best. Another move is played only if it came off
clearly better: more tries make smaller differences clear, and let more moves take part.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final

from starboard.bots.worth import LOST, value
from starboard.errors import Endless
from starboard.kernel.agenda import State
from starboard.kernel.bot import Bot, Budget, Decision, Reason, Think
from starboard.kernel.choice import Aside
from starboard.kernel.game import Game
from starboard.kernel.loop import act, playable_moves, to_act
from starboard.kernel.mind import Mind
from starboard.kernel.moves import Move
from starboard.kernel.play import LIMIT, Quick, Stuck, first_asked
from starboard.kernel.seats import Seat
from starboard.kernel.view import View, imagine_state

ITERATIONS: Final = 200
TRIES_EACH: Final = 40
"""How many tries there must be for every move that takes part."""
WIDEST: Final = 10
"""So many moves take part at most."""
HOPELESS: Final = 0.02
"""A move of so little weight beside the first guess is not tried."""
ROUND: Final = 4
"""After so many imagined games the worst moves drop out."""
SURE: Final = 2.5
"""Nothing more is tried once a move is better by so many standard errors."""
CAUTION: Final = 1.0
"""How many standard errors above the first guess a move must be to be played instead."""
MARGIN: Final = 0.005
"""How much better it must look besides: another likely move is mostly a little worse."""


class Rival:
    """A move beside the first guess, and by how much it came off better."""

    def __init__(self, move: Move, doubt: float) -> None:
        self.move = move
        self.doubt = doubt
        """How much less likely it was than the first guess, from 0 to 1."""
        self.games = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.games += 1
        self.total += difference
        self.squares += difference * difference

    def advantage(self, errors: float) -> float:
        """How much better it is than it must be, if it is off by so many standard errors."""
        if not self.games:
            return 0.0
        mean = self.total / self.games
        spread = max(0.0, self.squares / self.games - mean * mean)
        return mean - MARGIN * self.doubt + errors * sqrt(spread / self.games)


class Search(Bot):
    """Tries moves out on imagined states with a budget of iterations or seconds."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        possible = worth_a_thought(think.game, list(moves))
        weights = think.game.mind.weigh(view.table, think.seat, possible)
        guess = possible[weights.index(max(weights))]
        rivals = likely(possible, weights, guess, width(think.budget))
        if not rivals:
            return Decision(guess, Reason("bot-aside-can-wait"))
        trial = Trial(think, view, guess, rivals)
        trial.run()
        return trial.verdict()


def width(budget: Budget) -> int:
    """How many moves take part: the more tries, the more of them."""
    if not budget.iterations and budget.seconds:
        return WIDEST
    return max(2, min(WIDEST, (budget.iterations or ITERATIONS) // TRIES_EACH))


def likely(moves: list[Move], weights: list[float], guess: Move, most: int) -> list[Rival]:
    """The moves to try beside the first guess, the likeliest first; all if none is likelier."""
    best = max(weights)
    if min(weights) == best:
        most = WIDEST
    found = [
        (-weight, place)
        for place, weight in enumerate(weights)
        if moves[place] is not guess and weight > HOPELESS * best
    ]
    found.sort()
    return [Rival(moves[place], 1.0 + less / best) for less, place in found[: most - 1]]


def worth_a_thought(game: Game[Any], moves: list[Move]) -> list[Move]:
    """Where a game has no opinion and there is one move besides asides, those can wait."""
    if type(game.mind).weigh is not Mind.weigh:
        return moves
    decisive = [move for move in moves if not isinstance(move, Aside)]
    return decisive if len(decisive) == 1 else moves


class Trial:
    """One decision: the first guess against its rivals."""

    def __init__(self, think: Think, view: View[Any], guess: Move, rivals: list[Rival]) -> None:
        self.game = think.game
        self.seat = think.seat
        self.view = view
        self.guess = guess
        self.rivals = rivals
        self.budget = think.budget
        self.started = perf_counter()
        self.chance = Quick(think.chance.below(1 << 53))
        self.estimates = type(think.game.mind).estimate is not Mind.estimate
        """Whether the game can judge a position; otherwise only the end tells."""
        self.moment = think.game.mind.moment(view.table)
        self.tried = 0
        self.games = 0
        self.total = 0.0
        """What the first guess came to in all imagined games."""

    def run(self) -> None:
        """Imagine games until the budget is used up or no rival is left."""
        budget = self.budget
        most = budget.iterations or (0 if budget.seconds else ITERATIONS)
        while self.rivals:
            if self.games and self.late():
                return
            if most and self.tried + 1 + len(self.rivals) > most:
                return
            self.compare()
            if self.games % ROUND == 0 and self.settled():
                return

    def late(self) -> bool:
        """Whether the seconds of the budget are over."""
        seconds = self.budget.seconds
        return seconds > 0 and perf_counter() - self.started >= seconds

    def settled(self) -> bool:
        """Drop the moves that do not look good any more; whether one is surely the best."""
        lead = max(0.0, max([rival.advantage(-SURE) for rival in self.rivals]))
        self.rivals = [rival for rival in self.rivals if rival.advantage(0.0) > lead]
        return lead > 0 and len(self.rivals) == 1

    def compare(self) -> None:
        """Try every move on the same imagined state and with the same dice, while there is time."""
        imagined: State = imagine_state(self.view, self.chance)
        seed = self.chance.below(1 << 53)
        usual = self.after(imagined.clone(), self.guess, seed)
        self.games += 1
        self.total += usual
        for rival in self.rivals:
            if self.late():
                return
            rival.add(self.after(imagined.clone(), rival.move, seed) - usual)

    def after(self, state: State, move: Move, seed: int) -> float:
        """What a state is worth some moves after this one; rules without an end are lost."""
        self.tried += 1
        try:
            return self.played_on(state, move, Quick(seed))
        except Endless:
            return LOST

    def played_on(self, state: State, move: Move, chance: Quick) -> float:
        """What a state is worth after a move and the usual ones behind it."""
        act(self.game, state, self.seat, move, chance)
        for _ in range(LIMIT):
            state.events.clear()
            state.settled = 0
            waited = to_act(state)
            if not waited or self.can_judge(state):
                break
            seat = first_asked(waited)
            act(self.game, state, seat, self.usual_move(state, seat, chance), chance)
        return value(self.game, state, self.seat)

    def can_judge(self, state: State) -> bool:
        """Whether an estimate can be trusted now."""
        if not self.estimates:
            return False
        moment = self.game.mind.moment(state)
        return moment == 0 or moment > self.moment

    def usual_move(self, state: State, seat: Seat, chance: Quick) -> Move:
        """The likeliest move; chance decides among equals."""
        moves = playable_moves(self.game, state, seat)
        if not moves:
            raise Stuck(f"seat {seat} is waited for but has no legal move")
        moves = worth_a_thought(self.game, moves)
        if len(moves) == 1:
            return moves[0]
        weights = self.game.mind.weigh(state, seat, moves)
        best = max(weights)
        equal = [move for move, weight in zip(moves, weights, strict=True) if weight == best]
        return equal[0] if len(equal) == 1 else equal[chance.below(len(equal))]

    def verdict(self) -> Decision:
        """The first guess, unless a rival is clearly better."""
        best, lead, total = self.guess, 0.0, self.total
        for rival in self.rivals:
            advantage = rival.advantage(-CAUTION * rival.doubt)
            if advantage > lead:
                best, lead, total = rival.move, advantage, self.total + rival.total
        percent = round(100 * total / max(1, self.games))
        told = {"visits": self.games, "tried": self.tried, "percent": percent}
        return Decision(best, Reason("bot-search", told))
