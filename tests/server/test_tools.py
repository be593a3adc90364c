"""The tools over HTTP: what they get, who has to wait, and what is never told."""

from __future__ import annotations

import asyncio
import os
import resource
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from starboard.server import wire
from starboard.server.http import reviews, tools
from starboard.server.jobs.capacity import Workplaces
from starboard.server.jobs.reviews import Reviews
from starboard.server.wire.errors import TEXTS
from tests.kernel.test_yaml_files import LAUGHS
from tests.server.holding import seen
from tests.server.running import PATIENCE, Running, eventually, running, seated, tell

ODDS = "sides:\n- {neutral: guardian, count: 1}\n- {species: terran, ships: [{type: cruiser}]}\n"
PLAN = """\
tracks: {red: T5, white: T3, blue: T1, internal: T4}
threats:
- {code: E1-07, t: 5, zone: red}
actions: ["------------"]
"""
NEAR, FAR = "127.0.0.1", "127.0.0.2"
"""Two addresses of this computer."""


class Held:
    """Tools that work until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at_work = 0
        self.go = asyncio.Event()
        monkeypatch.setattr(tools, "ran", self.ran)

    async def ran(self, *_: object) -> bytes:
        self.at_work += 1
        await self.go.wait()
        self.at_work -= 1
        return b"{}"


@asynccontextmanager
async def person_at(server: Running, address: str) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody who comes from an address of this computer."""
    way = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(
        transport=way, base_url=server.url(""), timeout=PATIENCE
    ) as client:
        yield client


def use(client: httpx.AsyncClient, tool: str = "eclipse/odds") -> asyncio.Task[httpx.Response]:
    """Ask for a tool without waiting for it."""
    return asyncio.create_task(client.post(f"/api/tools/{tool}", content=ODDS))


# ---------------------------------------------------------------------- places


def test_of_one_address_one_tool_works_and_others_do_not_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        held = Held(monkeypatch)
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path))
            near, far = [
                await stack.enter_async_context(person_at(server, each)) for each in (NEAR, FAR)
            ]
            places: Workplaces = server.app.state["tools"]
            first = [use(near, tool) for tool in ("eclipse/odds", "space-alert/solve") * 5]
            await eventually(lambda: places.asked.of[NEAR] == len(first))
            assert held.at_work == 1
            late = await near.post("/api/tools/eclipse/odds", content=ODDS)
            assert (late.status_code, late.json()["message"]) == (429, "too-much-asked")
            honest = use(far)
            await eventually(lambda: held.at_work == 2)
            held.go.set()
            for asked in (*first, honest):
                assert (await asked).status_code == 200
            assert not places.asked.all
            assert not places.turns

    tell(story())


def test_no_more_wait_than_there_is_room_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        held = Held(monkeypatch)
        async with running(tmp_path) as server, person_at(server, FAR) as far:
            places = server.app.state["tools"] = Workplaces(at_once=1, waiting=2, each=10)
            waiting = [use(server.http) for _ in range(3)]
            await eventually(lambda: places.asked.all == 3)
            late = await far.post("/api/tools/eclipse/odds?lang=de", content=ODDS)
            assert (late.status_code, late.json()["code"]) == (429, "limit")
            assert late.json()["text"] == TEXTS.say("de", "too-many-wait")
            held.go.set()
            assert [(await each).status_code for each in waiting] == [200, 200, 200]
            assert (await use(far)).status_code == 200

    tell(story())


async def finished(server: Running) -> str:
    """A table whose match is over."""
    table, _, tabs = await seated(server, "flagship", ("Marion", "Kolja"))
    await tabs[0].do(wire.Concede, table=table)
    return str(table)


