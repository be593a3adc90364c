"""Vehicles over infantry (DD-OVERRUN), and prone infantry (DD-PRONE)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import Countered, Driven, Rose
from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . ."


@clause("DD-OVERRUN-01", "DD-OVERRUN-02", "DD-OVERRUN-09")
def test_an_armoured_unit_drives_over_enemy_infantry_and_may_end_there() -> None:
    field = Battlefield(ROW)
    tank, infantry = field.put("tank", 0, "a1"), field.put("mg_inf", 1, "b1")
    field.steps(tank, "b1")
    assert [(event.figure, event.victim) for event in field.saw(Driven)] == [(tank, infantry)]
    assert infantry not in field
    assert field[tank].field == "b1"
    field.finishes()
    assert field.seat == 0


@clause("DD-OVERRUN-01")
@pytest.mark.parametrize("type", ["mg_buggy", "artillery", "mg_inf"])
def test_other_ground_units_may_not(type: str) -> None:
    field = Battlefield(ROW)
    unit = field.put(type, 0, "a1")
    field.put("mg_inf", 1, "b1")
    assert field.why(f"step {unit} b1").clause == "DD-MOVE-04"


@clause("DD-OVERRUN-03")
def test_the_counter_is_asked_at_the_end_of_the_movement() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    field.steps(tank, "b1", "c1")
    assert field.seat == 0
    field.finishes()
    assert field.seat == 1
    field.counters()
    assert tank not in field


@clause("DD-OVERRUN-03")
def test_the_counter_is_a_wish() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    field.steps(tank, "b1")
    field.finishes()
    field.holds()
    assert tank in field
    assert field.seat == 0


@clause("DD-OVERRUN-03", "DD-OVERRUN-04")
@pytest.mark.parametrize("driver", [0, 1])
def test_whoever_drives_is_answered_and_it_is_told(driver: int) -> None:
    field = Battlefield(ROW)
    if driver:
        field.ends()
    tank, rocket = field.put("tank", driver, "a1"), field.put("rak_inf", 1 - driver, "b1")
    field.steps(tank, "b1")
    field.finishes()
    assert field.seat == 1 - driver
    field.counters()
    assert tank not in field
    assert [(event.figure, event.target) for event in field.saw(Countered)] == [(rocket, tank)]


@clause("DD-OVERRUN-04")
@pytest.mark.parametrize(("type", "asked"), [("mg_inf", False), ("rak_inf", True)])
def test_the_class_of_the_vehicle_must_fit_but_not_the_range(type: str, asked: bool) -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put(type, 1, "b1")
    field.steps(tank, "b1", "c1", "d1")
    assert field.seat == (1 if asked else 0)


@clause("DD-OVERRUN-05", "DD-FAQ-14")
@pytest.mark.parametrize(("type", "owner"), [("mg_inf", 0), ("civilian", NEUTRAL)])
def test_own_and_neutral_infantry_is_passed_unharmed(type: str, owner: int) -> None:
    field = Battlefield(ROW)
    tank, infantry = field.put("tank", 0, "a1"), field.put(type, owner, "b1")
    field.steps(tank, "b1", "c1")
    field.finishes()
    assert infantry in field


@clause("DD-OVERRUN-06", "DD-FAQ-15")
@pytest.mark.parametrize(("type", "owner"), [("rak_inf", 0), ("civilian", NEUTRAL)])
def test_own_and_neutral_infantry_is_crushed_on_purpose(type: str, owner: int) -> None:
    field = Battlefield(ROW)
    tank, infantry = field.put("tank", 0, "a1"), field.put(type, owner, "b1")
    field.do(f"crush {tank} b1")
    assert infantry not in field
    assert field[tank].field == "b1"
    field.finishes()
    assert field.seat == 0
    assert field.state.activation is None


@clause("DD-OVERRUN-06")
def test_only_infantry_that_is_no_enemy_is_crushed() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "b1")
    field.put("mg_inf", 1, "a1")
    field.put("mg_buggy", 0, "c1")
    assert field.why(f"crush {tank} a1").clause == "DD-OVERRUN-06"
    assert field.why(f"crush {tank} c1").clause == "DD-OVERRUN-06"


@clause("DD-OVERRUN-07", "DD-FAQ-13", "DD-OVERRUN-10")
def test_several_are_overrun_and_counter_in_order() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    first, second = field.put("rak_inf", 1, "b1"), field.put("rak_inf", 1, "c1")
    field.steps(tank, "b1", "c1", "d1")
    assert first not in field
    assert second not in field
    assert field.state.activation is not None
    assert [gone.figure for gone in field.state.activation.overrun] == [first, second]
    field.counters()
    assert tank not in field
    assert field.seat == 0
    assert field.state.activation is None


@clause("DD-OVERRUN-08", "DD-FAQ-12")
def test_a_survivor_still_has_its_action() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    enemy = field.put("mg_buggy", 1, "c1")
    field.steps(tank, "b1")
    field.attacks(tank, enemy)
    field.holds()
    assert enemy not in field


@clause("DD-OVERRUN-08")
def test_who_is_destroyed_by_the_counter_does_not_attack() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    enemy = field.put("mg_buggy", 1, "c1")
    field.steps(tank, "b1")
    field.attacks(tank, enemy)
    field.counters()
    assert tank not in field
    assert enemy in field
    assert field.state.activation is None


@clause("DD-OVERRUN-11")
def test_suppressed_infantry_does_not_answer() -> None:
    field = Battlefield(". . . .")
    tank, buggy = field.put("tank", 0, "a1"), field.put("mg_buggy", 0, "c1")
    infantry = field.put("rak_inf", 1, "b1")
    field.do(f"suppress {buggy} {infantry}")
    field.steps(tank, "b1")
    field.finishes()
    assert field.seat == 0
    assert tank in field


@clause("DD-OVERRUN-12")
@pytest.mark.parametrize(
    ("answers", "lost"), [(["counter", "hold"], False), (["counter"] * 2, True)]
)
def test_each_counter_is_one_attack_on_a_shield(answers: list[str], lost: bool) -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1", shield=True)
    field.put("rak_inf", 1, "b1")
    field.put("rak_inf", 1, "c1")
    field.steps(tank, "b1", "c1", "d1")
    for answer in answers:
        field.do(answer)
    assert (tank not in field) == lost


@clause("DD-OVERRUN-13")
def test_shielded_infantry_cannot_be_overrun() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("mg_inf", 1, "b1", shield=True)
    assert field.why(f"step {tank} b1").clause == "DD-MOVE-04"


@clause("DD-OVERRUN-13", "DD-OVERRUN-12")
def test_what_no_attack_destroys_is_neither_overrun_nor_lost_by_an_answer() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1", invulnerable=True)
    field.put("rak_inf", 1, "b1")
    field.put("rak_inf", 1, "d1", invulnerable=True)
    field.steps(tank, "b1", "c1")
    assert field.why(f"step {tank} d1").clause == "DD-MOVE-04"
    field.finishes()
    field.counters()
    assert tank in field


@clause("DD-PRONE-01")
def test_prone_infantry_can_only_rise() -> None:
    field = Battlefield("""
        . . .
         . . .
    """)
    lying = field.put("ing_inf", 0, "b1", targets=["infantry"], range=[1, 1])
    field[lying].prone = True
    enemy, building = field.put("mg_inf", 1, "c1"), field.put("barracks", 1, "a2")
    carrier = field.put("apc", 0, "b2")
    assert field.why(f"step {lying} a1").clause == "DD-PRONE-01"
    assert field.why(f"attack {lying} {enemy}").clause == "DD-PRONE-01"
    assert field.why(f"suppress {lying} {enemy}").clause == "DD-PRONE-01"
    assert field.why(f"capture {lying} {building}").clause == "DD-PRONE-01"
    assert field.why(f"board {lying} {carrier}").clause == "DD-PRONE-01"
    assert [move for move in field.moves() if lying in move] == [f"rise {lying}"]


@clause("DD-PRONE-01", "DD-PRONE-05")
def test_prone_infantry_is_attacked_without_a_counter_and_overrun_without_one() -> None:
    field = Battlefield(ROW)
    shooter, lying = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 1, "b1")
    field[lying].prone = True
    field.attacks(shooter, lying)
    assert field.seat == 0
    assert lying not in field
    field = Battlefield(ROW)
    tank, lying = field.put("tank", 0, "a1"), field.put("rak_inf", 1, "b1")
    field[lying].prone = True
    field.steps(tank, "b1")
    field.finishes()
    assert lying not in field
    assert field.seat == 0


@clause("DD-PRONE-02", "DD-PRONE-03")
def test_it_stands_up_instead_of_anything_else_and_acts_in_the_next_round() -> None:
    field = Battlefield(ROW)
    lying = field.put("mg_inf", 0, "a1")
    field[lying].prone = True
    field.do(f"rise {lying}")
    assert field[lying].prone is False
    assert [event.figure for event in field.saw(Rose)] == [lying]
    assert field.why(f"step {lying} b1").clause == "DD-ACT-01"
    field.ends()
    field.ends()
    field.steps(lying, "b1")
    assert field[lying].field == "b1"


@clause("DD-PRONE-04")
def test_outdoors_nothing_that_happens_lays_infantry_down() -> None:
    field = Battlefield(ROW)
    one, other = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 1, "b1", shield=True)
    field.attacks(one, other)
    field.holds()
    assert field[other].prone is False
    assert field.why(f"rise {other}", 0).clause == "DD-ACT-01"
