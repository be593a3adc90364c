"""`starboard dominate setup MISSION`: what each of the two seats lays and may read."""

from __future__ import annotations

import json

import pytest

from starboard.errors import BadInput
from starboard.games.dominate.box.mission_sheet import mission_sheet
from starboard.games.dominate.box.setup_tool import Wanted, setup
from starboard.games.dominate.box.sheets import Put, Sheet
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.content import box
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.printed import Board
from starboard.testing import clause
from starboard.text import LANGUAGES
from tests.dominate.campaign.operation import Operation, named
from tests.dominate.campaign.test_twins import indoor, outdoor

MISSIONS = sorted(box().books)


def sheet(operation: Operation, role: str, lang: str = "en") -> Sheet:
    """The sheet of a small mission."""
    assert role in ("PL1", "PL2")
    book = operation.box.books["small"]
    return mission_sheet(operation.box, book, "PL1" if role == "PL1" else "PL2", lang)


def on_tiles(facts: Sheet) -> list[Put]:
    return [put for tile in facts["tiles"] for put in tile["put"]]


def places(facts: Sheet, type: str) -> list[str]:
    """The fields of a kind of thing."""
    return [put["field"] for put in on_tiles(facts) if put["type"] == type]


@clause("DD-CAMP-05", "DD-FOG-01")
@pytest.mark.parametrize("twins", [outdoor, indoor])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_of_pl1_is_the_same_whatever_is_hidden(twins: object, lang: str) -> None:
    assert callable(twins)
    assert sheet(twins(True), "PL1", lang) == sheet(twins(False), "PL1", lang)
    assert sheet(twins(True), "PL2", lang) != sheet(twins(False), "PL2", lang)


@clause("DD-FOG-01", "DD-FOG-04")
def test_pl1_lays_the_start_plan_with_the_fog_beside_it() -> None:
    facts = sheet(outdoor(True), "PL1")
    assert [tile["tile"] for tile in facts["tiles"]] == ["A"]
    assert facts["take"] == {
        "civil_building": 1, "construction_yard": 1, "fog": 1, "mg_buggy": 1, "mg_inf": 1,
    }  # fmt: skip
    assert places(facts, "fog") == ["d2"]
    assert facts["aside"] == []
    assert facts["rules"] == ["Drive on the right"]
    assert facts["seats"] == [{"faction": "EFA", "credits": 10, "slot": {}}]


@clause("DD-CAMP-17", "DD-CAMP-18", "DD-CAMP-19")
def test_pl2_gets_every_tile_what_waits_and_the_red_boxes() -> None:
    facts = sheet(outdoor(False), "PL2")
    assert [(tile["tile"], tile["later"]) for tile in facts["tiles"]] == [
        ("A", False), ("B", True), ("C", True),
    ]  # fmt: skip
    assert [(put["type"], put["field"]) for put in facts["aside"]] == [("barracks", "k2")]
    assert places(facts, "mg_tower") == ["e4"]
    assert places(facts, "mg_buggy") == ["a2"]
    notes = [put["note"] for put in on_tiles(facts) if put["field"] == "l4"]
    assert notes == ["secret “Quicksand”"]


@clause("DD-INPREP-08", "DD-INACT-19")
def test_a_locked_door_is_closed_for_pl1_and_only_near_labels_are_told() -> None:
    far = {"id": "far", "kind": "globe", "at": [5, 0], "blue": named("Globe"), "use": "none"}
    near = {"id": "near", "kind": "desk", "at": [2, 0], "blue": named("Desk"), "use": "none",
            "red": named("False bottom")}  # fmt: skip
    plan = """
        +---+---+---+---+---+---+
        | .   .   .   .   .   . |
        +-a-+---+---+---+---+---+
        | .   .   .   .   .   . |
        +---+---+---+---+---+---+
    """
    doors = {"a": {"state": "locked", "inspect": named("Three bolts")}}
    mission = Operation(plan=plan, objects=[near, far], doors=doors)
    mine, masters = sheet(mission, "PL1"), sheet(mission, "PL2")
    assert [put["note"] for put in on_tiles(mine) if put["type"] == "object"] == [
        "Desk, “Desk”", "globe",
    ]  # fmt: skip
    assert mine["tiles"][0]["doors"] == [{"between": ["a1", "a2"], "state": "closed", "note": ""}]
    assert [put["note"] for put in on_tiles(masters) if put["type"] == "object"] == [
        "Desk, “Desk”, secret “False bottom”", "globe, “Globe”",
    ]  # fmt: skip
    assert masters["tiles"][0]["doors"] == [
        {"between": ["a1", "a2"], "state": "locked", "note": "when inspected “Three bolts”"}
    ]
    assert mine["take"] == {"door": 1, "mg_inf": 1}  # what is painted is not in the box


