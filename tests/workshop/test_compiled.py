"""What the compiled build compiles is decided by folder."""

from __future__ import annotations

import ast
import tomllib
from pathlib import PurePosixPath

import pytest
from hatch_build import chosen

from tests.workshop.documents import ROOT
from tests.workshop.imports import parsed, statements

PICKLED_ERRORS = {"tests/kernel/test_budget.py", "tests/texts/test_input.py"}
"""Errors go from process to process; they say themselves how."""


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


def test_a_box_copies_itself_beside_a_compiled_base_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiled class hands on only what it names itself, not what a subclass in Python adds."""
    from starboard.games.dominate.content import box
    from starboard.kernel import Content

    monkeypatch.setattr(Content, "__getstate__", lambda content: {}, raising=False)
    printed, own = box(), box().copy()
    assert vars(own).keys() == vars(printed).keys()
    own.sheets.clear()
    own.own_ids.append("mine")
    assert printed.sheets
    assert printed.own_ids == []


@pytest.mark.parametrize("room", ["src", "tests"])
def test_nothing_is_copied_or_stored_by_the_state_that_python_finds(room: str) -> None:
    """`copy` and `pickle` ask a compiled base, which has forgotten what was added to it."""
    files = sorted((ROOT / room).rglob("*.py"))
    assert len(files) > 100
    copying = {
        path.relative_to(ROOT).as_posix() for path in files if copies(path.read_text("utf-8"))
    }
    assert copying - PICKLED_ERRORS == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("from copy import copy", True),
        ("from copy import copy, deepcopy", True),
        ("import copy\ncopy.copy(box())", True),
        ("def f():\n    import pickle", True),
        ("from copy import deepcopy", False),
        ("other = self.copy()", False),
    ],
)
def test_a_copy_is_found_wherever_it_is_imported(text: str, found: bool) -> None:
    assert copies(text) is found


def copies(text: str) -> bool:
    """Whether a text imports what copies by state; `deepcopy` of plain data may be asked for."""
    for node in statements(parsed(text)):
        names = {alias.name for alias in node.names}
        if isinstance(node, ast.Import) and names & {"copy", "pickle"}:
            return True
        if isinstance(node, ast.ImportFrom) and (
            node.module == "pickle" or (node.module == "copy" and names != {"deepcopy"})
        ):
            return True
    return False


def test_the_compiler_can_read_what_is_searched_in() -> None:
    """It takes a row behind `in` apart by itself, and knows nothing of rows unpacked into it."""
    found = {
        place.as_posix(): texts
        for place in compiled()
        if (texts := searched_in((ROOT / "src" / "starboard" / place).read_text("utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("x in (*a, *b)", ["x in (*a, *b)"]),
        ("[each for each in a if each not in [1, *b]]", ["each not in [1, *b]"]),
        ("x in {*a, *b}", []),
        ("for x in (*a, *b): pass", []),
        ("x in (1, 2)", []),
    ],
)
def test_a_row_that_the_compiler_cannot_read_is_found(text: str, found: list[str]) -> None:
    assert searched_in(text) == found


def searched_in(text: str) -> list[str]:
    """Where something is searched for in a row that others are unpacked into."""
    return [
        ast.unparse(node)
        for node in ast.walk(parsed(text))
        if isinstance(node, ast.Compare)
        for way, row in zip(node.ops, node.comparators, strict=True)
        if isinstance(way, ast.In | ast.NotIn) and isinstance(row, ast.Tuple | ast.List)
        if any(isinstance(each, ast.Starred) for each in row.elts)
    ]
