"""Where several rules meet: who is first, what counts together, what no longer counts."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.film.crew_events import NothingHappened
from starboard.games.space_alert.kinds import Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship

# ---------------------------------------------------------------- aboard


@clause("SA-ACT-03", "SA-BOT-08", "SA-BOT-11")
def test_the_squad_that_comes_after_the_last_blow_is_not_struck() -> None:
    squads = ["active", "active"]
    ship = Ship("x", "x", at="upper_red", squads=squads, threats=["I1-01 internal@9#7"]).go()
    assert ship["I1-01"].fate is Fate.DESTROYED
    assert [crew.squad for crew in ship.crew] == [Squad.DISABLED, Squad.ACTIVE]


@clause("SA-ACT-13", "SA-INT-34")
def test_a_repair_that_goes_to_another_malfunction_does_not_count_for_the_overload() -> None:
    places = ["lower_red", "lower_white", "lower_blue"]
    threats = ["I2-06 internal@9#5", "SI2-03 internal@9#7"]
    ship = Ship("b", "b", "b", at=places, threats=threats).go()
    assert (ship["I2-06"].cubes, ship["SI2-03"].cubes) == (1, 2)


@clause("SA-INT-46", "SA-VISUAL-01")
def test_whoever_comes_after_the_nuclear_device_is_stopped_sees_the_window() -> None:
    ship = Ship("c", "c", "c", "c", at="lower_white", threats=["SI2-05 internal@9#7"]).go()
    assert ship["SI2-05"].fate is Fate.DESTROYED
    assert ship.state.confirmed == [1, 0, 0]


@clause("SA-ACT-08", "SA-MAINT-01")
def test_a_repair_of_the_computer_is_no_maintenance() -> None:
    ship = Ship("c", neglected=True, threats=["I2-05 internal@10#7"]).go()
    assert ship["I2-05"].cubes == 1
    assert not ship.state.maintained


@clause("SA-ACT-08", "SA-BOT-04")
def test_during_the_uprising_no_squad_is_woken() -> None:
    threats = ["SI1-06 internal@9#7"]
    ship = Ship("c", at="upper_blue", squads=["disabled"], threats=threats).go()
    assert ship.crew[0].squad is Squad.DISABLED
    assert ship["SI1-06"].cubes == 1


@clause("SA-INT-05", "SA-HERO-02")
@pytest.mark.parametrize("card", ["2", "1"])
def test_only_a_heroic_move_that_leads_somewhere_enters_slime(card: str) -> None:
    ship = Ship(card, at="lower_white", threats=["I2-02 internal@10#7"])
    ship["I2-02"].tokens = [0, 1]
    assert ship.go().crew[0].delayed == (card == "1")


@clause("SA-INT-18")
def test_two_slimes_do_not_share_a_station() -> None:
    ship = Ship("", threats=["I2-02 internal@4#5", "I2-01 internal@4#6"], internal="T3").go()
    assert (ship["I2-02"].tokens, ship["I2-01"].tokens) == ([0, 1], [2])


@clause("SA-INT-20", "SA-BOT-10")
def test_a_squad_passes_over_slime_that_can_no_longer_be_fought() -> None:
    threats = ["I2-02 internal@2#3", "SI1-01 internal@10#7"]
    ship = Ship("-x", at="lower_red", squads=["active"], threats=threats).go(2)
    assert ship["I2-02"].tokens == [0]
    assert ship["SI1-01"].cubes == 1


@clause("SA-WEAPON-05")
def test_a_light_laser_fires_once_a_turn() -> None:
    ship = Ship("a", "a", at="lower_red", threats=["E1-09 red@9"]).go()
    assert [event.clause for event in ship.all(NothingHappened)] == ["SA-WEAPON-05"]
    assert ship["E1-09"].cubes == 2  # without a shield: the strength of one laser


# ---------------------------------------------------------------- outside


@clause("SA-EXT-26", "SA-TARGET-15")
def test_a_threat_nobody_sees_does_not_save_the_pilot_from_the_behemoth() -> None:
    threats = ["E1-03 white@5#4", "SE2-01 red@4#5"]
    ship = Ship("c", at="upper_red", squads=["active"], threats=threats, white="T3").go()
    assert ship.crew[0].knocked_out
    assert ship["SE2-01"].cubes == 5


@clause("SA-EXT-31", "SA-TARGET-03")
def test_a_threat_destroyed_in_the_same_step_saves_the_pilot_from_the_behemoth() -> None:
    places = ["upper_red", "upper_white"]
    threats = ["SE2-01 red@4#5", "E1-07 white@3#7"]
    ship = Ship("c", "a", at=places, squads=["active"], threats=threats).go()
    assert ship["E1-07"].fate is Fate.DESTROYED
    assert not ship.crew[0].knocked_out


@clause("SA-EXT-03", "SA-EXT-24")
def test_a_cryoshield_takes_the_shot_but_not_the_explosion_of_the_same_step() -> None:
    threats = ["SE1-03 white@9#2", "E1-06 red@9#3"]
    ship = Ship("a", "a", at=["upper_white", "upper_red"], threats=threats)
    ship["SE1-03"].cubes = 6
    ship.go()
    assert (ship["E1-06"].cubes, ship["E1-06"].frozen) == (1, False)


@clause("SA-EXT-10", "SA-EXT-40")
def test_a_scout_destroyed_in_the_same_step_strengthens_no_dying_asteroid() -> None:
    threats = ["E2-02 red@4#2", "SE1-08 white@4#5"]
    ship = Ship("a", "a", at=["lower_red", "lower_white"], threats=threats)
    ship["E2-02"].aura, ship["E2-02"].cubes = True, 2
    ship["SE1-08"].marks, ship["SE1-08"].cubes = 1, 8
    ship.state.shield = [0, 0, 0]
    assert ship.go().damage == [0, 2, 0]


@clause("SA-INT-28", "SA-EXT-40")
def test_a_hull_closed_in_the_same_step_takes_a_dying_asteroid_once() -> None:
    threats = ["SE1-08 white@4#5", "SI1-04 internal@10#7"]
    ship = Ship("c", "a", at=["upper_red", "lower_white"], squads=["active"], threats=threats)
    ship["SI1-04"].cubes, ship.state.doubled = 1, 7
    ship["SE1-08"].marks, ship["SE1-08"].cubes = 1, 8
    ship.state.shield = [0, 0, 0]
    assert ship.go().damage == [0, 2, 0]
