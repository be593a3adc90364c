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
from starboard.kernel import Chance, Move, Seat, Seats, only


def put_into_play(
    state: Table, number: int, deed: Deed, effect: v.PutIntoPlay, chance: Chance
) -> None:
    """Bring an item into play without paying for it (FS-ITEM-02)."""
    state.push(PutCard(number, effect))


class PutCard(AskedByText):
    """Bring a matching item out of the market row or discard into play (FS-ITEM-02)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Buy,)
    obvious: ClassVar[bool] = True
    effect: v.PutIntoPlay

    def matters(self, state: Table, deed: Deed) -> bool:
        return bringable(state, deed.seat, self.effect)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return enterable(state, seat, self.effect)

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Buy)
        if move not in self.offers(state, seat):
            return Illegal("FS-ITEM-02", "not-in-pile", card=move.item)
        return cannot_enter(state, seat, named_card(state, seat, move.item), move.onto)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Buy)
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


WORDS.add(Word(v.PutIntoPlay, put_into_play, worth=1.6, about="item"))


def arrange_market(
    state: Table, number: int, deed: Deed, effect: v.ArrangeMarket, chance: Chance
) -> None:
    """Look at the top of the market deck and put it back in any order."""
    looked = state.players[deed.seat].market.look(effect.amount, chance, only(deed.seat))
    state.push(Arrange(deed.seat, 0, len(looked)))


class Arrange(Decision):
    """Put the cards just looked at back onto the market deck, the next one to the top first."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Choose,)
    seat: int
    placed: int
    count: int

    def must(self, state: Table) -> Seats:
        if state.players[self.seat].out:
            return ()
        return (self.seat,) if self.placed < self.count - 1 else ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        top = state.players[seat].market.top[self.placed : self.count]
        return [Choose(name) for name in unique(sorted([slot.name for slot in top]))]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        assert isinstance(move, Choose)
        if move in self.offers(state, seat):
            return None
        return Illegal("FS-EVENT-05", "not-in-pile", card=move.thing)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Choose)
        top = state.players[seat].market.top
        for place in range(self.placed, self.count):
            if top[place].name == move.thing:
                top.insert(self.placed, top.pop(place))
                break
        if self.placed + 2 < self.count:
            state.push(Arrange(self.seat, self.placed + 1, self.count))
        else:
            names = tuple([slot.name for slot in top[: self.count]])
            state.report(MarketArranged("FS-EVENT-05", seat, names))


WORDS.add(Word(v.ArrangeMarket, arrange_market, worth=0.3))


def reveal_market(
    state: Table, number: int, deed: Deed, effect: v.RevealMarket, chance: Chance
) -> None:
    """Turn up one more market card (FS-MARKET-05)."""
    reveal_card(state, deed.seat, chance)


WORDS.add(Word(v.RevealMarket, reveal_market, worth=0.5))
