"""Values and states of a campaign that is over (DD-EVAL-01…24)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from starboard.games.dominate.kinds import Look
from starboard.games.dominate.legacy.log_book import LogBook, Page
from starboard.testing import clause
from tests.dominate.evaluation.sheets import evaluated, holds, page, sheet

EUROPE, NEAR_EAST = Look.EUROPE, Look.NEAR_EAST
ONE_POINT = ["super_ingenieur", "engine_hack", "weapon_hack", "building_in_progress",
             "dud_generator"]  # fmt: skip
TWO_POINTS = ["orbital_strike", "shytan", "micro_nuke_warhead", "new_construction_options",
              "mini_anti_tank_rocket", "infinite_power", "mobile_fortress_prototype"]  # fmt: skip


@clause("DD-EVAL-01")
def test_europe_has_the_values_of_the_efa_and_the_near_east_those_of_redcat() -> None:
    found = evaluated(sheet(page(charism=12, ore=3), page(charism=7, ore=5))).findings
    ore = {key: each.parts[0].count for key, each in found.verdicts.items() if "poverty" in key}
    assert ore == {"poverty.europe": 3, "poverty.near_east": 5}
    assert found.holds("hero", EUROPE)
    assert not found.holds("hero", NEAR_EAST)


@clause("DD-EVAL-02")
def test_every_formula_and_nation_has_a_die_of_its_own() -> None:
    thrown = {"poverty__europe": 2, "poverty__near_east": 3, "ruins__europe": 4}
    found = evaluated(sheet(), **thrown, ruins__near_east=5)
    dice = {key: each.parts[-1] for key, each in found.findings.verdicts.items() if each.total}
    assert dice["poverty.europe"].amount == Fraction(2, 6)
    assert dice["poverty.near_east"].amount == Fraction(3, 6)
    assert dice["ruins.europe"].amount == Fraction(4, 6)
    assert dice["ruins.near_east"].amount == Fraction(5, 6)
    assert list(found.rolls) == [
        "poverty.europe", "poverty.near_east", "ruins.europe", "ruins.near_east", "0004",
    ]  # fmt: skip


@clause("DD-EVAL-03")
def test_used_cards_count_too() -> None:
    used = page(cards={"weapon_hack": 2, "funds_received": 1})
    used.used = {"weapon_hack": 2, "funds_received": 1}
    found = evaluated(sheet(used)).findings
    assert found.technology[EUROPE].total == 2
    assert found.verdicts["poverty.europe"].parts[1].amount == -1


@clause("DD-EVAL-04")
def test_the_war_lasts_a_month_for_each_mission_played() -> None:
    efa = page(missions={
        "e1_blood_red_sunshine_beach": "won", "e2_phantom_convoy": "lost",
        "e4_thorium_line": "card", "e7_silent_silo": "dropped",
    })  # fmt: skip
    redcat = page(missions={
        "r1_terminate_hamid_khoury": "won", "r4_factory_chapter_1": "won",
        "r5_factory_chapter_2": "won", "r6_factory_chapter_3": "won",
        "r7_factory_chapter_4": "lost", "r8_final_battle": "lost",
    })  # fmt: skip
    assert evaluated(sheet(efa, redcat)).findings.months == 5


@clause("DD-EVAL-05", "DD-EVAL-06")
@pytest.mark.parametrize(
    ("state", "charism", "victory", "mercy"),
    [
        ("mercy.europe", 3, 2, True),
        ("mercy.europe", 149, 100, False),
        ("mercy.europe", 150, 100, True),
        ("mercy.near_east", 12, 10, True),
        ("mercy.near_east", 59, 50, False),
        ("mercy.near_east", 119, 100, True),
    ],
)
def test_mercy(state: str, charism: int, victory: int, mercy: bool) -> None:
    assert holds(of_nation(state, page(victory, charism)), state) is mercy


@clause("DD-EVAL-07", "DD-EVAL-08")
@pytest.mark.parametrize(
    ("state", "charism", "victory", "brute"),
    [
        ("brute.europe", 3, 4, False),
        ("brute.europe", 7, 10, True),
        ("brute.europe", 74, 100, True),
        ("brute.near_east", 59, 100, False),
        ("brute.near_east", 1, 2, True),
        ("brute.near_east", 58, 100, True),
    ],
)
def test_brute(state: str, charism: int, victory: int, brute: bool) -> None:
    assert holds(of_nation(state, page(victory, charism)), state) is brute


@clause("DD-EVAL-09", "DD-EVAL-10")
@pytest.mark.parametrize(
    ("state", "charism", "hero"),
    [
        ("hero.europe", 11, False),
        ("hero.europe", 12, True),
        ("hero.near_east", 9, False),
        ("hero.near_east", 10, True),
    ],
)
def test_heroes(state: str, charism: int, hero: bool) -> None:
    assert holds(of_nation(state, page(charism=charism)), state) is hero


@clause("DD-EVAL-11")
@pytest.mark.parametrize(
    ("ore", "cards", "die", "total", "poor"),
    [
        (48, {}, 6, Fraction(115, 19), True),
        (48, {}, 5, Fraction(671, 114), False),
        (57, {}, 1, Fraction(37, 6), True),
        (57, {"funds_received": 1}, 6, Fraction(6), False),
        (57, {"infinite_power": 1}, 6, Fraction(6), False),
        (57, {"infinite_power": 1, "funds_received": 2, "insufficient_funds": 3}, 1,
         Fraction(37, 6), True),
        (48, {"insufficient_funds": 1}, 1, Fraction(709, 114), True),
        (48, {"weapon_hack": 4}, 5, Fraction(671, 114), False),
    ],
)  # fmt: skip
def test_poverty_in_europe(
    ore: int, cards: dict[str, int], die: int, total: Fraction, poor: bool
) -> None:
    log = sheet(page(ore=ore, cards=cards))
    verdict = evaluated(log, poverty__europe=die).findings.verdicts["poverty.europe"]
    assert verdict.total == total
    assert verdict.holds is poor


@clause("DD-EVAL-12")
@pytest.mark.parametrize(
    ("ore", "cards", "die", "total", "poor"),
    [
        (25, {}, 6, Fraction(6), False),
        (26, {}, 5, Fraction(181, 30), True),
        (30, {"funds_received": 1}, 6, Fraction(6), False),
        (20, {"insufficient_funds": 2}, 1, Fraction(37, 6), True),
    ],
)
def test_poverty_in_the_near_east(
    ore: int, cards: dict[str, int], die: int, total: Fraction, poor: bool
) -> None:
    log = sheet(redcat=page(ore=ore, cards=cards))
    verdict = evaluated(log, poverty__near_east=die).findings.verdicts["poverty.near_east"]
    assert verdict.total == total
    assert verdict.holds is poor


@clause("DD-EVAL-13")
@pytest.mark.parametrize(("die", "rounded", "ruined"), [(5, 5.03, True), (4, 4.86, False)])
def test_ruins_in_europe(die: int, rounded: float, ruined: bool) -> None:
    log = sheet(page(10, 10, civil=40, missions=months(16)))
    verdict = evaluated(log, ruins__europe=die).findings.verdicts["ruins.europe"]
    assert verdict.total is not None
    assert verdict.total == Fraction(16, 33) + Fraction(16, 5) + Fraction(51, 100) + Fraction(
        die, 6
    )
    assert round(float(verdict.total), 2) == rounded
    assert verdict.holds is ruined


@clause("DD-EVAL-14")
@pytest.mark.parametrize(("civil", "rounded", "ruined"), [(30, 5.004, True), (29, 4.902, False)])
def test_ruins_in_the_near_east(civil: int, rounded: float, ruined: bool) -> None:
    log = sheet(page(12, missions=months(33)), page(12, 8, civil=civil))
    verdict = evaluated(log, ruins__near_east=1).findings.verdicts["ruins.near_east"]
    assert verdict.total is not None
    assert round(float(verdict.total), 3) == rounded
    assert verdict.holds is ruined


@clause("DD-EVAL-15", "DD-EVAL-16")
@pytest.mark.parametrize("card", [*ONE_POINT, *TWO_POINTS])
def test_technology_of_each_card(card: str) -> None:
    found = evaluated(sheet(page(cards={card: 2}))).findings
    assert found.technology[EUROPE].total == 2 * (1 if card in ONE_POINT else 2)


@clause("DD-EVAL-16")
def test_one_and_two_points_add_up() -> None:
    cards = {"weapon_hack": 1, "shytan": 1, "infinite_power": 1, "funds_received": 3}
    found = evaluated(sheet(page(cards=cards), page(cards={"engine_hack": 1}))).findings
    assert found.technology[EUROPE].total == 5
    assert [part.name for part in found.technology[EUROPE].parts] == [
        "weapon_hack", "shytan", "infinite_power",
    ]  # fmt: skip


@clause("DD-EVAL-17")
def test_europe_loses_technology_by_redcats_shytan() -> None:
    found = evaluated(sheet(page(), page(cards={"shytan": 1}))).findings
    assert found.technology[EUROPE].total == -2
    assert found.technology[NEAR_EAST].total == 2


@clause("DD-EVAL-18")
def test_europe_loses_technology_by_the_final_battle() -> None:
    redcat = page(missions={"r8_final_battle": "lost"})
    found = evaluated(sheet(page(), redcat)).findings
    assert found.technology[EUROPE].total == -2
    assert found.technology[NEAR_EAST].total == 0


@clause("DD-EVAL-19", "DD-EVAL-21")
def test_each_nation_loses_technology_by_an_event() -> None:
    station = evaluated(sheet(events=["orbitalstation_zerstoert"])).findings
    assert [station.technology[nation].total for nation in Look] == [-2, 0]
    microgen = evaluated(sheet(events=["microgen_geloescht"])).findings
    assert [microgen.technology[nation].total for nation in Look] == [0, -2]


@clause("DD-EVAL-20")
def test_the_near_east_loses_technology_by_the_rocket_of_the_efa() -> None:
    found = evaluated(sheet(page(cards={"mini_anti_tank_rocket": 1}))).findings
    assert [found.technology[nation].total for nation in Look] == [2, -2]
    own = evaluated(sheet(page(), page(cards={"mini_anti_tank_rocket": 1}))).findings
    assert [own.technology[nation].total for nation in Look] == [0, 2]


@clause("DD-EVAL-22")
@pytest.mark.parametrize(
    ("europe", "near_east", "leader"),
    [(8, 5, EUROPE), (7, 0, None), (5, 8, NEAR_EAST), (9, 9, None), (8, 9, NEAR_EAST)],
)
def test_who_leads_in_technology(europe: int, near_east: int, leader: Look | None) -> None:
    log = sheet(page(cards={"weapon_hack": europe}), page(cards={"weapon_hack": near_east}))
    assert evaluated(log).findings.tech_leader is leader


@clause("DD-EVAL-23")
@pytest.mark.parametrize(
    ("europe", "near_east", "winner", "loser"),
    [(5, 4, EUROPE, NEAR_EAST), (4, 5, NEAR_EAST, EUROPE), (5, 5, None, None)],
)
def test_who_has_won(europe: int, near_east: int, winner: Look | None, loser: Look | None) -> None:
    found = evaluated(sheet(page(europe), page(near_east))).findings
    assert found.winner is winner
    assert found.loser is loser


@clause("DD-EVAL-24")
@pytest.mark.parametrize(
    ("charism", "mercy", "brute"), [(1, True, False), (0, False, False), (-3, False, False)]
)
def test_without_victory_the_ratio_is_endless_or_one(
    charism: int, mercy: bool, brute: bool
) -> None:
    log = sheet(page(0, charism), page(0))
    assert holds(log, "mercy.europe") is mercy
    assert holds(log, "brute.europe") is brute


@clause("DD-EVAL-24")
@pytest.mark.parametrize("charism", [1, 0, -4])
def test_without_charism_ruins_divide_by_one(charism: int) -> None:
    found = evaluated(sheet(page(2, charism), page(2))).findings
    hardness = found.verdicts["ruins.europe"].parts[2]
    assert hardness.amount == (2 - Fraction(66, 100)) * Fraction(3, 2)


def of_nation(state: str, side: Page) -> LogBook:
    """A sheet where that nation has the page, and the other one as much VICTORY."""
    other = page(side.victory, side.victory)
    return sheet(side, other) if state.endswith("europe") else sheet(other, side)


def months(count: int) -> dict[str, str]:
    """So many missions that count, under names that do not matter here."""
    return {f"month{number}": "won" for number in range(count)}
