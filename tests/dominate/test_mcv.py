"""MCVs and construction yards (DD-MCV)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import Turned
from starboard.games.dominate.pieces import class_of, left
from starboard.games.dominate.turn import ANSWERS_FIRST
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . .
     . . . . .
    . . . . .
"""


def lone() -> tuple[Battlefield, str]:
    """The only construction yard of seat 0, on a1."""
    field = Battlefield(PLAIN, homes=False)
    field.put("mg_tower", 1, "e3")
    return field, field.put("construction_yard", 0, "a1")


def only(field: Battlefield, at: str) -> str:
    """The one figure on a field."""
    (figure,) = field.at(at)
    return figure


@clause("DD-MCV-01")
def test_an_mcv_is_a_ground_unit_that_drives() -> None:
    field = Battlefield(PLAIN)
    mcv = field.put("mcv", 0, "a1")
    assert field[mcv].is_unit
    assert class_of(field.state, field[mcv]) == "armoured"
    field.steps(mcv, "b1")


@clause("DD-MCV-02")
def test_an_mcv_becomes_a_yard_also_after_moving_and_counts_in_the_same_turn() -> None:
    field = Battlefield(PLAIN, homes=False)
    field.put("mg_tower", 1, "e1")
    mcv = field.put("mcv", 0, "a1")
    field.steps(mcv, "b1")
    field.do(f"unfold {mcv}")
    yard = only(field, "b1")
    assert field[yard].type == "construction_yard"
    assert mcv not in field
    assert [(event.figure, event.becomes) for event in field.saw(Turned)] == [(mcv, yard)]
    field.builds()
    field.orders("mg_tower")


@clause("DD-MCV-02")
def test_only_an_mcv_unfolds_and_only_a_yard_packs_up() -> None:
    field = Battlefield(PLAIN)
    tank, plant = field.put("tank", 0, "a1"), field.put("powerplant", 0, "b1")
    assert field.why(f"unfold {tank}").clause == "DD-MCV-02"
    assert field.why(f"pack {plant}").clause == "DD-MCV-03"


@clause("DD-MCV-03")
def test_a_yard_becomes_an_mcv_at_once() -> None:
    field, yard = lone()
    field.do(f"pack {yard}")
    mcv = only(field, "a1")
    assert field[mcv].type == "mcv"
    assert yard not in field
    assert [(event.figure, event.becomes) for event in field.saw(Turned)] == [(yard, mcv)]


@clause("DD-MCV-04")
def test_of_each_colour_there_are_two_tokens_and_one_figure() -> None:
    field = Battlefield(PLAIN)  # one yard stands already: the plastic figure
    assert left(field.state, 0, "mcv") == 2
    assert left(field.state, 0, "construction_yard") == 2
    one = field.put("mcv", 0, "a1")
    field.put("mcv", 0, "c1")
    assert left(field.state, 0, "mcv") == 0
    assert field.why("pack construction_yard.1").clause == "DD-MCV-04"
    field.do(f"unfold {one}")  # the token shows its back
    assert left(field.state, 0, "mcv") == 0
    assert left(field.state, 0, "construction_yard") == 0
    field.do("pack construction_yard.1")  # the token turns, the figure stays
    assert len(field.figures("mcv")) == 2


@clause("DD-MCV-04")
def test_a_token_in_the_slot_is_used() -> None:
    field = Battlefield(PLAIN)
    field.put("factory", 0, "e3", energy=0)
    field.put("mcv", 0, "a1")
    field.produces(0, "mcv@3")
    assert field.why("pack construction_yard.1").clause == "DD-MCV-04"


@clause("DD-MCV-05", "DD-FAQ-07")
def test_an_mcv_made_from_a_yard_does_not_move_in_the_same_round() -> None:
    field, yard = lone()
    field.put("mg_inf", 1, "b1")
    field.do(f"pack {yard}")
    mcv = only(field, "a1")
    assert field.why(f"step {mcv} b1").clause == "DD-ACT-01"
    field[mcv].used = 0  # even if it could act again
    assert field.why(f"step {mcv} b1").clause == "DD-MCV-05"
    field[mcv].used = field.state.turn
    field.round()
    field.steps(mcv, "b1")
    assert "mg_inf.1" not in field


