"""Booster packs, sealed pools and drafts (FS-RARITY-01, 02). Chance is handed in."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.cards import packs as any_packs
from starboard.cards.packs import Drafter, Pick, Sheet
from starboard.games.flagship.cards.card import Catalogue
from starboard.games.flagship.cards.kinds import Rarity

PACK: tuple[tuple[Rarity, int, int], ...] = (
    (Rarity.COMMON, 5, 2),
    (Rarity.UNCOMMON, 2, 1),
)
"""Events and items of a pack by rarity; one rare card of either kind comes on top (proposed)."""
PACK_SIZE = 11
POOL_PACKS = 6
"""Six packs hold at least the 40 events and 10 items of a deck (FS-DECK-03, 04)."""
BASICS = ("pendler_k7", "lohnfliegerin")
"""Everybody gets a neutral ship and pilot, so that every pool makes a main ship (FS-BUILD-02)."""


def booster_pack(cards: Catalogue, pick: Pick) -> tuple[str, ...]:
    """Eleven different cards: seven common, three uncommon, one rare."""
    sheets: list[Sheet] = []
    for rarity, events, items in PACK:
        sheets.append(Sheet(_pool(cards, rarity, is_event=True), events))
        sheets.append(Sheet(_pool(cards, rarity, is_event=False), items))
    rare = _pool(cards, Rarity.RARE, is_event=True) + _pool(cards, Rarity.RARE, is_event=False)
    return any_packs.booster_pack([*sheets, Sheet(rare, 1)], pick)


def sealed_pool(cards: Catalogue, pick: Pick, packs: int = POOL_PACKS) -> tuple[str, ...]:
    """What one player builds a deck from: packs and the basics."""
    return any_packs.sealed_pool(lambda: booster_pack(cards, pick), packs, BASICS)


def draft(
    cards: Catalogue, drafters: Sequence[Drafter], pick: Pick, packs: int = POOL_PACKS
) -> tuple[tuple[str, ...], ...]:
    """Everybody opens a pack, takes a card and passes the rest on; every second round backwards."""
    return any_packs.draft_all(drafters, lambda: booster_pack(cards, pick), packs, BASICS)


def _pool(cards: Catalogue, rarity: Rarity, *, is_event: bool) -> list[str]:
    return [
        card.id for card in cards.values() if card.rarity is rarity and card.is_event is is_event
    ]
