"""`starboard dominate look FILE` indoors: sight, doors, and would the alarm go."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
import yaml

from starboard.errors import BadInput
from starboard.games.dominate.box.look_tool import Position, look
from starboard.games.dominate.content import FOLDER, box
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.testing import clause
from starboard.text import LANGUAGES
from starboard.tool import Answer, Document

PLAN = """
    +---+---+---+---+---+---+---+
    | .   .   .   . a .   .   . |
    +   +   +   +   +---+---+-b-+
    | .   .   .   . | .   .   . |
    +---+---+---+---+---+---+---+
"""
PEOPLE: dict[str, Any] = {
    "doors": {"a": {"state": "closed"}, "b": {"state": "locked"}},
    "pl1": [{"id": "agent", "type": "mg_inf", "at": [0, 0]}],
}


def floor(tmp_path: Path, at: str = "", lang: str = "en", **more: Any) -> Answer:
    """What there is to see on the floor with somebody more."""
    alarm = {key: more.pop(key) for key in ("alarm", "attacked") if key in more}
    board = {"kind": "indoor", "plan": dedent(PLAN).strip("\n") + "\n", **PEOPLE, **more}
    path = tmp_path / "floor.yaml"
    path.write_text(yaml.safe_dump({"board": board, **alarm}), "utf-8")
    return look(Position(Document(str(path)), at=at), lang)


def facts(answer: Answer) -> Any:
    return answer.facts


def guard(x: int, y: int) -> dict[str, object]:
    return {"id": f"g{x}{y}", "at": [x, y], "kind": "stationary"}


@clause("DD-GUARD-07", "DD-ALARM-05")
@pytest.mark.parametrize(
    ("square", "seen"), [((1, 0), True), ((2, 0), True), ((3, 0), False), ((1, 1), True)]
)
def test_a_guard_sees_two_squares_far(tmp_path: Path, square: tuple[int, int], seen: bool) -> None:
    found = facts(floor(tmp_path, guards=[guard(*square)]))
    assert found["floor"]["watchers"][0]["sees"] == (["mg_inf.1"] if seen else [])
    assert found["figures"][0]["seen_by"] == (["guard.1"] if seen else [])
    assert found["floor"]["alarm"]["goes"] == seen
    assert found["floor"]["alarm"]["clause"] == ("DD-ALARM-05" if seen else "")


@clause("DD-CAM-02", "DD-ALARM-06")
@pytest.mark.parametrize(("state", "goes"), [("active", True), ("inactive", False)])
def test_a_camera_that_is_on_raises_the_alarm_alone(tmp_path: Path, state: str, goes: bool) -> None:
    camera = [{"id": "cam", "at": [3, 0], "state": state}]
    alarm = facts(floor(tmp_path, cameras=camera))["floor"]["alarm"]
    assert (alarm["goes"], alarm["clause"]) == (goes, "DD-ALARM-06" if goes else "")
    assert alarm["by"] == (["camera.1"] if goes else [])
    assert not alarm["by_attack"]


@clause("DD-ALARM-07")
@pytest.mark.parametrize(
    ("guards", "attacked", "goes", "would"),
    [([], True, False, False), ([guard(6, 1)], False, False, True),
     ([guard(6, 1)], True, True, True)],
)  # fmt: skip
def test_an_attack_raises_the_alarm_while_a_guard_stands(
    tmp_path: Path, guards: list[object], attacked: bool, goes: bool, would: bool
) -> None:
    answer = floor(tmp_path, guards=guards, attacked=attacked)
    alarm = facts(answer)["floor"]["alarm"]
    assert (alarm["goes"], alarm["by_attack"], alarm["by"]) == (goes, would, [])
    assert ("DD-ALARM-07" in answer.lines[-1]) == would


@clause("DD-GUARD-01", "DD-GUARD-04", "DD-ALARM-02")
def test_under_alarm_guards_walk_freely_and_see_farther(tmp_path: Path) -> None:
    calm, alert = [facts(floor(tmp_path, guards=[guard(3, 0)], alarm=on)) for on in (False, True)]
    assert calm["figures"][1]["reach"] == []
    assert alert["figures"][1]["reach"] == ["a1", "b1", "c1", "b2", "c2", "d2"]
    assert "a1" not in calm["floor"]["watchers"][0]["sight"]
    assert "a1" in alert["floor"]["watchers"][0]["sight"]
    assert (alert["floor"]["alarm"]["on"], alert["floor"]["alarm"]["goes"]) == (True, False)
    assert alert["figures"][0]["hit_by"] == ["guard.1"]


@clause("DD-INMOVE-02", "DD-INMOVE-04", "DD-BOT-16")
def test_an_agent_goes_as_far_as_his_speed_and_not_where_it_is_full(tmp_path: Path) -> None:
    bot = {"id": "bot", "at": [0, 1], "facing": "n"}
    crowd = [{"id": "agent", "type": "mg_inf", "at": [0, 0]},
             {"id": "crowd", "type": "ing_inf", "at": [[1, 0] for _ in range(5)]}]  # fmt: skip
    seen = facts(floor(tmp_path, guardbots=[bot], pl1=crowd))["figures"]
    assert seen[0]["reach"] == ["c1", "d1", "b2", "c2", "d2"]
    assert [each["reach"] for each in seen if each["figure"].startswith("guardbot")] == [[]]


@clause("DD-DIST-05", "DD-INACT-19")
def test_doors_are_as_far_as_the_square_behind_them(tmp_path: Path) -> None:
    one, other = facts(floor(tmp_path))["floor"]["doors"]
    assert (one["state"], one["between"], one["distances"]) == (
        "closed", ["d1", "e1"], {"mg_inf.1": 4},
    )  # fmt: skip
    assert (other["state"], other["distances"]) == ("locked", {})


@clause("DD-INCOMB-07", "DD-INCOMB-10", "DD-SENTRY-04")
def test_rockets_are_for_doors_and_devices(tmp_path: Path) -> None:
    gun = [{"id": "gun", "at": [3, 1], "state": "active"}]
    team = [{"id": "rockets", "type": "rak_inf", "at": [0, 0]}]
    answer = floor(tmp_path, pl1=team, sentry_guns=gun, guards=[guard(1, 1)])
    shots = {shot["target"]: shot for shot in facts(answer)["figures"][0]["shots"]}
    assert set(shots) == {"door.1", "sentry_gun.1"}
    assert shots["sentry_gun.1"]["countered"]
    assert not shots["door.1"]["countered"]
    assert "  blows door 1 open from B1" in answer.lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "mission", [name for name, book in box().books.items() if isinstance(book.board, IndoorBoard)]
)
def test_every_indoor_mission_can_be_looked_at(mission: str, lang: str) -> None:
    path = FOLDER / "campaign" / f"{mission}.yaml"
    answer = look(Position(Document(str(path))), lang)
    assert not [line for line in answer.lines if "{" in line]
    assert not facts(answer)["floor"]["alarm"]["goes"]  # nobody is seen in the first moment


def test_one_square_can_be_looked_at(tmp_path: Path) -> None:
    assert floor(tmp_path, at="a1", guards=[guard(3, 0)]).lines[0] == "MG-Inf 1 ▲ (EFA) on A1"
    assert len(floor(tmp_path, at="b1").lines) == 1
    with pytest.raises(BadInput) as refused:
        floor(tmp_path, at="z9")
    assert refused.value.message == "not-on-the-board"


@clause("DD-WALL-03", "DD-INPREP-06")
@pytest.mark.parametrize(
    ("more", "message"),
    [
        ({"guards": [guard(9, 9)]}, "not-on-the-floor"),
        ({"doors": {"a": {"state": "closed"}}}, "door-not-described"),
        ({"pl1": [{"id": "x", "type": "zeppelin", "at": [0, 0]}]}, "no-such-type"),
        ({"guards": [{**guard(0, 1), "kind": "patrol", "route": [[0, 1], [10**9, 1]]}]},
         "does-not-fit"),
        ({"guards": [{**guard(0, 1), "kind": "patrol", "route": [[0, 1], [1, 0]]}]},
         "route-not-straight"),
        ({"tiles": {"A": {"at": [0, 0], "size": [1, 1]}}}, "square-without-tile"),
        ({"guards": [guard(1, 1) for _ in range(6)]}, "more-than-may-stand"),
        ({"guardbots": [{"id": "bot", "at": [0, 0], "facing": "n"}]}, "guardbot-not-alone"),
        ({"guards": [{**guard(1, 1), "type": "tank"}]}, "never-indoors"),
        ({"guards": [{**guard(1, 1), "set": {"speed": "fast"}}]}, "is-of-other-kind"),
        ({"pl1": [{"id": "x", "at": [[x, y] for x in range(6) for y in range(2)]}]},
         "more-than-there-are"),
        ({"plan": "+---+\n" * 200}, "board-too-large"),
        ({"plan": "+---+\n| ? |\n+---+"}, "no-such-sign"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_floor_is_one_sentence(
    tmp_path: Path, more: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput) as refused:
        floor(tmp_path, **more)
    assert refused.value.message == message
    assert "floor.yaml" in refused.value.said("de")
    assert len(refused.value.said("en").splitlines()) == 1


@clause("DD-GUARD-09")
def test_in_the_middle_of_a_game_a_patrol_is_anywhere_on_its_route(tmp_path: Path) -> None:
    patrol = {**guard(1, 1), "kind": "patrol", "route": [[0, 1], [3, 1]], "stops": [[0, 1]]}
    assert floor(tmp_path, guards=[patrol]).lines


@pytest.mark.parametrize(
    ("mission", "faction"), [("r2_night_shift", "RedCat"), ("e3_microgen", "EFA")]
)
def test_people_of_pl1_are_of_whom_he_plays(mission: str, faction: str) -> None:
    answer = look(Position(Document(str(FOLDER / "campaign" / f"{mission}.yaml"))), "en")
    assert f"({faction})" in answer.lines[0]
