"""Decks that players bring along: a starter deck that everybody knows, or one of their own.

The rules do not say that a deck is shown to the others before the game (FS-DECK), so the list of
an own deck is known to whoever brought it, and nobody else.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starboard.errors import BadInput, shortened
from starboard.games.flagship.cards.bounds import MOST_IN_DECK
from starboard.games.flagship.cards.card import Catalogue
from starboard.games.flagship.cards.deck_text import (
    CODE,
    LONGEST_CODE,
    deck_from_data,
    decode_deck,
    encode_deck,
    parse_deck,
)
from starboard.games.flagship.cards.decks import Deck, check_deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel import OptionValue, words_of
from starboard.kernel.options import SHOWN
from starboard.kernel.yaml_files import parse_yaml

DECK = "deck"
"""The private option."""
LONGEST_TEXT = 8_000
"""Letters of a pasted deck: all 118 cards, a line each, have some 3,000."""


def deck_named(name: str, cards: Catalogue) -> Deck:
    """A starter deck by its id, or the deck of a code."""
    starters = starter_decks()
    return starters[name] if name in starters else coded_deck(name, cards)


def coded_deck(code: str, cards: Catalogue) -> Deck:
    """The deck of a code; what does not even begin like one was meant as a name."""
    if not code.startswith(CODE):
        place = f"deck {shortened(code, SHOWN)}"
        raise BadInput(place, "is-no-deck", known=", ".join(starter_decks()))
    return decode_deck(code, cards)


def kept_deck(text: str, cards: Catalogue) -> str:
    """A deck that somebody brings, as it is kept: a starter's id or a code (FS-DECK, FS-BUILD)."""
    word = text.strip()
    if word in starter_decks():
        return word
    is_text = "\n" in word
    deck = parse_deck(word, cards) if is_text else coded_deck(word, cards)
    refuse_faulty(deck, cards, "")
    return not_too_long(encode_deck(deck) if is_text else word)


def filed_deck(name: str, text: str, cards: Catalogue) -> str:
    """A deck out of a file of any kind, as it is kept: a starter's id or a code (FS-DECK)."""
    word = text.strip()
    if word in starter_decks():
        return word
    if Path(name).suffix in (".yaml", ".yml"):
        deck = deck_from_data(parse_yaml(text, name), name, cards)
    else:
        try:
            deck = parse_deck(text, cards)
        except BadInput as error:
            raise error.within(name) from None
    refuse_faulty(deck, cards, name)
    return not_too_long(encode_deck(deck))


def not_too_long(code: str) -> str:
    """The code, as long as it can be kept."""
    if len(code) > LONGEST_CODE:
        told = {"most": str(LONGEST_CODE), "count": str(len(code))}
        raise BadInput("deck code", "at-most-letters", word=shortened(code, SHOWN), **told)
    return code


def refuse_faulty(deck: Deck, cards: Catalogue, where: str) -> None:
    """Raise the first thing that is wrong with a deck, with its clause."""
    if cards.own and len(deck.items) + len(deck.events) > MOST_IN_DECK:
        raise BadInput(where, "at-most-cards-with-own", most=MOST_IN_DECK)
    for fault in check_deck(deck, cards):
        raise BadInput(where, fault.message, fault.clause, **fault.arguments)


def brought_by(seat: int, options: Mapping[str, OptionValue]) -> str:
    """What a player has brought: a starter's id, a code, or nothing."""
    brought = words_of(options, DECK) if DECK in options else ()
    return brought[seat] if brought else ""


def is_own(seat: int, options: Mapping[str, OptionValue]) -> bool:
    """Whether a player has brought a deck that the others do not know."""
    brought = brought_by(seat, options)
    return brought != "" and brought not in starter_decks()
