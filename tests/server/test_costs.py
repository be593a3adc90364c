"""What one visitor may cost the others: work is counted, shared fairly, and never without end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.server import wire
from starboard.server.app import create_app
from starboard.server.door.limits import COSTS
from starboard.server.jobs.fair_queue import HeavyWork
from starboard.server.people.rate_limit import MOST_KNOWN, Bucket, RateLimit
from starboard.server.settings import Limits, Settings
from starboard.server.socket.connection import Connection
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Seen
from tests.server.lines import Line, Still, lined, tables_of
from tests.server.running import Running, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")

# ------------------------------------------------------------------ counting


def test_what_costs_more_takes_more_and_a_refusal_says_when_to_come_again() -> None:
    bucket = Bucket(rate=2.0, burst=10, now=0.0)
    assert bucket.take(0.0, 7)
    assert not bucket.take(0.0, 4)
    assert bucket.wait(4) == 1
    assert bucket.wait(10) == 4
    assert bucket.take(0.5, 4)
    assert not bucket.take(0.5)
    assert bucket.take(100.0, 50), "what is larger than the bucket comes when it is full"
    assert not bucket.take(100.0)


def test_everybody_has_a_bucket_and_only_full_ones_are_forgotten() -> None:
    clock = Still()
    limit = RateLimit(1.0, 2, "too-fast", clock)
    limit.take("mallory", 2)
    with pytest.raises(Refusal) as refused:
        limit.take("mallory")
    assert refused.value.arguments == {"after": 1}
    for number in range(MOST_KNOWN - 1):
        limit.take(f"visitor {number}", 0.0)
    limit.take("marion")
    assert set(limit.buckets) == {"mallory", "marion"}
    with pytest.raises(Refusal):
        limit.take("mallory")
    clock.at = 1.0
    limit.take("mallory")


# ------------------------------------------------------------------ taking turns


def test_whoever_wants_much_waits_for_those_who_want_little() -> None:
    order: list[str] = []

    async def story() -> None:
        queue = HeavyWork()
        wanted = ["mallory"] * 50 + ["marion"] + ["mallory"] * 50 + ["kolja"]
        async with asyncio.TaskGroup() as group:
            for name in wanted:
                group.create_task(queue.run(name, lambda name=name: order.append(name)))

    tell(story())
    assert len(order) == 102
    assert sorted(order[1:4]) == ["kolja", "mallory", "marion"]


def test_between_two_pieces_of_work_others_come_in() -> None:
    rounds: list[int] = []

    async def story() -> None:
        queue, passed = HeavyWork(), 0
        pieces = [
            asyncio.create_task(queue.run("mallory", lambda: rounds.append(passed)))
            for _ in range(20)
        ]
        while not all(piece.done() for piece in pieces):
            await asyncio.sleep(0)
            passed += 1

    tell(story())
    assert len(set(rounds)) == 20


# ------------------------------------------------------------------ tables that are told


def test_a_connection_follows_so_many_tables_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(followed=2)) as server:
            marion = await guest(server, "Marion")
            tab = await marion.tab()
            first, second, third = [
                (await tab.do(wire.Create, game="flagship", seats=2)).table for _ in range(3)
            ]
            for table in (first, second, first):
                await tab.do(wire.Open, table=table)
            refused = await tab.refused(wire.Open, table=third)
            assert (refused.code, refused.args) == ("limit", {"most": 2})
            await tab.do(wire.Close, table=first)
            await tab.do(wire.Open, table=third)
            resume = tuple(Seen(table=table) for table in (first, second, third))
            again = await marion.tab(resume=resume)
            [closed] = [each for each in again.messages if isinstance(each, wire.Closed)]
            assert (closed.table, closed.why.message) == (third, "too-many-followed")
            assert set(again.rooms) == {first, second}

    tell(story())


def counted(server: Running, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that are told from now on."""
    told: list[str] = []
    tell_all: Callable[..., None] = server.worker.followers.tell

    def tell_one_more(live: Any, *only: Any) -> None:
        told.append(live.id)
        tell_all(live, *only)

    monkeypatch.setattr(server.worker.followers, "tell", tell_one_more)
    return told


