"""Caps of a place (PR-CAP)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.caps import agent_cap, ship_cap, unit_cap
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part, example


@clause("PR-CAP-01", "PR-CAP-09")
def test_at_a_place_where_all_caps_are_reached_nothing_more_is_laid_out() -> None:
    given, when, then = example("PR-CAP-09")
    units = ["perry_rhodan_i", "crest_i", "reginald_bull"]
    ships = ["stardust_i", "raumjaegerstaffel", "raumjaegerstaffel"]
    gear = [Part("thermostrahler", onto=unit) for unit in units]
    there = ["terra", "terra", *units, *ships, *gear, "gcc_i", "depot"]
    assert (len(units), len(ships)) == (given["units"], given["ships"])
    game = Game(
        pro={"terra": there},
        hand=["stosstrupp", "psychostrahler", "raumjaegerstaffel", "festung"],
    )
    tried = {
        "unit": game.cannot_lay("stosstrupp", "pro:terra"),
        "unit_accessory": game.cannot_lay("psychostrahler", "pro:terra", "crest_i"),
        "ship": game.cannot_lay("raumjaegerstaffel", "pro:terra"),
        "place_accessory": game.cannot_lay("festung", "pro:terra"),
    }
    assert [tried[name] == "" for name in when["candidates"]] == then["allowed"]
    assert set(tried.values()) == {"PR-CAP-01"}
    place = game.place("pro:terra")
    assert unit_cap(game.state, place) == then["caps"]["units"]
    assert ship_cap(game.state, place) == then["caps"]["ships"]


@clause("PR-CAP-02")
def test_one_place_accessory_for_each_place_card() -> None:
    game = Game(pro={"terra": ["terra", "gcc_i"]}, hand=["depot"])
    assert game.cannot_lay("depot", "pro:terra") == "PR-CAP-01"
    game.put(0, Side.PRO, "terra", "terra")
    assert game.cannot_lay("depot", "pro:terra") == ""


@clause("PR-CAP-02")
def test_a_secret_place_accessory_counts_too() -> None:
    game = Game(anti={"terra": ["terra", "terra"]}, hand=["geheimstuetzpunkt", "depot", "festung"])
    game.lays("geheimstuetzpunkt", "anti:terra")
    game.lays("depot", "anti:terra")
    game.state.turn.laid = None
    assert game.cannot_lay("festung", "anti:terra") == "PR-CAP-01"


@clause("PR-CAP-03")
def test_one_unit_accessory_for_each_unit() -> None:
    left = [Part("thermostrahler", onto="stosstrupp")]
    game = Game(pro={"terra": ["terra", "terra", "stosstrupp", *left]}, hand=["psychostrahler"])
    game.mine("thermostrahler").on = ""
    assert game.cannot_lay("psychostrahler", "pro:terra", "stosstrupp") == "PR-CAP-01"
    game.put(0, Side.PRO, "terra", "crest_i")
    assert game.cannot_lay("psychostrahler", "pro:terra", "crest_i") == ""


@clause("PR-CAP-04", "PR-CAP-05", "PR-CAP-06")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_units_ships_and_agents_may_be_one_more_than_place_cards(count: int) -> None:
    game = Game(
        pro={"terra": ["terra"] * count + ["stosstrupp"] * count + ["raumjaegerstaffel"] * count},
        hand=["stosstrupp", "stosstrupp", "raumjaegerstaffel", "raumjaegerstaffel"],
    )
    game.lays("stosstrupp", "pro:terra")
    game.state.turn.laid = None
    game.lays("raumjaegerstaffel", "pro:terra")
    game.state.turn.laid = None
    assert game.cannot_lay("stosstrupp", "pro:terra") == "PR-CAP-01"
    assert game.cannot_lay("raumjaegerstaffel", "pro:terra") == "PR-CAP-01"
    assert agent_cap(game.place("pro:terra")) == count + 1


@clause("PR-CAP-04")
def test_a_status_raises_a_cap() -> None:
    there = ["ferrol", "ferrol", *["ferronische_miliz"] * 3]
    game = Game(pro={"ferrol": there}, hand=["ferronische_miliz", "expansion_wega"], phase=Phase.II)
    assert game.cannot_lay("ferronische_miliz", "pro:ferrol") == "PR-CAP-01"
    game.do("declare expansion_wega pro:ferrol -")
    assert game.cannot_lay("ferronische_miliz", "pro:ferrol") == ""


@clause("PR-CAP-11", "PR-CAP-12")
def test_what_exceeds_a_cap_after_a_reduction_stays_and_bars_others() -> None:
    units = ["perry_rhodan_i", "crest_i", "reginald_bull"]
    game = Game(pro={"terra": ["terra", "terra", *units]}, hand=["stosstrupp"])
    sink(game.state, game.place("pro:terra").stack[0], Way.REDUCED)
    place = game.place("pro:terra")
    assert len(place.units) == 3
    assert unit_cap(game.state, place) == 2
    for unit in units[:2]:
        assert game.cannot_lay("stosstrupp", "pro:terra") == "PR-CAP-01"
        sink(game.state, game.mine(unit), Way.REDUCED)
    assert game.cannot_lay("stosstrupp", "pro:terra") == ""
