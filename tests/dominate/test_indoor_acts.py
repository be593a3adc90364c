"""Inspecting, acting, terminals, doors, carrying (DD-INACT)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.indoors.events import (
    Described,
    DoorRefused,
    Handled,
    NothingFound,
    PickedUp,
    PutDown,
    Switched,
    Touched,
)
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building

ROOMS = """
    +---+---+---+---+
    | .   . a .   . |
    +---+   +---+   +
    | .   .   . | . |
    +---+---+---+---+
"""


@clause("DD-INACT-01")
def test_one_inspects_what_is_on_ones_square_or_adjacent() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b2")
    here, beside = house.thing("object", "b2"), house.thing("object", "c2")
    far, behind = house.thing("object", "a1"), house.thing("object", "d2")
    offered = house.offered(f"inspect {agent}")
    assert f"inspect {agent} {here}" in offered
    assert f"inspect {agent} {beside}" in offered
    for target in (far, behind, agent):
        refused = house.why(f"inspect {agent} {target}")
        assert (refused.clause, refused.message) == ("DD-INACT-01", "not-in-reach")
    house.do(f"inspect {agent} {here}")
    assert house.why(f"inspect {agent} {beside}").message == "has-acted"


@clause("DD-INACT-02")
def test_inspecting_changes_nothing() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b1")
    terminal = house.thing("terminal", "a1", on=True)
    other = house.intruder("mg_inf", "b1")
    house.do(f"inspect {agent} {house.door('a')}")
    house.do("done")
    house.do(f"inspect {other} {terminal}")
    assert house.door_state("a") == "closed"
    assert house.spot(terminal).on


@clause("DD-INACT-03", "DD-INACT-01")
def test_on_an_ordinary_square_nothing_is_found() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    house.do(f"inspect {agent} b1")
    assert [(event.target, event.tells) for event in house.saw(NothingFound)] == [("b1", True)]
    assert [(event.target, event.acted) for event in house.saw(Touched)] == [("b1", False)]
    assert house.floor.touched == {"b1": house.state.turn}


@clause("DD-INACT-07")
def test_one_may_act_on_squares_things_tokens_and_figures() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b1")
    desk, camera = house.thing("object", "a1"), house.thing("camera", "b2", on=False)
    civilian = house.civilian("b2")
    offered = house.offered(f"act {agent}")
    for target in (desk, camera, civilian, house.door("a"), "b1", "b2"):
        assert f"act {agent} {target}" in offered
    assert house.why(f"act {agent} c2").message == "not-in-reach"


@clause("DD-INACT-03", "DD-INACT-07")
@pytest.mark.parametrize("target", ["b1", "object.1"])
def test_acting_on_what_says_nothing_finds_nothing(target: str) -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    house.thing("object", "a2")
    house.do(f"act {agent} {target}")
    assert [event.target for event in house.saw(NothingFound)] == [target]
    assert [(event.target, event.acted) for event in house.saw(Touched)] == [(target, True)]
    assert house.floor.touched == {target: house.state.turn}


@clause("DD-INACT-17", "DD-INACT-07")
def test_who_turns_a_door_finds_nothing_else_and_guards_touch_nothing() -> None:
    house = Building(ROOMS)
    agent, guard = house.intruder("mg_inf", "b1"), house.guard("c1")
    house.sounds()
    house.do(f"act {agent} {house.door('a')}")
    assert (house.door_state("a"), house.saw(NothingFound)) == ("open", [])
    house.ends()
    house.do(f"act {guard} {house.door('a')}")
    assert house.door_state("a") == "closed"
    assert [event.figure for event in house.saw(Touched)] == [agent]


@clause("DD-GUARD-04")
def test_without_the_alarm_no_guard_is_sent_to_a_door() -> None:
    house = Building(ROOMS)
    house.intruder("mg_inf", "a2")
    guard, _ = house.guard("c1"), house.civilian("d1", owner=PL2)
    house.ends()
    refused = house.why(f"act {guard} {house.door('a')}")
    assert (refused.clause, refused.message) == ("DD-GUARD-04", "guard-goes-his-way")


@clause("DD-INACT-08")
def test_acting_includes_inspecting() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    desk = house.thing("object", "b1", magnifier="Documents", use="take")
    house.do(f"act {agent} {desk}")
    assert house.told() == ["Documents"]
    assert house.saw(Handled)[0].use == "take"
    assert house.saw(NothingFound) == []


@clause("DD-INACT-09", "DD-INACT-10")
@pytest.mark.parametrize(
    ("look", "use"),
    [
        ("light switch", "switch"),
        ("knife", "take"),
        ("computer", "read"),
        ("book", "leaf"),
        ("cupboard with object", "take"),
    ],
)
def test_acting_does_what_a_thing_is_obviously_for(look: str, use: str) -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    thing = house.thing("object", "a2", use=use, name=look)
    house.do(f"act {agent} {thing}")
    assert [(event.target, event.use) for event in house.saw(Handled)] == [(thing, use)]


@clause("DD-FAQ-27")
def test_of_an_object_without_a_use_there_is_only_a_text() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    mirror = house.thing("object", "a1", magnifier="A crack", use="none")
    house.do(f"act {agent} {mirror}")
    assert house.told() == ["A crack"]
    assert house.saw(Handled) == []
    assert house.saw(NothingFound) == []


@clause("DD-INACT-12")
def test_one_may_say_exactly_what_one_does() -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "h1")
    desk = house.thing("object", "b1")
    house.do(f"explicit {agent} {desk} put%20the%20card%20under%20it")
    assert house.saw(Described)[0].text == "put the card under it"
    assert house.why(f"explicit {agent} {desk} again").message == "has-acted"
    house.do("done")
    assert house.why(f"explicit {mate} {desk} from%20here").message == "not-in-reach"


@clause("DD-INACT-15", "DD-INACT-16")
def test_a_terminal_can_always_be_flipped() -> None:
    house = Building()
    one, other = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "a1")
    terminal = house.thing("terminal", "a2", on=True)
    house.do(f"act {one} {terminal}")
    assert not house.spot(terminal).on
    house.do("done")
    house.do(f"act {other} {terminal}")
    assert house.spot(terminal).on
    assert [event.on for event in house.saw(Switched)] == [False, True]


@clause("DD-INACT-16")
def test_a_terminal_switches_cameras_guns_and_bots() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    camera = house.thing("camera", "h1", name="cam")
    gun = house.thing("sentry_gun", "h2", name="gun")
    bot = house.bot("g2", "n")
    terminal = house.thing("terminal", "a2", on=True, controls=("cam", "gun", "guardbot"))
    house.do(f"act {agent} {terminal}")
    assert not house.spot(camera).on
    assert not house.spot(gun).on
    assert not house.robot(bot).on


@clause("DD-INACT-16")
def test_a_door_is_locked_while_its_terminal_is_on() -> None:
    house = Building(ROOMS, doors={"a": "locked"})
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "b1")
    terminal = house.thing("terminal", "a1", on=True, controls=("a",))
    house.do(f"act {agent} {terminal}")
    house.do("done")
    assert house.door_state("a") == "closed"
    house.do(f"act {mate} {house.door('a')}")
    assert house.door_state("a") == "open"


@clause("DD-INACT-16")
def test_whoever_knew_a_lock_does_not_learn_that_it_was_switched() -> None:
    house = Building(ROOMS, doors={"a": "locked"})
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "b1")
    terminal = house.thing("terminal", "a1", on=True, controls=("a",))
    house.do(f"act {mate} {house.door('a')}")
    assert house.view(PL1).doors[house.door("a")].locked.value is True
    house.do("done")
    house.do(f"act {agent} {terminal}")
    assert house.view(PL1).doors[house.door("a")].locked.value is None


@clause("DD-INACT-17")
def test_any_player_turns_a_door_that_touches_the_square_of_a_figure() -> None:
    house = Building(ROOMS)
    agent = house.intruder("mg_inf", "b2")
    guard = house.guard("c1")
    house.sounds()
    assert house.why(f"act {agent} {house.door('a')}").message == "not-in-reach"
    house.steps(agent, "b1")
    house.do(f"act {agent} {house.door('a')}")
    assert house.door_state("a") == "open"
    assert house.why(f"act {agent} {house.door('a')}").message == "has-acted"
    house.ends()
    assert house.seat == PL2
    house.do(f"act {guard} {house.door('a')}")
    assert house.door_state("a") == "closed"


@clause("DD-INACT-18")
def test_an_open_door_lets_movement_range_and_sight_pass() -> None:
    for word, passes in (("open", True), ("closed", False)):
        house = Building(ROOMS, doors={"a": word})
        agent, guard = house.intruder("mg_inf", "b1"), house.guard("c1")
        moves = house.moves()
        assert (f"attack {agent} {guard}" in moves) is passes
        assert (f"step {agent} c1" in moves) is passes
        assert bool(house.floor.seen_by) is passes


@clause("DD-INACT-19")
def test_a_locked_door_stays_closed_and_the_attempt_is_an_action() -> None:
    house = Building(ROOMS, doors={"a": "locked"})
    agent, _ = house.intruder("mg_inf", "b1"), house.intruder("mg_inf", "a1")
    door = house.door("a")
    assert house.view(PL1).doors[door].locked.value is None
    house.do(f"act {agent} {door}")
    assert house.door_state("a") == "closed"
    assert house.saw(DoorRefused)[0].tells
    assert house.view(PL1).doors[door].locked.value is True
    assert house.why(f"act {agent} {door}").message == "has-acted"


@clause("DD-INACT-20")
def test_one_may_try_to_pick_up_anything_and_spends_the_action() -> None:
    house = Building()
    agent, _ = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "h1")
    desk, standing = house.thing("object", "b1"), house.civilian("a2")
    assert f"pick-up {agent} {standing}" in house.moves()
    house.do(f"pick-up {agent} {desk}")
    assert house.saw(NothingFound)[0].target == desk
    assert house.why(f"pick-up {agent} {standing}").message == "has-acted"


@clause("DD-INACT-21", "DD-INACT-23")
def test_a_prone_person_is_picked_up_and_moves_along() -> None:
    house = Building()
    agent, _ = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "h1")
    person = house.civilian("b1", prone=True)
    house.do(f"pick-up {agent} {person}")
    assert house.saw(PickedUp)[0].person == person
    assert house.why(f"inspect {agent} a1").message == "has-acted"
    assert house.floor.touched == {person: house.state.turn}
    assert house[person].field == ""
    house.steps(agent, "b1", "c1", "d1", "e1")
    assert (house[agent].field, house[person].aboard) == ("e1", agent)
    assert house.state.standing["e1"] == [agent]
    assert person not in house.state.standing.get("b1", ())


@clause("DD-INACT-22")
def test_dropping_costs_no_action() -> None:
    house = Building()
    agent, _ = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "h1")
    person, desk = house.civilian("b1", prone=True), house.thing("object", "c1")
    house.do(f"pick-up {agent} {person}")
    house.do("done")
    house.round()
    house.steps(agent, "b1")
    house.do(f"drop {agent} {person}")
    assert [(event.figure, event.field) for event in house.saw(PutDown)] == [(agent, "b1")]
    assert house[person].field == "b1"
    assert house[person].prone
    house.do(f"inspect {agent} {desk}")
    assert house.why(f"drop {agent} {person}").clause == "DD-INACT-22"


@clause("DD-INACT-23")
def test_nobody_carries_two() -> None:
    house = Building()
    agent, _ = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "h1")
    one, two = house.civilian("a1", prone=True), house.civilian("b1", prone=True)
    house.do(f"pick-up {agent} {one}")
    house.do("done")
    house.round()
    refused = house.why(f"pick-up {agent} {two}")
    assert (refused.clause, refused.message) == ("DD-INACT-23", "carries-somebody")


@clause("DD-INACT-24")
def test_figures_of_pl2_only_fight_and_use_doors() -> None:
    house = Building(ROOMS)
    house.intruder("mg_inf", "a1")
    guard, desk = house.guard("c1"), house.thing("object", "c1")
    house.sounds()
    house.ends()
    verbs = {move.split()[0] for move in house.moves()}
    assert verbs == {"step", "act", "end-turn"}
    assert house.offered("act") == [f"act {guard} {house.door('a')}"]
    refused = house.why(f"act {guard} {desk}")
    assert (refused.clause, refused.message) == ("DD-INACT-24", "only-pl1-touches")
    assert house.why(f"inspect {guard} {desk}").clause == "DD-INACT-24"
