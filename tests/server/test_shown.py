"""What tools answer and what is printed has the types that pages are written with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from starboard.games.eclipse.odds.odds import Method
from starboard.kernel.codec import plain
from starboard.kernel.registry import game_named, games
from starboard.server.wire.schema import shown_by
from starboard.testing.kit.shown import misfit
from starboard.tool import Document, tools_of

PLANNED = """\
tracks: {red: T4, white: T2, blue: T3, internal: T5}
threats:
- {code: E1-07, t: 1, zone: red}
- {code: I1-03, t: 4, zone: internal}
actions: ["<aaa-^b^----", ">aaab-^b----", "^c--b-c-----", "c--^<c>^xa--"]
"""
TOO_SMALL = "Deck: Small\n\nMain ship\n\nMarket\n1 Impulslaser\n\nEvents\n"
NO_HOPE = """\
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats:
- {code: SE1-01, t: 1, zone: red}
- {code: SE1-02, t: 2, zone: red}
- {code: SE1-03, t: 3, zone: red}
- {code: SE1-08, t: 4, zone: red}
actions: ["------------"]
"""


@dataclass(frozen=True)
class Given(Document):
    """A text that was handed over."""

    name: str = "-"
    text: str = ""

    def read(self) -> str:
        return self.text


FIGHT = Given(text="sides: [{neutral: ancient}, {species: terran_union, ships: [{type: cruiser}]}]")
MANY = Method.SIMULATED
PLAN, LOST, SMALL = Given(text=PLANNED), Given(text=NO_HOPE), Given(text=TOO_SMALL)


def answer(game: str, words: str, /, **wants: Any) -> Any:
    """What a tool answers, as it goes over HTTP."""
    tool = next(each for each in tools_of(game_named(game)) if each.name == words)
    return plain(tool.answer(tool.wants(**wants), "en").facts)


@pytest.mark.parametrize(
    ("game", "tool", "wants"),
    [
        pytest.param("eclipse", "odds", {"battle": FIGHT}, id="battle"),
        pytest.param("eclipse", "odds", {"battle": FIGHT, "method": MANY}, id="many battles"),
        pytest.param("flagship", "deck-check", {"deck": Document("frabian")}, id="legal deck"),
        pytest.param("flagship", "deck-check", {"deck": SMALL}, id="illegal deck"),
        pytest.param("space_alert", "resolve", {"file": PLAN}, id="film"),
        pytest.param("space_alert", "resolve", {"file": LOST}, id="film of a lost ship"),
        pytest.param("space_alert", "resolve", {"file": PLAN, "expect": True}, id="odds"),
        pytest.param("space_alert", "solve", {"file": PLAN, "plans": 20}, id="better plan"),
        pytest.param("space_alert", "mission", {"seed": "7"}, id="random mission"),
        pytest.param("space_alert", "mission", {"name": "mission_3"}, id="mission of the box"),
        pytest.param("space_alert", "missions", {}, id="all missions"),
    ],
)
def test_a_tool_answers_what_it_declares(game: str, tool: str, wants: dict[str, Any]) -> None:
    shape = shown_by(game_named(game))
    declared = shape["properties"]["tools"]["properties"][tool]
    assert misfit(shape["$defs"], declared, answer(game, tool, **wants)) == ""


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("game", games())
def test_what_is_printed_has_the_types_that_the_face_declares(game: str, lang: str) -> None:
    shape = shown_by(game_named(game))
    found = game_named(game)
    printed = plain(found.face.printed(found.content(None), lang))
    assert misfit(shape["$defs"], shape["properties"]["printed"], printed) == ""


def test_the_sheet_of_a_film_comes_to_its_score() -> None:
    told = answer("space_alert", "resolve", file=PLAN)
    sheet = told["sheet"]
    gained = sheet["destroyed"] + sheet["survived"] + sheet["visual"]
    assert gained - sum(sheet["penalties"].values()) == sheet["total"] == told["mission_score"]
    assert answer("space_alert", "resolve", file=LOST)["sheet"] is None


def test_a_scene_of_a_film_is_named_like_the_event_of_a_table() -> None:
    told = answer("space_alert", "resolve", file=PLAN)
    events = shown_by(game_named("space_alert"))["properties"]["events"]["properties"]
    assert len(told["film"]) > 20
    for scene in told["film"]:
        assert set(scene["args"]) == set(events[scene["kind"]]["properties"])
