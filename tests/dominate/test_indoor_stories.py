"""Longer stories indoors, in which several rules meet."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.events import Attacked, Countered
from starboard.games.dominate.indoors.alarm import end_alarm, raise_alarm
from starboard.games.dominate.indoors.events import (
    GuardAppeared,
    GuardVanished,
    Handled,
    NothingFound,
    TileLaid,
)
from starboard.games.dominate.indoors.persons import BY_THE_BOOK
from starboard.games.dominate.pieces import take_off
from starboard.kernel import Forced
from starboard.kernel.codec import dumps
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building, at

CORRIDOR = """
    +---+---+---+---+---+---+---+---+
    | .   .   .   . a .   .   .   . |
    +---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+---+
"""
"""A door in the middle, and a corridor of its own below for who is not concerned."""
TILES: dict[str, str | dict[str, object]] = {"A": "a1:d1", "B": "e1:h1", "C": "a2:h2"}
START = ("A", "C")


# ------------------------------------------------------------------------- doors and fog


@clause("DD-GUARD-12", "DD-INFOG-06")
def test_a_patrol_opens_a_door_to_a_hidden_tile_which_is_laid() -> None:
    post = {"id": "post", "at": at("h1"), "kind": "stationary"}
    house = Building(CORRIDOR, tiles=TILES, start=START, guards=[post])
    house.intruder("mg_inf", "a2")
    guard = house.guard("c1", "patrol", route="c1 d1 e1 d1", stops="c1 e1")
    house.round()
    assert len(house.saw(TileLaid)) == 1
    assert (house.places(guard), house.door_state("a")) == (["e1"], "open")
    assert house.places(house.named("post")) == ["h1"]


def test_under_earlier_rules_a_patrol_waits_before_a_door_to_the_fog() -> None:
    house = Building(CORRIDOR, tiles=TILES, start=START)
    house.state.rules = BY_THE_BOOK - 1
    house.intruder("mg_inf", "a2")
    guard = house.guard("c1", "patrol", route="c1 d1 e1 d1", stops="c1 e1")
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["d1"], "closed")


@clause("DD-GUARD-13")
def test_a_patrol_closes_the_door_to_the_fog_again() -> None:
    house = Building(CORRIDOR, tiles=TILES, start=START)
    house.intruder("mg_inf", "a2")
    guard = house.guard("c1", "patrol", route="c1 d1 e1 f1", stops="c1 e1 f1")
    house.round()
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["f1"], "closed")


@clause("DD-GUARD-12", "DD-INACT-19")
def test_a_patrol_does_not_open_a_locked_door_to_the_fog() -> None:
    house = Building(CORRIDOR, tiles=TILES, start=START, doors={"a": "locked"})
    house.intruder("mg_inf", "a2")
    guard = house.guard("c1", "patrol", route="c1 d1 e1 d1", stops="c1 e1")
    house.round()
    house.round()
    assert house.places(guard) == ["d1"]
    assert house.saw(TileLaid) == []


@clause("DD-GUARD-19")
def test_a_wanderer_does_not_open_a_door_to_the_fog() -> None:
    house = Building(CORRIDOR, tiles=TILES, start=START)
    house.intruder("mg_inf", "a2")
    guard = house.guard("d1", "irregular")
    house.round(2, 2)
    assert (house.places(guard), house.door_state("a")) == (["d1"], "closed")


# ------------------------------------------------------------------------- after the alarm


@clause("DD-ALARM-02", "DD-GUARD-04", "DD-GUARD-27")
def test_after_an_alarm_that_the_mission_ends_a_patrol_goes_back_to_its_start() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    guard = house.guard("a1", "patrol", route="a1 b1 c1 b1", stops="a1 c1")
    still = house.guard("a1")
    house.sounds()
    house.ends()
    house.steps(guard, "b1", "c1", "d1")
    house.steps(still, "a2", "b2", "c2")
    end_alarm(house.state)
    house.ends()
    assert house.places(guard) == ["b1"]
    house.round()
    assert house.places(guard, still) == ["a1", "c2"]  # a stationary one stays: DD-GUARD-21
    walked = []
    for _ in range(4):
        house.round()
        walked.extend(house.places(guard))
    assert "c1" in walked  # on duty again


@clause("DD-ALARM-02", "DD-GUARD-08")
def test_the_end_of_an_alarm_does_not_tell_who_is_a_patrol() -> None:
    house = Building()
    house.intruder("mg_inf", "h1")
    house.guard("a1", "patrol", route="a1 b1 c1 b1", stops="a1 c1")
    house.guard("a1")
    house.sounds()
    house.ends()
    end_alarm(house.state)
    one, other = [dumps(guard) for guard in house.view(PL1).guards.values()]
    assert one.replace(b"guard.1", b"guard.2") == other


# ------------------------------------------------------------------------- guardbots


@clause("DD-BOT-16")
def test_a_guardbot_that_has_shot_one_follows_the_next_in_its_sight() -> None:
    house = Building(CORRIDOR, doors={"a": "open"})
    one, two = house.intruder("ing_inf", "b1"), house.intruder("ing_inf", "e1")
    house.intruder("mg_inf", "a2")
    bot = house.bot("a1", "e")
    house.ends()
    house.do(f"follow {bot} {one}")
    house.do(f"attack {bot} {one}")
    assert house.floor.bots[bot].prey == two
    assert house.places(bot) == ["c1"]  # there is only one way, so nobody is asked


@clause("DD-BOT-17")
def test_after_its_first_prey_pl2_chooses_among_the_others() -> None:
    house = Building(CORRIDOR, doors={"a": "open"})
    one, two, three = [house.intruder("ing_inf", field) for field in ("b1", "d1", "e1")]
    house.intruder("mg_inf", "a2")
    bot = house.bot("a1", "e")
    house.ends()
    house.do(f"follow {bot} {one}")
    house.do(f"attack {bot} {one}")
    assert house.moves() == [f"follow {bot} {two}", f"follow {bot} {three}"]


@clause("DD-BOT-16")
def test_whom_a_guardbot_comes_to_see_on_its_way_home_it_follows() -> None:
    house = Building("""
        +---+---+---+---+---+---+
        | .   .   .   .   .   . |
        +---+---+   +---+---+---+
        | .   .   .   .   .   . |
        +---+---+---+---+---+---+
        | .   .   .   .   .   . |
        +---+---+---+---+---+---+
    """)
    agent, _ = house.intruder("ing_inf", "a1"), house.intruder("mg_inf", "a3")
    bot = house.bot("f2", "w")
    house.puts(bot, "d2")
    house.floor.bots[bot].facing, house.floor.bots[bot].home = "e", "a2"
    house.ends()  # backwards to c2, where it sees who is round the corner
    assert (house.floor.bots[bot].prey, house.places(bot)) == (agent, ["c2"])
    assert house.why(f"step {bot} b2").clause == "DD-BOT-16"  # which would be the way home


@clause("DD-INCOMB-05", "DD-BOT-09")
@pytest.mark.parametrize("answered", [True, False])
def test_a_rocket_answers_the_gun_of_a_guardbot_that_can_be_beaten(answered: bool) -> None:
    house = Building(CORRIDOR)
    rocket, mate = house.intruder("rak_inf", "b1"), house.intruder("mg_inf", "c1")
    house.intruder("ing_inf", "a2")
    bot = house.bot("a1", "e", invulnerable=False)
    house.ends()
    house.do(f"follow {bot} {mate}")
    house.do(f"attack {bot} {mate}")
    assert (house.seat, house.moves()) == (PL1, ["counter", "hold"])
    house.do("counter" if answered else "hold")
    assert house.prone(rocket, mate) == [True, True]
    assert (bot in house.state.figures) is not answered
    assert [event.figure for event in house.saw(Countered)] == [rocket] * answered


@clause("DD-BOT-11")
def test_nobody_answers_a_guardbot_that_cannot_be_beaten() -> None:
    house = Building(CORRIDOR)
    rocket, _ = house.intruder("rak_inf", "b1"), house.intruder("ing_inf", "a2")
    bot = house.bot("a1", "e")
    house.ends()
    house.do(f"attack {bot} {rocket}")
    assert house.seat == PL2
    assert house.prone(rocket) == [True]


# ------------------------------------------------------------------------- carrying


@clause("DD-INACT-22")
@pytest.mark.parametrize("other_active", [True, False])
def test_only_the_active_figure_or_a_fresh_one_drops_whom_it_carries(other_active: bool) -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "h1")
    person = house.civilian("b1", prone=True)
    house.do(f"pick-up {agent} {person}")
    assert house.offered("drop") == [f"drop {agent} {person}"]
    house.do("done")
    if other_active:
        house.round()
        house.steps(mate, "g1")
    wanted = "another-is-active" if other_active else "already-activated"
    assert house.offered("drop") == []
    assert house.why(f"drop {agent} {person}").message == wanted


@clause("DD-INACT-10", "DD-INACT-20")
def test_picking_up_what_is_there_for_taking_takes_it() -> None:
    house = Building()
    agent, mate = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "a1")
    knife = house.thing("object", "b1", use="take", magnifier="A knife")
    book = house.thing("object", "a1", use="leaf", magnifier="A book")
    house.do(f"pick-up {agent} {knife}")
    assert [(event.target, event.use) for event in house.saw(Handled)] == [(knife, "take")]
    assert house.told() == ["A knife"]
    house.do("done")
    house.do(f"pick-up {mate} {book}")
    assert [event.target for event in house.saw(NothingFound)] == [book]
    assert house.told() == ["A knife"]


def test_under_earlier_rules_only_acting_takes_a_thing() -> None:
    house = Building()
    house.state.rules = BY_THE_BOOK - 1
    agent = house.intruder("mg_inf", "a1")
    knife = house.thing("object", "b1", use="take")
    house.do(f"pick-up {agent} {knife}")
    assert [event.target for event in house.saw(NothingFound)] == [knife]


# ------------------------------------------------------------------------- in the middle of a turn


@clause("DD-GUARD-14")
@pytest.mark.parametrize("gone", ["away", "down", "alarmed"])
def test_who_is_taken_out_before_his_turn_closes_no_door(gone: str) -> None:
    house = Building(CORRIDOR, doors={"a": "open"})
    house.intruder("ing_inf", "c2")
    house.intruder("ing_inf", "h2")
    house.guard("a2", "patrol", route="a2 b2", stops="a2 b2")  # who is asked first
    guard = house.guard("e1", "patrol", route="e1 d1", stops="e1 d1")
    house.duty(guard).opened = house.door("a")
    house.begin()
    house.floor.seen_by.clear()  # being seen is another clause
    house.ends()
    if gone == "away":
        take_off(house.state, house[guard])
    elif gone == "down":
        house[guard].prone = True
    else:
        raise_alarm(house.state, "DD-ALARM-02")
    house.do("hold")
    assert house.door_state("a") == "open"


@clause("DD-BOT-18")
def test_whom_a_guardbot_lost_from_sight_it_does_not_follow_in_the_next_turn() -> None:
    house = Building(CORRIDOR, doors={"a": "open"})
    agent, _ = house.intruder("ing_inf", "e1"), house.intruder("mg_inf", "a2")
    bot = house.bot("a1", "e")
    house.ends()
    assert house.places(bot) == ["c1"]
    house.do("done")
    house.puts(agent, "h2")
    house.round()
    assert (house.floor.bots[bot].prey, house.places(bot)) == ("", ["a1"])


@clause("DD-BOT-09")
def test_the_gun_of_a_guardbot_is_an_attack_that_everybody_hears() -> None:
    house = Building(CORRIDOR)
    agent, _ = house.intruder("ing_inf", "b1"), house.intruder("mg_inf", "a2")
    bot = house.bot("a1", "e")
    house.ends()
    house.do(f"attack {bot} {agent}")
    assert [(event.figure, event.target) for event in house.saw(Attacked)] == [(bot, agent)]


# ------------------------------------------------------------------------- fog


@clause("DD-INMOVE-06", "DD-INFOG-02")
def test_each_step_of_pl1_lifts_the_fog_and_none_of_pl2() -> None:
    house = Building(tiles={"A": "a1:b2", "B": "c1:d2", "C": "e1:h2"}, start=("A", "B"))
    agent = house.intruder("mg_inf", "a1")
    walker = house.civilian("c2", owner=PL2, speed=2)
    house.steps(agent, "b1")
    assert house.saw(TileLaid) == []
    house.ends()
    house.steps(walker, "d2")
    house.ends()
    assert house.saw(TileLaid) == []
    house.steps(agent, "c1")
    assert len(house.saw(TileLaid)) == 1
    assert house.state.activation is not None  # and he may go on


@clause("DD-INFOG-03")
def test_a_tile_is_laid_with_everything_on_it_and_with_no_wall_of_the_next_one() -> None:
    plan = """
        +---+---+---+---+
        | .   . | .   . |
        +   +   +---+   +
        | .   .   .   . |
        +---+---+---+---+
    """
    desk = {"id": "desk", "kind": "desk", "at": at("b1")}
    house = Building(plan, tiles={"A": "a1:b2", "B": "c1:d2"}, start=("A",), objects=[desk])
    agent = house.intruder("mg_inf", "a1")
    assert house.floor.walls == []
    assert house.spot(house.named("desk")).field == "b1"
    house.steps(agent, "a2")
    assert sorted(house.floor.walls) == ["b1|c1", "c1|c2"]


@clause("DD-GUARD-15")
def test_a_wanderer_who_is_set_up_lying_rolls_no_die() -> None:
    house = Building(guards=[{"id": "g", "at": at("h1"), "kind": "irregular", "prone": True}])
    house.intruder("mg_inf", "a1")
    house.round()
    assert house.prone(house.named("g")) == [True]


@clause("DD-CAM-01", "DD-SENTRY-02")
def test_a_camera_does_not_shoot_and_a_sentry_gun_does_not_watch() -> None:
    house = Building()
    near, far = house.intruder("ing_inf", "b1"), house.intruder("ing_inf", "g1")
    house.thing("camera", "a1")
    house.thing("sentry_gun", "h1")
    house.begin()
    assert house.floor.seen_by == ["camera.1"]
    house.round()
    assert house.prone(near, far) == [False, True]


@clause("DD-GUARD-09", "DD-GUARD-11")
def test_a_patrol_goes_off_the_board_and_on_again_in_one_turn() -> None:
    tiles: dict[str, str | dict[str, object]] = {"A": "a1:c1", "B": "d1:d1", "C": "a2:h2"}
    house = Building(
        """
        +---+---+---+---+   +   +   +   +
        | .   .   .   . | #   #   #   #
        +---+---+---+---+---+---+---+---+
        | .   .   .   .   .   .   .   . |
        +---+---+---+---+---+---+---+---+
    """,
        tiles=tiles,
        start=START,
    )
    house.intruder("mg_inf", "a2")
    guard = house.guard("b1", "patrol", route="b1 c1 d1 c1", stops="b1", speed=4)
    house.round()
    assert house.places(guard) == ["b1"]
    assert (len(house.saw(GuardVanished)), len(house.saw(GuardAppeared))) == (1, 1)


@clause("DD-INFOG-06", "DD-GUARD-11")
def test_who_comes_out_of_the_fog_through_a_door_closes_it_behind_him() -> None:
    house = Building(
        """
        +---+---+---+---+---+---+---+---+
        | .   .   . a .   .   .   .   . |
        +   +---+---+---+---+---+---+---+
        | .   .   .   .   .   .   .   . |
        +---+---+---+---+---+---+---+---+
    """,
        tiles={"A": "d1:h1", "B": "a1:c1", "C": "a2:h2"},
        start=START,
    )
    house.intruder("mg_inf", "h2")
    guard = house.guard("a2", "patrol", route="a2 a1 b1 c1 d1 e1", stops="a2 b1 d1 e1")
    house.round()
    assert house[guard].field == ""
    house.round()  # through the door: where he was is shown
    assert (house.places(guard), house.door_state("a")) == (["d1"], "open")
    assert house[guard].used == house.state.turn - 1  # by his action
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["e1"], "closed")


@clause("DD-INFOG-06", "DD-INMOVE-04")
def test_who_opens_a_door_from_the_fog_stays_behind_it_if_there_is_no_room() -> None:
    house = Building(
        """
        +---+---+---+---+---+---+---+---+
        | .   .   . a .   .   .   .   . |
        +   +---+---+---+---+---+---+---+
        | .   .   .   .   .   .   .   . |
        +---+---+---+---+---+---+---+---+
    """,
        tiles={"A": "d1:h1", "B": "a1:c1", "C": "a2:h2"},
        start=START,
    )
    house.intruder("mg_inf", "h2")
    for _ in range(5):
        house.civilian("d1")
    guard = house.guard("a2", "patrol", route="a2 a1 b1 c1 d1 e1", stops="a2 b1 d1 e1")
    house.round()
    house.round()
    assert (house.places(guard), house.door_state("a")) == (["c1"], "open")


@clause("DD-BOT-18")
def test_a_guardbot_that_is_switched_off_before_its_turn_stays() -> None:
    house = Building()
    house.intruder("mg_inf", "a2")
    first, second = house.bot("h1", "w"), house.bot("h2", "w")
    house.puts(second, "e2")
    house.floor.bots[second].on = True
    house.ends()
    assert house.moves()[-1] == "done"
    house.floor.bots[second].on = False
    house.do("done")
    assert house.places(first, second) == ["h1", "e2"]


@clause("DD-INCOMB-09")
def test_whom_nobody_can_attack() -> None:
    house = Building()
    agent, fallen = house.intruder("mg_inf", "a1"), house.guard("b1", prone=True)
    far = house.guard("e1")
    wanted = {agent: "attacks-itself", fallen: "is-out-of-action", far: "out-of-range"}
    wanted["guard.9"] = "no-such-figure"
    assert {name: house.why(f"attack {agent} {name}").message for name in wanted} == wanted


def errand_with_two_ways() -> tuple[Building, str]:
    """A guard who is sent through door a and can go to it in two ways."""
    house = Building("""
        +---+---+---+---+
        | .   .   . | . |
        +   +   +   +   +
        | .   .   . a . |
        +---+---+---+---+
        | .   .   .   . |
        +---+---+---+---+
    """, doors={"a": "open"})  # fmt: skip
    house.intruder("mg_inf", "a3")
    guard = house.guard("b1", sight=3)
    house.gate("a").opened_in = 1
    house.ends()
    return house, guard


@clause("DD-GUARD-25", "DD-INMOVE-07")
def test_pl2_chooses_among_equal_ways_to_an_open_door() -> None:
    house, guard = errand_with_two_ways()
    assert house.moves() == [f"step {guard} c1", f"step {guard} b2"]
    assert house.why(f"step {guard} a1").message == "not-the-shortest"
    house.steps(guard, "b2")
    assert house.places(guard) == ["c2"]


@clause("DD-GUARD-27")
def test_who_is_taken_away_in_the_middle_of_his_errand_goes_no_further() -> None:
    house, guard = errand_with_two_ways()
    take_off(house.state, house[guard])
    advance(GAME, house.state, Forced())
    assert house.seat == PL1
