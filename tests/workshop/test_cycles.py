"""No module needs another one that needs it: a reader can begin at the bottom of every room."""

from __future__ import annotations

import pytest

from tests.workshop.imports import SOURCE, Graph, graph, needs


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
