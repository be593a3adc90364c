"""What the compiled build compiles is decided by folder."""

from __future__ import annotations

import tomllib
from pathlib import PurePosixPath

from hatch_build import chosen

from tests.workshop.documents import ROOT


def compiled() -> list[PurePosixPath]:
    """The modules that the settings choose, below `src/starboard`."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    places = chosen(ROOT / "src", hook["compile"], hook["interpreted"])
    return [PurePosixPath(place).relative_to("src/starboard") for place in places]


def test_of_cards_what_they_do_is_compiled_and_what_is_written_is_not() -> None:
    folders = {place.parent.as_posix() for place in compiled()}
    assert {"cards/words", "games/flagship", "games/flagship/cards/words"} <= folders
    assert folders & {"cards", "games/flagship/cards"} == set()


def test_no_module_of_a_compiled_folder_of_words_is_left_out() -> None:
    words = [place for place in compiled() if place.parent.name == "words"]
    source = ROOT / "src" / "starboard"
    there = [path for path in source.rglob("words/*.py") if path.stem != "__init__"]
    assert sorted(map(str, words)) == sorted(path.relative_to(source).as_posix() for path in there)
    assert len(there) > 6


def test_a_module_that_declares_structs_by_a_base_of_its_own_stays_python() -> None:
    """Compiled classes have no annotations that a struct could read."""
    from starboard.games.perry_rhodan import vocabulary

    assert "msgspec" not in vars(vocabulary)
    assert PurePosixPath("games/perry_rhodan/vocabulary.py") not in compiled()
