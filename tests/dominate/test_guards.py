"""Guards: values, patrols, wanderers, doors they find open (DD-GUARD)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.indoors.events import GuardSent, Wandered
from starboard.games.dominate.indoors.persons import range_of, sight_of, speed_of
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building, at

UP, RIGHT, DOWN, LEFT = 1, 2, 3, 4
"""The arrows of the die."""
WIDE = """
    +---+---+---+---+---+---+
    | .   .   .   .   . | . |
    +   +   +   +   +   +   +
    | .   .   .   . a .   . |
    +   +   +   +   +   +   +
    | .   .   .   .   . | . |
    +---+---+---+---+---+---+
"""
EXAMPLE = """
    +---+---+---+---+---+---+
    | .   .   .   .   . | . |
    +   +   +   +   +   +   +
    | .   .   .   . a . | . |
    +   +   +   +   +   +   +
    | .   .   .   .   . | . |
    +---+---+---+---+---+---+
"""
"""The floor of the book's example, five columns and three rows, and a shaft for PL1 beside it."""
PASSAGE = """
    +---+---+---+---+---+---+---+
    | .   .   .   . a .   .   . |
    +---+---+---+---+---+---+---+
"""
ENTRY = """
    +---+---+---+---+---+---+---+
    | .   .   .   . a .   .   . |
    +---+---+---+---+---+---+-b-+
    | .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+
"""


@clause("DD-GUARD-01", "DD-GUARD-02")
@pytest.mark.parametrize(("on", "value"), [(False, 2), (True, 3)])
def test_guards_have_two_without_and_three_with_the_alarm(on: bool, value: int) -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house[house.guard("a1")]
    house.floor.alarm = on
    assert speed_of(house.state, guard) == value
    assert sight_of(house.state, guard) == value
    assert range_of(house.state, guard) == value


@clause("DD-GUARD-02", "DD-GUARD-04")
def test_with_the_alarm_on_guards_go_as_pl2_wishes() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard, _ = house.guard("a1"), house.guard("a1")
    house.sounds()
    house.ends()
    house.steps(guard, "b1", "b2", "c2")
    refused = house.why(f"step {guard} d2")
    assert (refused.clause, refused.message) == ("DD-ACT-01", "already-activated")


@clause("DD-GUARD-03")
def test_guards_do_not_shoot_at_figures_of_pl2() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard, mate = house.guard("a1"), house.guard("b1")
    house.sounds()
    house.ends()
    refused = house.why(f"attack {guard} {mate}")
    assert (refused.clause, refused.message) == ("DD-GUARD-03", "not-at-own")


@clause("DD-GUARD-04", "DD-GUARD-21")
def test_without_the_alarm_a_stationary_guard_stays() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard, other = house.guard("a1"), house.civilian("a2", owner=PL2)
    house.ends()
    assert house.seat == PL2
    refused = house.why(f"step {guard} b1")
    assert (refused.clause, refused.message) == ("DD-GUARD-04", "guard-goes-his-way")
    assert f"step {other} b2" in house.moves()
    house.do("end-turn")
    assert house.places(guard) == ["a1"]


@clause("DD-GUARD-05")
def test_without_the_alarm_a_guard_may_shoot_at_pl1() -> None:
    house = Building()
    agent, _ = house.intruder("ing_inf", "c1"), house.intruder("mg_inf", "h2")
    guard = house.guard("a1")
    house.begin()
    house.ends()
    house.floor.alarm = False  # he has been seen, which is another clause
    assert house.offered("attack") == [f"attack {guard} {agent}"]
    house.do(f"attack {guard} {agent}")
    assert house.prone(agent) == [True]
    assert house.seat == PL1


@clause("DD-GUARD-05")
def test_a_patrol_may_shoot_before_it_goes_on() -> None:
    house = Building()
    agent, _ = house.intruder("ing_inf", "c2"), house.intruder("mg_inf", "h2")
    guard = house.guard("e1", "patrol", route="e1 d1 c1 b1 a1", stops="e1 c1 a1")
    house.begin()
    house.ends()
    assert house.places(guard) == ["d1"]
    assert house.moves() == [f"attack {guard} {agent}", f"suppress {guard} {agent}", "hold"]
    house.do("hold")
    assert house.places(guard) == ["c1"]
    assert house.offered("attack") == [f"attack {guard} {agent}"]


