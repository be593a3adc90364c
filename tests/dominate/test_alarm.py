"""The alarm, its three causes, and cameras (DD-ALARM, DD-CAM)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.indoors.alarm import end_alarm, raise_alarm
from starboard.games.dominate.indoors.events import AlarmRaised, Spotted
from starboard.kernel.seats import includes
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building

ROOMS = """
    +---+---+---+---+
    | .   . a .   . |
    +---+   +---+   +
    | .   .   . | . |
    +---+---+---+---+
"""


@clause("DD-ALARM-01")
def test_at_the_start_the_alarm_is_off() -> None:
    house = Building()
    house.intruder("mg_inf", "a1")
    house.begin()
    assert not house.alarm


@clause("DD-ALARM-02")
def test_once_on_it_stays_on() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "b1")
    guard = house.guard("a1")
    house.ends()
    assert house.alarm
    house.ends()
    house.do(f"attack {agent} {guard}")
    house.do("hold")
    house.round()
    house.round()
    assert house.alarm
    assert [event.clause for event in house.saw(AlarmRaised)] == ["DD-ALARM-05"]


@clause("DD-ALARM-02")
def test_a_mission_may_end_the_alarm() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    house.sounds()
    house.begin()
    end_alarm(house.state)
    assert not house.alarm


@clause("DD-ALARM-03")
@pytest.mark.parametrize("on", [True, False])
def test_guards_ignore_prone_figures(on: bool) -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    fallen, guard = house.intruder("mg_inf", "b1", prone=True), house.guard("a1")
    if on:
        house.sounds()
    house.ends()
    if on:
        assert house.why(f"attack {guard} {fallen}").message == "is-out-of-action"
    assert house.alarm is on
    assert house.floor.seen_by == []


@clause("DD-ALARM-04")
def test_it_goes_on_at_the_end_of_the_turn_of_its_cause() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "d2")
    guard = house.guard("a1")
    house.steps(agent, "c2", "b2")
    assert not house.alarm
    house.do(f"attack {agent} {house.guard('e2')}")  # three away: with OFF values no answer
    assert house.seat == PL1
    house.ends()
    assert house.alarm
    assert [event.clause for event in house.saw(AlarmRaised)] == ["DD-ALARM-05"]
    assert house.places(guard) == ["a1"]


@clause("DD-ALARM-04")
def test_what_happened_in_an_earlier_turn_is_no_cause() -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "b1")
    house.do(f"attack {agent} {mate}")
    house.ends()
    house.guard("h2")
    house.round()
    assert not house.alarm


@clause("DD-ALARM-02")
def test_with_the_alarm_a_guard_forgets_the_door_he_looked_after() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.duty(house.guard("a1"))
    guard.errand, guard.goal, guard.returning, guard.waits = "door.1", "c1", True, 1
    raise_alarm(house.state, "DD-ALARM-02")
    assert (guard.errand, guard.goal, guard.returning, guard.waits) == ("", "", False, 0)


@clause("DD-ALARM-05")
def test_being_seen_for_one_step_is_enough_if_the_guard_stands_at_the_end() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "d2")
    house.guard("a1")
    house.steps(agent, "c2", "b2", "c2", "d2")
    house.ends()
    assert house.alarm


@clause("DD-ALARM-05")
def test_a_guard_who_falls_in_the_same_turn_tells_nobody() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "b1")
    guard = house.guard("a1")
    house.begin()
    assert house.floor.seen_by == [guard]
    house.do(f"attack {agent} {guard}")
    house.do("hold")
    house.ends()
    assert not house.alarm


@clause("DD-ALARM-05")
def test_it_counts_in_the_turn_of_pl2_too() -> None:
    house = Building(ROOMS)
    house.intruder("mg_inf", "a1")
    house.guard("c1", "irregular")
    house.ends(4, 4)  # through the door, where he sees PL1
    assert house.alarm
    assert house.state.active == PL1


@clause("DD-ALARM-06")
def test_a_green_camera_that_saw_pl1_and_exists_raises_it() -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "e1"), house.intruder("rak_inf", "h1")
    camera = house.thing("camera", "a1")
    house.steps(agent, "d1", "e1")
    house.do("done")
    assert house.floor.seen_by == [camera]
    house.ends()
    assert house.alarm
    assert house.saw(AlarmRaised)[0].clause == "DD-ALARM-06"
    assert not house[mate].prone


@clause("DD-ALARM-06")
def test_removing_the_camera_helps() -> None:
    house = Building()
    rocket = house.intruder("rak_inf", "d1")
    camera = house.thing("camera", "a1")
    house.do(f"attack {rocket} {camera}")
    house.ends()
    assert not house.alarm


@clause("DD-ALARM-06")
def test_switching_the_camera_off_afterwards_does_not_help() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "d1")
    house.thing("camera", "a1", name="cam")
    terminal = house.thing("terminal", "d2", controls=("cam",))
    house.do(f"act {agent} {terminal}")
    house.ends()
    assert house.alarm


@clause("DD-ALARM-07")
def test_an_attack_raises_it_if_any_guard_stands_at_the_end() -> None:
    house = Building(ROOMS)
    agent, far = house.intruder("mg_inf", "b1"), house.guard("d2")
    guard = house.guard("c2")
    house.do(f"attack {agent} {guard}")
    house.do("hold")
    house.ends()
    assert house.alarm
    assert house.saw(AlarmRaised)[0].clause == "DD-ALARM-07"
    assert not house[far].prone


@clause("DD-ALARM-07")
def test_after_the_last_guard_has_fallen_there_is_no_alarm() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "d1"), house.guard("a1")
    house.do(f"attack {agent} {guard}")
    house.ends()
    assert not house.alarm


@clause("DD-ALARM-07")
def test_an_attack_on_a_door_counts_and_suppressive_fire_does_not() -> None:
    for verb, raised in (("attack", True), ("suppress", False)):
        house = Building(ROOMS)
        rocket, mg = house.intruder("rak_inf", "b1"), house.intruder("mg_inf", "b1")
        house.guard("d2")
        bystander = house.civilian("a1")
        if verb == "attack":
            house.do(f"attack {rocket} {house.door('a')}")
        else:
            house.do(f"suppress {mg} {bystander}")
        house.ends()
        assert house.alarm is raised


@clause("DD-ALARM-07")
def test_a_counter_attack_of_pl1_counts() -> None:
    house = Building()
    agent, _ = house.intruder("mg_inf", "a1"), house.intruder("ing_inf", "a2")
    guard, _ = house.guard("d1", "irregular"), house.guard("h2")
    house.ends(4)
    assert house.seat == PL2
    house.do(f"attack {guard} {agent}")
    house.do("counter")
    assert house.prone(agent, guard) == [True, True]
    assert house.alarm
    assert house.saw(AlarmRaised)[0].clause == "DD-ALARM-07"  # who saw him has fallen


@clause("DD-ALARM-08")
def test_pl1_is_told() -> None:
    house = Building()
    house.intruder("mg_inf", "b1")
    house.guard("a1")
    house.ends()
    assert includes(house.saw(AlarmRaised)[0].audience(), PL1)
    assert house.view(PL1).alarm


@clause("DD-ALARM-09")
def test_an_opened_door_is_looked_through_at_once() -> None:
    house = Building(ROOMS)
    agent, mate = house.intruder("mg_inf", "b1"), house.intruder("mg_inf", "b1")
    guard = house.guard("c1")
    house.begin()
    assert house.floor.seen_by == []
    house.do(f"act {agent} {house.door('a')}")
    assert house.floor.seen_by == [guard]
    house.do("done")
    house.do(f"act {mate} {house.door('a')}")
    house.ends()
    assert house.alarm


@clause("DD-CAM-01")
def test_a_red_camera_sees_nothing() -> None:
    house = Building()
    house.intruder("mg_inf", "b1")
    house.thing("camera", "a1", on=False)
    house.ends()
    assert not house.alarm


@clause("DD-CAM-02", "DD-CAM-03")
@pytest.mark.parametrize(("field", "raised"), [("d1", True), ("e1", False)])
def test_a_camera_sees_three_squares_and_needs_no_guard(field: str, raised: bool) -> None:
    house = Building()
    house.intruder("mg_inf", field)
    house.thing("camera", "a1")
    house.ends()
    assert house.alarm is raised


@clause("DD-ALARM-09", "DD-ALARM-05")
def test_a_guard_who_sees_somebody_is_told_once_and_never_under_alarm() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "h1"), house.guard("a1")
    house.forget()
    house.puts(agent, "d1")
    house.steps(agent, "c1", "b1")
    assert [(event.figure, event.by) for event in house.saw(Spotted)] == [(agent, guard)]
    alarmed = Building()
    agent, _ = alarmed.intruder("mg_inf", "e1"), alarmed.guard("a1")
    alarmed.sounds()
    alarmed.steps(agent, "d1", "c1")
    assert (alarmed.floor.seen_by, alarmed.saw(Spotted)) == ([], [])


@clause("DD-ALARM-09", "DD-INACT-18")
def test_who_opens_a_door_is_seen_at_once_by_the_guard_behind_it() -> None:
    house = Building("""
        +---+---+---+
        | . a .   . |
        +---+---+---+
    """)  # fmt: skip
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("b1")
    house.begin()
    assert house.floor.seen_by == []
    house.do(f"act {agent} {house.door('a')}")
    assert house.floor.seen_by == [guard]


@clause("DD-ALARM-09", "DD-INMOVE-06")
def test_a_patrol_sees_whom_it_passes_in_the_middle_of_its_way() -> None:
    house = Building("""
        +---+---+---+
        | .   .   . |
        +---+   +---+
        | . | . | . |
        +---+   +---+
        | . | . | . |
        +---+---+---+
    """)  # fmt: skip
    house.intruder("ing_inf", "b3")
    house.intruder("mg_inf", "a3")
    guard = house.guard("a1", "patrol", route="a1 b1 c1", stops="a1 c1")
    house.ends()
    house.do("hold")
    assert house.places(guard) == ["c1"]
    assert house.alarm
