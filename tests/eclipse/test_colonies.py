"""Colony ships (ECL-COL). Squares of a sector are counted from 0: planets, then stars."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.galaxy_events import Colonised
from starboard.games.eclipse.resources import production
from starboard.testing import clause
from tests.eclipse.story import Story


def settled(sector: str = "102", *technologies: str) -> Story:
    """Seat 0 controls a second sector, all of whose squares are empty."""
    story = Story()
    story.lay(sector, "0,-1", disc=0, neutrals=False)
    for technology in technologies:
        story.learn(technology, track="nano")
    return story


@clause("ECL-COL-01", "ECL-COL-12")
def test_each_colony_ship_puts_one_cube_on_an_empty_square() -> None:
    story = settled("102")  # two science planets
    story.colonises("102.0", "science")
    story.colonises("102.1", "science")
    player = story.player()
    assert (player.colony_ships, player.used_colony_ships) == (1, 2)
    assert [event.sector for event in story.told(Colonised)] == ["102", "102"]
    assert story.sector("102").cubes == [True, True]
    assert player.tracks["science"] == 8  # eleven, less one at home and these two


@clause("ECL-COL-01")
def test_a_square_takes_one_cube() -> None:
    story = settled("102")
    story.colonises("102.0", "science")
    assert story.why("colonise 102.0 science").clause == "ECL-COL-01"


@clause("ECL-COL-02")
def test_cubes_are_placed_only_in_controlled_sectors() -> None:
    story = Story()
    story.lay("102", "0,-1", ships={0: ["cruiser"]})
    assert story.why("colonise 102.0 science").clause == "ECL-COL-02"


@clause("ECL-COL-03")
def test_the_cube_comes_from_the_track_of_the_square() -> None:
    story = settled("103")  # money and science
    assert story.why("colonise 103.0 science").clause == "ECL-COL-03"
    before = story.player().tracks["money"]
    story.colonises("103.0", "money")
    assert story.player().tracks["money"] == before - 1


@clause("ECL-COL-04", "ECL-COL-05")
def test_without_a_face_up_colony_ship_no_cube_is_placed() -> None:
    story = settled("102")
    story.player().colony_ships = 0
    story.player().used_colony_ships = 3
    assert story.why("colonise 102.0 science").clause == "ECL-COL-05"
    assert not any(move.startswith("colonise") for move in story.moves())


@clause("ECL-COL-04")
def test_taking_control_puts_no_cube_on_a_sector() -> None:
    story = Story()
    story.lay("102", "0,-1", ships={0: ["cruiser"]})
    story.takes("influence")
    story.influences("", "102")
    assert story.sector("102").cubes == [False, False]


@clause("ECL-COL-06")
def test_in_the_action_phase_enemy_ships_do_not_matter() -> None:
    story = Story()
    story.lay("102", "0,-1", disc=0, ships={1: ["interceptor"]})
    story.colonises("102.0", "science")
    assert story.sector("102").cubes == [True, False]


@clause("ECL-COL-07")
@pytest.mark.parametrize("track", ["money", "science", "materials"])
def test_a_gray_square_takes_a_cube_of_any_track(track: str) -> None:
    story = settled("108")  # science, gray, and a star
    before = story.player().tracks[track]
    story.colonises("108.1", track)
    assert story.player().tracks[track] == before - 1


@clause("ECL-COL-08")
def test_a_cube_from_a_gray_square_returns_to_any_track() -> None:
    story = settled("108")
    story.colonises("108.1", "money")
    story.takes("influence")
    before = story.player().tracks["science"]
    story.influences("108", "")
    story.returns_cube("science")
    assert story.player().tracks["science"] == before + 1


@clause("ECL-COL-09")
@pytest.mark.parametrize(
    ("technology", "square", "track"),
    [
        ("advanced_mining", "101.2", "materials"),
        ("advanced_labs", "221.4", "science"),
        ("advanced_economy", "221.3", "money"),
        ("metasynthesis", "221.3", "money"),
        ("metasynthesis", "101.2", "materials"),
    ],
)
def test_a_square_with_a_star_needs_its_technology(
    technology: str, square: str, track: str
) -> None:
    story = settled("101")
    assert story.why(f"colonise {square} {track}").clause == "ECL-COL-09"
    story.learn(technology, track="nano")
    story.colonises(square, track)
    sector, number = square.split(".")
    assert story.sector(sector).cubes[int(number)]


@clause("ECL-COL-10")
def test_a_gray_square_with_a_star_needs_the_technology_of_the_track() -> None:
    story = settled("110", "advanced_labs")  # stars: money, gray
    assert story.why("colonise 110.1 money").clause == "ECL-COL-10"
    assert "colonise 110.1 science" in story.moves()
    story.learn("metasynthesis", track="grid")
    assert "colonise 110.1 money" in story.moves()


@clause("ECL-COL-11", "ECL-GEN-13")
def test_an_orbital_adds_a_square_for_science_or_money() -> None:
    story = settled("102")
    story.store(materials=4)
    story.learn("orbital")
    story.takes("build")
    story.builds("orbital", "102")
    assert len(story.sector("102").cubes) == 3
    assert story.why("colonise 102.2 materials").clause == "ECL-COL-03"
    assert {"colonise 102.2 science", "colonise 102.2 money"} <= set(story.moves())


@clause("ECL-COL-03", "ECL-GEN-17")
def test_an_empty_track_gives_no_cube() -> None:
    story = settled("102")
    story.player().tracks["science"] = 0
    assert story.why("colonise 102.0 science").clause == "ECL-GEN-17"


@clause("ECL-COL-01")
def test_a_square_that_does_not_exist_is_refused() -> None:
    story = settled("102")
    for square in ("102.9", "102.x", "102", "999.0", "102.00"):
        assert story.why(f"colonise {square} science").message == "no-such-square"


@clause("ECL-FAQ-01")
def test_production_grows_with_every_cube_that_leaves_its_track() -> None:
    story = settled("102")
    before = production(story.state, story.player(), "science")
    story.colonises("102.0", "science")
    assert production(story.state, story.player(), "science") > before


@clause("ECL-ACT-12")
def test_colony_ships_are_used_before_and_after_the_action_but_not_in_another_s_turn() -> None:
    story = settled("102")
    story.learn("advanced_economy", seat=1)
    assert story.why("colonise 223.3 money", seat=1).message == "not-now"
    story.colonises("102.0", "science")
    story.takes("build")
    story.stops()
    story.colonises("102.1", "science")
    assert story.sector("102").cubes == [True, True]