@clause("DD-GUARD-08", "DD-INPREP-03")
def test_only_pl2_reads_the_duty_of_a_guard() -> None:
    route = {"route": [[1, 1], [3, 1]], "stops": [[1, 1], [3, 1]], "walk": "back_and_forth"}
    mission = Operation(plan="+---+---+---+---+\n| .   .   .   . |\n+   +   +   +   +\n"
                             "| .   .   .   . |\n+---+---+---+---+",
                        guards=[{"id": "g", "at": [1, 1], "kind": "patrol", **route}])  # fmt: skip
    assert [put["note"] for put in on_tiles(sheet(mission, "PL1")) if put["type"] == "guard"] == [
        ""
    ]
    assert [put["note"] for put in on_tiles(sheet(mission, "PL2")) if put["type"] == "guard"] == [
        "patrol: B2 D2"
    ]


def secrets(book: Book) -> set[str]:
    """Texts that PL1 has not read before the first round."""
    head, board = book.head, book.board
    found = {trigger.name.en for trigger in head.triggers if trigger.holder == "PL2"}
    found |= {text.en for text in head.texts.values()}
    found |= {head.message["PL2"].orders.en, head.message["PL2"].flavour.en}
    found |= {rule.en for rule in head.rules.get("PL2", ())}
    if isinstance(board, IndoorBoard):
        for thing in [*board.objects, *board.terminals, *board.cameras, *board.doors.values()]:
            found |= {text.en for text in (thing.red, thing.inspect) if text is not None}
    elif isinstance(board, Board):
        found |= {label.red.en for label in board.labels if label.red is not None}
    return {text for text in found if len(text) > 8}


@clause("DD-CAMP-05", "DD-CAMP-15", "DD-INPREP-10")
@pytest.mark.parametrize("mission", MISSIONS)
def test_no_sheet_of_pl1_tells_a_secret(mission: str) -> None:
    answer = setup(Wanted(mission), "en")
    said = json.dumps(answer.facts, ensure_ascii=False) + "\n".join(answer.lines)
    assert not [text for text in secrets(box().books[mission]) if text in said]
    board = box().books[mission].board
    hidden = set(board.tiles) - set(board.start_tiles or board.tiles)
    assert isinstance(answer.facts, dict)
    assert not hidden & {tile["tile"] for tile in answer.facts["tiles"]}
    assert not [tile for tile in answer.facts["tiles"] if tile["later"]]
    doors = [door["state"] for tile in answer.facts["tiles"] for door in tile["doors"]]
    assert set(doors) <= {"open", "closed"}


@pytest.mark.parametrize("mission", MISSIONS)
def test_pl2_takes_as_many_figures_as_the_plan_has(mission: str) -> None:
    board = box().books[mission].board
    facts = setup(Wanted(mission, seat="PL2"), "de").facts
    assert isinstance(facts, dict)
    if isinstance(board, IndoorBoard):
        people = (*board.pl1, *board.guards, *board.guardbots, *board.civilians)
        devices = (*board.terminals, *board.cameras, *board.sentry_guns)
        wanted = sum(len(one.places()) for one in people) + len(devices) + len(board.doors)
        assert sum(facts["take"].values()) == wanted
    else:
        signs = [sign for sign in board.rows.split() if sign in "o=%:Wc"]
        figures = sum(len(figure.places()) for figure in board.figures)
        assert sum(facts["take"].values()) == figures + len(signs) + len(board.fog)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", ["", "PL1", "PL2", "EFA", "RedCat"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_mission_has_its_sheets_in_both_languages(mission: str, seat: str, lang: str) -> None:
    answer = setup(Wanted(mission, seat=seat), lang)
    assert len(answer.lines) > 15
    assert not [line for line in answer.lines if "{" in line]
    head = box().books[mission].head
    master = seat in ("PL2", head.pl2.commander)
    assert answer.lines[0].endswith("PL2" if master else "PL1")


def test_only_who_plays_there_has_a_sheet() -> None:
    with pytest.raises(BadInput) as refused:
        setup(Wanted("e3_microgen", seat="KOBRA"), "en")
    assert refused.value.message == "nobody-plays-that"
    assert "PL1, PL2, EFA" in refused.value.said("en")
