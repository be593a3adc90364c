"""Fire indoors: attack, counter, suppression, doors and devices (DD-INCOMB, DD-SENTRY)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import Attacked, Countered
from starboard.games.dominate.indoors.events import DeviceRemoved, LaidDown
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building

CORNER = """
    +---+---+---+---+
    | .   .   .   . |
    +   +---+---+   +
    | .   .   . | . |
    +---+---+---+---+
"""
CORRIDOR = """
    +---+---+---+---+---+---+
    | .   .   .   . a .   . |
    +---+---+---+---+---+---+
"""


@clause("DD-INCOMB-01")
def test_one_of_three_guards_on_a_square_falls() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    guards = [house.guard("d1") for _ in range(3)]
    house.do(f"attack {agent} {guards[1]}")
    assert house.prone(*guards) == [False, True, False]
    assert [(event.figure, event.target) for event in house.saw(Attacked)] == [(agent, guards[1])]


@clause("DD-INCOMB-02")
def test_the_own_square_is_in_range() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("a1")
    house.intruder("ing_inf", "h2")
    house.do(f"attack {agent} {guard}")
    house.do("counter")
    assert house.prone(agent, guard) == [True, True]


@clause("DD-INCOMB-03")
def test_range_goes_around_corners_but_not_through_walls() -> None:
    house = Building(CORNER)
    agent = house.intruder("mg_inf", "b1")
    guard, behind = house.guard("b2"), house.guard("c2")
    assert f"attack {agent} {guard}" in house.moves()  # a1, a2, b2
    refused = house.why(f"attack {agent} {behind}")  # next to c1, but a wall is between
    assert (refused.clause, refused.message) == ("DD-INCOMB-02", "out-of-range")


@clause("DD-INCOMB-04")
@pytest.mark.parametrize("between", ["guard", "intruder", "civilian"])
def test_range_is_not_counted_through_a_square_with_figures(between: str) -> None:
    house = Building(CORRIDOR)
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("c1")
    if between == "guard":
        house.guard("b1")
    elif between == "intruder":
        house.intruder("mg_inf", "b1")
    else:
        house.civilian("b1")
    assert house.why(f"attack {agent} {guard}").message == "out-of-range"


@clause("DD-INCOMB-04")
def test_prone_ones_and_those_beside_the_shooter_do_not_block() -> None:
    house = Building(CORRIDOR)
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("c1")
    house.civilian("b1", prone=True)
    house.intruder("mg_inf", "a1")
    assert f"attack {agent} {guard}" in house.moves()


@clause("DD-INCOMB-05")
def test_a_guard_answers_from_two_squares_but_not_from_three() -> None:
    house = Building()
    near, far = house.intruder("mg_inf", "c1"), house.intruder("mg_inf", "f2")
    guard, other = house.guard("a1"), house.guard("h1")
    house.do(f"attack {near} {guard}")
    assert house.seat == PL2
    assert house.moves() == ["counter", "hold"]
    house.do("counter")
    assert house.prone(near, guard) == [True, True]
    house.do(f"attack {far} {other}")
    assert house.seat == PL1
    assert house.prone(far, other) == [False, True]


@clause("DD-INCOMB-05", "DD-COUNTER-03")
def test_a_guard_need_not_answer() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "b1"), house.guard("a1")
    house.do(f"attack {agent} {guard}")
    house.do("hold")
    assert house.prone(agent, guard) == [False, True]
    assert house.saw(Countered) == []


@clause("DD-INCOMB-05")
def test_with_the_alarm_on_a_guard_answers_from_three_squares() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "d1"), house.guard("a1")
    house.intruder("ing_inf", "h2")
    house.sounds()
    house.do(f"attack {agent} {guard}")
    house.do("counter")
    assert house.prone(agent, guard) == [True, True]


@clause("DD-INCOMB-05", "DD-INCOMB-08")
def test_rak_infantry_does_not_answer_infantry() -> None:
    house = Building()
    house.intruder("mg_inf", "h2")
    target, guard = house.intruder("rak_inf", "b1"), house.guard("a1")
    house.sounds()
    house.ends()
    house.do(f"attack {guard} {target}")
    assert house.seat == PL2  # nobody was asked
    assert house.prone(target, guard) == [True, False]


@clause("DD-INCOMB-06")
def test_the_hit_are_laid_down_and_out_of_action() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "d1"), house.guard("a1")
    victim = house.intruder("mg_inf", "e1")
    house.do(f"attack {agent} {guard}")
    assert house.saw(LaidDown)[0].figure == guard
    assert guard in house.state.standing["a1"]
    house.do("done")
    house.do(f"attack {victim} {agent}")
    house.do("done")
    house.round()
    assert house.why(f"step {agent} c1").message == "is-out-of-action"
    assert house.why(f"attack {victim} {guard}").message == "is-out-of-action"
    assert house.offered("rise") == []


@clause("DD-INCOMB-06", "DD-INACT-23")
def test_whom_a_hit_one_carried_lies_beside_him() -> None:
    house = Building()
    agent, person = house.intruder("mg_inf", "a1"), house.civilian("a1", prone=True)
    house.intruder("mg_inf", "h2")
    guard = house.guard("d1")
    house.sounds()
    house.do(f"pick-up {agent} {person}")
    house.ends()
    house.do(f"attack {guard} {agent}")
    house.do("hold")
    assert house.prone(agent) == [True]
    assert (house[person].field, house[person].aboard) == ("a1", "")


@clause("DD-INCOMB-06")
def test_who_lies_does_nothing_at_all() -> None:
    house = Building(CORRIDOR)
    agent, guard = house.intruder("mg_inf", "d1"), house.guard("c1")
    house.intruder("mg_inf", "a1")
    house[agent].prone = True
    acts = [
        f"attack {agent} {guard}",
        f"suppress {agent} {guard}",
        f"act {agent} {house.door('a')}",
    ]
    refused = [house.why(move) for move in (*acts, f"step {agent} c1")]
    assert [why.clause for why in refused] == ["DD-INCOMB-06"] * 4
    assert {why.arguments["figure"] for why in refused} == {agent}


@clause("DD-INMOVE-01", "DD-INCOMB-13")
def test_who_has_attacked_gives_no_suppressive_fire_and_nobody_fires_at_nothing() -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "d1"), house.intruder("mg_inf", "d2")
    one, two = house.guard("a1"), house.guard("f1")
    refused = house.why(f"suppress {mate} guard.9")
    assert (refused.clause, refused.message) == ("DD-SUPP-01", "no-such-figure")
    house.do(f"attack {agent} {one}")
    assert house.why(f"suppress {agent} {two}").message == "has-acted"


@clause("DD-INCOMB-07", "DD-INCOMB-12")
@pytest.mark.parametrize("kind", ["camera", "sentry_gun"])
def test_rockets_remove_cameras_and_sentry_guns(kind: str) -> None:
    house = Building()
    rocket, mg = house.intruder("rak_inf", "a1"), house.intruder("mg_inf", "a1")
    device = house.thing(kind, "d1", on=False)
    refused = house.why(f"attack {mg} {device}")
    assert (refused.clause, refused.message) == ("DD-INCOMB-07", "only-rockets")
    house.do(f"attack {rocket} {device}")
    assert house.floor.spots == {}
    assert house.saw(DeviceRemoved)[0].field == "d1"


@clause("DD-INCOMB-07")
def test_rockets_do_not_meet_other_things_and_open_doors() -> None:
    house = Building(CORRIDOR, doors={"a": "open"})
    rocket = house.intruder("rak_inf", "c1")
    desk, terminal = house.thing("object", "b1"), house.thing("terminal", "b1")
    assert house.offered("attack") == []
    assert house.why(f"attack {rocket} {desk}").message == "no-target"
    assert house.why(f"attack {rocket} {terminal}").message == "no-target"
    assert house.why(f"attack {rocket} {house.door('a')}").message == "door-is-open"


@clause("DD-INCOMB-08")
def test_rockets_do_not_meet_infantry() -> None:
    house = Building()
    rocket, guard = house.intruder("rak_inf", "a1"), house.guard("b1")
    refused = house.why(f"attack {rocket} {guard}")
    assert (refused.clause, refused.message) == ("DD-INCOMB-08", "class-not-attackable")


@clause("DD-INCOMB-09")
def test_engineers_have_no_weapon() -> None:
    house = Building()
    engineer, guard = house.intruder("ing_inf", "a1"), house.guard("b1")
    refused = house.why(f"attack {engineer} {guard}")
    assert (refused.clause, refused.message) == ("DD-INCOMB-09", "has-no-weapon")


@clause("DD-INCOMB-10")
def test_for_a_door_the_square_behind_it_counts() -> None:
    house = Building(CORRIDOR)
    near, far = house.intruder("rak_inf", "b1"), house.intruder("rak_inf", "a1")
    door = house.door("a")
    assert house.why(f"attack {far} {door}").clause == "DD-INCOMB-10"
    house.do(f"attack {near} {door}")
    assert house.door_state("a") == "blown"


@clause("DD-INCOMB-04", "DD-INCOMB-10")
@pytest.mark.parametrize(("field", "message"), [("d1", "out-of-range"), ("c1", "out-of-range")])
def test_a_door_behind_somebody_is_out_of_range(field: str, message: str) -> None:
    house = Building(CORRIDOR)
    rocket, _ = house.intruder("rak_inf", "b1"), house.intruder("mg_inf", field)
    assert house.why(f"attack {rocket} {house.door('a')}").message == message


@clause("DD-INCOMB-11")
@pytest.mark.parametrize("word", ["closed", "locked"])
def test_a_blown_door_is_open_for_ever(word: str) -> None:
    house = Building(CORRIDOR, doors={"a": word})
    rocket, agent = house.intruder("rak_inf", "d1"), house.intruder("mg_inf", "d1")
    house.do(f"attack {rocket} {house.door('a')}")
    house.do("done")
    house.do(f"act {agent} {house.door('a')}")
    assert house.door_state("a") == "blown"
    house.steps(agent, "e1")
    assert house[agent].field == "e1"


@clause("DD-INCOMB-13")
def test_suppressive_fire_needs_a_target_that_stands_alone() -> None:
    house = Building()
    agent, killer = house.intruder("mg_inf", "b1"), house.intruder("mg_inf", "b1")
    guard, other = house.guard("a1"), house.guard("a1")
    refused = house.why(f"suppress {agent} {guard}")
    assert (refused.clause, refused.message) == ("DD-INCOMB-13", "not-alone")
    house[other].prone = True
    house.do(f"suppress {agent} {guard}")
    assert house.prone(guard) == [False]
    house.do("done")
    house.do(f"attack {killer} {guard}")
    assert house.seat == PL1  # no answer
    assert house.prone(guard, killer) == [True, False]


@clause("DD-INCOMB-13")
def test_some_figures_give_no_suppressive_fire() -> None:
    house = Building()
    agent, guard = house.intruder("mg_inf", "b1", no_suppressive_fire=True), house.guard("a1")
    assert house.why(f"suppress {agent} {guard}").clause == "DD-SUPP-05"


# ------------------------------------------------------------------------- sentry guns


@clause("DD-SENTRY-01", "DD-SENTRY-03")
def test_a_sentry_gun_hits_the_nearest_within_three_squares() -> None:
    house = Building()
    near, far = house.intruder("mg_inf", "d1"), house.intruder("mg_inf", "f1")
    safe = house.intruder("mg_inf", "e2")
    gun = house.thing("sentry_gun", "a1")
    house.round()
    assert [(event.figure, event.target) for event in house.saw(Attacked)] == [(gun, near)]
    assert house.prone(near, far, safe) == [True, False, False]
    assert not house.alarm


@clause("DD-SENTRY-01")
def test_a_sentry_gun_does_not_reach_four_squares() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "e1")
    house.thing("sentry_gun", "a1")
    house.round()
    assert house.prone(agent) == [False]


@clause("DD-SENTRY-02")
def test_a_red_sentry_gun_neither_attacks_nor_answers() -> None:
    house = Building()
    rocket = house.intruder("rak_inf", "b1")
    gun = house.thing("sentry_gun", "a1", on=False)
    house.round()
    assert house.prone(rocket) == [False]
    house.do(f"attack {rocket} {gun}")
    assert house.seat == PL1
    assert house.prone(rocket) == [False]


@clause("DD-SENTRY-03")
def test_among_equally_near_ones_pl2_chooses() -> None:
    house = Building()
    one, two = house.intruder("mg_inf", "c1"), house.intruder("mg_inf", "b2")
    far, guard = house.intruder("mg_inf", "d1"), house.guard("a1")
    gun = house.thing("sentry_gun", "a1")
    house.sounds()
    house.ends()
    house.do("end-turn")
    assert house.moves() == [f"aim {gun} {one}", f"aim {gun} {two}"]
    assert house.why(f"aim {gun} {far}").message == "not-the-nearest"
    house.do(f"aim {gun} {two}")
    assert house.prone(one, two, far, guard) == [False, True, False, False]


@clause("DD-SENTRY-03")
def test_a_rak_infantryman_hit_by_a_sentry_gun_may_shoot_back() -> None:
    house = Building()
    rocket = house.intruder("rak_inf", "b1")
    house.intruder("mg_inf", "h1")
    gun = house.thing("sentry_gun", "a1")
    house.ends()
    assert (house.seat, house.moves()) == (PL1, ["counter", "hold"])
    house.do("counter")
    assert house.prone(rocket) == [True]
    assert gun not in house.floor.spots


@clause("DD-SENTRY-04")
def test_a_sentry_gun_answers_the_rocket_and_is_removed() -> None:
    house = Building()
    rocket, _ = house.intruder("rak_inf", "c1"), house.intruder("mg_inf", "h1")
    gun = house.thing("sentry_gun", "a1")
    house.do(f"attack {rocket} {gun}")
    assert house.seat == PL2
    house.do("counter")
    assert house.prone(rocket) == [True]
    assert gun not in house.floor.spots


@clause("DD-SENTRY-05", "DD-SENTRY-06")
def test_the_square_of_a_sentry_gun_can_be_entered_and_the_attacker_chooses() -> None:
    house = Building()
    rocket, mg = house.intruder("rak_inf", "c1"), house.intruder("mg_inf", "c2")
    gun, guard = house.thing("sentry_gun", "a1", on=False), house.guard("a1")
    agent = house.intruder("ing_inf", "b1")
    house.steps(agent, "a1")
    house.steps(agent, "a2")
    house.do("done")
    assert f"attack {rocket} {gun}" in house.moves()
    assert f"attack {mg} {guard}" in house.moves()
    house.do(f"attack {mg} {guard}")
    assert gun in house.floor.spots
    assert house.prone(guard) == [True]
