"""What a game shows, told for those who write bots: the fields of things and of seats' facts.

Types and fields are those that the game's face declares (`Face.shows`); what is said about them
are the docstrings beside them.
"""

from __future__ import annotations

import ast
import sys
import types
import typing
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from starboard.kernel.game import Game


class Field(NamedTuple):
    """One field of something shown."""

    name: str
    type: str
    optional: bool
    note: str


class Kind(NamedTuple):
    """One kind of thing, or the facts of a seat."""

    name: str
    about: str
    fields: tuple[Field, ...]

    @classmethod
    def of(cls, kind: type) -> Kind:
        """A typed dictionary with its docstrings."""
        notes = notes_of(kind)
        fields = tuple(
            Field(name, told_type(hint), name in optional(kind), notes.get(name, ""))
            for name, hint in typing.get_type_hints(kind).items()
        )
        return cls(kind.__name__, " ".join((kind.__doc__ or "").split()), fields)


class Shown(NamedTuple):
    """Everything that a view of a game holds by name."""

    things: tuple[Kind, ...]
    facts: tuple[Kind, ...]
    inside: tuple[Kind, ...]
    """What is inside of those."""


def shown_by(game: Game[Any]) -> Shown:
    """What a game declares of its things and facts; nothing where it does not."""
    things, facts = (kinds_in(hint) for hint in game.face.shows[:2])
    inside: list[type] = []
    for kind in [*things, *facts]:
        inside += [each for each in inner(kind) if each not in (*things, *facts, *inside)]
    told = [tuple(Kind.of(kind) for kind in kinds) for kinds in (things, facts, inside)]
    return Shown(*told)


def shown_lines(shown: Shown) -> Iterator[str]:
    """The same as text: a kind, its fields, an empty line."""
    for kind in (*shown.things, *shown.facts, *shown.inside):
        yield f"{kind.name}: {kind.about}" if kind.about else kind.name
        width = max((len(field.name) for field in kind.fields), default=0)
        for field in kind.fields:
            parts = [field.type, "may be missing" if field.optional else "", field.note]
            yield f"  {field.name:{width}}  {'; '.join(filter(None, parts))}"
        yield ""


def kinds_in(hint: object) -> list[type]:
    """The typed dictionaries in a type, in the order in which they are written."""
    if typing.is_typeddict(hint):
        return [typing.cast(type, hint)]
    found: list[type] = []
    for part in typing.get_args(hint):
        found += [kind for kind in kinds_in(part) if kind not in found]
    return found


def inner(kind: type) -> list[type]:
    """The typed dictionaries inside of one, and inside of those."""
    found: list[type] = []
    for hint in typing.get_type_hints(kind).values():
        for each in kinds_in(hint):
            found += [part for part in (each, *inner(each)) if part not in found]
    return found


def optional(kind: type) -> frozenset[str]:
    """The fields that may be missing."""
    hints = typing.get_type_hints(kind, include_extras=True)
    marked = {name for name in hints if typing.get_origin(hints[name]) is typing.NotRequired}
    return frozenset(marked | kind.__optional_keys__)  # type: ignore[attr-defined]  # a TypedDict


def told_type(hint: object) -> str:
    """A type as it is written, without the places where its parts are defined."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if hint is types.NoneType:
        return "None"
    if origin is Literal:
        return " | ".join(f'"{part}"' for part in parts)
    if origin in (types.UnionType, typing.Union):
        return " | ".join(map(told_type, parts))
    if isinstance(origin, type):
        return f"{origin.__name__}[{', '.join(map(told_type, parts))}]"
    return "…" if hint is ... else getattr(hint, "__name__", str(hint))


def notes_of(kind: type) -> dict[str, str]:
    """What stands below the fields of a class and of those above it in the same file."""
    classes = classes_in(kind.__module__)
    notes: dict[str, str] = {}
    node = classes.get(kind.__name__)
    while node is not None:
        for field, below in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr):
                name, note = ast.unparse(field.target), ast.literal_eval(below.value)
                notes.setdefault(name, " ".join(str(note).split()))
        bases = [classes.get(ast.unparse(base)) for base in node.bases]
        node = next((base for base in bases if base is not None), None)
    return notes


@cache
def classes_in(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as they are written; none where its source is not there."""
    source = Path(str(sys.modules[module].__file__))
    if source.suffix != ".py" or not source.exists():
        return {}
    body = ast.parse(source.read_text(encoding="utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.ClassDef)}
