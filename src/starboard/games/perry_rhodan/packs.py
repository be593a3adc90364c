"""Booster packs and sealed pools of a phase (proposed; no pack of the game is documented)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.cards import packs as any_packs
from starboard.cards.packs import Pick, Sheet
from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.kinds import Phase, Rarity, Side

PACK: tuple[tuple[Rarity, int], ...] = (
    (Rarity.COMMON, 6),
    (Rarity.UNCOMMON, 3),
    (Rarity.RARE, 1),
)
"""Different cards of a pack by rarity, besides a place."""
PACK_SIZE = 11
POOL_PACKS = 6
BASIC_PLACES = 4
"""So many of each basic place come with a pool."""


def booster_pack(cards: Catalogue, phase: Phase, pick: Pick) -> tuple[str, ...]:
    """A place, six common cards, three uncommon ones and a rare one, all with the same back."""
    inside = [card for card in cards.values() if card.phase is phase and not card.banned]
    places = [card.id for card in inside if card.is_place]
    sheets = [Sheet(places, 1)]
    for rarity, count in PACK:
        sheets.append(Sheet([c.id for c in inside if c.rarity is rarity and not c.is_place], count))
    return any_packs.booster_pack(sheets, pick)


def sealed_pool(
    cards: Catalogue, phase: Phase, pick: Pick, packs: int = POOL_PACKS
) -> tuple[str, ...]:
    """What one player builds a matter source from: packs and the basic places."""
    return any_packs.sealed_pool(
        lambda: booster_pack(cards, phase, pick), packs, basic_places(cards, phase)
    )


def basic_places(cards: Catalogue, phase: Phase) -> Sequence[str]:
    """For each side a place of the phase that asks for nothing, so that every pool can begin."""
    places = [card for card in cards.values() if card.phase is phase and card.is_place]
    first = {next(card.id for card in places if () in card.premise(side)): side for side in Side}
    return [card_id for card_id in first for _ in range(BASIC_PLACES)]
