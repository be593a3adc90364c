"""What one visitor may cost the others: work is counted, shared fairly, and never without end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from starboard.server import wire
from starboard.server.app import create_app
from starboard.server.door.limits import COSTS
from starboard.server.jobs.fair_queue import HeavyWork
from starboard.server.people.rate_limit import MOST_KNOWN, Bucket, RateLimit
from starboard.server.settings import Limits, Settings
from starboard.server.socket.connection import Connection, Gone
from starboard.server.wire.errors import Refusal
from starboard.server.wire.outbox import Backlog, Outbox
from starboard.server.wire.parts import Seen
from starboard.server.worker.cleanup import clear_away
from tests.server.running import Running, Someone, Tab, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on
from tests.server.test_prompts import ByHand

PAIR = ("Marion", "Kolja")


class Still:
    """A clock that stands until somebody moves it."""

    def __init__(self) -> None:
        self.at = 0.0

    def __call__(self) -> float:
        return self.at


class Line:
    """A connection without a network: what is said goes in, what is told lies there."""

    def __init__(self) -> None:
        self.inbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.told: list[wire.AnyMessage] = []
        self.ended = False

    def say(self, kind: type[wire.Request], id: str, **fields: Any) -> None:
        self.inbox.put_nowait(wire.write(kind(id=id, **fields)))

    async def read(self) -> bytes:
        data = await self.inbox.get()
        if not data:
            raise Gone
        return data

    async def write(self, data: bytes) -> None:
        self.told.append(wire.read_message(data))

    async def close(self) -> None:
        self.ended = True

    async def answer(self, id: str) -> Any:
        """The answer to a request, as soon as it is there."""
        await eventually(lambda: id in [getattr(each, "id", "") for each in self.told])
        return next(each for each in self.told if getattr(each, "id", "") == id)

    def updates(self, table: str = "") -> list[wire.Update]:
        told = [each for each in self.told if isinstance(each, wire.Update)]
        return [each for each in told if table in ("", each.table)]


@asynccontextmanager
async def lined(
    server: Running, someone: Someone, address: str = ""
) -> AsyncIterator[tuple[Line, Connection]]:
    """A line of somebody who has said hello."""
    person = await server.worker.store.person(someone.id)
    line = Line()
    connection = Connection(server.worker, line, person, "", address)
    serving = asyncio.create_task(connection.run())
    line.say(wire.Hello, "hello")
    await line.answer("hello")
    try:
        yield line, connection
    finally:
        line.inbox.put_nowait(b"")
        await serving


async def tables_of(server: Running, line: Line, count: int, **fields: Any) -> list[str]:
    """So many new tables that a line follows."""
    made = []
    for number in range(count):
        line.say(wire.Create, f"create-{number}", **{"game": "flagship", "seats": 2, **fields})
        made.append((await line.answer(f"create-{number}")).table)
        line.say(wire.Open, f"open-{number}", table=made[-1])
        await line.answer(f"open-{number}")
    return made


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


# ------------------------------------------------------------------ slow readers


class Stuck(Line):
    """A line whose other end has stopped to read."""

    async def write(self, data: bytes) -> None:
        await asyncio.Event().wait()


@asynccontextmanager
async def stuck(
    server: Running, someone: Someone, address: str = ""
) -> AsyncIterator[tuple[Stuck, Connection]]:
    """A line of somebody who says hello and reads nothing."""
    person = await server.worker.store.person(someone.id)
    line = Stuck()
    connection = Connection(server.worker, line, person, "", address)
    serving = asyncio.create_task(connection.run())
    line.say(wire.Hello, "hello")
    await eventually(lambda: connection.greeted)
    try:
        yield line, connection
    finally:
        line.inbox.put_nowait(b"")
        await serving


def a_box(backlog: Backlog, address: str = "", **limits: int) -> tuple[Outbox, list[str]]:
    """A box, and whether its reader was cut off."""
    ended: list[str] = []
    return Outbox(Limits(**limits), backlog, address, lambda: ended.append(address)), ended


def test_what_waits_is_counted_in_bytes_until_it_is_written() -> None:
    async def story() -> None:
        backlog = Backlog(1_000)
        box, ended = a_box(backlog, waiting=3, waiting_bytes=100)
        for data in (b"a" * 40, b"b" * 40):
            box.put(data)
        assert await box.next() == b"a" * 40
        assert box.bytes == 80, "it is being written"
        assert await box.next() == b"b" * 40
        box.put(b"c" * 60)
        assert (box.bytes, ended) == (100, [])
        box.put(b"d")
        assert (box.bytes, ended, await box.next()) == (0, [""], None)
        box.put(b"e")
        assert (box.bytes, backlog.bytes, backlog.boxes) == (0, {}, {})
        many, ended = a_box(backlog, waiting=3)
        for _ in range(4):
            many.put(b"")
        assert ended == [""]

    tell(story())


def test_where_too_much_waits_for_an_address_its_slowest_reader_is_cut_off() -> None:
    backlog = Backlog(100)
    (slow, slow_ended), (quick, quick_ended) = a_box(backlog, "here"), a_box(backlog, "here")
    other, other_ended = a_box(backlog, "there")
    slow.put(b"x" * 60)
    other.put(b"x" * 90)
    quick.put(b"x" * 30)
    quick.put(b"x" * 20)
    assert (slow_ended, quick_ended, other_ended) == (["here"], [], [])
    assert dict(backlog.bytes) == {"here": 50, "there": 90}


def test_news_take_the_place_of_what_still_waits_about_the_same() -> None:
    async def story() -> None:
        box, _ = a_box(Backlog(1_000))
        for data, topic in ((b"1", "a"), (b"2", ""), (b"3", "a"), (b"4", "b")):
            box.put(data, topic)
        box.drop("a")
        box.put(b"5", "a")
        box.close()
        box.put(b"6")
        assert [await box.next() for _ in range(4)] == [b"2", b"4", b"5", None]
        assert box.bytes == 0

    tell(story())


def test_whoever_opens_a_table_again_and_again_and_never_reads_is_kept_one_answer(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(rate=1e6, burst=10**6)) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(1), 5)
            whole = len((await people[0].http("GET", f"/api/tables/{table}")).content)
            async with stuck(server, people[0]) as (line, connection):
                for number in range(190):
                    line.say(wire.Open, f"{number}", table=table)
                    line.say(wire.Lobby, f"lobby {number}")
                line.say(wire.Language, "de", lang="de")
                last = b'"id":"de"'
                await eventually(lambda: any(last in each[1] for each in connection.outbox.waiting))
                assert whole > 10_000
                assert connection.outbox.bytes < 2 * whole + 60_000
                topics = [topic for topic, _ in connection.outbox.waiting if topic]
                assert sorted(topics) == sorted([table, "lobby"])

    tell(story())


def test_a_reader_who_is_cut_off_for_bytes_comes_back_and_has_missed_nothing(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(waiting_bytes=100_000)) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            async with stuck(server, people[0]) as (line, connection):
                line.say(wire.Open, "open", table=table)
                most = 0
                while not connection.outbox.closed:
                    assert await play_on(tabs, table, Random(1), 1) == 1
                    most = max(most, connection.outbox.bytes)
                assert most <= 100_000
            assert not server.worker.backlog.boxes
            again = await people[0].tab(resume=(Seen(table=table),))
            assert again.views[table] == tabs[0].views[table]
            told = [[event.kind for event in tab.events[table]] for tab in (again, tabs[0])]
            assert told[0] == told[1]

    tell(story())


# ------------------------------------------------------------------ the list of tables

CARD = 3_000
"""Bytes that a card of the lobby has at most, whatever somebody writes."""
LARGEST_WORDS = {
    "flagship": ("decks", 2),
    "space_alert": ("again", 4),
    "eclipse": ("species", 6),
}


def test_over_http_a_request_is_as_small_as_over_the_socket(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            for size, code in ((wire.LARGEST, 404), (wire.LARGEST + 1, 413)):
                told = b'{"type":"mute","id":"1","person":"nobody"}'.ljust(size)
                headers = marion.headers | {"content-type": "application/json"}
                answer = await server.http.post("/api/act", content=told, headers=headers)
                assert answer.status_code == code
            name = {"name": "Marion", "lang": " " * 5_000}
            assert (await server.http.post("/api/me", json=name)).status_code == 413
            deck = "x" * 60_000
            tool = await server.http.post("/api/tools/flagship/deck-check", content=deck)
            assert tool.status_code != 413

    tell(story())


def test_cards_of_the_lobby_stay_small_whatever_options_somebody_writes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            store = server.worker.store
            for number, (game, (name, seats)) in enumerate(LARGEST_WORDS.items()):
                tab = await (await guest(server, "\U0001f680" * 24)).tab()
                table = (await tab.do(wire.Create, game=game, seats=seats)).table
                record = await store.table(table)
                for words in (("x" * 250_000,), ("x" * 100,) * 2_500, ('"' * 100,) * 2_500):
                    options = {**record.options, name: words, "unknown": "x" * 10_000}
                    record = await store.save_table(replace(record, options=options))
                    listed = await server.http.get("/api/tables")
                    assert len(listed.json()) == number + 1
                    assert len(listed.content) < CARD * (number + 1)
                    async with server.http.stream("GET", f"/api/tables/{table}") as answer:
                        assert answer.status_code == 200

    tell(story())


def test_a_card_of_the_lobby_says_what_can_be_chosen_and_the_room_everything(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            tab = await marion.tab()
            wanted: dict[str, Any] = {
                "species": ["eridani_empire", "hydran_progress"],
                "warp_portals": True,
            }
            made = await tab.do(wire.Create, game="eclipse", seats=2, options=wanted)
            [card] = (await marion.http("GET", "/api/tables")).json()
            assert {name: card["options"][name] for name in wanted} == wanted
            assert card["options"]["start"] == 0
            await tab.do(wire.Open, table=made.table)
            assert tab.rooms[made.table].options == card["options"]

    tell(story())


def test_in_a_lobby_that_one_fills_the_others_are_found_and_see_few_of_them(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            mallory, marion = await guest(server, "Mallory"), await guest(server, "Marion")
            hostile, honest = await mallory.tab(), await marion.tab()
            for tab in (hostile, honest):
                await tab.do(wire.Lobby)
            mine = (await honest.do(wire.Create, game="flagship", seats=2)).table
            made = [
                (await hostile.do(wire.Create, game="flagship", seats=2)).table for _ in range(8)
            ]
            await honest.until(lambda: listed(honest) == {mine, *made[3:]})
            await hostile.until(lambda: listed(hostile) == {mine, *made})
            late = await marion.tab()
            await late.do(wire.Lobby)
            assert listed(late) == {mine, *made[3:]}
            await hostile.do(wire.Leave, table=made[7])
            await honest.until(lambda: listed(honest) == {mine, *made[2:7]})
            await hostile.do(wire.SeatBot, table=made[0], seat=1, bot="random")
            await hostile.until(lambda: listed(hostile) == {mine, *made[:7]})
            assert listed(honest) == {mine, *made[2:7]}

    tell(story())


def listed(tab: Tab) -> set[str]:
    """The tables that somebody has in the list."""
    found: set[str] = set()
    for news in tab.messages:
        if isinstance(news, wire.LobbyNews):
            found = set() if news.whole else found - set(news.gone)
            found |= {card.table for card in news.tables}
    return found


def test_tables_with_most_people_waiting_come_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people = [await guest(server, f"Guest {number}") for number in range(3)]
            tabs = [await person.tab() for person in people]
            made = [(await tab.do(wire.Create, game="space_alert", seats=4)).table for tab in tabs]
            await tabs[2].do(wire.Sit, table=made[0])
            found = [each["table"] for each in (await server.http.get("/api/tables")).json()]
            assert found == [made[0], made[2], made[1]]

    tell(story())


def test_so_many_tables_come_from_one_address_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(tables_here=3)) as server:
            told: list[str] = []
            for number in range(5):
                person = await guest(server, f"Guest {number}")
                wish = {"type": "create", "id": "c", "game": "flagship", "seats": 2}
                answer = await person.http("POST", "/api/act", json=wish)
                told.append(answer.json().get("message", ""))
                again = await person.http("POST", "/api/act", json=wish)
                assert again.json() == answer.json()
            assert told == ["", "", "", *["address-too-many-tables"] * 2]
            async with lined(server, person, "10.0.0.1") as (line, _):
                line.say(wire.Create, "elsewhere", game="flagship", seats=2)
                assert isinstance(await line.answer("elsewhere"), wire.Done)

    tell(story())


def test_a_deserted_table_is_cleared_away_and_one_whose_owner_looks_on_stays(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            marion = await guest(server, "Marion")
            tab = await marion.tab()
            made = [
                (await tab.do(wire.Create, game="flagship", seats=2, visibility=kind)).table
                for kind in ("open", "invite")
            ]

            async def kept_after(hours_passed: float) -> list[bool]:
                hours.pass_by(hours_passed * 3_600)
                await clear_away(server.worker)
                return [await server.worker.store.table(table) is not None for table in made]

            await tab.do(wire.Lobby)
            assert await kept_after(13) == [True, True]
            await tab.close()
            await eventually(lambda: not server.worker.lobby.guests)
            assert await kept_after(11) == [True, True]
            assert await kept_after(2) == [False, True]
            assert await kept_after(14 * 24) == [False, False]

    tell(story())
