"""The tools for owners of the box over HTTP, without an account."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.running import running, tell

TOOLS = "/api/tools/dominate"
FLOOR = b"""
board:
  kind: indoor
  plan: |
    +---+---+---+
    | .   .   . |
    +---+---+---+
  pl1: [{id: agent, type: mg_inf, at: [0, 0]}]
  guards: [{id: guard, at: [2, 0], kind: stationary}]
"""


def test_sheets_of_a_mission_are_told_to_whoever_asks_for_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            address = f"{TOOLS}/setup?scenario=e3_microgen&lang=de"
            mine = (await server.http.get(address)).json()
            masters = (await server.http.get(f"{address}&seat=PL2")).json()
            assert [tile["tile"] for tile in mine["tiles"]] == ["A"]
            assert len(masters["tiles"]) == 7
            assert (mine["letter"]["role"], masters["letter"]["role"]) == ("PL1", "PL2")
            refused = await server.http.get(f"{TOOLS}/setup?scenario=atlantis")
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_input")

    tell(story())


def test_a_floor_is_looked_at_and_what_cannot_be_read_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            seen = (await server.http.post(f"{TOOLS}/look", content=FLOOR)).json()
            assert seen["floor"]["alarm"]["clause"] == "DD-ALARM-05"
            refused = await server.http.post(f"{TOOLS}/check", content=b"id: [")
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_input")

    tell(story())


LOG = b"efa.victory.4 efa.won.e1 efa.card.e2 red.lost.r1"
POSITION = b"""
board:
  rows: ". . ."
  figures:
  - {type: tank, faction: EFA, at: [0, 0]}
  - {type: mg_buggy, faction: RedCat, at: [2, 0]}
"""


def test_what_the_command_line_may_be_told_stands_in_the_address(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:

            async def told(wishes: str, document: bytes) -> dict[str, Any]:
                answer = await server.http.post(f"{TOOLS}/{wishes}", content=document)
                assert answer.status_code == 200, answer.text
                return dict(answer.json())

            plain, likely = await told("evaluate", LOG), await told("evaluate?odds=yes", LOG)
            assert "odds" not in plain
            assert likely["odds"]["texts"][0]["chance"] == "1"
            assert (await told("evaluate?odds=no&seed=0", LOG)) == plain
            seeds = [(await told(f"evaluate?seed={seed}", LOG))["rolls"] for seed in range(4)]
            assert any(rolls != plain["rolls"] for rolls in seeds)
            dice = ",".join(str(roll) for roll in plain["rolls"].values())
            assert (await told(f"evaluate?dice={dice}", LOG)) == plain
            everybody, one = await told("look", POSITION), await told("look?at=C1", POSITION)
            assert [each["field"] for each in everybody["figures"]] == ["a1", "c1"]
            assert [each["field"] for each in one["figures"]] == ["c1"]

    tell(story())


@pytest.mark.parametrize(
    ("wishes", "document", "said"),
    [
        ("look?at=z9", POSITION, "at: z9 is no field of the board (DD-BOARD-01)"),
        (f"look?at={'x' * 200}", POSITION, "at"),
        ("look?at=--json", POSITION, "at"),
        ("evaluate?odds=perhaps", LOG, "odds"),
        ("evaluate?seed=red", LOG, "seed"),
        ("evaluate?seed=1&dice=1", LOG, "dice"),
        ("evaluate?dice=7", LOG, "dice"),
        ("evaluate", b"efa.glory.9", "line 1: “efa.glory.9” is no word of a log book (DD-LOG-01)"),
        ("log", b"efa.used.weapon_hack.1", "weapon_hack"),
        ("look", b"board: {rows: '. ~', figures: [{type: tank, faction: EFA, at: [1, 0]}]}",
         "board: figures: entry 1: tank cannot stand on b1 (DD-MOVE-06)"),
        ("check", b"id: [", "line"),
    ],
)  # fmt: skip
def test_bad_wishes_are_answered_by_one_sentence_as_people_without_a_command_line_need_it(
    wishes: str, document: bytes, said: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            refused = await server.http.post(f"{TOOLS}/{wishes}", content=document)
            assert (refused.status_code, refused.json()["code"]) == (400, "bad_input")
            text = refused.json()["text"]
            assert said in text
            assert not text.startswith("-")
            assert "\n" not in text

    tell(story())
