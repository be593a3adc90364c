"""Upgrading blueprints (ECL-UPG)."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.empire_events import PartInstalled, PartRemoved
from starboard.games.eclipse.fitting import broken
from starboard.games.eclipse.kinds import Colour, PartCategory, TechKind
from starboard.games.eclipse.upgrade import Upgrading
from starboard.testing import clause
from tests.eclipse.story import Story


def upgrading(*technologies: str, species: tuple[str, ...] = ()) -> Story:
    story = Story(species=species)
    for technology in technologies:
        story.learn(technology, track="nano")
    story.takes("upgrade")
    return story


@clause("ECL-UPG-01")
def test_ships_on_the_map_have_the_new_part_at_once() -> None:
    story = upgrading("improved_hull")
    ship = story.ship("221", 0, "interceptor")
    story.installs("improved_hull", "interceptor", 4)
    assert design_of(story.state, story.player(), ship.kind).hull == 2
    told = [(event.seat, event.part, event.ship) for event in story.told(PartInstalled)]
    assert told == [(0, "improved_hull", "interceptor")]


@clause("ECL-UPG-02", "ECL-UPG-05")
def test_an_activation_removes_any_number_of_tiles_and_then_places_one() -> None:
    story = upgrading("improved_hull")
    story.player().blueprints["cruiser"] = ["hull", "", "hull", "", "", "hull"]
    assert "remove cruiser 6" in story.listed()
    story.removes("cruiser", 1)
    story.removes("cruiser", 3)
    assert "install hull cruiser 3" in story.listed()
    assert story.why("install improved_hull cruiser 6").clause == "ECL-UPG-05"
    story.installs("improved_hull", "cruiser", 1)
    story.removes("cruiser", 6)
    story.installs("hull", "cruiser", 6)
    assert story.player().blueprints["cruiser"] == ["improved_hull", "", "", "", "", "hull"]
    assert story.asked == (1,)


@clause("ECL-UPG-03")
def test_an_upgrade_may_consist_of_removing_only() -> None:
    story = upgrading()
    story.player().blueprints["interceptor"][3] = "hull"
    story.removes("interceptor", 4)
    story.stops()
    assert (story.player().blueprints["interceptor"][3], story.asked) == ("", (1,))


@clause("ECL-UPG-04")
def test_a_removed_ancient_part_has_left_the_game() -> None:
    story = upgrading()
    story.player().blueprints["interceptor"][3] = "shard_hull"
    story.removes("interceptor", 4)
    assert story.why("install shard_hull interceptor 4").clause == "ECL-DISC-09"
    assert [(event.part, event.ship) for event in story.told(PartRemoved)] == [
        ("shard_hull", "interceptor")
    ]


@clause("ECL-UPG-04", "ECL-GEN-18")
def test_a_removed_part_can_be_installed_again() -> None:
    story = upgrading("improved_hull")
    story.player().blueprints["interceptor"][3] = "improved_hull"
    story.removes("interceptor", 4)
    assert story.player().blueprints["interceptor"][3] != "improved_hull"
    story.installs("improved_hull", "interceptor", 4)
    assert story.player().blueprints["interceptor"][3] == "improved_hull"


@clause("ECL-UPG-05", "ECL-GEN-11")
def test_a_tile_switches_the_printed_part_off_until_it_is_removed() -> None:
    story = upgrading("plasma_cannon")
    story.installs("hull", "interceptor", 1)
    player = story.player()
    assert not design_of(story.state, player, "interceptor").cannons
    story.removes("interceptor", 1)
    assert design_of(story.state, player, "interceptor").cannons == {Colour.YELLOW: 1}


@clause("ECL-UPG-05")
def test_there_are_only_so_many_slots() -> None:
    story = upgrading()
    assert story.why("install hull interceptor 5").clause == "ECL-UPG-05"
    assert story.why("install hull interceptor 0").clause == "ECL-DISC-11"
    assert story.why("remove interceptor 4").clause == "ECL-UPG-02"


@clause("ECL-UPG-05")
def test_parts_are_offered_for_the_slots_without_a_tile() -> None:
    story = upgrading()
    story.player().blueprints["interceptor"] = ["hull", "", "", ""]
    offered = [move for move in story.listed() if move.startswith("install nuclear_source i")]
    assert offered == [f"install nuclear_source interceptor {slot}" for slot in (2, 4)]


@clause("ECL-UPG-06")
def test_a_part_that_does_not_exist_cannot_be_installed() -> None:
    assert upgrading().why("install sail interceptor 4").clause == "ECL-UPG-06"


@clause("ECL-UPG-06", "ECL-FAQ-16")
def test_every_other_part_needs_exactly_its_own_technology() -> None:
    story = upgrading("gluon_computer")
    assert story.why("install positron_computer cruiser 6").clause == "ECL-UPG-06"


@clause("ECL-UPG-07")
@pytest.mark.parametrize(
    "part", ["hull", "nuclear_drive", "nuclear_source", "electron_computer", "ion_cannon"]
)
def test_five_parts_need_no_technology(part: str) -> None:
    story = upgrading()
    story.installs(part, "interceptor", 4)
    assert story.player().blueprints["interceptor"][3] == part


@clause("ECL-UPG-08")
def test_parts_may_use_as_much_energy_as_the_sources_supply_and_no_more() -> None:
    story = upgrading("plasma_cannon")
    story.installs("ion_cannon", "interceptor", 4)  # 3 of 3
    assert story.why("install plasma_cannon interceptor 1").clause == "ECL-UPG-08"
    assert "install plasma_cannon interceptor 1" not in story.moves()


@clause("ECL-UPG-09")
def test_a_starbase_never_gets_a_drive() -> None:
    assert upgrading().why("install nuclear_drive starbase 5").clause == "ECL-UPG-09"


@clause("ECL-UPG-10")
def test_the_only_drive_cannot_be_covered_by_something_else() -> None:
    story = upgrading("fusion_drive")
    assert story.why("install hull interceptor 3").clause == "ECL-UPG-10"
    story.installs("nuclear_drive", "interceptor", 3)


@clause("ECL-UPG-10", "ECL-UPG-11")
def test_who_takes_the_last_drive_away_must_put_another_in_before_the_activation_ends() -> None:
    story = upgrading()
    story.player().blueprints["interceptor"] = ["", "", "hull", "nuclear_drive"]
    story.removes("interceptor", 4)
    assert story.why("stop").clause == "ECL-UPG-11"
    assert story.why("install hull cruiser 6").clause == "ECL-UPG-11"
    assert [move for move in story.moves() if not move.startswith("trade")] == [
        "remove interceptor 3",
        "install nuclear_drive interceptor 1",
        "install nuclear_drive interceptor 4",
    ]
    story.removes("interceptor", 3)  # the printed drive works again
    story.stops()


@clause("ECL-UPG-11")
def test_a_removal_that_nothing_could_repair_is_refused() -> None:
    story = upgrading()
    tiles = ["plasma_cannon", "hypergrid_source", "tachyon_drive", "plasma_turret"]
    story.player().blueprints["interceptor"] = tiles
    assert story.why("remove interceptor 2").clause == "ECL-UPG-08"
    assert "remove interceptor 2" not in story.moves()


@clause("ECL-UPG-11")
def test_a_removal_that_one_part_can_repair_is_allowed_and_must_be_repaired() -> None:
    story = upgrading("fusion_source", "plasma_cannon")
    story.player().blueprints["interceptor"] = [
        "plasma_cannon",
        "fusion_source",
        "",
        "plasma_cannon",
    ]
    story.removes("interceptor", 2)  # 3 energy for 5
    assert story.why("stop").clause == "ECL-UPG-11"
    story.installs("fusion_source", "interceptor", 2)
    story.stops()


@clause("ECL-UPG-02", "ECL-UPG-12")
def test_activations_may_go_to_different_blueprints_and_a_part_may_lie_there_twice() -> None:
    story = upgrading(species=("mechanema",))
    story.installs("hull", "cruiser", 6)
    story.installs("hull", "interceptor", 4)
    story.installs("hull", "cruiser", 1)
    assert story.player().blueprints["cruiser"] == ["hull", "", "", "", "", "hull"]


@clause("ECL-UPG-13")
def test_parts_belong_to_six_categories() -> None:
    assert {part.category for part in box().parts.values()} == set(PartCategory)
    assert len(PartCategory) == 6


@clause("ECL-UPG-14")
def test_values_of_one_category_are_added_up_and_a_part_may_count_in_several() -> None:
    story = upgrading("positron_computer", "sentient_hull")
    story.installs("positron_computer", "cruiser", 6)
    assert design_of(story.state, story.player(), "cruiser").computer == 3
    story.installs("sentient_hull", "cruiser", 3)
    design = design_of(story.state, story.player(), "cruiser")
    assert (design.computer, design.hull) == (4, 1)


@clause("ECL-UPG-15")
def test_alex_upgrades_the_interceptor() -> None:
    story = upgrading(species=("eridani_empire",))
    story.player().blueprints["interceptor"] = [
        "fusion_drive",
        "nuclear_source",
        "fusion_drive",
        "",
    ]
    story.removes("interceptor", 1)
    story.installs("plasma_cannon", "interceptor", 1)
    story.installs("gauss_shield", "interceptor", 4)
    design = design_of(story.state, story.player(), "interceptor")
    assert [part.id for part in design.parts] == [
        "plasma_cannon",
        "nuclear_source",
        "fusion_drive",
        "gauss_shield",
    ]
    assert (design.energy_produced, design.energy_consumed) == (4, 4)
    assert (design.cannons, design.shield) == ({Colour.ORANGE: 1}, 1)
    assert story.asked == (1,)


@clause("ECL-GEN-10")
def test_what_is_printed_beside_the_slots_always_works() -> None:
    story = upgrading("improved_hull", species=("planta",))
    for slot in (1, 2):
        story.player().blueprints["starbase"][slot - 1] = "improved_hull"
    design = design_of(story.state, story.player(), "starbase")
    assert (design.computer, design.initiative, design.energy_produced) == (1, 2, 5)


@clause("ECL-DISC-09", "ECL-DISC-10")
def test_an_ancient_part_beside_the_board_is_installed_with_an_activation() -> None:
    story = upgrading()
    assert story.why("install shard_hull interceptor 4").clause == "ECL-DISC-09"
    story.player().beside.append("shard_hull")
    story.installs("shard_hull", "interceptor", 4)
    assert (story.player().beside, story.player().blueprints["interceptor"][3]) == (
        [],
        "shard_hull",
    )


@clause("ECL-DISC-11")
def test_the_muon_source_uses_no_slot() -> None:
    story = upgrading()
    story.player().beside.append("muon_source")
    assert "install muon_source interceptor 0" in story.listed()
    assert story.why("install muon_source interceptor 4").clause == "ECL-DISC-11"
    story.installs("muon_source", "interceptor", 0)
    design = design_of(story.state, story.player(), "interceptor")
    assert (design.energy_produced, design.in_slots) == (5, 3)
    assert all(move != "remove interceptor 0" for move in story.moves())


@clause("ECL-UPG-11")
@pytest.mark.parametrize("seed", range(12))
def test_however_tiles_are_removed_the_activation_can_be_finished(seed: int) -> None:
    rng = Random(seed)
    unlocking = [t.id for t in box().technologies.values() if t.kind is TechKind.SHIP_PART]
    story = Story(species=(rng.choice(list(box().factions)[:6]),))
    for technology in unlocking:
        if not story.player().owns(technology):
            story.learn(technology, track="nano")
    story.now(Upgrading(0, 13))
    for _ in range(12):
        story.do(rng.choice([move for move in story.moves() if move.startswith("install")]))
    known = rng.sample(unlocking, 4)
    story.player().technologies.update(military=[], grid=[], nano=known)
    while removals := [move for move in story.moves() if move.startswith("remove")]:
        story.do(rng.choice(removals))
    ending = [move for move in story.moves() if move.startswith(("install", "stop"))]
    story.do(rng.choice(ending))
    assert broken(story.state, story.player()) is None
