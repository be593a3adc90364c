"""Floor plans and distances on them."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.dominate.indoors.floor import Door, Floor
from starboard.games.dominate.plans import Plan, edge
from starboard.games.dominate.squares import distance_to_door, distances, door_between, next_to
from starboard.testing import clause
from tests.dominate.building import Building


def floor_of(text: str, **doors: str) -> Floor:
    """A plan with its doors in the given states."""
    return Building(text, doors=dict(doors)).floor


def door_of(floor: Floor, one: str, other: str) -> Door:
    """The door between two squares."""
    door = door_between(floor, one, other)
    assert door is not None
    return door


ROOMS = """\
+---+---+---+---+---+---+---+
| .   .   . b .   .   .   . |
+-a-+---+   +   +   +   +   +
| .   .   . | .   .   .   . |
+   +   +   +   +   +   +   +
| .   .   . | .   .   .   . |
+   +   +   +   +   +   +   +
| .   .   . | .   .   .   . |
+---+---+---+---+---+---+---+
"""
"""The sample of the rule book, as the ledger proposes it; red stands on a1."""


@clause("DD-DIST-06", "DD-DIST-02", "DD-DIST-03")
def test_distances_of_the_indoor_sample() -> None:
    floor = floor_of(ROOMS, a="closed", b="open")
    found = distances(floor, "a1", 20)
    assert distance_to_door(floor, "a1", door_of(floor, "a1", "a2")) == 1
    assert distance_to_door(floor, "a1", door_of(floor, "c1", "d1")) == 3
    assert found["c2"] == 3
    assert found["f3"] == 7


@clause("DD-DIST-04")
def test_squares_are_counted_along_their_sides() -> None:
    floor = floor_of(ROOMS, a="open", b="open")
    assert distances(floor, "d2", 4)["e3"] == 2  # diagonally one, but nobody goes diagonally
    assert "g4" not in distances(floor, "d2", 4)


@clause("DD-DIST-05")
@pytest.mark.parametrize(("stands", "steps"), [("c1", 1), ("d1", 1), ("b1", 2), ("e1", 2)])
def test_a_door_is_as_far_as_the_square_behind_it(stands: str, steps: int) -> None:
    floor = floor_of(ROOMS, a="closed", b="closed")
    assert distance_to_door(floor, stands, door_of(floor, "c1", "d1")) == steps


@clause("DD-BOARD-08")
def test_diagonal_squares_are_not_neighbours() -> None:
    floor = floor_of(ROOMS, a="open", b="open")
    assert next_to(floor, "c1") == ("d1", "c2", "b1")
    assert next_to(floor, "a1") == ("b1", "a2")


@clause("DD-BOARD-02")
def test_a_plan_is_made_of_squares() -> None:
    plan = Plan(ROOMS, "sample")
    assert len(plan.squares) == 28
    assert plan.doors == {"a": ("a1", "a2"), "b": ("c1", "d1")}
    assert edge("d2", "c2") in plan.walls


def test_a_strange_sign_is_named_with_its_square() -> None:
    with pytest.raises(BadInput) as caught:
        Plan(ROOMS.replace(".   . b", ".   ? b"), "sample")
    assert caught.value.arguments == {"sign": "?", "field": "c1"}
