"""Action cards: the letter bar, one card for two values, bonuses, goals."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.errors import BadInput
from starboard.games.perry_rhodan.action_cards import (
    DRAWN,
    ActionCard,
    Bar,
    Letter,
    Strength,
    action_cards,
    card_needed,
    combat_values,
    read_action_cards,
    stealth_values,
    value,
)
from starboard.games.perry_rhodan.kinds import Column, Goal
from starboard.testing import clause


def drawn(red: dict[str, int], green: dict[str, int], goal: Goal = Goal.SABOTAGE) -> ActionCard:
    """A card with these numbers, and 1 beside all other letters."""
    plain = {"B": 1, "C": 1, "D": 1, "E": 1}
    return ActionCard("action_99", goal, Bar(**(plain | red)), Bar(**(plain | green)))


def strength(text: str) -> Strength:
    return Strength.parse(text)


@clause("PR-ACT-02", "PR-ACT-03", "PR-ACT-05")
def test_every_action_card_has_a_bar_of_four_letters_and_one_of_four_goals():
    cards = action_cards().values()
    assert Counter(card.goal for card in cards) == dict.fromkeys(Goal, 6)
    for card in cards:
        for column in Column:
            assert all(card.number(letter, column) >= 1 for letter in DRAWN)


@pytest.mark.parametrize(("letter", "highest"), [("B", 2), ("C", 3), ("D", 4), ("E", 5)])
@clause("PR-ACT-06", "PR-ACT-07", "PR-ACT-08")
def test_beside_a_letter_stand_the_numbers_from_one_to_its_highest(letter, highest):
    for column in Column:
        shown = {card.number(Letter(letter), column) for card in action_cards().values()}
        assert shown == set(range(1, highest + 1))


@clause("PR-ACT-09")
def test_an_a_is_one_and_needs_no_card():
    assert value(None, strength("A")) == 1
    assert value(None, strength("A+1")) == 2
    assert not card_needed(strength("A"), strength("A+1"))
    assert card_needed(strength("A"), strength("B"))
    assert value(drawn({"B": 2}, {}), strength("A")) == 1


@clause("PR-ACT-11")
def test_without_a_named_column_the_left_one_counts():
    card = drawn({"D": 3}, {"D": 1})
    assert card.number(Letter.D) == 3
    assert card.number(Letter.D, Column.GREEN) == 1


@clause("PR-ACT-14", "PR-ACT-15", "PR-ACT-20")
def test_one_card_gives_both_stealth_values():
    card = drawn({"C": 2, "B": 2}, {"B": 1, "C": 3})
    values = stealth_values(card, strength("C"), strength("B"))
    assert (values.red, values.green, values.red - values.green) == (2, 1, 1)


@clause("PR-ACT-16", "PR-ACT-17", "PR-ACT-21")
def test_left_is_attack_right_is_defence_and_the_bonus_comes_after_reading():
    card = drawn({"D": 3, "E": 5}, {"C": 2, "D": 4})
    values = combat_values(card, strength("D+1"), strength("C+2"))
    assert values == (4, 4)


@clause("PR-CARD-14", "PR-CARD-10")
def test_a_strength_is_a_letter_with_a_bonus():
    assert str(strength("E+1")) == "E+1"
    assert (strength("E+1").letter, strength("E+1").bonus) == (Letter.E, 1)
    assert strength("C") == Strength(Letter.C)
    assert strength("C") != strength("C+1")


@given(st.text(max_size=5))
def test_any_text_is_a_strength_or_refused(text):
    assert read(text) in (text.strip(), "is-no-strength")


def read(text: str) -> str:
    try:
        return str(strength(text))
    except BadInput as error:
        return error.message


def entry(**changes: object) -> dict[str, object]:
    plain = {"B": 1, "C": 1, "D": 1, "E": 1}
    return {"id": "action_25", "goal": "sabotage", "red": plain, "green": plain, **changes}


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"red": {"B": 3, "C": 1, "D": 1, "E": 1}}, "action_25: red.B: from 1 to 2 (PR-ACT-08)"),
        (
            {"green": {"B": 1, "C": 1, "D": 0, "E": 1}},
            "action_25: green.D: from 1 to 4 (PR-ACT-08)",
        ),
        ({"id": "karte"}, "karte: id: is not of the form action_25"),
    ],
)
def test_what_is_wrong_with_an_action_card_is_one_sentence(changes, sentence):
    with pytest.raises(BadInput) as refusal:
        read_action_cards({"source": "own", "cards": [entry(**changes)]}, "own.yaml")
    assert str(refusal.value) == f"own.yaml: {sentence}"


def test_an_action_card_is_there_once():
    with pytest.raises(BadInput) as refusal:
        read_action_cards({"source": "own", "cards": [entry(), entry()]}, "own.yaml")
    assert refusal.value.message == "taken-name"
