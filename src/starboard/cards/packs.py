"""Booster packs, sealed pools and drafts. Chance is handed in; nothing is changed in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from starboard.errors import BadInput

Pick = Callable[[Sequence[str]], str]
"""Chance: one of several card ids."""
Open = Callable[[], Sequence[str]]
"""Opens a pack."""
Drafter = Callable[[Sequence[str], Sequence[str]], str]
"""Takes one card of a pack, knowing what it has taken before: `drafter(pool, pack)`."""


class Sheet(NamedTuple):
    """Cards of one kind, and how many different ones of them lie in a pack."""

    cards: Sequence[str]
    take: int


def booster_pack(sheets: Sequence[Sheet], pick: Pick) -> tuple[str, ...]:
    """So many different cards of each sheet."""
    return tuple(card for sheet in sheets for card in different(sheet.cards, sheet.take, pick))


def different(cards: Sequence[str], count: int, pick: Pick) -> list[str]:
    """Some of these cards, none of them twice."""
    left, found = list(cards), []
    if count > len(left):
        raise BadInput("", "too-few-for-pack", need=count, have=len(left))
    for _ in range(count):
        card = pick(left)
        left.remove(card)
        found.append(card)
    return found


def sealed_pool(open_pack: Open, packs: int, basics: Sequence[str] = ()) -> tuple[str, ...]:
    """What one player builds a deck from: the basics and some packs."""
    opened = [open_pack() for _ in range(packs)]
    return (*basics, *(card for pack in opened for card in pack))


# ------------------------------------------------------------------------- drafts


class Draft(NamedTuple):
    """A draft under way: what everybody has taken, and the pack before each seat."""

    pools: tuple[tuple[str, ...], ...]
    packs: tuple[tuple[str, ...], ...]
    round: int
    """Which pack it is, counted from 0; every second one is passed on backwards."""
    rounds: int

    @property
    def over(self) -> bool:
        """Whether everything has been taken."""
        return self.round >= self.rounds


def begin_draft(seats: int, open_pack: Open, rounds: int, basics: Sequence[str] = ()) -> Draft:
    """Everybody has the basics and opens the first pack."""
    pools = (tuple(basics),) * seats
    return Draft(pools, opened(seats, open_pack), 0, rounds)


def opened(seats: int, open_pack: Open) -> tuple[tuple[str, ...], ...]:
    """A fresh pack for everybody."""
    return tuple(tuple(open_pack()) for _ in range(seats))


def pass_on(draft: Draft, taken: Sequence[str], open_pack: Open) -> Draft:
    """Everybody takes a card and passes the rest on; after the last card a new pack is opened."""
    if draft.over or len(taken) != len(draft.packs):
        raise BadInput("", "one-card-each", seats=len(draft.packs), count=len(taken))
    for card, pack in zip(taken, draft.packs, strict=True):
        if card not in pack:
            raise BadInput(card, "is-not-in-pack")
    pools = tuple((*pool, card) for pool, card in zip(draft.pools, taken, strict=True))
    left = [without(pack, card) for pack, card in zip(draft.packs, taken, strict=True)]
    seats, step = len(left), 1 if draft.round % 2 == 0 else -1
    if any(left):
        passed = tuple(left[(seat - step) % seats] for seat in range(seats))
        return draft._replace(pools=pools, packs=passed)
    following = draft.round + 1
    fresh = opened(seats, open_pack) if following < draft.rounds else tuple(left)
    return Draft(pools, fresh, following, draft.rounds)


def without(pack: tuple[str, ...], card: str) -> tuple[str, ...]:
    """A pack less one card."""
    place = pack.index(card)
    return pack[:place] + pack[place + 1 :]


def draft_all(
    drafters: Sequence[Drafter], open_pack: Open, rounds: int, basics: Sequence[str] = ()
) -> tuple[tuple[str, ...], ...]:
    """A whole draft: what everybody has in the end."""
    draft = begin_draft(len(drafters), open_pack, rounds, basics)
    while not draft.over:
        asked = zip(drafters, draft.pools, draft.packs, strict=True)
        draft = pass_on(draft, [drafter(pool, pack) for drafter, pool, pack in asked], open_pack)
    return draft.pools
