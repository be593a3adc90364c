"""Transport capacity: what goes into a ship."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.kinds import Loyalty, Phase, Side
from starboard.games.perry_rhodan.loyalty import agree, loyalties
from starboard.games.perry_rhodan.transport import overloaded
from starboard.testing import clause

CARDS = catalogue()
PERSON = "kosmischer_agent"
TROOP = "agentenkommando"
NO_CAPACITY = "raumjaegerstaffel"
ONE = "arkonidisches_beiboot"
TWO = "kaulquappe"
THREE = "good_hope"
FOUR = "stardust_ii"


def refused(capacity: int, *cargo: str) -> str:
    """The clause that forbids a cargo, or nothing."""
    reason = overloaded(capacity, [CARDS[card] for card in cargo])
    return reason.clause if reason else ""


@clause("PR-TRANS-08", "PR-TRANS-11")
def test_a_ship_without_capacity_takes_accessories_and_nobody():
    assert CARDS[NO_CAPACITY].transport == 0
    assert not refused(0, "impulsstrahler", "impulsstrahler", "schutzschirm")
    assert refused(0, PERSON) == "PR-TRANS-11"
    assert refused(0, ONE) == "PR-TRANS-14"


@clause("PR-TRANS-12")
def test_capacity_one_is_for_one_person():
    assert not refused(1, PERSON)
    assert refused(1, PERSON, PERSON) == "PR-TRANS-12"
    assert refused(1, TROOP) == "PR-TRANS-12"


@pytest.mark.parametrize(
    ("cargo", "fits"),
    [
        ([TROOP], True),
        ([PERSON] * 5, True),
        ([TROOP, PERSON], False),
        ([TROOP, TROOP], False),
    ],
)
@clause("PR-TRANS-13")
def test_capacity_two_is_for_one_troop_or_any_number_of_persons(cargo, fits):
    assert refused(2, *cargo) == ("" if fits else "PR-TRANS-13")


@pytest.mark.parametrize(
    ("ships", "fits"),
    [
        ([ONE], True),
        ([ONE, ONE, ONE], True),
        ([TWO], True),
        ([TWO, TWO], False),
        ([TWO, ONE], False),
        ([THREE], False),
    ],
)
@clause("PR-TRANS-14")
def test_capacity_three_is_for_all_units_and_boats_of_one_or_one_of_two(ships, fits):
    assert refused(3, TROOP, TROOP, PERSON, *ships) == ("" if fits else "PR-TRANS-14")


@pytest.mark.parametrize(
    ("ships", "fits"),
    [([ONE, TWO, THREE, THREE], True), ([FOUR], False), ([NO_CAPACITY], False)],
)
@clause("PR-TRANS-15")
def test_capacity_four_is_for_all_units_and_ships_of_one_to_three(ships, fits):
    assert refused(4, TROOP, TROOP, PERSON, *ships) == ("" if fits else "PR-TRANS-15")


@pytest.mark.parametrize(
    ("least", "cargo"),
    [(1, [PERSON]), (2, [TROOP]), (2, [PERSON] * 3), (3, [ONE, ONE]), (3, [TWO])],
)
@clause("PR-TRANS-16")
def test_a_higher_capacity_takes_all_that_a_lower_one_does(least, cargo):
    assert [not refused(capacity, *cargo) for capacity in range(5)] == [
        capacity >= least for capacity in range(5)
    ]


@clause("PR-TRANS-02")
def test_anti_cards_share_a_loyalty_by_what_is_printed_and_pro_cards_always():
    topsider, springer = CARDS["topsider_schlachtschiff"], CARDS["walzenschiff"]
    assert agree(topsider, CARDS["topsider_flotte"], Side.ANTI, Phase.III)
    assert not agree(topsider, springer, Side.ANTI, Phase.III)
    assert agree(CARDS["kaulquappe"], CARDS["ganymed"], Side.PRO, Phase.III)


@pytest.mark.parametrize(
    "older", ["ara_raumer", "robotflotte", "walzenschiff", "ueberschweren_schlachtschiff"]
)
@clause("PR-P45-14")
def test_from_phase_five_on_four_loyalties_belong_to_the_empire_as_well(older):
    imperial = CARDS["arkonidischer_kreuzer"]
    assert Loyalty.ARKONIDISCHES_IMPERIUM not in loyalties(CARDS[older], Phase.IV)
    assert agree(CARDS[older], imperial, Side.ANTI, Phase.V)
    assert not agree(CARDS["topsider_flotte"], imperial, Side.ANTI, Phase.V)
