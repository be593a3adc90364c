"""Items that come into play without being paid for: which ones, and where to (FS-ITEM-02)."""

from __future__ import annotations

from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import Pile
from starboard.games.flagship.cards.vocabulary import PutIntoPlay
from starboard.games.flagship.field import cannot_enter, places
from starboard.games.flagship.hand import unique
from starboard.games.flagship.moves import Buy
from starboard.games.flagship.state import Table


def enterable(state: Table, seat: int, effect: PutIntoPlay) -> list[Buy]:
    """Every matching card of the piles with every place it could go to."""
    player = state.players[seat]
    found: list[Buy] = []
    if Pile.MARKET_ROW in effect.piles:
        for item in player.row:
            if item.card.fits(effect.filter):
                found.extend([Buy(item.id, onto) for onto in places(state, seat, item.card)])
    if Pile.MARKET_DISCARD in effect.piles:
        for name in unique(sorted(player.market_discard)):
            card = state.cards.cards[name]
            if card.fits(effect.filter):
                found.extend([Buy(name, onto) for onto in places(state, seat, card)])
    return found


def bringable(state: Table, seat: int, effect: PutIntoPlay) -> bool:
    """Whether a matching card of the piles can come into play (FS-ITEM-02)."""
    for move in enterable(state, seat, effect):
        card = named_card(state, seat, move.item)
        if cannot_enter(state, seat, card, move.onto) is None:
            return True
    return False


def named_card(state: Table, seat: int, name: str) -> Card:
    """The card of an id in the row, or of a name in the discard."""
    for item in state.players[seat].row:
        if item.id == name:
            return item.card
    return state.cards.cards[name]
