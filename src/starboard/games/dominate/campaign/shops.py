"""Shops of a mission: items, and in rare missions figures (DD-TECH-03, DD-TRIGGER-03)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.campaign.events import Bought, FigureBought
from starboard.games.dominate.campaign.moves import Buy
from starboard.games.dominate.campaign.records import Stall
from starboard.games.dominate.content import OF_SCENARIO
from starboard.games.dominate.pieces import left, put
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.script.spawning import nearest
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat


def purchases(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Buy]:
    for stall in [] if state.mission is None else state.mission.stalls:
        if stall.seat != seat:
            continue
        for figure in state.of(seat):
            if figure.field in stall.fields:
                for ware, _ in stall.prices:
                    yield Buy(figure.id, ware)


def stall_at(state: Table, seat: int, figure: str, ware: str) -> Stall | None:
    """The shop where a figure stands, if it sells that."""
    found = state.figures.get(figure)
    if state.mission is None or found is None or found.owner != seat:
        return None
    for stall in state.mission.stalls:
        if stall.seat == seat and found.field in stall.fields and ware in dict(stall.prices):
            return stall
    return None


def sheet_sold(state: Table, ware: str) -> Sheet | None:
    """The sheet of a figure that is for sale; an item has none."""
    own = f"{state.scenario.id}{OF_SCENARIO}{ware}"
    if ware not in state.box.sheets and own not in state.box.sheets:
        return None
    return state.box.sheet_for(state.scenario.id, ware, {})


def purchase_refused(choice: Choice[Table], state: Table, seat: Seat, move: Buy) -> Illegal | None:
    """At a shop, for credits; each item once."""
    stall = stall_at(state, seat, move.figure, move.item)
    if stall is None or state.mission is None:
        return Illegal("DD-TRIGGER-03", "no-shop-there", figure=move.figure)
    if move.item in state.mission.items[state.mission.role(seat)]:
        return Illegal("DD-TRIGGER-11", "has-item", item=move.item)
    price, money = dict(stall.prices)[move.item], state.players[seat].money()
    if money < price:
        return Illegal("DD-MAT-09", "too-few-credits", type=move.item, cost=price, credits=money)
    sheet = sheet_sold(state, move.item)
    return None if sheet is None else why_not_sold(state, seat, sheet, stall)


def why_not_sold(state: Table, seat: int, sheet: Sheet, stall: Stall) -> Illegal | None:
    """Tech level, supply and room (DD-TECH-01, DD-PLACE-04)."""
    if sheet.tech_level > state.players[seat].tech:
        return Illegal("DD-TECH-01", "tech-too-high", type=sheet.type, level=sheet.tech_level)
    if sheet.per_faction and left(state, seat, sheet.type) <= 0:
        return Illegal("DD-PLACE-04", "none-left", type=sheet.type)
    if not nearest(state, sheet, seat, stall.fields):
        return Illegal("DD-TECH-03", "no-room-at-shop", type=sheet.type)
    return None


def take_purchase(
    choice: Choice[Table], state: Table, seat: Seat, move: Buy, chance: Chance
) -> None:
    """An item is kept, a figure comes to the shop or to the field nearest to it (DD-TECH-03)."""
    stall = stall_at(state, seat, move.figure, move.item)
    assert stall is not None
    assert state.mission is not None
    price, sheet = dict(stall.prices)[move.item], sheet_sold(state, move.item)
    state.players[seat].pay(-price)
    if sheet is None:
        state.mission.items[state.mission.role(seat)].append(move.item)
        state.report(Bought("DD-TRIGGER-11", seat, move.item, price))
        return
    figure = put(state, sheet, seat, nearest(state, sheet, seat, stall.fields))
    state.report(FigureBought("DD-TECH-03", seat, figure.id, figure.field, price))


BUY = Act(Buy, take_purchase, purchases, purchase_refused)
