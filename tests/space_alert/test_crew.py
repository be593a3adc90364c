"""Battlebots, interceptors, window, heroes, delays, computer (SA-BOT … SA-DELAY, SA-MAINT)."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.film.crew_events import CrewDelayed, NothingHappened, WeaponFired
from starboard.games.space_alert.kinds import Action, Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship


def letters(ship: Ship, seat: int = 0) -> str:
    return "".join(action.value for action in ship.crew[seat].plan)


@clause("SA-BOT-01", "SA-BOT-03")
def test_the_first_one_there_takes_the_squad() -> None:
    ship = Ship("c", "c", at="upper_blue").go()
    assert [crew.squad for crew in ship.crew] == [Squad.ACTIVE, Squad.NONE]
    assert ship.state.stored[5] is Squad.NONE


@clause("SA-BOT-02")
def test_a_squad_follows_its_crew_member() -> None:
    ship = Ship("c<x", at="upper_blue", threats=["I1-03 internal@10"])
    ship["I1-03"].tokens, ship["I1-03"].speed = [4], 0
    ship.go(3)
    assert ship["I1-03"].fate is Fate.DESTROYED


@clause("SA-BOT-04", "SA-BOT-05")
def test_c_at_a_battlebot_station_wakes_a_disabled_squad_and_leaves_an_active_one() -> None:
    ship = Ship("cc", at="lower_red", squads=["disabled"]).go(2)
    assert ship.crew[0].squad is Squad.ACTIVE
    assert [event.why for event in ship.all(NothingHappened)] == ["squad-active"]
    assert ship.state.stored[0] is Squad.ACTIVE


@clause("SA-BOT-06", "SA-BOT-07", "SA-BOT-08")
def test_an_intruder_that_strikes_back_disables_even_the_squad_that_destroys_it() -> None:
    ship = Ship("x", at="upper_red", squads=["active"], threats=["I1-01 internal@10"]).go()
    assert ship["I1-01"].fate is Fate.DESTROYED
    assert ship["I1-01"].tokens == []
    assert ship.crew[0].squad is Squad.DISABLED


@clause("SA-BOT-10")
def test_a_squad_attacks_the_intruder_with_the_lowest_number() -> None:
    threats = ["I2-03 internal@10", "I1-01 internal@10"]
    ship = Ship("x", at="upper_red", squads=["active"], threats=threats).go()
    assert (ship["I2-03"].cubes, ship["I1-01"].cubes) == (1, 0)


@clause("SA-BOT-09", "SA-BOT-11")
def test_a_battlebot_activation_needs_an_active_squad_and_an_intruder() -> None:
    ship = Ship("x", "x", "x", at="lower_blue", squads=["none", "disabled", "active"])
    ship.go()
    reasons = [event.why for event in ship.all(NothingHappened)]
    assert reasons == ["no-active-squad", "no-active-squad", "no-intruder"]
    assert ship.crew[1].squad is Squad.DISABLED


@clause("SA-BOT-11")
def test_battlebots_do_nothing_to_a_malfunction() -> None:
    ship = Ship("x", at="upper_blue", squads=["active"], threats=["I1-05 internal@10"]).go()
    assert ship["I1-05"].cubes == 0


@clause("SA-FIGHTER-01", "SA-FIGHTER-07")
def test_interceptors_attack_in_the_turn_of_their_start() -> None:
    ship = Ship("c", at="upper_red", squads=["active"], threats=["E1-07 blue@4"])
    ship.state.shield[2] = 9
    ship.go()
    assert ship.where() == "space"
    assert ship["E1-07"].cubes == 1


@clause("SA-FIGHTER-02")
def test_interceptors_need_an_active_squad() -> None:
    ship = Ship("c", "c", at="upper_red", squads=["none", "disabled"]).go()
    assert (ship.where(0), ship.where(1)) == ("upper_red", "upper_red")


@clause("SA-FIGHTER-03")
def test_only_one_can_be_in_space() -> None:
    ship = Ship("c", "c", at="upper_red", squads=["active", "active"]).go()
    assert (ship.where(0), ship.where(1)) == ("space", "upper_red")


@clause("SA-FIGHTER-08", "SA-FIGHTER-09")
def test_battlebots_in_space_attack_again() -> None:
    ship = Ship("cx", at="upper_red", squads=["active"], threats=["E1-05 white@5"], white="T7")
    ship["E1-05"].speed = 0
    ship.go(2)
    assert ship.where() == "space"
    assert ship["E1-05"].cubes == 2


@clause("SA-FIGHTER-10", "SA-FIGHTER-11")
def test_any_other_card_brings_the_pilot_home_and_is_pushed_back() -> None:
    ship = Ship("c<", at="upper_red", squads=["active"], threats=["E1-05 white@4"])
    ship["E1-05"].speed = 0
    ship.go(2)
    assert ship.where() == "upper_red"
    assert letters(ship) == "c-<---------"
    assert ship["E1-05"].cubes == 1  # no attack on the way home


@clause("SA-FIGHTER-11")
def test_without_a_card_the_pilot_just_comes_home() -> None:
    ship = Ship("c-a", at="upper_red", squads=["active"]).go(2)
    assert ship.where() == "upper_red"
    assert letters(ship) == "c-a---------"


@clause("SA-FIGHTER-04", "SA-FIGHTER-05")
def test_nothing_aboard_touches_the_pilot() -> None:
    ship = Ship("c", "-", at="upper_red", squads=["active"], threats=["SE2-03 red@2"]).go()
    assert [crew.knocked_out for crew in ship.crew] == [False, True]


@clause("SA-FIGHTER-05")
def test_a_delay_in_the_red_zone_misses_the_pilot() -> None:
    ship = Ship("c", "-", at="upper_red", squads=["active"], threats=["SE2-03 red@6"]).go()
    assert [crew.delayed for crew in ship.crew] == [False, True]


@clause("SA-FIGHTER-06", "SA-MAINT-04")
def test_the_screensaver_delays_everybody_but_the_pilot() -> None:
    ship = Ship("-c", "--", at="upper_red", squads=["active"], neglected=True).go(2)
    assert [crew.delayed for crew in ship.crew] == [False, True]


@clause("SA-VISUAL-01", "SA-VISUAL-02")
def test_visual_confirmation_counts_the_crew_at_the_window() -> None:
    ship = Ship("c", "c", "c", "c", at="lower_white").go()
    assert ship.state.confirmed == [5, 0, 0]


@clause("SA-VISUAL-03", "SA-VISUAL-04", "SA-VISUAL-05")
def test_the_best_turn_of_each_phase_counts() -> None:
    ship = Ship("ccccc", "-c---", at="lower_white").go(5)
    assert ship.state.confirmed == [2, 1, 0]


@clause("SA-VISUAL-01")
def test_a_repair_at_the_window_is_no_confirmation() -> None:
    ship = Ship("c", at="lower_white", threats=["SI2-05 internal@10"]).go()
    assert ship.state.confirmed == [0, 0, 0]


@clause("SA-HERO-01", "SA-HERO-02")
def test_a_heroic_move_ignores_the_gravolift() -> None:
    ship = Ship("^", "3", "^", at=["upper_blue", "upper_blue", "upper_white"])
    ship.state.lift_broken[2] = True
    ship.go()
    assert ship.where(1) == "lower_blue"
    assert [crew.delayed for crew in ship.crew] == [True, False, False]


@clause("SA-HERO-03")
def test_a_heroic_a_shoots_with_one_more() -> None:
    ship = Ship("A", threats=["E1-05 white@9"]).go()
    assert ship["E1-05"].cubes == 4  # 5 + 1 - 2


@clause("SA-HERO-04")
def test_a_heroic_a_also_strengthens_the_pulse_cannon() -> None:
    ship = Ship("A", at="lower_white", threats=["E1-09 red@8", "E1-10 blue@9"], blue="T7").go()
    assert (ship["E1-09"].cubes, ship["E1-10"].cubes) == (2, 2)


@clause("SA-HERO-05", "SA-HERO-07")
def test_a_heroic_b_adds_a_cube_above_the_maximum() -> None:
    ship = Ship("B", at="upper_red").go()
    assert (ship.state.shield[0], ship.state.reactor[0]) == (3, 1)
    assert Ship("B", at="lower_red").go().state.reactor == [4, 2, 2]


@clause("SA-HERO-06")
def test_a_heroic_b_that_moves_nothing_adds_nothing() -> None:
    ship = Ship("B", at="upper_red")
    ship.state.shield[0] = 2
    ship.go()
    assert (ship.state.shield[0], ship.state.reactor[0]) == (2, 2)


@clause("SA-HERO-08")
def test_a_heroic_refuelling_adds_a_cube() -> None:
    assert Ship("B", at="lower_white").go().state.reactor[1] == 6


@clause("SA-HERO-09")
def test_a_heroic_repair_counts_twice() -> None:
    ship = Ship("B", at="upper_blue", threats=["I1-05 internal@10"]).go()
    assert ship["I1-05"].cubes == 2


@clause("SA-HERO-10")
def test_a_heroic_squad_is_not_disabled_and_hits_once() -> None:
    ship = Ship("X", at="upper_red", squads=["active"], threats=["I2-03 internal@10"]).go()
    assert ship["I2-03"].cubes == 1
    assert ship.crew[0].squad is Squad.ACTIVE


@clause("SA-HERO-11")
def test_heroic_interceptors_attack_with_one_more() -> None:
    ship = Ship("cX", at="upper_red", squads=["active"], threats=["E1-05 white@5"], white="T7")
    ship["E1-05"].speed = 0
    ship.go(2)
    assert ship["E1-05"].cubes == 1 + 2


@clause("SA-DELAY-01", "SA-DELAY-02", "SA-DELAY-05")
def test_a_delayed_card_pushes_on_up_to_the_first_gap() -> None:
    ship = Ship("^ab-c", "", at=["upper_white", "upper_red"])
    ship.state.lift_broken[1] = True
    ship.go(2)
    assert letters(ship) == "^-abc-------"


@clause("SA-DELAY-01")
def test_pushing_ignores_the_phases() -> None:
    ship = Ship("-^aa")
    ship.state.lift_broken[1] = True
    ship.go(3)
    assert letters(ship) == "-^-aa-------"


@clause("SA-DELAY-03")
def test_a_delay_of_an_empty_turn_pushes_nothing() -> None:
    ship = Ship("^-ab")
    ship.state.lift_broken[1] = True
    ship.go(2)
    assert letters(ship) == "^-ab--------"


@clause("SA-DELAY-04")
def test_a_card_pushed_off_the_board_is_lost() -> None:
    ship = Ship("----------^a")
    ship.state.lift_broken[1] = True
    ship.go(12)
    assert letters(ship) == "----------^-"
    assert not ship.all(WeaponFired)


@clause("SA-DELAY-05", "SA-DELAY-06", "SA-DELAY-07")
def test_four_reasons_for_a_delay_delay_once() -> None:
    ship = Ship(
        "-", "-^ab", at=["upper_white", "upper_blue"], threats=["I2-01 internal@10"], neglected=True
    )
    ship.state.lift_broken[2] = True
    ship.go(3)  # broken lift, slime and computer in turn 2
    assert letters(ship, 1) == "-^-ab-------"
    assert not ship.crew[1].delayed
    assert len([event for event in ship.all(CrewDelayed) if event.seat == 1]) == 1


@clause("SA-MAINT-01", "SA-MAINT-03")
def test_maintenance_in_the_first_two_turns_of_a_phase_satisfies_the_check() -> None:
    assert not Ship("-c", neglected=True).go(2).crew[0].delayed
    assert Ship("--c", neglected=True).go(2).crew[0].delayed


@clause("SA-MAINT-02", "SA-MAINT-03")
def test_maintenance_after_the_check_does_not_count_for_the_next() -> None:
    ship = Ship("c-c--a", neglected=True).go(5)
    assert ship.crew[0].delayed
    assert [event.why for event in ship.all(NothingHappened)] == ["maintained-already"]


@clause("SA-MAINT-04", "SA-APPEAR-04")
def test_checks_follow_turns_2_5_and_9() -> None:
    ship = Ship("", neglected=True)
    late = [turn for turn in range(1, 13) if ship.go().crew[0].delayed]
    assert late == [2, 5, 9]


@clause("SA-ANDROID-14")
def test_an_android_acts_like_everybody_else() -> None:
    ship = Ship("a", "a^c", at=["upper_red", "upper_blue"], threats=["E1-05 blue@10"])
    ship.crew[1].android = True
    ship.state.lift_broken[2] = True
    ship.go(2)
    assert ship["E1-05"].cubes == 4 - 2
    assert ship.where(1) == "lower_blue"
    assert letters(ship.go(), 1) == "a^-c--------"  # delayed by the gravolift like anybody


@clause("SA-ANDROID-14", "SA-SCORE-07")
@pytest.mark.parametrize(
    ("person", "android", "score"), [(False, False, 0), (True, False, -2), (False, True, -2)]
)
def test_an_unconscious_android_costs_as_much_as_a_person(
    person: bool, android: bool, score: int
) -> None:
    ship = Ship("", "")
    ship.crew[1].android = True
    ship.crew[0].knocked_out, ship.crew[1].knocked_out = person, android
    assert ship.finish().score == score


def test_an_empty_plan_stays_empty() -> None:
    assert set(Ship("").go(12).crew[0].plan) == {Action.EMPTY}
