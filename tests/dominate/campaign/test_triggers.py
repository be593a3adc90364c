"""Triggers: order, once and again, who hears and reads what (DD-TRIGGER)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.campaign.events import (
    ItemGiven,
    Looked,
    Mused,
    MustRead,
    Noted,
    PointsScored,
    ReadAloud,
    RewardGiven,
    TextRead,
)
from starboard.games.dominate.content import box
from starboard.kernel import only
from starboard.kernel.match import as_seen
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, named, trigger

HUT = {"id": "hut", "type": "civil_building", "at": at("c1"), "side": "yellow"}
OTHER = {"id": "barn", "type": "civil_building", "at": at("b2"), "side": "yellow"}
SECOND = {"id": "second", "type": "ing_inf", "faction": "EFA", "at": at("a2")}
TAKEN = {"captured": {"figure": {"type": "civil_building"}, "by": "PL1"}}


def aloud(text: str) -> dict[str, object]:
    return {"read_aloud": named(text)}


def raid(*triggers: object, **more: object) -> Operation:
    given = {"figures": [HUT, OTHER, SECOND], "triggers": list(triggers), **more}
    mission = Operation(**given)
    mission.forget()
    return mission


def read_out(mission: Operation) -> list[str]:
    return [event.en for event in mission.saw(ReadAloud)]


@clause("DD-TRIGGER-01", "DD-TRIGGER-02")
def test_when_its_condition_is_met_a_trigger_does_what_it_says_at_once() -> None:
    mission = raid(trigger("hut", TAKEN, aloud("Inside"), {"victory": {"EFA": 1}}))
    assert read_out(mission) == []
    mission.capture("hut")
    assert read_out(mission) == ["Inside"]
    assert mission.log.efa.victory == 1
    assert mission.seat == PL1


@clause("DD-TRIGGER-02")
def test_a_trigger_interrupts_an_attack_before_the_counter_is_asked() -> None:
    shot = {"attacked": {"figure": {"id": "red_tank"}, "by": "PL1"}}
    away = {"remove": {"figure": {"id": "red_tank"}}}
    near = {"id": "sniper", "type": "tank", "faction": "EFA", "at": at("f3")}
    mission = raid(trigger("shot", shot, away), figures=[near])
    mission.do(f"attack {mission.id('sniper')} {mission.id('red_tank')}")
    assert "red_tank" not in mission
    assert "sniper" in mission
    assert mission.seat == PL1


@clause("DD-TRIGGER-13")
@pytest.mark.parametrize(("once", "times"), [(True, 1), (False, 2)])
def test_a_trigger_fires_each_time_anew_unless_it_is_marked_once(once: bool, times: int) -> None:
    mission = raid(trigger("hut", TAKEN, aloud("Inside"), once=once))
    mission.capture("hut")
    mission.capture("barn", by="second")
    assert read_out(mission) == ["Inside"] * times
    assert mission.fired("hut") == times


@clause("DD-TRIGGER-13")
def test_a_state_fires_when_it_becomes_true_and_not_while_it_holds() -> None:
    near = {"near": {"figure": {"id": "efa_tank"}, "to": {"id": "hut"}, "distance": 1}}
    mission = raid(trigger("near", near, aloud("Close")))
    mission.steps("efa_tank", "c3", "c2")
    assert read_out(mission) == ["Close"]
    mission.steps("efa_tank", "d1")
    mission.done()
    assert read_out(mission) == ["Close"]
    mission.round()
    mission.steps("efa_tank", "e1")
    mission.steps("efa_tank", "d1")
    assert read_out(mission) == ["Close", "Close"]


@clause("DD-TRIGGER-13")
def test_what_holds_from_the_beginning_has_not_become_true() -> None:
    there = {"count": {"figure": {"id": "efa_tank"}, "at_least": 1}}
    mission = raid(trigger("there", there, aloud("Here")))
    mission.round()
    assert mission.fired("there") == 0


@clause("DD-TRIGGER-14")
def test_several_triggers_follow_in_printed_order_and_a_new_one_waits() -> None:
    chain = {"flag": "first"}
    mission = raid(
        trigger("later", chain, aloud("third")),
        trigger("one", TAKEN, {"set_flag": "first"}, aloud("one")),
        trigger("two", TAKEN, aloud("two"), holder="PL1"),
    )
    mission.capture("hut")
    assert read_out(mission) == ["one", "two", "third"]


@clause("DD-TRIGGER-04", "DD-CAMP-15")
def test_each_seat_sees_its_own_triggers_only() -> None:
    mission = raid(
        trigger("masters", TAKEN, aloud("a")),
        trigger("own", TAKEN, aloud("b"), holder="PL1"),
    )
    for seat, seen in ((PL1, {"PL1": ["own"]}), (PL2, {"PL2": ["masters"]}), (None, {})):
        table = mission.view(seat)
        assert table.mission is not None
        pages = {role: page.value for role, page in table.mission.pages.items()}
        found = {
            role: [each.id for each in page.triggers]
            for role, page in pages.items()
            if page is not None
        }
        assert found == seen


@clause("DD-TRIGGER-04")
def test_usually_pl2_holds_most_triggers() -> None:
    for book in box().books.values():
        held = [each.holder for each in book.head.triggers]
        assert held.count("PL2") > held.count("PL1")


@clause("DD-TRIGGER-05")
@pytest.mark.parametrize("holder", ["PL1", "PL2"])
def test_both_hear_what_is_read_aloud(holder: str) -> None:
    mission = raid(trigger("hut", TAKEN, aloud("You hear a cough"), holder=holder))
    mission.capture("hut")
    event = mission.saw(ReadAloud)[0]
    assert event.seat == (PL1 if holder == "PL1" else PL2)
    for seat in (PL1, PL2):
        assert as_seen(event, seat) == event
        assert mission.heard(seat) == ["You hear a cough"]


TEXTS = {
    "E7": {"book": "EFA", "de": "Sieben", "en": "Seven"},
    "R9": {"book": "RedCat", "de": "Neun", "en": "Nine"},
}


@clause("DD-TRIGGER-06", "DD-FAQ-31")
def test_the_holder_reads_a_text_of_his_own_book_himself() -> None:
    read = {"must_read": {"who": "holder", "text": "R9"}}
    mission = raid(trigger("hut", TAKEN, read), texts=TEXTS)
    mission.capture("hut")
    assert mission.heard(PL2) == ["Nine"]
    assert mission.heard(PL1) == []
    event = mission.saw(TextRead)[0]
    assert as_seen(event, PL1) is None


@clause("DD-TRIGGER-07")
def test_the_other_one_knows_the_number_only() -> None:
    read = {"must_read": {"who": "PL1", "text": "E7"}}
    mission = raid(trigger("hut", TAKEN, read), texts=TEXTS)
    mission.capture("hut")
    assert mission.heard(PL1) == ["Seven"]
    assert mission.heard(PL2) == []
    told = mission.saw(MustRead)[0]
    assert as_seen(told, PL2) == told
    assert told.number == "E7"
    assert as_seen(mission.saw(TextRead)[0], PL2) is None


@clause("DD-TRIGGER-08")
def test_flavour_changes_nothing() -> None:
    mission = raid(trigger("hut", TAKEN, {"flavour": named("Dust in the light")}))
    before = (mission.log.efa.victory, dict(mission.mission.items))
    mission.capture("hut")
    assert [event.en for event in mission.saw(Mused)] == ["Dust in the light"]
    assert (mission.log.efa.victory, dict(mission.mission.items)) == before


@clause("DD-TRIGGER-09")
def test_gifts_to_the_opponent_are_announced_to_him() -> None:
    mission = raid(
        trigger(
            "hut",
            TAKEN,
            {"give_item": {"to": "PL1", "item": "key"}},
            {"charism": {"EFA": 1}},
            {"reward": {"to": "EFA", "card": "informant"}},
            {"reward": {"to": "RedCat", "card": "shytan"}},
        )
    )
    mission.capture("hut")
    for kind in (ItemGiven, PointsScored):
        event = mission.saw(kind)[0]
        assert as_seen(event, PL1) == event
    gift, own = mission.saw(RewardGiven)
    assert as_seen(gift, PL1) == gift
    assert (gift.audience(), own.audience()) == (only(PL1) | only(PL2), only(PL2))
    assert as_seen(own, PL2) == own
    assert as_seen(own, PL1) is None


@clause("DD-TRIGGER-03")
def test_a_note_is_for_the_holder_only() -> None:
    mission = raid(trigger("hut", TAKEN, {"note": named("Place two")}))
    mission.capture("hut")
    note = mission.saw(Noted)[0]
    assert (as_seen(note, PL2), as_seen(note, PL1)) == (note, None)


@clause("DD-TRIGGER-03")
def test_effects_may_end_the_mission_and_change_the_campaign() -> None:
    mission = raid(
        trigger(
            "hut",
            TAKEN,
            {"mission_card": {"to": "RedCat", "card": "r9_counting_to_zero"}},
            {"set_campaign_flag": "seen"},
            {"win": "PL1"},
            {"victory": {"EFA": 5}},
        )
    )
    mission.capture("hut")
    assert mission.over
    assert mission.log.redcat.cards == {"r9_counting_to_zero": "card"}
    assert mission.log.flags == ["seen"]
    assert mission.log.efa.victory == 0


@clause("DD-TRIGGER-10")
def test_nested_conditions_are_looked_at_when_their_turn_comes() -> None:
    cond = {"item": {"of": "PL1", "id": "key"}}
    mission = raid(
        trigger(
            "hut",
            TAKEN,
            {"if": {"cond": cond, "then": [aloud("again")], "else": [aloud("first")]}},
            {"give_item": {"to": "PL1", "item": "key"}},
        )
    )
    mission.capture("hut")
    mission.capture("barn", by="second")
    assert read_out(mission) == ["first", "again"]


@clause("DD-TRIGGER-02")
def test_what_may_meet_a_trigger_tells_and_is_not_taken_back_freely() -> None:
    mission = raid()
    mission.steps("efa_tank", "c3")
    assert [event.tells for event in mission.saw(Looked)] == [True]


@clause("DD-FAQ-03")
def test_a_mission_may_end_with_triggers_that_never_fired() -> None:
    mission = raid(
        trigger("hut", TAKEN, {"win": "PL1"}),
        trigger("never", {"round_end": {"round": 9}}, {"win": "PL2"}),
    )
    mission.capture("hut")
    assert mission.over
    assert mission.fired("never") == 0
