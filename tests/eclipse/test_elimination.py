"""Leaving the game, by rule or by giving up (ECL-OCC-06…08)."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.games.eclipse.elimination import eliminate
from starboard.games.eclipse.scoring import final_outcome, points
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.eclipse.story import Story


def give_up(story: Story, seat: int) -> None:
    GAME.concede(story.state, seat, Forced())
    advance(GAME, story.state, Forced())


def partners(story: Story, one: int, other: int) -> None:
    """Two players have exchanged ambassadors with science cubes."""
    for giver, holder in ((one, other), (other, one)):
        story.player(holder).partners.append(giver)
        story.player(giver).ambassadors -= 1
        story.player(giver).tracks["science"] -= 1


@clause("ECL-OCC-07")
def test_the_points_of_the_moment_are_the_final_score() -> None:
    story = Story()
    story.sector("221").monolith = True
    eliminate(story.state, 0, "ECL-OCC-06")
    story.sector("221").monolith = False
    assert [tuple(score) for score in points(story.state, 0)] == [("eliminated", 6, "ECL-OCC-07")]
    outcome = final_outcome(story.state)
    assert (outcome.points, outcome.won) == ((6, 3), (0,))


@clause("ECL-OCC-07")
def test_an_eliminated_player_has_no_resources_for_the_tie_break() -> None:
    story = Story()
    story.store(0, money=30)
    story.store(1, materials=0, science=0, money=1)
    eliminate(story.state, 0, "ECL-OCC-06")
    assert final_outcome(story.state).won == (1,)


@clause("ECL-OCC-07")
def test_the_start_marker_passes_to_the_next_player() -> None:
    story = Story(seats=3)
    eliminate(story.state, 0, "ECL-OCC-06")
    assert story.state.start == 1


@clause("ECL-OCC-08")
def test_ships_discs_and_cubes_leave_the_game_and_structures_stay() -> None:
    story = Story()
    story.learn("orbital")
    story.store(materials=4)
    story.do("action build")
    story.do("build orbital 221")
    story.learn("neutron_bombs")
    tray = dict(story.state.tray)
    eliminate(story.state, 0, "ECL-OCC-06")
    home = story.sector("221")
    assert (home.disc, home.ships, any(home.cubes), home.orbital) == (-1, [], False, True)
    assert story.state.tray == tray
    assert set(story.player().supply.values()) == {0}


@clause("ECL-OCC-08")
def test_ambassadors_of_others_go_back_with_their_cubes() -> None:
    story = Story(seats=4)
    partners(story, 0, 2)
    eliminate(story.state, 0, "ECL-OCC-06")
    story.go()
    assert (story.asked, story.player(2).partners, story.player(2).ambassadors) == ((2,), [], 3)
    before = story.player(2).tracks["money"]
    story.do("cube money")
    assert story.player(2).tracks["money"] == before + 1


def test_who_gives_up_is_eliminated_and_the_turn_passes_on() -> None:
    story = Story(seats=3)
    story.do("action build")
    give_up(story, 0)
    assert (story.asked, story.state.outcome) == ((1,), None)
    assert story.player(0).eliminated
    story.do("action build")
    story.do("stop")
    story.do("action build", seat=2)
    story.do("stop")
    assert story.asked == (1,)


def test_who_gives_up_out_of_turn_interrupts_nobody() -> None:
    story = Story(seats=3)
    story.do("action build")
    give_up(story, 1)
    story.do("stop")
    assert story.asked == (2,)


def test_a_sector_that_was_just_drawn_is_discarded() -> None:
    story = Story(seats=3)
    story.do("action explore")
    story.do("explore 221 0,-1", "102")
    give_up(story, 0)
    assert (story.state.discarded[1], len(story.state.drawn)) == (["102"], 0)


def test_an_open_offer_lapses_with_the_player_who_made_it() -> None:
    story = Story(seats=4)
    story.lay("101", "1,-1", disc=0, neutrals=False)
    story.lay("103", "1,0", disc=1)
    story.do("offer 1 money")
    give_up(story, 0)
    assert story.asked == (1,)
    assert story.why("accept money").message == "not-now"


def test_the_last_player_left_has_won() -> None:
    story = Story()
    give_up(story, 0)
    outcome = story.state.outcome
    assert outcome is not None
    assert outcome.won == (1,)
