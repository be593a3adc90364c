"""Attacks on the population (ECL-BOMB, ECL-TECH-05, 21)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import CubeBuried, PopulationAttacked
from starboard.games.eclipse.control import add_orbital
from starboard.games.eclipse.resources import production
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight

CENTER = "001"


def raid(ships: list[str], cubes: tuple[int, ...] = (0, 1), **more: object) -> Fight:
    """Ships of seat 1 in a sector of seat 0 with one money and one science cube."""
    return Fight({1: ships}, disc=0, cubes=cubes, **more)  # type: ignore[arg-type]  # as said


def city(ships: list[str], cubes: tuple[int, ...] = (0, 1, 2, 3)) -> Fight:
    """The Galactic Center, settled by seat 0: money, money, science, materials."""
    fight = Fight({})
    center = fight.sector(CENTER)
    center.ships.clear()
    center.arrivals.clear()
    center.discovery = False
    fight.settle(center, 0, cubes)
    fight.send(CENTER, {1: ships})
    return fight


def graves(fight: Fight, seat: int = 0) -> dict[str, int]:
    return {track: count for track, count in fight.player(seat).graveyard.items() if count}


@clause("ECL-BOMB-01")
def test_population_is_attacked_in_descending_sector_number_after_all_battles() -> None:
    fight = raid(["interceptor"])
    fight.lay("317", "2,1", disc=0, cubes=(0,), ships={1: ["interceptor"]})
    fight.lay("102", "1,-1", ships={0: ["interceptor"], 1: ["interceptor"]})
    fight.play(DAMAGE, DAMAGE, BLANK)  # in the battle, then in 317, then in the arena
    assert (fight.left(0, "102"), fight.left(1, "102")) == (["interceptor"], [])
    assert sum(fight.sector("317").cubes) == 0
    assert sum(fight.sector(ARENA).cubes) == 2
    assert [event.sector for event in fight.told(PopulationAttacked)] == ["317", ARENA]


@clause("ECL-BOMB-01")
def test_neutral_ships_and_the_owner_attack_no_population() -> None:
    fight = Fight({0: ["interceptor"]}, disc=0, cubes=(0,), species=["descendants_of_draco"])
    fight.neutrals("ancient")
    fight.play()
    assert fight.told(PopulationAttacked) == []
    assert (graves(fight), sum(fight.sector(ARENA).cubes)) == ({}, 1)


@clause("ECL-BOMB-01")
def test_where_no_cube_is_left_nothing_is_attacked() -> None:
    fight = raid(["interceptor"], ())
    fight.play()  # without a die
    assert fight.told(PopulationAttacked) == []
    assert (graves(fight), sum(fight.sector(ARENA).cubes)) == ({}, 0)
    assert fight.left(1) == ["interceptor"]


@clause("ECL-BOMB-02")
def test_all_ships_make_one_cannon_attack_at_the_same_time_without_missiles() -> None:
    fight = raid(["interceptor", "cruiser", "cruiser"])
    fight.fit(1, "interceptor", "", "", "", "plasma_missile")
    fight.play(BLANK, BLANK, BLANK)
    told = fight.told(PopulationAttacked)
    assert [(event.dice, event.cubes, event.defenceless) for event in told] == [
        ((BLANK,) * 3, 0, False)
    ]
    assert (graves(fight), fight.sector(ARENA).cubes) == ({}, [True, True])


@clause("ECL-BOMB-03")
@pytest.mark.parametrize(("face", "hits"), [(4, 1), (3, 0)])
def test_computers_count_and_cubes_have_no_shield(face: int, hits: int) -> None:
    fight = raid(["cruiser"], (0,))
    fight.fit(1, "cruiser", "positron_computer")
    fight.play(face)
    assert sum(graves(fight).values()) == hits


@clause("ECL-BOMB-04", "ECL-BOMB-10")
def test_one_orange_hit_destroys_two_cubes() -> None:
    marcus = 1
    fight = city(["interceptor"] * 3, (0, 1, 2))
    fight.fit(marcus, "interceptor", "plasma_cannon")
    fight.play(DAMAGE, BLANK, 2)
    fight.choose("bomb 001.0")
    fight.choose("bomb 001.1")
    assert graves(fight) == {"money": 2}
    assert sum(fight.sector(CENTER).cubes) == 1


@clause("ECL-BOMB-04")
def test_damage_beyond_the_last_cube_is_lost() -> None:
    fight = raid(["interceptor"], (0,))
    fight.fit(1, "interceptor", "plasma_cannon")
    fight.play(DAMAGE)
    assert graves(fight) == {"money": 1}
    assert fight.told(PopulationAttacked)[0].cubes == 1


@clause("ECL-BOMB-05")
def test_the_attacker_chooses_the_cubes_and_equal_ones_are_offered_once() -> None:
    fight = city(["interceptor"])
    fight.play(DAMAGE)
    assert fight.asked == (1,)
    assert fight.listed() == ["bomb 001.0", "bomb 001.2", "bomb 001.3"]
    assert fight.question() == {"sector": CENTER, "left": 1}
    assert fight.why("bomb 001.1").message == "equal-cube-first"
    for elsewhere in ("001.5", "221.0"):
        assert fight.why(f"bomb {elsewhere}").message == "no-cube-there"
    fight.choose("bomb 001.2")
    assert graves(fight) == {"science": 1}
    assert fight.asked == ()


@clause("ECL-BOMB-05")
def test_cubes_are_chosen_one_after_the_other() -> None:
    fight = city(["interceptor"] * 3)
    fight.play(DAMAGE, DAMAGE, DAMAGE)
    fight.choose("bomb 001.3")
    assert fight.question() == {"sector": CENTER, "left": 2}
    assert fight.why("bomb 001.3").message == "no-cube-there"
    fight.choose("bomb 001.0")
    assert fight.listed() == ["bomb 001.1", "bomb 001.2"]
    fight.choose("bomb 001.1")
    assert graves(fight) == {"materials": 1, "money": 2}
    assert fight.asked == ()


@clause("ECL-BOMB-04", "ECL-BOMB-06")
def test_a_cube_goes_to_the_graveyard_of_its_square() -> None:
    fight = raid(["interceptor", "interceptor"])
    fight.play(DAMAGE, DAMAGE)
    assert graves(fight) == {"money": 1, "science": 1}
    assert fight.player(0).tracks["money"] == 11 - 2  # the cube is not back on its track
    told = [(event.seat, event.track) for event in fight.told(CubeBuried)]
    assert told == [(0, "money"), (0, "science")]


@clause("ECL-BOMB-07")
def test_the_owner_chooses_the_graveyard_for_a_gray_square() -> None:
    fight = Fight({})
    fight.lay("313", "2,1", disc=0, cubes=(0,), ships={1: ["interceptor"]}, discovery=False)
    fight.play(DAMAGE)
    assert fight.asked == (0,)
    assert fight.listed() == ["bury materials", "bury science", "bury money"]
    assert fight.question() == {"sector": "313"}
    fight.choose("bury science")
    assert graves(fight) == {"science": 1}


@clause("ECL-BOMB-07", "ECL-BOMB-08")
def test_a_cube_on_an_orbital_goes_to_the_science_or_money_graveyard() -> None:
    fight = raid(["interceptor"], ())
    add_orbital(fight.sector(ARENA))
    fight.sector(ARENA).cubes[-1] = True
    fight.play(DAMAGE)
    assert fight.listed() == ["bury science", "bury money"]
    assert fight.why("bury materials").clause == "ECL-BOMB-07"


@clause("ECL-BOMB-09")
def test_a_cube_in_the_graveyard_does_not_cover_its_track() -> None:
    fight = raid(["interceptor"], (0,))
    player = fight.player(0)
    player.tracks["money"] = 11 - 4
    fight.play(DAMAGE)
    assert graves(fight) == {"money": 1}
    assert production(fight.state, player, "money") == 8


@clause("ECL-TECH-05")
@pytest.mark.parametrize("armed", [True, False])
def test_neutron_bombs_destroy_all_cubes_without_a_roll(armed: bool) -> None:
    fight = city(["interceptor"])
    fight.learn("neutron_bombs", 1)
    if not armed:
        fight.fit(1, "interceptor", "hull")
    fight.play()
    assert graves(fight) == {"money": 2, "science": 1, "materials": 1}
    told = fight.told(PopulationAttacked)
    assert [(event.dice, event.cubes, event.defenceless) for event in told] == [((), 4, True)]


@clause("ECL-TECH-21")
def test_against_the_neutron_absorber_neutron_bombs_are_no_use() -> None:
    fight = raid(["interceptor"])
    fight.learn("neutron_bombs", 1)
    fight.learn("neutron_absorber", 0, "nano")
    fight.play(BLANK)
    assert graves(fight) == {}


@clause("ECL-SPEC-15")
def test_the_population_of_planta_has_no_defence_even_with_the_neutron_absorber() -> None:
    fight = raid(["interceptor"], species=["planta"])
    fight.learn("neutron_absorber", 0, "nano")
    fight.fit(1, "interceptor", "hull")
    fight.play()
    assert graves(fight) == {"money": 1, "science": 1}


@clause("ECL-BOMB-02")
def test_ships_without_cannons_and_bombs_do_nothing_to_the_population() -> None:
    fight = raid(["interceptor"])
    fight.fit(1, "interceptor", "hull")
    fight.play()
    assert fight.told(PopulationAttacked) == []
    assert fight.sector(ARENA).disc == 0
