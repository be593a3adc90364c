"""External threats and what is special about each of them (SA-EXT)."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.film.crew_events import NothingHappened
from starboard.games.space_alert.film.events import DamageDrawn
from starboard.games.space_alert.film.threat_events import ThreatAttacked, ThreatHit
from starboard.games.space_alert.kinds import Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship


def strengths(ship: Ship) -> list[tuple[str, int]]:
    return [(event.zone, event.strength) for event in ship.all(ThreatAttacked)]


def after(ship: Ship) -> tuple[list[int], list[int]]:
    """The shields of the three zones, one each before the story, and their damage."""
    return ship.state.shield, ship.damage


def at_action(code: str, letter: str) -> Ship:
    """The ship after one action of an external threat in the white zone, shields down."""
    space = {"x": 13, "y": 9, "z": 2}[letter]  # T7: X on 12, Y on 8
    ship = Ship("", at="lower_red", threats=[f"{code} white@{space}"], white="T7")
    ship[code].speed = 1
    ship.state.shield = [0, 0, 0]
    return ship.go()


@clause("SA-TARGET-04")
@pytest.mark.parametrize("code", ["E1-09", "E1-10", "E2-04", "E2-05", "E2-07", "SE1-06", "SE2-04"])
def test_rockets_fly_past_threats_that_forbid_it(code: str) -> None:
    ship = Ship("", threats=[f"{code} white@7", "E1-05 red@9"], white="T7")
    ship.state.rocket_second = True
    ship.go()
    assert (ship[code].cubes, ship["E1-05"].cubes) == (0, 1)


@clause("SA-EXT-01")
@pytest.mark.parametrize(("code", "hits"), [("E1-03", 3), ("E2-03", 2)])
def test_a_stealthy_fighter_is_ignored_until_its_x_action(code: str, hits: int) -> None:
    ship = Ship("aa", threats=[f"{code} white@8"]).go()
    assert ship[code].cubes == 0
    ship.go()
    assert ship[code].cubes == hits


@clause("SA-EXT-02")
def test_a_rocket_explodes_on_a_phantom_without_effect() -> None:
    ship = Ship("", threats=["E2-03 white@9", "E1-05 red@10"])
    ship["E2-03"].hidden, ship["E2-03"].shield = False, 0
    ship.state.rocket_second = True
    ship.go()
    assert (ship["E2-03"].cubes, ship["E1-05"].cubes) == (0, 0)
    assert not ship.state.rocket_second


@clause("SA-EXT-03", "SA-EXT-04")
@pytest.mark.parametrize("code", ["E1-06", "SE1-05"])
def test_a_cryoshield_takes_the_first_hit_whatever_its_strength(code: str) -> None:
    ship = Ship("aa", at="lower_white", threats=[f"{code} white@10"], white="T7")
    ship[code].speed = 0
    ship.state.strength[1] = 3
    assert ship.go()[code].cubes == 0
    assert ship.go()[code].cubes == 2


@clause("SA-EXT-05")
def test_a_destroyer_draws_two_tokens_for_each_point_past_the_shield() -> None:
    ship = Ship("", threats=["E1-02 red@2"]).go()  # Z: 2, one absorbed
    assert ship.damage == [2, 0, 0]


@clause("SA-EXT-06", "SA-EXT-07", "SA-EXT-08")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
def test_the_pulse_cannon_opens_the_shield_for_one_turn(code: str) -> None:
    ship = Ship(
        "a", "aa", at=["lower_white", "upper_white"], threats=[f"{code} white@10"], white="T7"
    )
    ship[code].speed, ship[code].hp = 0, 20
    ship.go()
    assert ship[code].cubes == 1 + 5
    ship.go()
    assert ship[code].cubes == 6 + 5 - 3


@clause("SA-EXT-06")
def test_the_pulse_cannon_also_cancels_the_bonus_of_the_marauder() -> None:
    ship = Ship("a", at="lower_white", threats=["E1-04 white@10", "E2-06 red@12"], red="T7")
    ship["E2-06"].aura = True
    assert ship.go()["E1-04"].cubes == 1


@clause("SA-EXT-06")
@pytest.mark.parametrize("code", ["E1-04", "SE1-07"])
def test_energy_clouds_empty_all_shields(code: str) -> None:
    ship = Ship("", threats=[f"{code} white@6"]).go()
    assert ship.state.shield == [0, 0, 0]


@clause("SA-EXT-09")
def test_heavy_lasers_pass_over_the_scout() -> None:
    threats = ["E2-02 white@7", "E1-05 white@9"]
    ship = Ship("a", at="upper_white", threats=threats, white="T7").go()
    assert (ship["E2-02"].cubes, ship["E1-05"].cubes) == (0, 3)
    ship = Ship("a", at="lower_red", threats=["E2-02 red@7"], red="T7").go()
    assert ship["E2-02"].cubes == 1


@clause("SA-EXT-10", "SA-EXT-12")
def test_the_scout_strengthens_the_attacks_of_all_others() -> None:
    ship = Ship("", threats=["E2-02 white@6", "E1-07 red#2"], red="T1")
    ship["E2-02"].speed = 1
    ship.go(3)  # the fighter appears in turn 2 and reaches X in turn 3
    assert strengths(ship) == [("red", 2)]
    assert after(ship) == ([0, 1, 1], [1, 0, 0])


@clause("SA-EXT-10")
def test_the_bonus_ends_with_the_scout() -> None:
    ship = Ship("", threats=["E2-02 white@9", "E1-07 red@6"])
    ship["E2-02"].aura = True
    ship["E2-02"].fate = Fate.DESTROYED
    assert strengths(ship.go()) == [("red", 1)]
    assert after(ship) == ([0, 1, 1], [0, 0, 0])


@clause("SA-EXT-10")
def test_an_attack_of_strength_0_stays_0() -> None:
    ship = Ship("a", at="upper_blue", threats=["E2-02 white@9", "E2-07 blue@9"])
    ship["E2-02"].aura = True
    ship["E2-07"].hp = 1  # an asteroid that has passed no mark yet
    assert strengths(ship.go()) == []
    assert ship["E2-07"].fate is Fate.DESTROYED


@clause("SA-EXT-11")
def test_the_bonus_counts_for_nemesis_and_asteroids() -> None:
    threats = ["E2-02 red@9", "SE2-05 white@13", "E2-07 blue@9"]
    ship = Ship("a", "a", at=["upper_white", "upper_blue"], threats=threats, white="T7")
    ship["E2-02"].aura, ship["E2-02"].speed = True, 0
    ship["SE2-05"].speed = ship["E2-07"].speed = 0
    ship["E2-07"].hp, ship["E2-07"].marks = 1, 1
    ship.go()
    assert strengths(ship) == [("red", 2), ("white", 2), ("blue", 2), ("blue", 2)]
    assert after(ship) == ([0, 0, 0], [1, 1, 3])


@clause("SA-EXT-13")
def test_after_the_scouts_z_action_the_bonus_stays() -> None:
    ship = Ship("", threats=["E2-02 white@2", "E1-07 red@6"])
    ship["E2-02"].aura = True
    assert strengths(ship.go()) == [("white", 3), ("red", 2)]
    assert after(ship) == ([0, 1, 1], [1, 3, 0])  # its Z action ignores the shield


@clause("SA-EXT-14", "SA-EXT-15")
def test_the_scouts_y_action_drives_all_other_external_threats_on() -> None:
    threats = ["E1-05 red@8", "E2-02 white@6", "I1-03 internal@9", "E1-07 blue@6"]
    ship = Ship("", threats=threats, white="T4")
    ship["E1-05"].speed = ship["I1-03"].speed = ship["E1-07"].speed = 0
    ship.go()
    assert [threat.position for threat in ship.state.threats] == [7, 4, 9, 5]
    assert strengths(ship) == [("blue", 1)]  # the fighter came onto its X


@clause("SA-EXT-16")
def test_the_swarm_takes_one_damage_a_turn() -> None:
    ship = Ship("a", "a", at=["upper_white", "lower_white"], threats=["E2-04 white@9"]).go()
    assert ship["E2-04"].cubes == 1


@clause("SA-EXT-17", "SA-EXT-23", "SA-EXT-24")
def test_the_leviathan_tanker_damages_everything_out_there_when_it_explodes() -> None:
    threats = ["SE1-03 white@9", "E2-04 white@10", "E1-06 red@9", "E1-03 blue@10", "E1-07 blue#5"]
    ship = Ship("a", "a", at=["upper_white", "lower_white"], threats=threats, red="T7")
    ship["SE1-03"].cubes = 7
    ship["E1-06"].frozen = True
    ship.go()
    assert ship["SE1-03"].fate is Fate.DESTROYED
    assert ship["E2-04"].cubes == 2
    assert (ship["E1-06"].cubes, ship["E1-03"].cubes, ship["E1-07"].cubes) == (1, 1, 0)


@clause("SA-EXT-18")
def test_the_jellyfish_takes_two_more() -> None:
    ship = Ship("a", at="lower_red", threats=["E2-05 red@9"]).go()
    assert ship["E2-05"].cubes == 2 + 2


@clause("SA-EXT-19")
def test_a_jellyfish_nobody_aims_at_takes_nothing() -> None:
    assert Ship("", threats=["E2-05 red@9"]).go()["E2-05"].cubes == 0


@clause("SA-THREAT-26")
def test_the_jellyfish_heals_half_of_its_damage_rounded_down() -> None:
    ship = Ship("", threats=["E2-05 red@6"])
    ship["E2-05"].cubes = 5
    assert ship.go()["E2-05"].cubes == 3


@clause("SA-EXT-20", "SA-EXT-21")
def test_the_marauder_gives_all_external_threats_a_shield_point() -> None:
    threats = ["E2-06 red@12", "E1-05 white#1", "E1-05 blue#1"]
    ship = Ship("a", "a", at=["upper_white", "upper_red"], threats=threats, red="T7")
    ship["E2-06"].aura = True
    ship.go()
    assert ship["E2-06"].cubes == 4 - 2
    assert ship["E1-05"].cubes == 5 - 3


@clause("SA-EXT-20")
def test_the_step_in_which_the_marauder_is_destroyed_still_counts_its_bonus() -> None:
    threats = ["E2-06 red@12", "E1-05 white@9"]
    ship = Ship("a", "a", at=["upper_white", "upper_red"], threats=threats, red="T7")
    ship["E2-06"].aura, ship["E2-06"].cubes = True, 5
    ship.go()
    assert ship["E2-06"].fate is Fate.DESTROYED
    assert ship["E1-05"].cubes == 5 - 3


@clause("SA-EXT-22")
def test_after_the_marauders_z_action_the_bonus_stays() -> None:
    ship = Ship("-a", threats=["E2-06 red@2", "E1-05 white@9"], white="T7")
    ship["E2-06"].aura = True
    assert ship.go(2)["E1-05"].cubes == 5 - 3


@clause("SA-EXT-25")
@pytest.mark.parametrize("code", ["SE1-04", "SE2-03"])
def test_a_satellite_far_out_is_ignored(code: str) -> None:
    ship = Ship("aa", threats=[f"{code} white@11"], white="T7")
    ship[code].speed = 1
    assert ship.go()[code].cubes == 0
    assert ship.go()[code].cubes == 3


@clause("SA-EXT-26", "SA-EXT-27", "SA-EXT-28")
def test_a_lone_attack_on_the_behemoth_costs_the_pilot() -> None:
    ship = Ship("c", at="upper_red", squads=["active"], threats=["SE2-01 white@4"])
    ship["SE2-01"].speed = 0
    ship.go()
    assert ship["SE2-01"].cubes == 9 - 4
    assert ship.crew[0].knocked_out
    assert ship.crew[0].squad is Squad.DISABLED
    assert ship.finish().score == -3


@clause("SA-EXT-29")
def test_after_that_nobody_can_fly_the_interceptors() -> None:
    ship = Ship("c", "-c", at="upper_red", squads=["active", "active"], threats=["SE2-01 white@4"])
    ship["SE2-01"].speed = 0
    ship.go(2)
    assert ship.where(1) == "upper_red"
    assert [event.why for event in ship.all(NothingHappened)] == ["interceptors-away"]


@clause("SA-EXT-30")
def test_a_heroic_attack_on_the_behemoth_does_10() -> None:
    ship = Ship("cX", at="upper_red", squads=["active"], threats=["SE2-01 white@10"])
    ship["SE2-01"].speed = 0
    ship.go()  # too far away for the first attack
    ship["SE2-01"].position = 5
    ship.go()
    assert ship["SE2-01"].cubes == 10 - 4
    assert ship.crew[0].knocked_out
    assert ship.crew[0].squad is Squad.DISABLED


@clause("SA-EXT-31")
def test_with_another_threat_close_the_behemoth_is_attacked_like_any_other() -> None:
    threats = ["SE2-01 white@4", "E1-09 red@4"]
    ship = Ship("c", at="upper_red", squads=["active"], threats=threats)
    ship["SE2-01"].shield = 0
    ship.go()
    assert ship["SE2-01"].cubes == 1
    assert not ship.crew[0].knocked_out


@clause("SA-EXT-32", "SA-EXT-33")
def test_the_juggernaut_draws_rockets_from_any_distance_and_hardens() -> None:
    ship = Ship("", threats=["E1-05 red@3", "SE2-02 white@16"], white="T7")
    ship.state.rocket_second = True
    ship.go()
    assert ship["E1-05"].cubes == 0
    assert [event.threat for event in ship.all(ThreatHit)] == ["SE2-02"]
    assert (ship["SE2-02"].cubes, ship["SE2-02"].shield) == (0, 4)


@clause("SA-EXT-33")
def test_other_weapons_do_not_harden_the_juggernaut_and_rockets_nothing_else() -> None:
    ship = Ship("a", threats=["SE2-02 white@16"], white="T7").go()
    assert ship["SE2-02"].shield == 3
    ship = Ship("", threats=["E1-05 red@9"])
    ship.state.rocket_second = True
    assert ship.go()["E1-05"].shield == 2


@clause("SA-EXT-34")
def test_the_nemesis_strikes_back_at_all_zones_when_it_is_hurt() -> None:
    ship = Ship("a", threats=["SE2-05 white@16"], white="T7")
    ship.state.shield = [1, 0, 0]
    ship.go()
    assert strengths(ship) == [("red", 1), ("white", 1), ("blue", 1)]
    assert ship.state.shield == [0, 0, 0]
    assert ship.damage == [0, 1, 1]


@clause("SA-EXT-34")
def test_the_nemesis_also_strikes_back_when_it_is_destroyed() -> None:
    ship = Ship("a", threats=["SE2-05 white@16"], white="T7")
    ship["SE2-05"].cubes = 8
    ship.go()
    assert ship["SE2-05"].fate is Fate.DESTROYED
    assert len(strengths(ship)) == 3


@clause("SA-EXT-34")
def test_a_nemesis_that_is_left_alone_does_not_strike_again() -> None:
    ship = Ship("a", threats=["SE2-05 white@16"], white="T7")
    ship["SE2-05"].speed = 0
    assert len(strengths(ship.go(3))) == 3
    assert after(ship) == ([0, 0, 0], [0, 0, 0])


@clause("SA-EXT-34", "SA-EXT-23")
def test_the_nemesis_also_answers_an_explosion() -> None:
    ship = Ship("a", threats=["SE1-03 white@9", "SE2-05 red@16"], red="T7")
    ship["SE1-03"].cubes = 7
    assert len(strengths(ship.go())) == 3
    assert after(ship) == ([0, 0, 0], [0, 0, 0])


@clause("SA-EXT-40")
def test_an_asteroid_that_is_only_hurt_does_not_attack() -> None:
    ship = Ship("a", threats=["E2-07 white@10"])
    ship["E2-07"].marks = 1
    assert strengths(ship.go()) == []
    assert after(ship) == ([1, 1, 1], [0, 0, 0])


@clause("SA-EXT-20")
def test_before_its_x_action_the_marauder_gives_no_bonus() -> None:
    ship = Ship("a", threats=["E1-05 white@9", "E2-06 red@16"], red="T7").go()
    assert ship["E1-05"].cubes == 5 - 2


@clause("SA-EXT-35")
def test_the_nemesis_hurts_itself_without_striking_back() -> None:
    ship = at_action("SE2-05", "x")
    assert ship["SE2-05"].cubes == 1
    assert strengths(ship) == [("white", 1)]


@clause("SA-EXT-36")
def test_a_nemesis_that_destroys_itself_counts_as_destroyed() -> None:
    ship = Ship("", threats=["SE2-05 white@9"], white="T7")
    ship["SE2-05"].cubes = 7
    ship.go()
    assert ship["SE2-05"].fate is Fate.DESTROYED


@clause("SA-EXT-37")
def test_the_nemesis_ends_the_mission_with_its_z_action() -> None:
    ship = Ship("", threats=["SE2-05 white@2"]).go()
    assert ship.lost
    assert ship.state.lost_to == "SE2-05"


@clause("SA-EXT-38")
@pytest.mark.parametrize("code", ["E1-10", "E2-07", "SE1-08", "SE2-06"])
def test_a_meteor_hits_with_what_is_left_of_it(code: str) -> None:
    ship = Ship("", threats=[f"{code} white@2"])
    ship[code].cubes = ship[code].hp - 3
    assert strengths(ship.go()) == [("white", 3)]
    assert after(ship) == ([1, 0, 1], [0, 2, 0])


@clause("SA-EXT-39")
def test_the_octopus_hits_with_twice_what_is_left_of_it() -> None:
    ship = Ship("", threats=["SE1-06 white@2"])
    ship["SE1-06"].cubes = 6
    assert strengths(ship.go()) == [("white", 4)]
    assert after(ship) == ([1, 0, 1], [0, 3, 0])


@clause("SA-THREAT-03")
def test_a_hurt_octopus_attacks_all_zones() -> None:
    ship = Ship("", threats=["SE1-06 white@6"])
    ship["SE1-06"].cubes = 1
    assert strengths(ship.go()) == [("red", 1), ("white", 1), ("blue", 1)]
    assert after(ship) == ([0, 0, 0], [0, 0, 0])


@clause("SA-EXT-40")
@pytest.mark.parametrize(("code", "per_mark"), [("E2-07", 1), ("SE1-08", 2), ("SE2-06", 3)])
def test_a_destroyed_asteroid_attacks_for_each_mark_it_has_passed(code: str, per_mark: int) -> None:
    ship = Ship("-a", threats=[f"{code} white@14"], white="T7")
    ship[code].speed, ship[code].hp = 6, 5  # passes X on 12 and lands on Y on 8
    ship.go(2)
    assert ship[code].fate is Fate.DESTROYED
    assert strengths(ship) == [("white", 2 * per_mark)]


@clause("SA-EXT-41")
def test_several_answers_come_in_the_order_of_numbers() -> None:
    threats = ["E2-07 red@9", "SE2-05 white@16", "SE1-08 blue@9"]
    ship = Ship(
        "a", "a", "a", at=["upper_red", "upper_white", "upper_blue"], threats=threats, white="T7"
    )
    for code in ("E2-07", "SE1-08"):
        ship[code].hp, ship[code].marks = 1, 1
    ship.go()
    found = [event.threat for event in ship.all(ThreatAttacked)]
    assert found == ["E2-07", "SE2-05", "SE2-05", "SE2-05", "SE1-08"]
    assert after(ship) == ([0, 0, 0], [1, 0, 2])


@clause("SA-THREAT-25")
def test_shields_and_speeds_change_as_the_cards_say() -> None:
    kamikaze, crab, man_of_war = (
        at_action("E2-01", "x"), at_action("SE2-04", "y"), at_action("SE1-02", "y")
    )  # fmt: skip
    assert (kamikaze["E2-01"].speed, kamikaze["E2-01"].shield) == (2, 1)
    assert (crab["SE2-04"].speed, crab["SE2-04"].shield) == (3, 2)
    assert man_of_war["SE1-02"].shield == 3


@clause("SA-THREAT-26")
def test_grappler_and_tanker_heal_at_y() -> None:
    for code, healed in (("E1-08", 1), ("SE1-03", 2)):
        ship = Ship("", threats=[f"{code} white@6"], white="T4")
        ship[code].cubes = 3
        assert ship.go()[code].cubes == 3 - healed


@clause("SA-THREAT-10")
def test_the_behemoth_attacks_only_while_it_is_hardly_hurt() -> None:
    ship = Ship("", threats=["SE2-01 white@6"])
    ship["SE2-01"].cubes = 2
    assert strengths(ship.go()) == []
    assert after(ship) == ([1, 1, 1], [0, 0, 0])


@clause("SA-THREAT-29")
def test_the_psionic_satellite_delays_everybody_at_y() -> None:
    ship = Ship("", "", at=["upper_red", "lower_blue"], threats=["SE2-03 white@6"], white="T4").go()
    assert [crew.delayed for crew in ship.crew] == [True, True]


@clause("SA-THREAT-11")
def test_the_marauder_takes_one_energy_off_each_shield() -> None:
    ship = Ship("", threats=["E2-06 white@6"], white="T4")
    ship.state.shield = [2, 1, 0]
    assert ship.go().state.shield == [1, 0, 0]


@clause("SA-THREAT-12")
def test_the_scouts_z_attack_ignores_shields() -> None:
    ship = Ship("", threats=["E2-02 white@2"]).go()
    assert ship.state.shield[1] == 1
    assert len(ship.all(DamageDrawn)) == 3
