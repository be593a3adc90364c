"""A game is named in its own folder and nowhere else in the package."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import starboard
from starboard import installed
from starboard.text import LANGUAGES, game_name

PACKAGE = Path(starboard.__file__).parent
BUILT = PACKAGE / "server" / "client"
KINDS = (".py", ".ftl", ".yaml", ".json", ".typed", ".mako", ".sql", ".svg")
"""Files that people write."""


def words(game: str) -> set[str]:
    """How a game may be written: its id, also with a dash, a space or in one, and its names."""
    names = {game_name(game, lang) for lang in LANGUAGES}
    short = {name.partition(":")[0] for name in names}
    ids = {game.replace("_", joint) for joint in ("_", "-", " ", "")}
    return {*ids, *names, *short}


def naming(game: str) -> re.Pattern[str]:
    """Finds a game in a text."""
    written = "|".join(re.escape(word) for word in sorted(words(game)))
    return re.compile(rf"(?<![a-z])(?:{written})(?![a-z])", re.IGNORECASE)


def files(without: Path) -> Iterator[Path]:
    """Every file of the package outside a folder."""
    for path in sorted(PACKAGE.rglob("*")):
        if path.suffix in KINDS and not {without, BUILT} & {*path.parents}:
            yield path


def test_no_game_is_named_outside_its_folder() -> None:
    found: list[str] = []
    for game in installed.entries():
        pattern, home = naming(game), installed.folder(game)
        inside = [path for path in home.rglob("*") if path.suffix in KINDS]
        assert len(inside) > 40, home
        seen = list(files(home))
        assert len(seen) > 300
        for path in seen:
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if pattern.search(line):
                    found.append(f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}")
    assert found == []


SPELLINGS = ("space_alert", "in Space Alert,", "space-alert/solve", "SPACE_ALERT", "SpaceAlert")


def test_a_name_is_recognised_however_it_is_written() -> None:
    pattern = naming("space_alert")
    assert [text for text in SPELLINGS if not pattern.search(text)] == []
    for text in ("space", "aerospace alertness", "space alerts"):
        assert not pattern.search(text), text
    assert naming("eclipse").search("Eclipse: Das zweite galaktische Zeitalter")
