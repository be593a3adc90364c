"""Whose matter a step is: it is carried through though another player is out (FS-TIMING-04)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from starboard.games.flagship.state import Table
from starboard.kernel import Seats, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class OfPlayer(Step[Table]):
    """A step of one player."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfBlow(Step[Table]):
    """A step of damage on its way, which belongs to whoever strikes."""

    blow: int

    def owners(self, state: Table) -> Seats:
        return (state.blows[self.blow].seat,)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfText(Step[Table]):
    """A step of a text, which belongs to whoever uses it."""

    deed: int

    def owners(self, state: Table) -> Seats:
        return user_of(state, self.deed)


def user_of(state: Table, number: int) -> Seats:
    """Whose text is being carried out; nobody's once it is done."""
    deed = state.deeds.get(number)
    return () if deed is None else (deed.seat,)
