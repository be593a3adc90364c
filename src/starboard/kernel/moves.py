"""What a seat decides: moves, asides, and the one way to say nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from starboard.errors import Illegal
from starboard.kernel.record import Fact
from starboard.kernel.seats import Seat

if TYPE_CHECKING:
    from starboard.kernel.agenda import State
    from starboard.kernel.chance import Chance


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Fact):
    """A small decision. Its notation is its verb and its fields: `buy zielcomputer.4 twin.2`."""

    verb: ClassVar[str] = ""

    @property
    def touches(self) -> tuple[str, ...]:
        """The ids of the things it touches, in clicking order."""
        from starboard.kernel.notation import ids

        return ids(self)

    def __str__(self) -> str:
        from starboard.kernel.notation import write

        return write(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move):
    """Something that may be done while a choice stays open. It must use something up."""

    def reason(self, state: State, seat: Seat) -> Illegal | None:
        """Why it cannot be done now, or nothing."""
        return None

    def take(self, state: State, seat: Seat, chance: Chance) -> None:
        """Carry it out."""
        raise TypeError(f"{type(self).__name__} does nothing")


class Pass(Move):
    """Let an opportunity go by."""

    verb: ClassVar[str] = "pass"
