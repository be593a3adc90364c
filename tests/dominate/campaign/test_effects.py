"""What effects of triggers come to, and what is told of them."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from starboard.games.dominate.campaign.events import (
    Answered,
    CreditsChanged,
    ShopOpened,
    SlotsShown,
)
from starboard.games.dominate.campaign.using import cards_of
from starboard.games.dominate.events import Destroyed, Halted, Turned
from starboard.games.dominate.indoors.events import LaidDown, Switched, TileLaid
from starboard.games.dominate.legacy.reward_cards import When, reward_cards
from starboard.games.dominate.pieces import left
from starboard.games.dominate.script import granting
from starboard.testing import clause
from tests.dominate.campaign.operation import HALL, PL1, PL2, Operation, at, named, trigger

RIVER = """
    . . . . . . . .
     . . . . . . . .
    . . . = . . . .
     . . . . . . . .
"""
GUARDS: list[dict[str, object]] = [
    {"id": "guard", "at": [4, 0], "kind": "stationary"},
    {"id": "mate", "at": [4, 1], "kind": "stationary"},
]
BOT = {"id": "bot", "at": [5, 1], "facing": "n"}


def begun(*do: object, **more: Any) -> Operation:
    """A mission at whose start all that happens."""
    return Operation(triggers=[trigger("start", {"mission_start": {}}, *do)], **more)


@clause("DD-TRIGGER-03", "DD-INCOMB-06")
def test_whom_a_mission_destroys_indoors_is_laid_down_and_a_guardbot_is_gone() -> None:
    gone = [{"destroy": {"figure": {"id": name}}} for name in ("guard", "bot")]
    mission = begun(*gone, plan=HALL, guards=GUARDS, guardbots=[BOT])
    assert (mission["guard"].prone, mission["mate"].prone) == (True, False)
    assert "bot" not in mission
    floor = mission.state.floor
    assert floor is not None
    assert floor.bots == {}
    assert [event.figure for event in mission.saw(LaidDown)] == [mission.id("guard")]
    assert [event.type for event in mission.saw(Destroyed)] == ["guardbot"]


@clause("DD-TRIGGER-03", "DD-INCOMB-06")
def test_who_lies_already_is_not_laid_down_again() -> None:
    mission = begun(
        {"destroy": {"figure": {"id": "guard"}}},
        {"destroy": {"figure": {"id": "guard"}}},
        plan=HALL,
        guards=GUARDS,
    )
    assert mission["guard"].prone
    assert len(mission.saw(LaidDown)) == 1


@clause("DD-TRIGGER-03", "DD-BRIDGE-03", "DD-MAT-11")
def test_a_bridge_that_is_flipped_takes_along_who_stands_on_it() -> None:
    buggy = {"id": "buggy", "type": "mg_buggy", "faction": "EFA", "at": at("d3")}
    fall = {"flip": {"figure": {"type": "bridge"}, "to": "destroyed"}}
    mission = begun(fall, rows=RIVER, figures=[buggy])
    assert mission["bridge.1"].side == "destroyed"
    assert "buggy" not in mission
    assert [(event.figure, event.becomes) for event in mission.saw(Turned)] == [
        ("bridge.1", "destroyed")
    ]


@clause("DD-TRIGGER-03", "DD-MAT-11")
def test_another_token_shows_its_other_face() -> None:
    hut = {"id": "hut", "type": "civil_building", "at": at("c1"), "side": "yellow"}
    mission = begun({"flip": {"figure": {"id": "hut"}, "to": "green"}}, figures=[hut])
    assert mission["hut"].side == "green"
    assert [(event.figure, event.becomes) for event in mission.saw(Turned)] == [
        (mission.id("hut"), "green")
    ]


@clause("DD-MAT-09", "DD-TRIGGER-03")
def test_credits_come_and_go_but_never_below_nothing() -> None:
    mission = begun({"credits": {"PL1": 5, "PL2": -99}})
    assert [player.money() for player in mission.state.players] == [15, 0]
    assert [(event.seat, event.credits) for event in mission.saw(CreditsChanged)] == [
        (PL1, 5),
        (PL2, -10),
    ]


@clause("DD-TRIGGER-12")
def test_victory_and_charism_stand_on_the_page_of_the_commander() -> None:
    mission = begun({"charism": {"EFA": 2}}, {"victory": {"RedCat": 3}})
    pages = [mission.page(seat) for seat in (PL1, PL2)]
    assert [(page.victory, page.charism) for page in pages] == [(0, 2), (3, 0)]


@clause("DD-REWARD-01")
def test_no_more_cards_are_given_in_one_mission_than_there_are() -> None:
    mission = begun(*[{"reward": {"to": "EFA", "card": "shytan"}}] * 3)
    assert mission.mission.gained["PL1"].names == ["shytan"]


@clause("DD-REWARD-04", "DD-REWARD-01")
def test_two_cards_of_a_kind_can_both_be_used() -> None:
    mission = begun(*[{"reward": {"to": "EFA", "card": "informant"}}] * 2)
    assert cards_of(mission.state, PL1) == {"informant": 2}
    assert cards_of(mission.state, PL2) == {}


@clause("DD-REWARD-02", "DD-REWARD-01")
def test_a_card_for_the_moment_of_its_receipt_is_used_up_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given = reward_cards()
    at_once = replace(given["informant"], when=When.ON_RECEIPT)
    monkeypatch.setattr(granting, "reward_cards", lambda: {**given, "informant": at_once})
    mission = begun({"reward": {"to": "EFA", "card": "informant"}})
    assert mission.log.efa.used == {"informant": 1}
    assert cards_of(mission.state, PL1) == {}
    assert len(mission.saw(SlotsShown)) == 1


@clause("DD-TECH-03", "DD-TRIGGER-03")
def test_a_shop_that_opens_is_told_with_its_fields() -> None:
    stall = {"shop": {"for": "PL1", "at": "stall", "prices": {"map": 2}}}
    mission = begun(stall, fields={"stall": [at("b3"), at("c3")]})
    assert [(event.seat, event.fields) for event in mission.saw(ShopOpened)] == [
        (PL1, ("b3", "c3"))
    ]
    assert [(shop.seat, shop.fields) for shop in mission.mission.stalls] == [(PL1, ("b3", "c3"))]


@clause("DD-INACT-16")
def test_a_mission_switches_a_terminal() -> None:
    post = {"id": "post", "at": [3, 1], "state": "active"}
    other = {"id": "other", "at": [2, 1], "state": "active"}
    mission = begun(
        {"device": {"id": "post", "set": "inactive"}}, plan=HALL, terminals=[post, other]
    )
    floor = mission.state.floor
    assert floor is not None
    assert [spot.on for spot in floor.spots.values()] == [False, True]
    assert [(event.device, event.on) for event in mission.saw(Switched)] == [
        (mission.id("post"), False)
    ]


@clause("DD-INFOG-03", "DD-TRIGGER-03")
def test_a_mission_lays_a_tile_of_a_building() -> None:
    tiles = {"A": {"at": [0, 0], "size": [3, 2]}, "B": {"at": [3, 0], "size": [3, 2]}}
    mission = begun({"reveal": "B"}, plan=HALL, tiles=tiles, start_tiles=["A"])
    floor = mission.state.floor
    assert floor is not None
    assert "f1" in floor.squares
    assert len(mission.saw(TileLaid)) == 2  # that of the start plan, and this one


@clause("DD-TRIGGER-02")
def test_who_saw_that_something_followed_is_answered_and_nobody_else() -> None:
    mission = begun({"note": named("Remember")})
    assert [event.seats for event in mission.saw(Answered)] == [1 << PL2]
    silent = begun({"give_item": {"to": "PL2", "item": "key"}})
    assert silent.saw(Answered) == []
    assert silent.items("PL2") == ["key"]


@clause("DD-FOG-06", "DD-MAT-02")
def test_what_waits_in_the_fog_is_not_in_the_supply_of_its_colour() -> None:
    tiles = {"A": {"at": [0, 0], "size": [6, 4]}, "B": {"at": [6, 0], "size": [2, 4]}}
    hidden = [
        {"id": f"far{n}", "type": "mg_inf", "faction": "RedCat", "at": [7, n]} for n in (0, 1)
    ]
    lone = {"id": "lone", "type": "mg_inf", "faction": "EFA", "at": [7, 2]}
    armies: list[dict[str, object]] = [
        {"id": "efa_yard", "type": "construction_yard", "faction": "EFA", "at": [0, 3]},
        {"id": "red_yard", "type": "construction_yard", "faction": "RedCat", "at": [5, 3]},
    ]
    mission = begun(armies=armies, figures=[*hidden, lone], tiles=tiles, start_tiles=["A"],
                    fog_tokens=[{"field": at("g2"), "tile": "B", "beside": "A"}])  # fmt: skip
    most = mission.state.box.sheet("mg_inf").per_faction
    assert [left(mission.state, seat, "mg_inf") for seat in (PL1, PL2)] == [most, most - 2]
    tanks = mission.state.box.sheet("tank").per_faction
    assert left(mission.state, PL2, "tank") == tanks


@clause("DD-MCV-08")
def test_a_figure_that_was_turned_keeps_its_place_in_the_plan() -> None:
    truck = {"id": "truck", "type": "mcv", "faction": "EFA", "at": at("d1"), "tags": ["red"],
             "name": named("The truck")}  # fmt: skip
    other = {"id": "other", "type": "tank", "faction": "EFA", "at": at("d3"), "tags": ["red"]}
    mission = Operation(figures=[truck, other])
    before, tank = mission.id("truck"), mission.id("other")
    mission.do(f"unfold {before}")
    yard = mission.id("truck")
    assert mission[yard].type == "construction_yard"
    assert (mission.id("other"), mission.room.tags["red"]) == (tank, [yard, tank])
    assert list(mission.mission.called) == [yard]
    assert [event.figure for event in mission.saw(Halted)] == [yard]


@clause("DD-CAMP-21")
def test_indoors_nobody_has_credits() -> None:
    mission = Operation(plan=HALL)
    assert [player.money() for player in mission.state.players] == [0, 0]
