"""What must not be on a table, and is said when it is: each fault alone, and what is none."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.state import STRIKE, Activation, Table
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield
from tests.dominate.building import Building


def faults(state: Table) -> list[str]:
    """What is wrong with it."""
    return list(GAME.invariants(state))


@clause("DD-MAT-09")
@pytest.mark.parametrize(("credits", "wrong"), [(-1, ["seat 0 has -1 credits"]), (0, [])])
def test_nobody_has_less_than_nothing(credits: int, wrong: list[str]) -> None:
    field = Battlefield(". . .")
    field.player(0).credits.value = credits
    assert faults(field.state) == wrong


@clause("DD-MOVE-17")
@pytest.mark.parametrize(
    ("below", "wrong"), [("tank", True), ("barracks", True), ("helipad", False)]
)
def test_two_on_one_field(below: str, wrong: bool) -> None:
    field = Battlefield(". . .")
    first, second = field.put(below, 0, "b1"), field.put("dropship", 0, "b1")
    assert faults(field.state) == [f"{[first, second]} stand on b1"] * wrong


@clause("DD-MOVE-17")
def test_while_somebody_moves_he_may_pass_another() -> None:
    field = Battlefield(". . .")
    one, _ = field.put("tank", 0, "b1"), field.put("mg_buggy", 0, "b1")
    assert len(faults(field.state)) == 1
    field.state.activation = Activation(one, 1, [])
    assert faults(field.state) == []


@clause("DD-MOVE-17")
def test_two_buildings_on_one_field() -> None:
    field = Battlefield(". . .")
    one, two = field.put("barracks", 0, "b1"), field.put("powerplant", 0, "b1")
    assert faults(field.state) == [f"{[one, two]} stand on b1"]


@clause("DD-INMOVE-04", "DD-BOT-02")
@pytest.mark.parametrize(
    ("standing", "prone", "bots", "wrong"),
    [(5, 0, 0, 0), (6, 0, 0, 1), (5, 1, 0, 0), (0, 0, 1, 0), (1, 0, 1, 1), (0, 1, 1, 0)],
)
def test_how_many_stand_on_a_square(standing: int, prone: int, bots: int, wrong: int) -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    for _ in range(bots):
        house.bot("a1", "e")
    for number in range(standing + prone):
        house.civilian("a1", prone=number >= standing)
    found = faults(house.state)
    assert len(found) == wrong
    assert all(each.endswith(" stand on a1") for each in found)


@clause("DD-INMOVE-04")
def test_nobody_stands_where_nothing_is_laid() -> None:
    house = Building(tiles={"A": "a1:d2", "B": "e1:h2"}, start=("A",))
    agent = house.intruder("mg_inf", "a1")
    assert faults(house.state) == []
    house.puts(agent, "h1")
    assert faults(house.state) == [f"['{agent}'] stand on h1, which is not laid"]


@clause("DD-MAT-02", "DD-MCV-04")
@pytest.mark.parametrize("type", ["tank", "construction_yard"])
@pytest.mark.parametrize("slot", [0, 1])
def test_no_colour_has_more_than_the_box_gives_it(type: str, slot: int) -> None:
    field = Battlefield(". . . . . .", homes=False)
    sheet = field.state.box.sheet(type)
    allowed = sheet.per_faction + 2 * (type == "construction_yard")
    for place in "abcdef"[: allowed - slot]:
        field.put(type, 0, f"{place}1")
    if slot:
        field.produces(0, f"{type}@3")
    supply = [each for each in faults(field.state) if "the box has" in each]
    assert supply == []
    field.put(type, 0, "f1")
    supply = [each for each in faults(field.state) if "the box has" in each]
    assert supply == [f"EFA has {allowed + 1} of {type}, the box has {allowed}"]


@clause("DD-MAT-02")
def test_what_has_no_colour_is_not_counted() -> None:
    field = Battlefield(". . . . . .")
    for place in "abcdef":
        field[field.put("tank", 0, f"{place}1")].colour = ""
    assert faults(field.state) == []


@clause("DD-BUILD-06")
@pytest.mark.parametrize(("order", "wrong"), [("tank@0", 0), (f"tank@{STRIKE}", 0), ("tank@9", 1)])
def test_an_order_lies_on_the_slot(order: str, wrong: int) -> None:
    field = Battlefield(". . .")
    field.produces(0, order)
    beside = [each for each in faults(field.state) if "beside the slot" in each]
    assert beside == [f"seat 0 has {order} beside the slot"] * wrong


@clause("DD-MAT-04")
@pytest.mark.parametrize("more", [0, 1])
def test_there_is_no_more_ore_than_in_the_box(more: int) -> None:
    field = Battlefield(". . .")
    most = field.state.box.counts["ore"]
    harvester = field.put("harvester", 0, "a1")
    field[harvester].cargo = "europe"
    field.state.brought["europe"] = 2
    field.state.ore["c1"] = ["europe"] * (most - 3 + more)
    assert faults(field.state) == [f"there are {most + 1} ore"] * more


@clause("DD-ORDER-05", "DD-ORDER-06", "DD-ORDER-07")
@pytest.mark.parametrize("order", ["mg_inf@3", "tank@3", "powerplant@3"])
def test_what_has_no_place_in_the_slot_is_a_fault(order: str) -> None:
    field = Battlefield(". . .", homes=False)
    field.produces(0, order)
    assert faults(field.state) == [f"seat 0 has too much in production: {[order]}"]
