"""Reputation tiles (ECL-REP, ECL-FAQ-17)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import (
    ReputationDeclined,
    ReputationDrawn,
    ReputationKept,
)
from starboard.games.eclipse.state import NEUTRAL, Player
from starboard.kernel import EVERYONE, Slot, only
from starboard.kernel.seats import includes
from starboard.kernel.view import veil
from starboard.testing import clause
from tests.eclipse.fights import BLANK, DAMAGE, REFUGE, Fight


def hold(player: Player, *tiles: str) -> None:
    """Tiles that lie on the track already."""
    for tile in tiles:
        player.reputation.add(Slot(tile, only(player.seat)))


def won(*tiles: str) -> Fight:
    """Seat 0 has destroyed an Interceptor and looks at two tiles."""
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.begin(DAMAGE, *tiles)
    return fight


@clause("ECL-REP-01")
def test_everybody_who_took_part_draws_even_without_ships() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.play(DAMAGE)
    assert fight.draws() == [(0, 2), (1, 1)]
    assert fight.left(1) == []


@clause("ECL-REP-02")
def test_the_last_defender_draws_first_and_the_first_attacker_last() -> None:
    fight = Fight({2: ["interceptor"], 0: ["interceptor"], 1: ["interceptor"]}, seats=3)
    fight.play(DAMAGE, DAMAGE)
    assert [seat for seat, _ in fight.draws()] == [2, 0, 1]


@clause("ECL-REP-03")
def test_two_duels_of_a_battle_still_give_one_tile_for_taking_part() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"], 2: ["interceptor"]}, seats=3)
    fight.play(BLANK, DAMAGE, DAMAGE)
    assert fight.draws() == [(0, 2), (1, 1), (2, 2)]


@clause("ECL-REP-04")
@pytest.mark.parametrize(
    ("kind", "drawn"),
    [
        pytest.param("interceptor", ["1", "1"], id="interceptor"),
        pytest.param("starbase", ["1", "1"], id="starbase"),
        pytest.param("cruiser", ["1", "1", "2"], id="cruiser"),
        pytest.param("dreadnought", ["1", "1", "2", "2"], id="dreadnought"),
    ],
)
def test_destroyed_ships_of_players_give_tiles_by_their_size(kind: str, drawn: list[str]) -> None:
    """One tile is for having taken part (ECL-REP-01)."""
    fight = Fight({0: ["cruiser"], 1: [kind]})
    fight.fit(0, "cruiser", "", "antimatter_cannon", "", "", "tachyon_drive", "fusion_drive")
    fight.begin(DAMAGE, *drawn)
    assert (fight.left(1), fight.asked) == ([], (0,))
    assert fight.state.drawn.names() == drawn
    assert fight.draws()[0] == (0, len(drawn))


@clause("ECL-REP-04")
@pytest.mark.parametrize(
    ("kind", "drawn"),
    [
        pytest.param("ancient", ["1", "1"], id="ancient"),
        pytest.param("guardian", ["1", "1", "2"], id="guardian"),
        pytest.param("gcds", ["1", "1", "2", "2"], id="gcds"),
    ],
)
def test_destroyed_neutral_ships_give_tiles_by_their_size(kind: str, drawn: list[str]) -> None:
    fight = Fight({0: ["cruiser"]})
    fight.fit(0, "cruiser", "", "antimatter_cannon", "antimatter_cannon", "", "tachyon_drive")
    fight.neutrals(kind)
    fight.begin(DAMAGE, DAMAGE, *drawn)
    assert (fight.left(NEUTRAL), fight.asked) == ([], (0,))
    assert fight.state.drawn.names() == drawn
    assert fight.draws() == [(0, len(drawn))]


@clause("ECL-REP-05")
def test_nobody_draws_more_than_five_tiles() -> None:
    fight = Fight({0: ["interceptor"] * 7, 1: ["interceptor"] * 7})
    fight.play(*[DAMAGE] * 7)
    assert fight.draws() == [(0, 5), (1, 1)]
    again = Fight({0: ["interceptor"] * 7, 1: ["interceptor"] * 7})
    again.begin(*[DAMAGE] * 7, "1", "1", "2", "2", "3")
    assert again.state.drawn.names() == ["1", "1", "2", "2", "3"]


@clause("ECL-GEN-17")
def test_an_empty_bag_gives_fewer_tiles() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.state.reputation.bag = ["4"]
    fight.begin(DAMAGE, "4")
    assert fight.draws() == [(0, 1)]
    fight.keeps("4")
    assert fight.draws() == [(0, 1)]
    assert (fight.player(0).reputation.names(), fight.player(1).reputation.names()) == (["4"], [])


@clause("ECL-REP-06")
def test_one_drawn_tile_is_kept_and_the_others_go_back() -> None:
    fight = won("1", "3")
    assert fight.question() == {"count": 2}
    assert fight.listed() == ["keep 1 -", "keep 3 -", "pass"]
    before = fight.state.reputation.names()
    fight.keeps("3", "", "2")
    assert fight.player().reputation.names() == ["3"]
    fight.passes()
    assert fight.state.reputation.names() == sorted([*before, "1"])
    assert len(fight.state.drawn) == 0


@clause("ECL-REP-06")
def test_keeping_no_tile_is_allowed_and_a_tile_that_was_not_drawn_is_not() -> None:
    fight = won("1", "3")
    assert fight.why("keep 4 -").clause == "ECL-REP-06"
    fight.passes("2")
    assert len(fight.player().reputation) == 0
    assert [event.seat for event in fight.told(ReputationDeclined)] == [0]


@clause("ECL-REP-06")
def test_nobody_else_sees_which_tiles_are_drawn_and_kept() -> None:
    fight = won("1", "3")
    drawn = fight.told(ReputationDrawn)[0]
    assert drawn.tiles == ("1", "3")
    assert includes(drawn.audience(), 0)
    assert not includes(drawn.audience(), 1)
    other = drawn.redacted()
    assert isinstance(other, ReputationDrawn)
    assert (other.count, other.tiles) == (2, ())
    table, _ = veil(fight.state, 1)
    assert table.drawn.names() == ["", ""]
    fight.keeps("3", "", "2")
    kept = fight.told(ReputationKept)[0]
    assert kept.audience() != EVERYONE
    hidden = kept.redacted()
    assert isinstance(hidden, ReputationKept)
    assert (hidden.tile, hidden.instead) == ("", "")
    table, _ = veil(fight.state, 1)
    assert table.players[0].reputation.names() == [""]


@clause("ECL-REP-07")
def test_without_a_free_space_a_tile_may_take_the_place_of_another() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    room = len(fight.player().people.track)
    hold(fight.player(), *["1"] * (room - 1))
    hold(fight.player(), "2")
    for tile in fight.player().reputation.names():
        fight.state.reputation.bag.remove(tile)
    fight.begin(DAMAGE, "3", "4")
    assert fight.why("keep 4 -").clause == "ECL-REP-07"
    assert fight.why("keep 4 3").clause == "ECL-REP-07"
    before = len(fight.state.reputation)
    fight.keeps("4", "1", "2")
    assert fight.player().reputation.names() == ["1"] * (room - 2) + ["2", "4"]
    fight.passes()
    assert len(fight.state.reputation) == before + 2


@clause("ECL-REP-07")
def test_a_tile_is_given_up_only_for_want_of_a_space() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    hold(fight.player(), "1")
    fight.begin(DAMAGE, "3", "4")
    assert fight.why("keep 4 1").clause == "ECL-REP-07"


@clause("ECL-REP-08")
@pytest.mark.parametrize(("tiles", "fits"), [(1, True), (2, False)])
def test_tiles_are_rearranged_so_that_one_more_fits(tiles: int, fits: bool) -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    spaces = len(fight.player().people.track)
    fight.player().partners = [1] * (spaces - 2)  # they lie where ambassadors must
    hold(fight.player(), *["1"] * tiles)
    fight.begin(DAMAGE, "3", "4")
    assert ("keep 4 -" in fight.moves()) is fits


@clause("ECL-REP-09", "ECL-FAQ-17")
def test_who_decides_to_retreat_with_all_ships_gets_no_tile_for_taking_part() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.play(BLANK)
    fight.choose(f"retreat interceptor {REFUGE}", DAMAGE)  # destroyed while retreating
    assert fight.draws() == [(0, 2)]


@clause("ECL-REP-09")
def test_ships_that_stay_and_fight_spare_the_penalty() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor", "cruiser"]}, retreats=(1,))
    fight.play(BLANK)
    fight.choose(f"retreat interceptor {REFUGE}")
    fight.choose("attack cruiser", DAMAGE)
    assert fight.draws() == [(0, 1), (1, 2)]


@clause("ECL-REP-09")
def test_the_last_type_that_decides_to_retreat_brings_the_penalty() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor", "cruiser"]}, retreats=(1,))
    fight.play(BLANK)
    fight.choose(f"retreat interceptor {REFUGE}")
    fight.choose(f"retreat cruiser {REFUGE}", BLANK)
    assert fight.left(1, REFUGE) == ["interceptor", "cruiser"]
    assert fight.draws() == [(0, 1)]


@clause("ECL-REP-10")
def test_destroyed_ships_give_tiles_despite_the_penalty() -> None:
    fight = Fight({0: ["interceptor", "interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.play(BLANK, BLANK)
    fight.choose("attack interceptor", DAMAGE, BLANK)
    fight.choose(f"retreat interceptor {REFUGE}", BLANK)
    assert fight.left(1) == []
    assert fight.draws() == [(0, 1), (1, 1)]
    assert fight.left(0) == ["interceptor"]
