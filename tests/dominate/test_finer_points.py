"""Finer points that whole stories pass over: each would go unnoticed without a line here."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.events import CampaignGoesOn, LandLaid, Surrendered
from starboard.games.dominate.events import RoundBegan, TurnBegan
from starboard.kernel import Forced
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield
from tests.dominate.building import PL2, Building
from tests.dominate.campaign.operation import Operation, at, trigger

HALL = """
+---+---+---+---+---+---+
| .   .   .   .   .   . |
+   +   +   +   +   +   +
| .   .   .   .   .   . |
+---+---+---+---+---+---+
"""


@clause("DD-COUNTER-01", "DD-INCOMB-05")
@pytest.mark.parametrize(("answer", "prone"), [("counter", [True, True]), ("hold", [False, True])])
def test_who_shoots_back_indoors_hits_at_the_same_time(answer: str, prone: list[bool]) -> None:
    house = Building(HALL)
    agent, guard = house.intruder("mg_inf", "a1"), house.guard("c1")
    house.do(f"attack {agent} {guard}")
    assert house.seat == PL2
    house.do(answer)
    assert house.prone(agent, guard) == prone
    assert house.state.fight is None


@clause("DD-INCOMB-09")
def test_machine_guns_are_no_use_against_what_drives() -> None:
    house = Building(HALL)
    agent, bot = house.intruder("mg_inf", "a1"), house.bot("c1", "e", invulnerable=False)
    assert house.why(f"attack {agent} {bot}").clause == "DD-INCOMB-09"


@clause("DD-GUARD-04", "DD-BOT-19")
def test_under_alarm_guards_are_led_freely_but_guardbots_are_not() -> None:
    house = Building(HALL)
    house.intruder("mg_inf", "a1")
    guard, bot = house.guard("f2"), house.bot("f1", "e")
    house.robot(bot).on = False
    house.floor.alarm = True
    house.do("end-turn")
    assert house.offered(f"step {guard}") != []
    assert house.offered(f"step {bot}") == []


@clause("DD-BOT-16", "DD-BOT-18")
def test_whom_the_guardbot_follows_is_asked_before_it_moves() -> None:
    house = Building(HALL)
    one, other = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "a2")
    bot = house.bot("d1", "n")
    house.ends()
    assert house.moves() == [f"follow {bot} {one}", f"follow {bot} {other}"]


@clause("DD-BRIDGE-03")
def test_who_stands_on_a_bridge_is_lost_without_it() -> None:
    field = Battlefield(". = . .")
    tank, buggy = field.put("tank", 0, "c1"), field.put("mg_buggy", 1, "b1")
    field.attacks(tank, buggy)
    assert buggy not in field
    assert field["bridge.1"].side == "intact"


@clause("DD-INACT-06")
@pytest.mark.parametrize(("allowed", "taken"), [(False, True), (True, False)])
def test_only_an_object_that_must_be_allowed_waits_for_it(allowed: bool, taken: bool) -> None:
    allow = trigger("allow", {"round_start": {"round": 9}}, {"allow": {"object": "desk"}})
    take = trigger("take", {"acted": {"object": "desk"}}, {"set_flag": "taken"})
    desk = {"id": "desk", "kind": "desk", "at": [1, 0], "use": "take"}
    triggers = [take, *([allow] if allowed else [])]
    mission = Operation(plan=HALL, triggers=triggers, objects=[desk])
    mission.steps("agent", "b1")
    mission.do(f"act {mission.id('agent')} {mission.id('desk')}")
    assert ("taken" in mission.room.flags) is taken


@clause("DD-TRIGGER-13")
@pytest.mark.parametrize(("enabled", "fired"), [(True, 1), (False, 0)])
def test_a_state_that_nobody_watches_does_not_fire(enabled: bool, fired: int) -> None:
    state = {"stands_on": {"figure": {"id": "engineer"}, "field": "hill"}}
    watch = trigger("watch", state, {"set_flag": "met"}, enabled=enabled)
    mission = Operation(fields={"hill": [at("c1")]}, triggers=[watch])
    mission.steps("engineer", "c1")
    assert mission.fired("watch") == fired


@clause("DD-MAT-02")
def test_a_plan_sets_up_no_more_figures_than_a_colour_has() -> None:
    yards = [{"id": "yards", "type": "uplink", "faction": "EFA", "at": [at("c1"), at("d1")]}]
    assert len(Operation(figures=yards).ids("yards")) == 1


@clause("DD-CAMP-17", "DD-CAMP-03")
@pytest.mark.parametrize(("commander", "order"), [("EFA", [0, 1]), ("RedCat", [1, 0])])
def test_pl1_has_the_first_turn(commander: str, order: list[int]) -> None:
    assert Operation(pl1=commander).state.order == order


@clause("DD-CAMP-25")
def test_who_gives_up_before_the_mission_begins_leaves_no_points() -> None:
    mission = Operation(begin=False)
    GAME.concede(mission.state, 0, Forced())
    outcome = mission.state.outcome
    assert outcome is not None
    assert (outcome.won, outcome.places, tuple(outcome.points)) == ((1,), (2, 1), (0, 0))
    assert [event for event in mission.state.events if isinstance(event, Surrendered)] == []


@clause("DD-CAMP-25", "DD-CAMP-24")
@pytest.mark.parametrize(("seat", "winner"), [(0, 1), (1, 0)])
def test_who_gives_up_loses_the_mission_and_it_is_told(seat: int, winner: int) -> None:
    mission = Operation()
    GAME.concede(mission.state, seat, Forced())
    assert mission.mission.winner == winner
    assert [event.seat for event in mission.saw(Surrendered)] == [seat]
    assert mission.saw(CampaignGoesOn) == []


@clause("DD-FOG-03")
def test_a_tile_that_lies_there_is_not_laid_again() -> None:
    tiles = {"A": {"at": [0, 0], "size": [3, 4]}, "B": {"at": [3, 0], "size": [9, 4]}}
    twice = trigger("twice", {"mission_start": {}}, {"reveal": "B"}, {"reveal": "B"})
    mission = Operation(tiles=tiles, start_tiles=["A"], triggers=[twice])
    laid = [event for event in mission.saw(LandLaid) if "d1" in event.fields]
    assert len(laid) == 1
    assert "d1" in mission.state.land.terrain


@clause("DD-ROUND-06", "DD-ROUND-04")
def test_outdoors_turns_and_rounds_of_a_mission_are_counted_and_told() -> None:
    mission = Operation()
    seen = []
    for _ in range(3):
        seen.append((mission.state.round, mission.state.turn, mission.state.active))
        mission.ends()
    assert seen == [(1, 1, 0), (1, 2, 1), (2, 3, 0)]
    assert [event.seat for event in mission.saw(TurnBegan)][-3:] == [1, 0, 1]
    assert [event.round for event in mission.saw(RoundBegan)][-1:] == [2]


@clause("DD-INPREP-18", "DD-INPREP-17")
def test_indoors_both_have_a_turn_in_each_round_and_it_is_told() -> None:
    house = Building(HALL)
    house.intruder("mg_inf", "a1")
    house.forget()
    house.round()
    house.round()
    assert [event.seat for event in house.saw(TurnBegan)] == [1, 0, 1, 0]
    assert (house.state.round, house.state.turn) == (3, 5)
