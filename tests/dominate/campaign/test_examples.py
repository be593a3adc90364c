"""The worked examples of triggers and explicit acts (DD-TRIGGER-15…18, DD-INACT-06, 11, 14)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.campaign.events import (
    ItemGiven,
    Judged,
    MustRead,
    PointsScored,
    ReadAloud,
    RolledSecretly,
)
from starboard.games.dominate.indoors.events import AlarmEnded, AlarmRaised, Told
from starboard.kernel.match import as_seen
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, named, trigger

GREEN = {"type": "civil_building", "side": "green"}
YELLOW = {"type": "civil_building", "side": "yellow"}


def flipped(count: int) -> dict[str, object]:
    return {"flip": {"figure": YELLOW, "to": "green", "count": count, "choose": "PL2"}}


UPLINK = trigger(
    "uplink",
    {"captured": {"figure": {"type": "uplink", "faction": "RedCat"}, "by": "PL1"}},
    {"read_aloud": named("Your engineer is inside the uplink.")},
    {
        "roll": {
            "die": "d6",
            "secret": True,
            "cases": [
                {
                    "faces": [1, 2, 3],
                    "do": [flipped(1), {"must_read": {"who": "PL1", "text": "57"}}],
                },
                {
                    "faces": [4, 5, 6],
                    "do": [flipped(2), {"must_read": {"who": "PL1", "text": "09"}}],
                },
            ],
        }
    },
    {"read_aloud": named("The device is in a green civil building.")},
)
CIVIL = trigger(
    "civil_building",
    {"captured": {"figure": GREEN, "by": "PL1"}},
    {"flip": {"figure": {"id": "it"}, "to": "yellow"}},
    {
        "if": {
            "cond": {"count": {"figure": GREEN, "exactly": 0}},
            "then": [
                {"read_aloud": named("Here is the device.")},
                {"give_item": {"to": "PL1", "item": "device"}},
                {"victory": {"EFA": 1}},
            ],
        }
    },
)
TEXTS = {
    "57": {"book": "EFA", "de": "Siebenundfünfzig", "en": "Fifty-seven"},
    "09": {"book": "EFA", "de": "Neun", "en": "Nine"},
}


def village(*sides: str) -> Operation:
    """Three civil buildings, an engineer beside the first, another one beside the red uplink."""
    houses = [
        {"id": f"house{number}", "type": "civil_building", "side": side, "at": [2 * number + 1, 1]}
        for number, side in enumerate(sides)
    ]
    mission = Operation(
        figures=[
            *houses,
            {"id": "uplink", "type": "uplink", "faction": "RedCat", "at": [3, 3]},
            {"id": "hacker", "type": "ing_inf", "faction": "EFA", "at": [2, 3]},
        ],
        triggers=[UPLINK, CIVIL],
        texts=TEXTS,
        items={"device": named("Device")},
    )
    mission.forget()
    return mission


def sides_of(mission: Operation) -> dict[str, int]:
    found = [mission[f"house{number}"].side for number in range(3)]
    return {"yellow": found.count("yellow"), "green": found.count("green")}


def hack(mission: Operation, roll: int) -> None:
    mission.do(f"capture {mission.id('hacker')} {mission.id('uplink')}", roll)


@clause("DD-TRIGGER-15", "DD-TRIGGER-10")
def test_the_sample_trigger_uplink_with_a_five() -> None:
    mission = village("yellow", "yellow", "yellow")
    hack(mission, 5)
    assert mission.seat == PL2
    for house in ("house0", "house2"):
        mission.do(f"pick {mission.id(house)}")
    assert sides_of(mission) == {"yellow": 1, "green": 2}
    assert [(event.seat, event.number) for event in mission.saw(MustRead)] == [(PL1, "09")]
    assert [event.en for event in mission.saw(ReadAloud)] == [
        "Your engineer is inside the uplink.",
        "The device is in a green civil building.",
    ]
    roll = mission.saw(RolledSecretly)[0]
    assert as_seen(roll, PL2) == roll
    assert as_seen(roll, PL1) is None
    assert "Nine" in mission.heard(PL1)
    assert "Nine" not in mission.heard(PL2)


@clause("DD-TRIGGER-16")
def test_the_sample_trigger_uplink_with_a_two() -> None:
    mission = village("yellow", "yellow", "yellow")
    hack(mission, 2)
    mission.do(f"pick {mission.id('house1')}")
    assert sides_of(mission) == {"yellow": 2, "green": 1}
    assert [event.number for event in mission.saw(MustRead)] == ["57"]


@clause("DD-TRIGGER-17", "DD-TRIGGER-13")
def test_the_sample_trigger_civil_building_not_yet_the_last() -> None:
    mission = village("green", "green", "yellow")
    mission.capture("house0")
    assert sides_of(mission) == {"yellow": 2, "green": 1}
    assert mission.items() == []
    assert mission.saw(PointsScored) == []
    assert "engineer" not in mission
    assert mission.fired("civil_building") == 1


@clause("DD-TRIGGER-18", "DD-TRIGGER-11", "DD-TRIGGER-12")
def test_the_sample_trigger_civil_building_the_last() -> None:
    mission = village("green", "yellow", "yellow")
    mission.capture("house0")
    assert sides_of(mission) == {"yellow": 3, "green": 0}
    assert mission.items() == ["device"]
    assert [event.en for event in mission.saw(ReadAloud)] == ["Here is the device."]
    assert [event.item for event in mission.saw(ItemGiven)] == ["device"]
    assert mission.log.efa.victory == 1
    assert mission.log.redcat.victory == 0


# ------------------------------------------------------------------------- the control desk


DESK = {"id": "desk", "kind": "desk", "at": [1, 0], "inspect": named("Documents"), "use": "leaf"}
LOOK = trigger("documents", {"inspected": {"object": "desk"}}, {"allow": {"object": "desk"}})
TAKE = trigger(
    "take_documents",
    {"acted": {"object": "desk"}},
    {"give_item": {"to": "PL1", "item": "documents"}},
    once=True,
)
ASK = "Does PL1 put the staff card under the documents?"
HIDE = trigger(
    "hide_card",
    {
        "explicit": {
            "object": "desk",
            "ask": named(ASK),
            "keywords": {"de": [["Karte"], ["unter"]], "en": [["card"], ["under"]]},
        }
    },
    {"read_aloud": named("The card now lies under the documents.")},
    {"lose_item": {"from": "PL1", "item": "staff_card"}},
    **{"if": {"item": {"of": "PL1", "id": "staff_card"}}},
)


def office(*triggers: object, more: tuple[object, ...] = ()) -> Operation:
    mission = Operation(
        plan="""
    +---+---+---+---+
    | .   .   .   . |
    +---+---+---+---+
    """,
        objects=[DESK, *more],
        team=[{"id": "agent", "type": "mg_inf", "at": [[0, 0], [3, 0]]}],
        triggers=list(triggers),
        items={"documents": named("Documents"), "staff_card": named("Staff card")},
    )
    mission.forget()
    return mission


@clause("DD-INACT-06", "DD-INACT-04")
def test_inspecting_the_desk_lets_it_be_acted_on() -> None:
    mission = office(LOOK, TAKE)
    desk = mission.id("desk")
    assert mission.state.floor is not None
    assert mission.state.floor.spots[desk].kept.value is True
    mission.do(f"inspect {mission.id('agent')} {desk}")
    assert [event.en for event in mission.saw(Told)] == ["Documents"]
    assert mission.items() == []
    assert mission.state.floor.spots[desk].kept.value is False


@clause("DD-INACT-06")
def test_what_one_trigger_allows_it_allows_for_one_thing() -> None:
    safe = trigger("safe", {"picked_up": {"figure": {"of": "PL1"}}}, {"allow": {"object": "safe"}})
    mission = office(LOOK, safe, more=({"id": "safe", "kind": "safe", "at": [3, 0]},))
    assert mission.state.floor is not None
    backstage = mission.state.floor.backstage.value
    assert backstage is not None
    assert sorted(backstage.kept) == ["desk", "safe"]
    mission.do(f"inspect {mission.id('agent')} {mission.id('desk')}")
    assert backstage.kept == ("safe",)


@clause("DD-ALARM-02")
def test_a_trigger_raises_the_alarm_once_and_ends_only_one_that_sounds() -> None:
    for on, before in ((True, False), (True, True), (False, True), (False, False)):
        mission = office(trigger("t", {"inspected": {"object": "desk"}}, {"alarm": on}))
        assert mission.state.floor is not None
        mission.state.floor.alarm = before
        mission.do(f"inspect {mission.id('agent')} {mission.id('desk')}")
        assert mission.state.floor.alarm is on
        changed = [*mission.saw(AlarmRaised), *mission.saw(AlarmEnded)]
        assert len(changed) == (on is not before)


@clause("DD-INACT-11", "DD-INACT-08")
def test_acting_on_the_desk_at_once_takes_the_documents() -> None:
    mission = office(LOOK, TAKE)
    agent = mission.id("agent")
    mission.do(f"act {agent} {mission.id('desk')}")
    assert [event.en for event in mission.saw(Told)] == ["Documents"]
    assert mission.items() == ["documents"]
    assert mission.why(f"inspect {agent} a1").message == "has-acted"


@clause("DD-INACT-06")
def test_what_no_trigger_has_allowed_gives_nothing() -> None:
    never = trigger(
        "documents",
        {"inspected": {"object": "desk"}},
        {"allow": {"object": "desk"}},
        **{"if": {"flag": "never"}},
    )
    mission = office(never, TAKE)
    mission.do(f"act {mission.id('agent')} {mission.id('desk')}")
    assert mission.items() == []


@clause("DD-INACT-14", "DD-INACT-12")
def test_an_explicit_act_with_an_item() -> None:
    mission = office(HIDE)
    mission.mission.items["PL1"].append("staff_card")
    text = "put%20the%20staff%20card%20under%20the%20documents"
    mission.do(f"explicit {mission.id('agent')} {mission.id('desk')} {text}")
    assert mission.seat == PL2
    assert mission.moves() == ["judge hide_card", "judge -"]
    mission.do("judge hide_card")
    assert [(event.seat, event.met) for event in mission.saw(Judged)] == [(PL2, True)]
    assert [event.en for event in mission.saw(ReadAloud)] == [
        "The card now lies under the documents."
    ]
    assert mission.items() == []


@clause("DD-INACT-13", "DD-INPREP-04")
@pytest.mark.parametrize("card", [True, False])
def test_only_a_described_act_meets_such_a_trigger_and_pl2_judges(card: bool) -> None:
    mission = office(HIDE)
    if card:
        mission.mission.items["PL1"].append("staff_card")
    desk = mission.id("desk")
    one, other = mission.ids("agent")
    mission.do(f"act {one} {desk}")
    assert mission.fired("hide_card") == 0
    mission.done()
    mission.steps("agent", *[])
    mission.do(f"step {other} c1")
    mission.do(f"explicit {other} {desk} hide%20it")
    assert mission.moves() == (["judge hide_card", "judge -"] if card else ["judge -"])
    mission.do("judge -")
    assert mission.items() == (["staff_card"] if card else [])


@clause("DD-INPREP-04")
def test_pl2_may_be_lenient_but_what_happens_once_happens_once() -> None:
    once = {**HIDE, "once": True}
    mission = office(once)
    mission.mission.items["PL1"] += ["staff_card", "staff_card"]
    desk = mission.id("desk")
    one, other = mission.ids("agent")
    mission.do(f"explicit {one} {desk} whatever")
    mission.do("judge hide_card")
    assert (mission.items(), mission.fired("hide_card")) == (["staff_card"], 1)
    mission.done()
    mission.do(f"step {other} c1")
    mission.do(f"explicit {other} {desk} again")
    assert mission.moves() == ["judge -"]
