"""Booster packs, sealed pools and drafts (FS-RARITY-01, 02). Chance is handed in."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.errors import BadInput
from starboard.games.flagship.content import Catalogue
from starboard.games.flagship.kinds import Rarity

Pick = Callable[[Sequence[str]], str]
"""Chance: one of several card ids."""
Drafter = Callable[[Sequence[str], Sequence[str]], str]
"""Takes one card of a pack, knowing what it has taken before: `drafter(pool, pack)`."""

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
    pack: list[str] = []
    for rarity, events, items in PACK:
        pack += _different(_pool(cards, rarity, is_event=True), events, pick)
        pack += _different(_pool(cards, rarity, is_event=False), items, pick)
    rare = _pool(cards, Rarity.RARE, is_event=True) + _pool(cards, Rarity.RARE, is_event=False)
    return (*pack, pick(rare))


def sealed_pool(cards: Catalogue, pick: Pick, packs: int = POOL_PACKS) -> tuple[str, ...]:
    """What one player builds a deck from: packs and the basics."""
    opened = [booster_pack(cards, pick) for _ in range(packs)]
    return (*BASICS, *(card for pack in opened for card in pack))


def draft(
    cards: Catalogue, drafters: Sequence[Drafter], pick: Pick, packs: int = POOL_PACKS
) -> tuple[tuple[str, ...], ...]:
    """Everybody opens a pack, takes a card and passes the rest on; every second round backwards."""
    pools: list[list[str]] = [list(BASICS) for _ in drafters]
    for round_number in range(packs):
        on_table = [list(booster_pack(cards, pick)) for _ in drafters]
        step = 1 if round_number % 2 == 0 else -1
        for _ in range(PACK_SIZE):
            for seat, drafter in enumerate(drafters):
                _take(drafter, pools[seat], on_table[seat])
            on_table = [on_table[(seat - step) % len(drafters)] for seat in range(len(drafters))]
    return tuple(tuple(pool) for pool in pools)


def _take(drafter: Drafter, pool: list[str], pack: list[str]) -> None:
    card = drafter(tuple(pool), tuple(pack))
    if card not in pack:
        raise BadInput(card, "is-not-in-pack")
    pack.remove(card)
    pool.append(card)


def _pool(cards: Catalogue, rarity: Rarity, *, is_event: bool) -> list[str]:
    return [
        card.id for card in cards.values() if card.rarity is rarity and card.is_event is is_event
    ]


def _different(pool: Sequence[str], count: int, pick: Pick) -> list[str]:
    left, found = list(pool), []
    for _ in range(count):
        card = pick(left)
        left.remove(card)
        found.append(card)
    return found
