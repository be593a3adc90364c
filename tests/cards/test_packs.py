"""Packs hold different cards; in a draft everybody takes one card and passes the rest on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from starboard.cards.packs import (
    Draft,
    Sheet,
    begin_draft,
    booster_pack,
    different,
    draft_all,
    pass_on,
    sealed_pool,
)
from starboard.errors import BadInput

COMMON, RARE = ("a", "b", "c", "d"), ("x", "y")


def numbered() -> list[str]:
    """Packs whose cards say which pack they are from."""
    return [f"{number}{card}" for number in range(9) for card in "ab"]


class Shelf:
    """Packs of two cards, one after the other."""

    def __init__(self) -> None:
        self.cards = numbered()

    def __call__(self) -> Sequence[str]:
        pack, self.cards = self.cards[:2], self.cards[2:]
        return pack


@pytest.mark.parametrize("seed", range(20))
def test_a_pack_holds_so_many_different_cards_of_each_sheet(seed: int) -> None:
    pack = booster_pack([Sheet(COMMON, 3), Sheet(RARE, 1)], Random(seed).choice)
    assert len(set(pack)) == 4
    assert [card in RARE for card in pack] == [False, False, False, True]


def test_a_sheet_with_too_few_cards_is_refused() -> None:
    with pytest.raises(BadInput, match="a pack needs 3 different cards of a kind, and there are 2"):
        different(RARE, 3, Random(1).choice)


def test_a_sealed_pool_is_packs_and_basics() -> None:
    assert sealed_pool(Shelf(), 2, ("ship",)) == ("ship", "0a", "0b", "1a", "1b")


def test_packs_go_round_and_every_second_one_backwards() -> None:
    shelf = Shelf()
    draft = begin_draft(3, shelf, 2, ("ship",))
    assert draft == Draft((("ship",),) * 3, (("0a", "0b"), ("1a", "1b"), ("2a", "2b")), 0, 2)
    draft = pass_on(draft, ("0a", "1a", "2b"), shelf)
    assert draft.packs == (("2a",), ("0b",), ("1b",))  # to the next seat
    draft = pass_on(draft, ("2a", "0b", "1b"), shelf)
    assert draft.round == 1
    assert draft.packs == (("3a", "3b"), ("4a", "4b"), ("5a", "5b"))
    draft = pass_on(draft, ("3a", "4a", "5a"), shelf)
    assert draft.packs == (("4b",), ("5b",), ("3b",))  # to the seat before
    draft = pass_on(draft, ("4b", "5b", "3b"), shelf)
    assert draft.over
    assert draft.pools[0] == ("ship", "0a", "2a", "3a", "4b")


@pytest.mark.parametrize(
    ("taken", "sentence"),
    [
        pytest.param(("0a", "zz"), "zz: is not in this pack", id="another card"),
        pytest.param(("0a",), "everybody takes one card: 2 cards, not 1", id="too few"),
    ],
)
def test_a_card_that_is_not_there_cannot_be_taken(taken: Sequence[str], sentence: str) -> None:
    draft = begin_draft(2, Shelf(), 1)
    with pytest.raises(BadInput) as refused:
        pass_on(draft, taken, Shelf())
    assert str(refused.value) == sentence


def test_nothing_is_taken_after_the_end() -> None:
    draft = Draft((("a",),), ((),), 1, 1)
    with pytest.raises(BadInput):
        pass_on(draft, ("a",), Shelf())


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_in_a_whole_draft_every_card_is_taken_once(seats: int) -> None:
    pools = draft_all([lambda pool, pack: pack[-1]] * seats, Shelf(), 2)
    taken = Counter(card for pool in pools for card in pool)
    assert taken == Counter(numbered()[: 4 * seats])
    assert [len(pool) for pool in pools] == [4] * seats
