"""Catalogues know cards by id and name; twins of one name are told apart by their phase."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cards.catalogue import entries_of, files_in
from starboard.errors import BadInput
from tests.cards.toy import box, entry


@pytest.mark.parametrize(
    ("text", "card"),
    [
        pytest.param("thief", "thief", id="id"),
        pytest.param("diebin", "thief", id="name"),
        pytest.param("  Diebin  in English ", "thief", id="spaces"),
        pytest.param("Crest (V)", "crest_5", id="twin with brackets"),
        pytest.param("crest i", "crest_1", id="twin without brackets"),
        pytest.param("crest_5", "crest_5", id="twin by id"),
        pytest.param("Diebin (I)", "thief", id="a mark that is not needed"),
    ],
)
def test_a_card_is_called_by_id_or_name(text: str, card: str) -> None:
    found = box().named(text)
    assert found is not None
    assert found.id == card


@pytest.mark.parametrize("text", ["Crest", "Crest (II)", "Crest in English", "nobody", ""])
def test_what_means_no_card_or_several_means_none(text: str) -> None:
    assert box().named(text) is None


def test_twins_are_called_with_their_mark_and_others_without() -> None:
    cards = box()
    assert [cards.called(card, "de") for card in cards.values()] == [
        "Crest (I)",
        "Crest (V)",
        "Diebin",
        "Münze",
    ]
    for card in cards.values():
        for lang in ("de", "en"):
            assert cards.named(cards.called(card, lang)) is card


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param(
            "Crest",
            "line 3: “Crest” may be one of several cards: Crest (I), Crest (V)",
            id="twins",
        ),
        pytest.param("Dibin", "line 3: “Dibin” is no card; did you mean “Diebin”?", id="near"),
        pytest.param("xyz", "line 3: “xyz” is no card", id="nothing near"),
    ],
)
def test_a_name_that_means_not_one_card_says_what_it_could_mean(text: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        box().meant(text, "line 3")
    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("card", "sentence"),
    [
        pytest.param(entry("thief", "Neu"), "thief: id: there is already a card", id="id"),
        pytest.param(entry("x", "Diebin"), "x: name.de: there is already a card", id="same mark"),
        pytest.param(
            entry("x", "crest_5", "V"), "x: name.de: there is already", id="name is an id"
        ),
        pytest.param(
            entry("diebin", "Neu", "V"), "diebin: id: there is already", id="id is a name"
        ),
        pytest.param(entry("x", "Crest", "V"), "x: name.de: there is already", id="third twin"),
        pytest.param({"phase": "I"}, "own.yaml: entry 1: id: missing", id="no id"),
    ],
)
def test_what_a_new_card_is_called_must_tell_it_apart(
    card: dict[str, object], sentence: str
) -> None:
    cards = box()
    with pytest.raises(BadInput) as refused:
        cards.adding([card], "own.yaml")
    assert sentence in str(refused.value)
    assert len(cards) == 4


def test_a_twin_of_another_phase_may_be_added_later() -> None:
    cards = box().adding([entry("thief_5", "Diebin", "V")], "own.yaml")
    assert cards.called(cards["thief"], "de") == "Diebin (I)"
    assert [card.id for card in cards.all_named("Diebin")] == ["thief", "thief_5"]
    assert len(cards.own) == 5
    assert cards.find(object, "thief_5") is cards["thief_5"]


def test_card_files_state_their_source_once(tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text("source: mine\ncards:\n  - {id: a}\n  - {id: b, source: other}\n", "utf-8")
    assert files_in(tmp_path) == [path]
    assert entries_of(path, "a.yaml") == [
        {"source": "mine", "id": "a"},
        {"source": "other", "id": "b"},
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        pytest.param("- 1", "a.yaml: expected “cards:” with a list", id="no fields"),
        pytest.param("cards: 1", "a.yaml: expected “cards:” with a list", id="no list"),
        pytest.param("cards: []\nmore: 1", "a.yaml: more: unknown field", id="unknown field"),
        pytest.param("cards: [7]", "a.yaml: entry 1: expected a card", id="no card"),
    ],
)
def test_a_card_file_that_is_none_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "a.yaml"
    path.write_text(text, "utf-8")
    with pytest.raises(BadInput) as refused:
        entries_of(path, "a.yaml")
    assert str(refused.value).startswith(sentence)


def test_a_folder_without_card_files_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="holds no card file"):
        files_in(tmp_path)
    with pytest.raises(BadInput, match="nowhere"):
        files_in(tmp_path / "nowhere")
