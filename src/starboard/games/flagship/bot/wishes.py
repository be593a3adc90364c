"""What a player would like to pay for, and which hand cards to give for it (FS-CREDIT-03)."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.flagship.answers import cannot_play
from starboard.games.flagship.attack import attack_cost
from starboard.games.flagship.bot.judging import Judge
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.vocabulary import Active, Attack, GainCredits, Later
from starboard.games.flagship.cards.words.hands import CASH, MONEY, counted
from starboard.games.flagship.standing import attack_change
from starboard.games.flagship.state import Deed

MARGIN: Final = 0.15
"""How much better than its cost a purchase has to be."""
MOST: Final = 7
"""Hand cards that are considered for paying."""


class Wish(NamedTuple):
    """Something to pay for: what it is worth, what it costs, and what it is called."""

    worth: float
    price: int
    thing: str
    card: str


class Fund(NamedTuple):
    """A hand card that brings credits, by discarding it or by its text."""

    worth: float
    credits: int
    card: str
    played: bool


class Plan(NamedTuple):
    """A wish and the cards that pay for it, the least useful first."""

    wish: Wish
    funds: tuple[Fund, ...]
    gain: float


def wishes(outlook: Outlook) -> list[Wish]:
    """Everything this seat could spend credits on in its own turn."""
    found: list[Wish] = []
    for item in outlook.me.row:
        worth, _ = outlook.best_entry(item.card)
        if worth > 0:
            found.append(Wish(worth, outlook.price(item.card), item.id, item.card.id))
    found.extend(event_wishes(outlook))
    found.extend(ability_wishes(outlook))
    return found


def event_wishes(outlook: Outlook) -> list[Wish]:
    """Event cards in the hand that cost credits and answer nothing."""
    found: list[Wish] = []
    cards = outlook.state.cards.cards
    for name in {slot.name: None for slot in outlook.me.hand.slots if slot.name}:
        card = cards[name]
        if card.cost.credits and not card.windows:
            worth = Judge(outlook).event(card) + card.cost.credits / 1000 * CASH
            found.append(Wish(worth - outlook.keep(card) * 0.5, card.cost.credits, name, name))
    return found


def ability_wishes(outlook: Outlook) -> list[Wish]:
    """Attacks and abilities of cards in play that cost credits."""
    found: list[Wish] = []
    for item in outlook.me.items.values():
        if item.face_down or not (item.card.attacks or item.card.actives):
            continue
        for index, ability in enumerate(item.card.abilities):
            if isinstance(ability, Attack) and ability.cost.credits:
                cost = attack_cost(ability, attack_change(outlook.state, item), False, False)
                worth = best_shot(outlook, item.id, index) if item.charge >= cost.charge else 0.0
                found.append(Wish(worth, cost.credits, item.id, item.card.id))
            elif isinstance(ability, Active) and ability.cost.credits and not ability.windows:
                if item.used is not None and item.used.get(index) == outlook.state.turn:
                    continue
                worth = Judge(outlook).text(item.card, item.id, ability.effects)
                found.append(Wish(worth, ability.cost.credits, item.id, item.card.id))
    return found


def best_shot(outlook: Outlook, weapon: str, index: int) -> float:
    """The best attack with one ability, its cost aside."""
    item = outlook.me.items[weapon]
    best = 0.0
    for rival in outlook.rivals:
        for unit in outlook.state.units(rival):
            best = max(best, outlook.shot_worth(item, index, unit, False))
    return best


def funds(outlook: Outlook) -> list[Fund]:
    """The hand as money, the least useful cards first."""
    found: list[Fund] = []
    for worth, card in outlook.hand_worths()[:MOST]:
        gained = text_credits(outlook, card)
        if gained > card.discard_value:
            later = [effect for effect in card.effects if isinstance(effect, Later)]
            found.append(Fund(min(worth, MONEY) + 0.8 * len(later), gained, card.id, True))
        else:
            found.append(Fund(worth, card.discard_value, card.id, False))
    return found


def text_credits(outlook: Outlook, card: Card) -> int:
    """The credits that playing a card would bring at once."""
    if card.is_effect or card.cost.credits or not outlook.own_turn:
        return 0
    amount = 0
    for effect in card.effects:
        if isinstance(effect, GainCredits):
            amount = counted(outlook.state, Deed(outlook.seat, card, ""), effect)
    if not amount or cannot_play(outlook.state, outlook.seat, card.id, None, 0) is not None:
        return 0
    return amount


def cheapest(money: list[Fund], needed: int, without: str) -> tuple[float, tuple[Fund, ...]] | None:
    """The least useful cards that bring enough credits; nothing if all of them do not."""
    usable = list(money)
    for place, fund in enumerate(usable):
        if fund.card == without:
            del usable[place]
            break
    best: tuple[float, tuple[Fund, ...]] | None = None
    for mask in range(1 << len(usable)):
        chosen = [fund for place, fund in enumerate(usable) if mask >> place & 1]
        if sum([fund.credits for fund in chosen]) < needed:
            continue
        cost = sum([fund.worth for fund in chosen])
        if best is None or cost < best[0]:
            best = (cost, tuple(chosen))
    return best


def plan(outlook: Outlook, wanted: list[Wish]) -> Plan | None:
    """The purchase that pays best after the cards it takes, if any is worth it."""
    money: list[Fund] | None = None
    best: Plan | None = None
    for wish in wanted:
        short = wish.price - outlook.me.credits
        cost = 0.0
        chosen: tuple[Fund, ...] = ()
        if short > 0:
            if money is None:
                money = funds(outlook)
            if sum([fund.credits for fund in money]) < short:
                continue
            found = cheapest(money, short, wish.card)
            if found is None:
                continue
            cost, chosen = found[0], found[1]
        gain = wish.worth - cost
        if gain > MARGIN and (best is None or gain > best.gain):
            best = Plan(wish, chosen, gain)
    return best


def unmet(outlook: Outlook, wanted: list[Wish]) -> float:
    """What the best wish is worth for which the credits at hand do not suffice."""
    return max([wish.worth for wish in wanted if wish.price > outlook.me.credits], default=0.0)
