"""The deck and card commands answer for any catalogue: facts for programs, lines for people."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from starboard.errors import BadInput
from starboard.kernel.yaml_files import Name
from starboard.tool import Document
from tests.cards.toy import Commands, Deck, box

ASK, CARDS = Commands(), box()
TWICE = Deck(name=Name(de="Doppelt", en="Twice"), source=("crest_5", "crest_5"))


def test_a_legal_deck_is_told_with_its_sizes() -> None:
    reply = ASK.check(ASK.starters()["first"], CARDS, "en")
    assert not reply.no
    assert list(reply.lines) == ["Legal with 1 cards."]
    assert reply.facts == {"deck": "First", "legal": True, "cards": 1, "faults": []}


def test_a_deck_that_breaks_a_rule_is_told_why_with_names() -> None:
    reply = ASK.check(TWICE, CARDS, "de")
    assert reply.no
    assert list(reply.lines) == ["Nicht erlaubt: 1.", "  Crest (V) ist doppelt. (TOY-02)"]
    assert isinstance(reply.facts, dict)
    assert reply.facts["faults"] == [
        {
            "clause": "TOY-02",
            "message": "deck-twice",
            "arguments": {"card": "crest_5"},
            "text": "Crest (V) ist doppelt.",
        }
    ]


def test_a_deck_is_shown_by_its_sections() -> None:
    reply = ASK.show(TWICE, CARDS, "en")
    assert reply.facts == {
        "id": "",
        "name": {"de": "Doppelt", "en": "Twice"},
        "source": {"crest_5": 2},
        "sideboard": [],
    }
    assert list(reply.lines)[:4] == ["Deck: Twice", "", "Source", "2 Crest in English (V)"]


def test_a_deck_is_found_by_code_starter_paste_or_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("2 Crest V"))
    path = tmp_path / "d.txt"
    path.write_text("2 Crest (V)", "utf-8")
    for text in (ASK.code(TWICE).lines[0], "-", str(path)):
        assert ASK.deck(Document(text), CARDS).source == TWICE.source
    assert ASK.deck(Document("first"), CARDS).source == ("thief",)


def test_cards_are_listed_and_shown() -> None:
    assert list(ASK.cards(CARDS, "de").lines)[1:3] == [
        "Crest (V)  Phase V; 5",
        "Diebin     Phase I; 1.5",
    ]
    reply = ASK.card("crest i", CARDS, "en")
    assert list(reply.lines) == ["Crest in English (I)", "Phase I", "2", "  Gain 2 points."]
    assert reply.facts == {
        "id": "crest_1",
        "name": "Crest in English (I)",
        "type_line": "Phase I",
        "values": "2",
        "text": ["Gain 2 points."],
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("crest", "crest: is no card; there are: Crest (I), Crest (V)", id="twins"),
        pytest.param("Crets", "Crets: is no card; there are: Crest (I), Crest (V)", id="misspelt"),
        pytest.param("xyz", "xyz: is no card (see starboard asteroid cards)", id="none"),
        pytest.param("", "is no card (see starboard asteroid cards)", id="nothing"),
    ],
)
def test_a_card_that_is_not_one_is_told_what_there_is(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        ASK.card(text, CARDS, "de")
    assert str(refused.value) == sentence


def test_opened_packs_are_counted() -> None:
    reply = ASK.opened(("thief", "crest_5", "thief"), "7", CARDS, "de")
    assert list(reply.lines) == ["2 Diebin  (Phase I, common)", "1 Crest (V)  (Phase V, rare)"]
    assert reply.facts == {"seed": "7", "cards": ["thief", "crest_5", "thief"]}
