"""What a deck of Flagship is built from, and what is counted in it (FS-DECK, FS-BUILD-01)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.cards import bench
from starboard.cards.bench import Filter, Tally
from starboard.cards.catalogue import Catalogue
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.commands import COMMANDS
from starboard.games.flagship.cards.content import load_catalogue
from starboard.games.flagship.cards.deck_text import EVENTS, MAIN_SHIP, MARKET
from starboard.games.flagship.cards.decks import BUDGET, LEAST_EVENTS, LEAST_ITEMS, Deck
from starboard.games.flagship.cards.kinds import Faction, Kind, Rarity

FACTIONS = (*(each for each in Faction if each is not Faction.NEUTRAL), Faction.NEUTRAL)


class FlagshipBench(bench.Bench[Deck, Card]):
    """Three sections; a ship, its pilot and equipment may also lie in the main ship."""

    commands = COMMANDS
    filters = (
        Filter("faction", FACTIONS, lambda card: card.faction.value),
        Filter("kind", tuple(Kind), lambda card: card.kind.value),
        Filter("rarity", tuple(Rarity), lambda card: card.rarity.value),
    )

    def catalogue(self) -> Catalogue[Card]:
        return load_catalogue()

    def homes(self, card: Card) -> tuple[str, ...]:
        """Events by themselves, items in the market or the main ship (FS-DECK-02, FS-BUILD-01)."""
        if card.is_event:
            return (EVENTS,)
        flies = card.is_ship or card.is_pilot or card.is_equipment
        return (MARKET, MAIN_SHIP) if flies else (MARKET,)

    def tallies(self, deck: Deck, cards: Catalogue[Card]) -> Iterator[Tally]:
        sizes = COMMANDS.sizes(deck, cards)
        yield Tally("items", sizes["items"], LEAST_ITEMS)  # FS-DECK-03
        yield Tally("events", sizes["events"], LEAST_EVENTS)  # FS-DECK-04
        yield Tally("price", sizes["main_ship_price"], most=BUDGET)  # FS-BUILD-01


BENCH = FlagshipBench()
