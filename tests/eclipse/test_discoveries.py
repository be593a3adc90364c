"""Discovery tiles (ECL-DISC). Seat 0 finds them in 206, south-west of its home."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.content import box
from starboard.games.eclipse.discoveries import TakeDiscovery
from starboard.games.eclipse.empire_events import PartRemoved
from starboard.games.eclipse.events import Built
from starboard.games.eclipse.galaxy_events import DiscoveryKept, PartLaidBeside, PortalFound
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.printed import GainPart
from starboard.games.eclipse.scoring import points
from starboard.kernel import EVERYONE, Event
from starboard.kernel.view import View
from starboard.testing import clause
from tests.eclipse.story import Story

SINGLE = ("six_materials", "five_science", "eight_money", "mixed")


def found(tile: str, sector: str = "206", **options: object) -> Story:
    """Seat 0 looks at a discovery out of this sector."""
    story = Story(**options)  # type: ignore[arg-type]
    story.lay("206", "-1,-1")
    story.state.agenda.clear()
    story.state.agenda.push(TakeDiscovery(0, sector))
    story.go(tile)
    return story


def tray(story: Story, *technologies: str) -> None:
    story.state.tray = dict.fromkeys(technologies, 1)


@clause("ECL-DISC-01", "ECL-DISC-02")
@pytest.mark.parametrize(
    ("tile", "gained"),
    [
        ("six_materials", (6, 0, 0)),
        ("five_science", (0, 5, 0)),
        ("eight_money", (0, 0, 8)),
        ("mixed", (2, 2, 3)),
    ],
)
def test_resources_go_to_storage(tile: str, gained: tuple[int, int, int]) -> None:
    story = found(tile)
    story.store(materials=0, science=0, money=0)
    story.uses_discovery()
    storage = story.player().storage
    assert (storage["materials"], storage["science"], storage["money"]) == gained


@clause("ECL-DISC-01", "ECL-DISC-02", "ECL-DISC-03")
def test_the_supply_holds_its_printed_number_of_tiles() -> None:
    counts = {tile.id: tile.count for tile in box().discoveries.values()}
    assert [counts[name] for name in SINGLE] == [3, 3, 3, 2]
    assert counts["ancient_tech"] == counts["ancient_cruiser"] == 3
    assert (counts["ancient_orbital"], counts["ancient_monolith"]) == (2, 1)
    parts = [tile for tile in box().discoveries.values() if isinstance(tile.reward, GainPart)]
    assert sum(tile.count for tile in parts if tile.id != "muon_source") == 14
    assert sum(counts.values()) == 36


@clause("ECL-DISC-04")
def test_ancient_technology_gives_one_of_the_cheapest_that_are_lacking() -> None:
    story = found("ancient_tech")
    tray(story, "starbase", "fusion_source", "fusion_drive", "improved_hull")
    story.store(science=0)
    story.uses_discovery()
    taken = [move for move in story.moves() if move.startswith("take")]
    assert taken == ["take-technology fusion_source", "take-technology fusion_drive"]
    assert story.why("take-technology improved_hull").clause == "ECL-DISC-04"
    story.takes_technology("fusion_drive")
    assert story.player().technologies["nano"] == ["fusion_drive"]
    assert "fusion_drive" not in story.state.tray
    assert story.player().storage["science"] == 0


@clause("ECL-DISC-04")
def test_without_space_for_the_cheapest_technology_only_the_points_remain() -> None:
    story = found("ancient_tech")
    tray(story, "fusion_drive", "improved_hull")
    story.player().technologies["nano"] = ["nanorobots"] * 7
    assert story.why("use-discovery").clause == "ECL-DISC-04"
    assert "keep-discovery" in story.moves()


@clause("ECL-FAQ-10", "ECL-RESCH-13")
def test_rare_technologies_and_owned_ones_are_passed_over_for_the_next_cheapest() -> None:
    story = found("ancient_tech")
    tray(story, "nanorobots", "neutron_absorber", "improved_hull", "orbital")
    story.learn("nanorobots")
    story.uses_discovery()
    taken = [move for move in story.moves() if move.startswith("take")]
    assert taken == ["take-technology improved_hull", "take-technology orbital"]


@clause("ECL-DISC-04", "ECL-RESCH-08", "ECL-TECH-19")
def test_an_instant_technology_of_the_ancients_acts_at_once() -> None:
    story = found("ancient_tech")
    tray(story, "artifact_key")
    story.store(materials=0)
    story.uses_discovery()
    story.takes_technology("artifact_key")
    story.chooses("materials")
    assert (story.asked, story.player().storage["materials"]) == ((), 5)


@clause("ECL-DISC-05")
def test_an_ancient_cruiser_comes_from_the_own_supply_to_the_sector() -> None:
    story = found("ancient_cruiser")
    story.uses_discovery()
    assert [ship.kind for ship in story.sector("206").ships_of(0)] == ["cruiser"]
    assert story.player().supply["cruiser"] == 3
    assert [event.thing for event in story.told(Built)] == ["cruiser"]


@clause("ECL-DISC-05", "ECL-GEN-17")
def test_without_a_cruiser_in_the_supply_none_is_placed() -> None:
    story = found("ancient_cruiser")
    story.player().supply["cruiser"] = 0
    story.uses_discovery()
    assert story.sector("206").ships == []


@clause("ECL-DISC-06")
def test_an_ancient_orbital_comes_with_two_materials_and_needs_no_technology() -> None:
    story = found("ancient_orbital")
    story.store(materials=0)
    story.uses_discovery()
    assert story.sector("206").orbital
    assert [event.thing for event in story.told(Built)] == ["orbital"]
    assert len(story.sector("206").cubes) == 2
    assert story.player().storage["materials"] == 2


@clause("ECL-DISC-06")
def test_where_an_orbital_is_already_only_the_materials_are_gained() -> None:
    story = found("ancient_orbital", sector="")
    home = story.sector("221")
    home.orbital = True
    home.cubes.append(False)
    squares = len(home.cubes)
    story.store(materials=0)
    story.uses_discovery()
    assert len(home.cubes) == squares
    assert story.told(Built) == []
    assert story.player().storage["materials"] == 2


@clause("ECL-DISC-07")
def test_an_ancient_monolith_stands_in_the_sector_for_nothing() -> None:
    story = found("ancient_monolith")
    story.store(materials=0)
    story.uses_discovery()
    assert story.sector("206").monolith
    assert [event.thing for event in story.told(Built)] == ["monolith"]


@clause("ECL-DISC-07")
def test_where_a_monolith_is_already_no_other_is_placed() -> None:
    story = found("ancient_monolith")
    story.settle(story.sector("206"), 0)
    story.sector("206").monolith = True
    story.uses_discovery()
    assert story.told(Built) == []
    scored = {score.reason: score.points for score in points(story.state, 0)}
    assert (scored["monoliths"], scored["discoveries"]) == (3, 0)


@clause("ECL-DISC-08", "ECL-DISC-10")
def test_an_ancient_part_goes_on_a_blueprint_at_once() -> None:
    story = found("ion_turret")
    story.uses_discovery()
    places = [f"install ion_turret interceptor {slot}" for slot in (1, 4)]
    assert set(places) <= set(story.listed())  # not over the only source or the only drive
    assert "install ion_turret interceptor 2" not in story.listed()
    assert story.why("install ion_turret interceptor 5").clause == "ECL-DISC-11"
    story.installs("ion_turret", "interceptor", 1)
    assert story.player().blueprints["interceptor"][0] == "ion_turret"
    assert story.player().beside == []
    assert story.told(PartRemoved) == []


@clause("ECL-DISC-08")
def test_an_ancient_part_replaces_a_tile() -> None:
    story = found("axion_computer")
    story.player().blueprints["cruiser"][0] = "hull"
    story.uses_discovery()
    story.installs("axion_computer", "cruiser", 1)
    assert story.player().blueprints["cruiser"][0] == "axion_computer"
    assert [event.part for event in story.told(PartRemoved)] == ["hull"]


@clause("ECL-DISC-08", "ECL-UPG-08")
def test_an_ancient_part_needs_energy_like_any_other() -> None:
    story = found("plasma_turret")
    story.uses_discovery()
    slot = box().blueprint("terran", ShipType.INTERCEPTOR).slots.index("ion_cannon") + 1
    assert story.why(f"install plasma_turret interceptor {slot}").clause == "ECL-UPG-08"


@clause("ECL-DISC-08")
def test_no_other_part_is_installed_on_the_occasion() -> None:
    story = found("ion_turret")
    story.uses_discovery()
    assert story.why("install hull interceptor 1").clause == "ECL-DISC-08"


@clause("ECL-DISC-09")
def test_an_ancient_part_may_wait_beside_the_board_for_an_upgrade() -> None:
    story = found("ion_turret")
    story.uses_discovery()
    story.lays_beside()
    assert story.player().beside == ["ion_turret"]
    assert [event.part for event in story.told(PartLaidBeside)] == ["ion_turret"]
    other = Story()
    other.player().beside.append("ion_turret")
    other.takes("upgrade")
    other.installs("ion_turret", "interceptor", 1)
    assert other.player().beside == []


@clause("ECL-DISC-11")
def test_the_muon_source_is_attached_outside_the_slots() -> None:
    story = found("muon_source")
    story.uses_discovery()
    assert story.why("install muon_source cruiser 1").clause == "ECL-DISC-11"
    story.installs("muon_source", "cruiser", 0)
    assert story.player().outside["cruiser"] == ["muon_source"]
    assert not any(story.player().blueprints["cruiser"])


@clause("ECL-DISC-12")
def test_an_ancient_warp_portal_opens_in_the_sector() -> None:
    story = found("ancient_warp_portal", warp_portals=True)
    story.uses_discovery()
    assert story.sector("206").ancient_portal
    assert [event.sector for event in story.told(PortalFound)] == ["206"]


@clause("ECL-DISC-13")
def test_a_used_tile_does_not_come_back() -> None:
    story = found("eight_money")
    story.uses_discovery()
    assert Counter(story.state.discoveries.names())["eight_money"] == 2
    assert not story.state.drawn.slots
    assert len(story.player().kept) == 0


@clause("ECL-DISC-13")
def test_a_kept_tile_counts_two_points_and_does_not_come_back() -> None:
    story = found("eight_money")
    story.keeps_discovery()
    assert Counter(story.state.discoveries.names())["eight_money"] == 2
    scored = {score.reason: score.points for score in points(story.state, 0)}
    assert scored["discoveries"] == 2


@clause("ECL-EXP-19")
def test_what_is_on_the_other_side_of_a_kept_tile_is_known_to_its_owner_only() -> None:
    story = found("ancient_cruiser")
    story.keeps_discovery()
    assert View(GAME, story.state, 0).table.players[0].kept.names() == ["ancient_cruiser"]
    assert story.told(DiscoveryKept) == [DiscoveryKept("ECL-EXP-11", 0)]
    for seat in (1, None):
        view = View(GAME, story.state, seat)
        assert view.table.players[0].kept.names() == [""]
        assert GAME.face.seat_facts(view.table, 0)["kept"] == 1
        assert Counter(view.pools["discoveries"])["ancient_cruiser"] == 3  # it may be any of them
        assert not [name for name in view.things if "ancient_cruiser" in name]
        drawn = [event for event in view_of_events(story, seat) if "ancient_cruiser" in event]
        assert drawn == []


def view_of_events(story: Story, seat: int | None) -> list[str]:
    """What has happened, as this seat is told it."""
    told = [event if may_see(event, seat) else event.redacted() for event in story.state.events]
    return [repr(event) for event in told]


def may_see(event: Event, seat: int | None) -> bool:
    return event.audience() == EVERYONE or (seat is not None and bool(event.audience() >> seat & 1))


# ------------------------------------------------------------------------- Ancient Labs


@clause("ECL-FAQ-20", "ECL-TECH-26")
def test_what_ancient_labs_find_is_placed_at_home() -> None:
    story = found("ancient_cruiser", sector="")
    story.uses_discovery()
    assert [ship.kind for ship in story.sector("221").ships] == ["interceptor", "cruiser"]


@clause("ECL-FAQ-21")
@pytest.mark.parametrize("tile", ["ancient_cruiser", "ancient_orbital", "ancient_monolith"])
def test_without_the_home_sector_such_a_find_is_kept_for_points(tile: str) -> None:
    story = found(tile, sector="")
    story.sector("221").disc = 1
    assert story.why("use-discovery").clause == "ECL-FAQ-21"
    story.keeps_discovery()
    assert story.player().kept.names() == [tile]


@clause("ECL-FAQ-21")
def test_without_the_home_sector_resources_are_still_gained() -> None:
    story = found("eight_money", sector="")
    story.sector("221").disc = 1
    story.store(money=0)
    story.uses_discovery()
    assert story.player().storage["money"] == 8


@clause("ECL-GEN-17")
def test_ancient_labs_find_nothing_when_every_tile_lies_on_the_map() -> None:
    story = Story()
    laid = sum(sector.discovery for sector in story.state.sectors.values())
    del story.state.discoveries.bag[laid:]
    story.state.agenda.push(TakeDiscovery(0, ""))
    story.go()
    assert not story.state.drawn.slots
    assert len(story.state.discoveries) == laid


@clause("ECL-DISC-04")
def test_without_any_technology_to_take_only_the_points_remain() -> None:
    story = found("ancient_tech")
    tray(story, "neutron_absorber")
    assert story.why("use-discovery").message == "no-technology-to-take"
