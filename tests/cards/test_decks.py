"""Decks of any sections are read from files, pasted texts and codes."""

from __future__ import annotations

import base64
import zlib
from pathlib import Path

import pytest

from starboard.cards.decks import LONGEST
from starboard.errors import BadInput
from starboard.kernel.yaml_files import Name
from tests.cards.toy import TEXTS, Deck, Decks, box

FORM, CARDS = Decks(), box()
DECK = Deck(
    name=Name(de="Räuber", en="Thieves"),
    source=("thief", "thief", "crest_5"),
    sideboard=("crest_1",),
)


def packed(text: str) -> str:
    return FORM.code + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_deck_survives_text_and_code(lang: str) -> None:
    text = FORM.format(DECK, CARDS, lang, TEXTS)
    again = FORM.parse(text, CARDS)
    assert (again.source, again.sideboard) == (DECK.source, DECK.sideboard)
    assert again.name.of(lang) == DECK.name.of(lang)
    assert FORM.decode(FORM.encode(DECK), CARDS) == DECK
    assert FORM.parse(f" {FORM.encode(DECK)}\n", CARDS) == DECK


def test_a_pasted_deck_names_twins_with_their_mark() -> None:
    assert FORM.format(DECK, CARDS, "de", TEXTS) == (
        "Deck: Räuber\n\nQuelle\n2 Diebin\n1 Crest (V)\n\nReserve\n1 Crest (I)\n"
    )


def test_cards_without_heading_go_where_they_belong() -> None:
    deck = FORM.parse("# mine\n2x Münze\nthief\n", CARDS)
    assert deck.source == ("coin", "coin", "thief")


def test_a_file_counts_or_lists_its_cards(tmp_path: Path) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text("name: Mine\nsource: {thief: 2, crest_5: 1}\nsideboard: [crest_1]\n", "utf-8")
    deck = FORM.read(path, CARDS)
    assert (deck.name.en, deck.source) == ("Mine", DECK.source)
    assert deck.sideboard == DECK.sideboard
    pasted = tmp_path / "deck.txt"
    pasted.write_text("3 Münze", "utf-8")
    assert FORM.read(pasted, CARDS).source == ("coin",) * 3


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("1 Crest", "line 1: “Crest” may be one of several cards", id="twins"),
        pytest.param("Quelle:\n1 Dibin", "line 2: “Dibin” is no card; did you mean", id="near"),
        pytest.param("0 Diebin", "line 1: a deck has at least one of each", id="none of it"),
        pytest.param("1001 Diebin", "line 1: at most 1000 cards", id="too many"),
        pytest.param("Reserve\nCrest V", "line 2: is no card", id="wrong section"),
        pytest.param("", "the deck contains no cards", id="empty"),
        pytest.param("x" * (LONGEST + 1), "a deck has at most 100000 characters", id="too long"),
        pytest.param("toy1:nonsense", "deck code: is damaged", id="nonsense"),
        pytest.param("toy1:%%%", "deck code: is damaged", id="no base64"),
        pytest.param(packed("a\tb\t\n1*thief"), "deck code: is damaged", id="a section is missing"),
        pytest.param(packed("ab\n1*thief\n"), "deck code: is damaged", id="no names"),
        pytest.param(packed("a\tb\t\n0*thief\n"), "deck code: is damaged", id="a count"),
        pytest.param(packed("a\tb\t\n1*nobody\n"), "deck code: “nobody” is no card", id="a card"),
        pytest.param(packed("a\tb\t\n999*thief\n9*coin"), "deck code: at most 1000", id="many"),
        pytest.param(FORM.encode(DECK)[:-8], "deck code: is damaged", id="cut short"),
    ],
)
def test_a_pasted_deck_that_cannot_be_read_is_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        FORM.parse(text, CARDS)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("name: x\nsauce: {}", "sauce: unknown field", id="unknown section"),
        pytest.param("source: {thief: 1}", "name: missing", id="no name"),
        pytest.param("name: x\nsource: [thief]", "source: ", id="a list for counts"),
        pytest.param("name: x\nsource: {thief: 0}", "source: thief: from 1 to 1,000", id="none"),
        pytest.param("name: x\nsource: {thief: 900, coin: 900}", "source: at most 1000", id="many"),
        pytest.param("name: x\nsource: {nobody: 1}", "“nobody” is no card", id="no card"),
    ],
)
def test_a_deck_file_that_cannot_be_read_names_its_field(
    text: str, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "deck.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput) as refused:
        FORM.read(path, CARDS)
    assert str(refused.value).startswith(f"{path}: {sentence}")


def test_a_deck_file_out_of_reach_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "odd.txt").write_bytes(b"\xff\xfe")
    for name in ("nowhere.txt", "nowhere.yaml", "odd.txt"):
        with pytest.raises(BadInput, match=name):
            FORM.read(tmp_path / name, CARDS)