def test_while_one_is_told_everything_anew_others_are_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            mallory, marion = await guest(server, "Mallory"), await guest(server, "Marion")
            async with lined(server, mallory) as (hostile, _), lined(server, marion) as (line, _):
                tables = await tables_of(server, hostile, 8)
                told = counted(server, monkeypatch)
                hostile.say(wire.Language, "de", lang="de")
                line.say(wire.Time, "time", sent=0.0)
                while not any(isinstance(each, wire.TimeTold) for each in line.told):
                    await asyncio.sleep(0)
                assert len(told) <= 3
                await hostile.answer("de")
                assert sorted(told) == sorted(tables)

    tell(story())


def test_asked_for_another_language_again_everything_comes_in_the_last_one_only(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            other = (await tabs[0].do(wire.Create, game="flagship", seats=2)).table
            async with lined(server, people[0]) as (line, connection):
                for name in (table, other):
                    line.say(wire.Open, f"open {name}", table=name)
                    await line.answer(f"open {name}")
                before = line.updates(table)[-1]
                line.told.clear()
                turns = server.worker.queue.turns
                await turns.wait("somebody else")
                for number, lang in enumerate(("de", "en", "de", "en", "de")):
                    line.say(wire.Language, str(number), lang=lang)
                await eventually(lambda: connection.lang == "de" and line.inbox.empty())
                assert line.told == []
                turns.release()
                for number in range(5):
                    assert isinstance(await line.answer(str(number)), wire.Done)
                [told] = line.updates(table)
                assert [each.table for each in line.updates()].count(other) == 1
                german = await people[0].http("GET", f"/api/tables/{table}?lang=de")
                assert told == wire.read_message(german.content)
                assert told.turn != before.turn, "both would be the same language"

    tell(story())


def test_a_table_that_changes_before_it_is_told_anew_is_told_once_and_whole(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(1), 3)
            async with lined(server, people[0]) as (line, connection):
                line.say(wire.Open, "open", table=table)
                await line.answer("open")
                line.told.clear()
                turns = server.worker.queue.turns
                await turns.wait("somebody else")
                line.say(wire.Language, "de", lang="de")
                await eventually(lambda: connection.lang == "de")
                await play_on(tabs, table, Random(2), 1)
                await eventually(lambda: bool(line.updates()))
                turns.release()
                await line.answer("de")
                [told] = line.updates()
                answer = await people[0].http("GET", f"/api/tables/{table}?lang=de")
                assert told == wire.read_message(answer.content)
                await play_on(tabs, table, Random(3), 1)
                await eventually(lambda: len(line.updates()) == 2)
                assert line.updates()[1].events[0].number == told.events[-1].number + 1

    tell(story())


def test_whoever_goes_away_while_told_anew_leaves_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            turns = server.worker.queue.turns
            async with lined(server, marion) as (line, connection):
                await tables_of(server, line, 3)
                await turns.wait("somebody else")
                line.say(wire.Language, "de", lang="de")
                await eventually(lambda: connection.lang == "de")
            assert not server.worker.followers.by_table
            assert not server.worker.followers.by_listener
            turns.release()
            await eventually(lambda: turns.free == 1)

    tell(story())
    assert not caplog.records


def test_language_costs_by_the_tables_it_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            mallory = await guest(server, "Mallory")
            async with lined(server, mallory) as (line, connection):
                await tables_of(server, line, 8)
                clock = Still()
                monkeypatch.setattr(connection, "clock", clock)
                connection.bucket = Bucket(50, 200, 0.0)
                told = counted(server, monkeypatch)
                answers = []
                for number in range(20):
                    line.say(wire.Language, f"{number}", lang="de")
                    answers.append(await line.answer(f"{number}"))
                assert len(told) <= 40
                refused = [each for each in answers if isinstance(each, wire.Refused)]
                assert {(each.code, each.message) for each in refused} == {("too_fast", "too-fast")}
                clock.at += refused[-1].args["after"]
                line.say(wire.Language, "later", lang="de")
                assert isinstance(await line.answer("later"), wire.Done)

    tell(story())


def test_all_connections_of_an_address_share_what_they_may_be_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(work=1.0, work_burst=10)) as server:
            clock = server.worker.work.clock = Still()
            people = [await guest(server, f"Guest {number}") for number in range(3)]
            table = ""
            outcomes: list[str] = []
            for number, person in enumerate(people):
                async with lined(server, person, "10.0.0.1") as (line, _):
                    if not table:
                        [table] = await tables_of(server, line, 1)
                    for again in range(4):
                        line.say(wire.Open, f"{number}-{again}", table=table)
                        answer = await line.answer(f"{number}-{again}")
                        outcomes.append(getattr(answer, "message", ""))
            assert outcomes.count("address-too-fast") == 12 - 8
            clock.at += 60
            async with lined(server, people[0], "10.0.0.1") as (line, _):
                line.say(wire.Open, "later", table=table)
                assert isinstance(await line.answer("later"), wire.Done)

    tell(story())


