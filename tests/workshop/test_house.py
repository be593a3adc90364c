"""The map of the house names what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import starboard

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "house.md").read_text("utf-8")
PACKAGE = Path(starboard.__file__).parent
QUESTIONS = [line for line in PAGE.splitlines() if re.match(r"\| .*\? \|", line)]
NAMED = sorted(
    {
        name
        for line in QUESTIONS
        for name in re.findall(r"`([\w./]+(?:\.py|\.ts|\.md|\.yaml|/))`", line)
        if not name.startswith(("face/", "bot/", "text/*", "cards/", "box/", "tools.py", "rules"))
    }
)
GAMES = ("face/shown.py", "bot/mind.py", "rules.yaml", "text/name.en.ftl")
"""What the map says that every game has."""


def test_at_least_twenty_questions_are_answered() -> None:
    assert len(QUESTIONS) >= 20
    assert len(NAMED) >= 20


@pytest.mark.parametrize("name", NAMED)
def test_what_the_map_names_is_there(name: str) -> None:
    assert any((folder / name).exists() for folder in (PACKAGE, ROOT, PACKAGE.parent))


@pytest.mark.parametrize("file", GAMES)
def test_every_game_has_what_the_map_says(file: str) -> None:
    folders = [path.parent for path in (PACKAGE / "games").glob("*/rules.yaml")]
    assert folders
    assert [str(folder) for folder in folders if not (folder / file).exists()] == []


def test_the_tree_names_every_room() -> None:
    rooms = {
        path.name for path in PACKAGE.iterdir() if path.is_dir() and (path / "__init__.py").exists()
    }
    tree = PAGE.split("```text")[1]
    assert {room for room in rooms if f"  {room}/" not in tree} == set()