@clause("DD-MCV-05")
def test_also_who_captures_it_in_that_round_does_not_move_it() -> None:
    field, yard = lone()
    engineer = field.put("ing_inf", 1, "b1")
    field.do(f"pack {yard}")
    mcv = only(field, "a1")
    field.ends()
    field.do(f"capture {engineer} {mcv}")
    assert field.why(f"step {mcv} b1").clause == "DD-MCV-05"


@clause("DD-FAQ-06")
def test_a_yard_that_became_an_mcv_can_still_be_captured() -> None:
    field, yard = lone()
    engineer = field.put("ing_inf", 1, "b1")
    field.do(f"pack {yard}")
    field.ends()
    mcv = only(field, "a1")
    field.do(f"capture {engineer} {mcv}")
    assert field[mcv].owner == 1


@clause("DD-MCV-06")
def test_an_mcv_supports_no_building_in_the_slot() -> None:
    field = Battlefield(PLAIN)
    field.produces(0, "powerplant@2")
    field.do("pack construction_yard.1")
    assert field.in_slot() == []
    field.builds()
    assert field.why("order powerplant").clause == "DD-ORDER-07"


@pytest.mark.parametrize(
    ("sign", "legal"),
    [(".", True), ("o", False), ("=", False), (":", False)],
)
@clause("DD-MCV-07")
def test_where_an_mcv_unfolds(sign: str, legal: bool) -> None:
    field = Battlefield(f". {sign} .")
    mcv = field.put("mcv", 0, "b1")
    assert bool(field.offered("unfold")) is legal
    if not legal:
        assert field.why(f"unfold {mcv}").clause == "DD-MCV-07"


@clause("DD-MCV-07")
def test_an_mcv_unfolds_in_a_forest_far_from_other_buildings() -> None:
    field = Battlefield(". f .")
    mcv = field.put("mcv", 0, "b1")
    field.do(f"unfold {mcv}")
    assert field[only(field, "b1")].type == "construction_yard"


@clause("DD-ROUND-09")
def test_where_buildings_may_not_stand_no_mcv_unfolds() -> None:
    field = Battlefield(PLAIN, no_building=((0, 0),))
    mcv = field.put("mcv", 0, "a1")
    assert field.why(f"unfold {mcv}").clause == "DD-ROUND-09"


@clause("DD-MCV-08")
def test_the_change_keeps_owner_and_field_and_uses_up_the_activation() -> None:
    field = Battlefield(PLAIN)
    mcv = field.put("mcv", 0, "a1")
    field.do(f"unfold {mcv}")
    yard = only(field, "a1")
    assert (field[yard].owner, field[yard].colour) == (0, "EFA")
    assert field.why(f"pack {yard}").clause == "DD-ACT-01"
    assert field.why(f"sell {yard}").clause == "DD-ACT-01"


@clause("DD-MCV-08")
def test_attacks_and_suppression_of_the_turn_carry_over() -> None:
    field = Battlefield(PLAIN)
    mcv = field.put("mcv", 0, "b1", shield=True)
    field.put("rak_inf", 1, "a1")
    field.put("rak_inf", 1, "c2")
    field.put("tank", 0, "c1")
    field[mcv].hits, field[mcv].hit_in = 1, field.state.turn
    field[mcv].suppressed_in = field[mcv].attacked_in = field.state.turn
    field.do(f"unfold {mcv}")
    yard = only(field, "b1")
    assert (field[yard].hits, field[yard].hit_in) == (1, field.state.turn)
    assert field[yard].suppressed_in == field[yard].attacked_in == field.state.turn
    field.attacks("tank.1", yard)  # the second attack of this turn
    assert yard not in field


@clause("DD-MCV-08")
def test_what_was_captured_in_this_round_stays_so() -> None:
    field = Battlefield(PLAIN)
    engineer = field.put("ing_inf", 0, "a1")
    field.put("mcv", 1, "b1")
    field.do(f"capture {engineer} mcv.1")
    field.do("unfold mcv.1")
    yard = only(field, "b1")
    field[yard].used = 0
    assert field.why(f"sell {yard}").clause == "DD-SELL-06"


@clause("DD-OVERRUN-08")
def test_an_mcv_that_is_lost_to_overrun_infantry_does_not_unfold() -> None:
    field = Battlefield(PLAIN)
    field.state.rules = ANSWERS_FIRST - 1  # since then the answer comes before
    mcv = field.put("mcv", 0, "a1")
    field.put("rak_inf", 1, "b1")
    field.steps(mcv, "b1")
    field.do(f"unfold {mcv}")
    field.counters()
    assert field.at("b1") == []
