"""What cards are worth to a sensible player, in thousands of credits."""

from __future__ import annotations

from typing import Final

from starboard.games.flagship.bot.odds import FATAL, hit_worth, hits_left, prize_worth
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Subtype, When
from starboard.games.flagship.cards.words.hands import CASH
from starboard.games.flagship.deeds import WORDS
from starboard.games.flagship.state import Item, Table

TOKEN: Final = 0.3
"""A charge token; most ships roll one or two of them in each turn."""
USE: Final = 0.8
"""What a card in play is worth of its price: it can be destroyed at any time."""
LAST_WEAPON: Final = 2.0
"""Without a weapon nobody wins by shooting."""


def price(card: Card) -> float:
    """The printed price in thousands."""
    return card.price / 1000


# ------------------------------------------------------------------------- items in play


def part_worth(state: Table, item: Item) -> float:
    """What its owner loses with a part, everything attached to it included (FS-DESTROY-04)."""
    card = item.card
    worth = price(card) * USE * 0.6 + TOKEN * item.charge
    if card.max_charge and not card.rechargeable and not item.charge and not card.generator:
        worth = 0.1  # spent: only a piece of metal now
    elif card.subtype is Subtype.ARMOR:
        worth = price(card) * 0.1
    if card.attacks and is_last_weapon(state, item):
        worth += LAST_WEAPON
    if card.prize:
        worth += prize_worth(strongest_prizes(state, item.owner))
    for trigger in card.triggers:
        worth -= consolation(trigger)
    for part in state.attached(item):
        if not part.face_down:
            worth += part_worth(state, part)
    return worth


def consolation(trigger: v.Trigger) -> float:
    """What the loss of a card brings its owner by itself."""
    if trigger.works_face_down:
        return 0.5
    if trigger.when is not When.THIS_DESTROYED:
        return 0.0
    return 0.3


def is_last_weapon(state: Table, item: Item) -> bool:
    """Whether nothing else on its owner's side could attack."""
    for other in state.players[item.owner].items.values():
        if other is not item and other.card.attacks and not other.face_down:
            return False
    return True


def strongest_prizes(state: Table, owner: int) -> int:
    """The fewest prizes that one of the owner's opponents has left."""
    left = [len(state.players[rival].prizes) for rival in state.rivals(owner)]
    return min(left, default=6)


def losable(state: Table, unit: Item) -> list[Item]:
    """The parts of a unit that a hit could destroy (FS-ATTACK-16)."""
    return [part for part in state.parts(unit) if not part.face_down]


def loss(state: Table, unit: Item) -> float:
    """What the owner of a unit loses when it is hit once."""
    parts = losable(state, unit)
    cheapest = min([part_worth(state, part) for part in parts], default=0.0)
    if unit.id == state.players[unit.owner].ship:
        return hit_worth(len(parts) + 1) + max(-0.3, cheapest)
    if parts:
        return 0.3 + cheapest
    return unit_worth(state, unit)


def unit_worth(state: Table, unit: Item) -> float:
    """What a unit without parts is worth to its owner, the prize for it included."""
    worth = price(unit.card) * USE * 0.6 + TOKEN * unit.charge
    if unit.card.prize:
        worth += prize_worth(strongest_prizes(state, unit.owner))
    return min(worth, FATAL)


def repair_worth(state: Table, item: Item) -> float:
    """What it is worth to turn a destroyed card face up again."""
    card = item.card
    worth = price(card) * USE * 0.8 + TOKEN * card.initial_charge
    if state.unit_of(item).id == state.players[item.owner].ship:
        worth += hit_worth(hits_left(state, item.owner) + 1)
    return worth


# ------------------------------------------------------------------------- cards in hand


_PROMISE: dict[Card, float] = {}


def promise(card: Card) -> float:
    """What an event card is worth at a good moment; what it is kept for."""
    known = _PROMISE.get(card)
    if known is None:
        known = promised(card.effects)
        if card.is_effect:
            known = 0.3 if allows_more(card) else 1.0
        known -= card.cost.credits / 1000 * CASH + 0.6 * card.cost.discard_hand
        known = max(0.0, known)
        _PROMISE[card] = known
    return known


def allows_more(card: Card) -> bool:
    """Whether a card only lets its player buy what could not be bought otherwise."""
    for passive in card.passives:
        for effect in passive.effects:
            if isinstance(effect, (v.AllowExtraShips, v.TolerateFaction)):
                return True
    return False


def keep(card: Card) -> float:
    """What a card in the hand is worth: its promise, or the credits for discarding it."""
    return max(promise(card), card.discard_value / 1000 * CASH)


def promised(effects: tuple[v.Effect, ...]) -> float:
    """The usual worth of a text."""
    return WORDS.worth(effects)
