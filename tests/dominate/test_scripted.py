"""What random games may never meet, a scripted test meets: the list is made from the game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from tools.soak.dominate_games import guard_rules

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.script.cards import card_effects
from starboard.games.dominate.script.effects import Do
from starboard.games.dominate.script.states import State
from starboard.games.dominate.script.whens import When
from starboard.games.dominate.script.words import words_of

HERE = Path(__file__).parent
RANDOM = ("test_random_play", "test_random_missions", "test_fuzz", "test_conformance")
"""Tests that meet what chance brings."""
WORD = re.compile(r"[a-z][a-z_-]*")


def scripts() -> Iterator[ast.Module]:
    """Every scripted test of the game."""
    for path in sorted(HERE.rglob("*.py")):
        if path.stem not in (*RANDOM, Path(__file__).stem):
            yield ast.parse(path.read_text("utf-8"))


@cache
def written() -> frozenset[str]:
    """Every text that stands in them, whole and word by word, and every name."""
    found: set[str] = set()
    for module in scripts():
        for node in ast.walk(module):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.update((node.value, *WORD.findall(node.value)))
            elif isinstance(node, ast.Name):
                found.add(node.id)
            elif isinstance(node, ast.keyword) and node.arg:
                found.add(node.arg)
    return frozenset(found)


@cache
def played() -> frozenset[str]:
    """The words that stand on reward cards which a script plays."""
    cards = [card for card in reward_cards() if card in written()]
    return frozenset([effect.word() for card in cards for effect in card_effects(card)])


def everything() -> Iterator[tuple[str, str]]:
    """Figures, actions, reward cards, words of triggers, rules of guards."""
    for sheet in box().orderable():
        yield "figure", sheet.type
    for move in GAME.move_types:
        yield "action", move.verb
    for card in reward_cards():
        yield "card", card
    for kind in (When, State, Do):
        for word, _ in words_of(kind):
            yield "word", word
    for rule in guard_rules():
        yield "rule", rule


@pytest.mark.parametrize(("kind", "name"), sorted(set(everything())))
def test_it_is_met_by_a_scripted_test(kind: str, name: str) -> None:
    assert name in written() | played(), f"no scripted test meets the {kind} {name}"
