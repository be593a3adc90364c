"""Which module of the package imports which, local imports included."""

from __future__ import annotations

import ast
import gc
from collections.abc import Iterator
from pathlib import Path

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
