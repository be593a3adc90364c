"""The compute damage step: targets and damage (SA-TARGET, SA-DMG)."""

from __future__ import annotations

from starboard.games.space_alert.film.threat_events import ThreatHit
from starboard.games.space_alert.kinds import Fate
from starboard.testing import clause
from tests.space_alert.crew import Ship


@clause("SA-APPEAR-05", "SA-APPEAR-06")
def test_a_threat_can_be_hit_in_the_turn_it_appears() -> None:
    ship = Ship("a", threats=["E1-05 white#1"], white="T7").go()
    assert ship["E1-05"].cubes == 3
    assert ship["E1-05"].position == 16 - 2


@clause("SA-TARGET-01")
def test_weapons_do_nothing_to_internal_threats() -> None:
    ship = Ship("a", threats=["I1-03 internal@5"]).go()
    assert ship["I1-03"].cubes == 0


@clause("SA-TARGET-02", "SA-TARGET-09")
def test_the_pulse_cannon_hits_everything_up_to_distance_2() -> None:
    threats = ["E1-10 red@5", "E1-10 white@10", "E1-10 blue@11"]
    ship = Ship("a", at="lower_white", threats=threats, red="T7", white="T7", blue="T7").go()
    assert [threat.cubes for threat in ship.state.threats] == [1, 1, 0]


@clause("SA-TARGET-03", "SA-DMG-05")
def test_surplus_damage_is_lost_because_targets_are_fixed_first() -> None:
    threats = ["E1-07 white@6", "E1-05 white@9"]
    ship = Ship("a", "a", at=["upper_white", "lower_white"], threats=threats)
    ship["E1-07"].cubes = 3
    ship.go()
    assert ship["E1-07"].fate is Fate.DESTROYED
    assert ship["E1-05"].cubes == 0  # five of the six were too much, but not for the next one
    assert [event.strength for event in ship.all(ThreatHit)] == [6, 1]


@clause("SA-TARGET-05")
def test_a_shot_without_a_target_only_costs_energy() -> None:
    ship = Ship("a", threats=["E1-05 red@9"]).go()
    assert ship.state.reactor[1] == 2
    assert ship["E1-05"].cubes == 0


@clause("SA-TARGET-06")
def test_a_laser_reaches_any_distance_in_its_own_zone_only() -> None:
    ship = Ship("a", at="upper_red", threats=["E1-05 red@16", "E1-05 white@2"], red="T7").go()
    assert [threat.cubes for threat in ship.state.threats] == [2, 0]


@clause("SA-TARGET-07")
def test_a_laser_hits_the_threat_nearest_to_the_ship() -> None:
    ship = Ship("a", threats=["E1-05 white@9", "E1-05 white@8"]).go()
    assert [threat.cubes for threat in ship.state.threats] == [0, 3]


@clause("SA-TARGET-08")
def test_of_several_threats_on_a_space_a_laser_hits_the_lowest_number() -> None:
    ship = Ship("a", threats=["E1-05 white@8", "E1-05 white@8"]).go()
    assert [threat.cubes for threat in ship.state.threats] == [3, 0]


@clause("SA-TARGET-10", "SA-TARGET-11")
def test_a_rocket_hits_the_closest_threat_anywhere_then_the_lowest_number() -> None:
    ship = Ship("", threats=["E1-05 red@9", "E1-07 blue@6", "E1-05 white@6"])
    ship.state.rocket_second = True
    ship.go()
    assert [threat.cubes for threat in ship.state.threats] == [0, 1, 0]


@clause("SA-TARGET-12")
def test_a_rocket_without_a_target_in_range_is_lost() -> None:
    ship = Ship("", threats=["E1-05 red@11"], red="T7")
    ship.state.rocket_second = True
    ship.go()
    assert ship["E1-05"].cubes == 0
    assert not ship.state.rocket_second
    assert ship.said("SA-TARGET-12")


@clause("SA-TARGET-13", "SA-TARGET-15")
def test_interceptors_attack_several_close_threats_with_1_each() -> None:
    threats = ["E1-09 red@5", "E1-09 blue@4", "E1-09 white@6"]
    ship = Ship("c", at="upper_red", squads=["active"], threats=threats, red="T7", blue="T7").go()
    assert [threat.cubes for threat in ship.state.threats] == [1, 1, 0]


@clause("SA-TARGET-14")
def test_interceptors_attack_a_single_threat_with_3() -> None:
    ship = Ship("c", at="upper_red", squads=["active"], threats=["E1-09 white@4"]).go()
    assert ship["E1-09"].cubes == 3


@clause("SA-TARGET-15")
def test_threats_that_interceptors_cannot_see_do_not_spread_their_attack() -> None:
    threats = ["E1-09 white@4", "E1-03 red@5"]
    ship = Ship("c", at="upper_red", squads=["active"], threats=threats, red="T7").go()
    assert ship["E1-09"].cubes == 3


@clause("SA-DMG-01", "SA-DMG-02")
def test_all_weapons_add_up_before_the_shield_is_subtracted_once() -> None:
    ship = Ship("a", "a", at=["upper_red", "lower_red"], threats=["E1-05 red@9"], red="T7").go()
    assert ship["E1-05"].cubes == 4 + 2 - 2


@clause("SA-DMG-03")
def test_a_shield_that_is_not_beaten_takes_no_damage() -> None:
    ship = Ship("a", at="lower_red", threats=["E1-05 red@9"]).go()
    assert ship["E1-05"].cubes == 0


@clause("SA-DMG-04")
def test_enough_cubes_destroy_a_threat() -> None:
    ship = Ship("a", threats=["E1-10 white@9"]).go()
    assert ship["E1-10"].fate is Fate.DESTROYED


@clause("SA-DMG-06")
def test_a_heavy_laser_can_fire_again_next_turn() -> None:
    ship = Ship("aa", threats=["SE1-01 white@16"], white="T7").go(2)
    assert ship["SE1-01"].cubes == 6
    assert ship.state.reactor[1] == 1
    assert ship.state.fired == [0] * 6


@clause("SA-THREAT-14")
def test_damage_to_a_laser_weakens_it() -> None:
    ship = Ship("-a", threats=["E1-05 white@6"], tiles=["white_upper_weapon"])
    ship.state.shield[1] = 1  # X does 2 damage, one gets through
    ship.go(2)
    assert ship["E1-05"].cubes == 4 - 2


@clause("SA-THREAT-14")
def test_damage_to_a_light_laser_weakens_it_by_one() -> None:
    ship = Ship("", threats=["E1-05 red@6"], tiles=["red_lower_weapon"]).go()
    assert ship.state.strength == [1, 1, 2, 4, 5, 4]


@clause("SA-THREAT-15")
def test_damage_to_the_pulse_cannon_shortens_its_range() -> None:
    ship = Ship(
        "-a",
        at="lower_white",
        threats=["E1-05 white@6", "E1-09 red@9"],
        tiles=["white_lower_weapon"],
        red="T7",
    )
    ship.go(2)
    assert ship.state.pulse_range == 1
    assert ship["E1-09"].cubes == 0
