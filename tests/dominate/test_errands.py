"""Guards on errands: doors they find open, doors they close, and what they leave alone."""

from __future__ import annotations

import pytest

from starboard.games.dominate.indoors.alarm import end_alarm
from starboard.games.dominate.indoors.events import GuardSent
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building

PASSAGE = """
    +---+---+---+---+---+---+---+
    | .   .   .   . a .   .   . |
    +---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+
"""
"""A door in the middle, and a corridor of its own below for who is not concerned."""
FORK = """
    +---+---+---+---+---+
    | .   . a . b .   . |
    +---+---+---+---+---+
    | .   .   .   .   . |
    +---+---+---+---+---+
"""
"""Two doors, and a square between them from which both are seen."""


def sent(home: str = "f1", plan: str = PASSAGE) -> tuple[Building, str]:
    """A guard has gone through the door that PL1 left open, and stands behind it on d1."""
    house = Building(plan)
    agent = house.intruder("mg_inf", "d1")
    guard = house.guard("f2")
    house.do(f"act {agent} {house.door('a')}")
    house.steps(agent, "c1", "b1")
    house.puts(agent, "a2")
    house.puts(guard, home)
    house.floor.seen_by.clear()  # being seen is another clause
    house.ends()
    assert house.places(guard) == ["d1"]
    return house, guard


def two_doors(*guards: str) -> Building:
    """PL1 has opened both doors of the fork and gone; the guards stand between them."""
    house = Building(FORK, doors={"a": "open", "b": "open"})
    house.intruder("mg_inf", "e2")
    for _ in guards:
        house.guard("c1")
    house.begin()
    for name in ("a", "b"):
        house.gate(name).opened_in = house.state.turn
    return house


@clause("DD-GUARD-13", "DD-GUARD-14")
def test_a_door_that_he_left_behind_is_forgotten() -> None:
    house = Building(PASSAGE)
    house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "patrol", route="d1 e1 f1 e1", stops="d1 f1")
    house.round()
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["d1"], "open")
    house.round()  # it is beside him again, but its time is over
    assert (house.places(guard), house.door_state("a")) == (["f1"], "open")


@clause("DD-GUARD-09", "DD-INMOVE-04")
@pytest.mark.parametrize("what", ["crowd", "guardbot"])
def test_a_patrol_that_does_not_get_through_goes_on_from_where_it_stands(what: str) -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("a1", "patrol", route="a1 b1 c1", stops="a1 c1")
    crowd = [house.civilian("b1") for _ in range(5)] if what == "crowd" else []
    if what == "guardbot":
        crowd.append(house.bot("b1", "e"))
        house.robot(crowd[0]).on = False
    house.round()
    assert house.places(guard) == ["a1"]
    for each in crowd:
        house.puts(each, "h2" if what == "guardbot" else "g2")
    house.round()
    assert house.places(guard) == ["c1"]


@clause("DD-GUARD-05")
def test_only_the_guard_whose_turn_it_is_is_asked_whether_he_shoots() -> None:
    house = Building()
    agent = house.intruder("ing_inf", "c2")
    guard = house.guard("e1", "patrol", route="e1 d1 c1", stops="e1 c1")
    house.civilian("f2", owner=PL2)
    house.guard("b2")
    house.begin()
    house.floor.seen_by.clear()
    house.ends()
    assert house.moves() == [f"attack {guard} {agent}", f"suppress {guard} {agent}", "hold"]


@clause("DD-GUARD-24")
def test_who_is_on_an_errand_does_not_react_to_another_door() -> None:
    house = two_doors("one")
    house.ends()
    assert len(house.saw(GuardSent)) == 1
    house.round()
    assert len(house.saw(GuardSent)) == 1


@clause("DD-GUARD-24")
def test_each_of_two_open_doors_sends_one_guard() -> None:
    house = two_doors("one", "two")
    house.ends()
    one, two = house.floor.guards
    assert house.moves() == [f"react {name} {house.door('a')}" for name in (one, two)]
    house.do(f"react {one} {house.door('a')}")
    assert house.places(one, two) == ["b1", "d1"]
    assert house.seat == PL1


@clause("DD-GUARD-26", "DD-GUARD-25")
def test_who_is_at_home_behind_the_door_stays_there() -> None:
    house, guard = sent()
    house.duty(guard).home = house.duty(guard).goal = "d1"
    house.round()
    house.round()
    assert house.places(guard) == ["d1"]
    assert house.duty(guard).goal == ""
    assert house.door_state("a") == "open"


@clause("DD-GUARD-28")
def test_he_closes_the_door_from_the_square_beside_it() -> None:
    house, guard = sent("e1")
    house.round()
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["e1"], "closed")


@clause("DD-GUARD-28")
def test_who_does_not_get_through_leaves_the_door_open() -> None:
    house, guard = sent()
    house.round()
    for _ in range(5):
        house.civilian("e1")
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["d1"], "open")


@clause("DD-GUARD-28", "DD-GUARD-05")
@pytest.mark.parametrize(("answer", "door"), [("attack", "open"), ("hold", "closed")])
def test_closing_the_door_and_shooting_are_one_action(answer: str, door: str) -> None:
    house, guard = sent()
    house.duty(guard).home = "g1"
    house.round()
    agent = house.intruder("ing_inf", "f1")
    house.ends()
    house.do(answer if answer == "hold" else f"attack {guard} {agent}")
    assert house.seat == PL1  # he has used his action, so nobody asks again
    assert house.door_state("a") == door


@clause("DD-GUARD-26", "DD-GUARD-24")
def test_a_second_errand_is_like_the_first() -> None:
    house, guard = sent("e1")
    for _ in range(2):
        house.round()
    house.gate("a").state = "open"
    house.gate("a").opened_in = house.state.turn
    house.round()
    house.round()
    assert house.places(guard) == ["d1"]  # there he stays for a round again


@clause("DD-GUARD-27")
def test_who_stands_beside_his_way_after_an_alarm_goes_to_its_start_without_a_rest() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("a1", "patrol", route="a1 b1", stops="a1 b1")
    house.sounds()
    house.ends()
    house.steps(guard, "a2")
    end_alarm(house.state)
    house.ends()
    walked = []
    for _ in range(5):
        walked.extend(house.places(guard))
        house.round()
    assert walked == ["a2", "a1", "b1", "a1", "b1"]
