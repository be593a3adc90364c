"""Who is indoors, and how far each of them goes, sees and shoots."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.kinds import Class
from starboard.games.dominate.squares import distances
from starboard.games.dominate.state import Figure, Floor, Spot, Table

INTRUDER = 4, 3
"""Speed and range of PL1's infantry (DD-INMOVE-08)."""
CALM, ALARMED = 2, 3
"""Speed, sight and range of guards without and with the alarm (DD-GUARD-01, 02)."""
DEVICE_SIGHT = 3
"""DD-CAM-02, DD-SENTRY-01."""
BOT_SPEED, BOT_SIGHT, BOT_RANGE = 2, 4, 2
"""DD-BOT-06."""
CROWD = 5
"""Infantry on one square (DD-INMOVE-04)."""


def floor_of(state: Table) -> Floor:
    """The floor; there is one indoors."""
    assert state.floor is not None
    return state.floor


def is_guard(state: Table, figure: Figure) -> bool:
    return figure.id in floor_of(state).guards


def is_bot(state: Table, figure: Figure) -> bool:
    return figure.id in floor_of(state).bots


def is_intruder(state: Table, figure: Figure) -> bool:
    return figure.owner == floor_of(state).pl1


def speed_of(state: Table, figure: Figure) -> int:
    """How many squares a figure may go; a mission may give other values (DD-BOT-20)."""
    if is_guard(state, figure):
        return ALARMED if floor_of(state).alarm else CALM
    if is_bot(state, figure):
        return figure.sheet.speed
    return (
        INTRUDER[0]
        if figure.sheet.cls is Class.INFANTRY and figure.sheet.cost
        else figure.sheet.speed
    )


def sight_of(state: Table, figure: Figure) -> int:
    """How many squares a figure of PL2 sees (DD-GUARD-07)."""
    if is_bot(state, figure):
        return BOT_SIGHT
    return ALARMED if floor_of(state).alarm else CALM


def range_of(state: Table, figure: Figure) -> int:
    """How far a figure shoots."""
    if is_bot(state, figure):
        return BOT_RANGE
    if is_guard(state, figure):
        return ALARMED if floor_of(state).alarm else CALM
    return INTRUDER[1] if figure.sheet.targets else 0


def standing_at(state: Table, field: str) -> list[Figure]:
    """The figures that stand on a square; prone ones do not."""
    return [figure for figure in state.at(field) if figure.is_unit and not figure.prone]


def guards_on(state: Table) -> Iterator[Figure]:
    """The guards that stand on laid tiles, as they were set up."""
    for name in floor_of(state).guards:
        figure = state.figures.get(name)
        if figure is not None and figure.field and not figure.prone:
            yield figure


def intruders(state: Table) -> Iterator[Figure]:
    """PL1's figures that stand."""
    for figure in state.figures.values():
        if is_intruder(state, figure) and figure.field and not figure.prone:
            yield figure


def sees(state: Table, field: str, sight: int) -> dict[str, int]:
    """The squares in sight from a square; figures do not block it (DD-GUARD-07)."""
    return distances(floor_of(state), field, sight)


def spots_at(state: Table, field: str) -> list[Spot]:
    """The objects and devices on a square."""
    return [spot for spot in floor_of(state).spots.values() if spot.field == field]


def devices(state: Table, kind: str) -> Iterator[Spot]:
    """The cameras or sentry guns that are on (DD-CAM-01, DD-SENTRY-02)."""
    for spot in floor_of(state).spots.values():
        if spot.kind == kind and spot.on:
            yield spot
