"""Occupation, discoveries, repair and elimination (ECL-OCC, ECL-FAQ-18, 24)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import ShipsRepaired
from starboard.games.eclipse.discoveries import TakeDiscovery
from starboard.games.eclipse.events import ControlLost, ControlTaken
from starboard.games.eclipse.state import NEUTRAL, NOBODY
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight

FOUND = "205"
"""Where discoveries lie in these tests."""


def pending(fight: Fight) -> list[tuple[int, str]]:
    """Discoveries that are about to be taken, the next one first."""
    steps = fight.state.agenda.entries()
    return [(step.seat, step.sector) for step in steps if isinstance(step, TakeDiscovery)]


@clause("ECL-OCC-01", "ECL-FAQ-24")
def test_sectors_are_occupied_in_descending_number() -> None:
    fight = Fight({0: ["interceptor"]})
    fight.lay("102", "1,-1", ships={1: ["interceptor"]})
    fight.lay("205", "2,1", ships={0: ["interceptor"]})
    fight.begin()
    assert fight.why(f"occupy {ARENA}").clause == "ECL-OCC-01"
    fight.occupies("205", seat=0)
    fight.occupies(ARENA, seat=0)
    fight.occupies("102", seat=1)
    assert [event.sector for event in fight.told(ControlTaken)] == ["205", ARENA, "102"]


@clause("ECL-OCC-02")
def test_an_enemy_disc_without_cubes_goes_home() -> None:
    fight = Fight({1: ["interceptor"]}, disc=0)
    discs = fight.player(0).discs
    fight.begin()
    assert fight.player(0).discs == discs + 1
    assert [(event.seat, event.sector) for event in fight.told(ControlLost)] == [(0, ARENA)]
    fight.occupies(ARENA)
    assert fight.sector(ARENA).disc == 1


@clause("ECL-OCC-02")
def test_a_single_cube_keeps_the_sector() -> None:
    fight = Fight({1: ["interceptor"]}, disc=0, cubes=(0,))
    fight.begin(BLANK)
    assert fight.sector(ARENA).disc == 0
    assert fight.asked == ()


@clause("ECL-OCC-03")
def test_a_sector_won_from_neutral_ships_can_be_occupied() -> None:
    fight = Fight({0: ["cruiser"]})
    fight.neutrals("ancient")
    fight.ship(ARENA, NEUTRAL, "ancient").damage = 1
    fight.begin(BLANK, BLANK, DAMAGE, "1", "2")
    discs = fight.player(0).discs
    fight.passes()
    fight.occupies(ARENA)
    assert fight.sector(ARENA).disc == 0
    assert fight.player(0).discs == discs - 1


@clause("ECL-OCC-03")
def test_a_sector_may_be_left_without_a_disc() -> None:
    fight = Fight({1: ["interceptor"]}, disc=0)
    fight.begin()
    assert fight.listed() == [f"occupy {ARENA}", "pass"]
    assert fight.question() == {"sector": ARENA}
    fight.passes()
    assert fight.sector(ARENA).disc == NOBODY


@clause("ECL-OCC-03")
def test_without_a_disc_on_the_track_nobody_is_asked() -> None:
    fight = Fight({1: ["interceptor"]}, disc=0)
    fight.player(1).discs = 0
    fight.begin()
    assert fight.asked == ()
    assert fight.sector(ARENA).disc == NOBODY


@clause("ECL-SPEC-27")
def test_draco_may_occupy_a_sector_with_ancients_after_combat() -> None:
    fight = Fight({0: ["interceptor"]}, species=["descendants_of_draco"])
    fight.neutrals("ancient")
    fight.begin()
    fight.occupies(ARENA)
    assert fight.sector(ARENA).disc == 0


@clause("ECL-OCC-04")
def test_who_has_a_ship_in_a_sector_takes_its_discovery() -> None:
    fight = Fight({})
    fight.lay(FOUND, "2,1", ships={1: ["interceptor"]}, discovery=True)
    fight.begin()
    assert fight.asked == (1,)
    tile = fight.state.discoveries.bag[0]
    fight.passes(tile)
    assert not fight.sector(FOUND).discovery


@clause("ECL-OCC-04")
def test_discoveries_follow_when_all_sectors_are_occupied() -> None:
    fight = Fight({0: ["interceptor"]})
    fight.lay(FOUND, "2,1", ships={1: ["interceptor"]}, discovery=True)
    fight.begin()
    fight.occupies("205", seat=1)
    assert fight.sector(FOUND).discovery
    assert fight.listed() == [f"occupy {ARENA}", "pass"]


@clause("ECL-OCC-04")
def test_the_winner_over_the_gcds_gets_the_discovery_of_the_galactic_center() -> None:
    fight = Fight({})
    fight.send("001", {0: ["dreadnought"]})
    fight.ship("001", NEUTRAL, "gcds").damage = 7
    fight.begin(DAMAGE, BLANK, "1", "1", "2", "3")
    fight.passes()
    tile = fight.state.discoveries.bag[0]
    fight.occupies("001", tile)
    assert not fight.sector("001").discovery


@clause("ECL-SPEC-28")
def test_draco_gets_no_discovery_while_ancients_guard_it() -> None:
    fight = Fight({}, species=["descendants_of_draco"])
    fight.lay("204", "2,1", disc=0, ships={0: ["interceptor"]})
    fight.begin()
    assert fight.sector("204").discovery
    assert fight.asked == ()


@clause("ECL-FAQ-18")
def test_without_a_ship_the_controller_gets_the_discovery() -> None:
    fight = Fight({})
    fight.lay(FOUND, "2,1", disc=1, discovery=True)
    tile = fight.state.discoveries.bag[0]
    fight.begin(tile)
    assert not fight.sector(FOUND).discovery


@clause("ECL-OCC-04")
def test_a_ship_goes_before_a_controller_who_never_lived_with_ancients() -> None:
    fight = Fight({})
    fight.lay(FOUND, "2,1", disc=1, cubes=(0,), ships={0: ["interceptor"]}, discovery=True)
    with pytest.raises(Exception, match="draw"):
        fight.begin(BLANK)
    assert pending(fight) == [(0, FOUND)]


GUARDED = "204"
"""A sector of Draco (seat 1) with an Ancient that guards a discovery."""


def at_dracos(*ships: str, cubes: tuple[int, ...] = (0,), rules: int = 3) -> Fight:
    """Ships of seat 0 beside the Ancient, which one more hit destroys."""
    fight = Fight({}, species=["terran_directorate", "descendants_of_draco"])
    fight.state.rules = rules
    fight.lay(GUARDED, "2,1", disc=1, cubes=cubes, ships={0: list(ships)})
    fight.ship(GUARDED, NEUTRAL, "ancient").damage = 1
    return fight


@clause("ECL-FAQ-18")
def test_draco_gets_what_its_ancients_guarded_if_it_keeps_the_sector() -> None:
    fight = at_dracos("cruiser")
    fight.begin(BLANK, BLANK, DAMAGE, "1", "2")  # the Ancient misses and is hit
    fight.passes(BLANK, "eight_money", seat=0)  # one cube keeps the sector
    assert (fight.left(0, GUARDED), fight.left(NEUTRAL, GUARDED)) == (["cruiser"], [])
    assert fight.sector(GUARDED).disc == 1
    assert fight.asked == (1,)
    money = fight.player(1).storage["money"]
    fight.uses_discovery(seat=1)
    assert fight.player(1).storage["money"] == money + 8
    assert not fight.sector(GUARDED).discovery


@clause("ECL-FAQ-18")
def test_before_rules_three_the_intruder_took_what_dracos_ancients_guarded() -> None:
    fight = at_dracos("cruiser", rules=2)
    fight.begin(BLANK, BLANK, DAMAGE, "1", "2")
    fight.passes(BLANK, "eight_money", seat=0)
    assert fight.asked == (0,)
    assert "use-discovery" in fight.listed(0)


@clause("ECL-FAQ-18", "ECL-OCC-04")
@pytest.mark.parametrize("occupied", [True, False])
def test_where_draco_loses_the_sector_the_ship_takes_the_discovery(occupied: bool) -> None:
    fight = at_dracos("cruiser", cubes=())
    fight.begin(BLANK, BLANK, DAMAGE, "1", "2")
    fight.passes(seat=0)
    fight.do(f"occupy {GUARDED}" if occupied else "pass", "eight_money", seat=0)
    assert fight.sector(GUARDED).disc == (0 if occupied else NOBODY)
    assert fight.asked == (0,)
    assert "use-discovery" in fight.listed(0)


@clause("ECL-FAQ-18", "ECL-SPEC-28")
def test_while_an_ancient_is_left_draco_waits() -> None:
    fight = at_dracos("interceptor")
    fight.begin(BLANK, DAMAGE, BLANK, "1")  # the Interceptor misses and is destroyed
    fight.passes(seat=0)
    assert fight.left(NEUTRAL, GUARDED) == ["ancient"]
    assert fight.sector(GUARDED).discovery


@clause("ECL-OCC-05")
def test_all_damage_is_repaired_also_that_of_neutral_ships() -> None:
    fight = Fight({0: ["interceptor"]})
    fight.neutrals("ancient")
    fight.send("221", {0: ["cruiser"]})
    fight.ship("221", 0, "cruiser").damage = 1
    fight.play(DAMAGE, DAMAGE, BLANK)
    assert fight.left(0) == []
    assert fight.ship(ARENA, NEUTRAL, "ancient").damage == 0
    assert fight.ship("221", 0, "cruiser").damage == 0
    assert len(fight.told(ShipsRepaired)) == 1


@clause("ECL-OCC-06")
def test_who_has_neither_ship_nor_sector_is_eliminated() -> None:
    fight = Fight({})
    home = fight.sector("223")
    home.cubes = [False] * len(home.cubes)
    home.ships.clear()
    fight.send("223", {0: ["interceptor"]})
    fight.play()
    assert fight.player(1).eliminated
    assert not fight.player(0).eliminated


@clause("ECL-OCC-06", "ECL-GEN-08")
@pytest.mark.parametrize("kind", ["interceptor", "starbase"])
def test_a_single_ship_keeps_a_player_in_the_game(kind: str) -> None:
    fight = Fight({1: [kind]})
    home = fight.sector("223")
    home.cubes = [False] * len(home.cubes)
    home.ships.clear()
    fight.send("223", {0: ["interceptor"]})
    fight.play()
    assert not fight.player(1).eliminated
