"""The words that the program writes on the cards."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest

from starboard import ledger
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.vocabulary import Effect, Standing
from starboard.games.flagship.cards.wording import card_text, type_line, values_line
from starboard.testing import clause
from starboard.text import texts_for

CARDS = catalogue()
EVERY_CARD = pytest.mark.parametrize("card", CARDS.values(), ids=lambda card: card.id)


SPELT = {"Einheit - Drone": "Einheit - Drohne"}
"""Type lines that the rule book spells otherwise than our cards."""


def example(clause_id: str) -> tuple[list[Card], Any]:
    """Cards with the type lines of a worked example, and what it says of them."""
    found = ledger.of("flagship")[clause_id]
    assert found.given is not None
    lines = found.given["type_lines"]
    assert isinstance(lines, list)
    printed = {type_line(card, "de"): card for card in CARDS.values()}
    return [printed[SPELT.get(line, line)] for line in lines], found.then


def kind_of(card: Card) -> str:
    return "event" if card.is_event else "item"


# ------------------------------------------------------------------------- type line


@clause("FS-TYPE-01")
@EVERY_CARD
def test_a_card_is_an_event_exactly_if_its_type_line_says_so(card: Card) -> None:
    line = type_line(card, "de")
    assert ("Ereigniskarte" in line) is card.is_event


@clause("FS-TYPE-02")
def test_type_lines_of_items() -> None:
    cards, then = example("FS-TYPE-02")
    assert [kind_of(card) for card in cards] == then["card_kind"]


@clause("FS-TYPE-03")
def test_type_lines_of_events() -> None:
    cards, then = example("FS-TYPE-03")
    assert [kind_of(card) for card in cards] == then["card_kind"]
    assert [card.is_effect for card in cards] == then["is_effect"]


@clause("FS-TYPE-04")
@EVERY_CARD
def test_a_unit_is_a_ship_only_if_its_type_line_says_so(card: Card) -> None:
    assert (type_line(card, "de") == "Einheit - Schiff") is card.is_ship


@clause("FS-TYPE-05")
def test_drones_and_fighters_are_units_and_no_ships() -> None:
    cards, then = example("FS-TYPE-05")
    assert [card.is_unit for card in cards] == then["is_unit"]
    assert [card.is_ship for card in cards] == then["is_ship"]


@pytest.mark.parametrize(
    ("card", "german", "english"),
    [
        ("funke", "Einheit - Schiff", "Unit - Ship"),
        ("impulslaser", "Ausrüstung - Leichte Waffe", "Equipment - Light weapon"),
        ("alter_haudegen", "Pilot - Meisterschütze", "Pilot - Marksman"),
        ("zusatzrahmen", "Erweiterung für Schiff", "Extension for ship"),
        ("ehrenrunde", "Ereigniskarte - Effekt", "Event card - Effect"),
        ("pazaak", "Ereigniskarte", "Event card"),
    ],
)
def test_type_lines_read_as_in_the_rule_book(card: str, german: str, english: str) -> None:
    assert type_line(CARDS[card], "de") == german
    assert type_line(CARDS[card], "en") == english


# ------------------------------------------------------------------------- text box


@pytest.mark.parametrize(
    ("card", "lang", "lines"),
    [
        ("impulslaser", "de", ["Gib 1 Ladungsmarke ab: Angriff. 4+: 1 Schadenspunkt."]),
        ("impulslaser", "en", ["Give up 1 charge token: Attack. 4+: 1 damage point."]),
        (
            "serenata_batterie",
            "de",
            ["Gib 3 Ladungsmarken ab: Angriff. 2 Würfel 7+: 4 Schadenspunkte."],
        ),
        (
            "monopolkanone",
            "de",
            [
                "Gib 1 Ladungsmarke ab und zahle 2.000 Credits: "
                "Angriff. 2 Würfel 5+: 4 Schadenspunkte."
            ],
        ),
        (
            "notreparatur",
            "de",
            [
                "Kann jederzeit gespielt werden.",
                "Würfle. 4+: Repariere eine deiner zerstörten Karten vom Typ Rüstung, "
                "Leichter Schild oder Mittlerer Schild.",
            ],
        ),
        (
            "duca_klasse",
            "de",
            [
                "Erhöhe die Angriffswürfe deiner Einheiten der Frabianer außer Schiffen um 1. "
                "Nicht stapelbar."
            ],
        ),
        (
            "stimme_der_koenigin",
            "en",
            [
                "At the end of your turn, if you have at most 3 cards in hand: Draw 1 card.",
                "Raise the charge rolls of your units of type Ship by 1. Does not stack.",
            ],
        ),
        (
            "maezen",
            "en",
            ["You get 1,000 credits for each of your item cards of the Frabians, at most 5,000."],
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, lang: str, lines: list[str]) -> None:
    assert card_text(CARDS[card], lang) == lines


@pytest.mark.parametrize("lang", ["de", "en"])
@EVERY_CARD
def test_every_card_has_whole_sentences_in_both_languages(card: Card, lang: str) -> None:
    for line in card_text(card, lang):
        assert re.fullmatch(r"[A-ZÄÖÜ0-9].*\.", line), line
        assert "  " not in line
        assert not re.search(r"[{}_!]|\.\.|,\.| \.|none", line), line
    assert values_line(card, lang)


@EVERY_CARD
def test_a_card_says_something_exactly_if_it_can_do_something(card: Card) -> None:
    silent = not card.abilities and not card.effects and card.requires is None
    assert (card_text(card, "de") == []) is silent


def test_every_word_of_the_vocabulary_is_used_by_a_card_and_has_its_sentence() -> None:
    used = repr([(card.abilities, card.effects) for card in CARDS.values()])
    for kind in (*get_args(Effect), *get_args(Standing)):
        assert f"{kind.__name__}(" in used
        word = str(kind.__struct_config__.tag).replace("_", "-")
        assert f"card-{word}" in texts_for("flagship").messages("de")


def test_both_languages_have_the_same_messages() -> None:
    texts = texts_for("flagship")
    assert texts.missing("de") == []
    assert texts.missing("en") == []


def test_a_message_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message"):
        texts_for("flagship").say("de", "no-such-message")


def test_an_argument_that_is_not_there_is_an_error() -> None:
    with pytest.raises(LookupError, match="deck-name"):
        texts_for("flagship").say("de", "deck-name")
