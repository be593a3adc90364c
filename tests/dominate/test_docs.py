"""The page about missions of one's own knows every word of the vocabulary, and invents none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.games.dominate.campaign.book import MissionHead
from starboard.games.dominate.campaign.pages import Aim
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.printed import Board, Placement, Skirmish
from starboard.games.dominate.script.effects import Do
from starboard.games.dominate.script.states import STATES
from starboard.games.dominate.script.whens import When
from starboard.games.dominate.script.words import Filter, Words, words_of
from starboard.kernel.yaml_files import Printed

PAGE = Path(__file__).parents[2] / "docs" / "dominate-missions.md"
EVENTS = {word for word, _ in words_of(When)} - STATES | {"alarm", "door"}


def part(heading: str) -> str:
    """What stands below a heading."""
    text = PAGE.read_text("utf-8")
    return text.partition(f"## {heading}\n")[2].partition("\n## ")[0]


def listed(heading: str) -> set[str]:
    """The words in the first column of a table."""
    rows = [line.split(" | ")[0] for line in part(heading).splitlines() if line.startswith("| `")]
    return {word for row in rows for word in re.findall(r"`(\w+)`", row)}


@pytest.mark.parametrize(
    ("heading", "words"),
    [
        ("Which events can a trigger wait for?", EVENTS),
        ("Which states can it ask for?", set(STATES)),
        ("What can a trigger do?", {word for word, _ in words_of(Do)}),
    ],
)
def test_the_page_lists_the_vocabulary(heading: str, words: set[str]) -> None:
    assert listed(heading) == words


@pytest.mark.parametrize("kind", [MissionHead, IndoorBoard, Board, Placement, Skirmish, Filter])
def test_the_page_names_every_key_of_a_file(kind: type[Printed]) -> None:
    text = PAGE.read_text("utf-8")
    unsaid = {"source", "length", "minutes"} if kind is Skirmish else {"source"}
    for name in kind.__struct_encode_fields__:
        assert name in unsaid or re.search(rf"\b{name}\b", text), f"{name} is not explained"


@pytest.mark.parametrize("kind", [Aim])
def test_the_page_names_every_aim(kind: type[Words]) -> None:
    for word, _ in words_of(kind):
        assert f"`{word}`" in part("What stands in a mission besides?")
