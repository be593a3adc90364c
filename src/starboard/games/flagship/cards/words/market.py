"""Words about items outside the field: the market, and coming into play (FS-MARKET, FS-ITEM)."""

from __future__ import annotations

from typing import ClassVar

from starboard.cards.words import Word
from starboard.errors import Illegal
from starboard.games.flagship.asides import Decision
from starboard.games.flagship.asking import AskedByText
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.deeds import WORDS
from starboard.games.flagship.entering import bringable, enterable, named_card
from starboard.games.flagship.events import ItemEntered, MarketArranged
from starboard.games.flagship.field import cannot_enter, enter
from starboard.games.flagship.hand import unique
from starboard.games.flagship.market import reveal_card
from starboard.games.flagship.moves import Buy, Choose
from starboard.games.flagship.state import Deed, Item, Table
from starboard.kernel import Act, Chance, Seat, Seats, only


def put_into_play(
    state: Table, number: int, deed: Deed, effect: v.PutIntoPlay, chance: Chance
) -> None:
    """Bring an item into play without paying for it (FS-ITEM-02)."""
    state.push(PutCard(number, effect))


def cards_to_put(question: PutCard, state: Table, seat: Seat) -> list[Buy]:
    """Items that might come into play, wherever they fit."""
    return enterable(state, seat, question.effect)


def cannot_put(question: PutCard, state: Table, seat: Seat, move: Buy) -> Illegal | None:
    """Only what the text speaks of, and where it fits (FS-ITEM-02)."""
    if move not in cards_to_put(question, state, seat):
        return Illegal("FS-ITEM-02", "not-in-pile", card=move.item)
    return cannot_enter(state, seat, named_card(state, seat, move.item), move.onto)


def put_card(question: PutCard, state: Table, seat: Seat, move: Buy, chance: Chance) -> None:
    """It leaves the row or the discard and comes into play (FS-ITEM-02)."""
    player = state.players[seat]
    for item in player.row:
        if item.id == move.item:
            player.row.remove(item)
            break
    else:
        player.market_discard.remove(move.item)
        card = state.cards.cards[move.item]
        item = Item(f"{card.id}.{state.number()}", card, seat)
    state.report(ItemEntered("FS-ITEM-02", seat, item.id, move.onto))
    enter(state, item, move.onto)


class PutCard(AskedByText):
    """Bring a matching item out of the market row or discard into play (FS-ITEM-02)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Buy, put_card, cards_to_put, cannot_put),)
    obvious: ClassVar[bool] = True
    effect: v.PutIntoPlay

    def matters(self, state: Table, deed: Deed) -> bool:
        return bringable(state, deed.seat, self.effect)


WORDS.add(Word(v.PutIntoPlay, put_into_play, worth=1.6, about="item"))


def arrange_market(
    state: Table, number: int, deed: Deed, effect: v.ArrangeMarket, chance: Chance
) -> None:
    """Look at the top of the market deck and put it back in any order."""
    looked = state.players[deed.seat].market.look(effect.amount, chance, only(deed.seat))
    state.push(Arrange(deed.seat, 0, len(looked)))


def cards_on_top(question: Arrange, state: Table, seat: Seat) -> list[Choose]:
    """Those of the looked-at cards that have no place yet."""
    top = state.players[seat].market.top[question.placed : question.count]
    return [Choose(name) for name in unique(sorted([slot.name for slot in top]))]


def cannot_put_back(question: Arrange, state: Table, seat: Seat, move: Choose) -> Illegal | None:
    """Only cards that were looked at (FS-EVENT-05)."""
    if move in cards_on_top(question, state, seat):
        return None
    return Illegal("FS-EVENT-05", "not-in-pile", card=move.thing)


def put_back(question: Arrange, state: Table, seat: Seat, move: Choose, chance: Chance) -> None:
    """The chosen card comes next; the last one has no choice."""
    top = state.players[seat].market.top
    for place in range(question.placed, question.count):
        if top[place].name == move.thing:
            top.insert(question.placed, top.pop(place))
            break
    if question.placed + 2 < question.count:
        state.push(Arrange(question.seat, question.placed + 1, question.count))
    else:
        names = tuple([slot.name for slot in top[: question.count]])
        state.report(MarketArranged("FS-EVENT-05", seat, names))


class Arrange(Decision):
    """Put the cards just looked at back onto the market deck, the next one to the top first."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Choose, put_back, cards_on_top, cannot_put_back),)
    seat: int
    placed: int
    count: int

    def must(self, state: Table) -> Seats:
        if state.players[self.seat].out:
            return ()
        return (self.seat,) if self.placed < self.count - 1 else ()


WORDS.add(Word(v.ArrangeMarket, arrange_market, worth=0.3))


def reveal_market(
    state: Table, number: int, deed: Deed, effect: v.RevealMarket, chance: Chance
) -> None:
    """Turn up one more market card (FS-MARKET-05)."""
    reveal_card(state, deed.seat, chance)


WORDS.add(Word(v.RevealMarket, reveal_market, worth=0.5))
