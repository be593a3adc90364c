"""One thread through the rules: a step, an attack with its counter, a ride over infantry."""

from __future__ import annotations

from starboard.games.dominate.events import Destroyed
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . .
     . . . . .
    . . . . .
"""


@clause("DD-COUNTER-01")
def test_attacker_and_target_are_lost_together() -> None:
    field = Battlefield(PLAIN)
    mine, theirs = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 1, "c1")
    field.steps(mine, "b1")
    field.attacks(mine, theirs)
    assert field.seat == 1
    field.counters()
    assert mine not in field
    assert theirs not in field
    assert [event.by for event in field.saw(Destroyed)] == [0, 1]


@clause("DD-OVERRUN-10")
def test_overrun_infantry_counters_after_the_whole_movement_in_order() -> None:
    field = Battlefield(PLAIN)
    tank = field.put("tank", 0, "a1")
    first, second = field.put("rak_inf", 1, "b1"), field.put("rak_inf", 1, "c1")
    field.steps(tank, "b1", "c1", "d1")
    assert first not in field
    assert second not in field
    assert field.seat == 1
    field.holds()
    assert tank in field
    field.counters()
    assert tank not in field
    assert field.seat == 0


@clause("DD-FOREST-01")
def test_forest_ends_a_movement() -> None:
    field = Battlefield(". f .")
    buggy = field.put("mg_buggy", 0, "a1")
    field.steps(buggy, "b1")
    assert field.why(f"step {buggy} c1").clause in ("DD-ACT-01", "DD-MOVE-02")
