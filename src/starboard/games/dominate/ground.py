"""Hexagonal fields: their names, neighbours, and how far they lie apart (DD-BOARD, DD-DIST).

A field is a letter for its column and a number for its row, `a1` at the top left; odd rows (the
second, fourth …) are shifted half a field to the right. Places without a tile are no fields.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from starboard.games.dominate.kinds import Direction

DIRECTIONS = tuple(Direction)
_EVEN = ((1, 0), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1))
_ODD = ((1, 0), (1, 1), (0, 1), (-1, 0), (0, -1), (1, -1))
"""Columns and rows to the six neighbours, clockwise from the east."""


def field_at(column: int, row: int) -> str:
    """The name of a field."""
    letters = chr(ord("a") + column % 26)
    return f"{'a' * (column // 26)}{letters}{row + 1}"


@cache
def place_of(field: str) -> tuple[int, int]:
    """Column and row of a field."""
    letters = field.rstrip("0123456789")
    return (len(letters) - 1) * 26 + ord(letters[-1]) - ord("a"), int(field[len(letters) :]) - 1


@cache
def around(field: str) -> tuple[str, ...]:
    """The places at the six sides, clockwise from the east, whether they are fields or not."""
    column, row = place_of(field)
    steps = _ODD if row % 2 else _EVEN
    return tuple(
        [
            field_at(column + right, row + down) if column + right >= 0 and row + down >= 0 else ""
            for right, down in steps
        ]
    )


def beyond(field: str, side: Direction) -> str:
    """The place at one side of a field."""
    return around(field)[DIRECTIONS.index(side)]


def clockwise_of(side: Direction) -> Direction:
    """The next side clockwise."""
    return DIRECTIONS[(DIRECTIONS.index(side) + 1) % 6]


@cache
def straight(one: str, other: str) -> int:
    """How far two places lie apart as the crow flies, also across missing fields (DD-RANGE-05)."""
    (column, row), (column2, row2) = place_of(one), place_of(other)
    q, q2 = column - (row - row % 2) // 2, column2 - (row2 - row2 % 2) // 2
    across, down = q2 - q, row2 - row
    return max(abs(across), abs(down), abs(across + down))


_WITHIN: dict[tuple[str, str, int], dict[str, int]] = {}


def within(fields: Collection[str], shape: str, field: str, steps: int) -> dict[str, int]:
    """The fields at most so many steps away, with their distance over existing fields.

    `shape` is a word for which fields there are: distances are remembered by it.
    """
    key = (shape, field, steps)
    found = _WITHIN.get(key)
    if found is None:
        if len(_WITHIN) > 50_000:
            _WITHIN.clear()
        found = _WITHIN[key] = spread(fields, field, steps)
    return found


def spread(fields: Collection[str], field: str, steps: int) -> dict[str, int]:
    """Distances from a field, counted from neighbour to neighbour (DD-DIST-03)."""
    found = {field: 0}
    edge = [field]
    for distance in range(1, steps + 1):  # DD-PLACE-08
        reached: list[str] = []
        for one in edge:
            for other in around(one):
                if other in fields and other not in found:
                    found[other] = distance
                    reached.append(other)
        edge = reached
    return found
