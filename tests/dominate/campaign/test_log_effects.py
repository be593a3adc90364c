"""What missions note in the log book, and ore that is brought in."""

from __future__ import annotations

import pytest

from starboard.games.dominate.campaign.events import HistoryMade, MissionCardsDropped
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, Operation, at, trigger

LOG = "efa.won.e1 efa.card.e2 efa.card.e3 red.card.r1 next.EFA"
START = {"mission_start": {}}


@clause("DD-CAMP-27", "DD-TRIGGER-03")
@pytest.mark.parametrize(
    ("of", "efa", "red"),
    [
        ("EFA", ["won", "dropped", "dropped"], ["card"]),
        ("RedCat", ["won", "card", "card"], ["dropped"]),
    ],
)
def test_mission_cards_that_are_not_played_yet_can_be_taken_away(
    of: str, efa: list[str], red: list[str]
) -> None:
    drop = trigger("drop", START, {"drop_mission_cards": {"of": of}})
    mission = Operation(log=LOG, triggers=[drop])
    assert list(mission.log.efa.cards.values()) == efa
    assert list(mission.log.redcat.cards.values()) == red
    assert [event.commander for event in mission.saw(MissionCardsDropped)] == [of]


@clause("DD-EVAL-48")
@pytest.mark.parametrize("to", ["all", "EFA", "RedCat"])
def test_a_text_of_the_evaluation_is_called_for_somebody(to: str) -> None:
    call = trigger("call", START, {"evaluation_text": {"text": "0026", "to": to}})
    assert Operation(triggers=[call]).log.texts == {"0026": to}


@clause("DD-LOG-10")
def test_a_special_event_is_noted_once() -> None:
    twice = [{"special_event": "microgen_geloescht"}] * 2
    mission = Operation(triggers=[trigger("history", START, *twice)])
    assert mission.log.events == ["microgen_geloescht"]
    assert len(mission.saw(HistoryMade)) == 1


@clause("DD-TRIGGER-02", "DD-HARV-03")
@pytest.mark.parametrize(("by", "count", "fires"), [("PL1", 1, True), ("PL1", 2, False),
                                                    ("PL2", 1, False)])  # fmt: skip
def test_ore_that_became_credits_is_counted(by: str, count: int, fires: bool) -> None:
    base = [
        {"type": "powerplant", "faction": "EFA", "at": at("a1")},
        {"type": "refinery", "faction": "EFA", "at": at("c1"), "facing": "e"},
        {"id": "truck", "type": "harvester", "faction": "EFA", "at": at("d1"), "cargo": True},
    ]
    ore = trigger("ore", {"unloaded": {"by": by, "count": count}}, {"set_flag": "met"})
    mission = Operation(figures=base, triggers=[ore])
    before = mission.state.players[PL1].money()
    mission.do(f"unload {mission.id('truck')}")
    assert mission.state.players[PL1].money() == before + 6
    assert ("met" in mission.room.flags) is fires
