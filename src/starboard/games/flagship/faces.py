"""The faces of the cards as plain data: what a client needs to draw them."""

from __future__ import annotations

from typing import Any

from starboard.games.flagship.content import Card, Catalogue
from starboard.games.flagship.words import card_text, type_line, values_line


def faces(cards: Catalogue, lang: str) -> dict[str, dict[str, Any]]:
    """Every card by id, its words written in one language."""
    return {name: face(card, cards, lang) for name, card in cards.items()}


def face(card: Card, cards: Catalogue, lang: str) -> dict[str, Any]:
    """One card; what it does not have is left out."""
    told: dict[str, Any] = {
        "name": card.name.of(lang),
        "type": type_line(card, lang),
        "kind": card.kind.value,
        "faction": card.faction.value,
        "rarity": card.rarity.value,
        "values": values_line(card, lang),
        "words": card_text(card, lang, cards),
    }
    if card.needs_slot is not None:
        told["slot"] = card.needs_slot.value
    if card.price:
        told["price"] = card.price
    if card.discard_value:
        told["discard"] = card.discard_value
    return told
