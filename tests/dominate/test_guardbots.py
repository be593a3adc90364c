"""Guardbots: they follow, turn, crush and fire straight ahead (DD-BOT)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import Destroyed, Stepped
from starboard.games.dominate.indoors.persons import range_of, sight_of, speed_of
from starboard.games.dominate.kinds import Class
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building, at

SQUARE = """
    +---+---+---+---+---+
    | .   .   .   .   . |
    +   +   +   +   +   +
    | .   .   .   .   . |
    +   +   +   +   +   +
    | .   .   .   .   . |
    +---+---+---+---+---+
    | .   .   .   .   . |
    +---+---+---+---+---+
"""
"""Three rows of five, and a corridor of its own below for who is not concerned."""
LOCK = """
    +---+---+---+---+---+---+
    | .   .   . a .   .   . |
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
"""


@clause("DD-BOT-01", "DD-BOT-04", "DD-BOT-06")
def test_a_mobile_fortress_stands_for_a_guardbot() -> None:
    house = Building(guardbots=[{"id": "b", "at": at("h1"), "facing": "w", "faction": "EST"}])
    bot = house[house.named("b")]
    assert (bot.type, bot.colour, bot.owner) == ("guardbot", "EST", PL2)
    assert bot.sheet.cls is Class.ARMOURED
    values = [value(house.state, bot) for value in (speed_of, sight_of, range_of)]
    assert values == [2, 4, 2]
    assert house.robot(bot.id).facing == "w"


@clause("DD-BOT-02")
def test_nobody_enters_the_square_of_a_guardbot() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    bot = house.bot("b1", "e")
    refused = house.why(f"step {agent} b1")
    assert (refused.clause, refused.arguments["figure"]) == ("DD-BOT-02", bot)
    assert house.offered(f"step {agent}") == [f"step {agent} a2"]


@clause("DD-BOT-02")
def test_a_guardbot_does_not_enter_the_square_of_another() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "e1")
    bot = house.bot("a1", "e")
    house.bot("b1", "s", speed=0)
    house.ends()
    assert house.why(f"step {bot} b1").clause == "DD-BOT-02"


@clause("DD-BOT-03")
def test_a_guardbot_drives_over_infantry_guards_too() -> None:
    house = Building(SQUARE)
    agent, _ = house.intruder("mg_inf", "c1"), house.intruder("ing_inf", "a4")
    bot, guard = house.bot("a1", "e"), house.guard("b1")
    house.floor.alarm = True
    house.ends()
    house.steps(bot, "b1", "c1")
    assert house.prone(agent, guard) == [True, True]
    assert house.places(bot) == ["c1"]


@clause("DD-BOT-05")
def test_its_action_is_an_attack_or_a_door() -> None:
    house = Building(LOCK)
    house.intruder("ing_inf", "a2")
    bystander, bot = house.civilian("a1"), house.bot("c1", "w")
    house.ends()
    assert f"attack {bot} {bystander}" in house.moves()
    assert f"act {bot} {house.door('a')}" in house.moves()
    assert house.why(f"act {bystander} {house.door('a')}").message == "not-in-reach"
    house.do(f"act {bot} {house.door('a')}")
    assert house.door_state("a") == "open"
    refused = house.why(f"attack {bot} {bystander}")
    assert (refused.clause, refused.message) == ("DD-BOT-05", "has-acted")
    assert house.why(f"act {bot} {house.door('a')}").message == "has-acted"


@clause("DD-BOT-07")
def test_it_shoots_at_infantry() -> None:
    house = Building(SQUARE)
    agent, _ = house.intruder("rak_inf", "c1"), house.intruder("ing_inf", "a4")
    bot = house.bot("a1", "e")
    house.ends()
    house.do(f"attack {bot} {agent}")
    assert house.prone(agent) == [True]


@clause("DD-BOT-05", "DD-BOT-09")
def test_who_has_shot_neither_shoots_again_nor_turns_a_door() -> None:
    house = Building(LOCK)
    house.intruder("ing_inf", "a2")
    one, two, bot = house.civilian("b1"), house.civilian("a1"), house.bot("c1", "w")
    house.ends()
    house.do(f"attack {bot} {two}")
    assert house.prone(one, two) == [True, True]
    assert house.why(f"attack {bot} {one}").message == "has-acted"
    assert house.why(f"act {bot} {house.door('a')}").message == "has-acted"
    assert "done" in house.moves()


@clause("DD-BOT-06", "DD-BOT-13")
def test_without_points_it_neither_turns_nor_moves() -> None:
    house = Building(SQUARE)
    house.intruder("ing_inf", "e4")
    house.civilian("d1")
    bot = house.bot("c1", "w")
    house.ends()
    house.do(f"turn {bot} n")
    house.do(f"turn {bot} e")
    for move in (f"turn {bot} s", f"step {bot} b1"):
        assert (house.why(move).clause, house.why(move).message) == ("DD-BOT-06", "no-points-left")
    assert house.robot(bot).facing == "e"


@clause("DD-BOT-16", "DD-BOT-05")
def test_it_does_not_shut_the_door_between_itself_and_its_prey() -> None:
    house = Building(LOCK, doors={"a": "open"})
    house.intruder("ing_inf", "e1")
    house.intruder("mg_inf", "a2")
    bot = house.bot("c1", "e")
    house.ends()
    refused = house.why(f"act {bot} {house.door('a')}")
    assert (refused.clause, refused.message) == ("DD-BOT-16", "must-follow")


@clause("DD-BOT-08", "DD-BOT-11")
@pytest.mark.parametrize(("facing", "asked"), [("w", PL2), ("e", PL1)])
def test_a_vulnerable_one_answers_only_who_stands_before_it(facing: str, asked: int) -> None:
    house = Building(SQUARE)
    rocket, mate = house.intruder("rak_inf", "a1"), house.intruder("mg_inf", "a1")
    house.intruder("ing_inf", "a4")
    bot = house.bot("c1", facing, invulnerable=False)
    house.do(f"attack {rocket} {bot}")
    assert house.seat == asked
    if asked == PL2:
        house.do("counter")
        assert house.prone(rocket, mate) == [True, False]
    assert bot not in house.state.figures
    assert house.floor.bots == {}
    assert house.saw(Destroyed)[0].by == PL1


@clause("DD-BOT-09", "DD-BOT-10")
def test_its_attack_kills_everybody_on_the_two_squares_ahead() -> None:
    house = Building(SQUARE)
    first = [house.intruder("mg_inf", "b1"), house.intruder("rak_inf", "b1")]
    second, third = house.intruder("mg_inf", "c1"), house.intruder("mg_inf", "d1")
    beside = house.intruder("mg_inf", "a2")
    bot = house.bot("a1", "e", speed=0)  # so that it cannot drive over anybody
    house.ends()
    house.do(f"follow {bot} {third}")
    house.do(f"attack {bot} {second}")
    assert house.prone(*first, second, third, beside) == [True, True, True, False, False]


@clause("DD-BOT-10")
@pytest.mark.parametrize("word", ["closed", "open"])
def test_closed_doors_protect_from_its_gun(word: str) -> None:
    house = Building(LOCK, doors={"a": word})
    agent, _ = house.intruder("ing_inf", "e1"), house.intruder("ing_inf", "a2")
    bot = house.bot("c1", "e")
    house.ends()
    assert (f"attack {bot} {agent}" in house.moves()) is (word == "open")
    if word == "closed":
        assert house.why(f"attack {bot} {agent}").clause == "DD-BOT-10"


@clause("DD-BOT-11")
@pytest.mark.parametrize("type", ["rak_inf", "mg_inf"])
def test_it_is_normally_invulnerable(type: str) -> None:
    house = Building()
    agent, bot = house.intruder(type, "a1"), house.bot("b1", "e")
    assert house.offered("attack") == []
    refused = house.why(f"attack {agent} {bot}")
    assert (refused.clause, refused.message) == ("DD-BOT-11", "is-invulnerable")


@clause("DD-BOT-12", "DD-FAQ-25")
def test_it_moves_only_forwards_or_backwards() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "e3")
    bot = house.bot("c2", "n")
    house.ends()
    assert house.offered("step") == [f"step {bot} c3"]  # backwards, which is nearer
    refused = house.why(f"step {bot} d2")
    assert (refused.clause, refused.message) == ("DD-BOT-12", "no-way-there")


@clause("DD-BOT-12")
@pytest.mark.parametrize("facing", ["n", "e", "s", "w"])
def test_backwards_is_where_it_does_not_look(facing: str) -> None:
    behind = {"n": "c3", "e": "b2", "s": "c1", "w": "d2"}[facing]
    house = Building(SQUARE)
    agent, _ = house.intruder("mg_inf", behind), house.intruder("mg_inf", "a4")
    bot = house.bot("c2", facing)
    house.ends()  # over him, and home again
    assert house.prone(agent) == [True]
    assert [event.field for event in house.saw(Stepped)] == [behind, "c2"]
    assert house.robot(bot).facing == facing


@clause("DD-BOT-13", "DD-BOT-14")
def test_it_turns_for_a_movement_point_and_moves_on() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "d1")
    bot = house.bot("a1", "n")
    house.ends()
    refused = house.why(f"turn {bot} s")
    assert (refused.clause, refused.message) == ("DD-BOT-13", "turns-by-ninety")
    house.do(f"turn {bot} e")  # the step is all that is left then, and made at once
    assert house.state.activation is not None
    assert house.state.activation.points == 0
    assert (house.places(bot), house.robot(bot).facing) == (["b1"], "e")


@clause("DD-BOT-15")
def test_it_turns_attacks_and_turns_back() -> None:
    house = Building(SQUARE)
    one, two = house.intruder("mg_inf", "b1"), house.intruder("mg_inf", "c1")
    house.intruder("mg_inf", "a4")
    bot = house.bot("a1", "n")
    house.ends()
    house.do(f"follow {bot} {one}")
    house.do(f"turn {bot} e")
    house.do(f"attack {bot} {one}")
    assert house.state.activation is not None
    assert (house.state.activation.acted, house.state.activation.points) == (True, 1)
    house.do(f"turn {bot} n")
    assert (house.places(bot), house.robot(bot).facing) == (["a1"], "n")
    assert house.prone(one, two) == [True, True]


@clause("DD-BOT-16")
def test_it_must_come_as_near_as_it_can_to_whom_it_sees() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "e2")
    bot = house.bot("a2", "n")
    house.ends()
    assert house.moves() == [f"turn {bot} e", f"turn {bot} w"]
    for move in ("done", f"step {bot} a1"):
        refused = house.why(move)
        assert (refused.clause, refused.message) == ("DD-BOT-16", "must-follow")
    house.do(f"turn {bot} w")
    assert house.places(bot) == ["b2"]  # backwards


@clause("DD-BOT-02", "DD-BOT-16")
def test_it_stays_where_another_bot_is_in_its_only_way() -> None:
    house = Building(LOCK)
    agent = house.intruder("mg_inf", "c1")
    bot = house.bot("a1", "e")
    house.bot("b1", "n", speed=0)
    house.ends()
    shot = f"attack {bot} {agent}"
    assert house.moves() == [f"turn {bot} s", f"turn {bot} n", shot, "done"]


@clause("DD-BOT-16")
def test_attacking_is_optional() -> None:
    house = Building(SQUARE)
    agent = house.intruder("mg_inf", "e1")
    bot = house.bot("a1", "e")
    house.ends()
    assert house.places(bot) == ["c1"]
    assert house.moves() == [f"attack {bot} {agent}", "done"]


@clause("DD-BOT-16")
def test_its_sight_is_all_around_and_four_squares_far() -> None:
    for field, follows in (("e1", True), ("e2", False)):
        house = Building(SQUARE)
        house.intruder("mg_inf", field)
        bot = house.bot("a1", "w")
        house.ends()
        assert (house.floor.bots[bot].prey != "") is follows


@clause("DD-BOT-17")
def test_with_several_in_sight_pl2_chooses() -> None:
    house = Building(SQUARE)
    one, two = house.intruder("mg_inf", "c1"), house.intruder("mg_inf", "a3")
    hidden = house.intruder("mg_inf", "a4")
    bot = house.bot("a1", "e")
    house.ends()
    assert house.moves() == [f"follow {bot} {one}", f"follow {bot} {two}"]
    assert house.why(f"follow {bot} {hidden}").message == "not-in-sight"
    house.do(f"follow {bot} {two}")
    assert house.why(f"step {bot} b1").clause == "DD-BOT-16"
    assert f"turn {bot} s" in house.moves()


@clause("DD-BOT-18")
def test_with_none_in_sight_it_stays_at_home() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "a4")
    bot = house.bot("c2", "e")
    house.ends()
    refused = house.why(f"step {bot} d2")
    assert (refused.clause, refused.message) == ("DD-BOT-18", "stays-there")
    assert house.moves() == [f"turn {bot} s", f"turn {bot} n", "done"]
    house.do("done")
    assert house.places(bot) == ["c2"]


@clause("DD-BOT-18", "DD-INMOVE-07")
def test_it_returns_home_through_a_closed_door() -> None:
    house = Building(LOCK)
    house.intruder("mg_inf", "a2")
    bot = house.bot("a1", "e")
    house.puts(bot, "d1")
    house.ends()  # there is only one way, so nobody is asked
    assert (house.door_state("a"), house.places(bot)) == ("open", ["b1"])
    house.round()
    assert house.places(bot) == ["a1"]


@clause("DD-BOT-18")
def test_it_does_not_shut_itself_out() -> None:
    house = Building(LOCK, doors={"a": "open"})
    house.intruder("mg_inf", "a2")
    bystander, bot = house.civilian("f1"), house.bot("a1", "e")
    house.puts(bot, "d1")
    house.ends()
    assert house.moves() == [f"step {bot} c1", f"attack {bot} {bystander}"]
    assert house.why(f"act {bot} {house.door('a')}").clause == "DD-BOT-16"


@clause("DD-BOT-19")
def test_it_ignores_the_alarm_and_does_not_raise_it() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "c1")
    bot = house.bot("a1", "e")
    house.ends()
    assert not house.alarm
    house.sounds()
    values = [value(house.state, house[bot]) for value in (speed_of, sight_of, range_of)]
    assert values == [2, 4, 2]


@clause("DD-BOT-20")
def test_a_mission_may_give_it_other_values() -> None:
    plan = {"id": "b", "at": at("a1"), "facing": "e", "faction": "EST",
            "set": {"speed": 3, "sight": 1, "invulnerable": False}}  # fmt: skip
    house = Building(SQUARE, guardbots=[plan])
    bot = house[house.named("b")]
    assert (speed_of(house.state, bot), sight_of(house.state, bot)) == (3, 1)
    assert range_of(house.state, bot) == 2
    assert not bot.sheet.invulnerable


def test_a_bot_that_is_switched_off_does_nothing() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "c1")
    bot = house.bot("a1", "e")
    house.floor.bots[bot].on = False
    house.ends()
    assert house.seat == PL1
    assert house.places(bot) == ["a1"]
