"""What cards say, written from their data."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from starboard.games import perry_rhodan
from starboard.games.perry_rhodan import kinds as k
from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.helper_cards import helper_cards
from starboard.games.perry_rhodan.vocabulary import REQUIREMENTS, Condition, Cost, Deed, Filter
from starboard.games.perry_rhodan.wording import card_text, type_line, values_line
from starboard.games.perry_rhodan.wording.others import action_text, helper_text
from starboard.testing import clause
from starboard.text import texts_for

LANGUAGES = ("de", "en")
FOLDER = Path(perry_rhodan.__file__).parent / "text"
ADJECTIVE = {"active"}
"""Filters that stand before the noun."""
IN_NOUN = {"type"}
"""Filters that are the noun."""


class _Variants(Visitor):
    """Collects the words that selectors of one argument know."""

    def __init__(self, argument: str) -> None:
        self.argument = argument
        self.found: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        selector = node.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == self.argument:
            keys = [variant.key for variant in node.variants]
            self.found |= {key.name for key in keys if isinstance(key, ast.Identifier)}
        self.generic_visit(node)


@cache
def entries(lang: str) -> dict[str, ast.Message]:
    parsed = FluentParser().parse((FOLDER / f"cards.{lang}.ftl").read_text(encoding="utf-8"))
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def variants(lang: str, message: str, argument: str) -> set[str]:
    visitor = _Variants(argument)
    visitor.visit(entries(lang)[message])
    return visitor.found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("message", "argument", "words"),
    [
        ("card-window", "window", k.Window),
        ("card-stat", "stat", k.Stat),
        ("card-skill", "skill", k.Skill),
        ("card-printed-skill", "skill", k.PrintedSkill),
        ("card-loyalty", "loyalty", k.Loyalty),
        ("card-people", "people", k.People),
        ("card-build-type", "build", k.BuildType),
        ("card-label", "label", k.Label),
        ("card-system", "system", k.System),
        ("card-cluster", "cluster", k.Cluster),
        ("card-colour", "colour", k.Colour),
        ("card-type", "type", k.CardType),
        ("card-type", "kind", (*k.PlaceKind, *k.AccessoryKind)),
        ("card-rarity", "rarity", k.Rarity),
        ("card-noun", "kind", (*k.TargetKind, *k.CardType)),
        ("card-nouns", "kind", (*k.TargetKind, *k.CardType)),
        ("card-except-noun", "kind", k.CardType),
        ("card-where", "where", k.Where),
        ("card-zone", "zone", k.Zone),
        ("card-limit", "limit", k.Limit),
        ("card-duration", "span", Span),
        ("card-do-points", "track", k.Track),
        ("card-do-move", "to", k.Destination),
        ("card-do-allow", "what", k.What),
        ("card-do-forbid", "what", k.What),
        ("card-goal", "goal", k.Goal),
    ],
)
def test_every_word_of_the_vocabulary_is_said(
    lang: str, message: str, argument: str, words: tuple[StrEnum, ...]
) -> None:
    assert {word.value for word in words} <= variants(lang, message, argument)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_verb_condition_filter_and_requirement_has_its_sentence(lang: str) -> None:
    filters = set(Filter.__struct_fields__) - ADJECTIVE - IN_NOUN
    conditions = set(Condition.__struct_fields__) - {"any_of"}
    wanted = {
        *(f"do-{deed.__struct_config__.tag}" for deed in Deed.__args__),
        *(f"if-{field}" for field in conditions),
        *(f"cost-{field}" for field in Cost.__struct_fields__),
        *(f"filter-{field}" for field in filters),
        *(f"needs-{word}" for word in REQUIREMENTS),
    }
    assert {f"card-{word.replace('_', '-')}" for word in wanted} <= set(entries(lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_something_whole(lang: str) -> None:
    for card in catalogue().values():
        for line in (type_line(card, lang), *card_text(card, lang)):
            assert not any(gap in line for gap in ("  ", " .", " ,", "..", "{")), line
        for line in card_text(card, lang):
            assert line[0] == line[0].upper(), line
            assert line.endswith((".", ".“", ".”")), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_every_card_has_a_line_that_names_its_moment(lang: str) -> None:
    texts = texts_for("perry_rhodan")
    for card in catalogue().values():
        lines = "\n".join(card_text(card, lang)).casefold()
        for window in card.windows - {k.Window.PERMANENT}:
            said = texts.say(lang, "card-window", window=window.value)
            assert said.casefold() in lines, (card.id, window)


@clause("PR-CARD-08", "PR-CARD-09", "PR-CARD-10")
def test_a_premise_names_its_side_and_its_alternatives() -> None:
    thora = card_text(catalogue()["thora"], "de")
    assert thora[0] == "Prämisse Pro: Terra und „Crest“ (aktiv); oder 3× Terra."
    assert thora[1] == "Prämisse Anti: 2× Terra."
    assert "Prämisse Pro: keine." in card_text(catalogue()["terra"], "de")


@clause("PR-CARD-16", "PR-CARD-17")
def test_loyalty_people_and_build_type_are_named() -> None:
    robots = card_text(catalogue()["kampfroboter_i"], "de")
    assert "Loyalität Saboteure; Volk Roboter; Bauart Arkoniden." in robots


@clause("PR-CARD-12", "PR-CARD-14")
@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("perry_rhodan_i", "Reichweite 1, Tarnung B, Angriff C, Verteidigung C+1"),
        (
            "good_hope",
            "Reichweite 3, Transport 3, Tarnung B, Angriff C, Verteidigung D",
        ),
        ("konter_i", ""),
    ],
)
def test_the_values_of_a_card_are_read_in_one_line(card: str, values: str) -> None:
    assert values_line(catalogue()[card], "de") == values


@pytest.mark.parametrize(
    ("card", "lang", "line"),
    [
        (
            "psychostrahler",
            "de",
            "Im Kampf (diese Karte wird passiv): Eine gegnerische Einheit im Kampf wird passiv. "
            "Hypnoblock schützt davor. Antihypno kann das aufheben.",
        ),
        (
            "ausweichmanoever_i",
            "de",
            "Bei einer Vernichtung: Ein aktives eigenes Schiff im Kampf wird nicht vernichtet. "
            "Die betroffene Karte wird passiv.",
        ),
        (
            "springerwerft",
            "de",
            "Ausbau (diese Karte wird passiv): Such ein Raumschiff oder eine Flotte der Loyalität "
            "Springer oder Überschwere in deiner Materiesenke und nimm die Karte auf die Hand. "
            "Einmal je Zug.",
        ),
        (
            "gravitationsbomben",
            "en",
            "After the combat values, in space combat, if your attack value is at most 1 below the "
            "defence value (this card to the matter sink): An enemy ship in the same pairing is "
            "destroyed.",
        ),
        (
            "festung",
            "en",
            "In ground combat, as defender: All your units at this place get defence +1.",
        ),
        ("ganymed", "de", "Beim Phasenwechsel, auf der Anti-Seite, wenn Phase III endet: "
         "Du bekommst 0,5 Siegpunkte."),
    ],
)  # fmt: skip
def test_an_effect_reads_as_people_say_it(card: str, lang: str, line: str) -> None:
    assert line in card_text(catalogue()[card], lang)


@clause("PR-ACT-02", "PR-ACT-05")
def test_an_action_card_says_its_goal_and_its_letter_bar() -> None:
    assert action_text(action_cards()["action_01"], "de") == [
        "Missionsziel: Attentat.",
        "Buchstabenleiste (rot links, grün rechts): 2 B 2 · 1 C 3 · 1 D 2 · 4 E 3.",
    ]


@clause("PR-CARD-38")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_helper_card_says_what_it_is_for(lang: str) -> None:
    for card in helper_cards().values():
        (line,) = helper_text(card, lang)
        assert line.endswith(".")
