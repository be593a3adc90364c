"""The house bot in missions: from both sides, outdoors and indoors, by its own page alone."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.bot.aims import (
    aims_of,
    captives_of,
    kept_by,
    prizes_of,
    targets_of,
)
from starboard.games.dominate.bot.fights import prey
from starboard.games.dominate.bot.house import advise
from starboard.games.dominate.bot.outlook import Outlook
from starboard.games.dominate.bot.strikes import struck
from starboard.games.dominate.content import box
from starboard.games.dominate.state import Table
from starboard.kernel import Move
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, play_out
from starboard.kernel.view import veil
from starboard.text import LANGUAGES, texts_for
from tests.dominate.building import Building
from tests.dominate.campaign.operation import Operation, at, named


def start(mission: str) -> Table:
    state = GAME.setup(2, read_options(GAME.options, {"scenario": mission}), box())
    advance(GAME, state, Quick(1))
    return state


@pytest.mark.parametrize("mission", sorted(box().books))
def test_house_bots_play_a_mission_to_its_end_and_say_why(mission: str) -> None:
    told: set[str] = set()

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        decision = advise(veil(state, seat)[0], seat, moves)
        assert decision.move in moves
        told.add(decision.why.message)
        return decision.move

    state = start(mission)
    play_out(GAME, state, choose, Quick(2), limit=10_000)
    assert state.outcome is not None
    for lang in LANGUAGES:
        for message in told:
            assert texts_for("dominate").say(lang, message)


def test_a_seat_has_the_aims_of_its_own_page_only() -> None:
    state = start("r1_terminate_hamid_khoury")
    assert state.mission is not None
    for seat in range(2):
        own, other = veil(state, seat)[0], veil(state, 1 - seat)[0]
        assert targets_of(own, seat)
        assert targets_of(other, seat) == ()
        assert prizes_of(other, seat) == set()
        assert not [aim for aim in aims_of(other, seat) if aim.figures]


def test_an_answer_that_ends_the_mission_at_once_is_declined() -> None:
    state = start("e7_silent_silo")
    while state.mission is None or state.mission.asking.value is None:
        seat = to_act(state)[0]
        act(GAME, state, seat, legal_moves(GAME, state, seat)[0], Quick(1))
    seat = to_act(state)[0]
    moves = legal_moves(GAME, state, seat)
    assert str(advise(veil(state, seat)[0], seat, moves).move) == "decide answer.2"


# ------------------------------------------------------------------------- indoors


def decision(house: Building, seat: int = 0) -> str:
    """What the house bot does next."""
    house.begin()
    moves = legal_moves(GAME, house.state, seat)
    return str(advise(veil(house.state, seat)[0], seat, moves).move)


HALL = """
+---+---+---+---+---+---+---+---+
| .   .   .   .   .   .   . a . |
+---+---+---+---+---+---+---+---+
"""


def test_a_closed_door_is_opened() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "g1")
    assert decision(house) == f"act {agent} {house.door('a')}"


def test_the_way_to_an_unknown_door_is_walked() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "a1")
    assert decision(house) == f"step {agent} b1"


def test_nobody_walks_into_the_sight_of_a_guard() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "a1")
    house.guard("e1")
    house.guard("e1")
    assert decision(house) != f"step {agent} c1"
    house.steps(agent, "b1")
    assert decision(house) == "done"  # the next square is in sight


def test_two_who_can_shoot_take_two_guards_before_anybody_hears() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "b1")
    house.intruder("mg_inf", "a1")
    guard = house.guard("e1")
    house.guard("f1")
    assert decision(house) == f"attack {agent} {guard}"


def test_under_alarm_one_keeps_a_head_down_and_another_shoots() -> None:
    house = Building(HALL, doors={"a": "closed"})
    one, other = house.intruder("mg_inf", "b1"), house.intruder("mg_inf", "b1")
    guard = house.guard("e1")
    house.floor.alarm = True
    assert decision(house) == f"suppress {one} {guard}"
    house.do(f"suppress {one} {guard}")
    house.do("done")
    assert decision(house) == f"attack {other} {guard}"


def test_the_last_witness_is_shot_and_nobody_else() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "b1")
    guard = house.guard("e1")
    assert decision(house) == f"attack {agent} {guard}"
    house.guard("f1")
    assert decision(house) != f"attack {agent} {guard}"


def test_under_alarm_guards_hunt_and_shoot() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "a1")
    guard = house.guard("f1")
    house.floor.alarm = True
    house.do("end-turn")
    assert decision(house, 1) == f"step {guard} e1"
    house.do(f"step {guard} e1")
    house.do(f"step {guard} d1")
    assert decision(house, 1) == f"attack {guard} {agent}"


SQUARE = """
+---+---+---+---+---+
| .   .   .   .   . |
+   +   +   +   +   +
| .   .   .   .   . |
+   +   +   +   +   +
| .   .   .   .   . |
+---+---+---+---+---+
"""


def test_a_guardbot_hits_ahead_of_every_way_it_can_come_to_stand() -> None:
    house = Building(SQUARE)
    house.bot("a1", "e")
    # Two squares forward and two ahead of the gun, or once around and two to the south.
    assert struck(house.state) == {"a1", "b1", "c1", "d1", "e1", "a2", "a3", "b2", "b3"}


def test_nobody_stays_before_the_gun_of_a_guardbot() -> None:
    house = Building(SQUARE)
    agent = house.intruder("mg_inf", "c1")
    house.bot("a1", "e")
    while (move := decision(house)).startswith("step"):
        house.do(move)
    assert house[agent].field not in struck(house.state)


def test_a_terminal_that_was_switched_off_stays_off() -> None:
    house = Building(HALL, doors={"a": "closed"})
    agent = house.intruder("mg_inf", "b1")
    desk = house.thing("terminal", "a1", on=True)
    assert decision(house) == f"act {agent} {desk}"
    house.do(f"act {agent} {desk}")
    house.round()
    assert not house.floor.spots[desk].on
    assert decision(house) == f"step {agent} c1"


def test_guards_shoot_first_at_who_cannot_shoot_back() -> None:
    house = Building(HALL, doors={"a": "closed"})
    house.intruder("mg_inf", "c1")
    rockets = house.intruder("rak_inf", "c1")
    guard = house.guard("e1")
    house.floor.alarm = True
    house.do("end-turn")
    assert decision(house, 1) == f"attack {guard} {rockets}"


def test_a_guardbot_turns_its_gun_to_where_people_are() -> None:
    house = Building(SQUARE)
    house.intruder("mg_inf", "a3")
    bot = house.bot("a1", "e")
    house.do("end-turn")
    assert decision(house, 1) == f"turn {bot} s"
    house.do(f"turn {bot} s")
    assert decision(house, 1).startswith(f"attack {bot}")


# ------------------------------------------------------------------------- outdoors


def test_what_is_to_be_captured_is_not_shot_at() -> None:
    state = start("r9_counting_to_zero")
    assert state.mission is not None
    seat = state.mission.pl1
    uplink = next(figure for figure in state.of(1 - seat) if figure.type == "uplink")
    launchers = {figure.id for figure in state.of(1 - seat) if figure.type == "bus"}
    assert captives_of(veil(state, seat)[0], seat) == {uplink.id}
    rockets = next(figure for figure in state.of(seat) if figure.type == "rak_inf")
    rockets.field, state.turn = state.land.beside(uplink.field)[0], 1
    hit = {foe.id for foe in prey(Outlook(veil(state, seat)[0], seat), rockets)}
    assert hit & launchers
    assert uplink.id not in hit


def test_where_somebody_hides_both_ways_are_open() -> None:
    state = start("r1_terminate_hamid_khoury")
    assert state.mission is not None
    assert captives_of(veil(state, state.mission.pl1)[0], state.mission.pl1) == set()


def test_what_is_to_be_kept_is_known_by_the_own_page() -> None:
    state = start("r9_counting_to_zero")
    assert state.mission is not None
    pl1, pl2 = state.mission.pl1, state.mission.pl2
    kept = {state.figures[name].type for name in kept_by(veil(state, pl2)[0], pl2)}
    assert kept == {"bus", "uplink"}
    assert kept_by(veil(state, pl1)[0], pl2) == set()


PASS = """
    . . . ~ ~ . . . . .
     . . . . . . . . . .
    . . . ~ ~ . . . . .
     . . . ~ ~ . . . . .
"""


@pytest.mark.parametrize(("wanted", "first"), [(True, "ing_inf.1"), (False, "tank.1")])
def test_who_is_to_capture_what_a_mission_names_goes_first(wanted: bool, first: str) -> None:
    depot = {"capture": {"id": "depot"}} if wanted else {"destroy": {"id": "depot"}}
    goal = {"id": "depot", "text": named("The depot"), "aim": [depot]}
    mission = Operation(
        rows=PASS,
        armies=[
            {"type": "tank", "faction": "EFA", "at": at("b2")},
            {"type": "ing_inf", "faction": "EFA", "at": at("a2")},
            {"type": "construction_yard", "faction": "RedCat", "at": at("i4")},
            {"id": "depot", "type": "special_building", "at": at("i2"), "side": "green"},
        ],
        goals={"PL1": [goal], "PL2": []},
    )
    moves = legal_moves(GAME, mission.state, mission.seat)
    move = str(advise(veil(mission.state, mission.seat)[0], mission.seat, moves).move)
    assert move.startswith(f"step {first} ")
