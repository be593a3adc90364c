"""What `starboard flagship …` answers about decks and cards."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.cards import commands
from starboard.cards.catalogue import Catalogue
from starboard.errors import Illegal
from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.deck_text import FORM
from starboard.games.flagship.cards.decks import Deck, check_deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.cards.wording import card_text, type_line, values_line


class FlagshipCommands(commands.Commands[Deck, Card]):
    """Decks, cards and packs of Flagship."""

    game = "flagship"
    form = FORM

    def starters(self) -> Mapping[str, Deck]:
        return starter_decks()

    def faults(self, deck: Deck, cards: Catalogue[Card]) -> list[Illegal]:
        return check_deck(deck, cards)

    def sizes(self, deck: Deck, cards: Catalogue[Card]) -> dict[str, int]:
        return {
            "items": len(deck.items),
            "events": len(deck.events),
            "main_ship_price": sum(cards[card].price for card in deck.main_ship),
        }

    def type_line(self, card: Card, lang: str) -> str:
        return type_line(card, lang)

    def values_line(self, card: Card, lang: str) -> str:
        return values_line(card, lang)

    def text(self, card: Card, lang: str, cards: Catalogue[Card]) -> list[str]:
        return card_text(card, lang, cards)

    def rarity(self, card: Card, lang: str) -> str:
        return self.texts.say(lang, "card-rarity", rarity=card.rarity.value)

    def card_facts(self, card: Card, lang: str, cards: Catalogue[Card]) -> dict[str, object]:
        return {
            "id": card.id,
            "name": cards.called(card, lang),
            "type_line": type_line(card, lang),
            "faction": card.faction.value,
            "rarity": card.rarity.value,
            "values": values_line(card, lang),
            "text": card_text(card, lang, cards),
            "source": card.source,
        }


COMMANDS = FlagshipCommands()
