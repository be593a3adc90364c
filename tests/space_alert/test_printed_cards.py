"""What is printed on threat cards, row by row: figures, stations, and what each action does."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.kinds import STATIONS, Counter, Fate, Squad
from starboard.testing import clause
from tests.space_alert.crew import Ship, rows

MARKED = {"x": 13, "y": 9, "z": 2}
"""One space before each mark of T7."""


def before(code: str, letter: str, place: str, *plans: str) -> Ship:
    """The ship just before an action of a threat that takes one step a turn."""
    threats = [f"{code} {place}@{MARKED[letter]}"]
    ship = Ship(*plans, at="lower_red", threats=threats, white="T7", internal="T7")
    ship[code].speed = 1
    return ship


# ------------------------------------------------------------------ the figures of the cards

EXTERNAL = rows("""
E1-01  |  5 2  1  2 4
E1-02  |  5 2  2  2 4
E1-03  |  4 3  2  2 4
E1-04  |  5 2  3  2 4
E1-05  |  5 2  2  2 4
E1-06  |  4 3  1  2 4
E1-07  |  4 3  2  2 4
E1-08  |  4 2  3  2 4
E1-09  |  8 2  0  2 4
E1-10  |  5 5  0  2 4
E2-01  |  5 4  2  3 6
E2-02  |  3 2  1  3 6
E2-03  |  3 3  3  3 6
E2-04  |  3 2  0  3 6
E2-05  | 13 2 -2  3 6
E2-06  |  6 3  1  3 6
E2-07  |  7 4  0  3 6
SE1-01 |  7 2  2  4 8
SE1-02 |  9 1  2  4 8
SE1-03 |  8 2  3  4 8
SE1-04 |  4 3  2  4 8
SE1-05 |  7 2  1  4 8
SE1-06 |  8 2  1  4 8
SE1-07 |  8 2  3  4 8
SE1-08 |  9 3  0  4 8
SE2-01 |  7 2  4  6 12
SE2-02 | 10 1  3  6 12
SE2-03 |  5 2  2  6 12
SE2-04 |  7 2  2  6 12
SE2-05 |  9 3  1  0 12
SE2-06 | 11 2  0  6 12
""")

INTERNAL = rows("""
I1-01  | 1 3 x always  2  4 upper_red
I1-02  | 1 3 x always  2  4 upper_blue
I1-03  | 1 4 x never   2  4 lower_white
I1-04  | 1 4 x never   2  4 lower_white
I1-05  | 3 2 B never   2  4 upper_blue
I1-06  | 3 2 B never   2  4 upper_red
I1-07  | 3 3 C never   2  4 lower_blue
I2-01  | 2 2 x never   3  6 lower_blue
I2-02  | 2 2 x never   3  6 lower_red
I2-03  | 2 2 x always  3  6 upper_red
I2-04  | 2 2 x always  3  6 lower_blue
I2-05  | 3 3 C never   3  6 upper_white
I2-06  | 3 2 B never   3  6 lower_white
SI1-01 | 2 2 x always  4  8 lower_red
SI1-02 | 2 2 x always  4  8 upper_blue
SI1-03 | 2 2 x after_x 0  8 lower_white
SI1-04 | 2 2 - never   0  8 space
SI1-05 | 4 3 B never   4  8 upper_white
SI1-06 | 4 2 C never   4  8 upper_blue,lower_red
SI2-01 | 2 2 x always  6 12 upper_blue
SI2-02 | 2 2 x never   6 15 upper_white
SI2-03 | 7 3 B never   6 12 lower_red,lower_white,lower_blue
SI2-04 | 3 2 x never   6 12 upper_red,upper_blue,lower_red,lower_blue
SI2-05 | 1 4 C never   0 12 lower_white
""")


@pytest.mark.parametrize(("code", "hp", "speed", "shield", "survived", "destroyed"), EXTERNAL)
def test_an_external_threat_has_its_printed_figures(
    code: str, hp: str, speed: str, shield: str, survived: str, destroyed: str
) -> None:
    threat = Ship("", threats=[f"{code} white@16"], white="T7")[code]
    assert (threat.hp, threat.speed, threat.shield) == (int(hp), int(speed), int(shield))
    assert (threat.card.survived, threat.card.destroyed) == (int(survived), int(destroyed))


@clause("SA-APPEAR-08", "SA-APPEAR-09", "SA-APPEAR-10")
@pytest.mark.parametrize(
    ("code", "hp", "speed", "by", "counter", "survived", "destroyed", "stations"), INTERNAL
)
def test_an_internal_threat_has_its_printed_figures_and_stations(
    code: str,
    hp: str,
    speed: str,
    by: str,
    counter: str,
    survived: str,
    destroyed: str,
    stations: str,
) -> None:
    threat = Ship("", threats=[f"{code} internal@16"], internal="T7")[code]
    assert (threat.hp, threat.speed) == (int(hp), int(speed))
    assert [STATIONS[token] for token in threat.tokens] == stations.split(",")
    assert threat.card.counter is Counter(counter)
    assert (threat.card.survived, threat.card.destroyed) == (int(survived), int(destroyed))


@clause("SA-ACT-08", "SA-BOT-06", "SA-BOT-08")
@pytest.mark.parametrize("letter", ["a", "b", "c", "x"])
@pytest.mark.parametrize(
    ("code", "hp", "speed", "by", "counter", "survived", "destroyed", "stations"),
    [row for row in INTERNAL if row.id not in ("SI1-04", "SI2-05")],
)
def test_one_kind_of_action_in_its_station_hurts_an_internal_threat(
    code: str,
    hp: str,
    speed: str,
    by: str,
    counter: str,
    survived: str,
    destroyed: str,
    stations: str,
    letter: str,
) -> None:
    place = stations.split(",")[0]
    ship = Ship(letter, at=place, squads=["active"], threats=[f"{code} internal@16"], internal="T7")
    ship[code].speed = 0
    ship.go()
    assert ship[code].cubes == (letter == by.lower())
    assert (ship.crew[0].squad is Squad.DISABLED) == (letter == by and counter == "always")


# ------------------------------------------------------------------ the actions of the cards


@clause("SA-THREAT-03", "SA-THREAT-10")
@pytest.mark.parametrize(
    ("code", "letter", "damage"),
    rows("""
