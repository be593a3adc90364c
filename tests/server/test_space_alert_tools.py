"""The tools for people who own Space Alert, over HTTP."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from starboard.server.http import tools
from tests.server.running import running, tell


def test_the_same_seed_gives_the_same_mission_in_the_readers_language(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            address = "/api/tools/space-alert/mission?seed=7"
            german = (await server.http.get(f"{address}&lang=de")).json()
            english = (await server.http.get(f"{address}&lang=en")).json()
            assert german["events"] == english["events"]
            assert german["announcements"][0]["text"].startswith("Alarm. Feindliche")
            assert english["announcements"][0]["kind"] == "alarm"

    tell(story())


def test_a_mission_that_does_not_exist_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get("/api/tools/space-alert/mission?name=99")
            assert answer.status_code == 400
            assert answer.json()["code"] == "bad_input"

    tell(story())


def test_the_fixed_missions_are_listed_in_the_order_for_newcomers(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            listed = (await server.http.get("/api/tools/space-alert/missions?lang=en")).json()
            assert [each["id"] for each in listed][::15] == ["test_run_1", "mission_8"]

    tell(story())


def test_a_plan_that_cannot_be_read_is_not_solved(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post("/api/tools/space-alert/solve", content=b"x: [")
            assert answer.status_code == 400
            assert answer.json()["message"] == "cannot-be-read"

    tell(story())


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("phases 3:40 7:20 10:00\n0:10 T+9 white", "line 2: there is no T+9"),
        ("phases 3:40 7:20 10:00|0:10 T+1 wite", "entry 2: there is no zone “wite”; is white"),
        ("", "a line is missing that says when the phases end"),
        ("phases 3:40 7:20 10:00\n0:10 T+1 white\n0:20 data", "line 3: what is said at 0:10"),
    ],
)
def test_a_mission_of_ones_own_is_refused_in_words(told: str, said: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post(
                "/api/tools/space-alert/own?lang=en", content=told.encode()
            )
            assert answer.status_code == 400
            assert answer.json()["text"].startswith(said)

    tell(story())


def test_a_mission_of_ones_own_is_told_as_all_others(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            told = b"phases 3:40 7:20 10:00 | 0:10 T+1 weiss"
            own = await server.http.post("/api/tools/space-alert/own?lang=de", content=told)
            assert own.json()["short"] == "phases 3:40 7:20 10:00\n0:10 T+1 white"
            assert own.json()["headline"][0] == "Eigene Mission"
            assert own.json()["announcements"][1]["threat"]["turn"] == 1

    tell(story())


LOST = b"""
tracks: {red: T5, white: T3, blue: T1, internal: T4}
threats: [{code: E1-07, t: 1, zone: red}]
actions: ["c"]
"""


def test_a_search_that_was_made_once_is_not_made_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            address = "/api/tools/space-alert/debrief"
            first = await server.http.post(f"{address}?lang=de", content=LOST)
            assert len(first.json()["crew"]) == 1
            monkeypatch.setattr(tools, "ran", None)
            again = await server.http.post(f"{address}?lang=de", content=LOST)
            assert again.content == first.content

    tell(story())


def test_what_a_crew_asks_at_once_is_found_out_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, ...]] = []

    async def found_out(words: tuple[str, ...], *_: object) -> bytes:
        asked.append(words)
        await asyncio.sleep(0)
        return b'{"crew": []}'

    async def story() -> None:
        async with running(tmp_path) as server:
            monkeypatch.setattr(tools, "ran", found_out)
            address = "/api/tools/space-alert/debrief?lang=de"
            crew = [server.http.post(address, content=LOST) for _ in range(5)]
            told = await asyncio.gather(*crew)
            assert [each.json() for each in told] == [{"crew": []}] * 5
            assert len(asked) == 1

    tell(story())


def test_only_the_newest_answers_are_kept() -> None:
    kept: tools.Answers = {}
    for number in range(tools.MOST_ANSWERS + 3):
        tools.remember(kept, (("x",), "en", bytes([number])), b"")
    assert len(kept) == tools.MOST_ANSWERS
    assert (("x",), "en", bytes([2])) not in kept


def test_what_the_computer_says_can_be_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            names = (await server.http.get("/api/speech/space-alert?lang=de")).json()
            assert names == ["voice.json", "voice.opus", "voice.ulaw"]
            voice = await server.http.get("/api/speech/space-alert/de/voice.opus")
            assert voice.content[:4] == b"OggS"
            where = (await server.http.get("/api/speech/space-alert/de/voice.json")).json()
            assert where["zone-red"]["says"] < where["zone-red"]["rings"]
            assert (await server.http.get("/api/speech/space-alert/de/static")).status_code == 404
            other = await server.http.get("/api/speech/space-alert/xx/voice.opus")
            assert other.status_code == 404

    tell(story())


@pytest.mark.parametrize(
    ("asked", "status"),
    [
        ("name=", 400),
        ("name=%00", 400),
        ("name=3&seed=x", 400),
        ("seed=%00%F0%9F%9A%80", 200),
        ("seed=a&seed=b", 200),
        ("levels=99,99", 400),
        ("levels=7", 400),
        ("length=0:00", 400),
        ("length=-1", 400),
        ("difficulty=white,yellow,white", 400),
        ("difficulty=mix&seed=1", 200),
        ("seed=1&nonsense=1", 200),
    ],
)
def test_odd_wishes_for_a_mission_are_answered(asked: str, status: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get(f"/api/tools/space-alert/mission?{asked}")
            assert answer.status_code == status, answer.text
            assert ("announcements" in answer.json()) == (status == 200)

    tell(story())


PLAN = {
    "tracks": {"red": "T4", "white": "T2", "blue": "T3", "internal": "T5"},
    "threats": [{"code": "E1-07", "t": 1, "zone": "red"}],
    "actions": ["<aaa"],
}


def test_a_search_says_how_far_it_has_come_and_what_it_found(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            address = "/api/tools/space-alert/solve?lang=en&progress=true"
            answer = await server.http.post(address, content=json.dumps(PLAN).encode())
            *come, last = [json.loads(line) for line in answer.text.splitlines()]
            assert last["answer"]["best"]["score"] is not None
            assert all({"done", "of", "text"} <= each.keys() for each in come)
            assert [each["text"] for each in come][-1].startswith("Looking for the smallest")

    tell(story())


def test_a_refusal_is_the_last_line_of_a_search_that_is_watched(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            address = "/api/tools/space-alert/solve?lang=en&progress=true"
            answer = await server.http.post(address, content=b"x: [")
            assert json.loads(answer.text)["refused"]["message"] == "cannot-be-read"

    tell(story())


@pytest.mark.parametrize(("said", "kept"), [(b'{"passing": true}', 0), (b'{"plans": 3}', 1)])
def test_what_soon_has_a_better_answer_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes, kept: int
) -> None:
    async def quick(*asked: object) -> bytes:
        return said

    monkeypatch.setattr(tools, "ran", quick)

    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post("/api/tools/space-alert/solve", content=b"{}")
            assert answer.content == said
            assert len(server.app.state["answers"]) == kept

    tell(story())
