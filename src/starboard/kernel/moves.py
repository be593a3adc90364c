"""What a seat decides: moves, and the one way to say nothing."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from starboard.kernel.record import Fact
from starboard.kernel.words import encoded, word


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Fact):
    """A small decision. Its notation is its verb and its fields: `buy zielcomputer.4 twin.2`."""

    verb: ClassVar[str] = ""
    open: ClassVar[bool] = False
    """Whether its last field is a text of somebody's own; it is listed as a form (see `forms`)."""
    samples: ClassVar[tuple[str, ...]] = ("?",)
    """What a bot without ideas of its own writes into a form; all of it must be allowed."""
    idle: ClassVar[bool] = False
    """Whether it only lets opportunities go by."""

    @property
    def touches(self) -> tuple[str, ...]:
        """The ids of the things it touches, in clicking order: its words, but for a text."""
        found: list[str] = []
        for name in self.field_names[:-1] if self.open else self.field_names:
            value = getattr(self, name)
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, str) and item:
                    found.append(item)
        return tuple(found)

    def __str__(self) -> str:
        """The move in notation."""
        words = [type(self).verb]
        for name in self.field_names[:-1] if self.open else self.field_names:
            words.append(word(getattr(self, name)))
        if self.open:
            words.append(encoded(str(getattr(self, self.field_names[-1]))))
        return " ".join(words)


class Pass(Move):
    """Let an opportunity go by."""

    verb: ClassVar[str] = "pass"
    idle: ClassVar[bool] = True


PASS = Pass()
