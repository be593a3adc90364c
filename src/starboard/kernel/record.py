"""The bases of all records: what a state is made of, and what may be shared between states.

Records are plain classes, not dataclasses: that is what compiles well. `tools/records.py` writes
the names and types of the fields, `__init__` and `clone` into each of them.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Fields:
    """Something with named fields: equal if they are, and printed with them."""

    __match_args__: ClassVar[tuple[str, ...]] = ()
    field_types: ClassVar[tuple[str, ...]] = ()

    def values(self) -> tuple[object, ...]:
        """The values of all fields, in order."""
        return tuple([getattr(self, name) for name in self.__match_args__])

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return False
        assert isinstance(other, Fields)
        return self.values() == other.values()

    def __hash__(self) -> int:
        return hash(self.values())

    def __repr__(self) -> str:
        told = [f"{name}={getattr(self, name)!r}" for name in self.__match_args__]
        return f"{type(self).__name__}({', '.join(told)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Fields):
    """A mutable piece of a state: every state has its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Fact(Fields):
    """An immutable record: never changed after it was made, so clones share it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Content:
    """Everything printed on a game's components; a state refers to it but is stored without it."""

    def find(self, kind: type, name: str) -> object:
        """The printed thing of that type with that id; raises `KeyError` if there is none."""
        raise KeyError(name)