def test_reviews_do_not_wait_for_tools_nor_tools_for_reviews(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, go = threading.Event(), threading.Event()
    course = reviews.course

    def slow(*told: Any) -> reviews.Course:
        begun.set()
        assert go.wait(PATIENCE)
        return course(*told)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path))
            table = await finished(server)
            near, far = [
                await stack.enter_async_context(person_at(server, each)) for each in (NEAR, FAR)
            ]
            server.app.state["tools"] = Workplaces(at_once=1, waiting=0, each=1)
            held = Held(monkeypatch)
            tool = use(far)
            await eventually(lambda: held.at_work == 1)
            told = await near.get(f"/api/tables/{table}/moments")
            assert told.status_code == 200
            held.go.set()
            await tool
            kept: Reviews = server.app.state["reviews"]
            kept.places = Workplaces(at_once=1, waiting=0, each=1)
            monkeypatch.setattr(reviews, "course", slow)
            review = asyncio.create_task(near.get(f"/api/tables/{table}/estimates"))
            await eventually(begun.is_set)
            assert (await use(near)).status_code == 200
            german = await near.get(f"/api/tables/{table}/moments?lang=de")
            assert (german.status_code, german.json()["message"]) == (429, "too-much-asked")
            go.set()
            assert (await review).status_code == 200

    tell(story())


def test_who_asks_for_the_same_review_shares_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[object] = []
    go = threading.Event()
    all_moments = reviews.all_moments

    def slow(*told: Any) -> reviews.Moments:
        begun.append(told)
        assert go.wait(PATIENCE)
        return all_moments(*told)

    monkeypatch.setattr(reviews, "all_moments", slow)

    async def story() -> None:
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(tmp_path))
            path = f"/api/tables/{await finished(server)}/moments"
            near, far = [
                await stack.enter_async_context(person_at(server, each)) for each in (NEAR, FAR)
            ]
            left = asyncio.create_task(far.get(path))
            await eventually(lambda: len(begun) == 1)
            server.app.state["reviews"].places.each = 0  # nothing else may begin
            shared = [asyncio.create_task(near.get(path)) for _ in range(8)]
            left.cancel()
            assert (await near.get(f"{path}?lang=de")).status_code == 429
            go.set()
            told = [await each for each in shared]
            assert [each.status_code for each in told] == [200] * 8
            assert {each.content for each in told} == {told[0].content}
            assert len(begun) == 1
            assert not server.app.state["reviews"].coming

    tell(story())


def test_a_review_that_fails_is_tried_again_by_whoever_asks_next() -> None:
    async def story() -> None:
        reviews = Reviews()
        with pytest.raises(ZeroDivisionError):
            await reviews.result("key", lambda: 1 // 0, NEAR)
        assert await reviews.result("key", lambda: 1, NEAR) == 1
        assert not reviews.places.asked.all

    tell(story())


# ---------------------------------------------------------------------- the process


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


FAMILY = """
import os, subprocess, sys
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(1000)"])
with open("pids.new", "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
os.rename("pids.new", "pids")
child.wait()
"""
"""A tool that never ends, and has started something else that never does."""


def pids(folder: Path) -> list[int]:
    return [int(pid) for pid in (folder / "pids").read_text().split()]


def test_a_tool_ends_with_all_it_has_started_when_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tools, "CHILD", ("-c", FAMILY))

    async def story() -> None:
        async with running(tmp_path) as server, person_at(server, FAR) as far:
            asked = use(far)
            await seen(lambda: (tmp_path / "pids").exists())
            queued = use(far)
            await eventually(lambda: server.app.state["tools"].asked.of[FAR] == 2)
            assert all(is_alive(pid) for pid in pids(tmp_path))
            for each in (queued, asked):
                each.cancel()
            await seen(lambda: not any(is_alive(pid) for pid in pids(tmp_path)))
            await eventually(lambda: not server.app.state["tools"].asked.all)

    tell(story())