E1-01 x | 111
E1-01 y | 111
E1-01 z | 222
E1-02 x | 020
E1-02 y | 040
E1-02 z | 040
E1-03 x | 000
E1-03 y | 020
E1-03 z | 020
E1-04 x | 000
E1-04 y | 101
E1-04 z | 202
E1-05 x | 020
E1-05 y | 020
E1-05 z | 030
E1-06 x | 010
E1-06 y | 020
E1-06 z | 020
E1-07 x | 010
E1-07 y | 020
E1-07 z | 030
E1-08 x | 010
E1-08 y | 000
E1-08 z | 040
E1-09 x | 000
E1-09 y | 000
E1-09 z | 050
E1-10 x | 000
E1-10 y | 000
E1-10 z | 050
E2-01 x | 000
E2-01 y | 000
E2-01 z | 060
E2-02 x | 000
E2-02 y | 000
E2-02 z | 030
E2-03 x | 000
E2-03 y | 020
E2-03 z | 030
E2-04 x | 010
E2-04 y | 121
E2-04 z | 232
E2-05 x | 111
E2-05 y | 111
E2-05 z | 222
E2-06 x | 000
E2-06 y | 000
E2-06 z | 040
E2-07 x | 000
E2-07 y | 000
SE1-01 x | 020
SE1-01 y | 030
SE1-01 z | 040
SE1-02 x | 020
SE1-02 y | 030
SE1-02 z | 050
SE1-03 x | 020
SE1-03 y | 020
SE1-03 z | 020
SE1-04 x | 111
SE1-04 y | 222
SE1-04 z | 333
SE1-05 x | 020
SE1-05 y | 030
SE1-05 z | 040
SE1-06 x | 000
SE1-06 y | 000
SE1-07 x | 000
SE1-07 y | 202
SE1-07 z | 303
SE1-08 x | 000
SE1-08 y | 000
SE2-01 x | 020
SE2-01 y | 030
SE2-01 z | 060
SE2-02 x | 020
SE2-02 y | 030
SE2-03 x | 000
SE2-03 y | 000
SE2-03 z | 000
SE2-04 x | 000
SE2-04 y | 000
SE2-04 z | 505
SE2-05 x | 010
SE2-05 y | 020
SE2-06 x | 000
SE2-06 y | 000
"""),
)
def test_an_action_of_an_external_threat_does_its_printed_damage(
    code: str, letter: str, damage: str
) -> None:
    ship = before(code, letter, "white")
    ship.state.shield = [0, 0, 0]
    ship.go()
    assert "".join(map(str, ship.damage)) == damage
    assert not ship.lost


@clause("SA-THREAT-11", "SA-EXT-38", "SA-EXT-39")
@pytest.mark.parametrize(
    ("code", "strength"),
    rows("""
E2-07  | 7
SE1-06 | 16
SE1-08 | 9
SE2-02 | 7
SE2-06 | 11
"""),
)
def test_a_z_action_that_would_destroy_a_zone_takes_its_strength_off_the_shield(
    code: str, strength: str
) -> None:
    ship = before(code, "z", "white")
    ship.state.shield = [20, 20, 20]
    assert ship.go().state.shield == [20, 20 - int(strength), 20]
    assert ship.damage == [0, 0, 0]


@clause("SA-THREAT-10")
@pytest.mark.parametrize(
    ("code", "letter", "cubes", "damage"),
    rows("""
