"""Research (ECL-RESCH)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.content import box
from starboard.games.eclipse.empire_events import TechnologyGained
from starboard.games.eclipse.kinds import TechCategory, TechKind
from starboard.games.eclipse.research import Researching
from starboard.testing import clause
from tests.eclipse.story import Story


def researching(*tray: str, science: int = 30, species: tuple[str, ...] = ()) -> Story:
    """Seat 0 researches; these technologies lie in the tray."""
    story = Story(species=species)
    story.state.tray = dict.fromkeys(tray, 1)
    story.store(science=science)
    story.takes("research")
    return story


def with_technologies(story: Story, track: str, count: int) -> None:
    """So many other technologies on a track of seat 0, the starting ones included."""
    names = [tile.id for tile in box().technologies.values() if tile.category == track]
    story.player().technologies[track] = names[len(names) - count :]


@clause("ECL-RESCH-01")
def test_a_technology_leaves_the_tray_for_its_price_in_research() -> None:
    story = researching("gauss_shield", "gluon_computer", "orbital", science=5)
    story.state.tray["orbital"] = 2
    story.researches("gauss_shield", "grid")
    assert story.player().storage["science"] == 3
    assert story.state.tray == {"gluon_computer": 1, "orbital": 2}
    story.store(science=9)
    story.passes()
    story.takes("research")
    story.researches("orbital", "nano")
    assert story.state.tray == {"gluon_computer": 1, "orbital": 1}


@clause("ECL-RESCH-01")
@pytest.mark.parametrize("category", ["military", "grid", "nano"])
def test_each_category_costs_two_to_sixteen(category: str) -> None:
    costs = [
        (tile.cost, tile.min_cost)
        for tile in box().technologies.values()
        if tile.category == category
    ]
    assert costs == [(2, 2), (4, 3), (6, 4), (8, 5), (10, 6), (12, 6), (14, 7), (16, 8)]


@clause("ECL-GEN-17")
def test_a_technology_that_is_not_in_the_tray_cannot_be_researched() -> None:
    assert researching().why("research orbital nano").clause == "ECL-GEN-17"


@clause("ECL-RESCH-02")
@pytest.mark.parametrize(
    ("on_track", "paid"), [(0, 16), (1, 15), (2, 14), (3, 13), (4, 12), (5, 10), (6, 8)]
)
def test_technologies_on_the_track_lower_the_price(on_track: int, paid: int) -> None:
    story = researching("artifact_key", science=30)
    names = ["nanorobots", "fusion_drive", "orbital", "advanced_robotics", "advanced_labs"]
    story.player().technologies["nano"] = [*names, "monolith"][:on_track]
    for sector in story.state.controlled(0):
        sector.disc = -1  # no artifact brings anything
    story.researches("artifact_key", "nano")
    assert 30 - story.player().storage["science"] == paid


@clause("ECL-RESCH-03", "ECL-RESCH-15")
def test_the_price_never_falls_below_the_minimum() -> None:
    story = researching("fusion_drive", science=5)
    story.player().technologies["nano"] = ["monolith", "orbital"]
    story.researches("fusion_drive", "nano")
    assert story.player().storage["science"] == 2
    assert story.player().technologies["nano"] == ["monolith", "orbital", "fusion_drive"]


@clause("ECL-RESCH-04")
def test_a_technology_goes_on_the_track_of_its_category() -> None:
    story = researching("gauss_shield")
    assert story.why("research gauss_shield nano").clause == "ECL-RESCH-04"
    story.researches("gauss_shield", "grid")
    assert story.player().technologies["grid"] == ["gauss_shield"]
    assert story.told(TechnologyGained) == [
        TechnologyGained("ECL-RESCH-04", 0, "gauss_shield", "grid")
    ]


@clause("ECL-RESCH-05")
def test_a_full_track_takes_no_technology() -> None:
    story = researching("gauss_shield", "cloaking_device")
    with_technologies(story, "grid", 7)
    assert story.why("research gauss_shield grid").clause == "ECL-RESCH-05"
    assert story.why("research cloaking_device grid").clause == "ECL-RESCH-05"


@clause("ECL-RESCH-06")
def test_nobody_researches_the_same_technology_twice() -> None:
    story = researching("starbase", "cloaking_device")
    story.learn("cloaking_device", track="nano")
    assert story.why("research starbase military").clause == "ECL-RESCH-06"
    assert story.why("research cloaking_device grid").clause == "ECL-RESCH-06"


@clause("ECL-RESCH-07")
def test_technologies_stay_when_others_come() -> None:
    story = researching("neutron_bombs")
    story.researches("neutron_bombs", "military")
    assert story.player().technologies["military"] == ["starbase", "neutron_bombs"]


@clause("ECL-RESCH-08")
def test_there_are_building_plans_and_instant_technologies() -> None:
    def of(kind: TechKind) -> set[str]:
        return {tile.id for tile in box().technologies.values() if tile.kind is kind}

    assert of(TechKind.BUILD) == {"starbase", "orbital", "monolith"}
    assert of(TechKind.INSTANT) == {
        "advanced_robotics",
        "quantum_grid",
        "artifact_key",
        "ancient_labs",
        "warp_portal",
    }


@clause("ECL-RESCH-08")
def test_an_instant_technology_acts_when_it_is_researched() -> None:
    story = researching("quantum_grid")
    discs = story.player().discs
    story.researches("quantum_grid", "grid")
    assert story.player().discs == discs + 2


@clause("ECL-RESCH-09")
def test_starting_technologies_are_owned_and_count_for_the_discount() -> None:
    story = researching("improved_hull", "gauss_shield", science=5, species=("eridani_empire",))
    assert story.why("research gauss_shield grid").clause == "ECL-RESCH-06"
    story.researches("improved_hull", "grid")
    assert story.player().storage["science"] == 0
    assert story.player().technologies["grid"] == ["gauss_shield", "improved_hull"]


@clause("ECL-RESCH-10")
def test_each_rare_technology_exists_once() -> None:
    rare = [tile for tile in box().technologies.values() if tile.category is TechCategory.RARE]
    assert {tile.copies for tile in rare} == {1}


@clause("ECL-RESCH-11", "ECL-RESCH-12")
def test_a_rare_technology_goes_on_any_track_with_the_discount_of_that_track() -> None:
    story = researching("zero_point_source", "gauss_shield", science=30)
    story.player().technologies["grid"] = ["fusion_source", "improved_hull", "tachyon_drive"]
    story.researches("zero_point_source", "grid")
    assert story.player().storage["science"] == 30 - 12
    assert len(story.player().technologies["grid"]) == 4


@clause("ECL-RESCH-12")
def test_the_minimum_of_a_rare_technology_still_applies() -> None:
    story = researching("conifold_field", science=5)
    with_technologies(story, "nano", 6)
    story.researches("conifold_field", "nano")
    assert story.player().storage["science"] == 0


@clause("ECL-RESCH-14", "ECL-FAQ-09")
def test_a_later_activation_counts_what_an_earlier_one_brought() -> None:
    story = researching("nanorobots", "orbital", science=9, species=("hydran_progress",))
    story.player().technologies["nano"] = []
    story.researches("nanorobots", "nano")
    choice = story.state.agenda.top
    assert isinstance(choice, Researching)
    assert choice.left == 1
    story.researches("orbital", "nano")
    assert story.player().storage["science"] == 9 - 2 - 5
    assert story.asked == (1,)


@clause("ECL-RESCH-14", "ECL-GEN-04")
def test_research_may_stop_after_the_first_technology() -> None:
    story = researching("nanorobots", "orbital", species=("hydran_progress",))
    story.researches("nanorobots", "nano")
    story.stops()
    assert (story.asked, story.state.tray) == ((1,), {"orbital": 1})
