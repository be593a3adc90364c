"""Numbers with their reasons, as people read them."""

from __future__ import annotations

from fractions import Fraction

import pytest

from starboard.games.dominate.evaluation.odds import odds
from starboard.games.dominate.evaluation.telling import (
    chances_of,
    evaluation_lines,
    finding_lines,
    number,
    odds_lines,
)
from starboard.testing import clause
from tests.dominate.evaluation.sheets import evaluated, page, sheet


@clause("DD-EVAL-15", "DD-EVAL-17", "DD-EVAL-19")
def test_a_nation_without_cards_has_no_technology() -> None:
    told = finding_lines(evaluated(sheet()).findings, "en")
    assert [line for line in told if line.startswith("technology")] == [
        "technology of Europe: 0",
        "technology of Near East: 0",
    ]


@clause("DD-EVAL-05", "DD-EVAL-09", "DD-EVAL-15")
def test_every_number_is_told_with_what_it_is_made_of() -> None:
    log = sheet(
        page(10, 12, ore=48, civil=2, cards={"weapon_hack": 2, "shytan": 1, "funds_received": 1}),
        page(12, 0, cards={"infinite_power": 1}),
        ["microgen_geloescht"],
    )
    told = finding_lines(evaluated(log, poverty__europe=6, t0011=6).findings, "en")
    assert told[:2] == [
        "The war lasted 0 months.",
        "The Near East has won: VICTORY 12 to 10.",
    ]
    assert "mercy, Europe: no, CHARISM 12 / VICTORY 10 = 1.2 ≤ 1.49" in told
    assert "brute, Near East: yes, CHARISM 0 / VICTORY 12 = 0 < 0.59" in told
    assert "hero, Europe: yes, CHARISM = 12 > 11" in told
    assert (
        "poverty, Europe: no, 96/19 (ore 48) − 1 (cards with money 1) + 1 (die 6)"
        " = 96/19 ≈ 5.053 ≤ 6"
    ) in told
    assert "technology of Europe: 2 (2× Weapon Hack) + 2 (1× Shytan) = 4" in told
    assert "technology of Near East: 2 (1× Infinite Power) − 2 (Microgen deleted) = 0" in told
    assert told[-1] == "Nobody leads in technology: Europe 4, Near East 0."


def test_a_text_says_why_it_is_read() -> None:
    told = evaluation_lines(evaluated(sheet(page(12, 9), page(8)), t0004=3), "en")
    assert "  text 0004, because VICTORY is 12 to 8; rolled 3 (needed 1, 2, 3)" in told
    assert "  text 0001, because VICTORY is 12 to 8" in told
    german = evaluation_lines(evaluated(sheet(page(12, 9), page(8)), t0004=3), "de")
    assert "  Text 0004, weil VICTORY 12 zu 8 steht; gewürfelt: 3 (nötig: 1, 2, 3)" in german


def test_a_postcard_is_for_one() -> None:
    told = evaluation_lines(evaluated(sheet(texts={"0027": "RedCat"})), "de")
    assert "Eine Postkarte (nur für RedCat)" in told


def test_chances_are_fractions_with_percent() -> None:
    log = sheet(page(12, 9, ore=48), page(8))
    told = odds_lines(chances_of(odds(log), evaluated(log), "de"), "de")
    assert told[0] == "ARMUT Europa: 1/6 (16,7 %)"
    assert "  0004 Afrika rüstet auf: 1/2 (50,0 %)" in told


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (Fraction(6), "6"),
        (Fraction(-2), "−2"),
        (Fraction(149, 100), "1,49"),
        (Fraction(115, 19), "115/19 ≈ 6,053"),
        (Fraction(-1, 3), "−1/3 ≈ −0,333"),
    ],
)
def test_numbers_are_exact(value: Fraction, said: str) -> None:
    assert number(value, "de") == said
