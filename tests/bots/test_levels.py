"""Opponents of four levels, and the one who still learns."""

from __future__ import annotations

import pytest

from starboard.bots import Budget, Decision, seat_bot
from starboard.bots.learner import Learner
from starboard.bots.named import LEVELS, thinks_long
from starboard.errors import BadInput
from starboard.games.flagship import GAME
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import playable_moves
from starboard.kernel.registry import start
from starboard.kernel.view import View
from tests.bots.situations import decide


def decisions(name: str, times: int) -> list[Decision]:
    """What a bot decides at the first choice of a game, over and over."""
    match = start(GAME, seats=2, seed=1)
    seat = match.to_act[0]
    assert len(match.moves(seat)) > 1
    return [decide(name, GAME, match.state, seat, f"{name}/{number}") for number in range(times)]


def slips(name: str, times: int) -> int:
    return sum(each.why.message == "bot-slipped" for each in decisions(name, times))


def test_a_learner_slips_as_often_as_it_says() -> None:
    assert slips("learner:0", 50) == 0
    assert slips("learner:100", 50) == 50
    assert 20 <= slips("learner:30", 100) <= 40


def test_a_slip_is_another_move_than_the_one_that_was_meant() -> None:
    meant = decisions("house", 1)[0].move
    assert meant not in [each.move for each in decisions("learner:100", 30)]


def test_the_levels_are_the_learner_twice_the_house_and_a_search_of_a_second_at_most() -> None:
    beginner, casual, regular, strong = (seat_bot(level, GAME) for level in LEVELS)
    assert isinstance(beginner.bot, Learner)
    assert isinstance(casual.bot, Learner)
    assert beginner.bot.slips > casual.bot.slips > 0
    assert type(regular.bot) is type(seat_bot("house", GAME).bot)
    assert strong.budget == Budget(iterations=200, seconds=1.0)


@pytest.mark.parametrize(
    ("name", "long"),
    [("strong", True), ("search:50", True), ("house", False), ("casual", False), ("greedy", False)],
)
def test_who_thinks_long_is_known_by_name(name: str, long: bool) -> None:
    assert thinks_long(name) is long


@pytest.mark.parametrize("name", ["learner", "learner:", "learner:101", "learner:-1", "learner:x"])
def test_a_learner_without_a_share_is_refused(name: str) -> None:
    with pytest.raises(BadInput):
        seat_bot(name, GAME)


def test_greedy_sees_a_shot_through_to_the_hit() -> None:
    """Right after it is declared an attack has done nothing yet: that is no reason not to fire."""
    match = start(GAME, seats=2, seed=3)
    bots = [seat_bot("greedy", GAME) for _ in range(2)]
    chance = Seeded("greedy")
    fired = False
    while not fired and len(match.log) < 400:
        seat = match.to_act[0]
        moves = playable_moves(GAME, match.state, seat)
        move = bots[seat].decide(seat, View(GAME, match.state, seat), moves, chance).move
        match.play(seat, move)
        fired = type(move).verb == "attack"
    assert fired
