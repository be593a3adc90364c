"""The two ways to win: FS-GOAL."""

from __future__ import annotations

from starboard.games.flagship.events import GameWon, PlayerOut, PrizeTaken, UnitHit
from starboard.kernel.agenda import Outcome
from starboard.kernel.loop import to_act
from starboard.testing import clause
from tests.flagship.duel import FILLER, PILOT, SHIP, Duel


@clause("FS-GOAL-01")
def test_destroying_the_opposing_main_ship_wins() -> None:
    duel = Duel(mine=["zwillingslaser"], prizes=4, their_prizes=5)
    duel.hit("zwillingslaser", SHIP)
    assert duel.state.outcome == Outcome((1, 2), (2, 0), (0,), "destroyed", "FS-GOAL-01")
    assert duel.reported(GameWon) == [GameWon("FS-GOAL-01", 0, "destroyed")]
    assert duel.reported(PlayerOut) == [PlayerOut("FS-ATTACK-21", 1, 0)]


@clause("FS-GOAL-01")
def test_destroying_another_unit_does_not_win() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["drohne"])
    duel.hit("zwillingslaser", "drohne")
    assert duel.theirs("drohne").face_down
    assert duel.state.outcome is None
    assert not duel.reported(PlayerOut)


@clause("FS-GOAL-02")
def test_taking_the_last_of_the_own_prizes_wins() -> None:
    duel = Duel(their_prizes=1, draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")
    duel.takes_prize(by=1)
    assert duel.state.outcome == Outcome((2, 1), (0, 6), (1,), "prizes", "FS-GOAL-02")
    assert duel.reported(GameWon) == [GameWon("FS-GOAL-02", 1, "prizes")]


@clause("FS-GOAL-02")
def test_as_long_as_one_prize_lies_there_nobody_has_won() -> None:
    duel = Duel(their_prizes=2, draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")
    duel.takes_prize(by=1)
    assert len(duel.them.prizes) == 1
    assert duel.state.outcome is None
    assert not duel.reported(GameWon)


@clause("FS-GOAL-03")
def test_the_game_ends_at_once_and_nobody_else_is_asked() -> None:
    duel = Duel(others=[()], their_prizes=1, draw=[], draw_discard=[FILLER])
    duel.do("shuffle-draw")  # both opponents may take a prize, seat 1 first
    duel.takes_prize(by=1)
    assert duel.state.outcome == Outcome((2, 1, 3), (0, 6, 0), (1,), "prizes", "FS-GOAL-02")
    assert duel.reported(GameWon) == [GameWon("FS-GOAL-02", 1, "prizes")]
    assert to_act(duel.state) == ()
    assert len(duel.side(2).prizes) == 6
    assert duel.why_not("end-turn") == "FS-TIMING-04"


@clause("FS-GOAL-03")
def test_the_first_goal_reached_decides_even_if_the_same_blow_would_bring_the_other() -> None:
    duel = Duel(mine=["zwillingslaser"], prizes=1)
    duel.hit("zwillingslaser", SHIP)  # a ship with the prize symbol: the last prize would follow
    assert duel.state.outcome is not None
    assert duel.state.outcome.reason == "destroyed"
    assert not duel.reported(PrizeTaken)
    assert len(duel.me.prizes) == 1


@clause("FS-GOAL-03")
def test_behind_the_winner_come_those_still_playing_by_the_prizes_they_have_left() -> None:
    duel = Duel(mine=["zwillingslaser"], others=[(), ()], prizes=1)
    duel.leave_prizes(3, 4)
    duel.hit("zwillingslaser", duel.them.ship)
    duel.takes_prize()
    outcome = Outcome((1, 4, 3, 2), (6, 0, 0, 2), (0,), "prizes", "FS-GOAL-02")
    assert duel.state.outcome == outcome


@clause("FS-GOAL-03")
def test_of_those_who_are_out_the_last_one_out_comes_first() -> None:
    duel = Duel(mine=["zwillingslaser"], others=[(), ()], prizes=1)
    duel.side(2).out = 3
    duel.side(3).out = 4
    duel.leave_prizes(2, 1)
    duel.hit("zwillingslaser", duel.them.ship)  # out in turn 5
    assert duel.state.outcome is not None
    assert duel.state.outcome.places == (1, 2, 4, 3)


@clause("FS-GOAL-04")
def test_a_main_ship_is_destroyed_with_its_ship_card_and_its_equipment_is_lost_first() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["panzerplatten"])
    duel.mine("zwillingslaser").charge = 2
    duel.hit("zwillingslaser", SHIP)
    assert duel.theirs("panzerplatten").face_down
    assert duel.state.outcome is None
    duel.hit("zwillingslaser", SHIP)
    assert duel.reported(UnitHit) == [UnitHit("FS-ATTACK-15", 1, duel.them.ship, 1)]
    assert duel.theirs(SHIP).face_down
    assert not duel.theirs(PILOT).face_down
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (0,)
