"""The tools of Flagship, for people with the box on the table: decks, cards, booster packs."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import msgspec

from starboard.errors import BadInput, Illegal
from starboard.games.flagship.content import Card, Catalogue, load_catalogue
from starboard.games.flagship.deck_text import CODE, encode_deck, format_deck, parse_deck, read_deck
from starboard.games.flagship.decks import Deck, check_deck, starter_decks
from starboard.games.flagship.packs import booster_pack, sealed_pool
from starboard.games.flagship.words import card_text, told, type_line, values_line
from starboard.kernel.chance import Seeded
from starboard.tool import Answer, Arg, Document, Tool

FEW = 12
"""So many cards are named at most where one was not found."""


class Cards(msgspec.Struct):
    """All cards, and folders with own ones."""

    cards: tuple[Path, ...] = ()


class OneDeck(msgspec.Struct):
    """A deck: a file, a code, or the id of a starter deck."""

    deck: Document
    cards: tuple[Path, ...] = ()


class OneCard(msgspec.Struct):
    """A card by its id or its name in either language."""

    card: Annotated[str, Arg(place=True, shown="CARD")]
    cards: tuple[Path, ...] = ()


class Packs(msgspec.Struct):
    """Packs out of a word."""

    seed: str = "0"
    cards: tuple[Path, ...] = ()


def deck_check(wants: OneDeck, lang: str) -> Answer:
    """Whether a deck is legal, and why not."""
    cards = load_catalogue(*wants.cards)
    deck = _deck(wants.deck, cards)
    faults = check_deck(deck, cards)
    sizes = {"items": len(deck.items), "events": len(deck.events)}
    price = sum(cards[card].price for card in deck.main_ship)
    facts = {
        "deck": deck.name.of(lang),
        "legal": not faults,
        **sizes,
        "main_ship_price": price,
        "faults": [_fault_facts(fault, lang, cards) for fault in faults],
    }
    if not faults:
        return Answer(facts, [told(lang, "deck-legal", **sizes, price=price)])
    why = [f"  {_fault_text(fault, lang, cards)} ({fault.clause})" for fault in faults]
    return Answer(facts, [told(lang, "deck-illegal", count=len(faults)), *why], no=True)


def deck_show(wants: OneDeck, lang: str) -> Answer:
    """A deck as text that can be pasted again."""
    cards = load_catalogue(*wants.cards)
    deck = _deck(wants.deck, cards)
    return Answer(_deck_facts(deck), format_deck(deck, cards, lang).splitlines())


def deck_code(wants: OneDeck, lang: str) -> Answer:
    """A deck as one line."""
    code = encode_deck(_deck(wants.deck, load_catalogue(*wants.cards)))
    return Answer({"code": code}, [code])


def all_cards(wants: Cards, lang: str) -> Answer:
    """Every card with its type line and values."""
    cards = load_catalogue(*wants.cards)
    width = max(len(card.name.of(lang)) for card in cards.values())
    lines = [
        f"{card.name.of(lang):{width}}  {type_line(card, lang)}; {values_line(card, lang)}"
        for card in cards.values()
    ]
    return Answer({"cards": [_card_facts(card, lang, cards) for card in cards.values()]}, lines)


def one_card(wants: OneCard, lang: str) -> Answer:
    """One card with its text."""
    cards = load_catalogue(*wants.cards)
    card = cards.named(wants.card)
    if card is None:
        raise no_such_card(wants.card, lang, cards)
    text = [f"  {line}" for line in card_text(card, lang, cards)]
    lines = [card.name.of(lang), type_line(card, lang), values_line(card, lang), *text]
    return Answer(_card_facts(card, lang, cards), lines)


def no_such_card(text: str, lang: str, cards: Catalogue) -> BadInput:
    """Cards with the word in their names are named, if they are few."""
    wanted = text.strip().casefold()
    names = [card.name.of(lang) for card in cards.values()]
    near = [name for name in names if wanted and wanted in name.casefold()]
    if 0 < len(near) <= FEW:
        return BadInput(text, "is-no-card-but", known=", ".join(near))
    return BadInput(text, "is-no-card-see")


def booster(wants: Packs, lang: str) -> Answer:
    """The cards of one pack."""
    cards = load_catalogue(*wants.cards)
    return _opened(booster_pack(cards, Seeded(wants.seed).draw), wants, cards, lang)


def sealed(wants: Packs, lang: str) -> Answer:
    """The cards of six packs."""
    cards = load_catalogue(*wants.cards)
    return _opened(sealed_pool(cards, Seeded(wants.seed).draw), wants, cards, lang)


def _opened(found: tuple[str, ...], wants: Packs, cards: Catalogue, lang: str) -> Answer:
    lines = []
    for card_id, count in Counter(found).items():
        card = cards[card_id]
        rarity = told(lang, "card-rarity", rarity=card.rarity.value)
        lines.append(f"{count} {card.name.of(lang)}  ({type_line(card, lang)}, {rarity})")
    return Answer({"seed": wants.seed, "cards": list(found)}, lines)


def _deck(document: Document, cards: Catalogue) -> Deck:
    """A deck out of what was handed over or named."""
    text = document.name
    if text.startswith(CODE):
        return parse_deck(text, cards)
    if text in starter_decks():
        return starter_decks()[text]
    if text == "-":
        return parse_deck(document.read(), cards)
    return read_deck(Path(text), cards)


def _fault_text(fault: Illegal, lang: str, cards: Catalogue) -> str:
    """A fault as a sentence, with names instead of ids."""
    args: dict[str, str | int] = {}
    for key, value in fault.arguments.items():
        card = cards.cards.get(value) if isinstance(value, str) else None
        args[key] = card.name.of(lang) if card else value if isinstance(value, int) else str(value)
    return told(lang, fault.message, **args)


def _fault_facts(fault: Illegal, lang: str, cards: Catalogue) -> dict[str, object]:
    return {
        "clause": fault.clause,
        "message": fault.message,
        "arguments": dict(fault.arguments),
        "text": _fault_text(fault, lang, cards),
    }


def _deck_facts(deck: Deck) -> dict[str, object]:
    return {
        "id": deck.id,
        "name": {"de": deck.name.de, "en": deck.name.en},
        "main_ship": list(deck.main_ship),
        "market": dict(Counter(deck.market)),
        "events": dict(Counter(deck.events)),
    }


def _card_facts(card: Card, lang: str, cards: Catalogue) -> dict[str, object]:
    return {
        "id": card.id,
        "name": card.name.of(lang),
        "type_line": type_line(card, lang),
        "faction": card.faction.value,
        "rarity": card.rarity.value,
        "values": values_line(card, lang),
        "text": card_text(card, lang, cards),
        "source": card.source,
    }


TOOLS = (
    Tool(words="deck check", wants=OneDeck, answer=deck_check, online=True),
    Tool(words="deck show", wants=OneDeck, answer=deck_show),
    Tool(words="deck code", wants=OneDeck, answer=deck_code),
    Tool(words="cards", wants=Cards, answer=all_cards),
    Tool(words="card", wants=OneCard, answer=one_card),
    Tool(words="booster", wants=Packs, answer=booster),
    Tool(words="sealed", wants=Packs, answer=sealed),
)
