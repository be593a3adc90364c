"""What a deck builder is told of any card game, whatever sections its decks have."""

from __future__ import annotations

import io
import sys

import pytest

from starboard.cards.bench import NoWish, OneDeck
from starboard.kernel.yaml_files import Name
from starboard.tool import Document
from tests.cards.toy import Bench, Deck, box

BENCH, CARDS = Bench(), box()


def test_sections_filters_and_starters_have_names_in_the_language_that_is_asked_for() -> None:
    told = BENCH.face("de")
    assert told["code"] == "toy1:"
    assert told["sections"] == [
        {"id": "source", "name": "Quelle"},
        {"id": "sideboard", "name": "Reserve"},
    ]
    assert told["filters"] == [
        {
            "id": "phase",
            "name": "Abschnitt",
            "choices": [
                {"id": "I", "name": "Abschnitt I"},
                {"id": "V", "name": "Abschnitt V"},
            ],
        }
    ]
    assert told["starters"] == {
        "first": {"name": "Erstes", "parts": {"source": {"thief": 1}, "sideboard": {}}}
    }


def test_every_card_that_may_lie_in_a_deck_is_told_with_where_and_twins_apart() -> None:
    told = BENCH.face("en")["cards"]
    assert list(told) == ["crest_1", "crest_5", "thief"]
    assert told["crest_1"] == {
        "name": "Crest in English (I)",
        "type": "Phase I",
        "sections": ["source", "sideboard"],
        "traits": {"phase": "I"},
    }
    assert told["crest_5"]["sections"] == ["source"]


def test_a_sheet_holds_a_deck_in_every_form() -> None:
    deck = Deck(name=Name(de="Zwei", en="Two"), source=("thief", "thief"), sideboard=("crest_1",))
    told = BENCH.sheet(deck, CARDS, "en")
    assert told["name"] == "Two"
    assert told["parts"] == {"source": {"thief": 2}, "sideboard": {"crest_1": 1}}
    form = BENCH.commands.form
    for again in (told["code"], told["text"]):
        assert form.parts(form.parse(again, CARDS)) == form.parts(deck)


@pytest.mark.parametrize(
    ("source", "sideboard", "kept"),
    [
        pytest.param(1, 0, (False, True), id="too few"),
        pytest.param(2, 1, (True, True), id="just enough"),
        pytest.param(4, 2, (True, False), id="as many as may be, and one too many"),
        pytest.param(5, 0, (False, True), id="too many"),
    ],
)
def test_what_is_counted_says_whether_it_is_within_its_limits(
    source: int, sideboard: int, kept: tuple[bool, bool]
) -> None:
    name = Name(de="x", en="x")
    deck = Deck(name=name, source=("thief",) * source, sideboard=("crest_1",) * sideboard)
    tallies = BENCH.sheet(deck, CARDS, "en")["tallies"]
    assert tallies == [
        {
            "id": "source",
            "name": "Cards of the source",
            "have": source,
            "least": 2,
            "most": 4,
            "kept": kept[0],
        },
        {
            "id": "sideboard",
            "name": "Cards of the sideboard",
            "have": sideboard,
            "least": 0,
            "most": 1,
            "kept": kept[1],
        },
    ]


def test_the_checker_speaks_as_it_does_on_the_command_line() -> None:
    deck = Deck(name=Name(de="x", en="x"), source=("crest_5", "crest_5"))
    told = BENCH.sheet(deck, CARDS, "de")
    assert not told["legal"]
    assert told["verdict"] == "Nicht erlaubt: 1."
    assert [(fault["text"], fault["clause"]) for fault in told["faults"]] == [
        ("Crest (V) ist doppelt.", "TOY-02")
    ]
    legal = BENCH.sheet(BENCH.commands.starters()["first"], CARDS, "de")
    assert (legal["legal"], legal["verdict"]) == (True, "Erlaubt, mit 1 Karten.")


def test_the_tools_answer_for_everything_at_once_and_for_a_deck_that_is_handed_over(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    everything, sheet = BENCH.tools()
    assert (everything.name, everything.quick) == ("deck-bench", True)
    assert everything.answer(NoWish(), "en").facts == BENCH.face("en")
    monkeypatch.setattr(sys, "stdin", io.StringIO("Deck: Mine\n\nSideboard\n1 crest_1\n"))
    answer = sheet.answer(OneDeck(Document("-")), "en")
    assert isinstance(answer.facts, dict)
    assert answer.facts["parts"] == {"source": {}, "sideboard": {"crest_1": 1}}
    assert answer.lines[0] == "Deck: Mine"
    assert not answer.no
