"""Costs of abilities and events, and limits on their use (FS-ABILITY-03, 04)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.flagship.cards.kinds import Limit
from starboard.games.flagship.cards.vocabulary import FREE, Active, Cost
from starboard.games.flagship.events import CreditsPaid
from starboard.games.flagship.hand import DiscardCards
from starboard.games.flagship.state import Item, Table
from starboard.games.flagship.tokens import remove_tokens


def can_pay(state: Table, seat: int, item: Item | None, cost: Cost, played: int = 0) -> bool:
    """Whether a cost can be paid in full; `played` hand cards are no part of it (FS-ABILITY-03)."""
    if item is not None and item.charge < cost.charge:
        return False
    player = state.players[seat]
    if cost.credits > player.credits:
        return False
    return not cost.discard_hand or cost.discard_hand <= len(player.hand) - played


def cannot_pay(
    state: Table, seat: int, item: Item | None, cost: Cost, played: int = 0
) -> Illegal | None:
    """Why a cost cannot be paid in full, or nothing."""
    if can_pay(state, seat, item, cost, played):
        return None
    if item is not None and item.charge < cost.charge:
        return Illegal(
            "FS-ABILITY-03", "not-enough-charge", item=item.id, needs=cost.charge, has=item.charge
        )
    credits = state.players[seat].credits
    if cost.credits > credits:
        return Illegal("FS-ABILITY-03", "not-enough-credits", needs=cost.credits, has=credits)
    return Illegal("FS-ABILITY-03", "not-enough-cards", needs=cost.discard_hand)


def pay(state: Table, seat: int, item: Item | None, cost: Cost, clause: str) -> None:
    """Pay a cost; hand cards are chosen next, before anything else happens."""
    if cost.charge and item is not None:
        remove_tokens(state, item, cost.charge, "FS-CHARGE-08")
    pay_credits(state, seat, cost.credits, clause)
    if cost.discard_hand:
        state.push(DiscardCards(seat, cost.discard_hand, "FS-ABILITY-03"))


def pay_credits(state: Table, seat: int, amount: int, clause: str) -> None:
    """Take credits out of a pool (FS-CREDIT-01)."""
    if amount:
        state.players[seat].credits -= amount
        state.report(CreditsPaid(clause, seat, amount))


def limit_of(ability: Active) -> Limit | None:
    """The printed limit; what costs nothing is good for once a turn."""
    if ability.limit is None and ability.cost == FREE:
        return Limit.ONCE_PER_TURN
    return ability.limit


def is_spent(state: Table, item: Item, index: int, limit: Limit | None, attack: int) -> bool:
    """Whether an ability with a limit was used already in this turn or attack."""
    if limit is None or item.used is None or index not in item.used:
        return False
    stamp = state.turn if limit is Limit.ONCE_PER_TURN else attack
    return item.used[index] == stamp


def mark_used(state: Table, item: Item, index: int, limit: Limit | None, attack: int) -> None:
    """Remember the use of an ability with a limit."""
    if limit is None:
        return
    if item.used is None:
        item.used = {}
    item.used[index] = state.turn if limit is Limit.ONCE_PER_TURN else attack
