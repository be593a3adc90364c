"""Colony ships (ECL-COL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.state import Table
from starboard.kernel import Aside, Chance, Seat, State


class Colonise(Aside):
    """Put a cube of a track on a square, written as `SECTOR.SQUARE` (ECL-COL-01)."""

    verb: ClassVar[str] = "colonise"
    square: str
    track: Resource

    # records: written by tools/records.py
    __match_args__ = ("square", "track")
    field_types = ("str", "Resource")

    def __init__(self, square: str, track: Resource) -> None:
        self.square = square
        self.track = track

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.square, self.track.value)

    def reason(self, state: State, seat: Seat) -> Illegal | None:
        return Illegal("ECL-COL-01", "no-colony-ship")

    def take(self, state: State, seat: Seat, chance: Chance) -> None:
        assert isinstance(state, Table)


def colonisations(state: Table, seat: Seat) -> Iterator[Colonise]:
    """Every conceivable use of a colony ship."""
    yield from ()
