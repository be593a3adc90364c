"""Where a ship can fly in one activation (ECL-MOV). North of 221: 304, 310 and 313 in a row."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.games.eclipse.movement import Moving
from tests.eclipse.story import Story
from tests.eclipse.test_movement import put, row, tile_over, where

STEPS = {"304": 1, "310": 2, "313": 3}


def ways(story: Story, thing: str, seat: int = 0) -> dict[str, list[str]]:
    """By sector: the small moves that lead there."""
    found = [way for way in GAME.ways(story.state, seat, thing) if way.touches[0] == thing]
    return {way.touches[1]: [str(move) for move in way.moves] for way in found}


def test_a_ship_reaches_what_its_drives_allow_step_by_step() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")  # two drives now
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    assert ways(story, ship) == {
        "304": [f"fly {ship} 304"],
        "310": [f"fly {ship} 304", f"fly {ship} 310"],
    }
    for move in ways(story, ship)["310"]:
        story.do(move)
    assert where(story, ship) == "310"


def test_a_ship_on_its_way_has_what_is_left() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    ship = story.ship("221", 0, "interceptor").id
    story.now(Moving(0, 1))
    story.flies(ship, "304")
    assert ways(story, ship) == {"310": [f"fly {ship} 310"], "221": [f"fly {ship} 221"]}


def test_who_would_be_pinned_on_the_way_goes_no_further() -> None:
    story = row()
    (cruiser,) = put(story, "221", 0, "cruiser")
    tile_over(story, "cruiser", "nuclear_drive", "tachyon_drive")
    story.takes("move")
    assert {place: len(moves) for place, moves in ways(story, cruiser).items()} == STEPS
    put(story, "304", 1, "interceptor")
    assert list(ways(story, cruiser)) == ["304"]


def test_there_are_no_ways_for_others_things_and_at_other_times() -> None:
    story = row()
    ship = story.ship("221", 0, "interceptor").id
    foreign = put(story, "310", 1, "interceptor")[0]
    assert ways(story, ship) == {}  # it is not moving yet
    story.takes("move")
    assert ways(story, foreign) == ways(story, "304") == ways(story, "nothing.1") == {}
    assert ways(story, ship, seat=1) == {}
