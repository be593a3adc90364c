"""Research (ECL-RESCH, ECL-TECH)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.activation import Activation
from starboard.games.eclipse.moves import Stop
from starboard.games.eclipse.state import Table
from starboard.kernel import Chance, Move, Seat


class Researching(Activation):
    """Research one technology after another."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Stop,)
    seat: int
    left: int

    # records: written by tools/records.py
    __match_args__ = ("seat", "left")
    field_types = ("int", "int")

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    # records: end

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Stop()]

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        """Nothing more."""
