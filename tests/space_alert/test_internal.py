"""Internal threats and what is special about each of them (SA-INT)."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.film.crew_events import KnockedOut
from starboard.games.space_alert.film.effects import beside
from starboard.games.space_alert.kinds import Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship


def at_action(code: str, letter: str, *plans: str, **more: object) -> Ship:
    """The ship just before an action of an internal threat, which takes one step a turn."""
    space = {"x": 13, "y": 9, "z": 2}[letter]  # T7: X on 12, Y on 8
    threats = [f"{code} internal@{space}"]
    ship = Ship(*plans, threats=threats, internal="T7", **more)  # type: ignore[arg-type]  # as given
    ship[code].speed = 1
    return ship


@clause("SA-THREAT-27")
@pytest.mark.parametrize(
    ("way", "stations"),
    [("red", [0, 0, 1, 3, 3, 4]), ("blue", [1, 2, 2, 4, 5, 5]), ("deck", [3, 4, 5, 0, 1, 2])],
)
def test_an_intruder_goes_to_the_next_station_if_there_is_one(
    way: str, stations: list[int]
) -> None:
    assert [beside(station, way) for station in range(6)] == stations


@clause("SA-THREAT-24", "SA-THREAT-27")
def test_hurt_commandos_move_on_instead_of_doing_damage() -> None:
    ship = at_action("SI1-01", "y")
    ship["SI1-01"].cubes = 1
    ship.go()
    assert ship["SI1-01"].tokens == [1]
    assert ship.damage == [0, 0, 0]
    ship = at_action("SI1-01", "y").go()
    assert ship["SI1-01"].tokens == [0]


@clause("SA-THREAT-24")
def test_a_saboteur_takes_energy_or_else_does_damage() -> None:
    ship = at_action("I1-03", "y").go()
    assert (ship.state.reactor[1], ship.damage) == (2, [0, 0, 0])
    ship = at_action("I1-04", "y")
    ship.state.reactor[1] = 0
    assert ship.go().damage == [0, 1, 0]


@clause("SA-THREAT-24")
def test_hacked_shields_empty_shield_and_reactor_of_their_zone() -> None:
    assert at_action("I1-05", "x").go().state.shield == [1, 1, 0]
    assert at_action("I1-06", "y").go().state.reactor == [0, 3, 2]


@clause("SA-THREAT-29")
def test_the_virus_drains_all_reactors_and_delays_everybody() -> None:
    assert at_action("I2-05", "x").go().state.reactor == [1, 2, 1]
    assert at_action("I2-05", "y").go().crew[0].delayed


@clause("SA-THREAT-24")
def test_the_overload_drains_the_reactors() -> None:
    assert at_action("SI2-03", "x").go().state.reactor == [2, 1, 2]
    assert at_action("SI2-03", "y").go().state.reactor == [1, 2, 1]


@clause("SA-THREAT-24")
def test_crossed_wires_fill_the_shield_before_the_rest_leaks() -> None:
    ship = at_action("SI1-05", "x").go()
    assert ship.state.shield[1] == 3
    assert ship.state.reactor[1] == 0


@clause("SA-INT-01", "SA-INT-02")
def test_warheads_have_a_point_for_each_rocket_on_board_and_block_the_launch() -> None:
    ship = Ship("-c", at="lower_blue", threats=["I1-07 internal#2"])
    ship.state.rockets = 2
    ship.state.rocket_first = True
    ship.go(2)
    assert (ship["I1-07"].hp, ship["I1-07"].cubes) == (2, 1)
    assert ship.state.rockets == 2


@clause("SA-INT-03")
def test_warheads_without_rockets_are_gone_at_once() -> None:
    ship = Ship("", threats=["I1-07 internal#1"])
    ship.state.rockets = 0
    assert ship.go()["I1-07"].fate is Fate.DESTROYED


@clause("SA-INT-04")
def test_warheads_do_three_damage_for_each_rocket_that_is_left() -> None:
    ship = Ship("", threats=["I1-07 internal@2"])
    ship["I1-07"].cubes = 2
    assert ship.go().damage == [0, 0, 3]


@clause("SA-INT-05")
def test_entering_slime_costs_the_next_action_but_being_there_does_not() -> None:
    ship = Ship(">", "-", at=["lower_white", "lower_blue"], threats=["I2-01 internal@10"]).go()
    assert [crew.delayed for crew in ship.crew] == [True, False]


@clause("SA-INT-06")
def test_the_red_slime_disables_the_stored_squad() -> None:
    ship = at_action("I2-02", "x").go()
    assert ship.state.stored[0] is Squad.DISABLED
    assert ship.finish().score == 3 - 2 * 3 - 2 - 1  # the slime does 2 in each zone


@clause("SA-INT-07")
def test_the_red_slime_leaves_a_carried_squad_alone() -> None:
    ship = at_action("I2-02", "x", "c", at="lower_red").go()
    assert ship.crew[0].squad is Squad.ACTIVE


@clause("SA-INT-08")
def test_a_slimed_squad_is_taken_disabled_and_woken_by_a_second_c() -> None:
    ship = at_action("I2-02", "x", "-cc", at="lower_red").go(2)
    assert ship.crew[0].squad is Squad.DISABLED
    assert ship.state.stored[0] is Squad.NONE
    assert ship.go().crew[0].squad is Squad.ACTIVE


@clause("SA-INT-09")
def test_the_blue_slime_destroys_a_rocket() -> None:
    assert at_action("I2-01", "x").go().state.rockets == 2
    ship = at_action("I2-01", "x")
    ship.state.rockets = 0
    ship.go()
    assert ship.state.rockets == 0
    assert not ship.said("SA-INT-09")


@clause("SA-INT-10")
def test_a_rocket_lost_to_slime_takes_a_point_off_the_warheads() -> None:
    threats = ["I2-01 internal@13", "I1-07 internal@14", "E1-05 red@9"]
    ship = Ship("", threats=threats, internal="T7")
    ship["I1-07"].cubes = 2
    assert ship.go()["I1-07"].fate is Fate.DESTROYED
    assert (ship["I2-01"].hp, ship["E1-05"].hp) == (2, 5)


@clause("SA-INT-11")
@pytest.mark.parametrize(("code", "tokens"), [("I2-01", [2, 1]), ("I2-02", [0, 1])])
def test_slime_spreads_to_lower_white_first(code: str, tokens: list[int]) -> None:
    assert at_action(code, "y").go()[code].tokens == tokens


@clause("SA-INT-12", "SA-INT-13", "SA-INT-14")
def test_offspring_slow_people_down_spread_on_and_do_damage() -> None:
    ship = Ship("<", at="lower_blue", threats=["I2-02 internal@4"], internal="T6")  # Y on 3
    ship["I2-02"].tokens = [0, 1]
    ship["I2-02"].speed = 1
    ship.go()
    assert ship.crew[0].delayed
    assert ship["I2-02"].tokens == [0, 1, 2]
    assert ship.go(2).damage == [2, 2, 2]


@clause("SA-INT-15", "SA-INT-16")
def test_an_offspring_has_one_point_of_its_own() -> None:
    ship = at_action("I2-01", "x", "x", at="lower_white", squads=["active"])
    ship["I2-01"].tokens = [2, 1]
    ship.go()
    assert ship["I2-01"].tokens == [2]
    assert ship["I2-01"].cubes == 0


@clause("SA-INT-17")
def test_the_card_stays_until_the_last_slime_is_gone() -> None:
    ship = at_action("I2-01", "x", "xx", "--x", at=["lower_blue", "lower_white"],
                     squads=["active", "active"])  # fmt: skip
    ship["I2-01"].tokens = [2, 1]
    ship.go(2)
    assert ship["I2-01"].tokens == [1]
    assert ship["I2-01"].in_play()
    assert ship.go()["I2-01"].fate is Fate.DESTROYED


@clause("SA-INT-18", "SA-INT-19")
def test_slime_spreads_only_onto_clean_stations() -> None:
    ship = at_action("I2-02", "y")
    ship["I2-02"].tokens = [0, 2]
    assert ship.go()["I2-02"].tokens == [0, 2, 1]
    ship = at_action("I2-02", "y")
    ship["I2-02"].tokens = [0, 1, 2]
    assert ship.go()["I2-02"].tokens == [0, 1, 2]


@clause("SA-INT-20")
def test_slime_stays_after_its_z_action_and_cannot_be_fought() -> None:
    ship = Ship(
        "-x",
        "->",
        at=["lower_blue", "lower_white"],
        squads=["active"],
        threats=["I2-01 internal@2"],
    ).go(2)
    assert ship["I2-01"].fate is Fate.SURVIVED
    assert ship["I2-01"].tokens == [2]
    assert ship.crew[1].delayed


@clause("SA-INT-21", "SA-INT-22")
def test_the_repaired_reactor_knocks_out_those_who_are_beside_it_at_that_moment() -> None:
    stations = ["lower_red", "lower_white", "lower_white", "lower_blue"]
    ship = Ship(">", "B", "b<", "-", at=stations, threats=["I2-06 internal@10"]).go(2)
    assert ship["I2-06"].fate is Fate.DESTROYED
    assert [crew.knocked_out for crew in ship.crew] == [False, False, False, True]


@clause("SA-THREAT-24")
def test_the_overheated_reactor_burns_a_fuel_capsule() -> None:
    assert at_action("I2-06", "y").go().state.fuel == 2


@clause("SA-INT-23")
def test_the_alien_strikes_back_only_when_it_is_grown() -> None:
    ship = at_action("SI1-03", "x", "x-x", at="lower_white", squads=["active"]).go(2)
    assert ship.crew[0].squad is Squad.ACTIVE
    ship.go()
    assert ship["SI1-03"].fate is Fate.DESTROYED
    assert ship.crew[0].squad is Squad.DISABLED


@clause("SA-THREAT-24")
def test_the_alien_does_one_damage_for_each_conscious_crew_member_it_meets() -> None:
    ship = at_action("SI1-03", "y", "", "", "")  # it comes up to the bridge
    ship.crew[2].knocked_out = True
    assert ship.go().damage == [0, 2, 0]


@clause("SA-INT-24", "SA-INT-25", "SA-INT-28")
def test_two_interceptor_attacks_close_the_fissure_and_hit_nothing_else() -> None:
    threats = ["SI1-04 internal@12", "E1-09 white@5"]
    ship = Ship("cX", at="upper_red", squads=["active"], threats=threats, internal="T7")
    ship["E1-09"].speed = 0
    ship.go()
    assert ship["SI1-04"].cubes == 1
    assert ship["E1-09"].cubes == 0
    ship.state.doubled = 7
    ship.go()
    assert ship["SI1-04"].fate is Fate.DESTROYED
    assert ship.state.doubled == 0


@clause("SA-INT-26", "SA-INT-27")
def test_the_fissure_doubles_damage_first_in_red_then_everywhere() -> None:
    ship = at_action("SI1-04", "x").go()
    assert ship.state.doubled == 0b001
    ship = at_action("SI1-04", "y").go()
    assert ship.state.doubled == 0b111


@clause("SA-INT-26")
def test_a_torn_hull_takes_two_tokens_for_each_point() -> None:
    ship = Ship("", threats=["I1-01 internal@2", "E1-01 blue@6"])
    ship.state.doubled = 0b001
    ship.state.shield = [0, 0, 0]
    ship["E1-01"].speed = 1
    ship["I1-01"].speed = 0
    assert ship.go().damage == [2, 1, 1]


@clause("SA-INT-29", "SA-INT-30")
def test_repairs_at_both_stations_of_the_uprising_count_one_more() -> None:
    ship = Ship("c", "c", at=["upper_blue", "lower_red"], threats=["SI1-06 internal@10"]).go()
    assert ship["SI1-06"].cubes == 3
    ship = Ship("c", "c", at=["upper_blue", "upper_blue"], threats=["SI1-06 internal@10"]).go()
    assert ship["SI1-06"].cubes == 2


@clause("SA-INT-31")
def test_the_uprising_knocks_out_those_with_active_squads() -> None:
    ship = at_action("SI1-06", "x", "", "", "", squads=["active", "disabled"]).go()
    assert [crew.knocked_out for crew in ship.crew] == [True, False, False]
    assert ship.crew[0].squad is Squad.DISABLED


@clause("SA-INT-32")
def test_the_uprising_then_clears_its_stations_and_at_last_the_ship() -> None:
    places = ["upper_blue", "lower_red", "upper_white", "lower_white"]
    ship = at_action("SI1-06", "y", "", "", "", "", at=places).go()
    assert [crew.knocked_out for crew in ship.crew] == [True, True, False, False]
    ship = at_action("SI1-06", "z", "", "", "", "", at=places).go()
    assert [crew.knocked_out for crew in ship.crew] == [True, True, False, True]


@clause("SA-INT-33", "SA-INT-34")
def test_repairs_at_all_three_stations_of_the_overload_count_two_more() -> None:
    places = ["lower_red", "lower_white", "lower_blue"]
    ship = Ship("b", "b", "b", at=places, threats=["SI2-03 internal@10"]).go()
    assert ship["SI2-03"].cubes == 5
    ship = Ship("b", "b", at=places, threats=["SI2-03 internal@10"]).go()
    assert ship["SI2-03"].cubes == 2


@clause("SA-THREAT-30")
def test_the_executioner_spares_those_with_an_active_squad() -> None:
    ship = at_action("SI2-01", "x", "", "", squads=["active", "disabled"]).go()
    assert [crew.knocked_out for crew in ship.crew] == [False, True]


@clause("SA-THREAT-30")
def test_commandos_knock_out_whoever_is_in_their_station() -> None:
    ship = at_action("SI1-02", "z", "", "", at=["upper_blue", "lower_blue"]).go()
    assert [crew.knocked_out for crew in ship.crew] == [True, False]


@clause("SA-INT-35", "SA-INT-37")
def test_the_seeker_goes_to_the_fullest_station_next_to_it() -> None:
    places = ["upper_white", "upper_white", "upper_red", "lower_blue"]
    ship = at_action("SI2-02", "x", "", "", "", "", at=places).go()
    assert ship["SI2-02"].tokens == [3]


@clause("SA-INT-35")
def test_the_seeker_does_not_count_the_unconscious() -> None:
    ship = at_action("SI2-02", "y", "", "", at=["upper_red", "lower_white"])
    ship.crew[0].knocked_out = True
    assert ship.go()["SI2-02"].tokens == [1]


@clause("SA-INT-36")
def test_the_seeker_stays_when_there_is_a_tie() -> None:
    ship = at_action("SI2-02", "x", "", "", at=["upper_red", "upper_blue"]).go()
    assert ship["SI2-02"].tokens == [4]


@clause("SA-INT-38", "SA-INT-39")
def test_who_destroys_the_seeker_is_knocked_out() -> None:
    ship = Ship("X", squads=["active"], threats=["SI2-02 internal@10"])
    ship["SI2-02"].cubes = 1
    ship.go()
    assert ship["SI2-02"].fate is Fate.DESTROYED
    assert ship.crew[0].knocked_out
    assert ship.crew[0].squad is Squad.DISABLED
    assert ship.finish().score == 15 - 3


@clause("SA-INT-40")
def test_contamination_lies_in_the_four_outer_stations() -> None:
    assert sorted(Ship("", threats=["SI2-04 internal#1"]).go()["SI2-04"].tokens) == [0, 2, 3, 5]


@clause("SA-INT-41")
def test_contamination_acts_where_its_tokens_still_are() -> None:
    ship = at_action("SI2-04", "x", "", "", at=["upper_red", "lower_blue"])
    ship["SI2-04"].tokens = [3]
    assert [crew.delayed for crew in ship.go().crew] == [True, False]


@clause("SA-INT-42", "SA-INT-43")
def test_the_third_hit_removes_all_contamination() -> None:
    ship = Ship("x", "x", "x", at=["upper_red", "lower_red", "upper_blue"],
                squads=["active"] * 3, threats=["SI2-04 internal@10"])  # fmt: skip
    ship.go()
    assert ship["SI2-04"].fate is Fate.DESTROYED
    assert ship["SI2-04"].tokens == []
    assert [crew.squad for crew in ship.crew] == [Squad.ACTIVE] * 3
    ship = Ship("x", at="upper_red", squads=["active"], threats=["SI2-04 internal@10"]).go()
    assert ship["SI2-04"].tokens == [5, 0, 2]


@clause("SA-INT-44")
def test_after_its_z_action_contamination_knocks_out_whoever_enters() -> None:
    places = ["lower_white", "upper_red", "upper_white"]
    ship = at_action("SI2-04", "z", "->", "", "-^", at=places).go(2)
    assert [crew.knocked_out for crew in ship.crew] == [True, True, False]


@clause("SA-INT-45")
def test_contamination_also_waits_for_the_pilot() -> None:
    ship = at_action("SI2-04", "z", "c", at="upper_red", squads=["active"]).go()
    assert not ship.crew[0].knocked_out
    assert ship.go().crew[0].knocked_out


@clause("SA-INT-46")
def test_the_nuclear_device_needs_three_at_once() -> None:
    ship = Ship("c", "c", "c", at="lower_white", threats=["SI2-05 internal@10"]).go()
    assert ship["SI2-05"].fate is Fate.DESTROYED


@clause("SA-INT-47")
def test_two_today_and_one_tomorrow_do_not_stop_the_nuclear_device() -> None:
    ship = Ship("cc", "c", at="lower_white", threats=["SI2-05 internal@10"]).go(2)
    assert ship["SI2-05"].in_play()


@clause("SA-THREAT-25")
def test_the_nuclear_device_hurries_and_ends_the_mission() -> None:
    assert at_action("SI2-05", "x").go()["SI2-05"].speed == 2
    assert at_action("SI2-05", "z").go().lost
    assert at_action("SI1-04", "z").go().lost


@clause("SA-THREAT-30")
def test_nobody_is_knocked_out_twice() -> None:
    ship = Ship("", threats=["SE2-03 red@2", "SE2-03 blue@2"]).go()
    assert len(ship.all(KnockedOut)) == 1
    assert ship.crew[0].knocked_out
    assert ship.damage == [0, 0, 0]
