"""Recycling and ordering: what comes out of the slot and what goes in (DD-RECYCLE, DD-ORDER)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.errors import Illegal
from starboard.games.dominate.boosts import boosted
from starboard.games.dominate.events import Ordered, Recycled
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.moves import Order, Recycle
from starboard.games.dominate.pieces import left
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.slot import all_orders, limit_of, put_in, split, take_out
from starboard.games.dominate.state import Table, category_of
from starboard.kernel import Act, Chance, Choice, Seat

PLACING: Final = 0
RECYCLING: Final = 1
ORDERING: Final = 2
"""The stages of the build phase after the advance (DD-BUILD-01)."""
LIMITS: Final[dict[Category, str]] = {
    Category.INFANTRY: "DD-ORDER-05",
    Category.VEHICLES: "DD-ORDER-06",
    Category.BUILDINGS: "DD-ORDER-07",
}


def stage_over(state: Table, seat: int, stage: int) -> bool:
    """Whether the build phase has gone beyond a stage; for who may know it (DD-BUILD-01)."""
    return (state.players[seat].stage.value or PLACING) > stage


# ------------------------------------------------------------------------- recycling


def recyclings(choice: Choice[Table], state: Table, seat: Seat) -> list[Recycle]:
    return [Recycle(order) for order in all_orders(state, seat)]


def recycling_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: Recycle
) -> Illegal | None:
    """Any figure of the slot; the orbital strike token is none (DD-RECYCLE-01, 04)."""
    if stage_over(state, seat, RECYCLING):
        return Illegal("DD-BUILD-01", "recycling-is-over")
    if move.order.startswith("orbital_strike"):
        return Illegal("DD-RECYCLE-04", "token-not-recycled")
    if move.order not in all_orders(state, seat):
        return Illegal("DD-RECYCLE-01", "not-in-production", order=move.order)
    return None


def take_recycling(
    choice: Choice[Table], state: Table, seat: Seat, move: Recycle, chance: Chance
) -> None:
    """The full cost comes back, the figure is unused again (DD-RECYCLE-02, 03)."""
    player = state.players[seat]
    cost = state.box.sheet(split(move.order)[0]).cost
    player.stage.value = RECYCLING  # DD-BUILD-01
    take_out(state, seat, move.order)
    player.pay(cost)
    state.report(Recycled("DD-RECYCLE-02", seat, move.order, cost))


# ------------------------------------------------------------------------- ordering


def orders(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Order]:
    for sheet in state.box.orderable():
        yield Order(sheet.id)


def legal_orders(choice: Choice[Table], state: Table, seat: Seat) -> list[Order]:
    """The same; where a slot is full nothing more is looked at."""
    player = state.players[seat]
    room = [each for each in Category if len(player.orders(each)) < limit_of(state, seat, each)]
    return [
        Order(sheet.id)
        for sheet in state.box.orderable()
        if category_of(sheet) in room and why_not_built(state, seat, sheet) is None
    ]


def order_refused(choice: Choice[Table], state: Table, seat: Seat, move: Order) -> Illegal | None:
    """Any faction figure with a cost (DD-ORDER-01), also without energy (DD-ORDER-10)."""
    sheet = state.box.sheets.get(move.type)
    if sheet is None or not sheet.build_time or sheet.id != sheet.type:
        return Illegal("DD-ORDER-01", "not-to-be-ordered", type=move.type)
    return why_not_built(state, seat, sheet)


def why_not_built(state: Table, seat: int, sheet: Sheet) -> Illegal | None:
    """Tech level, limit, supply and credits (DD-TECH-01, DD-ORDER-04…07, DD-PLACE-04)."""
    player, category = state.players[seat], category_of(sheet)
    if sheet.tech_level > player.tech:
        return Illegal("DD-TECH-01", "tech-too-high", type=sheet.id, level=sheet.tech_level)
    limit = limit_of(state, seat, category)
    if len(player.orders(category)) >= limit:
        clause = LIMITS[category]
        return Illegal(clause, "slot-is-full", category=category.value, limit=limit)
    if left(state, seat, sheet.type) <= 0:
        return Illegal("DD-PLACE-04", "none-left", type=sheet.id)
    cost = cost_of(state, seat, sheet)
    if player.money() < cost:
        told: dict[str, str | int] = {"cost": cost, "credits": player.money()}
        return Illegal("DD-ORDER-04", "too-few-credits", type=sheet.id, **told)
    return None


def cost_of(state: Table, seat: int, sheet: Sheet) -> int:
    """What a figure costs, if no card makes it cheaper."""
    return max(0, sheet.cost - boosted(state, "cost", seat, category_of(sheet).value))


def take_order(
    choice: Choice[Table], state: Table, seat: Seat, move: Order, chance: Chance
) -> None:
    """Paid at once and put on the field of its build time (DD-ORDER-03, 04)."""
    player, sheet = state.players[seat], state.box.sheet(move.type)
    player.stage.value = ORDERING  # DD-BUILD-01
    cost = cost_of(state, seat, sheet)
    player.pay(-cost)
    put_in(state, seat, sheet.type, sheet.build_time)
    state.report(Ordered("DD-ORDER-03", seat, sheet.type, cost))


RECYCLE = Act(Recycle, take_recycling, recyclings, recycling_refused)
ORDER = Act(Order, take_order, orders, order_refused, legal_orders)
