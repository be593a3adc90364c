"""`starboard dominate check`: what is wrong with a mission of one's own, and what is not."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.box.check_tool import Checked, check
from starboard.games.dominate.content import FOLDER
from starboard.testing import clause
from starboard.text import LANGUAGES
from starboard.tool import Document
from tests.dominate.campaign.operation import at, mission_file, named, trigger

WON = trigger("won", {"captured": {"figure": {"type": "barracks"}}}, {"win": "PL1"})
AIM = {"id": "win", "text": named("Win"), "aim": [{"destroy": {"of": "PL2"}}]}
ROOMS = """
    +---+---+---+---+---+---+
    | .   . a .   . b .   . |
    +---+---+---+---+---+---+
"""


def file(**more: Any) -> dict[str, Any]:
    """A small mission without a fault, with something else in it."""
    plain = {"triggers": [WON], "goals": {"PL1": [AIM], "PL2": []}}
    triggers = [*more.pop("triggers", []), WON]
    return mission_file(**{**plain, **deepcopy(more), "triggers": triggers})


def floor(**more: Any) -> dict[str, Any]:
    """Three rooms in a row with two doors; PL1 is in the first."""
    doors = {"a": {"state": "closed"}, "b": {"state": "closed"}, **more.pop("doors", {})}
    return file(plan=ROOMS, doors=doors, **more)


def found(tmp_path: Path, data: object, lang: str = "en") -> list[tuple[str, str, str]]:
    """Message, clause and place of everything that is wrong."""
    path = tmp_path / "own.yaml"
    path.write_text(json.dumps(data, ensure_ascii=False), "utf-8")  # which is YAML
    facts: Any = check(Checked(Document(str(path))), lang).facts
    for fault in facts["faults"]:
        assert fault["said"].startswith(f"{tmp_path}/own.yaml: ")
        assert len(fault["said"].splitlines()) == 1
        assert fault["message"] not in fault["said"]
    cut = len(f"{tmp_path}/own.yaml: ")
    return [(each["message"], each["clause"], each["where"][cut:]) for each in facts["faults"]]


@clause("DD-MAT-03", "DD-MAT-07", "DD-FOG-03")
@pytest.mark.parametrize("data", [file(), floor()], ids=["outdoors", "indoors"])
def test_a_small_mission_has_no_fault(tmp_path: Path, data: object) -> None:
    assert found(tmp_path, data) == []


# ------------------------------------------------------------------------- box and board

GUARD = {"id": "g", "at": [1, 0], "kind": "stationary"}
FAULTS: list[Any] = [
    pytest.param(file(figures=[{"type": "tank", "faction": "EFA", "at": at("c1")}],
                      rows=". . ~ .\n . . . .\n. . . . . . .\n . . . . . . . ."),
                 ("cannot-stand-on", "DD-MOVE-06", "board: figures: entry 6"), id="on water"),
    pytest.param(file(figures=[{"type": "uplink", "faction": "EFA", "at": [at("c1"), at("d1")]}]),
                 ("more-than-there-are", "DD-MAT-04", "board: figures"), id="too many of a kind"),
    pytest.param(file(rows="\n".join(["o o o o o o o o ."] * 6), armies=[]),
                 ("more-than-there-are", "DD-MAT-04", "board: rows"), id="too much ore"),
    pytest.param(file(figures=[{"type": "apc", "faction": "EFA", "at": at("c1"),
                                "passengers": ["mg_inf"] * 9}]),
                 ("no-room-aboard", "DD-TRANSPORT-01", "board: figures: entry 6"), id="aboard"),
    pytest.param(file(figures=[{"type": "tank", "faction": "EFA", "at": []}]),
                 ("stands-nowhere", "DD-BOARD-01", "board: figures: entry 6"), id="nowhere"),
    pytest.param(file(figures=[{"type": "tank", "at": at("c1"), "control": "PL3"}]),
                 ("no-such-control", "DD-CAMP-03", "board: figures: entry 6"), id="control"),
    pytest.param(file(figures=[{"type": "tank", "at": at("c1"), "set": {"wheels": 4}}]),
                 ("unknown-field", "DD-ROUND-10", "board: figures: entry 6: set"), id="value"),
    pytest.param(file(start_slots={"PL1": {"bridge": 3}}),
                 ("not-to-be-ordered-type", "DD-ORDER-01", "start_slots: PL1"), id="slot"),
    pytest.param(file(tiles={"A": {"at": [0, 0], "size": [4, 4]},
                             "B": {"at": [4, 0], "size": [4, 4]}}, start_tiles=["A"]),
                 ("tile-never-found", "DD-FOG-03", "board: fog"), id="fog"),
    pytest.param(file(message={role: {"flavour": named("Hm"), "orders": {"de": "Los", "en": " "}}
                               for role in ("PL1", "PL2")}),
                 ("text-missing", "DD-ROUND-09", "message.PL1.orders"), id="one language"),
    pytest.param(file(items={"key": {"de": "x" * 10_000, "en": "Key"}, "map": named("Map")}),
                 ("text-too-long", "DD-ROUND-09", "items.key"), id="10,000 letters"),
    pytest.param(floor(cameras=[{"id": f"c{n}", "at": [n, 0], "state": "active"} for n in (1, 2)]),
                 ("more-than-there-are", "DD-MAT-07", "board"), id="two cameras"),
    pytest.param(floor(terminals=[{"id": f"t{n}", "at": [n, 0], "state": "active"}
                                  for n in range(5)]),
                 ("more-than-there-are", "DD-MAT-07", "board"), id="five terminals"),
    pytest.param(floor(team=[{"id": "team", "type": "ing_inf", "at": [[0, 0]] * 7}]),
                 ("more-than-there-are", "DD-MAT-03", "board"), id="seven engineers"),
    pytest.param(floor(team=[]), ("nobody-of-pl1", "DD-INPREP-03", "board: pl1"), id="nobody"),
    pytest.param(floor(guards=[{**GUARD, "at": [9, 9]}]),
                 ("not-on-the-floor", "DD-INPREP-06", "board"), id="guard nowhere"),
    pytest.param(floor(guards=[{**GUARD, "kind": "patrol", "route": [[0, 0], [50, 0]]}]),
                 ("not-on-the-floor", "DD-INPREP-06", "board"), id="endless route"),
]  # fmt: skip


def marked(cases: list[Any]) -> list[Any]:
    """Each case shows the clause that its fault names."""
    return [
        pytest.param(*case.values, id=case.id, marks=[clause(case.values[1][1])]) for case in cases
    ]


@pytest.mark.parametrize(("data", "fault"), marked(FAULTS))
def test_what_the_box_or_the_board_cannot_hold(
    tmp_path: Path, data: object, fault: tuple[str, str, str]
) -> None:
    assert fault in found(tmp_path, data)


@pytest.mark.parametrize(("data", "fault"), FAULTS)
def test_no_match_begins_with_it(data: object, fault: tuple[str, str, str]) -> None:
    with pytest.raises(BadInput) as refused:
        GAME.content([data])
    assert (refused.value.message, refused.value.clause) == fault[:2]


PATROL = {**GUARD, "at": [3, 0], "kind": "patrol", "route": [[3, 0], [2, 0]], "stops": [[3, 0]]}
BOT = {"id": "bot", "at": [3, 0], "facing": "n"}
FOG = {"tiles": {"A": {"at": [0, 0], "size": [2, 1]}, "B": {"at": [2, 0], "size": [4, 1]}}}


@pytest.mark.parametrize(
    ("more", "fault"),
    marked([
        pytest.param({"guards": [{**GUARD, "at": [[1, 0]] * 6}]},
                     ("more-than-may-stand", "DD-INMOVE-04", "board"), id="six on a square"),
        pytest.param({"guardbots": [BOT], "guards": [{**GUARD, "at": [3, 0]}]},
                     ("guardbot-not-alone", "DD-BOT-02", "board"), id="beside a guardbot"),
        pytest.param({"guardbots": [{**BOT, "at": [[3, 0], [3, 0]]}]},
                     ("guardbot-not-alone", "DD-BOT-02", "board"), id="two guardbots"),
        pytest.param({"guards": [{**GUARD, "type": "tank"}]},
                     ("never-indoors", "DD-INPREP-03", "board: g"), id="a tank"),
        pytest.param({"guards": [{**PATROL, "route": []}]},
                     ("patrol-without-route", "DD-GUARD-08", "board: g"), id="no route"),
        pytest.param({"guards": [{**PATROL, "at": [1, 0]}]},
                     ("patrol-not-at-its-start", "DD-GUARD-08", "board: g"), id="not at its start"),
        pytest.param({"guards": [{**PATROL, "stops": [[2, 0]]}]},
                     ("patrol-not-at-its-start", "DD-GUARD-08", "board: g"), id="start, no cross"),
        pytest.param({"guards": [{**PATROL, "stops": [[3, 0], [5, 0]]}]},
                     ("cross-off-the-route", "DD-GUARD-09", "board: g"), id="cross off the route"),
        pytest.param({"guards": [{**PATROL, "kind": "irregular"}]},
                     ("no-patrol", "DD-GUARD-08", "board: g"), id="a wanderer with a route"),
        pytest.param({"guards": [{**GUARD, "kind": "irregular", "stops": [[3, 0]]}]},
                     ("no-patrol", "DD-GUARD-08", "board: g"), id="a wanderer with a cross"),
        pytest.param({**FOG, "start_tiles": ["B"]},
                     ("pl1-in-the-fog", "DD-INFOG-08", "board: agent"), id="PL1 in the fog"),
        pytest.param({"guards": [{**GUARD, "id": "b"}]},
                     ("name-twice", "DD-INPREP-11", "board"), id="a name for two"),
        pytest.param({"guards": [{**GUARD, "set": {"spedd": 3}}]},
                     ("unknown-field", "DD-ROUND-10", "board: g: set: spedd"), id="a value"),
    ]),
)  # fmt: skip
def test_people_and_routes_that_do_not_fit_a_floor(
    tmp_path: Path, more: dict[str, Any], fault: tuple[str, str, str]
) -> None:
    assert found(tmp_path, floor(**more)) == [fault]


@clause("DD-INMOVE-04", "DD-GUARD-08", "DD-INFOG-08")
@pytest.mark.parametrize(
    "more",
    [{"guards": [PATROL]}, {"guardbots": [BOT]}, {**FOG, "start_tiles": ["A"]},
     {"guards": [{**GUARD, "at": [[1, 0]] * 5}]}],
)  # fmt: skip
def test_people_and_routes_that_fit_a_floor(tmp_path: Path, more: dict[str, Any]) -> None:
    assert found(tmp_path, floor(**more)) == []


# ------------------------------------------------------------------------- locks


LOCKED = {"b": {"state": "locked", "id": "vault"}}
UNLOCK = {"door": {"id": "vault", "set": "unlocked"}}


def thing(name: str, column: int) -> dict[str, object]:
    return {"id": name, "kind": "desk", "at": [column, 0], "use": "take"}


def opened_by(*do: object, **more: object) -> dict[str, object]:
    return trigger("opens", {"acted": {"object": "vault"}}, *do, **more)


KEY = trigger("key", {"acted": {"object": "desk"}}, {"give_item": {"to": "PL1", "item": "key"}})
HAS_KEY = {"item": {"of": "PL1", "id": "key"}}


@clause("DD-INACT-19", "DD-INACT-16")
@pytest.mark.parametrize(
    ("more", "solvable"),
    [
        pytest.param({}, False, id="no key"),
        pytest.param({"triggers": [opened_by(UNLOCK)]}, True, id="by acting on it"),
        pytest.param({"triggers": [KEY, opened_by(UNLOCK, **{"if": HAS_KEY})],
                      "objects": [thing("desk", 2)]}, True, id="key before it"),
        pytest.param({"triggers": [KEY, opened_by(UNLOCK, **{"if": HAS_KEY})],
                      "objects": [thing("desk", 5)]}, False, id="key behind it"),
        pytest.param({"terminals": [{"id": "t", "at": [3, 0], "state": "active",
                                     "controls": ["vault"]}]}, True, id="terminal before it"),
        pytest.param({"terminals": [{"id": "t", "at": [4, 0], "state": "active",
                                     "controls": ["vault"]}]}, False, id="terminal behind it"),
        pytest.param({"triggers": [trigger("f", {"acted": {"object": "desk"}}, {"set_flag": "f"}),
                                   opened_by(UNLOCK, **{"if": {"flag": "f"}})],
                      "objects": [thing("desk", 4)]}, False, id="flag behind it"),
        pytest.param({"triggers": [opened_by({"door": {"id": "vault", "set": "locked"}})]}, False,
                     id="a trigger that locks"),
    ],
)  # fmt: skip
def test_a_lock_has_a_key_that_can_be_had(
    tmp_path: Path, more: dict[str, Any], solvable: bool
) -> None:
    faults = found(tmp_path, floor(doors=LOCKED, **more))
    wanted = ("lock-without-key", "DD-INACT-19", "board: doors.b")
    assert [fault for fault in faults if fault[0] == "lock-without-key"] == (
        [] if solvable else [wanted]
    )


def test_a_room_without_a_door_is_named_once(tmp_path: Path) -> None:
    walled = ROOMS.replace("b", "|")
    data = file(plan=walled, doors={"a": {"state": "closed"}})
    assert found(tmp_path, data) == [("no-way-in", "DD-WALL-04", "board: plan")]


# ------------------------------------------------------------------------- sentences


def orders(text: dict[str, str]) -> dict[str, object]:
    return {role: {"flavour": named("Hm"), "orders": text} for role in ("PL1", "PL2")}


TEN = {"de": "Haltet zehn Runden", "en": "Hold for 10 rounds"}
BINDS = ("binds-without-data", "DD-CAMP-16")


@clause("DD-CAMP-16", "DD-CAMP-06", "DD-TRIGGER-02")
@clause("DD-TRIGGER-02", "DD-CAMP-06")
@pytest.mark.parametrize(
    ("more", "wanted"),
    [
        pytest.param({"message": orders(TEN)},
                     [(*BINDS, f"message.{role}.orders.{lang}") for role in ("PL1", "PL2")
                      for lang in LANGUAGES], id="ten rounds that nobody counts"),
        pytest.param({"message": orders(TEN),
                      "triggers": [trigger("t", {"round_end": {"round": 10}}, {"win": "PL2"})]},
                     [], id="ten rounds that a trigger counts"),
        pytest.param({"rules": {"PL2": [{"de": "Nur drei", "en": "Only a few"}]}},
                     [(*BINDS, "rules.PL2[0].de")], id="a rule in one language"),
        pytest.param({"message": {role: {"flavour": TEN, "orders": named("Go")}
                                  for role in ("PL1", "PL2")}}, [], id="flavour may count"),
        pytest.param({"goals": {"PL1": [{"id": "win", "text": named("Win")}], "PL2": []}},
                     [("goal-without-data", "DD-CAMP-06", "goals.PL1[0]")], id="a goal in words"),
        pytest.param({"goals": {"PL1": [{"id": "win", "text": named("Win")}], "PL2": []},
                      "triggers": [trigger("t", {"mission_start": {}},
                                           {"goal": {"id": "win", "set": "done"}})]},
                     [], id="a goal with a trigger"),
        pytest.param({"triggers": [trigger("t", {"flag": "f"}, {"win": "PL2"})]},
                     [("never-true", "DD-TRIGGER-02", "triggers[0].when")], id="flag"),
        pytest.param({"triggers": [trigger("t", {"flag": "f"}, {"win": "PL2"}),
                                   trigger("s", {"mission_start": {}}, {"set_flag": "f"})]},
                     [], id="a flag that is set"),
        pytest.param({"triggers": [trigger("t", {"counter": {"id": "n", "at_least": 1}},
                                           {"win": "PL2"}),
                                   trigger("s", {"mission_start": {}},
                                           {"add": {"counter": "n", "by": 1}})]},
                     [], id="a counter that counts"),
        pytest.param({"triggers": [trigger("t", {"counter": {"id": "n", "at_least": 1}},
                                           {"win": "PL2"})]},
                     [("never-true", "DD-TRIGGER-02", "triggers[0].when")], id="counter"),
        pytest.param({"triggers": [trigger("t", {"mission_start": {}}, {"win": "PL2"},
                                           **{"if": HAS_KEY})]},
                     [("never-true", "DD-TRIGGER-02", "triggers[0].if")], id="item"),
        pytest.param({"triggers": [trigger("t", {"mission_start": {}}, {"win": "PL2"},
                                           **{"if": HAS_KEY}),
                                   trigger("s", {"round_start": {"round": 2}},
                                           {"give_item": {"to": "PL1", "item": "key"}})]},
                     [], id="an item that is given"),
        pytest.param({"fields": {"stall": [at("b1")]},
                      "triggers": [trigger("t", {"mission_start": {}}, {"win": "PL2"},
                                           **{"if": HAS_KEY}),
                                   trigger("s", {"round_start": {"round": 2}},
                                           {"shop": {"for": "PL1", "at": "stall",
                                                     "prices": {"key": 2}}})]},
                     [], id="an item that is sold"),
    ],
)  # fmt: skip
def test_a_sentence_that_binds_without_data(
    tmp_path: Path, more: dict[str, Any], wanted: list[tuple[str, str, str]]
) -> None:
    assert found(tmp_path, file(**more)) == wanted


@clause("DD-CAMP-06")
def test_a_mission_that_pl1_cannot_win_is_named(tmp_path: Path) -> None:
    data = {**file(), "triggers": []}
    assert found(tmp_path, data) == [("nobody-wins", "DD-CAMP-06", "triggers")]


def test_advice_does_not_keep_a_mission_from_being_played() -> None:
    GAME.content([{**file(message=orders(TEN)), "triggers": []}])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_folder_of_the_campaign_is_good(lang: str) -> None:
    answer = check(Checked(Document(str(FOLDER / "campaign"))), lang)
    assert (answer.no, len(answer.lines)) == (False, 1)
    assert "17" in answer.lines[0]
