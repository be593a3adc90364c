"""Building (ECL-BLD)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.events import Built
from starboard.testing import clause
from tests.eclipse.story import Story


def building(**storage: int) -> Story:
    story = Story()
    story.store(**storage)
    story.takes("build")
    return story


@clause("ECL-BLD-01")
def test_a_ship_costs_materials_and_stands_in_a_controlled_sector() -> None:
    story = building(materials=9)
    assert story.why("build moon 221").clause == "ECL-BLD-01"
    story.builds("cruiser", "221")
    assert story.player().storage["materials"] == 4
    assert [ship.kind for ship in story.sector("221").ships] == ["interceptor", "cruiser"]
    assert story.player().supply["cruiser"] == 3
    assert story.told(Built) == [Built("ECL-BLD-01", 0, "cruiser", "221")]


@clause("ECL-BLD-02")
@pytest.mark.parametrize(
    ("thing", "cost"),
    [
        ("interceptor", 3),
        ("cruiser", 5),
        ("dreadnought", 8),
        ("starbase", 3),
        ("orbital", 4),
        ("monolith", 10),
    ],
)
def test_each_thing_has_its_cost_in_materials(thing: str, cost: int) -> None:
    story = Story()
    story.store(materials=20)
    for plan in ("orbital", "monolith"):
        story.learn(plan)
    story.takes("build")
    story.builds(thing, "221")
    assert story.player().storage["materials"] == 20 - cost


@clause("ECL-BLD-03")
def test_an_own_ship_is_not_enough_to_build_in_a_sector() -> None:
    story = Story()
    story.store(materials=20)
    story.lay("102", "0,-1", ships={0: ["cruiser"]})
    story.takes("build")
    assert story.why("build interceptor 102").clause == "ECL-BLD-03"


@clause("ECL-BLD-04")
def test_structures_and_starbases_need_the_technology_of_their_name() -> None:
    story = Story(species=("eridani_empire",))
    story.store(materials=20)
    story.takes("build")
    for thing in ("starbase", "orbital", "monolith"):
        assert story.why(f"build {thing} 222").clause == "ECL-BLD-04"


@clause("ECL-BLD-05", "ECL-GEN-12")
def test_a_sector_holds_one_orbital_and_one_monolith() -> None:
    story = Story()
    story.store(materials=40)
    story.learn("orbital")
    story.learn("monolith")
    story.takes("build")
    story.builds("orbital", "221")
    story.builds("monolith", "221")
    story.ends_turn()
    story.passes()
    story.takes("build", seat=0)
    assert story.why("build orbital 221").clause == "ECL-BLD-05"
    assert story.why("build monolith 221").clause == "ECL-BLD-05"


@clause("ECL-BLD-07")
def test_enemy_ships_do_not_keep_the_controller_from_building() -> None:
    story = Story()
    story.store(materials=3)
    story.lay("102", "0,-1", disc=0, ships={1: ["dreadnought"]})
    story.takes("build")
    story.builds("interceptor", "102")
    assert [ship.owner for ship in story.sector("102").ships] == [1, 0]


@clause("ECL-BLD-06")
def test_mechanema_builds_three_things_in_one_action() -> None:
    story = Story(species=("mechanema",))
    story.store(materials=9)
    story.takes("build")
    for _ in range(3):
        story.builds("interceptor", "230")
    assert (story.asked, len(story.sector("230").ships)) == ((1,), 4)


@clause("ECL-BLD-06", "ECL-GEN-04")
def test_building_may_stop_after_the_first_thing() -> None:
    story = building(materials=9)
    story.builds("interceptor", "221")
    story.stops()
    assert (story.asked, len(story.sector("221").ships)) == ((1,), 2)
