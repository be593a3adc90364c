"""What is asked of a figure that cannot do it: somebody else's, one that is gone, one aboard."""

from __future__ import annotations

import pytest

from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield
from tests.dominate.building import Building

PLAIN = """
    . . . . . .
     . . . . . .
"""
ORDERS = (
    "step X b2", "crush X b2", "leave X b2", "board X apc.1", "capture X barracks.1",
    "attack X mg_buggy.1", "suppress X mg_buggy.1", "repair X bridge.1",
    "load X", "unload X", "pack X", "reload X", "rise X",
    "strike X mg_buggy.1", "sell X", "unfold X",
)  # fmt: skip
"""What one says to a figure in the field."""


@clause("DD-ACT-01")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("figure", ["tank.1", "tank.7"])
def test_nobody_gives_orders_to_figures_of_others(order: str, figure: str) -> None:
    field = Battlefield(PLAIN)
    field.put("tank", 1, "a1")
    field.put("apc", 0, "a2")
    field.put("barracks", 1, "b1")
    field.put("mg_buggy", 1, "c1")
    refused = field.why(order.replace("X", figure))
    assert (refused.clause, refused.message) == ("DD-ACT-01", "figure-not-yours")
    assert refused.arguments["figure"] == figure


VERBS = ("step", "attack", "suppress", "act", "inspect", "pick-up", "drop")
"""What one says to a person in a building."""


@clause("DD-ACT-01", "DD-INMOVE-01")
@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("figure", ["guard.1", "guard.7"])
def test_nobody_gives_orders_to_persons_of_others(verb: str, figure: str) -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    house.guard("a1")
    target = "b1" if verb == "step" else house.civilian("b1", prone=True)
    refused = house.why(f"{verb} {figure} {target}")
    assert (refused.clause, refused.message) == ("DD-ACT-01", "figure-not-yours")


@clause("DD-CAPTURE-01", "DD-TRANSPORT-03", "DD-SUPP-01")
@pytest.mark.parametrize("move", ["capture ing_inf.1", "board ing_inf.1", "suppress tank.1"])
def test_what_is_not_there_is_no_target(move: str) -> None:
    field = Battlefield(PLAIN)
    field.put("ing_inf", 0, "a1")
    field.put("tank", 0, "b1")
    refused = field.why(f"{move} nothing.1")
    assert (refused.clause[:5], refused.message) == ("DD-" + refused.clause[3:5], "no-such-figure")
    assert refused.arguments["figure"] == "nothing.1"


@clause("DD-TRANSPORT-01")
def test_who_carries_nobody_is_not_boarded() -> None:
    field = Battlefield(PLAIN)
    rider, tank = field.put("mg_inf", 0, "a1"), field.put("tank", 0, "b1")
    carrier = field.put("apc", 0, "a2")
    refused = field.why(f"board {rider} {tank}")
    assert (refused.clause, refused.message) == ("DD-TRANSPORT-01", "carries-nobody")
    assert field.why(f"board {carrier} {carrier}").clause in ("DD-TRANSPORT-01", "DD-TRANSPORT-03")


@clause("DD-TRANSPORT-05", "DD-TRANSPORT-06")
def test_who_is_on_the_ground_does_not_leave_and_nobody_leaves_what_is_aboard() -> None:
    field = Battlefield(PLAIN)
    walker, ship = field.put("mg_inf", 0, "a1"), field.put("dropship", 0, "c1")
    inner = field.aboard("apc", ship)
    rider = field.aboard("mg_inf", inner)
    refused = field.why(f"leave {walker} b1")
    assert (refused.clause, refused.message) == ("DD-TRANSPORT-05", "not-aboard")
    refused = field.why(f"leave {rider} b1")
    assert (refused.clause, refused.message) == ("DD-TRANSPORT-06", "is-aboard")
    assert refused.arguments["figure"] == inner


@clause("DD-TRANSPORT-06", "DD-PRONE-01")
@pytest.mark.parametrize("aboard", [True, False])
def test_who_rides_or_lies_has_no_action(aboard: bool) -> None:
    field = Battlefield(". = . .")
    field.state.figures["bridge.1"].side = "destroyed"
    if aboard:
        engineer = field.aboard("ing_inf", field.put("apc", 0, "a1"))
    else:
        engineer = field.put("ing_inf", 0, "a1")
        field[engineer].prone = True
    refused = field.why(f"repair {engineer} bridge.1")
    assert refused.clause == ("DD-TRANSPORT-06" if aboard else "DD-PRONE-01")


@clause("DD-ACTION-01")
def test_who_passes_another_figure_cannot_act_there() -> None:
    field = Battlefield(PLAIN)
    buggy, _ = field.put("mg_buggy", 0, "a1"), field.put("tank", 0, "b1")
    enemy = field.put("mg_inf", 1, "c1")
    field.steps(buggy, "b1")
    refused = field.why(f"attack {buggy} {enemy}")
    assert (refused.clause, refused.message) == ("DD-MOVE-11", "unit-there")


@clause("DD-RANGE-01", "DD-RANGE-05")
def test_just_in_range_and_one_too_far() -> None:
    field = Battlefield(". . . . . . . .")
    gun = field.put("artillery", 0, "a1")
    most = field[gun].sheet.range[1]
    near, far = field.put("mg_buggy", 1, f"{'abcdefgh'[most]}1"), field.put("mg_buggy", 1, "h1")
    assert f"attack {gun} {near}" in field.moves()
    refused = field.why(f"attack {gun} {far}")
    assert (refused.message, refused.arguments["most"]) == ("too-far", most)


@clause("DD-RANGE-01")
def test_a_weapon_without_a_range_reaches_nobody() -> None:
    field = Battlefield(PLAIN)
    tank, buggy = field.put("tank", 0, "a1", range=None), field.put("mg_buggy", 1, "b1")
    refused = field.why(f"attack {tank} {buggy}")
    assert (refused.clause, refused.message) == ("DD-RANGE-01", "out-of-range")


@clause("DD-CAPTURE-05", "DD-CAPTURE-04")
def test_a_neutral_yard_is_not_captured() -> None:
    field = Battlefield(PLAIN)
    engineer, tower = field.put("ing_inf", 0, "a1"), field.put("mg_tower", NEUTRAL, "b1")
    refused = field.why(f"capture {engineer} {tower}")
    assert (refused.clause, refused.message) == ("DD-CAPTURE-05", "not-to-be-captured")


@clause("DD-CAPTURE-02", "DD-CAPTURE-03")
@pytest.mark.parametrize("lies", [True, False])
def test_an_engineer_survives_as_many_captures_as_his_sheet_says(lies: bool) -> None:
    field = Battlefield(PLAIN)
    engineer = field.put("ing_inf", 0, "a1", survives_capture=1, prone_after=lies)
    one, two = field.put("powerplant", 1, "b1"), field.put("powerplant", 1, "a2")
    field.do(f"capture {engineer} {one}")
    assert field[engineer].prone is lies
    assert field[engineer].sheet.survives_capture == 0
    field[engineer].prone = False
    field.round()
    field.do(f"capture {engineer} {two}")
    assert engineer not in field
    assert field[two].owner == 0
