"""Going from square to square (DD-INMOVE)."""

from __future__ import annotations

from starboard.games.dominate.events import Stepped
from starboard.kernel.loop import choice_of
from starboard.testing import clause
from tests.dominate.building import Building

ROOMS = """
    +---+---+---+---+
    | .   . a .   . |
    +---+   +---+   +
    | .   .   . | . |
    +---+---+---+---+
"""


@clause("DD-INMOVE-01")
def test_the_action_may_come_in_the_middle_of_the_movement() -> None:
    house = Building(ROOMS)
    agent, _ = house.intruder("mg_inf", "a2"), house.intruder("rak_inf", "a2")
    asked = choice_of(house.state, house.seat)
    assert asked is not None
    assert asked.question(house.state) == {"figure": ""}
    house.steps(agent, "b2", "b1")
    assert asked.question(house.state) == {"figure": agent}
    house.do(f"act {agent} {house.door('a')}")
    house.steps(agent, "c1", "d1")
    assert house[agent].field == "d1"
    assert house.door_state("a") == "open"
    assert house.state.activation is None
    assert house.why(f"act {agent} {house.door('a')}").message == "already-activated"


@clause("DD-INMOVE-01")
def test_there_is_one_action_only() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b1")
    house.do(f"act {agent} {house.door('a')}")
    refused = house.why(f"act {agent} {house.door('a')}")
    assert (refused.clause, refused.message) == ("DD-INMOVE-01", "has-acted")
    house.steps(agent, "c1")


@clause("DD-INMOVE-02", "DD-INMOVE-08")
def test_infantry_of_pl1_goes_four_squares_but_not_diagonally() -> None:
    house = Building()
    agent = house.intruder("ing_inf", "a1")
    assert house.offered(f"step {agent}") == [f"step {agent} b1", f"step {agent} a2"]
    assert house.why(f"step {agent} b2").clause == "DD-INMOVE-05"
    house.steps(agent, "b1", "c1", "d1", "e1")
    assert house.why(f"step {agent} f1").clause == "DD-INMOVE-02"


@clause("DD-INMOVE-08")
def test_infantry_of_pl1_shoots_three_squares_far() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    near, far = house.guard("d1"), house.guard("d2")
    assert house.why(f"attack {agent} {far}").message == "out-of-range"
    assert f"attack {agent} {near}" in house.moves()


@clause("DD-INMOVE-03")
def test_one_may_move_through_infantry_of_any_side() -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("rak_inf", "b1")
    house.guard("c1")
    house.civilian("d1")
    house.steps(agent, "b1", "c1", "d1", "e1")
    assert house.places(agent, mate) == ["e1", "b1"]


@clause("DD-INMOVE-04")
def test_a_sixth_one_may_pass_a_full_square_but_not_stay_there() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    for _ in range(3):
        house.intruder("mg_inf", "b1")
    for _ in range(2):
        house.civilian("b1")
    house.steps(agent, "b1")
    refused = house.why("done")
    assert (refused.clause, refused.message) == ("DD-INMOVE-04", "square-is-full")
    house.steps(agent, "c1")
    house.do("done")
    assert house[agent].field == "c1"


@clause("DD-INMOVE-04")
def test_nobody_enters_a_full_square_with_the_last_step() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    for _ in range(5):
        house.civilian("e1")
    house.steps(agent, "b1", "c1", "d1")
    assert house.why(f"step {agent} e1").clause == "DD-INMOVE-04"


@clause("DD-INMOVE-04")
def test_prone_ones_do_not_count_on_a_square() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    for number in range(5):
        house.civilian("e1", prone=number == 0)
    house.steps(agent, "b1", "c1", "d1", "e1")
    assert house[agent].field == "e1"


@clause("DD-INMOVE-05", "DD-INACT-18")
def test_walls_and_closed_doors_stop_everybody() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b1")
    assert house.offered(f"step {agent}") == [f"step {agent} b2", f"step {agent} a1"]
    assert house.why(f"step {agent} c1").clause == "DD-INMOVE-05"


@clause("DD-INMOVE-06")
def test_every_step_shows_the_way_and_is_looked_at() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "d2")
    house.guard("a1")
    house.steps(agent, "c2")
    assert house.floor.seen_by == []
    house.steps(agent, "b2")
    assert house.floor.seen_by == ["guard.1"]
    house.steps(agent, "c2", "d2")
    assert house.floor.seen_by == ["guard.1"]
    steps = [(event.start, event.field) for event in house.saw(Stepped)]
    assert steps == [("d2", "c2"), ("c2", "b2"), ("b2", "c2"), ("c2", "d2")]


@clause("DD-INMOVE-07")
def test_who_is_sent_goes_on_round_by_round_by_the_shortest_way() -> None:
    house = Building(ROOMS)
    house.intruder("mg_inf", "a2")
    walker = house.civilian("b2", owner=1, speed=2)
    house.backstage.sent[walker] = "d1"
    house.round()
    assert house[walker].field == "c1"  # b1, then an action for the door
    assert house.door_state("a") == "open"
    house.round()
    assert house[walker].field == "d1"
    assert house.backstage.sent == {}
    house.round()
    assert house[walker].field == "d1"


@clause("DD-INMOVE-07")
def test_who_was_sent_and_lies_down_goes_nowhere() -> None:
    house = Building(ROOMS)
    house.intruder("mg_inf", "a2")
    walker = house.civilian("b2", owner=1, speed=2)
    house.backstage.sent[walker] = "d1"
    house[walker].prone = True
    house.round()
    assert (house.places(walker), house.backstage.sent) == (["b2"], {walker: "d1"})


@clause("DD-INMOVE-07")
def test_among_equal_ways_pl2_chooses() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    walker = house.civilian("a1", owner=1, speed=1)
    house.backstage.sent[walker] = "b2"
    house.ends()
    assert house.moves() == [f"step {walker} b1", f"step {walker} a2"]
    assert house.why(f"step {walker} a1").message == "not-the-shortest"
    house.do(f"step {walker} a2")
    assert house[walker].field == "a2"
