"""The bases of all records: what a state is made of, and what may be shared between states.

A record names its fields with their types, like a dataclass; `__init__` and `clone` follow from
them (see `written`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Self, dataclass_transform

from mypy_extensions import mypyc_attr

from starboard.kernel.written import clone_text, made, name_fields


@dataclass_transform()
@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Something with named fields: equal if they are, and printed with them."""

    field_names: ClassVar[tuple[str, ...]] = ()
    """The names of all fields, inherited ones first."""
    field_types: ClassVar[dict[str, Any]] = {}
    """The types of the fields that the class itself names, as they are written there."""
    base_fields: ClassVar[tuple[str, ...]] = ()
    """The first fields, where a base has an `__init__` of its own that takes them."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        name_fields(cls)

    def values(self) -> tuple[object, ...]:
        """The values of all fields, in order."""
        return tuple([getattr(self, name) for name in self.field_names])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        assert isinstance(other, Fields)
        for name in self.field_names:
            if getattr(self, name) != getattr(other, name):
                return False
        return True

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        told = [f"{name}={getattr(self, name)!r}" for name in self.field_names]
        return f"{type(self).__name__}({', '.join(told)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Fields):
    """A mutable piece of a state: every state has its own."""

    def clone(self) -> Self:
        """An independent copy."""
        kind = type(self)
        copy = _CLONES.get(kind)
        if copy is None:
            copy = _CLONES[kind] = made(kind, clone_text(kind), "clone")
        fresh: Self = copy(self)
        return fresh


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Fields):
    """An immutable record: never changed after it was made, so clones share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """Everything printed on a game's components; a state refers to it but is stored without it."""

    @classmethod
    def of(cls, content: Content) -> Self:
        """The content of a game as the type that this game makes of it."""
        assert isinstance(content, cls)
        return content

    def find(self, kind: type, name: str) -> object:
        """The printed thing of that type with that id; raises `KeyError` if there is none."""
        raise KeyError(name)


_CLONES: dict[type, Callable[[Any], Any]] = {}
