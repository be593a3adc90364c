"""What several small moves come to."""

from __future__ import annotations

import pytest

import starboard
from starboard import Match
from starboard.kernel import Way
from tests.toys import hunt
from tests.toys.hunt import Go


@pytest.fixture
def match() -> Match[hunt.Table]:
    match: Match[hunt.Table] = starboard.new("hunt", seed=1)
    match.play(hunt.KEEPER, "bury a")
    return match


def test_a_way_is_played_as_one_and_taken_back_as_one(match: Match[hunt.Table]) -> None:
    ways = match.ways(0, "c")
    assert ways == (
        Way(("b",), (Go("b"),)),
        Way(("d",), (Go("d"),)),
        Way(("a",), (Go("b"), Go("a"))),
        Way(("e",), (Go("d"), Go("e"))),
    )
    match.play(0, ways[2].moves)
    assert (match.state.at, len(match.log)) == ("a", 2)
    match.undo(0)
    assert match.state.at == "c"


def test_a_way_ends_where_the_steps_do(match: Match[hunt.Table]) -> None:
    match.play(0, ["go b", "go a"])
    assert [way.touches for way in match.ways(0, "a")] == [("b",)]


def test_who_is_not_asked_and_what_stands_elsewhere_has_no_ways(match: Match[hunt.Table]) -> None:
    assert match.ways(1, "c") == match.ways(0, "b") == ()
    assert starboard.new("harvest", seed=1).ways(0, "a3") == ()


def test_asking_changes_nothing(match: Match[hunt.Table]) -> None:
    before = match.hash
    match.ways(0, "c")
    assert match.hash == before
