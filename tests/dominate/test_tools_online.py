"""The tools for owners of the box over HTTP, without an account."""

from __future__ import annotations

from pathlib import Path

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
