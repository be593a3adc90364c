"""The faces of the cards as plain data: what a client needs to draw them."""

from __future__ import annotations

from collections import Counter
from typing import Any

from starboard.games.flagship.content import Card, Catalogue
from starboard.games.flagship.decks import starter_decks
from starboard.games.flagship.words import card_text, type_line, values_line


def faces(cards: Catalogue, lang: str) -> dict[str, dict[str, Any]]:
    """Every card by id, its words written in one language."""
    return {name: face(card, cards, lang) for name, card in cards.items()}


def decks(lang: str) -> dict[str, dict[str, Any]]:
    """The decks that are ready to play: how many of each card lie in their parts."""
    return {
        name: {
            "name": deck.name.of(lang),
            "main_ship": dict(Counter(deck.main_ship)),
            "market": dict(Counter(deck.market)),
            "events": dict(Counter(deck.events)),
        }
        for name, deck in starter_decks().items()
    }


def face(card: Card, cards: Catalogue, lang: str) -> dict[str, Any]:
    """One card; what it does not have is left out."""
    told: dict[str, Any] = {
        "name": card.name.of(lang),
        "type": type_line(card, lang),
        "kind": card.kind.value,
        "class": card.subtype.value,
        "faction": card.faction.value,
        "rarity": card.rarity.value,
        "values": values_line(card, lang),
        "words": card_text(card, lang, cards),
    }
    if card.needs_slot is not None:
        told |= {"slot": card.needs_slot.value, "needs": card.needs_count}
    if card.evade is not None:
        told["evade"] = str(card.evade)
    if card.attacks:
        told["strikes"] = [
            {"roll": str(each.on), "damage": each.damage}
            for each in card.attacks[0].strikes
            if each.damage
        ]
    if card.absorbs:
        told["absorbs"] = card.absorbs[0].amount
    figures = {
        "price": card.price,
        "discard": card.discard_value,
        "speed": card.speed,
        "generator": card.generator,
        "prize": card.prize,
    }
    return told | {name: figure for name, figure in figures.items() if figure}
