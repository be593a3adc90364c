"""Decks that players bring along: a starter deck, a code or a text; all of them are checked."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from starboard.errors import Argument, BadInput, shortened
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.deck_text import (
    CODE,
    FORM,
    decode_deck,
    encode_deck,
    parse_deck,
    starter_decks,
)
from starboard.games.perry_rhodan.decks import Binder, Deck, binder, check_deck
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.options import DECK, LONGEST_CODE
from starboard.kernel import OptionValue, words_of
from starboard.kernel.options import SHOWN
from starboard.kernel.yaml_files import parse_yaml
from starboard.text import LANGUAGES


def decks_for(seats: int, options: Mapping[str, OptionValue], cards: Catalogue) -> list[Deck]:
    """The deck of each seat: what it has brought, else what is set for it; starters by default."""
    named = words_of(options, "decks")
    if named and len(named) != seats:
        raise BadInput("option decks", "needs-decks", seats=seats, count=len(named))
    starters = tuple(starter_decks())
    usual = named or tuple(starters[seat % len(starters)] for seat in range(seats))
    known = binder(cards)
    return [deck_named(brought_by(seat, options) or usual[seat], known) for seat in range(seats)]


def deck_named(name: str, cards: Binder) -> Deck:
    """A starter deck by its id, or the deck of a code."""
    starters = starter_decks()
    if name in starters:
        return starters[name]
    if not name.startswith(CODE):
        place = f"deck {shortened(name, SHOWN)}"
        raise BadInput(place, "is-no-deck", known=", ".join(starters))
    return decode_deck(name, cards)


def kept_deck(text: str, cards: Catalogue) -> str:
    """A deck that somebody brings, as it is kept: a starter's id or a code (PR-DECK)."""
    word = text.strip()
    if word in starter_decks():
        return word
    known = binder(cards)
    deck = parse_deck(word, known) if "\n" in word else deck_named(word, known)
    refuse_faulty(deck, known, "")
    return not_too_long(encode_deck(deck))


def filed_deck(name: str, text: str, cards: Catalogue) -> str:
    """A deck out of a file of any kind, as it is kept: a starter's id or a code (PR-DECK)."""
    word = text.strip()
    if word in starter_decks():
        return word
    known = binder(cards)
    if Path(name).suffix in (".yaml", ".yml"):
        deck = FORM.from_data(parse_yaml(text, name), name, known)
    else:
        try:
            deck = parse_deck(text, known)
        except BadInput as error:
            raise error.within(name) from None
    refuse_faulty(deck, known, name)
    return not_too_long(encode_deck(deck))


def not_too_long(code: str) -> str:
    """The code, as long as it can be kept."""
    if len(code) > LONGEST_CODE:
        told = {"most": str(LONGEST_CODE), "count": str(len(code))}
        raise BadInput("deck code", "at-most-letters", word=shortened(code, SHOWN), **told)
    return code


def refuse_faulty(
    deck: Deck, cards: Binder, where: str, phases: tuple[Phase, ...] = (), *, tourney: bool = False
) -> None:
    """Raise the first thing that is wrong with a deck, with its clause (PR-GEN-09)."""
    for fault in check_deck(deck, cards, phases, tournament=tourney):
        told = {name: called(value, cards) for name, value in fault.arguments.items()}
        raise BadInput(where, fault.message, fault.clause, **told)


def called(value: Argument, cards: Binder) -> Argument:
    """What people call a card, in both languages where they differ; other words as they are."""
    card = cards.cards.get(value) if isinstance(value, str) else None
    if card is None:
        return value
    return " / ".join(dict.fromkeys(cards.called(card, lang) for lang in LANGUAGES))


def brought_by(seat: int, options: Mapping[str, OptionValue]) -> str:
    """What a player has brought: a starter's id, a code, or nothing."""
    return words_of(options, DECK)[seat] if DECK in options else ""
