"""Cleanup (ECL-CLN)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.cleanup import Cleanup, TidyUp
from starboard.games.eclipse.empire_events import TechnologyDrawn
from starboard.games.eclipse.supply import DrawTechnologies
from starboard.games.eclipse.turn import NextRound
from starboard.testing import clause
from tests.eclipse.story import Story


@clause("ECL-CLN-01")
@pytest.mark.parametrize(("seats", "count"), [(2, 5), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_so_many_technologies_are_drawn_as_players_began(seats: int, count: int) -> None:
    story = Story(seats=seats)
    story.player(1).eliminated = True
    story.state.tray = {}
    story.state.technologies.bag = ["nanorobots"] * 20
    story.state.agenda.clear()
    story.state.agenda.push(Cleanup())
    story.go(*["nanorobots"] * count)
    assert story.state.tray == {"nanorobots": count}


@clause("ECL-CLN-01")
def test_an_empty_bag_gives_what_it_has() -> None:
    story = Story()
    story.state.tray = {}
    story.state.technologies.bag = ["orbital", "orbital"]
    story.state.agenda.clear()
    story.state.agenda.push(Cleanup())
    story.go("orbital", "orbital")
    assert story.state.tray == {"orbital": 2}


@clause("ECL-CLN-02")
def test_rare_technologies_are_added_but_not_counted() -> None:
    story = Story()
    story.state.tray = {}
    story.state.technologies.bag = ["orbital", "cloaking_device", "monolith", "starbase"]
    story.state.agenda.clear()
    story.state.agenda.push(DrawTechnologies(2, "ECL-CLN-01"))
    story.go("orbital", "cloaking_device", "monolith")
    assert story.state.tray == {"orbital": 1, "cloaking_device": 1, "monolith": 1}
    drawn = [(event.clause, event.technology) for event in story.told(TechnologyDrawn)]
    assert drawn == [("ECL-CLN-01", name) for name in story.state.tray]


@clause("ECL-CLN-03")
def test_discs_of_actions_and_reactions_come_back() -> None:
    story = Story()
    player = story.player()
    player.discs = 7
    player.acting.update(build=2, move=1)
    player.reacting.update(upgrade=2)
    story.now(TidyUp())
    assert player.discs == 12
    assert set(player.acting.values()) | set(player.reacting.values()) == {0}


@clause("ECL-CLN-04")
def test_cubes_leave_the_graveyards_for_their_tracks() -> None:
    story = Story()
    player = story.player()
    player.graveyard.update(materials=2, science=1)
    player.tracks.update(materials=5, science=6, money=11)
    story.now(TidyUp())
    assert player.tracks == {"materials": 7, "science": 7, "money": 11}
    assert set(player.graveyard.values()) == {0}


@clause("ECL-CLN-04")
def test_a_cube_whose_track_is_full_goes_where_its_owner_wants() -> None:
    story = Story()
    player = story.player()
    player.graveyard.update(materials=1)
    player.tracks.update(materials=12, science=6, money=6)
    story.now(TidyUp())
    assert story.why("cube materials").clause == "ECL-INF-09"
    story.returns_cube("money")
    assert player.tracks == {"materials": 12, "science": 6, "money": 7}


@clause("ECL-CLN-05")
def test_colony_ships_and_summary_cards_are_turned_over() -> None:
    story = Story()
    player = story.player()
    player.colony_ships, player.used_colony_ships, player.passed = 1, 2, True
    story.now(TidyUp())
    assert (player.colony_ships, player.used_colony_ships, player.passed) == (3, 0, False)


def cleaning(rules: int = 3) -> Story:
    """Two players with used colony ships and discs away; seat 1's dead cube has no space."""
    story = Story()
    story.state.rules = rules
    story.state.tray, story.state.technologies.bag = {}, ["orbital"] * 9
    for player in story.state.players:
        player.colony_ships, player.used_colony_ships, player.passed = 1, 2, True
        player.discs, player.acting["build"] = 9, 3
    other = story.player(1)
    other.graveyard.update(materials=1)
    other.tracks.update(materials=12, science=6, money=6)
    story.state.agenda.clear()
    story.state.agenda.push(Cleanup(), NextRound())
    story.go(*["orbital"] * 5)
    return story


@clause("ECL-CLN-07")
def test_a_cube_finds_its_track_after_the_technologies_and_before_the_colony_ships() -> None:
    story = cleaning()
    assert (story.asked, story.state.round) == ((1,), 1)
    assert story.state.tray == {"orbital": 5}
    for player in story.state.players:
        assert (player.discs, player.acting["build"]) == (12, 0)
        assert (player.colony_ships, player.used_colony_ships, player.passed) == (1, 2, True)
    story.returns_cube("money", seat=1)
    for player in story.state.players:
        assert (player.colony_ships, player.used_colony_ships, player.passed) == (3, 0, False)
    assert story.state.round == 2


@clause("ECL-CLN-07")
def test_before_rules_three_colony_ships_were_ready_before_the_cube() -> None:
    story = cleaning(rules=2)
    assert story.asked == (1,)
    for player in story.state.players:
        assert (player.colony_ships, player.used_colony_ships, player.passed) == (3, 0, False)


@clause("ECL-CLN-06")
def test_the_next_round_begins_with_the_holder_of_the_start_marker() -> None:
    story = Story(seats=3)
    story.state.start = 2
    story.now(NextRound())
    assert (story.state.round, story.asked) == (2, (2,))
