"""Whatever somebody points at on the map, the reason is the one that counts (ECL-ACT-08).

Seat 0 lives in 221 at zone 0,-2; 304 lies north of it and is nobody's.
"""

from __future__ import annotations

import pytest

from starboard.games.eclipse import GAME
from starboard.kernel.loop import choice_of
from starboard.testing.clauses import clause
from tests.eclipse.story import Story

FAR = "3,0"


def reason(story: Story, thing: str) -> tuple[str, str]:
    """What is said of a thing that no conceivable move touches."""
    choice = choice_of(story.state, 0)
    assert choice is not None
    told = choice.refuse(story.state, 0, thing)
    assert told is not None, thing
    return told.clause, told.message


def galaxy() -> Story:
    story = Story()
    story.lay("304", "0,-3", rotation=3, ships={1: ["cruiser"]}, neutrals=False)
    return story


def foreign(story: Story) -> str:
    return story.ship("304", 1, "cruiser").id


@clause("ECL-EXP-01", "ECL-EXP-02")
def test_exploring_says_of_zones_sectors_and_ships_why_not() -> None:
    story = galaxy()
    story.takes("explore")
    assert reason(story, FAR) == ("ECL-EXP-01", "nothing-of-yours-beside")
    assert reason(story, "304") == ("ECL-EXP-02", "sector-explored")
    assert reason(story, "304.0") == ("ECL-EXP-02", "sector-explored")
    assert reason(story, foreign(story)) == ("ECL-EXP-01", "zones-are-explored")


@clause("ECL-MOV-01", "ECL-MOV-03", "ECL-MOV-04")
def test_moving_says_of_zones_sectors_and_ships_why_not() -> None:
    story = galaxy()
    story.takes("move")
    assert reason(story, FAR) == ("ECL-MOV-04", "zone-unexplored")
    assert reason(story, foreign(story)) == ("ECL-MOV-01", "ship-not-yours")
    assert reason(story, "001") == ("ECL-MOV-03", "no-ship-gets-there")
    assert reason(story, "plasma_cannon") == ("ECL-MOV-01", "ships-are-moved")


@clause("ECL-MOV-03")
def test_a_ship_without_a_wormhole_has_no_way_out() -> None:
    story = Story()
    story.takes("move")
    ship = story.ship("221", 0, "interceptor").id
    assert reason(story, ship) == ("ECL-MOV-03", "no-way-out")


@pytest.mark.parametrize(
    ("action", "thing", "told"),
    [
        pytest.param("build", "304", ("ECL-BLD-03", "sector-not-yours"), id="not my sector"),
        pytest.param("build", FAR, ("ECL-BLD-03", "builds-in-own-sectors"), id="a zone"),
        pytest.param("influence", FAR, ("ECL-INF-01", "discs-are-moved"), id="no disc"),
        pytest.param("research", FAR, ("ECL-RESCH-01", "technologies-are-researched"), id="space"),
        pytest.param("upgrade", FAR, ("ECL-UPG-01", "parts-are-installed"), id="no part"),
    ],
)
def test_every_action_says_what_it_is_for(action: str, thing: str, told: tuple[str, str]) -> None:
    story = galaxy()
    story.takes(action)
    assert reason(story, thing) == told


@clause("ECL-ACT-05", "ECL-ACT-08")
def test_before_an_action_is_taken_the_one_that_is_meant_answers() -> None:
    story = galaxy()
    assert reason(story, FAR) == ("ECL-EXP-01", "nothing-of-yours-beside")
    assert reason(story, foreign(story)) == ("ECL-MOV-01", "ship-not-yours")
    story.player().discs = 0
    assert reason(story, FAR) == ("ECL-ACT-05", "no-disc-left")


@clause("ECL-ACT-03")
def test_who_has_passed_only_reacts() -> None:
    story = galaxy()
    story.player().passed = True
    assert reason(story, FAR) == ("ECL-ACT-03", "only-reactions-after-passing")


@clause("ECL-ACT-08")
def test_a_thing_names_the_actions_that_can_use_it() -> None:
    story = galaxy()
    ship = story.ship("221", 0, "interceptor").id

    def actions(thing: str) -> list[str]:
        found = GAME.ways(story.state, 0, thing)
        return [str(move) for way in found for move in way.moves]

    assert actions(ship) == ["action move"]
    assert actions("221") == ["action explore", "action build", "action influence"]
    assert actions(FAR) == []
