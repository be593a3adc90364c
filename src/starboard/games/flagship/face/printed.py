"""The faces of the cards as plain data: what a client needs to draw them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.cards.effects import Op, all_effects, word_of
from starboard.games.flagship.cards.card import Card, Catalogue
from starboard.games.flagship.cards.kinds import SlotKind
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.cards.wording import card_text, type_line, values_line
from starboard.games.flagship.face.shown import CardFace, DeckFace


def faces(cards: Catalogue, lang: str) -> dict[str, CardFace]:
    """Every card by id, its words written in one language."""
    return {name: face(card, cards, lang) for name, card in cards.items()}


def decks(lang: str) -> dict[str, DeckFace]:
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


def face(card: Card, cards: Catalogue, lang: str) -> CardFace:
    """One card; what it does not have is left out."""
    told: CardFace = {
        "name": card.name.of(lang),
        "type": type_line(card, lang),
        "kind": card.kind.value,
        "class": card.subtype.value,
        "faction": card.faction.value,
        "rarity": card.rarity.value,
        "values": values_line(card, lang),
        "words": card_text(card, lang, cards),
        "does": list(dict.fromkeys(words_on(card))),
    }
    if card.needs_slot is not None:
        told["slot"], told["needs"] = card.needs_slot.value, card.needs_count
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
    if card.price:
        told["price"] = card.price
    if card.discard_value:
        told["discard"] = card.discard_value
    if card.speed:
        told["speed"] = card.speed
    if card.generator:
        told["generator"] = card.generator
    if card.max_charge:
        told["charge"] = card.max_charge
    slots = {kind.value: card.slots.of(kind) for kind in SlotKind if card.slots.of(kind)}
    if slots:
        told["slots"] = slots
    if card.prize:
        told["prize"] = card.prize
    return told


def words_on(card: Card) -> Iterator[str]:
    """The words of everything that a card does, from top to bottom."""
    tops: tuple[Op, ...] = (*card.abilities, *card.effects)
    for top in tops:
        yield word_of(top)
        yield from (word_of(effect) for _, effect in all_effects(top))
