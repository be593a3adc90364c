"""Laying tiles, and the fog that tells where more of them follow (DD-INFOG)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.events import GuardAppeared, TileLaid
from starboard.games.dominate.indoors.floor import (
    Backstage,
    Bot,
    Door,
    Guard,
    Parcel,
    PlannedDoor,
    PlannedPerson,
    PlannedSpot,
    Spot,
)
from starboard.games.dominate.indoors.labels import label_of, tell_labels
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.pieces import new_id, put, relocate
from starboard.games.dominate.plans import edge
from starboard.games.dominate.squares import door_between, sides
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Sealed, only

CIVILIAN = "civilian"
"""Whoever leads one, it stays neutral."""


def backstage_of(state: Table) -> Backstage | None:
    """What PL2 has before him; in an imagined state nobody may know it."""
    return floor_of(state).backstage.value


def lay(state: Table, name: str) -> None:
    """A tile of the plan comes to the table with everything on it, seen or unseen (DD-INFOG-03)."""
    backstage = backstage_of(state)
    parcel = None if backstage is None else backstage.parcels.pop(name, None)
    if backstage is None or parcel is None:
        return
    floor = floor_of(state)
    tile = backstage.tiles[name] = new_id(state, "tile")
    floor.tiles[tile] = label_of(floor.pl2, parcel.notes)  # DD-INPREP-12
    for field in parcel.squares:
        floor.squares[field] = tile
    for wall in parcel.walls:
        if wall not in floor.walls and set(wall.split("|")) <= floor.squares.keys():
            floor.walls.append(wall)
    for door in parcel.doors:
        if door.name not in backstage.names:
            hang(state, backstage, door)
    floor.reshape()
    floor.news = state.turn
    for spot in parcel.spots:
        place(state, backstage, spot)
    for person in parcel.persons:
        set_up(state, backstage, person)
    state.report(TileLaid("DD-INFOG-03", tile))
    step_out(state, parcel)  # DD-GUARD-11
    lay_fog(state)
    look_around(state)  # DD-ALARM-09
    tell_labels(state)  # DD-INPREP-08


def hang(state: Table, backstage: Backstage, plan: PlannedDoor) -> None:
    """A door; who has not tried a locked one sees that it is closed."""
    pl2 = only(floor_of(state).pl2)
    word = backstage.changed.pop(plan.name, plan.state)
    id = new_id(state, "door")
    shown = "open" if word == "open" else "closed"
    label = label_of(floor_of(state).pl2, plan.notes)
    locked = Sealed(word == "locked", pl2)
    floor_of(state).doors[id] = Door(id, plan.one, plan.other, shown, locked, label)
    backstage.names[plan.name] = [id]


def place(state: Table, backstage: Backstage, plan: PlannedSpot) -> None:
    """An object or a device with its light."""
    floor = floor_of(state)
    pl2 = only(floor.pl2)
    word = backstage.changed.pop(plan.name, "active" if plan.on else "inactive")
    spot = Spot(
        new_id(state, plan.kind), plan.kind, plan.look, plan.field,
        label_of(floor.pl2, plan.notes),
        Sealed(plan.use, pl2), Sealed(plan.controls, pl2), Sealed(plan.name in backstage.kept, pl2),
        word == "active" and plan.kind != "object",
    )  # fmt: skip
    floor.spots[spot.id] = spot
    backstage.names[plan.name] = [spot.id]


def set_up(state: Table, backstage: Backstage, plan: PlannedPerson) -> Figure:
    """Somebody is set up; from now on a guard is on duty."""
    floor = floor_of(state)
    figure = put(state, plan.sheet, plan.owner, plan.field, plan.colour)
    figure.prone = plan.prone
    backstage.names.setdefault(plan.name, []).append(figure.id)
    for tag in plan.tags:
        backstage.tags.setdefault(tag, []).append(figure.id)
    figure.colour = plan.colour or ("" if plan.sheet.type == CIVILIAN else figure.colour)
    if plan.called is not None:
        floor.called[figure.id] = plan.called
    if plan.duty == "guardbot":
        on = backstage.changed.pop(plan.name, "active") == "active"
        floor.bots[figure.id] = Bot(figure.id, plan.field, plan.facing, on)
    elif plan.duty:  # DD-GUARD-10, 15
        pl2 = only(floor.pl2)
        floor.guards[figure.id] = Guard(
            figure.id, Sealed(plan.duty, pl2), plan.field, Sealed(plan.route, pl2),
            Sealed(plan.stops, pl2), Sealed(0, pl2), Sealed(None, pl2),  # DD-GUARD-09
        )  # fmt: skip
    return figure


def step_out(state: Table, parcel: Parcel) -> None:
    """A patrol that walks there in the fog is seen again (DD-GUARD-11)."""
    for guard in floor_of(state).guards.values():
        shade = guard.shade.value
        if shade is not None and shade.field in parcel.squares:  # DD-INFOG-03
            guard.shade.value = None
            relocate(state, state.figures[guard.figure], shade.field)
            state.report(GuardAppeared("DD-GUARD-11", guard.figure, shade.field))


# ------------------------------------------------------------------------- fog


def lay_fog(state: Table) -> None:
    """Tokens wherever an open way leads to a hidden tile, one for each pair (DD-INFOG-04)."""
    backstage = backstage_of(state)
    if backstage is None:
        return
    floor = floor_of(state)
    found: dict[tuple[str, str], str] = {}
    for field, tile in floor.squares.items():
        for other in sides(field):
            parcel = parcel_at(backstage, other)
            if parcel is not None and is_open(state, parcel, field, other):
                found.setdefault((tile, parcel.name), f"{field}|{other}")
    floor.fog = list(found.values())


def parcel_at(backstage: Backstage, field: str) -> Parcel | None:
    """The hidden tile that a square belongs to."""
    for parcel in backstage.parcels.values():
        if field in parcel.squares:
            return parcel
    return None


def is_open(state: Table, parcel: Parcel, field: str, other: str) -> bool:
    """No token behind a wall or a closed door (DD-INFOG-05)."""
    if edge(field, other) in parcel.walls:  # DD-INFOG-04
        return False  # DD-INFOG-04
    door = door_between(floor_of(state), field, other)
    return door is None or door.state != "closed"


def tokens_at(state: Table, tile: str) -> Iterator[str]:
    """The squares behind the fog tokens at a tile."""
    floor = floor_of(state)
    for token in floor.fog:
        field, _, other = token.partition("|")
        if floor.squares.get(field) == tile:
            yield other


def uncover(state: Table, figure: Figure) -> None:
    """Who enters a tile at the fog finds what is behind all its tokens (DD-INFOG-02, 03)."""
    for other in list(tokens_at(state, floor_of(state).squares[figure.field])):
        lay_at(state, other)


def lay_at(state: Table, field: str) -> None:
    """The hidden tile with a square is laid, if there is one."""
    backstage = backstage_of(state)
    parcel = None if backstage is None else parcel_at(backstage, field)
    if parcel is not None:
        lay(state, parcel.name)
