"""The words that triggers, outcomes and reward cards may use, as typed records (DD-TRIGGER-01).

An effect or a state is written with one word and what belongs to it: `{give_item: {…}}`. Here each
word is a field, of which exactly one is set.
"""

from __future__ import annotations

from functools import cached_property
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct
from msgspec.structs import fields

from starboard.games.dominate.kinds import Class, Side
from starboard.kernel.yaml_files import Printed

Role = Literal["PL1", "PL2"]
Who = Literal["PL1", "PL2", "holder", "opponent"]
Commander = Literal["EFA", "RedCat", "holder", "opponent"]
Some = str | tuple[str, ...]
"""One word, or any of several."""
Positive = Annotated[int, Meta(ge=1)]
IT, ACTOR, CHOSEN = "it", "actor", "chosen"
"""The figure of the event, the one that caused it, one that a player picks."""


class Near(Printed, frozen=True):
    """At most so far from a figure that fits."""

    to: Filter
    distance: Positive


class Filter(Printed, frozen=True):
    """Which figures are meant: all named parts must fit."""

    id: Some = ()
    type: Some = ()
    cls: Class | tuple[Class, ...] = ()
    faction: Some = ()
    of: Some = ()
    tag: Some = ()
    side: Side | tuple[Side, ...] = ()
    field: Some = ()
    tile: Some = ()
    near: Near | None = None
    prone: bool | None = None
    standing: bool | None = None
    carried: bool | None = None
    alive: bool | None = None

    def names(self, word: str) -> bool:
        """Whether its id is or contains a word."""
        return word == self.id or word in some(self.id)


def some(value: Some) -> tuple[str, ...]:
    """One word or several, as several."""
    return (value,) if isinstance(value, str) else value


class Bounds(Printed, frozen=True, kw_only=True):
    """A number within bounds; without any it is at least 1."""

    at_least: int | None = None
    at_most: int | None = None
    exactly: int | None = None

    def hold(self, number: int) -> bool:
        if self.exactly is not None:
            return number == self.exactly
        if self.at_most is not None and number > self.at_most:
            return False
        if self.at_least is None:
            return self.at_most is not None or number >= 1
        return number >= self.at_least

    def enough(self) -> int:
        """Whether it holds is the same for this number and all above it."""
        most = self.at_most if self.exactly is None else self.exactly
        return 1 + max(0, most or 0, self.at_least or 0)


NAMES: dict[type, tuple[tuple[str, str], ...]] = {}


class Words(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, dict=True):
    """Exactly one of the fields is set: the word."""

    @cached_property
    def written(self) -> tuple[tuple[str, object], ...]:
        """The words that are written here, each with what stands beside it."""
        names = words_of(type(self))
        found = [(word, getattr(self, name)) for word, name in names]
        return tuple([(word, value) for word, value in found if value is not UNSET])

    def word(self) -> str:
        """The one word that is written here; empty if there is none or more than one."""
        return self.written[0][0] if len(self.written) == 1 else ""

    def args(self) -> object:
        """What stands beside the word."""
        return self.written[0][1] if self.written else UNSET


def words_of(kind: type[Words]) -> tuple[tuple[str, str], ...]:
    """Every word that may stand there, with the name of its field."""
    if kind not in NAMES:
        NAMES[kind] = tuple([(each.encode_name, each.name) for each in fields(kind)])
    return NAMES[kind]
