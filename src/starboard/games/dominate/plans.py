"""Reading a floor plan: squares, walls and doors (map format, “Indoor boards”).

A plan is drawn on a grid of 4 x 2 characters: `+` marks the corners of squares, `.` is floor,
`#` is none; an edge is a wall, open, or a door by its letter.
"""

from __future__ import annotations

from functools import cache

from starboard.errors import BadInput
from starboard.games.dominate.ground import field_at

WALLS = ("-", "|")
FLOOR, NO_FLOOR = ".", "#"


class Plan:
    """A plan as it is drawn: all of it, fog or not."""

    def __init__(self, text: str, where: str) -> None:
        self.where = where
        self.lines = text.rstrip("\n").splitlines()
        self.squares: list[str] = []
        self.walls: list[str] = []
        self.doors: dict[str, tuple[str, str]] = {}
        """The two squares beside each door, by its letter."""
        for row in range(len(self.lines) // 2):
            for column in range((len(self.lines[2 * row]) - 1) // 4):
                self.read_square(column, row)
        known = set(self.squares)
        for row in range(len(self.lines) // 2):
            for column in range((len(self.lines[2 * row]) - 1) // 4):
                here = field_at(column, row)
                if here in known:
                    self.read_edge(here, field_at(column + 1, row), self.right_of(column, row))
                    self.read_edge(here, field_at(column, row + 1), self.below(column, row))
        self.walls = [edge for edge in self.walls if set(edge.split("|")) <= known]

    def sign(self, line: int, place: int) -> str:
        """What stands at a place; beyond the end of a line there is nothing."""
        text = self.lines[line] if line < len(self.lines) else ""
        return text[place] if place < len(text) else " "

    def read_square(self, column: int, row: int) -> None:
        """A square is floor or not."""
        sign = self.sign(2 * row + 1, 4 * column + 2)
        if sign == FLOOR:
            self.squares.append(field_at(column, row))
        elif sign not in (NO_FLOOR, " "):
            place = field_at(column, row)
            raise BadInput(f"{self.where}: plan", "no-such-sign", sign=sign, field=place)

    def right_of(self, column: int, row: int) -> str:
        return self.sign(2 * row + 1, 4 * column + 4)

    def below(self, column: int, row: int) -> str:
        return self.sign(2 * row + 2, 4 * column + 2)

    def read_edge(self, here: str, there: str, sign: str) -> None:
        """What stands between two squares."""
        if sign in WALLS:
            self.walls.append(edge(here, there))
        elif sign != " ":
            self.doors[sign] = (here, there)


@cache
def edge(one: str, other: str) -> str:
    """The edge between two squares, the same from both sides."""
    first, second = sorted((one, other))
    return f"{first}|{second}"
