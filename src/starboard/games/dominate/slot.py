"""The build slot: figures in production by category, and how many there may be (DD-BUILD)."""

from __future__ import annotations

from typing import Final

from starboard.games.dominate.boosts import boosted, boosts
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.pieces import count_of
from starboard.games.dominate.state import READY, Table, category_of

PRODUCERS: Final[dict[Category, str]] = {
    Category.INFANTRY: "barracks",
    Category.VEHICLES: "factory",
    Category.BUILDINGS: "construction_yard",
}
"""Each of them lets one figure of its category be in the slot (DD-ORDER-05…07)."""


def split(order: str) -> tuple[str, int]:
    """A figure in production and its field of the slot: `tank@3`."""
    type, _, field = order.partition("@")
    return type, int(field)


def category_for(state: Table, type: str) -> Category:
    """Where a figure is in production."""
    return category_of(state.box.sheet(type))


def made_in(building: str) -> Category | None:
    """What a building lets be produced."""
    for category, producer in PRODUCERS.items():
        if producer == building:
            return category
    return None


def limit_of(state: Table, seat: int, category: Category) -> int:
    """How many figures of a category may be in the slot, READY included (DD-BUILD-08)."""
    producers = count_of(state, seat, PRODUCERS[category])
    if state.mission is None or not state.mission.boosts:
        return producers
    return producers + boosted(state, "limit", seat, category.value) + beyond(state, seat, category)


def beyond(state: Table, seat: int, category: Category) -> int:
    """Figures in the slot for which no limit holds, by a card; for who may know them."""
    types = [split(order)[0] for order in state.players[seat].orders(category)]
    free = [boost.subject for boost in boosts(state, "free") if boost.seat == seat]
    return sum([min(types.count(type), free.count(type)) for type in set(free)])


def surplus_of(state: Table, seat: int, category: Category) -> int:
    """How many figures of a category are too many; for who may know them."""
    orders = state.players[seat].orders(category)
    return max(0, len(orders) - limit_of(state, seat, category))


def all_orders(state: Table, seat: int) -> list[str]:
    """Everything in the slot, equal things once; for who may know it."""
    found: dict[str, None] = {}
    for secret in state.players[seat].slot.values():
        found.update(dict.fromkeys(secret.names))
    return list(found)


def finished(state: Table, seat: int) -> list[str]:
    """The types of the figures on READY, each once; for who may know them."""
    split_orders = [split(order) for order in all_orders(state, seat)]
    return [type for type, field in split_orders if field == READY]


def put_in(state: Table, seat: int, type: str, field: int) -> None:
    """A figure comes onto a field of the slot; others may lie there already (DD-BUILD-07)."""
    state.players[seat].orders(category_for(state, type)).append(f"{type}@{field}")


def take_out(state: Table, seat: int, order: str) -> None:
    """A figure leaves the slot; where it does not go onto the board, it is unused again.

    One for which no limit held takes that along.
    """
    type = split(order)[0]
    orders = state.players[seat].orders(category_for(state, type))
    orders.remove(order)
    free = [boost for boost in boosts(state, "free", type) if boost.seat == seat]
    if len(free) > len([each for each in orders if split(each)[0] == type]):
        assert state.mission is not None
        state.mission.boosts.remove(free[-1])


def finish(state: Table, seat: int, order: str) -> None:
    """A figure in production moves to READY."""
    type = split(order)[0]
    orders = state.players[seat].orders(category_for(state, type))
    orders.remove(order)
    orders.append(f"{type}@{READY}")
