"""Whole games without a match: no log, no stored events, nothing that can be undone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from starboard.errors import Error
from starboard.kernel.agenda import State
from starboard.kernel.chance import Chance
from starboard.kernel.game import Game
from starboard.kernel.loop import act, legal_moves, may_act, playable_moves, to_act
from starboard.kernel.moves import Move, Pass
from starboard.kernel.seats import CLOCK, Seat, Seats

LIMIT: Final = 100_000
"""Decisions after which a game is given up."""

Chooser = Callable[[State, Seat, list[Move]], Move]
"""Decides for any seat; asked only where there is more than one legal move."""

Watch = Callable[[State, Seat, Move], None]
"""Looks at a state after a move, while the events of that move are still in it."""


class Quick(Chance):
    """Fast chance for search: equal seeds give equal results, but nobody could verify them."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._random = Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


class Stuck(Error):
    """A defect of a game: it waits for a seat that has no legal move."""


class Tally:
    """What a game took: decisions, those with more than one legal move, whether it ended."""

    def __init__(self) -> None:
        self.decisions = 0
        self.real = 0
        self.finished = False

    def __repr__(self) -> str:
        ended = "finished" if self.finished else "unfinished"
        return f"<{self.decisions} decisions, {self.real} of them real, {ended}>"


def play_out(
    game: Game[Any],
    state: State,
    choose: Chooser,
    chance: Chance,
    limit: int = LIMIT,
    watch: Watch | None = None,
    tally: Tally | None = None,
    patience: int = 1,
) -> Tally:
    """Play a state to its end, or for `limit` decisions; time has `patience` with everybody."""
    count = Tally() if tally is None else tally
    turns = Patience(patience)
    while count.decisions < limit:
        if not to_act(state):
            count.finished = True
            return count
        seat = turns.asked(game, state)
        turns.note(seat, decide(game, state, seat, choose, chance, watch, count))
    count.finished = state.outcome is not None
    return count


def first_asked(waited: Seats) -> Seat:
    """The first seat that is waited for; time only passes when nobody else is."""
    for seat in waited:
        if seat != CLOCK:
            return seat
    return CLOCK


def decide(
    game: Game[Any],
    state: State,
    seat: Seat,
    choose: Chooser,
    chance: Chance,
    watch: Watch | None,
    count: Tally,
) -> Move:
    """Let one seat make one move and forget the events."""
    moves = playable_moves(game, state, seat)
    if not moves:
        raise Stuck(f"seat {seat} is waited for but has no legal move")
    count.decisions += 1
    if len(moves) == 1:
        move = moves[0]
    else:
        count.real += 1
        move = choose(state, seat, moves)
    act(game, state, seat, move, chance)
    if watch is not None:
        watch(state, seat, move)
    state.events.clear()
    state.settled = 0
    chance.results.clear()
    return move


def before_time(game: Game[Any], state: State) -> Seats:
    """The seats that may act before time passes: whoever may, while nobody is waited for."""
    return may_act(game, state) if to_act(state) == (CLOCK,) else ()


class Patience:
    """Before time passes, whoever may act does so until all have passed.

    Nobody keeps time waiting for more than `most` moves. They act in turns, or one after the other
    where that is too much handing over.
    """

    def __init__(self, most: int, in_turns: bool = True) -> None:
        self.most = most
        self.in_turns = in_turns
        self.waits = False
        """Whether time was waited for when somebody was asked last."""
        self.acts: dict[Seat, int] = {}
        """How often each seat has acted since time passed last; who has passed has had enough."""

    def asked(self, game: Game[Any], state: State) -> Seat:
        """Whose decision is next; time's, when nobody wants to act before it."""
        seat = first_asked(to_act(state))
        self.waits = seat == CLOCK
        if not self.waits:
            self.acts.clear()
            return seat
        able = [each for each in before_time(game, state) if self.had(each) < self.most]
        for each in sorted(able, key=self.had) if self.in_turns else able:
            if legal_moves(game, state, each):
                return each
        return CLOCK

    def note(self, seat: Seat, move: Move) -> None:
        """A seat has decided; where time has passed everybody may act again."""
        if seat == CLOCK:
            self.acts.clear()
        elif self.waits:
            self.acts[seat] = self.most if isinstance(move, Pass) else self.had(seat) + 1

    def had(self, seat: Seat) -> int:
        return self.acts.get(seat, 0)
