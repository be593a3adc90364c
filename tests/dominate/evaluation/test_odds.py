"""Exact chances of texts and states (DD-EVAL-02)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from starboard.games.dominate.evaluation.odds import odds
from starboard.games.dominate.evaluation.reading import evaluate
from starboard.games.dominate.legacy.log_book import LogBook
from starboard.testing import clause
from tests.dominate.evaluation.sheets import POOR, RUINED, page, sheet

DOOMED = {"ore": POOR, "civil": RUINED}


@clause("DD-EVAL-11", "DD-EVAL-13")
def test_a_state_on_the_edge_has_the_chance_of_its_faces() -> None:
    log = sheet(page(10, 10, ore=48, civil=42), page(10))
    found = odds(log)
    assert found.states["poverty.europe"] == Fraction(1, 6)  # only a six
    assert found.states["ruins.europe"] == Fraction(0)
    assert found.texts == {"0002": Fraction(1)}


@clause("DD-EVAL-31", "DD-EVAL-33")
def test_a_text_on_two_dice_has_the_product_of_their_chances() -> None:
    log = sheet(page(10, 10, ore=48, civil=RUINED), page(10))
    found = odds(log)
    assert found.texts["0005"] == 1
    assert found.texts["0006"] == found.texts["0007"] == Fraction(1, 6) * Fraction(4, 6)


@clause("DD-EVAL-44", "DD-EVAL-45")
def test_a_grim_law_of_either_nation_is_one_text() -> None:
    log = sheet(page(10, 1, **DOOMED), page(10, 1, **DOOMED))
    assert odds(log).texts["0021"] == 1 - Fraction(5, 6) ** 2


@clause("DD-EVAL-29")
@pytest.mark.parametrize("lead", range(9))
def test_each_point_of_lead_is_a_sixth_more(lead: int) -> None:
    found = odds(sheet(page(10 + lead), page(10)))
    assert found.texts.get("0004", 0) == Fraction(min(max(lead - 1, 0), 6), 6)


@pytest.mark.parametrize(
    "log",
    [
        sheet(page(11, 10, ore=50, civil=20), page(11, 9, ore=26)),
        sheet(page(9, 14), page(8, 11, ore=26), ["atomschlag"]),
    ],
)
@clause("DD-EVAL-02")
def test_chances_are_those_of_all_dice_thrown_one_by_one(log: LogBook) -> None:
    """Every throw of every die is played through, however many there are."""
    total: dict[str, Fraction] = {}
    open_paths: list[tuple[int, ...]] = [()]
    while open_paths:
        path = open_paths.pop()
        left = list(path)
        try:
            found = evaluate(log, lambda name, left=left: left.pop(0))
        except IndexError:
            open_paths += [(*path, face) for face in range(1, 7)]
            continue
        weight = Fraction(1, 6 ** len(path))
        for text in {article.call.text for article in found.articles}:
            total[text] = total.get(text, Fraction()) + weight
    assert odds(log).texts == dict(sorted(total.items()))
