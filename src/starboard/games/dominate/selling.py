"""Buildings are sold for half of their cost (DD-SELL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.events import Sold
from starboard.games.dominate.moves import Sell
from starboard.games.dominate.pieces import take_off
from starboard.games.dominate.state import Figure, Table
from starboard.games.dominate.surplus import building_lost
from starboard.kernel import Act, Chance, Choice, Seat

REFINERY: Final = 1
"""What a refinery brings; its harvester stays in play (DD-SELL-03)."""


def price_of(figure: Figure) -> int:
    """Half of the cost, rounded up (DD-SELL-02)."""
    return REFINERY if figure.type == "refinery" else (figure.sheet.cost + 1) // 2


def sales(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Sell]:
    for figure in waiting(state, seat):
        if figure.is_building:
            yield Sell(figure.id)


def sale_refused(choice: Choice[Table], state: Table, seat: Seat, move: Sell) -> Illegal | None:
    """A placed building of one's own, not one that was captured in this round (DD-SELL-01…06)."""
    if "@" in move.figure:
        return Illegal("DD-SELL-05", "only-recycled", order=move.figure)
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if not figure.is_building:
        return Illegal("DD-SELL-04", "units-not-sold", figure=figure.id)
    if figure.sheet.unsellable:
        return Illegal("DD-SELL-01", "not-for-sale", figure=figure.id)
    if figure.captured_in == state.round:
        return Illegal("DD-SELL-06", "just-captured", figure=figure.id)
    return None


def take_sale(choice: Choice[Table], state: Table, seat: Seat, move: Sell, chance: Chance) -> None:
    """The building leaves the board; what stood on a helipad flies on (DD-HELI-12)."""
    figure = state.figures[move.figure]
    begin_action(state, figure)  # DD-SELL-01
    price = price_of(figure)
    state.players[seat].pay(price)  # DD-SELL-02
    take_off(state, figure)
    state.report(Sold("DD-SELL-02", seat, figure.type, figure.field, price))
    building_lost(state, figure)  # DD-SELL-05, DD-BUILD-11


SELL = Act(Sell, take_sale, sales, sale_refused)
