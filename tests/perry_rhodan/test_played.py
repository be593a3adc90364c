"""Everything that there is to play is played by a story that asserts what comes of it.

A story that `witnesses.yaml` names fails if it does not play what it is named for (`conftest`).
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from starboard.games.perry_rhodan.content import catalogue
from tests.perry_rhodan.cards.test_every_card import LAID
from tests.perry_rhodan.played import everything, witnesses

HERE = Path(__file__).parent
LAYING = "test_every_card.test_a_card_lies_where_its_premise_holds"
"""Plays every card that can lie on the table; its parameter is the card."""


@cache
def modules() -> dict[str, ModuleType]:
    """The modules of stories in this folder by name."""
    paths = [path for path in HERE.rglob("test_*.py") if path.parent.name != "box"]
    names = [path.relative_to(HERE.parents[1]).with_suffix("").parts for path in paths]
    return {parts[-1]: importlib.import_module(".".join(parts)) for parts in names}


def told_apart(function: object) -> list[str]:
    """What stands in brackets behind the name of a story that is told several times."""
    marks = [mark for mark in getattr(function, "pytestmark", ()) if mark.name == "parametrize"]
    if len(marks) != 1:
        return []
    found = []
    for row in marks[0].args[1]:
        given = row.values if hasattr(row, "marks") else row
        values = given if isinstance(given, tuple) else (given,)
        found.append(getattr(row, "id", None) or "-".join(map(str, values)))
    return found


def exists(story: str) -> bool:
    """Whether there is a test of that name: module, function, what stands in brackets."""
    name, _, told = story.partition("[")
    module, _, function = name.partition(".")
    found = getattr(modules().get(module), function, None)
    return found is not None and (not told or told.rstrip("]") in told_apart(found))


def test_everything_there_is_has_a_story_that_plays_it() -> None:
    played = {thing for things in witnesses().values() for thing in things}
    laid = {f"card {name}" for name in LAID}
    assert [thing for thing in everything() if thing not in played | laid] == []


def test_nothing_is_named_that_there_is_not() -> None:
    assert {thing for things in witnesses().values() for thing in things} <= {*everything()}


def test_every_card_that_may_lie_somewhere_is_laid() -> None:
    assert all(exists(f"{LAYING}[{name}]") for name in LAID)
    assert {*LAID} == {card.id for card in catalogue().values() if not card.is_event}


@pytest.mark.parametrize("story", witnesses())
def test_the_story_that_is_named_exists(story: str) -> None:
    assert exists(story)
