"""What the house bot would do next, and what it would do as one."""

from __future__ import annotations

from starboard.bots.named import seat_bot
from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.fire import Aiming
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import choice_of
from starboard.kernel.registry import game_named, start
from starboard.server.jobs.bots import Thought, decided
from starboard.table.bots import followed_up
from tests.eclipse.fights import BLANK, DAMAGE, Fight


def test_a_plan_that_a_bot_decides_as_one_is_played_as_one() -> None:
    told = {"mission": "test_run_1", "timed": False}
    match = start(game_named("space_alert"), seats=1, seed="one", options=told)
    thought = Thought("one", match.setup, (), 0, "house", as_one=True)
    found = decided(thought)
    assert len(found.further) > 5
    match.play(0, [found.move, *found.further])
    assert match.log[-1].moves == (found.move, *found.further)


def test_without_the_wish_a_bot_decides_one_move() -> None:
    match = start(game_named("flagship"), seats=2, seed="one")
    seat = match.to_act[0]
    assert decided(Thought("single", match.setup, (), seat, "house")).further == ()


def test_dice_are_assigned_for_somebody_as_one() -> None:
    fight = Fight({0: ["dreadnought", "dreadnought"], 1: ["cruiser", "cruiser", "cruiser"]})
    fight.play(BLANK, BLANK, BLANK, DAMAGE, DAMAGE, DAMAGE, DAMAGE)
    match = start(GAME, seats=2, seed="aim")
    match.state = fight.state
    assert isinstance(choice_of(match.state, 0), Aiming)
    bot = seat_bot("house", GAME, at_table=True)
    first = bot.decide(0, match.view(0), match.moves(0), Seeded("first")).move
    further = followed_up(match, 0, first, bot, Seeded("first"))
    assert [move.verb for move in further] == ["hit"]
    match.play(0, [first, *further])
    assert not isinstance(choice_of(match.state, match.to_act[0]), Aiming)
