"""Winning a skirmish by holding named fields (DD-ROUND-09)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . . ."
HILL = ((2, 0), (3, 0))


def hill(seats: int = 2) -> Battlefield:
    """Who holds c1 and d1 at the start of two own turns in a row has won."""
    return Battlefield(ROW, seats, hold=(HILL, 2))


@clause("DD-ROUND-09")
def test_who_holds_the_fields_at_the_start_of_enough_own_turns_has_won() -> None:
    field = hill()
    tank = field.put("tank", 0, "b1")
    field.steps(tank, "c1")
    field.round()
    assert field.state.outcome is None
    field.ends()
    field.ends()
    assert field.state.outcome is not None
    assert (field.state.outcome.won, field.state.outcome.reason) == ((0,), "held")


@clause("DD-ROUND-09")
def test_who_is_driven_off_begins_anew() -> None:
    field = hill()
    field.put("mg_inf", 0, "c1")
    field.round()
    field.ends()
    field.steps(field.put("tank", 1, "d1"), "c1")
    field.ends()
    assert field.player(0).holding == 0
    field.ends()
    assert field.state.outcome is None
    assert field.player(1).holding == 1


@clause("DD-ROUND-09", "DD-FIG-06", "DD-FIG-05")
@pytest.mark.parametrize(
    ("type", "owner", "pad", "counted"),
    [
        ("dropship", 0, False, 0),
        ("fighter", 0, False, 0),
        ("fighter", 0, True, 1),
        ("barracks", 0, False, 0),
        ("mg_inf", 0, False, 1),
        ("civilian", NEUTRAL, False, 0),
    ],
)
def test_only_units_on_the_ground_hold(type: str, owner: int, pad: bool, counted: int) -> None:
    field = hill()
    if pad:
        field.put("helipad", 0, "c1")
    field.put(type, owner, "c1")
    field.round()
    assert field.player().holding == counted


@clause("DD-ROUND-09")
@pytest.mark.parametrize(
    ("type", "owner", "counted"),
    [("mg_inf", 1, 0), ("dropship", 1, 1), ("barracks", 1, 1), ("civilian", NEUTRAL, 1)],
)
def test_a_unit_of_another_player_on_the_ground_disputes_them(
    type: str, owner: int, counted: int
) -> None:
    field = hill()
    field.put("mg_inf", 0, "c1")
    field.put(type, owner, "d1")
    field.round()
    assert field.player().holding == counted
