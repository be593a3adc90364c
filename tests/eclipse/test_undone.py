"""What somebody is told before passing or acting: ships unused, money that will be missing."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.kernel.face import Undone
from starboard.kernel.loop import legal_moves
from starboard.kernel.notation import parse
from tests.eclipse.story import Story


def undone(story: Story, move: str) -> list[Undone]:
    story.state.memo = {}
    others = legal_moves(GAME, story.state, 0)
    read = parse(move, GAME.move_types)
    return list(GAME.face.leaves_undone(story.state, 0, read, others))


def test_whoever_passes_is_told_of_colony_ships_that_have_a_planet() -> None:
    story = Story()
    story.player().discs = 2
    story.store(money=30)
    assert undone(story, "pass") == []
    story.lay("101", "0,-1", disc=0, neutrals=False)
    assert undone(story, "pass") == [Undone("left-colony-ships", {"count": 3})]
    assert undone(story, "action explore") == []


def test_whoever_acts_is_told_of_money_that_will_be_missing() -> None:
    story = Story()
    story.store(money=0)
    story.player().tracks["money"] = 11
    story.player().discs = 5
    (told,) = undone(story, "action move")
    assert told.message == "left-bankrupt"
    assert int(told.arguments["short"]) > 0


def test_whoever_passes_is_told_of_actions_that_the_money_pays_for() -> None:
    story = Story()
    story.player().discs = 2
    assert undone(story, "pass") == []
    story.player().discs = 5
    story.store(money=30)
    assert undone(story, "pass") == [Undone("left-actions", {"count": 5})]
    story.store(money=0)
    story.player().tracks["money"] = 11
    assert undone(story, "pass") == []


def last_round() -> Story:
    """Everything that brings points is out of reach."""
    story = Story()
    story.state.round = 8
    story.store(money=30, science=0, materials=0)
    return story


def test_in_the_last_round_one_is_told_of_a_technology_that_brings_points() -> None:
    story = last_round()
    story.state.tray = {"gauss_shield": 1}
    story.store(science=20)
    assert undone(story, "pass") == []
    for technology in ("fusion_source", "improved_hull", "positron_computer"):
        story.learn(technology)
    assert undone(story, "pass") == [Undone("left-technology", {"points": 1})]
    story.store(science=1)
    assert undone(story, "pass") == []


def test_in_the_last_round_one_is_told_of_a_monolith_that_can_be_built() -> None:
    story = last_round()
    story.state.tray = {}
    story.store(materials=10)
    assert undone(story, "pass") == []
    story.learn("monolith")
    assert undone(story, "pass") == [Undone("left-monolith", {"points": 3})]
    for sector in story.state.controlled(0):
        sector.monolith = True
    assert undone(story, "pass") == []