SE1-06 x 0 | 000
SE1-06 x 1 | 111
SE1-06 y 0 | 000
SE1-06 y 1 | 222
SE2-01 x 1 | 020
SE2-01 x 2 | 000
SE2-01 y 2 | 030
SE2-01 y 3 | 000
SE2-01 z 5 | 060
SE2-01 z 6 | 000
"""),
)
def test_some_attack_only_when_they_are_hurt_or_hardly_hurt(
    code: str, letter: str, cubes: str, damage: str
) -> None:
    ship = before(code, letter, "white")
    ship.state.shield = [0, 0, 0]
    ship[code].cubes = int(cubes)
    assert "".join(map(str, ship.go().damage)) == damage


@clause("SA-THREAT-25")
@pytest.mark.parametrize(
    ("code", "letter", "speed", "shield"),
    rows("""
E2-01 x  | 2 1
E2-01 y  | 2 0
SE1-02 x | 2 2
SE1-02 y | 1 3
SE2-02 x | 3 3
SE2-02 y | 3 3
SE2-04 x | 1 4
SE2-04 y | 3 2
"""),
)
def test_an_action_changes_speed_and_shield_as_printed(
    code: str, letter: str, speed: str, shield: str
) -> None:
    threat = before(code, letter, "white").go()[code]
    assert (threat.speed, threat.shield) == (int(speed), int(shield))


@clause("SA-THREAT-26")
@pytest.mark.parametrize(
    ("code", "letter", "healed"),
    rows("""
E1-08 y  | 1
E1-09 x  | 2
E1-09 y  | 2
E2-05 x  | 1
E2-05 y  | 1
SE1-03 y | 2
"""),
)
def test_an_action_heals_as_printed(code: str, letter: str, healed: str) -> None:
    ship = before(code, letter, "white")
    ship[code].cubes = 3
    assert ship.go()[code].cubes == 3 - int(healed)


@clause("SA-THREAT-23", "SA-THREAT-24", "SA-THREAT-27")
@pytest.mark.parametrize(
    ("code", "letter", "damage", "tokens"),
    rows("""
I1-01 x  | 000 4
I1-01 y  | 000 0
I1-01 z  | 300 -
I1-02 x  | 000 4
I1-02 y  | 000 2
I1-02 z  | 003 -
I1-03 x  | 000 2
I1-03 y  | 000 1
I1-03 z  | 020 -
I1-04 x  | 000 0
I1-04 y  | 000 1
I1-04 z  | 020 -
I1-05 x  | 000 5
I1-05 y  | 000 5
I1-05 z  | 002 5
I1-06 x  | 000 3
I1-06 y  | 000 3
I1-06 z  | 200 3
I1-07 x  | 000 2
I1-07 y  | 000 2
I2-01 x  | 000 2
I2-01 y  | 000 21
I2-01 z  | 002 2
I2-02 x  | 000 0
I2-02 y  | 000 01
I2-02 z  | 200 0
I2-03 x  | 000 0
I2-03 y  | 000 4
I2-03 z  | 400 -
I2-04 x  | 000 5
I2-04 y  | 000 1
I2-04 z  | 004 -
I2-05 x  | 000 4
I2-05 y  | 000 4
I2-05 z  | 111 4
I2-06 x  | 030 1
I2-06 y  | 000 1
I2-06 z  | 030 1
SI1-01 x | 000 3
SI1-01 y | 200 0
SI1-01 z | 400 -
SI1-02 x | 000 2
SI1-02 y | 002 5
SI1-02 z | 004 -
SI1-03 x | 000 1
SI1-03 y | 000 4
SI1-04 x | 000 6
SI1-04 y | 000 6
SI1-05 x | 010 4
SI1-05 y | 010 4
SI1-05 z | 232 4
SI1-06 x | 000 50
SI1-06 y | 000 50
SI1-06 z | 000 50
SI2-01 x | 000 4
SI2-01 y | 000 2
SI2-01 z | 003 -
SI2-02 x | 000 4
SI2-02 y | 000 4
SI2-02 z | 050 -
SI2-03 x | 000 012
SI2-03 y | 000 012
SI2-03 z | 333 012
SI2-04 x | 000 3502
SI2-04 y | 202 3502
SI2-04 z | 000 3502
SI2-05 x | 000 1
SI2-05 y | 000 1
"""),
)
def test_an_action_of_an_internal_threat_does_its_printed_damage_and_moves_its_token(
    code: str, letter: str, damage: str, tokens: str
) -> None:
    ship = before(code, letter, "internal").go()
    assert "".join(map(str, ship.damage)) == damage
    assert "".join(map(str, ship[code].tokens)) == tokens.strip("-")
    assert ship[code].fate is (Fate.SURVIVED if letter == "z" else Fate.ON_TRACK)


@clause("SA-THREAT-33")
@pytest.mark.parametrize(
    ("code", "place"),
    rows("SE2-05 | white\nSI1-03 | internal\nSI1-04 | internal\nSI2-05 | internal"),
)
def test_some_z_actions_end_the_mission(code: str, place: str) -> None:
    ship = before(code, "z", place).go()
    assert ship.lost
    assert ship.state.lost_to == code
