"""Late answers of infantry that was driven over come before the action is chosen (DD-OVERRUN)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.turn import ANSWERS_FIRST
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . ."


def driven(
    before: str = "", *, prey_at: str = "e1", old: bool = False
) -> tuple[Battlefield, str, str]:
    """A tank has driven over infantry that can answer; beside it stands somebody to shoot at."""
    field = Battlefield(ROW)
    if old:
        field.state.rules = ANSWERS_FIRST - 1
    tank = field.put("tank", 0, "a1")
    field.put("rak_inf", 1, "b1")
    prey = field.put("mg_buggy", 1, prey_at)
    field.steps(tank, "b1", "c1", *before.split())
    return field, tank, prey


@clause("DD-OVERRUN-03", "DD-OVERRUN-08")
def test_at_the_end_of_its_way_the_answer_comes_before_the_action_is_chosen() -> None:
    field, tank, prey = driven("d1")
    assert field.seat == 1
    field.holds()
    assert field.seat == 0
    field.attacks(tank, prey)
    assert prey not in field


@clause("DD-OVERRUN-03", "DD-OVERRUN-08")
def test_who_is_done_with_moving_hears_the_answer_and_may_still_act() -> None:
    field, tank, prey = driven(prey_at="d1")
    field.finishes()
    assert field.seat == 1
    field.holds()
    assert field.seat == 0
    assert field.state.activation is not None
    assert field.why(f"step {tank} b1").message == "no-points-left"
    field.attacks(tank, prey)
    assert prey not in field


@clause("DD-OVERRUN-03")
def test_an_answer_that_destroys_ends_the_activation() -> None:
    field, tank, _ = driven("d1")
    field.counters()
    assert tank not in field
    assert field.state.activation is None
    assert field.seat == 0


@clause("DD-OVERRUN-11")
def test_nobody_waits_for_infantry_that_cannot_answer() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("mg_inf", 1, "b1")
    field.steps(tank, "b1")
    field.finishes()
    assert field.seat == 0
    assert field.state.activation is None


@clause("DD-OVERRUN-08")
@pytest.mark.parametrize("before", ["", "d1"])
def test_in_matches_of_earlier_rules_the_action_is_chosen_first(before: str) -> None:
    field, tank, prey = driven(before, old=True)
    if not before:
        field.finishes()
        assert field.seat == 1
        field.holds()
        assert field.state.activation is None
        return
    assert field.seat == 0
    field.attacks(tank, prey)
    assert field.seat == 1
