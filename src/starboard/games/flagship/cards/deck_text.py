"""A deck of Flagship as people write and paste it: one card a line, or one code (FS-DECK-01)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starboard.cards.decks import DeckForm, Section
from starboard.errors import BadInput
from starboard.games.flagship.cards.card import Card, Catalogue
from starboard.games.flagship.cards.decks import Deck
from starboard.kernel.yaml_files import Name
from starboard.text import texts_for

CODE = "fs1:"
"""Every deck code begins with this."""

LONGEST_CODE = 4_000
"""A code of all 118 cards, each several times, has 1,320 letters; 100 own cards add some 1,700."""

MAIN_SHIP, MARKET, EVENTS = "main_ship", "market", "events"


class FlagshipDecks(DeckForm[Deck, Card]):
    """Three parts: the main ship, the other items, the events."""

    code = CODE
    sections = (
        Section(MAIN_SHIP, ("hauptschiff", "main ship"), listed=True),
        Section(MARKET, ("markt", "market")),
        Section(EVENTS, ("ereignisse", "events")),
    )

    def parts(self, deck: Deck) -> Mapping[str, tuple[str, ...]]:
        return {MAIN_SHIP: deck.main_ship, MARKET: deck.market, EVENTS: deck.events}

    def make(self, name: Name, deck_id: str, parts: Mapping[str, tuple[str, ...]]) -> Deck:
        return Deck(
            id=deck_id,
            name=name,
            main_ship=parts[MAIN_SHIP],
            market=parts[MARKET],
            events=parts[EVENTS],
        )

    def belongs(self, card: Card) -> str:
        """Without headings, cards go where their kind belongs (FS-DECK-02)."""
        return EVENTS if card.is_event else MARKET

    def misplaced(self, card: Card, section: str, where: str) -> BadInput | None:
        if card.is_event is (section == EVENTS):
            return None
        message = "wrong-heading-event" if card.is_event else "wrong-heading-item"
        return BadInput(where, message, card=card.id)


FORM = FlagshipDecks()


def read_deck(path: Path, cards: Catalogue) -> Deck:
    """A deck out of a file: YAML, text or code."""
    return FORM.read(path, cards)


def deck_from_data(data: object, where: str, cards: Catalogue) -> Deck:
    """A deck out of a YAML file; errors name the field."""
    return FORM.from_data(data, where, cards)


def parse_deck(text: str, cards: Catalogue) -> Deck:
    """A deck out of pasted text or a code; errors name the line."""
    return FORM.parse(text, cards)


def encode_deck(deck: Deck) -> str:
    """A deck as one line of plain characters; the names are packed with it."""
    return FORM.encode(deck)


def decode_deck(code: str, cards: Catalogue) -> Deck:
    """The deck of a code."""
    return FORM.decode(code, cards)


def format_deck(deck: Deck, cards: Catalogue, lang: str) -> str:
    """A deck as text to paste, in one language."""
    return FORM.format(deck, cards, lang, texts_for("flagship"))
