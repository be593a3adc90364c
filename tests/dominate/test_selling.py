"""Buildings are sold (DD-SELL)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import Sold
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . .
     . . . . .
"""


@clause("DD-SELL-01")
def test_an_own_building_sells_itself_as_its_action() -> None:
    field = Battlefield(PLAIN)
    tower = field.put("mg_tower", 0, "a1")
    field.put("mg_tower", 1, "e1")
    assert f"sell {tower}" in field.offered("sell")
    assert "sell mg_tower.2" not in field.offered("sell")
    field.do(f"sell {tower}")
    assert tower not in field
    assert field.at("a1") == []


@clause("DD-SELL-01")
def test_a_tower_that_has_attacked_is_not_sold_in_that_turn() -> None:
    field = Battlefield(PLAIN)
    tower = field.put("mg_tower", 0, "a1")
    field.put("mg_inf", 1, "b1")
    field.attacks(tower, "mg_inf.1")
    assert field.why(f"sell {tower}").clause == "DD-ACT-01"
    field.round()
    field.do(f"sell {tower}")


@clause("DD-SELL-01")
def test_what_a_plan_keeps_from_sale_is_not_sold() -> None:
    field = Battlefield(PLAIN)
    tower = field.put("mg_tower", 0, "a1", unsellable=True)
    assert field.why(f"sell {tower}").clause == "DD-SELL-01"


@pytest.mark.parametrize(
    ("type", "price"),
    [
        pytest.param("construction_yard", 7, marks=clause("DD-SELL-02")),
        pytest.param("powerplant", 2, marks=clause("DD-SELL-02")),
        pytest.param("barracks", 2, marks=clause("DD-SELL-02")),
        pytest.param("factory", 4, marks=clause("DD-SELL-02")),
        pytest.param("uplink", 5, marks=clause("DD-SELL-02")),
        pytest.param("mg_tower", 1, marks=clause("DD-SELL-02")),
        pytest.param("rak_tower", 2, marks=clause("DD-SELL-02")),
        pytest.param("helipad", 2, marks=clause("DD-SELL-02")),
        pytest.param("refinery", 1, marks=clause("DD-SELL-03")),
    ],
)
def test_half_of_the_cost_rounded_up(type: str, price: int) -> None:
    field = Battlefield(PLAIN)
    field.has(0)
    building = field.put(type, 0, "a1")
    field.do(f"sell {building}")
    assert field.player().money() == price
    assert [(event.type, event.credits) for event in field.saw(Sold)] == [(type, price)]


@clause("DD-SELL-02")
def test_a_sold_building_is_unused_again() -> None:
    field = Battlefield(PLAIN)
    uplink = field.put("uplink", 0, "a1")
    field.do(f"sell {uplink}")
    field.builds()
    field.orders("uplink")
    assert len(field.in_slot()) == 1


@clause("DD-SELL-03")
def test_the_harvester_of_a_sold_refinery_stays() -> None:
    field = Battlefield(PLAIN)
    refinery, harvester = field.put("refinery", 0, "a1"), field.put("harvester", 0, "b1")
    field.do(f"sell {refinery}")
    assert field[harvester].owner == 0


@pytest.mark.parametrize("type", ["mg_inf", "tank", "fighter", "harvester", "mcv"])
@clause("DD-SELL-04")
def test_units_are_not_sold(type: str) -> None:
    field = Battlefield(PLAIN)
    unit = field.put(type, 0, "a1")
    assert field.why(f"sell {unit}").clause == "DD-SELL-04"
    assert f"sell {unit}" not in field.moves()


@clause("DD-SELL-05")
def test_figures_in_the_slot_are_not_sold_but_recycled() -> None:
    field = Battlefield(PLAIN)
    field.produces(0, "powerplant@0")
    assert field.why("sell powerplant@0").clause == "DD-SELL-05"
    field.builds()
    field.do("recycle powerplant@0")


@clause("DD-SELL-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_captured_building_is_sold_from_the_next_round_on(seat: int) -> None:
    field = Battlefield(PLAIN)
    field.round()
    if seat:
        field.ends()
    engineer = field.put("ing_inf", seat, "a1")
    tower = field.put("mg_tower", 1 - seat, "b1")
    field.do(f"capture {engineer} {tower}")
    assert field.why(f"sell {tower}").clause == "DD-SELL-06"
    field.round()
    field.do(f"sell {tower}")


@clause("DD-HELI-12")
def test_the_aircraft_on_a_sold_helipad_flies_on() -> None:
    field = Battlefield(PLAIN)
    pad, fighter = field.put("helipad", 0, "a1"), field.put("fighter", 0, "a1")
    field.do(f"sell {pad}")
    assert field.at("a1") == [fighter]
    field.put("rak_inf", 1, "b1")
    field.ends()
    field.attacks("rak_inf.1", fighter)  # a rocket hits what flies
    assert field.seat == 1
    assert fighter not in field
