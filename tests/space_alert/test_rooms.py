"""The rooms of the game: who knows whom."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from starboard.games.space_alert import GAME

PACKAGE = "starboard.games.space_alert"
RULES = ("round", "film", "campaign", "missions")
AROUND = ("box", "face", "terminal", "bot", "fast")


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


def test_no_module_needs_another_that_needs_it() -> None:
    left = {module: set(needs(module)) for module in MODULES}
    assert len(left[f"{PACKAGE}.film.turn"]) > 5
    while free := [module for module, needed in left.items() if not needed & left.keys()]:
        for module in free:
            del left[module]
    assert sorted(left) == []


@pytest.mark.parametrize("room", RULES)
def test_the_rules_know_neither_tools_nor_screens_nor_bots(room: str) -> None:
    inside = [module for module in MODULES if module.startswith(f"{PACKAGE}.{room}.")]
    assert len(inside) > 3
    outside = tuple(f"{PACKAGE}.{each}" for each in AROUND)
    known = {each for module in inside for each in needs(module)}
    assert [each for each in sorted(known) if each.startswith(outside)] == []


def test_only_the_kernel_looks_into_the_stack_of_an_agenda() -> None:
    paths = [*MODULES.values(), *Path(__file__).parent.glob("*.py")]
    found = [
        f"{path.name}:{node.lineno}"
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "stack"
    ]
    assert found == []
