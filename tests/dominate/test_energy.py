"""Energy, and what is missing without it (DD-ENERGY)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.energy import energy_of
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . .
     . . . . . .
    . . . . . .
     . . . . . .
"""


def energy(field: Battlefield, seat: int = 0) -> int:
    return energy_of(field.state, seat)


@clause("DD-ENERGY-01")
def test_each_power_plant_gives_four_wherever_it_stands() -> None:
    field = Battlefield(PLAIN)
    assert energy(field) == 0
    field.put("powerplant", 0, "a1")
    assert energy(field) == 4
    field.put("powerplant", 0, "f4")
    assert energy(field) == 8
    assert energy(field, 1) == 0


@pytest.mark.parametrize(
    ("type", "takes"),
    [
        pytest.param("refinery", 1, marks=clause("DD-ENERGY-02", "DD-FAQ-05")),
        pytest.param("barracks", 1, marks=clause("DD-ENERGY-02", "DD-FAQ-05")),
        pytest.param("factory", 1, marks=clause("DD-ENERGY-02", "DD-FAQ-05")),
        pytest.param("uplink", 1, marks=clause("DD-ENERGY-02", "DD-FAQ-05")),
        pytest.param("rak_tower", 1, marks=clause("DD-ENERGY-02", "DD-FAQ-05")),
        pytest.param("helipad", 1, marks=clause("DD-ENERGY-02", "DD-FAQ-05")),
        pytest.param("construction_yard", 0, marks=clause("DD-ENERGY-03", "DD-FAQ-05")),
        pytest.param("mg_tower", 0, marks=clause("DD-ENERGY-03", "DD-FAQ-05")),
        pytest.param("powerplant", -4, marks=clause("DD-ENERGY-03", "DD-FAQ-05")),
        pytest.param("mcv", 0, marks=clause("DD-ENERGY-02")),
    ],
)
def test_what_a_building_takes(type: str, takes: int) -> None:
    field = Battlefield(PLAIN)
    before = energy(field)
    field.put(type, 0, "a1")
    assert before - energy(field) == takes


@clause("DD-ENERGY-04")
def test_energy_changes_at_once_when_a_building_is_sold() -> None:
    field = Battlefield(PLAIN)
    plant = field.put("powerplant", 0, "a1")
    for at in ("b1", "c1"):
        field.put("barracks", 0, at)
    assert energy(field) == 2
    field.do(f"sell {plant}")
    assert energy(field) == -2


@clause("DD-ENERGY-04")
def test_energy_changes_at_once_when_a_building_is_destroyed() -> None:
    field = Battlefield(PLAIN)
    field.put("powerplant", 1, "a1")
    rocket = field.put("rak_inf", 0, "c1")
    field.attacks(rocket, "powerplant.1")
    assert energy(field, 1) == 0


@clause("DD-ENERGY-04")
def test_energy_changes_when_a_building_is_placed_not_when_it_is_ordered_or_advances() -> None:
    field = Battlefield(PLAIN)
    field.put("barracks", 0, "a1")
    field.put("powerplant", 0, "b1")
    field.builds()
    field.orders("powerplant")
    assert energy(field) == 3
    field.do("end-turn")
    field.ends()
    field.round()
    assert energy(field) == 3
    field.builds()
    assert field.in_slot() == ["powerplant@0"]
    assert energy(field) == 3
    field.places("powerplant", "c2")
    assert energy(field) == 7


@clause("DD-ENERGY-05")
def test_the_energy_of_a_sample_base() -> None:
    field = Battlefield(PLAIN)  # with one construction yard
    field.put("powerplant", 0, "a1")
    field.put("rak_tower", 0, "b1")
    field.put("refinery", 0, "c1")
    field.put("refinery", 0, "d1")
    assert energy(field) == 1


def short(by: int = 1) -> Battlefield:
    """Seat 0 has a factory, a helipad and a refinery, and lacks so much energy."""
    field = Battlefield(PLAIN)
    field.put("powerplant", 0, "f4", energy=3 - by)
    field[field.put("factory", 0, "b2")].facing = "e"
    field[field.put("refinery", 0, "d3")].facing = "w"
    field.put("helipad", 0, "f1")
    return field


