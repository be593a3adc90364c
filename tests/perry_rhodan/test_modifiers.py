"""Robot Regent and Ara modifiers of cards on a side."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.modifiers import (
    ara_modifier,
    ara_number,
    regent_modifier,
    regent_number,
)
from starboard.testing import clause


def named(*names: str) -> list[Card]:
    found = [catalogue().all_named(name) for name in names]
    assert all(found), names
    return [next((card for card in cards if card.phase.value == "IV"), cards[0]) for cards in found]


@clause("PR-P4-02", "PR-P4-03")
def test_a_modifier_counts_for_the_side_on_which_the_card_lies() -> None:
    kenos = named("Admiral Kenos")
    assert (regent_modifier(kenos, Side.PRO), regent_modifier(kenos, Side.ANTI)) == (-1, 1)


@clause("PR-P4-04", "PR-P4-05")
def test_the_modifiers_of_a_column_add_up() -> None:
    assert regent_modifier(named("Robotregent"), Side.ANTI) == 3
    assert regent_modifier(named("Robotregent", "Admiral Kenos"), Side.ANTI) == 4
    assert regent_modifier(named("Admiral Kenos"), Side.PRO) == -1


@clause("PR-P4-08")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("Admiral Kenos", -1),
        ("Dr. Orson Certch", -1),
        ("Mooff", -1),
        ("Motuner", -1),
        ("Sergh", -2),
        ("STARDUST-Klasse", 1),
        ("TITAN / VEAST'ARK", 1),
        ("Zalit", -2),
        ("Zernif", -1),
    ],
)
def test_cards_that_change_the_pro_rm(name: str, value: int) -> None:
    assert regent_modifier(named(name), Side.PRO) == value


@clause("PR-P4-09")
@pytest.mark.parametrize(
    ("name", "value"), [("Admiral Kenos", 1), ("Arkon I", 1), ("Robotregent", 3)]
)
def test_cards_that_change_the_anti_rm(name: str, value: int) -> None:
    assert regent_modifier(named(name), Side.ANTI) == value


@clause("PR-P4-04", "PR-LAY-07")
def test_a_stack_of_one_place_says_its_modifiers_once() -> None:
    colony = named("Zalit", "Zalit", "Sergh")
    assert regent_modifier(colony, Side.PRO) == -2 - 2
    assert ara_modifier(colony, Side.PRO) == -1


def test_no_other_card_changes_an_rm() -> None:
    changing = {card.name.de for card in catalogue().values() if card.rm.pro or card.rm.anti}
    assert len(changing) == 11


@clause("PR-P4-15")
@pytest.mark.parametrize(
    "name",
    [
        "Exsar",
        "Geläuterte",
        "Gom",
        "Höhlensystem auf Honur",
        "Honur",
        "Mooff",
        "Mooff VI",
        "Zalit",
    ],
)
def test_cards_that_change_the_pro_am(name: str) -> None:
    assert ara_modifier(named(name), Side.PRO) == -1


@clause("PR-P4-16", "PR-P4-13")
@pytest.mark.parametrize(
    ("names", "value"),
    [
        (["Aralon"], 1),
        (["Aralon"] * 2, 2),
        (["Aralon"] * 3, 2),
        (["Gegul"], 1),
        (["Gom"], 1),
        (["Höhlensystem auf Honur"], 1),
        (["Keklos"], 1),
        (["Aralon", "Aralon", "Gegul", "Gom"], 4),
    ],
)
def test_cards_that_change_the_anti_am(names: list[str], value: int) -> None:
    assert ara_modifier(named(*names), Side.ANTI) == value


@clause("PR-P4-10")
def test_the_regent_number_is_anti_of_the_attacker_and_pro_of_the_target() -> None:
    assert (regent_number(5, -3), regent_number(5, -2)) == (2, 3)


@clause("PR-P4-17")
def test_the_ara_number_is_own_pro_and_the_opponents_anti() -> None:
    assert (ara_number(-2, 3), ara_number(-3, 3)) == (1, 0)
