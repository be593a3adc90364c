"""What is too much in a slot when production is lost: at once, in anybody's turn.

How much there is in a slot is hidden, so nobody may see whether there was too much of it. Where
one building is left there may be a choice, and the question is always asked; where none is left
everything goes, and it never is.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.events import OrderLost, OrderTaken, SlotShown
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.moves import LoseOrder, TakeOrder
from starboard.games.dominate.pieces import left
from starboard.games.dominate.slot import limit_of, made_in, put_in, split, surplus_of, take_out
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.strike_token import settle_token
from starboard.kernel import Act, Chance, Choice, Pass, Seat, Seats, only, together

# ------------------------------------------------------------------------- lost


def building_lost(state: Table, figure: Figure) -> None:
    """What a building takes with it when it is destroyed, sold or packed up."""
    check_limits(state, figure.owner, figure.type)
    if figure.type == "uplink":
        settle_token(state, figure.owner)


def check_limits(state: Table, seat: int, building: str) -> None:
    """Without a building its owner loses what is above the limit (DD-BUILD-11)."""
    category = made_in(building)
    if category is None or seat == NEUTRAL:
        return
    if limit_of(state, seat, category):
        state.agenda.push(together({seat: PickSurplus(seat, category.value)}))
        return
    for order in list(state.players[seat].orders(category)):
        lose(state, seat, order)


def lose(state: Table, seat: int, order: str) -> None:
    """A figure in production is lost without refund and unused again (DD-BUILD-11)."""
    take_out(state, seat, order)
    state.report(OrderLost("DD-BUILD-11", seat, order))


def losses(choice: PickSurplus, state: Table, seat: Seat) -> list[LoseOrder]:
    """Everything in production in the category, equal things once."""
    orders = state.players[seat].orders(Category(choice.category))
    return [LoseOrder(order) for order in dict.fromkeys(orders)]


def loss_refused(choice: PickSurplus, state: Table, seat: Seat, move: LoseOrder) -> Illegal | None:
    category = Category(choice.category)
    if move.order not in state.players[seat].orders(category):
        return Illegal("DD-BUILD-11", "not-in-production", order=move.order)
    if not surplus_of(state, seat, category):
        return Illegal("DD-BUILD-11", "nothing-too-much")
    return None


def take_loss(
    choice: PickSurplus, state: Table, seat: Seat, move: LoseOrder, chance: Chance
) -> None:
    lose(state, seat, move.order)
    if surplus_of(state, seat, Category(choice.category)):
        state.push(choice)


def go_on_refused(choice: PickSurplus, state: Table, seat: Seat, move: Pass) -> Illegal | None:
    if surplus_of(state, seat, Category(choice.category)):
        return Illegal("DD-BUILD-11", "too-much-in-production")
    return None


def go_on(
    choice: PickSurplus | TakeSurplus, state: Table, seat: Seat, move: Pass, chance: Chance
) -> None:
    """Nothing is too much."""


class PickSurplus(Choice[Table]):
    """The owner picks what he loses; who has lost nothing goes on (DD-BUILD-11)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(LoseOrder, take_loss, losses, loss_refused),
        Act(Pass, go_on, reason=go_on_refused),
    )

    seat: int
    category: str

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        surplus = surplus_of(state, self.seat, Category(self.category))
        return {"category": self.category, "surplus": surplus}


# ------------------------------------------------------------------------- captured


def building_captured(state: Table, figure: Figure, old: int) -> None:
    """What passes with a building that has changed hands (DD-CAPTURE-07, DD-UPLINK-06)."""
    if figure.type == "uplink":
        settle_token(state, old)
        settle_token(state, figure.owner)
    category = made_in(figure.type)
    if category is not None:
        seize(state, figure.owner, old, category)


def seize(state: Table, seat: int, old: int, category: Category) -> None:
    """The surplus of the old owner passes; where there may be a choice, the capturer picks it."""
    if limit_of(state, old, category):
        show(state, seat, old, category)
        state.agenda.push(together({seat: TakeSurplus(seat, old, category.value)}))
        return
    orders = list(state.players[old].orders(category))
    for order in orders:
        pass_on(state, seat, old, order)
    if not orders:
        state.report(OrderTaken("DD-CAPTURE-07", seat, old, ""))


def show(state: Table, seat: int, old: int, category: Category) -> None:
    """The capturer sees the category, if he has to pick, and nothing else (DD-CAPTURE-08)."""
    shown = state.players[old].shown
    shown.seen = only(old) | only(seat)
    shown.names = []
    if surplus_of(state, old, category):
        shown.names = state.players[old].orders(category).copy()
    state.report(SlotShown("DD-CAPTURE-08", seat, old, category.value))


def hide(state: Table, seat: int) -> None:
    """What somebody saw of a slot is out of date once its owner builds on."""
    shown = state.players[seat].shown
    shown.names = []
    shown.seen = only(seat)


def pass_on(state: Table, seat: int, old: int, order: str) -> None:
    """A figure goes to the slot of the capturer, in his colour, if he has one (DD-CAPTURE-09)."""
    type, field = split(order)
    take_out(state, old, order)
    passes = left(state, seat, type) > 0
    if passes:
        put_in(state, seat, type, field)
    else:
        state.report(OrderLost("DD-CAPTURE-09", old, order))
    state.report(OrderTaken("DD-CAPTURE-07", seat, old, order if passes else ""))


def picks(choice: TakeSurplus, state: Table, seat: Seat) -> list[TakeOrder]:
    """What the capturer is shown, equal things once."""
    shown = state.players[choice.other].shown
    return [TakeOrder(order) for order in dict.fromkeys(shown.names)]


def pick_refused(choice: TakeSurplus, state: Table, seat: Seat, move: TakeOrder) -> Illegal | None:
    if move.order not in state.players[choice.other].shown.names:
        return Illegal("DD-CAPTURE-08", "not-in-production", order=move.order)
    return None


def take_pick(
    choice: TakeSurplus, state: Table, seat: Seat, move: TakeOrder, chance: Chance
) -> None:
    """One building holds one figure, so one is too many (DD-CAPTURE-07)."""
    state.players[choice.other].shown.names.remove(move.order)
    pass_on(state, seat, choice.other, move.order)


def leave_refused(choice: TakeSurplus, state: Table, seat: Seat, move: Pass) -> Illegal | None:
    if state.players[choice.other].shown.names:
        return Illegal("DD-CAPTURE-08", "pick-one")
    return None


class TakeSurplus(Choice[Table]):
    """The capturer picks what passes to him; where nothing does, he goes on (DD-CAPTURE-08)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(TakeOrder, take_pick, picks, pick_refused),
        Act(Pass, go_on, reason=leave_refused),
    )

    seat: int
    other: int
    category: str

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        shown = len(state.players[self.other].shown.names)
        return {"player": self.other, "category": self.category, "shown": shown}
