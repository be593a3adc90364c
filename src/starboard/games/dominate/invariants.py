"""What never changes: figures are counted, fields hold what they may."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.indoors.floor import Floor
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.pieces import TOKEN_YARDS
from starboard.games.dominate.slot import split, surplus_of
from starboard.games.dominate.state import NEUTRAL, NO_STRIKE, READY, STRIKE, Figure, Player, Table
from starboard.games.dominate.surplus import PickSurplus, TakeSurplus

AT_ONCE = (PickSurplus, TakeSurplus)
"""While they are open a slot may hold too much."""


def faults(state: Table) -> Iterator[str]:
    """Everything that is wrong with a state, in words for developers."""
    for figure in state.figures.values():
        yield from figure_faults(state, figure)
    for field, names in state.standing.items():
        if state.floor is None:
            yield from field_faults(state, field, names)
        else:
            yield from square_faults(state, state.floor, field, names)
    for player in state.players:
        value = player.credits.value
        if value is not None and value < 0:
            yield f"seat {player.seat} has {value} credits"  # DD-MAT-09
        yield from slot_faults(state, player)
    yield from supply_faults(state)
    yield from ore_faults(state)


def figure_faults(state: Table, figure: Figure) -> Iterator[str]:
    """A figure is on one field, or aboard one transporter."""
    in_fog = state.floor is not None and figure.id in state.floor.guards and not figure.aboard
    if bool(figure.field) == bool(figure.aboard) and not in_fog:
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
    if state.activation is not None or state.outcome is not None:
        return  # a unit may be passing another one, also when that ends a mission
    units = [name for name in names if state.figures[name].is_unit]
    others = [name for name in names if state.figures[name].is_building]
    if len(units) > 1 or len(others) > 1:
        yield f"{names} stand on {field}"
    if units and others and state.figures[others[0]].type not in ("bridge", "helipad"):
        yield f"{names} stand on {field}"


def square_faults(state: Table, floor: Floor, field: str, names: list[str]) -> Iterator[str]:
    """At most five stand on a square, and nobody beside a guardbot (DD-INMOVE-04, DD-BOT-02)."""
    if field not in floor.squares:
        yield f"{names} stand on {field}, which is not laid"
    if state.activation is not None:
        return  # somebody may be passing
    standing = [name for name in names if not state.figures[name].prone]
    if len(standing) > 5 or (len(standing) > 1 and set(standing) & floor.bots.keys()):
        yield f"{standing} stand on {field}"


def supply_faults(state: Table) -> Iterator[str]:
    """No colour has more figures than the box gives it, in play and in production (DD-MAT-02)."""
    counts: dict[tuple[str, str], int] = {}
    for figure in state.figures.values():
        if figure.colour:
            key = (figure.colour, figure.type)
            counts[key] = counts.get(key, 0) + 1
    for player in state.players:
        for order in orders_of(player):
            key = (player.faction, split(order)[0])
            counts[key] = counts.get(key, 0) + 1
    for (colour, type), count in counts.items():
        most = state.box.sheets[type].per_faction if type in state.box.sheets else 0
        if type == "construction_yard":
            most += TOKEN_YARDS - counts.get((colour, "mcv"), 0)  # DD-MCV-04
        if most and count > most:
            yield f"{colour} has {count} of {type}, the box has {most}"


def orders_of(player: Player) -> list[str]:
    """Everything in production."""
    return [order for secret in player.slot.values() for order in secret.names]


def slot_faults(state: Table, player: Player) -> Iterator[str]:
    """Nothing lies beside the slot or above a limit, but while it is asked what is lost."""
    for order in orders_of(player):
        if not READY <= split(order)[1] <= STRIKE:
            yield f"seat {player.seat} has {order} beside the slot"  # DD-BUILD-06
    if not NO_STRIKE <= player.strike <= STRIKE:
        yield f"the token of seat {player.seat} lies on {player.strike}"
    if player.out or any(isinstance(one, AT_ONCE) for one in state.agenda.entries()):
        return
    for category in Category:
        if surplus_of(state, player.seat, category):
            orders = player.orders(category)
            yield f"seat {player.seat} has too much in production: {orders}"  # DD-ORDER-05…07


def ore_faults(state: Table) -> Iterator[str]:
    """There is no more ore than in the box (DD-MAT-04)."""
    if ore_of(state) > state.box.counts["ore"]:
        yield f"there are {ore_of(state)} ore"


def ore_of(state: Table) -> int:
    """All ore that ever was on the table: on fields, in harvesters, brought home."""
    lying = sum([len(ore) for ore in state.ore.values()])
    aboard = len([figure for figure in state.figures.values() if figure.cargo])
    return lying + aboard + sum(state.brought.values())
