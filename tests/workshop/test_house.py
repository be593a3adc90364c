"""The map of the house names what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import starboard
from starboard import installed

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "house.md").read_text("utf-8")
PACKAGE = Path(starboard.__file__).parent
QUESTIONS = [line for line in PAGE.splitlines() if re.match(r"\| .*\? \|", line)]
NAMED = sorted(
    {
        name
        for line in QUESTIONS
        for name in re.findall(r"`([\w./]+(?:\.py|\.ts|\.md|\.yaml|/))`", line)
    }
)
SOURCES = sorted(PACKAGE.rglob("*.py"))
GAMES = ("face/shown.py", "bot/mind.py", "rules.yaml", "text/name.en.ftl")
"""What the map says that every game has."""


def test_at_least_twenty_questions_are_answered() -> None:
    assert len(QUESTIONS) >= 20
    assert len(NAMED) >= 20


@pytest.mark.parametrize("name", NAMED)
def test_what_the_map_names_is_there(name: str) -> None:
    games = [installed.folder(game) for game in installed.entries()]
    assert any((folder / name).exists() for folder in (PACKAGE, ROOT, PACKAGE.parent, *games))


@pytest.mark.parametrize("file", GAMES)
def test_every_game_has_what_the_map_says(file: str) -> None:
    folders = [installed.folder(game) for game in installed.entries()]
    assert folders
    assert [str(folder) for folder in folders if not (folder / file).exists()] == []


def test_the_tree_names_every_room() -> None:
    rooms = {
        path.name for path in PACKAGE.iterdir() if path.is_dir() and (path / "__init__.py").exists()
    }
    tree = PAGE.split("```text")[1]
    assert {room for room in rooms if f"  {room}/" not in tree} == set()


STACK = r"\b(?:agenda|current|strands?\w*(?:\[[^]]*\])?|agenda_of\(.*\))\.stack\b"
"""How somebody would get at the stack of an agenda."""


def lines_with(words: str, *, outside: str = "-") -> list[str]:
    """Every line of the package with these words (a pattern), but for one room."""
    return [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in SOURCES
        if outside not in path.relative_to(PACKAGE).parts
        for line in path.read_text("utf-8").splitlines()
        if re.search(words, line)
    ]


def test_only_the_kernel_works_on_the_stack_of_an_agenda() -> None:
    assert len(SOURCES) > 400  # the whole package was read
    assert len(lines_with(STACK)) > 20  # the kernel does
    assert lines_with(STACK, outside="kernel") == []


def test_types_say_what_asserts_would_have_to() -> None:
    assert len(lines_with("assert isinstance")) <= 30
