"""The player actions step: order, repairs, moves, energy, weapons (SA-ACT … SA-ROCKET)."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.film.crew_events import NothingHappened, WeaponFired
from starboard.games.space_alert.kinds import STATIONS, Action, Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship


def why(ship: Ship) -> list[str]:
    """Why actions had no effect."""
    return [event.why for event in ship.all(NothingHappened)]


@clause("SA-APPEAR-01", "SA-SETUP-26")
def test_shields_and_reactors_start_with_their_printed_energy() -> None:
    state = Ship("").state
    assert state.reactor == [2, 3, 2]
    assert state.shield == [1, 1, 1]


@clause("SA-SETUP-27", "SA-SETUP-28")
def test_the_ship_starts_with_three_capsules_and_three_rockets() -> None:
    assert (Ship("").state.fuel, Ship("").state.rockets) == (3, 3)


@clause("SA-SETUP-30")
def test_a_squad_lies_in_each_battlebot_station() -> None:
    stored = Ship("").state.stored
    assert [STATIONS[place] for place in range(6) if stored[place] is Squad.ACTIVE] == [
        "lower_red",
        "upper_blue",
    ]


@clause("SA-SETUP-32")
def test_everybody_starts_on_the_bridge() -> None:
    ship = Ship("", "", "")
    assert [ship.where(seat) for seat in range(3)] == ["upper_white"] * 3


@clause("SA-SETUP-22", "SA-SETUP-23")
def test_doors_and_gravolifts_connect_the_six_stations() -> None:
    ship = Ship("<^>>^<")
    assert [ship.go().where() for _ in range(6)] == [
        "upper_red", "lower_red", "lower_white", "lower_blue", "upper_blue", "upper_white"
    ]  # fmt: skip


@clause("SA-ACT-02", "SA-ACT-03")
@pytest.mark.parametrize(
    ("captain", "other", "shield", "hits"),
    [
        pytest.param("b", "a", 3, 0, id="the shield takes both cubes, none is left for the laser"),
        pytest.param("a", "b", 2, 3, id="the laser takes one cube, the shield gets the other"),
    ],
)
def test_the_captain_acts_first_and_completely(
    captain: str, other: str, shield: int, hits: int
) -> None:
    ship = Ship(captain, other, threats=["E1-07 white@9"])
    ship.state.reactor[1] = 2
    ship.go()
    assert ship.state.shield[1] == shield
    assert ship["E1-07"].cubes == hits
    assert ship.state.reactor[1] == 0


@clause("SA-ACT-03")
@pytest.mark.parametrize(
    ("plans", "cubes", "shield"),
    [
        pytest.param(("B", "b", "b"), 3, 2, id="who comes after the last repair uses the system"),
        pytest.param(("b", "b", "B"), 4, 1, id="the last one still repairs"),
    ],
)
def test_a_repair_counts_for_whoever_acts_next_in_the_same_turn(
    plans: tuple[str, ...], cubes: int, shield: int
) -> None:
    ship = Ship(*plans, at="upper_blue", threats=["I1-05 internal@10"]).go()  # three hit points
    assert ship["I1-05"].fate is Fate.DESTROYED
    assert ship["I1-05"].cubes == cubes
    assert ship.state.shield[2] == shield


@clause("SA-ACT-01", "SA-ACT-07", "SA-ACT-15")
def test_a_letter_concerns_the_system_of_the_station_one_stands_in() -> None:
    threats = ["E1-07 red@9", "E1-09 blue@9"]  # shields of two and of none
    ship = Ship("a", "a", at=["upper_red", "lower_blue"], threats=threats).go()
    assert [event.station for event in ship.all(WeaponFired)] == ["upper_red", "lower_blue"]
    assert (ship["E1-07"].cubes, ship["E1-09"].cubes) == (2, 2)
    assert ship.state.reactor == [1, 3, 2]  # the light laser has a battery of its own


@clause("SA-ACT-08", "SA-ACT-09")
def test_activating_a_covered_system_repairs_it_and_does_not_use_it() -> None:
    ship = Ship("b", at="upper_blue", threats=["I1-05 internal@10"]).go()
    assert ship["I1-05"].cubes == 1
    assert ship.state.shield[2] == 1


@clause("SA-ACT-08", "SA-ACT-14")
def test_a_malfunction_covers_one_system_of_its_own_stations_only() -> None:
    ship = Ship("a", "b", at=["upper_blue", "upper_red"], threats=["I1-05 internal@10"]).go()
    assert ship["I1-05"].cubes == 0
    assert len(ship.all(WeaponFired)) == 1
    assert ship.state.shield[0] == 2


@clause("SA-ACT-10", "SA-ACT-11")
def test_enough_repairs_end_a_malfunction_and_uncover_its_system() -> None:
    ship = Ship("b", "b", "b", "b", at="upper_blue", threats=["I1-05 internal@10"]).go()
    assert ship["I1-05"].fate is Fate.DESTROYED
    assert ship["I1-05"].tokens == []
    assert ship.state.shield[2] == 2  # the fourth B is an ordinary one


@clause("SA-ACT-12", "SA-THREAT-09")
def test_a_malfunction_that_did_its_z_covers_the_system_for_good() -> None:
    ship = Ship("-b", at="upper_blue", threats=["I1-05 internal@2"]).go(2)
    assert ship["I1-05"].fate is Fate.SURVIVED
    assert why(ship) == ["beyond-repair"]
    assert ship["I1-05"].cubes == 0


@clause("SA-ACT-13", "SA-ACT-14")
def test_a_repair_goes_to_the_repairable_malfunction_with_the_lowest_number() -> None:
    ship = Ship("-b", at="lower_white", threats=["I2-06 internal@2", "SI2-03 internal@10"]).go(2)
    assert ship["I2-06"].fate is Fate.SURVIVED
    assert ship["SI2-03"].cubes == 1
    assert ship.state.fuel == 3


@clause("SA-MOVE-01", "SA-MOVE-02")
def test_arrows_lead_through_doors_on_the_same_deck() -> None:
    ship = Ship("<", ">", at=["lower_white", "upper_white"]).go()
    assert (ship.where(0), ship.where(1)) == ("lower_red", "upper_blue")


@clause("SA-MOVE-03")
def test_an_arrow_towards_the_own_zone_leads_nowhere() -> None:
    assert Ship("<", at="upper_red").go().where() == "upper_red"
    assert Ship(">", at="lower_blue").go().where() == "lower_blue"


@clause("SA-MOVE-04")
def test_the_gravolift_leads_to_the_other_deck_of_the_zone() -> None:
    ship = Ship("^", at="upper_blue").go()
    assert ship.where() == "lower_blue"
    assert not ship.crew[0].delayed


@clause("SA-MOVE-05", "SA-THREAT-18")
def test_a_damaged_gravolift_still_moves_but_costs_the_next_action() -> None:
    ship = Ship("-^", at="upper_red", threats=["E1-07 red@7"], tiles=["red_gravolift"])
    ship.state.shield[0] = 0
    ship.go(2)  # its X action draws the gravolift
    assert ship.where() == "lower_red"
    assert ship.crew[0].delayed


@clause("SA-MOVE-06")
def test_the_second_user_of_a_gravolift_is_delayed_whatever_the_direction() -> None:
    ship = Ship("^", "^", "^", at=["upper_red", "lower_red", "upper_blue"]).go()
    assert [crew.delayed for crew in ship.crew] == [False, True, False]


@clause("SA-MOVE-06")
def test_in_the_next_turn_a_gravolift_is_free_again() -> None:
    ship = Ship("^^", at="upper_red").go(2)
    assert ship.where() == "upper_red"
    assert not ship.crew[0].delayed


@clause("SA-ENERGY-01", "SA-ENERGY-07")
def test_b_upstairs_fills_the_shield_from_the_reactor_of_the_zone() -> None:
    ship = Ship("b", at="upper_red").go()
    assert (ship.state.shield[0], ship.state.reactor[0]) == (2, 1)


@clause("SA-ENERGY-02")
def test_too_little_energy_for_the_shield_is_moved_all_the_same() -> None:
    ship = Ship("b")
    ship.state.reactor[1] = 1
    ship.go()
    assert (ship.state.shield[1], ship.state.reactor[1]) == (2, 0)


@clause("SA-ENERGY-07")
def test_a_shield_above_its_maximum_receives_and_loses_nothing() -> None:
    ship = Ship("b", at="upper_red")
    ship.state.shield[0] = 3
    ship.go()
    assert (ship.state.shield[0], ship.state.reactor[0]) == (3, 2)


@clause("SA-ENERGY-03")
def test_b_downstairs_fills_the_side_reactor_from_the_central_one() -> None:
    ship = Ship("b", at="lower_blue").go()
    assert ship.state.reactor == [2, 2, 3]


@clause("SA-ENERGY-04")
def test_too_little_energy_for_the_side_reactor_is_moved_all_the_same() -> None:
    ship = Ship("b", at="lower_blue")
    ship.state.reactor = [2, 1, 0]
    ship.go()
    assert ship.state.reactor == [2, 0, 1]


@clause("SA-ENERGY-05")
def test_a_fuel_capsule_fills_the_central_reactor() -> None:
    ship = Ship("bb", at="lower_white").go(2)
    assert ship.state.reactor[1] == 5
    assert ship.state.fuel == 1  # the second one was spent on a full reactor


@clause("SA-ENERGY-06")
def test_without_a_capsule_nothing_is_refuelled() -> None:
    ship = Ship("b", at="lower_white")
    ship.state.fuel = 0
    assert why(ship.go()) == ["no-fuel"]
    assert ship.state.reactor[1] == 3


@clause("SA-WEAPON-01", "SA-WEAPON-06")
def test_a_heavy_laser_costs_one_energy_of_its_zone() -> None:
    ship = Ship("a", at="upper_blue").go()
    assert ship.state.reactor == [2, 3, 1]


@clause("SA-WEAPON-02")
def test_an_empty_reactor_fires_nothing() -> None:
    ship = Ship("a", threats=["E1-07 white@9"])
    ship.state.reactor[1] = 0
    assert why(ship.go()) == ["reactor-empty"]
    assert ship["E1-07"].cubes == 0


@clause("SA-WEAPON-03")
def test_a_second_shot_of_the_same_weapon_costs_nothing_and_does_nothing() -> None:
    ship = Ship("a", "a", threats=["E1-07 white@9"]).go()
    assert ship.state.reactor[1] == 2
    assert ship["E1-07"].cubes == 3


@clause("SA-WEAPON-04", "SA-WEAPON-05", "SA-DMG-07")
def test_a_light_laser_needs_no_energy_and_is_ready_again_next_turn() -> None:
    ship = Ship("aa", "a", at="lower_red").go(2)
    assert ship.state.reactor[0] == 2
    assert len(ship.all(WeaponFired)) == 2
    assert why(ship) == ["already-fired"]


@clause("SA-ROCKET-04", "SA-ROCKET-05", "SA-ROCKET-06")
def test_a_rocket_hits_in_the_turn_after_its_launch() -> None:
    ship = Ship("c", at="lower_blue", threats=["E1-07 red@10"], red="T7").go()
    assert ship.state.rocket_second
    assert ship["E1-07"].cubes == 0
    ship.go()
    assert ship["E1-07"].cubes == 1  # strength 3 against shield 2
    assert not ship.state.rocket_second
    assert ship.state.rockets == 2


@clause("SA-ROCKET-02")
def test_without_rockets_none_is_launched() -> None:
    ship = Ship("c", at="lower_blue", threats=["E1-07 red@10"], red="T7")
    ship.state.rockets = 0
    assert why(ship.go()) == ["no-rocket"]
    assert (ship.state.rockets, ship.state.rocket_second) == (0, False)
    assert ship.go()["E1-07"].cubes == 0


@clause("SA-ROCKET-01", "SA-ROCKET-03")
def test_one_rocket_a_turn() -> None:
    ship = Ship("c", "c", at="lower_blue").go()
    assert ship.state.rockets == 2
    assert why(ship) == ["rocket-track-taken"]


@clause("SA-THREAT-30")
def test_a_knocked_out_crew_member_does_nothing_any_more() -> None:
    ship = Ship("a")
    ship.crew[0].knocked_out = True
    ship.go()
    assert ship.crew[0].plan[0] is Action.A
    assert not ship.all(WeaponFired)
