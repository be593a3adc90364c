"""Square fields: neighbours and distances between walls and doors (DD-BOARD-08, DD-DIST-02…05)."""

from __future__ import annotations

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


def door_between(floor: Floor, one: str, other: str) -> Door | None:
    """The door on the edge of two squares, if there is one."""
    for door in floor.doors.values():
        if (door.one, door.other) in ((one, other), (other, one)):
            return door
    return None


def joined(floor: Floor, one: str, other: str) -> bool:
    """Whether one can pass from a square to the next: no wall, no shut door between them."""
    if one not in floor.squares or other not in floor.squares:
        return False
    if edge(one, other) in floor.walls:
        return False
    door = door_between(floor, one, other)
    return door is None or door.state not in SHUT


def next_to(floor: Floor, field: str) -> list[str]:
    """The squares that can be reached from one in one step."""
    return [other for other in sides(field) if other and joined(floor, field, other)]


def distances(
    floor: Floor, field: str, steps: int, barred: frozenset[str] = frozenset()
) -> dict[str, int]:
    """The squares at most so many steps away; through `barred` ones nothing is counted."""
    found = {field: 0}
    reached = [field]
    for distance in range(1, steps + 1):
        following: list[str] = []
        for one in reached:
            if one in barred and one != field:
                continue
            for other in next_to(floor, one):
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
