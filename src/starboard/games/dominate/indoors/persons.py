"""Who is indoors, and how far each of them goes, sees and shoots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from starboard.games.dominate.indoors.floor import Floor, Spot
from starboard.games.dominate.squares import COMPASS, distances, joined, sides
from starboard.games.dominate.state import Figure, Table

ALERT = 1
"""What the alarm adds to speed, sight and range of guards (DD-GUARD-01, 02)."""
DEVICE_SIGHT = 3
"""DD-CAM-02, DD-SENTRY-01."""
BY_THE_BOOK = 3
"""The rules since which patrols open doors to the fog, guardbots look for another prey, and who
picks up a thing takes it."""
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


def alert(state: Table, figure: Figure) -> int:
    """What the alarm adds; guardbots ignore it (DD-BOT-19)."""
    return ALERT if floor_of(state).alarm and is_guard(state, figure) else 0


def speed_of(state: Table, figure: Figure) -> int:
    """How many squares a figure may go; a mission may give other values (DD-BOT-20)."""
    return figure.sheet.speed + alert(state, figure)


def sight_of(state: Table, figure: Figure) -> int:
    """How many squares a figure of PL2 sees (DD-GUARD-07)."""
    return figure.sheet.sight + alert(state, figure)


def range_of(state: Table, figure: Figure) -> int:
    """How far a figure shoots."""
    return 0 if figure.sheet.range is None else figure.sheet.range[1] + alert(state, figure)


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


def sees(state: Table, field: str, sight: int) -> Mapping[str, int]:
    """The squares in sight from a square; figures do not block it (DD-GUARD-07)."""
    return distances(floor_of(state), field, sight)


def squares_ahead(state: Table, figure: Figure) -> list[str]:
    """The squares straight ahead of a guardbot; walls and closed doors block (DD-BOT-10)."""
    found: list[str] = []
    field, facing = figure.field, floor_of(state).bots[figure.id].facing
    for _ in range(range_of(state, figure)):
        ahead = sides(field)[COMPASS.index(facing)]
        if not ahead or not joined(floor_of(state), field, ahead):
            break
        found.append(ahead)
        field = ahead
    return found


def spots_at(state: Table, field: str) -> list[Spot]:
    """The objects and devices on a square."""
    return [spot for spot in floor_of(state).spots.values() if spot.field == field]


def devices(state: Table, kind: str) -> Iterator[Spot]:
    """The cameras or sentry guns that are on (DD-CAM-01, DD-SENTRY-02)."""
    for spot in floor_of(state).spots.values():
        if spot.kind == kind and spot.on:
            yield spot