@clause("DD-GUARD-05")
def test_who_has_shot_has_no_action_left_for_a_door() -> None:
    house = Building(ENTRY)
    agent, _ = house.intruder("ing_inf", "a1"), house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "patrol", route="d1 e1 f1", stops="d1 f1")
    house.steps(agent, "b1", "c1")
    house.floor.seen_by.clear()  # being seen is another clause
    house.ends()
    house.do(f"attack {guard} {agent}")
    assert house.prone(agent) == [True]
    assert (house.places(guard), house.door_state("a")) == (["d1"], "closed")


@clause("DD-GUARD-06")
def test_what_one_guard_sees_all_know() -> None:
    house = Building()
    house.intruder("mg_inf", "b1")
    house.guard("a1")
    far = house.guard("h2")
    house.ends()
    assert house.alarm
    assert house.offered(f"step {far}")  # the one who saw nothing is alarmed as well


@clause("DD-GUARD-07")
def test_sight_goes_around_corners_and_past_figures_but_not_through_walls() -> None:
    house = Building("""
        +---+---+---+
        | .   .   . |
        +   +---+---+
        | .   .   . |
        +---+---+---+
    """)  # fmt: skip
    house.intruder("mg_inf", "b1")
    house.civilian("a1")
    around, behind = house.guard("a2"), house.guard("c2")
    house.begin()
    assert house.floor.seen_by == [around]
    assert behind not in house.floor.seen_by


@clause("DD-GUARD-08", "DD-GUARD-09")
def test_a_patrol_follows_its_route_from_cross_to_cross() -> None:
    plan = {
        "id": "g", "at": at("a1"), "kind": "patrol", "walk": "loop",
        "route": [at("a1"), at("c1"), at("c2"), at("a2")],
        "stops": [at("a1"), at("b1"), at("c2"), at("a2")],
    }  # fmt: skip
    house = Building(guards=[plan])
    house.intruder("mg_inf", "h1")
    guard = house.named("g")
    walked = []
    for _ in range(5):
        house.round()
        walked.extend(house.places(guard))
    assert walked == ["b1", "c2", "a2", "a1", "b1"]


@clause("DD-GUARD-09")
def test_a_cross_that_is_too_far_is_reached_in_the_next_round() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("a1", "patrol", route="a1 b1 c1 d1 e1", stops="a1 d1")
    house.round()
    assert house.places(guard) == ["c1"]
    house.round()
    assert house.places(guard) == ["d1"]


@clause("DD-GUARD-09")
def test_back_and_forth_turns_round_at_both_ends() -> None:
    plan = {
        "id": "g", "at": at("a1"), "kind": "patrol", "walk": "back_and_forth",
        "route": [at("a1"), at("d1")], "stops": [at("a1"), at("c1"), at("d1")],
    }  # fmt: skip
    house = Building(guards=[plan])
    house.intruder("mg_inf", "h2")
    walked = []
    for _ in range(5):
        house.round()
        walked.extend(house.places(house.named("g")))
    assert walked == ["c1", "d1", "c1", "a1", "c1"]


@clause("DD-GUARD-09")
def test_a_patrol_without_a_route_stays() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("a1", "patrol")
    house.round()
    assert house.places(guard) == ["a1"]


@clause("DD-GUARD-10")
def test_a_patrol_starts_when_it_is_set_up() -> None:
    guard = {
        "id": "g", "at": at("e1"), "kind": "patrol", "route": [at("e1"), at("g1")],
        "stops": [at("e1"), at("g1")], "walk": "back_and_forth",
    }  # fmt: skip
    house = Building(PASSAGE, tiles={"A": "a1:d1", "B": "e1:g1"}, start=("A",), guards=[guard])
    agent = house.intruder("mg_inf", "a1")
    house.intruder("ing_inf", "a1")
    for _ in range(3):
        house.round()
    assert house.floor.guards == {}
    house.steps(agent, "b1", "c1", "d1")
    house.do(f"act {agent} {house.door('a')}")
    assert house.places(house.named("g")) == ["e1"]
    house.ends()
    assert house.duty(house.named("g")).turns == 1


@clause("DD-GUARD-12")
def test_a_guard_opens_a_door_on_its_way_by_its_action() -> None:
    house = Building(ENTRY)
    house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "patrol", route="d1 e1 f1 g1", stops="d1 f1")
    house.round()
    assert house.places(guard) == ["f1"]
    assert house.door_state("a") == "open"


