"""The market: turning up cards, buying them, the hangar (FS-MARKET, FS-HANGAR)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.flagship.costs import pay_credits
from starboard.games.flagship.events import (
    ItemBought,
    ItemDiscarded,
    MarketRevealed,
    PileShuffled,
    ShipLaunched,
)
from starboard.games.flagship.field import cannot_enter, enter, places
from starboard.games.flagship.matters import OfPlayer
from starboard.games.flagship.moves import Buy, Launch, Reveal, ShuffleMarket
from starboard.games.flagship.standing import price_of
from starboard.games.flagship.state import ROW, Item, Table
from starboard.kernel import EVERYONE, Chance, Choice, Entry, Seat, Step


def cannot_reveal(phase: Choice[Table], state: Table, seat: Seat, move: Reveal) -> Illegal | None:
    """Once in each own turn, from a deck that is not empty (FS-MARKET-02, FS-MARKET-17)."""
    player = state.players[seat]
    if player.revealed == state.turn:
        return Illegal("FS-MARKET-02", "already-revealed")
    if not len(player.market):
        return Illegal("FS-MARKET-17", "market-deck-empty")
    return None


def possible_reveals(phase: Choice[Table], state: Table, seat: Seat) -> list[Reveal]:
    """The market card of this turn, while there is one and it lies face down."""
    player = state.players[seat]
    return [Reveal()] if player.revealed != state.turn and len(player.market) else []


def reveal_card(state: Table, seat: int, chance: Chance) -> None:
    """Turn up the top card; before that the oldest one may have to leave (FS-MARKET-02…05)."""
    player = state.players[seat]
    if not len(player.market):
        return
    slot = player.market.draw(chance, EVERYONE)
    oldest = leaving_card(state, seat)
    if oldest is not None:
        player.row.remove(oldest)
        player.market_discard.append(oldest.card.id)
        state.report(ItemDiscarded("FS-MARKET-05", seat, oldest.id))
    card = state.cards.cards[slot.name]
    item = Item(f"{card.id}.{state.number()}", card, seat)
    player.row.append(item)
    state.report(MarketRevealed("FS-MARKET-02", seat, item.id))


def leaving_card(state: Table, seat: int) -> Item | None:
    """What goes before the next card: of a row that is full, or was when the turn began."""
    for entry in state.agenda.entries():
        if isinstance(entry, FullRow) and entry.seat == seat:
            oldest = row_item(state, seat, entry.oldest)
            if oldest is not None:
                return oldest  # FS-MARKET-05
    row = state.players[seat].row
    return row[0] if len(row) >= ROW else None  # FS-MARKET-04


class FullRow(Step[Table]):
    """Three cards lay there at the beginning of this turn: remembered until its end."""

    seat: int
    oldest: str

    def run(self, state: Table, chance: Chance) -> None:
        """The turn ends without a card turned up: nothing is removed (FS-MARKET-05)."""


def full_row(state: Table, seat: int) -> list[Entry]:
    """What a turn has to remember of the market row it begins with (FS-MARKET-05)."""
    row = state.players[seat].row
    return [FullRow(seat, row[0].id)] if state.rules >= 2 and len(row) >= ROW else []


class RevealCard(OfPlayer):
    """The market card of this turn (FS-MARKET-02)."""

    def run(self, state: Table, chance: Chance) -> None:
        reveal_card(state, self.seat, chance)
        state.players[self.seat].revealed = state.turn


def row_item(state: Table, seat: int, item_id: str) -> Item | None:
    """A card of a player's market row."""
    for item in state.players[seat].row:
        if item.id == item_id:
            return item
    return None


def cannot_buy(phase: Choice[Table], state: Table, seat: Seat, move: Buy) -> Illegal | None:
    """Why a card cannot be bought now, or nothing (FS-CREDIT-06, FS-MARKET-08)."""
    item = row_item(state, seat, move.item)
    if item is None:
        return Illegal("FS-MARKET-08", "not-in-your-market", item=move.item)
    refused = cannot_enter(state, seat, item.card, move.onto)
    if refused is not None:
        return refused
    price = price_of(state, seat, item.card)
    credits = state.players[seat].credits
    if credits < price:
        return Illegal("FS-CREDIT-06", "cannot-afford", item=item.id, price=price, has=credits)
    return None


def purchases(phase: Choice[Table], state: Table, seat: Seat) -> list[Buy]:
    """Every card of the own row with every place it could go to."""
    return [
        Buy(item.id, onto)
        for item in state.players[seat].row
        for onto in places(state, seat, item.card)
    ]


def possible_purchases(phase: Choice[Table], state: Table, seat: Seat) -> list[Buy]:
    """Every legal purchase of a player."""
    found: list[Buy] = []
    credits = state.players[seat].credits
    for item in state.players[seat].row:
        if price_of(state, seat, item.card) <= credits:
            for onto in places(state, seat, item.card):
                if cannot_enter(state, seat, item.card, onto) is None:
                    found.append(Buy(item.id, onto))
    return found


def buy(state: Table, seat: int, move: Buy) -> None:
    """Pay in full, then the card goes at once to its place (FS-CREDIT-06, FS-MARKET-06)."""
    item = row_item(state, seat, move.item)
    assert item is not None
    price = price_of(state, seat, item.card)
    pay_credits(state, seat, price, "FS-CREDIT-06")
    state.players[seat].row.remove(item)
    state.report(ItemBought("FS-MARKET-06", seat, item.id, price, move.onto))
    enter(state, item, move.onto)


def cannot_shuffle_market(
    phase: Choice[Table], state: Table, seat: Seat, move: ShuffleMarket
) -> Illegal | None:
    """Only an empty market deck is renewed (FS-MARKET-17)."""
    player = state.players[seat]
    if len(player.market):
        return Illegal("FS-MARKET-17", "deck-not-empty")
    if not player.market_discard:
        return Illegal("FS-MARKET-17", "discard-empty")
    return None


def possible_market_shuffles(phase: Choice[Table], state: Table, seat: Seat) -> list[ShuffleMarket]:
    """A new market deck, once the old one is empty and there is something to make it of."""
    player = state.players[seat]
    return [ShuffleMarket()] if player.market_discard and not len(player.market) else []


def shuffle_market(state: Table, seat: int, chance: Chance) -> None:
    """The market discard becomes the market deck; nobody gets a prize for it (FS-MARKET-17)."""
    player = state.players[seat]
    player.market.shuffle(chance, player.market_discard)
    player.market_discard = []
    state.report(PileShuffled("FS-MARKET-17", seat, "market"))


def ships_to_launch(phase: Choice[Table], state: Table, seat: Seat) -> list[Launch]:
    """Every ship in the hangar; each of them may leave it."""
    items = state.players[seat].items.values()
    return [Launch(item.id) for item in items if item.hangar]


def cannot_launch(phase: Choice[Table], state: Table, seat: Seat, move: Launch) -> Illegal | None:
    """Only a ship in the hangar can leave it (FS-HANGAR-05)."""
    item = state.players[seat].items.get(move.ship)
    if item is None or not item.hangar:
        return Illegal("FS-HANGAR-05", "not-in-hangar", item=move.ship)
    return None


def launch(state: Table, seat: int, ship: str) -> None:
    """The ship is part of the game from now on (FS-HANGAR-05…07)."""
    state.players[seat].items[ship].hangar = False
    state.report(ShipLaunched("FS-HANGAR-05", seat, ship))
