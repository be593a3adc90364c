"""What each technology is good for (ECL-TECH)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.empire_events import DiscsGained, PortalPlaced
from starboard.games.eclipse.fitting import parts_at_hand
from starboard.games.eclipse.kinds import Action, Colour, ShipType, TechKind
from starboard.games.eclipse.resources import upkeep
from starboard.testing import clause
from tests.eclipse.story import Story

PARTS = {
    "military": {
        "plasma_cannon",
        "phase_shield",
        "tachyon_source",
        "gluon_computer",
        "plasma_missile",
    },
    "grid": {
        "gauss_shield",
        "fusion_source",
        "improved_hull",
        "positron_computer",
        "tachyon_drive",
        "antimatter_cannon",
    },
    "nano": {"fusion_drive"},
    "rare": {
        "conifold_field",
        "absorption_shield",
        "sentient_hull",
        "soliton_cannon",
        "transition_drive",
        "flux_missile",
        "zero_point_source",
    },
}


def researched(technology: str, track: str, story: Story | None = None) -> Story:
    """Seat 0 has just researched a technology."""
    told = story or Story()
    told.state.tray = {technology: 1}
    told.store(science=30)
    told.takes("research")
    told.researches(technology, track)
    return told


@clause("ECL-TECH-01", "ECL-TECH-02", "ECL-TECH-03")
@pytest.mark.parametrize("part", sorted(name for names in PARTS.values() for name in names))
def test_each_part_technology_unlocks_the_part_of_its_name_and_no_other(part: str) -> None:
    story = Story(species=("hydran_progress",))
    before = {each.id for each in parts_at_hand(story.state, story.player())}
    story.learn(part, track="grid")
    after = {each.id for each in parts_at_hand(story.state, story.player())}
    assert after - before == {part}


@pytest.mark.parametrize("category", ["military", "grid", "nano", "rare"])
@clause("ECL-TECH-01", "ECL-TECH-02", "ECL-TECH-03")
def test_a_part_technology_unlocks_the_part_of_its_name(category: str) -> None:
    story = Story(species=("hydran_progress",))
    before = {part.id for part in parts_at_hand(story.state, story.player())}
    for technology in box().technologies.values():
        if technology.category == category and technology.kind is TechKind.SHIP_PART:
            story.learn(technology.id, track="grid")
    after = {part.id for part in parts_at_hand(story.state, story.player())}
    assert after - before == PARTS[category]


EFFECTS = {
    "conifold_field": {"hull": 3},
    "absorption_shield": {"shield": 1, "energy_produced": 4},
    "sentient_hull": {"hull": 1, "computer": 1},
    "soliton_cannon": {"energy_consumed": 3},
    "transition_drive": {"move": 3},
    "flux_missile": {"initiative": 1},
    "zero_point_source": {"energy_produced": 12},
}
"""What each rare part adds to a blueprint, apart from its dice."""


@clause("ECL-TECH-04")
@pytest.mark.parametrize("part", EFFECTS)
def test_a_rare_part_may_be_installed_once_its_technology_is_there(part: str) -> None:
    story = Story()
    player = story.player()
    player.blueprints["dreadnought"][5] = "tachyon_source"  # energy for every one of them
    story.takes("upgrade")
    for each in EFFECTS:
        assert story.why(f"install {each} dreadnought 8").clause == "ECL-UPG-06"
    before = design_of(story.state, player, ShipType.DREADNOUGHT)
    story.learn(part, track="nano")
    for each in EFFECTS:
        if each != part:
            assert story.why(f"install {each} dreadnought 8").clause == "ECL-UPG-06"
    story.installs(part, "dreadnought", 8)
    assert player.blueprints["dreadnought"][7] == part
    after = design_of(story.state, player, ShipType.DREADNOUGHT)
    added = {name: getattr(after, name) - getattr(before, name) for name in EFFECTS[part]}
    assert added == EFFECTS[part]
    assert after.cannons.get(Colour.BLUE, 0) == (part == "soliton_cannon")
    assert after.missiles == ({Colour.YELLOW: 2} if part == "flux_missile" else {})


@clause("ECL-TECH-06", "ECL-TECH-11", "ECL-TECH-14")
@pytest.mark.parametrize("thing", ["starbase", "orbital", "monolith"])
def test_a_building_plan_lets_its_owner_build(thing: str) -> None:
    story = Story(species=("hydran_progress",))
    story.store(materials=10)
    story.takes("build")
    assert story.why(f"build {thing} 224").clause == "ECL-BLD-04"
    story.learn(thing)
    story.builds(thing, "224")


@clause("ECL-TECH-07", "ECL-TECH-08", "ECL-TECH-13")
@pytest.mark.parametrize(
    ("technology", "sector", "square", "resource"),
    [
        ("advanced_mining", "105", 2, "materials"),
        ("advanced_economy", "221", 3, "money"),
        ("advanced_labs", "221", 4, "science"),
    ],
)
def test_advanced_squares_need_the_technology_of_their_resource(
    technology: str, sector: str, square: int, resource: str
) -> None:
    story = Story()
    story.lay("105", "0,-1", disc=0, neutrals=False)
    assert story.why(f"colonise {sector}.{square} {resource}").clause == "ECL-COL-09"
    story.learn(technology)
    story.colonises(f"{sector}.{square}", resource)
    assert story.sector(sector).cubes[square]


@clause("ECL-TECH-27")
def test_metasynthesis_opens_all_advanced_squares() -> None:
    story = Story()
    story.lay("105", "0,-1", disc=0, neutrals=False)
    story.learn("metasynthesis", track="grid")
    for use in ("105.2 materials", "221.3 money", "221.4 science"):
        story.do(f"colonise {use}")
    assert story.player().colony_ships == 0


@clause("ECL-TECH-09", "ECL-TECH-12", "ECL-FAQ-04")
@pytest.mark.parametrize(
    ("technology", "track", "discs", "rule"),
    [
        ("quantum_grid", "grid", 2, "ECL-TECH-09"),
        ("advanced_robotics", "nano", 1, "ECL-TECH-12"),
    ],
)
def test_additional_discs_go_on_the_influence_track(
    technology: str, track: str, discs: int, rule: str
) -> None:
    story = Story()
    story.player().discs = 9
    researched(technology, track, story)
    assert (story.player().discs, story.player().spare_discs) == (8 + discs, 3 - discs)
    assert story.told(DiscsGained) == [DiscsGained(rule, 0, discs)]


@clause("ECL-TECH-12")
def test_an_additional_disc_lowers_the_upkeep() -> None:
    story = Story()
    story.player().discs = 9
    story.takes("build")
    story.stops()
    assert upkeep(story.state, story.player()) == 3
    story.passes()
    researched("advanced_robotics", "nano", story)
    story.player().discs += 1  # the disc of the action that researched it
    assert upkeep(story.state, story.player()) == 2


@clause("ECL-TECH-10", "ECL-TECH-23", "ECL-TECH-25")
@pytest.mark.parametrize(
    ("technology", "action", "before", "after"),
    [
        pytest.param("nanorobots", Action.BUILD, 2, 3, id="Nanorobots"),
        pytest.param("improved_logistics", Action.MOVE, 3, 4, id="Improved Logistics"),
        pytest.param("pico_modulator", Action.UPGRADE, 2, 4, id="Pico Modulator"),
    ],
)
def test_some_technologies_raise_an_activation_value(
    technology: str, action: Action, before: int, after: int
) -> None:
    story = Story()
    assert activations(story.state, story.player(), action) == before
    story.learn(technology, track="nano")
    assert activations(story.state, story.player(), action) == after


@clause("ECL-TECH-10")
def test_with_nanorobots_a_third_thing_is_built() -> None:
    story = Story()
    story.learn("nanorobots")
    story.store(materials=9)
    story.takes("build")
    for _ in range(3):
        story.builds("interceptor", "221")
    assert story.asked == (1,)


@clause("ECL-TECH-19")
def test_the_artifact_key_brings_five_of_a_resource_for_each_artifact() -> None:
    story = Story()
    story.store(materials=0, money=0)
    story.lay("107", "0,-1", disc=0)
    story.lay("202", "1,-2", disc=0)
    researched("artifact_key", "nano", story)
    story.chooses("materials")
    story.chooses("money")
    story.chooses("materials")
    assert (story.player().storage["materials"], story.player().storage["money"]) == (10, 5)
    assert "stop" not in story.moves()


@clause("ECL-TECH-19")
def test_an_artifact_brings_only_real_resources() -> None:
    story = researched("artifact_key", "nano")
    assert story.why("resource gray").clause == "ECL-RES-01"


@clause("ECL-TECH-24")
def test_the_warp_portal_is_put_on_a_controlled_sector() -> None:
    story = Story(warp_portals=True)
    story.lay("102", "0,-1", disc=0)
    researched("warp_portal", "nano", story)
    assert story.why("portal 001").clause == "ECL-TECH-24"
    story.places_portal("102")
    assert (story.sector("102").portal, story.sector("221").portal) == (True, False)
    assert story.told(PortalPlaced) == [PortalPlaced("ECL-TECH-24", 0, "102")]


@clause("ECL-TECH-24")
def test_without_a_sector_nobody_researches_the_warp_portal() -> None:
    story = Story(warp_portals=True)
    story.state.tray = {"warp_portal": 1}
    story.store(science=30)
    story.sector("221").disc = -1
    story.takes("research")
    assert story.why("research warp_portal grid").clause == "ECL-TECH-24"


@clause("ECL-TECH-26")
def test_ancient_labs_bring_a_discovery_at_once() -> None:
    story = Story()
    story.state.tray = {"ancient_labs": 1}
    story.store(science=30)
    story.takes("research")
    before = len(story.state.discoveries)
    story.researches("ancient_labs", "nano", "eight_money")
    assert len(story.state.discoveries) == before - 1
    assert story.asked == (0,)