def test_whoever_comes_too_soon_is_told_when_to_come_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(work=1.0, work_burst=2)) as server:
            server.worker.work.clock = Still()
            marion = await guest(server, "Marion")
            person = await server.worker.store.person(marion.id)
            line = Line()
            serving = asyncio.create_task(Connection(server.worker, line, person, "", "x").run())
            server.worker.work.take("x", 2)
            line.say(wire.Hello, "hello", lang="de", resume=(Seen(table="t"),))
            await serving
            refused, goodbye = line.told
            assert isinstance(refused, wire.Refused)
            assert isinstance(goodbye, wire.Goodbye)
            assert (refused.message, goodbye.after) == ("address-too-fast", 2.0)
            assert line.ended

    tell(story())


def test_a_class_behind_one_router_comes_back_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            server.worker.work.clock = Still()
            table, people, _ = await seated(server, "flagship", PAIR, options=READY)
            person = await server.worker.store.person(people[0].id)
            for _ in range(100):
                line = Line()
                connection = Connection(server.worker, line, person, "", "10.0.0.1")
                serving = asyncio.create_task(connection.run())
                line.say(wire.Hello, "hello", resume=(Seen(table=table, seat=0),))
                line.say(wire.Lobby, "lobby")
                line.say(wire.Language, "language", lang="de")
                for id in ("hello", "lobby", "language"):
                    assert not isinstance(await line.answer(id), wire.Refused)
                line.inbox.put_nowait(b"")
                await serving

    tell(story())


# ------------------------------------------------------------------ reading over HTTP


def test_reading_over_http_costs_an_address_by_the_work(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(work=1.0, work_burst=10)) as server:
            clock = server.worker.work.clock = Still()
            table, _, _ = await seated(server, "flagship", PAIR, options=READY)
            clock.at += 60
            codes = [(await server.http.get(f"/api/tables/{table}")).status_code for _ in range(12)]
            assert codes == [200] * 10 + [429] * 2
            refused = await server.http.get(f"/api/tables/{table}/wait?lang=de")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
            assert refused.json()["message"] == "address-too-fast"
            for path in ("/health", "/ready", "/"):
                assert (await server.http.get(path)).status_code == 200
            clock.at += 2.05
            for _ in range(20):
                assert (await server.http.get("/api/games")).status_code == 200
            assert (await server.http.get("/api/games")).status_code == 429

    tell(story())


def test_every_price_is_that_of_a_path(tmp_path: Path) -> None:
    app = create_app(Settings(database=f"sqlite:///{tmp_path}/x.db", data=str(tmp_path)))
    assert set(COSTS) <= {route.path for route in app.routes}
