"""What a deck builder is told."""

from __future__ import annotations

import json

import pytest

from starboard.games.perry_rhodan.box.bench import BENCH
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.deck_text import starter_decks
from starboard.testing import clause
from starboard.tool import Document


@pytest.mark.parametrize("lang", ["de", "en"])
def test_a_builder_gets_sections_filters_and_cards(lang: str) -> None:
    face = BENCH.face(lang)
    assert json.loads(json.dumps(face)) == face
    assert len(face["sections"]) == 11
    for card in face["cards"].values():
        for each in face["filters"]:
            assert card["traits"][each["id"]] in {choice["id"] for choice in each["choices"]}
    for each in face["filters"]:
        assert len({choice["name"] for choice in each["choices"]}) == len(each["choices"])


@clause("PR-CARD-01", "PR-CARD-38", "PR-DECK-16")
def test_a_card_lies_where_its_back_belongs_and_banned_ones_nowhere() -> None:
    cards = BENCH.face("de")["cards"]
    assert cards["terra"]["sections"] == ["source_i", "sideboard_i"]
    assert cards["action_01"]["sections"] == ["action"]
    assert not {card.id for card in catalogue().values() if card.banned} & set(cards)
    assert "tarnkarte" not in cards


@clause("PR-DECK-11", "PR-DECK-12")
def test_a_sheet_counts_sources_action_cards_and_goals() -> None:
    answer = BENCH.answer(Document("raumflotte"), "de")
    assert not answer.no
    tallies = {each["id"]: each for each in json.loads(json.dumps(answer.facts))["tallies"]}
    deck = starter_decks()["raumflotte"]
    assert tallies["action"]["have"] == len(deck.action)
    assert tallies["action"]["least"] == 8
    goals = ("assassination", "destabilisation", "sabotage", "devastation")
    assert sum(tallies[goal]["have"] for goal in goals) == len(deck.action)
    assert all(each["kept"] for each in tallies.values())