def test_a_tool_ends_with_all_it_has_started_when_its_time_is_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(tools, "CHILD", ("-c", FAMILY))

    async def story() -> None:
        async with running(tmp_path) as server:
            for seconds in (2.0, 8.0, 32.0):  # until it has come so far, on a busy machine
                monkeypatch.setattr(tools, "SECONDS", seconds)
                answer = await use(server.http)
                assert (answer.status_code, answer.json()["code"]) == (429, "limit")
                assert answer.json()["message"] == "tool-took-too-long"
                if (tmp_path / "pids").exists():
                    break
            await seen(lambda: not any(is_alive(pid) for pid in pids(tmp_path)))

    tell(story())


SANDBOX = "from starboard.server.jobs import sandbox; "
BUSY = f"{SANDBOX}sandbox.SECONDS = 1; sandbox.live_on_little()\nwhile 1: pass"
HUNGRY = f"{SANDBOX}sandbox.live_on_little(); print(bytearray(2**30))"
BROKEN = "raise LookupError('/srv/secret/path')"
DEAD = "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)"
CHATTY = "import sys; print('starboard: not our sentence', file=sys.stderr); sys.exit(1)"


@pytest.mark.parametrize(
    ("program", "message"),
    [
        (BUSY, "tool-took-too-long"),
        (HUNGRY, "tool-failed"),
        (BROKEN, "tool-failed"),
        (DEAD, "tool-failed"),
        (CHATTY, "tool-failed"),
    ],
    ids=["busy", "hungry", "broken", "dead", "chatty"],
)
def test_what_goes_wrong_inside_of_a_tool_is_told_in_one_plain_sentence(
    program: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tools, "CHILD", ("-c", program))

    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await use(server.http)
            assert answer.json()["message"] == message
            assert answer.json()["text"] == TEXTS.say("en", message)
            assert answer.json().get("args", {}) == {}

    tell(story())


def test_a_tool_that_fails_is_logged_without_what_it_was_told(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    long = f"sides:\n- {{species: {'x' * 3_000}, ships: [{{type: cruiser}}]}}\n"

    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.post("/api/tools/eclipse/odds", content=long)
            assert answer.status_code == 400
            assert "Traceback" not in answer.text
            assert "/" not in answer.json()["text"]

    tell(story())
    assert all("xxx" not in str(vars(record)) for record in caplog.records)


def test_the_process_of_a_tool_gets_little(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            asked = asyncio.create_task(
                server.http.post("/api/tools/space-alert/solve", content=PLAN)
            )
            found: list[tuple[int, tuple[int, int]]] = []
            await seen(lambda: bool(found.extend(given_to_tools())) or bool(found))
            assert found == [(min(os.nice(0) + 10, 19), (20, 20))]
            assert (await asked).status_code == 200

    tell(story())


def given_to_tools() -> Iterator[tuple[int, tuple[int, int]]]:
    """How nice the tools are that have a bound to their memory, and their processor time."""
    for task in Path(f"/proc/{os.getpid()}/task").glob("*/children"):
        for pid in [int(each) for each in task.read_text().split()]:
            with suppress(FileNotFoundError, ProcessLookupError):  # it has ended
                command = Path(f"/proc/{pid}/cmdline").read_bytes()
                memory, _ = resource.prlimit(pid, resource.RLIMIT_AS)
                if b"starboard.server.jobs.sandbox" in command and memory == 2**30:
                    nice = os.getpriority(os.PRIO_PROCESS, pid)
                    yield nice, resource.prlimit(pid, resource.RLIMIT_CPU)


# ---------------------------------------------------------------------- what is told


@pytest.mark.parametrize(
    ("tool", "lang"),
    [("space-alert/resolve", "de"), ("space-alert/solve", "en"), ("eclipse/odds", "en")],
)
def test_a_text_that_stands_for_billions_is_refused(tool: str, lang: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for text, word in ((LAUGHS, "&"), ("[" * 60_000, "")):
                answer = await server.http.post(f"/api/tools/{tool}?lang={lang}", content=text)
                assert (answer.status_code, answer.json()["message"]) == (400, "cannot-be-read")
                assert word in answer.json()["text"]

    tell(story())
