"""Engineers at work (DD-CAPTURE), and what neutral buildings are (DD-CIVIL)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.events import CreditsTaken, Inspected
from starboard.games.dominate.pieces import left
from starboard.games.dominate.state import NEUTRAL
from starboard.kernel import only
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . ."


def taking(type: str, owner: int = 1, **values: object) -> tuple[Battlefield, str, str]:
    """An engineer at b1 beside something at c1."""
    field = Battlefield(ROW)
    return field, field.put("ing_inf", 0, "b1"), field.put(type, owner, "c1", **values)


@clause("DD-CAPTURE-01", "DD-CAPTURE-02", "DD-CAPTURE-03")
def test_an_engineer_takes_a_building_and_is_spent() -> None:
    field, engineer, barracks = taking("barracks")
    field.do(f"capture {engineer} {barracks}")
    assert engineer not in field
    assert (field[barracks].owner, field[barracks].colour) == (0, "EFA")
    assert (energy_of(field.state, 0), energy_of(field.state, 1)) == (-1, 0)


@clause("DD-CAPTURE-01")
def test_not_after_a_step_not_from_afar_and_nobody_else() -> None:
    field = Battlefield(ROW)
    engineer, barracks = field.put("ing_inf", 0, "a1"), field.put("barracks", 1, "c1")
    infantry = field.put("mg_inf", 0, "d1")
    assert field.why(f"capture {engineer} {barracks}").clause == "DD-CAPTURE-01"
    assert field.why(f"capture {infantry} {barracks}").clause == "DD-CAPTURE-01"
    field.steps(engineer, "b1")
    assert field.why(f"capture {engineer} {barracks}").clause == "DD-CAPTURE-01"


@clause("DD-CAPTURE-04", "DD-FAQ-06")
def test_the_mcv_is_the_only_unit_that_can_be_captured() -> None:
    field, engineer, tank = taking("tank")
    assert field.why(f"capture {engineer} {tank}").clause == "DD-CAPTURE-04"
    field, engineer, mcv = taking("mcv")
    field.do(f"capture {engineer} {mcv}")
    assert field[mcv].owner == 0


@clause("DD-CAPTURE-05", "DD-CAPTURE-02", "DD-CIVIL-02")
@pytest.mark.parametrize("type", ["civil_building", "special_building"])
def test_a_neutral_building_is_only_inspected(type: str) -> None:
    field, engineer, building = taking(type, NEUTRAL)
    field.do(f"capture {engineer} {building}")
    assert field[building].owner == NEUTRAL
    assert engineer not in field
    assert [event.figure for event in field.saw(Inspected)] == [building]


@clause("DD-CAPTURE-11")
@pytest.mark.parametrize(("old", "mine", "then"), [(7, 2, (5, 4)), (1, 0, (0, 1)), (8, 3, (7, 4))])
def test_a_refinery_brings_half_of_the_credits(old: int, mine: int, then: tuple[int, int]) -> None:
    field, engineer, refinery = taking("refinery")
    field.player(0).credits.value, field.player(1).credits.value = mine, old
    field.do(f"capture {engineer} {refinery}")
    assert (field.player(0).money(), field.player(1).money()) == then
    assert field.saw(CreditsTaken)[0].audience() == only(0) | only(1)


@clause("DD-CAPTURE-12")
def test_its_harvester_on_the_unload_field_comes_along_with_its_cargo() -> None:
    field, engineer, refinery = taking("refinery")
    field[refinery].facing = "e"
    there, elsewhere = field.put("harvester", 1, "d1"), field.put("harvester", 1, "e1")
    field[there].cargo = "europe"
    field.do(f"capture {engineer} {refinery}")
    assert (field[there].owner, field[there].cargo) == (0, "europe")
    assert field[elsewhere].owner == 1


@clause("DD-CAPTURE-12")
def test_a_harvester_of_another_colour_does_not() -> None:
    field = Battlefield(ROW, seats=3)
    engineer, refinery = field.put("ing_inf", 0, "b1"), field.put("refinery", 1, "c1")
    foreign = field.put("harvester", 2, "d1")
    field.do(f"capture {engineer} {refinery}")
    assert field[foreign].owner == 2


@clause("DD-CAPTURE-13")
@pytest.mark.parametrize(("type", "owner"), [("fighter", 0), ("bomber", 0), ("dropship", 1)])
def test_the_aircraft_on_a_captured_helipad(type: str, owner: int) -> None:
    field, engineer, pad = taking("helipad")
    flyer = field.put(type, 1, "c1")
    field[flyer].loaded = False
    field.do(f"capture {engineer} {pad}")
    assert (field[flyer].owner, field[flyer].loaded) == (owner, False)


@clause("DD-CAPTURE-14", "DD-CAPTURE-15")
def test_walls_bridges_and_own_buildings_are_not_captured() -> None:
    field, engineer, wall = taking("wall", NEUTRAL)
    assert field.why(f"capture {engineer} {wall}").clause == "DD-CAPTURE-14"
    field, engineer, own = taking("barracks", 0)
    assert field.why(f"capture {engineer} {own}").clause == "DD-CAPTURE-15"
    field = Battlefield(". = .")
    engineer = field.put("ing_inf", 0, "a1")
    assert field.why(f"capture {engineer} bridge.1").clause == "DD-CAPTURE-15"


@clause("DD-CAPTURE-16")
def test_capturing_is_no_attack() -> None:
    field, engineer, tower = taking("mg_tower", shield=True)
    field.do(f"capture {engineer} {tower}")
    assert field.seat == 0
    assert field[tower].owner == 0
    assert field[tower].hits == 0


@clause("DD-CAPTURE-17")
def test_without_a_figure_of_that_type_nothing_is_captured() -> None:
    field, engineer, barracks = taking("barracks")
    for place in ("a1", "e1"):
        field.put("barracks", 0, place)
    assert left(field.state, 0, "barracks") == 0
    assert field.why(f"capture {engineer} {barracks}").clause == "DD-CAPTURE-17"


@clause("DD-CAPTURE-17")
def test_a_harvester_taken_along_without_a_spare_is_removed() -> None:
    field = Battlefield("""
        . . . . .
         . . . . .
    """)
    engineer, refinery = field.put("ing_inf", 0, "b1"), field.put("refinery", 1, "c1")
    harvester = field.put("harvester", 1, "d1")
    for place in ("a2", "b2", "c2"):
        field.put("harvester", 0, place)
    field.do(f"capture {engineer} {refinery}")
    assert harvester not in field


@clause("DD-CAPTURE-18")
def test_from_inside_a_transporter_nothing_is_captured() -> None:
    field = Battlefield(ROW)
    carrier = field.put("apc", 0, "b1")
    engineer, barracks = field.aboard("ing_inf", carrier), field.put("barracks", 1, "c1")
    assert field.why(f"capture {engineer} {barracks}").clause == "DD-CAPTURE-18"


@clause("DD-ACT-07")
def test_what_was_captured_may_be_activated_in_the_same_turn() -> None:
    field, engineer, tower = taking("mg_tower")
    enemy = field.put("mg_inf", 1, "d1")
    field.do(f"capture {engineer} {tower}")
    field.attacks(tower, enemy)
    assert enemy not in field


@clause("DD-ENERGY-09")
def test_a_captured_power_plant_shifts_energy_at_once() -> None:
    field, engineer, plant = taking("powerplant")
    for place in ("d1", "e1"):
        field.put("barracks", 1, place)
    assert (energy_of(field.state, 0), energy_of(field.state, 1)) == (0, 2)
    field.do(f"capture {engineer} {plant}")
    assert (energy_of(field.state, 0), energy_of(field.state, 1)) == (4, -2)


@clause("DD-CAPTURE-17", "DD-HARV-07")
def test_a_harvester_for_which_there_is_no_spare_leaves_its_ore() -> None:
    field = Battlefield("""
        . . . .
         . . . .
    """)
    engineer, refinery = field.put("ing_inf", 0, "a1"), field.put("refinery", 1, "b1")
    harvester = field.put("harvester", 1, "c1")
    field[harvester].cargo = "europe"
    for place in ("a2", "b2", "c2"):
        field.put("harvester", 0, place)
    field.do(f"capture {engineer} {refinery}")
    assert harvester not in field
    assert field.state.ore == {"c1": ["europe"]}
