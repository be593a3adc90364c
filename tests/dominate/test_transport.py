"""Transporters (DD-TRANSPORT)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . .
     . . . . .
"""


@clause("DD-TRANSPORT-01")
@pytest.mark.parametrize("carrier", ["apc", "dropship"])
def test_two_infantry_and_nothing_else(carrier: str) -> None:
    field = Battlefield(PLAIN)
    transporter = field.put(carrier, 0, "b1")
    riders = [field.put("mg_inf", 0, place) for place in ("a1", "c1", "a2")]
    buggy = field.put("mg_buggy", 0, "b2")
    assert field.why(f"board {buggy} {transporter}").clause == "DD-TRANSPORT-01"
    for rider in riders[:2]:
        field.do(f"board {rider} {transporter}")
    assert field.why(f"board {riders[2]} {transporter}").clause == "DD-TRANSPORT-01"
    assert field[transporter].passengers == riders[:2]


@clause("DD-TRANSPORT-02")
def test_a_mission_may_let_tokens_carry_other_classes() -> None:
    field = Battlefield("~ . .")
    carries = {"capacity": 4, "classes": ["infantry", "armoured"]}
    ship = field.put(
        "landing_ship", 0, "a1", kind="unit", cls="armoured", speed=3, moves_on=["water"],
        transport=carries,
    )  # fmt: skip
    tank, buggy = field.put("tank", 0, "b1"), field.put("mg_buggy", 0, "c1")
    assert field.why(f"step {ship} b1").clause == "DD-MOVE-06"
    field.do(f"board {tank} {ship}")
    field.steps(buggy, "b1")
    assert field.why(f"board {buggy} {ship}").clause == "DD-TRANSPORT-01"


@clause("DD-TRANSPORT-03", "DD-ACTION-04")
def test_boarding_is_the_movement_and_ends_the_activation() -> None:
    field = Battlefield(PLAIN)
    carrier, rider = field.put("apc", 0, "b1"), field.put("mg_inf", 0, "a1")
    enemy = field.put("mg_inf", 1, "a2")
    field.do(f"board {rider} {carrier}")
    assert field.state.activation is None
    assert field.why(f"attack {rider} {enemy}").clause == "DD-ACT-01"
    assert field[rider].field == ""


@clause("DD-TRANSPORT-03")
@pytest.mark.parametrize("owner", [1, NEUTRAL])
def test_only_friendly_transporters_are_boarded(owner: int) -> None:
    field = Battlefield(PLAIN)
    carrier, rider = field.put("apc", owner, "b1"), field.put("mg_inf", 0, "a1")
    assert field.why(f"board {rider} {carrier}").clause == "DD-TRANSPORT-03"


@clause("DD-TRANSPORT-04")
def test_boarding_costs_one_point() -> None:
    field = Battlefield(". . . .")
    carrier, rider = field.put("apc", 0, "c1"), field.put("mg_inf", 0, "a1")
    assert field.why(f"board {rider} {carrier}").clause == "DD-TRANSPORT-03"
    field.steps(rider, "b1")
    field.do(f"board {rider} {carrier}")
    field = Battlefield(". . . .")
    carrier, rider = field.put("apc", 0, "d1"), field.put("mg_inf", 0, "a1")
    enemy = field.put("mg_inf", 1, "c1")
    field.steps(rider, "b1")
    assert enemy in field
    assert field.why(f"board {rider} {carrier}").clause == "DD-TRANSPORT-03"
    field = Battlefield(". f . .")
    carrier, rider = field.put("apc", 0, "c1"), field.put("mg_inf", 0, "a1")
    field.put("mg_inf", 1, "d1")
    field.do(f"step {rider} b1")
    assert field.why(f"board {rider} {carrier}").clause in ("DD-MOVE-02", "DD-ACT-01")


@clause("DD-TRANSPORT-05", "DD-ACTION-04")
def test_leaving_is_one_field_and_no_action() -> None:
    field = Battlefield(PLAIN)
    carrier = field.put("apc", 0, "b1")
    rider = field.aboard("mg_inf", carrier)
    enemy = field.put("mg_inf", 1, "d1")
    assert field.why(f"leave {rider} d2").clause == "DD-TRANSPORT-05"
    assert field.why(f"leave {rider} {field[enemy].field}").clause == "DD-TRANSPORT-05"
    field.do(f"leave {rider} c1")
    assert field[rider].field == "c1"
    assert field[carrier].passengers == []
    assert field.why(f"attack {rider} {enemy}").clause == "DD-ACT-01"


