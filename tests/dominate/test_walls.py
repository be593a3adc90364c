"""Walls outdoors are neutral buildings (DD-WALL-01)."""

from __future__ import annotations

from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield


@clause("DD-WALL-01")
def test_a_wall_is_a_neutral_building_that_can_be_attacked() -> None:
    field = Battlefield(
        """
        . W . .
         . . . .
        """
    )
    wall = field.at("b1")[0]
    assert field[wall].owner == NEUTRAL
    assert field[wall].is_building
    tank = field.put("tank", 0, "a1")
    assert field.why(f"step {tank} b1").message == "building-there"
    field.attacks(tank, wall)
    assert wall not in field