@clause("DD-GUARD-12", "DD-GUARD-13")
def test_a_second_door_waits_for_the_next_round() -> None:
    house = Building("""
        +---+---+---+
        | . a . b . |
        +---+---+---+
        | .   .   . |
        +---+---+---+
    """)  # fmt: skip
    house.intruder("mg_inf", "a2")
    guard = house.guard("a1", "patrol", route="a1 b1 c1", stops="a1 c1")
    house.round()
    assert house.places(guard) == ["b1"]
    house.round()  # the first door is closed before, by the action
    assert (house.door_state("a"), house.places(guard)) == ("closed", ["b1"])
    house.round()
    assert house.places(guard) == ["c1"]


@clause("DD-GUARD-13", "DD-GUARD-14")
def test_a_door_it_opened_is_closed_at_the_start_of_the_next_round_if_adjacent() -> None:
    house = Building(ENTRY)
    house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "patrol", route="d1 e1 f1 g1", stops="d1 e1 g1")
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["e1"], "open")
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["g1"], "closed")


@clause("DD-GUARD-14")
def test_a_door_it_has_left_behind_stays_open() -> None:
    house = Building(ENTRY)
    house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "patrol", route="d1 e1 f1 g1", stops="d1 f1")
    house.round()
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["g1"], "open")


@clause("DD-GUARD-15", "DD-GUARD-16", "DD-GUARD-18")
def test_an_irregular_guard_rolls_twice_and_goes_one_square_each_time() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("c1", "irregular")
    house.round(DOWN, LEFT)
    assert house.places(guard) == ["b2"]
    house.round(UP, RIGHT)
    assert house.places(guard) == ["c1"]
    assert [event.arrow for event in house.saw(Wandered)] == ["s", "w", "n", "e"]


@clause("DD-GUARD-17")
@pytest.mark.parametrize(
    ("start", "arrow"), [("a1", UP), ("a1", LEFT), ("c2", DOWN), ("e1", RIGHT), ("d2", RIGHT)]
)
def test_an_impossible_step_is_not_made(start: str, arrow: int) -> None:
    house = Building(WIDE, doors={"a": "locked"})
    house.intruder("mg_inf", "f3")
    guard = house.guard(start, "irregular")
    house.bot("c3", "n")
    house.round(arrow, arrow)
    assert house.places(guard) == [start]


@clause("DD-GUARD-17")
def test_a_full_square_is_not_entered_by_the_die() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("a1", "irregular")
    for _ in range(5):
        house.guard("b1")
    house.round(RIGHT, RIGHT)
    assert house.places(guard) == ["a1"]


@clause("DD-GUARD-19")
def test_an_irregular_guard_does_not_vanish_in_fog() -> None:
    house = Building(tiles={"A": "a1:d2", "B": "e1:h2"}, start=("A",))
    house.intruder("mg_inf", "a1")
    guard = house.guard("d1", "irregular")
    house.round(RIGHT, RIGHT)
    assert house.floor.fog
    assert house.places(guard) == ["d1"]


@clause("DD-GUARD-20")
def test_a_closed_door_in_the_rolled_direction_is_opened_and_passed() -> None:
    house = Building(ENTRY)
    house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "irregular")
    house.round(RIGHT, LEFT)
    assert (house.places(guard), house.door_state("a")) == (["d1"], "open")


@clause("DD-GUARD-22")
def test_three_kinds_of_guards_over_two_turns() -> None:
    house = Building(EXAMPLE)
    house.intruder("mg_inf", "f1")
    stationary = house.guard("e3")
    patrol = house.guard("a1", "patrol", route="a1 b1 c1 d1 e1", stops="a1 c1 e1")
    irregular = house.guard("b3", "irregular")
    house.round(UP, RIGHT)
    assert house.places(stationary, patrol, irregular) == ["e3", "c1", "c2"]
    assert house.door_state("a") == "closed"
    house.round(RIGHT, RIGHT)
    assert house.places(stationary, patrol, irregular) == ["e3", "e1", "e2"]
    assert house.door_state("a") == "open"
    assert house[irregular].used == house.state.turn - 1


@clause("DD-GUARD-23")
def test_in_the_next_round_the_guard_closes_the_door_first() -> None:
    house = Building(EXAMPLE)
    house.intruder("mg_inf", "f1")
    irregular = house.guard("c2", "irregular")
    house.round(RIGHT, RIGHT)
    assert (house.places(irregular), house.door_state("a")) == (["e2"], "open")
    house.round(LEFT, UP)
    assert (house.places(irregular), house.door_state("a")) == (["e1"], "closed")


