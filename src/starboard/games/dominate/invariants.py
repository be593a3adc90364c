"""What never changes: figures are counted, fields hold what they may."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.state import NEUTRAL, Figure, Table


def faults(state: Table) -> Iterator[str]:
    """Everything that is wrong with a state, in words for developers."""
    for figure in state.figures.values():
        yield from figure_faults(state, figure)
    for field, names in state.standing.items():
        yield from field_faults(state, field, names)
    for player in state.players:
        value = player.credits.value
        if value is not None and value < 0:
            yield f"seat {player.seat} has {value} credits"  # DD-MAT-09
    yield from supply_faults(state)


def figure_faults(state: Table, figure: Figure) -> Iterator[str]:
    """A figure is on one field, or aboard one transporter."""
    if bool(figure.field) == bool(figure.aboard):
        yield f"{figure.id} is on {figure.field!r} and aboard {figure.aboard!r}"
    if figure.field and figure.id not in state.standing.get(figure.field, ()):
        yield f"{figure.id} does not stand on {figure.field}"
    if figure.aboard and figure.id not in state.figures[figure.aboard].passengers:
        yield f"{figure.id} is not a passenger of {figure.aboard}"
    if figure.owner != NEUTRAL and state.players[figure.owner].out:
        yield f"{figure.id} belongs to seat {figure.owner}, which is out"


def field_faults(state: Table, field: str, names: list[str]) -> Iterator[str]:
    """At most one unit on a field, and with a building only on bridge or helipad (DD-MOVE-17)."""
    if field not in state.land.terrain:
        yield f"{names} stand on {field}, which is no field"
    if state.activation is not None:
        return  # a unit may be passing another one
    units = [name for name in names if state.figures[name].is_unit]
    others = [name for name in names if state.figures[name].is_building]
    if len(units) > 1 or len(others) > 1:
        yield f"{names} stand on {field}"
    if units and others and state.figures[others[0]].type not in ("bridge", "helipad"):
        yield f"{names} stand on {field}"


def supply_faults(state: Table) -> Iterator[str]:
    """No colour has more figures than the box gives it (DD-MAT-02, 03)."""
    counts: dict[tuple[str, str], int] = {}
    for figure in state.figures.values():
        if figure.colour:
            key = (figure.colour, figure.type)
            counts[key] = counts.get(key, 0) + 1
    for (colour, type), count in counts.items():
        most = state.box.sheets[type].per_faction if type in state.box.sheets else 0
        if type in ("mcv", "construction_yard"):
            most = 3
        if most and count > most:
            yield f"{colour} has {count} of {type}, the box has {most}"
