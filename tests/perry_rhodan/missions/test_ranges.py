"""Ranges: what reaches what, star clusters, flights of two rounds."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.ranges import (
    can_reach,
    distance,
    included,
    reaches,
    rounds_of_formation,
)
from starboard.testing import clause

CARDS = catalogue()


def away(origin: str, target: str) -> int:
    return distance(CARDS, CARDS[origin], CARDS[target])


def flies(ship: str, origin: str, target: str) -> bool:
    return can_reach(CARDS, CARDS[ship], CARDS[origin], CARDS[target])


@clause("PR-RANGE-01", "PR-RANGE-02")
def test_range_three_includes_one_and_two_but_not_nothing():
    assert included(3) == (1, 2, 3)
    assert [reaches(3, distance) for distance in range(7)] == [
        False, True, True, True, False, False, False,
    ]  # fmt: skip
    assert included(6) == (1, 2, 3, 4, 5, 6)


@clause("PR-RANGE-03")
def test_a_fixed_card_reaches_no_place_not_even_one_of_the_same_name():
    assert CARDS["arkonidischer_forschungskreuzer"].range == 0
    assert not flies("arkonidischer_forschungskreuzer", "terra", "terra")


@clause("PR-RANGE-04", "PR-RANGE-05")
def test_a_unit_reaches_only_a_place_of_the_same_name():
    assert flies("reginald_bull", "terra", "terra")
    assert not flies("reginald_bull", "terra", "venus")


@pytest.mark.parametrize(
    ("origin", "target", "reachable"),
    [
        ("terra", "venus", True),
        ("venus", "terra", True),
        ("ferrol", "rofus", True),
        ("rofus", "ferrol", True),
        ("terra", "ferrol", False),
    ],
)
@clause("PR-RANGE-06", "PR-RANGE-07")
def test_space_fighters_stay_in_their_solar_system(origin, target, reachable):
    assert flies("raumjaegerstaffel", origin, target) is reachable


@pytest.mark.parametrize(("origin", "target"), [("terra", "rofus"), ("tolimon", "hellgate")])
@clause("PR-RANGE-08", "PR-RANGE-09")
def test_a_kaulquappe_flies_to_places_nearby(origin, target):
    assert away(origin, target) == 3
    assert flies("kaulquappe", origin, target)


@clause("PR-RANGE-08")
def test_range_three_does_not_lead_into_a_star_cluster_or_out_of_it():
    assert not flies("kaulquappe", "terra", "aralon_iv")
    assert not flies("kaulquappe", "zalit", "terra")


@pytest.mark.parametrize(
    ("origin", "target", "least"),
    [
        ("terra", "m_13", 4),
        ("m_13", "terra", 4),
        ("terra", "aralon_iv", 4),
        ("zalit", "honur", 4),
        ("zalit", "aralon_iv", 3),
        ("m_13", "arkon_iii_iv", 3),
    ],
)
@clause("PR-RANGE-08", "PR-CARD-32", "PR-CARD-34")
def test_a_star_cluster_asks_for_its_least_range_and_for_three_inside(origin, target, least):
    assert away(origin, target) == least


@clause("PR-RANGE-10", "PR-RANGE-11")
def test_range_four_reaches_every_place_of_the_five_phases():
    places = [card for card in CARDS.values() if card.is_place]
    assert all(reaches(4, distance(CARDS, a, b)) for a in places for b in places)


@pytest.mark.parametrize("reach", [5, 6])
@clause("PR-RANGE-12", "PR-RANGE-13")
def test_higher_ranges_reach_all_that_lower_ones_do_and_as_far_as_they_are(reach):
    assert all(reaches(reach, distance) for distance in range(1, reach + 1))
    assert not reaches(reach, reach + 1)


@clause("PR-RANGE-15", "PR-RANGE-16")
def test_a_formation_with_space_jets_that_are_not_loaded_needs_two_rounds():
    staaten, jet = CARDS["staaten_klasse"], CARDS["space_jet"]
    assert rounds_of_formation([staaten], 4) == 1
    assert rounds_of_formation([staaten, jet, jet, jet], 4) == 2
    assert rounds_of_formation([staaten, jet], 3) == 1