@clause("DD-TRANSPORT-05")
@pytest.mark.parametrize(("sign", "wanted"), [("~", "DD-MOVE-06"), ("^", "DD-MOVE-07")])
def test_one_leaves_onto_a_field_where_one_may_stay(sign: str, wanted: str) -> None:
    field = Battlefield(f". . {sign}")
    carrier = field.put("apc", 0, "b1")
    rider = field.aboard("mg_inf", carrier)
    field.put("mg_inf", 0, "a1")
    assert field.why(f"leave {rider} c1").clause == wanted
    assert field.why(f"leave {rider} a1").clause == "DD-MOVE-11"


@clause("DD-TRANSPORT-06", "DD-TRANSPORT-07")
def test_passengers_take_no_action_and_are_not_attacked() -> None:
    field = Battlefield(PLAIN)
    carrier = field.put("apc", 0, "b1")
    rider, enemy = field.aboard("mg_inf", carrier), field.put("mg_inf", 1, "c1")
    assert field.why(f"attack {rider} {enemy}").clause == "DD-TRANSPORT-06"
    field.ends()
    assert field.why(f"attack {enemy} {rider}").clause == "DD-TRANSPORT-07"


@clause("DD-TRANSPORT-08", "DD-SHIELD-05")
def test_passengers_are_lost_with_their_transporter() -> None:
    field = Battlefield(PLAIN)
    tank, carrier = field.put("tank", 0, "a1"), field.put("apc", 1, "b1")
    rider = field.aboard("mg_inf", carrier)
    field[rider].sheet = field.state.box.with_values(field[rider].sheet, {"shield": True})
    field.attacks(tank, carrier)
    assert carrier not in field
    assert rider not in field


@clause("DD-TRANSPORT-09")
@pytest.mark.parametrize("first", ["rider", "carrier"])
def test_a_passenger_keeps_its_own_activation(first: str) -> None:
    field = Battlefield(PLAIN)
    carrier = field.put("apc", 0, "b1")
    rider = field.aboard("mg_inf", carrier)
    if first == "rider":
        field.do(f"leave {rider} a1")
        field.steps(carrier, "c1")
    else:
        field.steps(carrier, "c1")
        field.finishes()
        field.do(f"leave {rider} d1")
    assert field[carrier].field == "c1"
    assert rider in field


@clause("DD-TRANSPORT-10")
def test_nobody_boards_and_leaves_in_one_turn() -> None:
    field = Battlefield(PLAIN)
    carrier, rider = field.put("apc", 0, "b1"), field.put("mg_inf", 0, "a1")
    field.do(f"board {rider} {carrier}")
    assert field.why(f"leave {rider} a1").clause == "DD-ACT-01"


@clause("DD-TRANSPORT-11")
def test_the_sequence_of_the_book_is_legal_within_one_turn() -> None:
    field = Battlefield(". . . . . .")
    carrier = field.put("apc", 0, "b1")
    first = field.aboard("mg_inf", carrier)
    second, third = field.put("rak_inf", 0, "a1"), field.put("ing_inf", 0, "e1")
    field.do(f"board {second} {carrier}")
    assert field[carrier].passengers == [first, second]
    field.steps(carrier, "c1", "d1")
    field.finishes()
    assert field[carrier].passengers == [first, second]
    field.do(f"leave {first} c1")
    assert field[carrier].passengers == [second]
    field.do(f"board {third} {carrier}")
    assert field[carrier].passengers == [second, third]
    for rider in (first, second, third):
        assert not [move for move in field.moves() if rider in move]


@clause("DD-TRANSPORT-12", "DD-FIG-07")
def test_a_dropship_works_wherever_it_hovers() -> None:
    field = Battlefield("~ ~ . .")
    ship = field.put("dropship", 0, "b1")
    rider = field.aboard("mg_inf", ship)
    assert field.offered("leave") == [f"leave {rider} c1"]
    field.steps(ship, "a1")
    field.finishes()
    assert field.offered("leave") == []


@clause("DD-TRANSPORT-13")
def test_passengers_stand_on_no_field() -> None:
    field = Battlefield(". . .")
    carrier = field.put("apc", 0, "b1")
    rider = field.aboard("mg_inf", carrier)
    assert field.at("b1") == [carrier]
    assert field[rider].field == ""
    assert not [move for move in field.moves() if rider in move and not move.startswith("leave")]


@clause("DD-PRONE-01", "DD-TRANSPORT-05")
def test_who_lies_down_aboard_gets_up_before_he_leaves() -> None:
    field = Battlefield(". . .")
    rider = field.aboard("mg_inf", field.put("apc", 0, "a1"))
    field[rider].prone = True
    assert field.why(f"leave {rider} b1").clause == "DD-PRONE-01"
    field.do(f"rise {rider}")
    field.round()
    field.do(f"leave {rider} b1")
    assert field[rider].field == "b1"
