"""The threat actions step, damage to the ship, the end and the score (SA-THREAT … SA-SCORE)."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.content import components
from starboard.games.space_alert.film.crew_events import WeaponFired
from starboard.games.space_alert.film.hull import TakeDamage
from starboard.games.space_alert.film.threat_events import ThreatActed, ThreatMoved
from starboard.games.space_alert.kinds import SYSTEM_B, Counter, Fate, Part, Squad
from starboard.games.space_alert.setup import damage_before
from starboard.kernel import Forced, NeedsChance
from starboard.testing import clause
from tests.space_alert.crew import Ship


def acted(ship: Ship) -> str:
    return "".join(event.letter for event in ship.all(ThreatActed))


@clause("SA-APPEAR-07", "SA-APPEAR-10", "SA-APPEAR-11")
def test_internal_threats_lay_their_oval_tokens_on_their_stations() -> None:
    ship = Ship("", threats=["SI2-03 internal#1", "I1-01 internal#1"]).go()
    assert ship["SI2-03"].tokens == [0, 1, 2]
    assert ship["I1-01"].tokens == [3]


@clause("SA-APPEAR-08", "SA-APPEAR-09")
def test_a_card_names_stations_system_hit_points_and_whether_it_strikes_back() -> None:
    overload, troopers = components().threats["SI2-03"], components().threats["I2-03"]
    assert (overload.stations, overload.system, overload.hp) == ((0, 1, 2), SYSTEM_B, 7)
    assert (troopers.stations, troopers.hp, troopers.counter) == ((3,), 2, Counter.ALWAYS)
    assert components().threats["I1-03"].counter is Counter.NEVER


@clause("SA-THREAT-01")
def test_threats_advance_in_the_order_of_their_numbers() -> None:
    ship = Ship("", threats=["E1-07 blue#2", "I1-03 internal#1", "E1-05 red#1"]).go(2)
    moved = [event.threat for event in ship.all(ThreatMoved)]
    assert moved == ["I1-03", "E1-05", "I1-03", "E1-05", "E1-07"]


@clause("SA-THREAT-02", "SA-THREAT-03")
def test_landing_on_a_mark_carries_out_its_action() -> None:
    ship = Ship("", threats=["E1-07 white@8"]).go()  # speed 3, X on 5
    assert ship["E1-07"].position == 5
    assert [event.position for event in ship.all(ThreatMoved)] == [5]
    assert acted(ship) == "x"
    assert acted(ship.go()) == "x"  # the space where a move starts does not count again


@clause("SA-THREAT-03", "SA-THREAT-04")
@pytest.mark.parametrize("space", [6, 7, 8])
def test_every_space_of_a_move_counts(space: int) -> None:
    ship = Ship("", threats=[f"E1-07 white@{space}"])  # speed 3: to 5 at most, X on 5
    assert acted(ship.go()) == "x"
    assert ship["E1-07"].position == space - 3
    assert ship.state.shield == [1, 0, 1]  # X attacks its own zone with 1


@clause("SA-THREAT-03")
def test_a_mark_that_is_not_reached_does_nothing() -> None:
    ship = Ship("", threats=["E1-07 white@9"]).go()  # stops on 6, X is on 5
    assert acted(ship) == ""
    assert (ship["E1-07"].position, ship.state.shield) == (6, [1, 1, 1])


@clause("SA-THREAT-04")
def test_passing_several_marks_carries_out_all_their_actions_in_order() -> None:
    ship = Ship("", threats=["E1-10 red@8"], red="T6")  # Y on 7 and 3
    ship["E1-10"].speed = 7
    assert acted(ship.go()) == "yyz"
    assert ship["E1-10"].fate is Fate.SURVIVED
    assert (ship.state.shield, ship.damage) == ([0, 1, 1], [4, 0, 0])  # Z: all five that are left


@clause("SA-THREAT-03", "SA-THREAT-04")
def test_a_threat_that_ends_with_one_action_carries_out_no_further_one() -> None:
    ship = Ship("", threats=["SE2-05 white@13"], white="T7")  # X on 12, Y on 8
    ship["SE2-05"].speed, ship["SE2-05"].cubes = 6, 8
    ship.go()  # X: it hurts itself by 1
    assert ship["SE2-05"].fate is Fate.DESTROYED
    assert acted(ship) == "x"


@clause("SA-THREAT-04", "SA-THREAT-25")
def test_more_speed_counts_from_the_next_move_on() -> None:
    ship = Ship("", threats=["SE2-02 red@6"], tiles=["red_structural"]).go()
    assert (ship["SE2-02"].position, ship["SE2-02"].speed) == (5, 3)
    assert ship.go()["SE2-02"].position == 2


@clause("SA-THREAT-05", "SA-THREAT-06", "SA-THREAT-07")
def test_after_its_z_action_a_threat_has_survived_and_is_out_of_reach() -> None:
    ship = Ship("-a", threats=["E1-07 white@2"]).go(2)
    assert ship["E1-07"].fate is Fate.SURVIVED
    assert ship["E1-07"].position == 1
    assert ship["E1-07"].cubes == 0
    assert acted(ship) == "z"


@clause("SA-THREAT-08")
def test_an_intruder_leaves_the_ship_after_its_z_action() -> None:
    ship = Ship("", threats=["I1-01 internal@2"]).go()
    assert ship["I1-01"].fate is Fate.SURVIVED
    assert ship["I1-01"].tokens == []


@clause("SA-THREAT-10", "SA-THREAT-11", "SA-THREAT-12")
def test_a_shield_absorbs_what_it_can_and_the_rest_is_damage() -> None:
    ship = Ship("", threats=["E1-05 blue@6"]).go()  # X: attack 2, one on the shield
    assert ship.state.shield == [1, 1, 0]
    assert ship.damage == [0, 0, 1]


@clause("SA-THREAT-13", "SA-THREAT-20")
def test_each_point_draws_one_token_of_the_zone() -> None:
    ship = Ship("", threats=["SE1-01 red@2"], tiles=["red_reactor", "red_shield", "red_gravolift"])
    ship.go()
    assert ship.state.drawn[0] == ["red_reactor", "red_shield", "red_gravolift"]
    assert len(ship.state.tiles[0]) == 3


@clause("SA-THREAT-16", "SA-THREAT-17")
def test_a_damaged_reactor_or_shield_loses_what_no_longer_fits() -> None:
    ship = Ship("", threats=["I1-01 internal@2"], tiles=["red_reactor", "red_shield"])
    ship.state.reactor[0], ship.state.shield[0] = 3, 2
    ship.go()
    assert (ship.state.reactor_max[0], ship.state.reactor[0]) == (2, 2)
    assert (ship.state.shield_max[0], ship.state.shield[0]) == (1, 1)


@clause("SA-THREAT-19")
def test_structural_damage_changes_nothing_in_this_mission() -> None:
    ship = Ship("", threats=["E1-05 blue@6"], tiles=["blue_structural"])
    before = (ship.state.strength.copy(), ship.state.reactor_max.copy())
    ship.go()
    assert (ship.state.strength, ship.state.reactor_max) == before
    assert ship.state.old_damage == 0


@clause("SA-THREAT-21")
def test_a_seventh_token_destroys_the_zone_and_loses_the_mission() -> None:
    ship = Ship("", threats=["SE1-01 red@2", "SE1-01 red@2"]).go()
    assert ship.lost
    assert ship.damage[0] == 6
    assert ship.state.lost_to == "SE1-01"


@clause("SA-THREAT-21")
def test_six_tokens_do_not_destroy_a_zone() -> None:
    ship = Ship("", threats=["E2-01 red@2"])
    ship.state.shield[0] = 0
    ship.go()
    assert ship.damage[0] == 6
    assert not ship.lost


@clause("SA-THREAT-21", "SA-THREAT-22")
def test_the_zones_after_a_destroyed_one_are_not_touched_any_more() -> None:
    ship = Ship("", threats=["E1-01 white@2"])  # Z: 2 everywhere
    ship.state.shield = [0, 0, 0]
    damage_before(ship.state, 0, list(Part)[:5])
    ship.go()
    assert ship.lost
    assert ship.damage == [6, 0, 0]


@clause("SA-THREAT-13", "SA-THREAT-22")
def test_a_zone_that_is_just_full_does_not_spare_the_next() -> None:
    ship = Ship("", threats=["E1-01 white@2"])
    damage_before(ship.state, 0, list(Part)[:4])
    ship.state.shield = [0, 0, 0]
    ship.go()
    assert not ship.lost
    assert ship.damage == [6, 2, 2]


@clause("SA-THREAT-22")
def test_an_attack_on_all_zones_meets_each_shield() -> None:
    ship = Ship("", threats=["E1-01 white@2"])  # Z: 2 everywhere
    ship.state.shield = [2, 1, 0]
    ship.go()
    assert ship.damage == [0, 1, 2]


@clause("SA-THREAT-23", "SA-THREAT-24")
def test_internal_damage_ignores_shields() -> None:
    ship = Ship("", threats=["I1-01 internal@2"]).go()
    assert ship.damage == [3, 0, 0]
    assert ship.state.shield[0] == 1


@clause("SA-THREAT-26")
def test_healing_takes_off_no_more_cubes_than_there_are() -> None:
    ship = Ship("", threats=["E1-09 white@6"])
    ship["E1-09"].cubes = 1
    assert ship.go()["E1-09"].cubes == 0


@clause("SA-THREAT-27", "SA-THREAT-28")
def test_intruders_walk_and_change_decks_whatever_the_lift_does() -> None:
    ship = Ship("", threats=["I1-01 internal@10"], internal="T4")
    ship.state.lift_broken = [True, True, True]
    ship.go()  # 10 to 7: passes X
    assert ship["I1-01"].tokens == [4]
    ship.go()  # 7 to 4: passes Y
    assert ship["I1-01"].tokens == [1]
    assert ship.state.lift_used == [False, False, False]


@clause("SA-THREAT-29")
def test_a_delay_hits_the_named_group_only() -> None:
    ship = Ship("", "", at=["upper_red", "upper_white"], threats=["SE2-03 red@6"]).go()
    assert [crew.delayed for crew in ship.crew] == [True, False]


@clause("SA-THREAT-31")
def test_the_squad_of_a_knocked_out_crew_member_is_disabled() -> None:
    ship = Ship("", squads=["active"], threats=["SE2-03 red@2"]).go()
    assert ship.crew[0].knocked_out
    assert ship.crew[0].squad is Squad.DISABLED


@clause("SA-THREAT-32")
def test_a_mission_can_be_completed_by_an_unconscious_crew() -> None:
    ship = Ship("", threats=["SE2-03 red@2"]).finish()
    assert ship.score == 6 - 2


@clause("SA-THREAT-33", "SA-SCORE-01")
def test_a_ship_taken_over_is_lost_at_once() -> None:
    ship = Ship("", threats=["SI1-03 internal@2"]).go()
    assert ship.lost
    assert ship["SI1-03"].in_play()
    assert ship.damage == [0, 0, 0]
    assert ship.state.outcome is not None
    assert ship.state.outcome.points == (0,)


@clause("SA-END-01", "SA-END-05")
def test_in_turn_13_only_the_threats_act() -> None:
    ship = Ship("", threats=["E1-05 red#8"], red="T7").go(12)
    assert (ship.state.turn, ship["E1-05"].position) == (12, 6)
    ship.finish()
    assert (ship.state.turn, ship["E1-05"].position) == (13, 4)
    assert [e.position for e in ship.all(ThreatMoved)] == [14, 12, 10, 8, 6, 4]
    assert ship.state.reactor == [2, 3, 2]
    assert not ship.all(WeaponFired)


@clause("SA-END-02", "SA-END-03")
def test_a_rocket_of_turn_12_hits_in_turn_13() -> None:
    ship = Ship("-----------c", at="lower_blue", threats=["E1-05 red@8"])
    ship["E1-05"].speed = 0
    ship.finish()
    assert ship["E1-05"].cubes == 1


@clause("SA-END-04")
def test_the_pilot_comes_home_before_the_last_threat_actions() -> None:
    plan, late = "-----------c", ["SE2-03 red@14"]
    ship = Ship(plan, at="upper_red", squads=["active"], threats=late, red="T7")
    ship["SE2-03"].speed = 1
    ship.finish()  # 14 - 13 = 1: Z in turn 13
    assert ship.where() == "upper_red"
    assert ship.crew[0].knocked_out


@clause("SA-END-06", "SA-END-07")
def test_threats_still_on_their_way_score_nothing() -> None:
    ship = Ship("", threats=["E1-05 red@10"])
    ship["E1-05"].speed = 0
    assert ship.finish().score == 0


@clause("SA-SCORE-02", "SA-SCORE-03", "SA-SCORE-10")
def test_survived_and_destroyed_threats_score_their_points() -> None:
    ship = Ship("a", threats=["E1-10 white@9", "I2-05 internal@2"]).finish()
    assert ship.damage == [1, 1, 1]
    assert ship.score == 4 + 3 - 3 - 1


@clause("SA-SCORE-04", "SA-SCORE-05", "SA-SCORE-06")
def test_the_worst_zone_counts_twice_but_only_once_for_a_tie() -> None:
    ship = Ship("", threats=["E2-06 red@2", "I1-01 internal@2"])
    ship.state.shield = [1, 1, 1]
    ship["I1-01"].tokens = [5]
    ship.finish()
    assert ship.damage == [3, 0, 3]
    assert ship.score == 3 + 2 - 6 - 3


@clause("SA-SETUP-01", "SA-SCORE-01", "SA-END-06")
def test_the_whole_crew_shares_one_result() -> None:
    won = Ship("c", "", "", at="lower_white").finish().state.outcome
    assert won is not None
    assert (won.won, won.points, won.places) == ((0, 1, 2), (1, 1, 1), (1, 1, 1))
    lost = Ship("", "", threats=["SI1-03 internal@2"]).finish().state.outcome
    assert lost is not None
    assert (lost.won, lost.points, lost.places) == ((), (0, 0), (1, 1))


@clause("SA-SCORE-07", "SA-SCORE-08")
def test_knocked_out_crew_cost_2_and_disabled_squads_1() -> None:
    ship = Ship("", "", squads=["disabled"])
    ship.crew[1].knocked_out = True
    assert ship.finish().score == -3


@clause("SA-SCORE-09")
def test_visual_confirmation_is_added() -> None:
    assert Ship("c--c", "c", at="lower_white").finish().score == 2 + 1


@clause("SA-THREAT-13")
def test_tokens_are_asked_for_before_anything_is_written() -> None:
    ship = Ship("", threats=["E1-05 blue@6"])
    before = ship.state.clone()
    step = TakeDamage(0, ((0, 1), (2, 2)))
    with pytest.raises(NeedsChance):
        step.run(ship.state, Forced("red_shield", "blue_shield"))
    assert ship.state == before
    assert not ship.state.events[1:]


@clause("SA-CAMP-18", "SA-CAMP-19")
def test_only_old_structural_damage_doubles_damage_in_its_zone() -> None:
    ship = Ship("", threats=["E1-05 blue@6", "E1-05 red@6"])
    damage_before(ship.state, 2, [Part.STRUCTURAL])
    assert ship.go().damage == [1, 0, 1 + 2]


@clause("SA-CAMP-18")
def test_different_doublings_multiply() -> None:
    ship = Ship("", threats=["E1-02 blue@6"])  # X: 1, two tokens for each point
    damage_before(ship.state, 2, [Part.STRUCTURAL])
    ship.state.shield[2] = 0
    assert ship.go().damage[2] == 1 + 4
