"""Legal moves stay few enough to be listed, however many cards lie on the table."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.flagship.attack import MOST_LISTED, target_sets
from starboard.games.flagship.events import CardDrawn
from starboard.games.flagship.field import MOST_WAYS, smallest_sets
from starboard.games.flagship.moves import Attack, GiveUp
from starboard.games.flagship.state import Item
from starboard.kernel.loop import conceivable, legal_moves, why_not
from starboard.testing import clause
from tests.flagship.duel import GAME, Duel
from tests.flagship.own import armor, event

UNITS = [f"drohne.{number}" for number in range(400)]


# ------------------------------------------------------------------------- targets


def all_sets(units: list[str], most: int) -> list[tuple[str, ...]]:
    """Every set of targets, the smaller ones first."""
    return [chosen for size in range(1, most + 1) for chosen in combinations(units, size)]


@clause("FS-ATTACK-03")
@pytest.mark.parametrize(
    ("count", "most"), [(0, 2), (1, 2), (2, 2), (5, 3), (8, 2), (30, 2), (20, 3)]
)
def test_all_sets_of_targets_are_listed(count: int, most: int) -> None:
    assert target_sets(UNITS[:count], most) == all_sets(UNITS[:count], most)


@pytest.mark.parametrize("most", [2, 3, 30, 10**9])
def test_of_very_many_sets_only_the_smaller_ones_are_listed(most: int) -> None:
    sets = target_sets(UNITS, most, room=1000)
    assert sets == [(unit,) for unit in UNITS]
    assert len(target_sets(UNITS[:40], most, room=1000)) == 40 + comb(40, 2)


def test_of_very_many_targets_the_first_ones_are_listed() -> None:
    assert target_sets(UNITS, 3, room=50) == [(unit,) for unit in UNITS[:50]]


def fighter(targets: int) -> dict[str, Any]:
    """A unit that attacks so many at once."""
    return {
        "id": "jaeger",
        "name": {"de": "Testjäger", "en": "Test Fighter"},
        "type": {"kind": "unit", "class": "fighter"},
        "rarity": "common",
        "source": "own",
        "price": 0,
        "speed": 1,
        "charge": {"max": 9, "initial": 9},
        "abilities": [
            {
                "attack": {
                    "cost": {"charge": 1},
                    "roll": "4+",
                    "damage": 1,
                    "targets_max": targets,
                    "option": {"cost": {"charge": 1}, "damage": 1},
                }
            }
        ],
    }


@pytest.mark.parametrize(("mine", "theirs"), [(1, 300), (20, 60), (150, 150)])
@pytest.mark.parametrize("targets", [3, 30])
def test_a_table_full_of_units_lists_a_bounded_number_of_attacks(
    mine: int, theirs: int, targets: int
) -> None:
    duel = Duel(["jaeger"] * mine, ["jaeger"] * theirs, own=[fighter(targets)])
    legal = [move for move in legal_moves(GAME, duel.state, 0) if isinstance(move, Attack)]
    assert {move.weapon for move in legal} == {item.id for item in duel.items("jaeger", 0)}
    assert {move.boost for move in legal} == {True, False}
    assert len(legal) <= 2 * MOST_LISTED
    assert set(legal) <= set(conceivable(GAME, duel.state, 0))


@clause("FS-ATTACK-03")
def test_an_attack_that_is_not_listed_can_still_be_made() -> None:
    duel = Duel(["jaeger"], ["jaeger"] * 300, own=[fighter(3)])
    weapon = duel.mine("jaeger").id
    targets = [item.id for item in duel.items("jaeger", 1)]
    move = Attack(weapon, (targets[7], targets[150], targets[299]), 0, False)
    assert move not in legal_moves(GAME, duel.state, 0)
    assert why_not(GAME, duel.state, 0, move) is None


def test_an_ordinary_table_lists_every_attack() -> None:
    duel = Duel(["jaeger"] * 10, ["jaeger"] * 20, own=[fighter(2)])
    legal = [move for move in legal_moves(GAME, duel.state, 0) if isinstance(move, Attack)]
    assert len(legal) == 2 * 10 * (21 + comb(21, 2))  # their ship is a target too


# ------------------------------------------------------------------------- room for equipment


def parts(needs: list[int]) -> list[Item]:
    """Equipment that takes up so many slots each."""
    cards = [
        armor(
            id=f"panzer{need}",
            name={"de": f"Testpanzer {need}", "en": f"Test Armor {need}"},
            needs={"armor": need},
        )
        for need in set(needs)
    ]
    content = GAME.content(cards)
    return [
        Item(f"panzer{need}.{number}", content[f"panzer{need}"], 0)  # type: ignore[index]
        for number, need in enumerate(needs)
    ]


def smallest(items: list[Item], missing: int) -> list[tuple[str, ...]]:
    """The sets with enough slots of which every part is needed, by trying all of them."""
    found: list[tuple[str, ...]] = []
    for mask in range(1, 1 << len(items)):
        chosen = [item for place, item in enumerate(items) if mask >> place & 1]
        taken = sum(item.card.needs_count for item in chosen)
        if taken >= missing and all(taken - item.card.needs_count < missing for item in chosen):
            found.append(tuple(item.id for item in chosen))
    return found


@clause("FS-MARKET-10")
@given(st.lists(st.integers(1, 4), max_size=7), st.integers(1, 9))
def test_the_ways_to_make_room_are_all_smallest_sets(needs: list[int], missing: int) -> None:
    items = parts(needs)
    assert smallest_sets(items, missing) == smallest(items, missing)


@pytest.mark.parametrize("needs", [[1] * 20, [1] * 200, [1, 2, 3] * 60, [1] * 20 + [10]])
def test_ways_to_make_room_stay_few(needs: list[int]) -> None:
    ways = smallest_sets(parts(needs), 10)
    assert 0 < len(ways) <= MOST_WAYS
    assert len(set(ways)) == len(ways)


@clause("FS-MARKET-10")
def test_a_way_to_make_room_that_is_not_listed_can_still_be_taken() -> None:
    big = armor(id="gross", name={"de": "Groß", "en": "Big"}, needs={"armor": 10})
    ship = {
        "id": "kahn",
        "name": {"de": "Kahn", "en": "Barge"},
        "type": {"kind": "unit", "class": "ship"},
        "rarity": "common",
        "source": "own",
        "price": 0,
        "speed": 1,
        "slots": {"armor": 20},
    }
    duel = Duel(["kahn", *["panzer"] * 20], own=[armor(), big, ship], row=["gross"], credits=9000)
    duel.do("buy gross kahn")
    assert duel.asked == (0, "MakeRoom")
    listed = [move for move in legal_moves(GAME, duel.state, 0) if isinstance(move, GiveUp)]
    assert len(listed) == MOST_WAYS < comb(20, 10)
    whole = [item.id for item in duel.items("panzer", 0)]
    every_way = (GiveUp(chosen) for chosen in combinations(whole, 10))
    other = next(move for move in every_way if move not in listed)
    assert why_not(GAME, duel.state, 0, other) is None
    for wrong in (whole[:9], whole[:11], whole[1::-1] + whole[2:10], [whole[0]] * 10):
        refused = why_not(GAME, duel.state, 0, GiveUp(tuple(wrong)))
        assert refused is not None
        assert refused.clause == "FS-MARKET-10"


@clause("FS-MARKET-10")
def test_nobody_is_asked_to_make_room_that_is_there_meanwhile() -> None:
    gone = armor(
        {
            "trigger": {
                "when": "item_bought",
                "effects": [
                    {"to_market_discard": {"target": "own_item", "filter": {"card": "panzer"}}}
                ],
            }
        },
        id="gier",
        name={"de": "Gier", "en": "Greed"},
        needs={"shield": 1},
    )
    duel = Duel(["panzer", "gier"], own=[armor(), gone], row=["reaktivpanzer"], credits=9000)
    duel.do("buy reaktivpanzer pendler_k7")
    choice = "panzer" if duel.asked[1] == "AskTarget" else ""
    if choice:
        duel.do(f"choose {choice}")
    assert duel.asked == (0, "ActionPhase")


# ------------------------------------------------------------------------- drawing


def test_drawing_from_an_empty_deck_ends_however_much_is_drawn() -> None:
    duel = Duel(hand=["ereignis"], own=[event({"draw": 10**12})], draw=["nachschub"] * 3)
    duel.do("play ereignis", *["nachschub"] * 3)
    assert len(duel.reported(CardDrawn)) == 3
    assert (duel.hand(), duel.me.draw.bag) == (["nachschub"] * 3, [])
