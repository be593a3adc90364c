"""Square fields: neighbours and distances between walls and doors (DD-BOARD-08, DD-DIST-02…05)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.indoors.floor import Door, Floor
from starboard.games.dominate.plans import edge

COMPASS = ("n", "e", "s", "w")
"""The four sides of a square, clockwise; north is up."""
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
SHUT = ("closed",)


@cache
def sides(field: str) -> tuple[str, ...]:
    """The places north, east, south and west of a square, whether they are squares or not."""
    column, row = place_of(field)
    return tuple(
        [
            field_at(column + right, row + down) if column + right >= 0 and row + down >= 0 else ""
            for right, down in _STEPS
        ]
    )


class Ways:
    """Where one can go on a floor, as long as no tile is laid and no door turns."""

    def __init__(self, floor: Floor) -> None:
        self.doors: dict[str, str] = {}
        """The door on each edge that has one."""
        shut = set(floor.walls)
        for door in floor.doors.values():
            self.doors.setdefault(edge(door.one, door.other), door.id)
            if door.state in SHUT:
                shut.add(edge(door.one, door.other))
        self.next: dict[str, tuple[str, ...]] = {}
        """The squares that can be reached from each in one step."""
        for field in floor.squares:
            beside = [other for other in sides(field) if other in floor.squares]
            self.next[field] = tuple([one for one in beside if edge(field, one) not in shut])
        self.found: dict[tuple[str, int], dict[str, int]] = {}
        """Distances that were asked for."""


_WAYS: dict[tuple[str, str], Ways] = {}
MOST = 1000
"""Floors that are remembered."""


def ways_of(floor: Floor) -> Ways:
    """The ways of a floor, worked out once for its shape and the state of its doors."""
    key = (floor.shape, "".join([door.state[0] for door in floor.doors.values()]))
    found = _WAYS.get(key)
    if found is None:
        if len(_WAYS) > MOST:
            _WAYS.clear()
        found = _WAYS[key] = Ways(floor)
    return found


def door_between(floor: Floor, one: str, other: str) -> Door | None:
    """The door on the edge of two squares, if there is one."""
    name = ways_of(floor).doors.get(edge(one, other))
    return None if name is None else floor.doors[name]


def joined(floor: Floor, one: str, other: str) -> bool:
    """Whether one can pass from a square to the next: no wall, no shut door between them."""
    return other in ways_of(floor).next.get(one, ())


def next_to(floor: Floor, field: str) -> tuple[str, ...]:
    """The squares that can be reached from one in one step."""
    return ways_of(floor).next.get(field, ())


def distances(floor: Floor, field: str, steps: int) -> Mapping[str, int]:
    """The squares at most so many steps away."""
    ways = ways_of(floor)
    found = ways.found.get((field, steps))
    if found is None:
        found = ways.found[field, steps] = spread(ways, field, steps)
    return found


def spread(
    ways: Ways, field: str, steps: int, barred: frozenset[str] = frozenset()
) -> dict[str, int]:
    """Distances from a square; through `barred` ones nothing is counted."""
    found = {field: 0}
    reached = [field]
    for distance in range(1, steps + 1):
        following: list[str] = []
        for one in reached:
            if one in barred and one != field:
                continue
            for other in ways.next.get(one, ()):
                if other not in found:
                    found[other] = distance
                    following.append(other)
        reached = following
    return found


def distance_to_door(floor: Floor, field: str, door: Door, steps: int = 99) -> int:
    """As if the square behind it were the target (DD-DIST-05); -1 if it cannot be reached."""
    found = distances(floor, field, steps)
    near = [found[side] for side in (door.one, door.other) if side in found]
    return min(near) + 1 if near else -1


def outer_walls(floor: Floor) -> list[str]:
    """Outer edges without door and fog token count as walls (DD-WALL-04), laid square first."""
    found: list[str] = []
    for field in floor.squares:
        for side, other in zip(COMPASS, sides(field), strict=True):
            if other in floor.squares or f"{field}|{other}" in floor.fog:
                continue
            if not other or door_between(floor, field, other) is None:
                found.append(f"{field}|{side}")
    return found
