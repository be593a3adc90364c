"""The course of a finished match, as the house bot judges it."""

from __future__ import annotations

from random import Random

from starboard.games.flagship import GAME
from starboard.kernel.registry import start
from starboard.server.views.endings import POINTS, course


def test_a_course_begins_before_the_first_entry_and_ends_with_the_outcome() -> None:
    match = start(GAME, seats=2, seed="course")
    dice = Random(1)
    while not match.over:
        seat = next(iter(match.to_act))
        match.play(seat, dice.choice(match.moves(seat)))
    told = course(GAME, match.setup, tuple(match.log))
    assert told.at[0] == 0
    assert told.at[-1] == len(match.log)
    assert len(told.at) <= POINTS + 1
    assert match.outcome is not None
    assert [line[-1] for line in told.seats] == [
        1.0 if seat in match.outcome.won else 0.0 for seat in range(2)
    ]
