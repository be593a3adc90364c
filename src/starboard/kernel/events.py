"""What happened: records with the clause that caused them and the seats that may see them."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from starboard.kernel.record import Fact
from starboard.kernel.seats import EVERYONE


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Fact):
    """Base of all events. A subclass has at least the field `clause`."""

    tells: ClassVar[bool] = False
    """Whether it tells something although nothing is uncovered, such as “nothing found”."""

    clause: str

    def audience(self) -> int:
        """The bit set of seats that see it as it is."""
        return EVERYONE

    def redacted(self) -> Event | None:
        """What everybody else sees of it; nothing, if there is nothing to see."""
        return None
