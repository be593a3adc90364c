"""The rooms of the game: who knows whom."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games.eclipse import GAME

PACKAGE = "starboard.games.eclipse"
AROUND = ("face", "terminal", "bot", "tools")


def room_of(module: str) -> str:
    """The folder in which a module lies; its own name where it lies in none."""
    return module.removeprefix(f"{PACKAGE}.").partition(".")[0]


def modules() -> dict[str, Path]:
    """Every module of the game by its name."""
    found = {}
    for path in GAME.folder.rglob("*.py"):
        parts = path.relative_to(GAME.folder).with_suffix("").parts
        found[".".join((PACKAGE, *parts)).removesuffix(".__init__")] = path
    return found


MODULES = modules()


def needs(module: str) -> Iterator[str]:
    """The modules of the game that a module imports, at its top or within a function."""
    for node in ast.walk(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in MODULES)
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                if inner in MODULES or node.module in MODULES:
                    yield inner if inner in MODULES else str(node.module)


def known_to(room: str) -> set[str]:
    """The rooms that the modules of a room know."""
    inside = [module for module in MODULES if room_of(module) == room]
    assert len(inside) > 1
    return {room_of(each) for module in inside for each in needs(module)}


def test_no_module_needs_another_that_needs_it() -> None:
    left = {module: set(needs(module)) for module in MODULES}
    assert len(left[f"{PACKAGE}.turn"]) > 5
    while free := [module for module, needed in left.items() if not needed & left.keys()]:
        for module in free:
            del left[module]
    assert sorted(left) == []


@pytest.mark.parametrize("room", ["battle", "odds"])
def test_the_rules_know_neither_tools_nor_screens_nor_bots(room: str) -> None:
    assert not known_to(room) & set(AROUND)


def test_odds_know_no_table() -> None:
    assert not known_to("odds") & {"battle", "state", "turn"}


def test_only_the_kernel_looks_into_the_stack_of_an_agenda() -> None:
    paths = [*MODULES.values(), *Path(__file__).parent.glob("*.py")]
    found = [
        f"{path.name}:{node.lineno}"
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "stack"
    ]
    assert found == []
