"""Every word of the vocabulary: events that fire, states that hold, effects that happen."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.dominate.campaign.checks import walk
from starboard.games.dominate.campaign.events import (
    Bought,
    Decided,
    FigureBought,
    RolledOpenly,
    Sent,
)
from starboard.games.dominate.campaign.records import Run
from starboard.games.dominate.content import box
from starboard.games.dominate.ground import around
from starboard.games.dominate.script.effects import ON_CARDS_ONLY, Do
from starboard.games.dominate.script.holding import holds
from starboard.games.dominate.script.states import State
from starboard.games.dominate.script.whens import When
from starboard.games.dominate.script.words import words_of
from starboard.kernel.match import as_seen
from starboard.kernel.yaml_files import typed
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, named, trigger

MARK = {"set_flag": "met"}
FIELDS = {"hill": [at("c3")], "far": [at("h1")]}
ROOMS = """
    +---+---+---+---+
    | .   . a .   . |
    +---+---+---+---+
"""


def noted(when: object, **more: Any) -> Operation:
    """A mission that remembers whether something has happened."""
    given = {"fields": FIELDS, **more}
    return Operation(triggers=[trigger("met", when, MARK)], **given)


def met(mission: Operation) -> bool:
    return "met" in mission.room.flags


# ------------------------------------------------------------------------- events outdoors


@clause("DD-TRIGGER-02")
@pytest.mark.parametrize(("round", "at_once", "later"), [(1, True, True), (2, False, True),
                                                         ("every", True, True)])  # fmt: skip
def test_round_start(round: object, at_once: bool, later: bool) -> None:
    mission = noted({"round_start": {"round": round}})
    assert met(mission) is at_once
    mission.round()
    assert met(mission) is later


@clause("DD-TRIGGER-02")
def test_round_end_and_turn_end() -> None:
    mission = noted({"round_end": {"round": 1}})
    mission.ends()
    assert not met(mission)
    mission.ends()
    assert met(mission)
    mission = noted({"turn_end": {"of": "PL2"}})
    mission.ends()
    assert not met(mission)
    mission.ends()
    assert met(mission)


@clause("DD-TRIGGER-02")
@pytest.mark.parametrize("holder", ["PL1", "PL2"])
def test_mission_start(holder: str) -> None:
    start = trigger("met", {"mission_start": {}}, MARK, holder=holder)
    assert met(Operation(triggers=[start]))


@clause("DD-TRIGGER-02", "DD-TRIGGER-13")
@pytest.mark.parametrize(("ending", "passing"), [(False, True), (True, False)])
def test_entered_in_passing_or_at_the_end(ending: bool, passing: bool) -> None:
    when = {"entered": {"figure": {"id": "efa_tank"}, "field": "hill", "ending": ending}}
    mission = noted(when)
    mission.steps("efa_tank", "c3")
    assert met(mission) is passing
    mission.steps("efa_tank", "d3")
    mission.done()
    assert met(mission) is passing
    mission = noted(when)
    mission.steps("efa_tank", "c3")
    mission.done()
    assert met(mission)


@clause("DD-TRIGGER-02")
def test_entered_by_tile() -> None:
    tiles = {"A": {"at": [0, 0], "size": [2, 4]}, "B": {"at": [2, 0], "size": [6, 4]}}
    mission = noted({"entered": {"figure": {"of": "PL1"}, "tile": "B"}}, tiles=tiles)
    mission.steps("efa_tank", "b4")
    assert not met(mission)
    mission.steps("efa_tank", "c4")
    assert met(mission)


APC = {"id": "apc", "type": "apc", "faction": "EFA", "at": at("a1")}


@clause("DD-TRIGGER-02", "DD-TRANSPORT-03")
def test_boarded() -> None:
    when = {"boarded": {"figure": {"type": "ing_inf"}, "transporter": {"id": "apc"}}}
    mission = noted(when, figures=[APC])
    mission.do(f"board {mission.id('engineer')} {mission.id('apc')}")
    assert met(mission)


@clause("DD-TRIGGER-02")
def test_placed_unfolded_and_repaired() -> None:
    mission = noted({"placed": {"figure": {"type": "powerplant"}}},
                    start_slots={"PL1": {"powerplant": 1}})  # fmt: skip
    mission.do("build")
    mission.do(next(move for move in mission.moves() if move.startswith("place powerplant")))
    assert met(mission)
    truck = {"id": "truck", "type": "mcv", "faction": "EFA", "at": at("d1")}
    mission = noted({"unfolded": {"figure": {"id": "truck"}}}, figures=[truck])
    mission.do(f"unfold {mission.id('truck')}")
    assert met(mission)
    bridge = {"id": "bridge", "type": "bridge", "at": at("c1"), "side": "destroyed"}
    rows = ". . ~ . . . . .\n . . . . . . . .\n. . . . . . . .\n . . . . . . . ."
    mission = noted({"repaired": {"figure": {"id": "bridge"}}}, rows=rows, figures=[bridge])
    mission.do(f"repair {mission.id('engineer')} {mission.id('bridge')}")
    assert met(mission)


@clause("DD-TRIGGER-02")
@pytest.mark.parametrize(("by", "fires"), [("PL1", True), ("PL2", False), (None, True)])
def test_attacked_and_destroyed_by_somebody(by: str | None, fires: bool) -> None:
    near = {"id": "victim", "type": "mg_buggy", "faction": "RedCat", "at": at("c3")}
    for word in ("attacked", "destroyed"):
        args: dict[str, object] = {"figure": {"id": "victim"}}
        if by is not None:
            args["by"] = by
        mission = noted({word: args}, figures=[near])
        mission.do(f"attack {mission.id('efa_tank')} {mission.id('victim')}")
        assert met(mission) is fires


@clause("DD-TRIGGER-02")
def test_an_event_may_ask_for_the_figure_that_caused_it() -> None:
    near = {"id": "victim", "type": "mg_buggy", "faction": "RedCat", "at": at("c3")}
    for type, fires in (("tank", True), ("ing_inf", False)):
        when = {"attacked": {"figure": {"id": "victim"}, "by": {"type": type}}}
        mission = noted(when, figures=[near])
        mission.do(f"attack {mission.id('efa_tank')} {mission.id('victim')}")
        assert met(mission) is fires


# ------------------------------------------------------------------------- events indoors


def house(when: object, **more: Any) -> Operation:
    given = {"plan": ROOMS, "doors": {"a": {"state": "closed"}},
             "team": [{"id": "agent", "type": "mg_inf", "at": [1, 0]}], **more}  # fmt: skip
    return Operation(triggers=[trigger("met", when, MARK)], **given)


@clause("DD-TRIGGER-02", "DD-INACT-16")
def test_doors_terminals_and_the_alarm() -> None:
    mission = house({"door": {"id": "a", "becomes": "open"}})
    mission.do(f"act {mission.id('agent')} {mission.id('a')}")
    assert met(mission)
    post = {"id": "post", "at": [0, 0], "state": "active"}
    mission = house({"terminal": {"id": "post", "becomes": "inactive"}}, terminals=[post])
    mission.do(f"act {mission.id('agent')} {mission.id('post')}")
    assert met(mission)
    guard = {"id": "g", "at": [0, 0], "kind": "stationary"}
    mission = house({"alarm": {"becomes": True}}, guards=[guard])
    assert not met(mission)
    mission.ends()
    assert met(mission)


@clause("DD-TRIGGER-02")
def test_seen_by_guards_and_cameras() -> None:
    guard = {"id": "g", "at": [3, 0], "kind": "stationary"}
    mission = house({"seen": {"figure": {"id": "agent"}, "by": {"type": "guard"}}}, guards=[guard])
    assert not met(mission)
    mission.do(f"act {mission.id('agent')} {mission.id('a')}")
    assert met(mission)
    eye = {"id": "eye", "at": [3, 0], "state": "active"}
    when = {"seen": {"figure": {"of": "PL1"}, "by": {"type": "camera"}}}
    mission = house(when, cameras=[eye])
    mission.do(f"act {mission.id('agent')} {mission.id('a')}")
    assert met(mission)


@clause("DD-TRIGGER-02", "DD-INPREP-16")
def test_picked_up_inspected_and_revealed() -> None:
    body = {"id": "body", "at": [0, 0], "prone": True}
    mission = house({"picked_up": {"figure": {"id": "body"}}}, civilians=[body])
    mission.do(f"pick-up {mission.id('agent')} {mission.id('body')}")
    assert met(mission)
    mission = house({"inspected": {"object": "spot"}}, fields={"spot": [[0, 0]]})
    mission.do(f"inspect {mission.id('agent')} a1")
    assert met(mission)
    tiles = {"A": {"at": [0, 0], "size": [2, 1]}, "B": {"at": [2, 0], "size": [2, 1]}}
    mission = house({"revealed": {"tile": "B"}}, tiles=tiles, start_tiles=["A"])
    mission.do(f"act {mission.id('agent')} {mission.id('a')}")
    assert met(mission)


@clause("DD-TRIGGER-02", "DD-REWARD-02")
def test_a_reward_card_that_is_used() -> None:
    mission = Operation(log="efa.got.informant.1", triggers=[
        trigger("met", {"card_used": {"card": "informant", "by": "PL1"}}, MARK)])  # fmt: skip
    mission.do("use informant")
    assert met(mission)


# ------------------------------------------------------------------------- states


def true(played: Operation, /, **state: object) -> bool:
    return holds(played.state, typed(state, State, "test"), Run("", PL2))


@clause("DD-TRIGGER-13")
@pytest.mark.parametrize(
    ("state", "wanted"),
    [
        pytest.param({"all": [{"round": {"exactly": 1}}, {"flag": "f"}]}, True, id="all"),
        pytest.param({"all": [{"round": {"exactly": 2}}, {"flag": "f"}]}, False, id="not all"),
        pytest.param({"any": [{"round": {"exactly": 2}}, {"flag": "f"}]}, True, id="any"),
        pytest.param({"not": {"flag": "f"}}, False, id="not"),
        pytest.param({"count": {"figure": {"of": "PL1"}, "exactly": 3}}, True, id="count"),
        pytest.param({"count": {"figure": {"cls": "infantry"}, "at_most": 0}}, False, id="most"),
        pytest.param({"stands_on": {"figure": {"id": "efa_tank"}, "field": "spot"}}, True, id="on"),
        pytest.param({"stands_on": {"figure": {"of": "PL1"}, "field": "spot", "all": True}}, False,
                     id="all on"),
        pytest.param({"near": {"figure": {"id": "engineer"}, "to": {"id": "efa_tank"},
                               "distance": 2}}, True, id="near"),
        pytest.param({"near": {"figure": {"id": "engineer"}, "to": {"id": "red_tank"},
                               "distance": 2}}, False, id="not near"),
        pytest.param({"item": {"of": "PL1", "id": "key"}}, True, id="item"),
        pytest.param({"item": {"of": "PL2", "id": "key"}}, False, id="no item"),
        pytest.param({"flag": "g"}, False, id="no flag"),
        pytest.param({"campaign_flag": "khoury_alive"}, True, id="campaign flag"),
        pytest.param({"counter": {"id": "n", "at_least": 2}}, True, id="counter"),
        pytest.param({"counter": {"id": "m", "at_most": 0}}, True, id="no counter"),
        pytest.param({"round": {"at_least": 2}}, False, id="round"),
        pytest.param({"credits": {"of": "PL1", "at_least": 10}}, True, id="credits"),
        pytest.param({"credits": {"of": "PL1", "at_least": 11}}, False, id="too few credits"),
        pytest.param({"energy": {"of": "PL1", "at_least": 0}}, True, id="energy"),
        pytest.param({"energy": {"of": "PL1", "at_least": 1}}, False, id="too little energy"),
        pytest.param({"reward": {"of": "EFA", "card": "shytan"}}, True, id="reward"),
        pytest.param({"reward": {"of": "RedCat", "card": "shytan"}}, False, id="no reward"),
        pytest.param({"mission": {"of": "EFA", "id": "e1_blood_red_sunshine_beach", "is": "won"}},
                     True, id="mission won"),
        pytest.param({"mission": {"of": "EFA", "id": "e1_blood_red_sunshine_beach", "is": "lost"}},
                     False, id="mission not lost"),
        pytest.param({"mission": {"of": "EFA", "id": "e2_phantom_convoy", "is": "received"}}, True,
                     id="mission received"),
        pytest.param({"event": "atomschlag"}, True, id="event"),
        pytest.param({"event": "dr_tono_besiegt"}, False, id="no event"),
        pytest.param({"victory": {"of": "EFA", "at_least": 2, "at_most": 2}}, True, id="victory"),
        pytest.param({"charism": {"of": "EFA", "at_most": -1}}, True, id="charism"),
        pytest.param({"charism": {"of": "opponent", "at_least": 0}}, False, id="opponent"),
        pytest.param({"goal": {"id": "win", "is": "open"}}, True, id="open goal"),
        pytest.param({"goal": {"id": "win", "is": "done"}}, False, id="goal"),
    ],
)  # fmt: skip
def test_states_hold_or_not(state: dict[str, object], wanted: bool) -> None:
    mission = Operation(
        log="efa.victory.2 efa.charism.-1 efa.got.shytan.1 efa.won.e1 efa.card.e2 "
        "flag.khoury_alive event.atomschlag",
        fields={"spot": [at("b3")]},
    )
    mission.room.flags.append("f")
    mission.room.counters["n"] = 2
    mission.mission.items["PL1"].append("key")
    assert true(mission, **state) is wanted


@clause("DD-TRIGGER-13")
def test_states_of_doors_devices_and_the_alarm() -> None:
    eye = {"id": "eye", "at": [0, 0], "state": "inactive"}
    mission = house({"mission_start": {}}, cameras=[eye], doors={"a": {"state": "locked"}})
    for word, wanted in (("closed", True), ("locked", True), ("open", False), ("unlocked", False)):
        assert true(mission, door={"id": "a", "is": word}) is wanted
    assert true(mission, device={"id": "eye", "is": "inactive"})
    assert not true(mission, device={"id": "eye", "is": "active"})
    assert true(mission, alarm=False)
    assert not true(mission, alarm=True)


@clause("DD-TRIGGER-02")
@pytest.mark.parametrize(
    ("wanted", "count"),
    [
        ({"side": "green"}, 1),
        ({"side": ["green", "yellow"]}, 2),
        ({"tag": "old"}, 1),
        ({"faction": "EFA", "type": ["tank", "ing_inf"]}, 2),
        ({"of": "neutral", "type": "civil_building"}, 2),
        ({"field": "spot"}, 1),
        ({"tile": "A", "of": "PL1"}, 3),
        ({"of": "PL2", "near": {"to": {"id": "red_tank"}, "distance": 2}}, 1),
        ({"prone": True}, 1),
        ({"standing": True, "cls": "infantry"}, 1),
        ({"carried": True}, 1),
        ({"alive": True, "id": "red_tank"}, 1),
        ({"alive": False}, 1),
        ({"id": ["red_tank", "red_yard"]}, 2),
    ],
)
def test_filters(wanted: dict[str, object], count: int) -> None:
    figures = [
        {"id": "one", "type": "civil_building", "at": at("d1"), "side": "green", "tags": ["old"]},
        {"id": "two", "type": "civil_building", "at": at("e1"), "side": "yellow"},
        {"id": "hurt", "type": "civilian", "at": at("d4"), "prone": True},
        {"id": "bus", "type": "apc", "faction": "KOBRA", "at": at("h1"), "passengers": ["mg_inf"]},
    ]
    tiles = {"A": {"at": [0, 0], "size": [4, 4]}, "B": {"at": [4, 0], "size": [4, 4]}}
    gone = trigger("gone", {"mission_start": {}}, {"remove": {"figure": {"id": "stray"}}})
    stray = {"id": "stray", "type": "civilian", "at": at("f1")}
    mission = Operation(figures=[*figures, stray], tiles=tiles, fields={"spot": [at("b3")]},
                        triggers=[gone])  # fmt: skip
    assert true(mission, count={"figure": wanted, "exactly": count})


# ------------------------------------------------------------------------- effects


def after_start(*do: object, **more: Any) -> Operation:
    given = {"fields": FIELDS, **more}
    return Operation(triggers=[trigger("start", {"mission_start": {}}, *do)], **given)


@clause("DD-TRIGGER-02")
def test_figures_are_removed_destroyed_and_set() -> None:
    mission = after_start(
        {"remove": {"figure": {"id": "red_tank"}}},
        {"destroy": {"figure": {"id": "engineer"}}},
        {"set": {"figure": {"id": "efa_tank"}, "values": {"speed": 1, "shield": True}}},
    )
    assert "red_tank" not in mission
    assert "engineer" not in mission
    assert [lost.being for lost in mission.room.lost] == ["ing_inf.1"]
    assert true(mission, destroyed_count={"figure": {"type": "ing_inf"}, "exactly": 1})
    assert true(mission, destroyed_count={"figure": {"type": "ing_inf"}, "by": "PL1", "exactly": 0})
    assert (mission["efa_tank"].sheet.speed, mission["efa_tank"].sheet.shield) == (1, True)


@clause("DD-TRIGGER-03")
def test_somebody_else_leads_figures_and_colours_change() -> None:
    mission = after_start(
        {"control": {"figure": {"id": "red_tank"}, "to": "PL1"}},
        {"change_faction": {"figure": {"id": "red_yard"}, "to": "EFA"}},
    )
    assert (mission["red_tank"].owner, mission["red_tank"].colour) == (PL1, "RedCat")
    assert (mission["red_yard"].owner, mission["red_yard"].colour) == (PL1, "EFA")


@clause("DD-MAT-04")
def test_land_and_ore_change() -> None:
    mission = after_start(
        {"terrain": {"field": "far", "to": "water"}}, {"ore": {"field": "hill", "count": 2}}
    )
    assert mission.state.land.terrain["h1"] == "water"
    assert mission.state.ore == {"c3": ["europe", "europe"]}


@clause("DD-FOG-03", "DD-FOG-04", "DD-MAT-04")
def test_hidden_land_is_found_as_it_was_changed() -> None:
    tiles = {"A": {"at": [0, 0], "size": [7, 4]}, "B": {"at": [7, 0], "size": [1, 4]}}
    mission = after_start(
        {"terrain": {"field": "far", "to": "forest"}},
        {"ore": {"field": "edge", "count": 1}},
        {"reveal": "B"},
        tiles=tiles,
        start_tiles=["A"],
        fields={"far": [at("h1")], "edge": [at("h2")]},
    )
    assert mission.state.land.terrain["h1"] == "forest"
    assert mission.state.ore == {"h2": ["europe"]}


@clause("DD-INMOVE-07")
def test_whoever_is_sent_walks_there_turn_by_turn() -> None:
    cow = {"id": "cow", "type": "civilian", "at": at("d1"), "set": {"speed": 2}}
    mission = after_start({"go_to": {"figure": {"id": "cow"}, "field": "far"}}, figures=[cow])
    assert as_seen(mission.saw(Sent)[0], PL1) is None
    mission.round()
    assert mission["cow"].field == "f1"
    mission.round()
    assert mission["cow"].field == "h1"


@clause("DD-TRIGGER-03")
@pytest.mark.parametrize(("at_field", "found"), [("far", "h1"), ("occupied", "b2")])
def test_a_spawned_figure_goes_to_the_nearest_legal_field(at_field: str, found: str) -> None:
    places = {"far": [at("h1")], "occupied": [at("b1")]}
    spawn = {"spawn": {"type": "mg_inf", "faction": "EFA", "at": at_field, "prone": True}}
    mission = after_start(spawn, fields=places)
    fresh = list(mission.state.figures.values())[-1]
    assert (fresh.type, fresh.owner, fresh.prone) == ("mg_inf", PL1, True)
    assert fresh.field == found or fresh.field in mission.state.land.beside("b1")


@clause("DD-TRIGGER-03")
def test_a_hidden_figure_is_spawned_by_its_name_and_others_by_choice() -> None:
    khoury = {"id": "khoury", "type": "civilian", "at": at("d1"), "hidden": True,
              "control": "PL2", "name": named("Khoury")}  # fmt: skip
    pick = {"spawn": {"type": "mg_inf", "faction": "RedCat", "at": "posts", "choose": "PL2"}}
    mission = after_start({"spawn": {"figure": "khoury"}}, pick, figures=[khoury],
                          fields={"posts": [at("d2"), at("e2")]})  # fmt: skip
    assert mission["khoury"].owner == PL2
    assert mission.seat == PL2
    assert mission.moves() == ["pick d2", "pick e2"]
    mission.do("pick e2")
    assert list(mission.state.figures.values())[-1].field == "e2"


@clause("DD-TRIGGER-11", "DD-MAT-09")
def test_items_counters_credits_and_levels() -> None:
    mission = after_start(
        {"give_item": {"to": "opponent", "item": "key"}},
        {"give_item": {"to": "PL1", "item": "map"}},
        {"lose_item": {"from": "PL1", "item": "map"}},
        {"add": {"counter": "n", "by": 3}},
        {"add": {"counter": "n", "by": -1}},
        {"set_flag": "a"},
        {"clear_flag": "a"},
        {"credits": {"PL1": -50, "holder": 4}},
        {"tech_level": {"PL1": 1}},
        tech_level={"PL1": 2, "PL2": 2},
    )
    assert mission.items() == ["key"]
    assert mission.room.counters == {"n": 2}
    assert mission.room.flags == []
    assert [player.money() for player in mission.state.players] == [0, 14]
    assert [player.tech for player in mission.state.players] == [3, 2]


@clause("DD-TRIGGER-03", "DD-CAMP-06")
def test_a_goal_is_settled_on_the_page_where_it_stands() -> None:
    mission = after_start({"goal": {"id": "win", "set": "done"}})
    assert mission.mission.goals["PL1"].names == ["win=done"]
    table = mission.view(PL2).mission
    assert table is not None
    assert table.goals["PL1"].names == []


@clause("DD-TRIGGER-13")
def test_triggers_are_enabled_and_disabled() -> None:
    second = trigger("second", {"round_end": {"round": "every"}}, MARK, enabled=False)
    for effect, wanted in (({"enable": "second"}, True), ({"disable": "second"}, False)):
        start = trigger("start", {"mission_start": {}}, effect)
        mission = Operation(triggers=[start, second])
        mission.round()
        assert met(mission) is wanted


@clause("DD-TRIGGER-02")
def test_something_follows_after_some_rounds() -> None:
    mission = after_start({"after": {"rounds": 1, "do": [MARK]}})
    assert not met(mission)
    mission.round()
    assert met(mission)
    mission = after_start({"after": {"rounds": 2, "do": [MARK]}})
    mission.round()
    assert not met(mission)
    mission.round()
    assert met(mission)


@clause("DD-TRIGGER-10")
@clause("DD-TRIGGER-10")
@pytest.mark.parametrize(("by", "seat"), [("PL1", PL1), ("PL2", PL2), ("holder", PL2)])
def test_a_seat_decides_and_only_it_knows_the_question(by: str, seat: int) -> None:
    choose = {
        "choose": {
            "by": by,
            "prompt": named("Which?"),
            "options": [
                {"text": named("Left"), "do": [{"victory": {"EFA": 1}}]},
                {"text": named("Right"), "do": [{"victory": {"RedCat": 1}}]},
            ],
        }
    }
    mission = after_start(choose)
    assert mission.seat == seat
    assert mission.moves() == ["decide answer.1", "decide answer.2"]
    other = mission.view(1 - seat).mission
    assert other is not None
    assert other.asking.value is None
    mission.do("decide answer.2")
    assert (mission.log.efa.victory, mission.log.redcat.victory) == (0, 1)
    assert as_seen(mission.saw(Decided)[0], 1 - seat) is None


@clause("DD-TRIGGER-10")
def test_a_die_that_both_see() -> None:
    roll = {"roll": {"die": "d4", "cases": [{"faces": [4], "do": [MARK]}]}}
    for face in (3, 4):
        mission = Operation(face, triggers=[trigger("start", {"mission_start": {}}, roll)])
        assert met(mission) is (face == 4)
        event = mission.saw(RolledOpenly)[0]
        assert as_seen(event, PL1) == event


@clause("DD-TECH-03", "DD-TRIGGER-11")
def test_a_shop_sells_items_to_whoever_stands_there() -> None:
    shop = {"shop": {"for": "PL1", "at": "shop", "prices": {"key": 4, "map": 99}}}
    mission = after_start(shop, fields={"shop": [at("c3")]})
    tank = mission.id("efa_tank")
    assert mission.why(f"buy {tank} key").message == "no-shop-there"
    mission.steps("efa_tank", "c3")
    assert mission.offered("buy") == [f"buy {tank} key"]
    assert mission.why(f"buy {tank} map").message == "too-few-credits"
    mission.do(f"buy {tank} key")
    assert mission.items() == ["key"]
    assert mission.state.players[PL1].money() == 6
    assert mission.saw(Bought)[0].credits == 4
    assert mission.why(f"buy {tank} key").message == "has-item"


def figures_for_sale(prices: dict[str, int], **more: Any) -> Operation:
    """A shop on one field, on which the tank of PL1 stands."""
    shop = {"shop": {"for": "PL1", "at": "shop", "prices": prices}}
    mission = after_start(shop, fields={"shop": [at("c3")]}, **more)
    mission.steps("efa_tank", "c3")
    return mission


@clause("DD-TECH-03")
@clause("DD-TECH-03")
def test_a_shop_sells_figures_that_come_to_it_or_next_to_it() -> None:
    mission = figures_for_sale({"mg_inf": 2, "rak_inf": 3})
    tank = mission.id("efa_tank")
    assert mission.offered("buy") == [f"buy {tank} mg_inf", f"buy {tank} rak_inf"]
    mission.do(f"buy {tank} rak_inf")
    bought = mission.saw(FigureBought)[0]
    soldier = mission[bought.figure]
    assert (soldier.type, soldier.owner, soldier.colour) == ("rak_inf", PL1, "EFA")
    assert soldier.field in around("c3")
    assert mission.state.players[PL1].money() == 10 - 3
    mission.do(f"buy {tank} rak_inf")
    mission.steps("efa_tank", "d3")
    assert mission.offered("buy") == []


@clause("DD-TECH-03")
@clause("DD-TECH-03")
def test_a_shop_whose_field_is_free_again_sells_onto_it() -> None:
    shop = {"shop": {"for": "PL1", "at": "shop", "prices": {"mg_inf": 2}}}
    mission = after_start(shop, fields={"shop": [at("c3"), at("h1")]})
    mission.steps("efa_tank", "c3")
    mission.do(f"buy {mission.id('efa_tank')} mg_inf")
    assert mission[mission.saw(FigureBought)[0].figure].field == "h1"


@clause("DD-TECH-01", "DD-TECH-03")
@clause("DD-TECH-01", "DD-TECH-03")
@pytest.mark.parametrize(
    ("type", "level", "refused"),
    [("tank", 3, None), ("mobile_fortress", 4, "tech-too-high"), ("tank", 2, "tech-too-high")],
)
def test_a_shop_sells_up_to_the_tech_level(type: str, level: int, refused: str | None) -> None:
    mission = figures_for_sale({type: 1}, tech_level={"PL1": level, "PL2": 5})
    move = f"buy {mission.id('efa_tank')} {type}"
    if refused is None:
        mission.do(move)
    else:
        assert mission.why(move).message == refused


@clause("DD-TECH-03", "DD-PLACE-04")
@clause("DD-TECH-03", "DD-PLACE-04")
def test_a_shop_sells_no_more_figures_than_the_box_has() -> None:
    mission = figures_for_sale({"uplink": 1})
    buy = f"buy {mission.id('efa_tank')} uplink"
    for _ in range(mission.state.box.sheet("uplink").per_faction):
        mission.do(buy)
    assert mission.why(buy).message == "none-left"


@clause("DD-TECH-03")
def test_a_figure_that_nobody_can_pay_is_not_sold() -> None:
    mission = figures_for_sale({"tank": 11})
    assert mission.why(f"buy {mission.id('efa_tank')} tank").message == "too-few-credits"


@clause("DD-TECH-03")
def test_where_there_is_no_room_nothing_is_sold() -> None:
    mission = figures_for_sale({"mg_inf": 1})
    for field in mission.state.land.terrain:
        if not mission.state.at(field):
            mission.put("boar", -1, field)
    assert mission.why(f"buy {mission.id('efa_tank')} mg_inf").message == "no-room-at-shop"


@clause("DD-INACT-17", "DD-INACT-19")
@pytest.mark.parametrize(
    ("word", "state", "locked"),
    [("open", "open", False), ("closed", "closed", True), ("unlocked", "closed", False),
     ("locked", "closed", True)],
)  # fmt: skip
def test_doors_are_set(word: str, state: str, locked: bool) -> None:
    effect = {"door": {"id": "a", "set": word}}
    mission = Operation(plan=ROOMS, doors={"a": {"state": "locked"}},
                        triggers=[trigger("start", {"mission_start": {}}, effect)])  # fmt: skip
    assert mission.state.floor is not None
    gate = mission.state.floor.doors[mission.id("a")]
    assert (gate.state, gate.locked.value) == (state, locked)


@clause("DD-ALARM-02", "DD-INACT-16")
def test_alarm_and_devices_are_set() -> None:
    start = trigger("start", {"mission_start": {}}, {"alarm": True},
                    {"device": {"id": "eye", "set": "inactive"}},
                    {"device": {"id": "robot", "set": "inactive"}})  # fmt: skip
    end = trigger("end", {"turn_end": {"of": "PL1"}}, {"alarm": False})
    mission = Operation(
        plan=ROOMS,
        doors={"a": {"state": "closed"}},
        cameras=[{"id": "eye", "at": [3, 0], "state": "active"}],
        guardbots=[{"id": "robot", "at": [3, 0], "facing": "w"}],
        triggers=[start, end],
    )
    floor = mission.state.floor
    assert floor is not None
    assert floor.alarm
    assert not floor.spots[mission.id("eye")].on
    assert not floor.bots[mission.id("robot")].on
    mission.ends()
    assert not floor.alarm


@clause("DD-TRIGGER-03")
def test_a_limit_binds_the_seat_that_has_it() -> None:
    two = {"id": "pair", "type": "mg_inf", "faction": "RedCat", "at": [at("f1"), at("g1")]}
    mission = Operation(figures=[two],
                        limits=[{"figure": {"id": "pair"}, "activations_per_turn": 1}])  # fmt: skip
    mission.ends()
    one, other = mission.ids("pair")
    mission.do(f"step {one} f2")
    mission.done()
    assert mission.why(f"step {other} g2").message == "limit-reached"
    assert mission.offered(f"step {mission.id('red_tank')}")


# ------------------------------------------------------------------------- all of them


def test_the_missions_of_the_box_use_every_word_that_is_not_for_cards() -> None:
    used: set[str] = set()
    for book in box().books.values():
        for _, value in walk(book.head, ""):
            if isinstance(value, (Do, When, State)):
                used.add(value.word())
    words = {word for kind in (Do, When) for word, _ in words_of(kind)}
    only_in_tests = {"inspected", "picked_up", "seen", "allow", "device", "show_slots"}
    assert words - set(ON_CARDS_ONLY) - used <= only_in_tests
