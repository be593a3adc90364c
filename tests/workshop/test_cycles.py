"""No module needs another one that needs it: a reader can begin at the bottom of every room."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.workshop.documents import ROOT

SOURCE = ROOT / "src"

Graph = dict[str, set[str]]


def modules(source: Path) -> dict[str, Path]:
    """Every module of the package by its name."""
    return {
        ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(source.joinpath("starboard").rglob("*.py"))
    }


def statements(node: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports of a module, those inside of functions too, but not those for types only."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            yield from statements(ast.Module(child.orelse, []))
        elif isinstance(child, ast.Import | ast.ImportFrom):
            yield child
        else:
            yield from statements(child)


def parsed(text: str) -> ast.Module:
    """The tree of a text; CPython 3.11 stumbles where garbage is collected meanwhile."""
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        gc.enable()


def needs(text: str, known: set[str]) -> set[str]:
    """The modules that a text imports; a module out of a package is not the package itself."""
    found: set[str] = set()
    for node in statements(parsed(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        else:
            assert node.level == 0, "a relative import"
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else str(node.module))
    return found & known


def graph(source: Path) -> Graph:
    """Which modules each module needs."""
    found = modules(source)
    return {
        name: needs(path.read_text(encoding="utf-8"), set(found)) - {name}
        for name, path in found.items()
    }


def reached(start: str, edges: Graph) -> set[str]:
    """Everything that a module needs, sooner or later."""
    found: set[str] = set()
    fresh = set(edges[start])
    while fresh:
        found |= fresh
        fresh = set[str]().union(*[edges[each] for each in fresh]) - found
    return found


def circles(edges: Graph) -> list[tuple[str, str]]:
    """Every pair of modules that need each other, directly or through others."""
    below = {name: reached(name, edges) for name in edges}
    return [
        (name, other)
        for name in sorted(edges)
        for other in sorted(below[name])
        if name < other and name in below[other]
    ]


def test_no_two_modules_need_each_other() -> None:
    edges = graph(SOURCE)
    assert len(edges) > 300  # the whole package was read
    assert circles(edges) == []


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("from starboard.b import B", id="at the top"),
        pytest.param("def f():\n    from starboard.b import B", id="inside of a function"),
        pytest.param("class A:\n    def f(self):\n        import starboard.b", id="in a method"),
        pytest.param("from starboard import b", id="out of the package"),
        pytest.param("if TYPE_CHECKING:\n    pass\nelse:\n    import starboard.b", id="not typed"),
    ],
)
def test_an_import_counts_wherever_it_stands(text: str) -> None:
    known = {"starboard", "starboard.a", "starboard.b"}
    edges = {"starboard": set[str](), "starboard.a": needs(text, known)}
    edges["starboard.b"] = needs("from starboard.a import A", known)
    assert circles(edges) == [("starboard.a", "starboard.b")]


def test_an_import_for_types_does_not_count() -> None:
    text = "if TYPE_CHECKING:\n    from starboard.b import B"
    assert needs(text, {"starboard.b"}) == set()
