"""Storage, trade, population tracks and the influence track (ECL-RES)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.occupation import Occupying
from starboard.games.eclipse.control import CubeHome, put_back
from starboard.games.eclipse.empire_events import DiscsGained
from starboard.games.eclipse.events import Gained, Paid, Traded
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.resources import balance, gain, production, upkeep
from starboard.games.eclipse.technologies import gain_discs
from starboard.testing import clause
from tests.eclipse.story import Story

BOX_CUBES = 11


def away(story: Story, **cubes: int) -> None:
    """So many cubes are away from the tracks."""
    for track, count in cubes.items():
        story.player().tracks[track] = BOX_CUBES - count


@clause("ECL-RES-01")
def test_each_resource_pays_for_its_own_things() -> None:
    story = Story()
    story.state.tray["nanorobots"] = 1
    story.store(materials=3, science=2, money=7)
    story.takes("build")
    story.builds("interceptor", "221")
    story.stops()
    assert story.player().storage == {"materials": 0, "science": 2, "money": 7}
    story.passes(seat=1)
    story.takes("research")
    story.researches("nanorobots", "nano")
    assert story.player().storage == {"materials": 0, "science": 0, "money": 7}


@clause("ECL-RES-02")
def test_what_is_not_in_storage_cannot_be_spent() -> None:
    story = Story()
    story.store(materials=2, science=0, money=0)
    story.takes("build")
    assert story.why("build interceptor 221").clause == "ECL-RES-02"
    story.store(materials=3)
    story.builds("interceptor", "221")
    assert story.player().storage["materials"] == 0
    assert story.told(Paid) == [Paid("ECL-BLD-01", 0, "materials", 3)]


@clause("ECL-RES-02")
def test_research_needs_its_price_in_storage() -> None:
    story = Story()
    story.state.tray = {"nanorobots": 1}
    story.store(science=1)
    story.takes("research")
    assert story.why("research nanorobots nano").clause == "ECL-RES-02"
    story.store(science=2)
    story.researches("nanorobots", "nano")
    assert story.player().storage["science"] == 0


@clause("ECL-RES-03")
def test_storage_has_no_upper_limit() -> None:
    story = Story()
    story.store(money=38)
    gain(story.state, 0, Resource.MONEY, 8, "ECL-RES-03")
    gain(story.state, 0, Resource.SCIENCE, 0, "ECL-RES-03")
    assert story.player().storage["money"] == 46
    assert story.told(Gained) == [Gained("ECL-RES-03", 0, "money", 8)]


@clause("ECL-RES-04")
def test_trading_may_be_repeated_in_the_middle_of_an_action() -> None:
    story = Story(species=("hydran_progress",))
    story.store(materials=1, science=0, money=6)
    story.takes("build")
    story.trades("money", "materials")
    story.trades("money", "materials")
    story.builds("interceptor", "224")
    assert story.player().storage == {"materials": 0, "science": 0, "money": 0}
    assert story.told(Traded) == [Traded("ECL-RES-04", 0, "money", 3, "materials")] * 2


@clause("ECL-RES-04")
@pytest.mark.parametrize(("rules", "possible"), [(1, False), (2, True)])
def test_trading_goes_before_a_decision_in_combat_too(rules: int, possible: bool) -> None:
    story = Story(species=("hydran_progress",))
    story.state.rules = rules
    story.store(materials=0, science=0, money=3)
    story.now(Occupying(0, "224"))
    assert ("trade money science" in story.moves()) is possible
    if possible:
        story.trades("money", "science")
        assert story.player().storage == {"materials": 0, "science": 1, "money": 0}
        assert story.listed() == ["occupy 224", "pass"]


@clause("ECL-RES-04")
@pytest.mark.parametrize(("tracks", "asked"), [("money", ()), ("money science", (0,))])
def test_where_there_is_nothing_to_decide_nobody_is_asked_whether_to_trade(
    tracks: str, asked: tuple[int, ...]
) -> None:
    story = Story()
    story.store(money=9)
    among = tuple(Resource(track) for track in tracks.split())
    for track in among:
        story.player().tracks[track] -= 1
    story.now(CubeHome(0, among, "ECL-INF-09"))
    assert story.asked == asked


@clause("ECL-RES-04")
def test_nobody_trades_beside_the_decision_of_another() -> None:
    story = Story()
    story.store(1, money=9)
    assert story.why("trade money science", seat=1).message == "not-now"
    assert story.moves(1) == []


@clause("ECL-RES-05")
def test_a_trade_takes_one_resource_and_gives_another() -> None:
    story = Story(species=("hydran_progress",))
    story.store(materials=0, science=1, money=2)
    assert story.why("trade money materials").clause == "ECL-RES-02"
    story.store(money=3)
    for wrong in ("money money", "money gray", "gray money"):
        assert story.why(f"trade {wrong}").clause == "ECL-RES-05"
    story.trades("money", "materials")
    assert story.player().storage == {"materials": 1, "science": 1, "money": 0}


@clause("ECL-RES-06", "ECL-RES-08")
def test_a_track_produces_its_highest_open_number() -> None:
    story = Story()
    away(story, materials=7, science=9, money=6)
    player = story.player()
    produced = [production(story.state, player, track) for track in ("materials", "science")]
    assert produced == [15, 21]
    assert production(story.state, player, "money") == 12


@clause("ECL-RES-07")
def test_a_cube_that_comes_back_covers_the_highest_open_number() -> None:
    story = Story()
    away(story, materials=4)
    assert production(story.state, story.player(), "materials") == 8
    put_back(story.state, 0, Resource.MATERIALS, "ECL-RES-07")
    assert production(story.state, story.player(), "materials") == 6


@clause("ECL-RES-09", "ECL-FAQ-07")
def test_discs_that_do_not_fit_are_used_first_and_save_upkeep() -> None:
    story = Story()
    story.player().discs = 13
    gain_discs(story.state, 0, 1, "ECL-TECH-12")
    story.takes("build")
    assert (story.player().discs, upkeep(story.state, story.player())) == (13, 0)
    assert story.told(DiscsGained) == [DiscsGained("ECL-TECH-12", 0, 1)]


@clause("ECL-RES-10")
@pytest.mark.parametrize(
    ("gone", "cost"),
    list(enumerate([0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30])),
)
def test_upkeep_follows_from_the_empty_spaces(gone: int, cost: int) -> None:
    story = Story()
    story.player().discs = 13 - gone
    assert upkeep(story.state, story.player()) == cost


@clause("ECL-RES-11")
def test_the_highest_visible_number_is_the_upkeep() -> None:
    story = Story()
    story.player().discs = 9
    assert upkeep(story.state, story.player()) == 2


@clause("ECL-RES-12", "ECL-FAQ-05")
def test_sectors_actions_and_reactions_raise_the_upkeep_without_being_refused() -> None:
    story = Story()
    story.store(money=0)
    player = story.player()
    player.discs = 8
    assert balance(story.state, player) == 3 - 3
    story.takes("build")
    story.stops()
    assert upkeep(story.state, player) == 5
    story.lay("102", "0,-1", disc=0)
    assert (upkeep(story.state, player), balance(story.state, player)) == (7, -4)
    story.takes("build", seat=1)
    story.stops()
    story.takes("build")
