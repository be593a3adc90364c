"""Seats at a table, and sets of them."""

from __future__ import annotations

from typing import Final

Seat = int
Seats = tuple[int, ...]

CLOCK: Final = -1
"""The seat of time: its only move is the next scheduled instant."""

EVERYONE: Final = -1
"""The set of all seats and spectators, as a bit set."""

NOBODY: Final = 0


def only(seat: Seat) -> int:
    """The bit set that holds one seat."""
    return 1 << seat


def includes(seats: int, seat: Seat | None) -> bool:
    """Whether a bit set of seats holds this one; spectators and time are only in EVERYONE."""
    if seat is None or seat < 0:
        return seats == EVERYONE
    return bool(seats >> seat & 1)


def clockwise(first: Seat, seats: int) -> Seats:
    """All seats in turn order, beginning with `first`."""
    return tuple((first + step) % seats for step in range(seats))