def opened_door(*guards: tuple[str, str]) -> tuple[Building, list[str]]:
    """PL1 has opened door a and gone; guards come to stand where they are said to."""
    house = Building(ENTRY)
    agent = house.intruder("mg_inf", "d1")
    found = [house.guard("f2", duty) for _, duty in guards]
    house.do(f"act {agent} {house.door('a')}")
    house.steps(agent, "c1", "b1")
    for guard, (field, _) in zip(found, guards, strict=True):
        house.puts(guard, field)
    house.steps(agent, "a1")
    house.ends()
    return house, found


@clause("DD-GUARD-24", "DD-GUARD-25")
def test_a_guard_who_sees_a_door_that_pl1_opened_goes_through_it() -> None:
    house, (guard,) = opened_door(("g1", "stationary"))
    assert house.saw(GuardSent) == []  # the square behind the door is three away
    house.puts(guard, "f1")
    house.ends()
    assert [event.figure for event in house.saw(GuardSent)] == [guard]
    assert house.places(guard) == ["d1"]


@clause("DD-GUARD-24")
def test_doors_that_guards_opened_concern_nobody() -> None:
    house = Building(ENTRY)
    house.intruder("mg_inf", "a2")
    house.guard("d1", "patrol", route="d1 e1 f1 g1", stops="d1 f1")
    house.guard("c1")
    house.round()
    assert house.door_state("a") == "open"
    house.round()
    assert house.saw(GuardSent) == []


@clause("DD-GUARD-24")
def test_pl2_chooses_among_the_guards_who_noticed_it() -> None:
    still = "stationary"
    house, (one, two, away) = opened_door(("f1", still), ("f1", still), ("g1", still))
    door = house.door("a")
    assert house.moves() == [f"react {one} {door}", f"react {two} {door}"]
    assert house.why(f"react {away} {door}").message == "did-not-notice"
    house.do(f"react {two} {door}")
    assert house.places(one, two) == ["f1", "d1"]


@clause("DD-GUARD-24")
def test_with_the_alarm_on_nobody_cares() -> None:
    house, (guard,) = opened_door(("g1", "stationary"))
    house.puts(guard, "f1")
    house.sounds()
    house.round()
    assert house.places(guard) == ["f1"]
    assert house.saw(GuardSent) == []


@clause("DD-GUARD-26", "DD-GUARD-27", "DD-GUARD-28")
def test_he_stays_a_whole_round_goes_back_and_closes_the_door() -> None:
    house, (guard,) = opened_door(("f1", "stationary"))
    assert house.places(guard) == ["d1"]
    house.round()
    assert house.places(guard) == ["d1"]
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["f1"], "closed")
    assert not house.duty(guard).goal
    house.round()
    assert house.places(guard) == ["f1"]
    assert len(house.saw(GuardSent)) == 1


@clause("DD-GUARD-28")
def test_a_blown_door_cannot_be_closed() -> None:
    house, (guard,) = opened_door(("g1", "stationary"))
    house.gate("a").state = "blown"
    house.puts(guard, "f1")
    house.ends()
    assert house.places(guard) == ["d1"]
    house.ends()
    house.ends()
    assert (house.places(guard), house.door_state("a")) == (["f1"], "blown")


@clause("DD-GUARD-27")
def test_an_irregular_guard_is_on_duty_again_at_home() -> None:
    house, (guard,) = opened_door(("f1", "irregular"))
    house.ends()
    house.ends()
    assert house.places(guard) == ["f1"]
    assert house.saw(Wandered) == []
    house.ends(RIGHT, LEFT)
    assert len(house.saw(Wandered)) == 2


@clause("DD-GUARD-29")
def test_a_patrol_that_was_away_waits_at_its_start_until_it_is_in_step() -> None:
    house, (guard,) = opened_door(("e1", "patrol"))
    duty = house.duty(guard)
    assert (house.places(guard), duty.turns) == (["d1"], 1)
    duty.route.value, duty.stops.value = ("e1", "f1", "g1", "f1"), ("e1", "g1")
    house.ends()  # he stays
    house.ends()  # back at home, in his third turn
    assert house.places(guard) == ["e1"]
    house.ends()  # in the fourth he would come from the other end: he waits
    assert house.places(guard) == ["e1"]
    house.ends()  # the fifth begins a round of two turns
    assert house.places(guard) == ["g1"]