@clause("DD-ENERGY-06")
def test_no_energy_left_is_enough() -> None:
    field = short(by=0)
    field.produces(0, "tank@2")
    fighter = field.put("fighter", 0, "f1")
    field[fighter].loaded = False
    harvester = field.put("harvester", 0, "c3")
    field[harvester].cargo = "europe"
    field.do(f"reload {fighter}")
    field.do(f"unload {harvester}")
    field.builds()
    assert field.in_slot() == ["tank@1"]


@clause("DD-ENERGY-07")
def test_without_energy_the_slot_stops_but_for_power_plants() -> None:
    field = short()
    field.produces(0, "tank@2", "powerplant@1")
    field.builds()
    assert field.in_slot() == ["powerplant@0", "tank@2"]


@clause("DD-ENERGY-07")
def test_without_energy_nothing_is_reloaded() -> None:
    field = short()
    fighter = field.put("fighter", 0, "f1")
    field[fighter].loaded = False
    assert not field.offered("reload")


@clause("DD-ENERGY-07")
def test_without_energy_refineries_pay_nothing() -> None:
    field = short()
    field[field.put("harvester", 0, "c3")].cargo = "europe"
    assert not field.offered("unload")


@clause("DD-ENERGY-07")
def test_without_energy_everything_else_works_on() -> None:
    field = short(by=2)
    field.put("barracks", 0, "a4")
    tower = field.put("mg_tower", 0, "c1")
    field.put("mg_inf", 1, "d1")
    field.attacks(tower, "mg_inf.1")
    assert "mg_inf.1" not in field
    field.produces(0, "mg_inf@0", "tank@0")
    field.builds()
    field.places("mg_inf", "b4")
    field.places("tank", "c2")
    field.orders("rak_inf", "mg_buggy", "mg_tower")
    assert field.in_slot() == ["mg_buggy@2", "mg_tower@1", "rak_inf@1"]


@pytest.mark.parametrize("verb", ["attack", "suppress"])
@clause("DD-ENERGY-07", "DD-ENERGY-08")
def test_without_energy_rak_towers_do_not_shoot(verb: str) -> None:
    field = short()
    tower = field.put("rak_tower", 0, "c1")
    tank = field.put("tank", 1, "d1")
    assert field.why(f"{verb} {tower} {tank}").clause == "DD-ENERGY-08"
    assert not field.offered(f"{verb} {tower}")


@pytest.mark.parametrize(("by", "asked"), [(0, 0), (-1, 1)])
@clause("DD-ENERGY-08")
def test_without_energy_rak_towers_do_not_shoot_back(by: int, asked: int) -> None:
    field = short(by)
    field.put("rak_tower", 0, "c1")
    tank = field.put("tank", 1, "d1")
    field.ends()
    field.attacks(tank, "rak_tower.1")
    assert (field.seat == 0) is bool(asked)


@clause("DD-ENERGY-09")
def test_a_captured_power_plant_shifts_four_each_at_once() -> None:
    field = Battlefield(PLAIN)
    engineer = field.put("ing_inf", 0, "a1")
    field.put("powerplant", 1, "b1")
    field.put("barracks", 1, "d1")
    field.put("barracks", 1, "d2")
    assert (energy(field, 0), energy(field, 1)) == (0, 2)
    field.do(f"capture {engineer} powerplant.1")
    assert (energy(field, 0), energy(field, 1)) == (4, -2)


@clause("DD-FAQ-19")
def test_a_gap_in_the_base_changes_nothing_for_what_lies_beyond() -> None:
    field = Battlefield(PLAIN)
    field.put("powerplant", 0, "a1")
    middle = field.put("mg_tower", 0, "c1")
    far = field.put("barracks", 0, "f1")
    before = energy(field)
    field.do(f"sell {middle}")
    assert energy(field) == before
    field.produces(0, "mg_inf@0")
    field.builds()
    field.places("mg_inf", "f2")
    assert far in field
