"""Messages that should not come: nothing changes, nothing breaks, everybody else plays on."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from starboard.server import wire
from starboard.server.door.identity import counted_as
from starboard.server.settings import Limits
from starboard.server.socket.connection import UNREADABLE, id_of
from tests.server.running import Tab, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR = ("Marion", "Kolja")
BROKEN: list[str | bytes] = [
    "",
    "nonsense",
    "[]",
    "null",
    "1e999",
    '{"type":"move"}',
    '{"type":"no-such","id":"1"}',
    '{"type":"hello","id":"1","extra":1}',
    '{"type":"hello","id":1}',
    '{"type":"hello","id":""}',
    '{"type":"time","id":"1","sent":"now"}',
    '{"type":"move","id":"1","table":"t","question":"1","moves":[]}',
    '{"type":"move","id":"1","table":"t","question":"1","moves":"pass"}',
    '{"type":"say","id":"1","table":"t","text":""}',
    '{"type":"create","id":"1","game":"flagship","seats":-1}',
    '{"type":"create","id":"1","game":"flagship","seats":99999999999999999999}',
    '{"type":"open","id":"1","table":"' + "x" * 100 + '"}',
    "[" * 5_000,
    '{"id":' * 2_000,
    b"\xff\xfe\x00",
    b"\x00" * 100,
]


@pytest.mark.parametrize("message", BROKEN, ids=range(len(BROKEN)))
def test_a_message_that_cannot_be_read_is_answered_and_changes_nothing(
    message: str | bytes,
) -> None:
    raw = message if isinstance(message, bytes) else message.encode()
    with pytest.raises(UNREADABLE):
        wire.read_request(raw)
    assert id_of(raw) in ("", "1")


def test_after_some_faults_the_connection_ends_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            hostile = await (await guest(server, "Mallory")).silent_tab()
            for message in ("{", b"\xff", "[" * 9_000, '{"type":"x"}', "0"):
                await hostile.socket.send(message)
            await hostile.ended()
            codes = [m.code for m in hostile.messages if isinstance(m, wire.Refused)]
            assert codes == ["bad_message"] * 5
            assert isinstance(hostile.messages[-1], wire.Goodbye)
            assert await play_on(tabs, table, Random(1), 3) == 3

    tell(story())


def test_a_message_that_is_too_large_is_refused_and_a_huge_one_ends_the_connection(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Mallory")).tab()
            await tab.socket.send("x" * 20_000)
            await tab.until(lambda: isinstance(tab.messages[-1], wire.Refused))
            assert tab.messages[-1].code == "too_large"
            await tab.socket.send("x" * 200_000)
            await tab.ended()

    tell(story())


def test_whoever_sends_too_fast_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(rate=1, burst=5, faults=3)) as server:
            tab = await (await guest(server, "Mallory")).tab()
            for number in range(12):
                await tab.send(wire.Time, f"t{number}", sent=0.0)
            await tab.ended()
            codes = [m.code for m in tab.messages if isinstance(m, wire.Refused)]
            assert codes[:3] == ["too_fast"] * 3

    tell(story())


def test_whoever_sends_too_fast_over_http_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(rate=0.1, burst=2)) as server:
            marion = await guest(server, "Marion")
            told = {"type": "mute", "id": "1", "person": "nobody"}
            codes = [
                (await marion.http("POST", "/api/act", json=told)).status_code for _ in range(3)
            ]
            assert codes == [404, 404, 429]

    tell(story())


def test_whoever_talks_without_end_is_slowed_down(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            table = (await tab.do(wire.Create, game="flagship", seats=2)).table
            told = [await tab.ask(wire.Say, table=table, text="la") for _ in range(40)]
            assert "too_fast" in [getattr(answer, "code", "") for answer in told]

    tell(story())


def test_the_first_message_has_to_be_hello(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).silent_tab()
            answer = await tab.refused(wire.Time, sent=0.0)
            assert answer.code == "not_signed_in"
            late = await tab.refused(wire.Hello, version=99)
            assert late.message == "wrong-version"

    tell(story())


def test_another_origin_is_turned_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            headers = {**marion.headers, "Origin": "https://evil.example"}
            tab = Tab(await connect(server.url("/ws", "ws"), additional_headers=headers))
            await tab.ended()
            assert tab.messages[0].message == "wrong-origin"
            for origin in ("https://evil.example", "null", "http://["):
                headers = {**marion.headers, "Origin": origin}
                answer = await server.http.get("/api/me", headers=headers)
                assert answer.status_code == 401
            for host in ("[", "a]b", "x:99999999"):
                for path in ("/api/passkeys/options", "/api/me"):
                    answer = await server.http.post(path, headers={"Host": host}, json={})
                    assert answer.status_code < 500

    tell(story())


def test_so_many_connections_come_from_one_address_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(connections=2)) as server:
            marion = await guest(server, "Marion")
            await marion.tab()
            second = await marion.tab()
            third = await marion.silent_tab()
            await third.ended()
            assert third.messages[0].message == "too-many-connections"
            await second.close()
            await eventually(lambda: sum(server.app.state["door"].connections.of.values()) == 1)
            fourth = await marion.tab()
            table = (await fourth.do(wire.Create, game="flagship", seats=2)).table
            waiting = await marion.http("GET", f"/api/tables/{table}/wait")
            assert waiting.json()["message"] == "too-many-connections"

    tell(story())


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("unknown", "unknown"),
    ],
)
def test_of_a_household_all_addresses_count_as_one(host: str, counted: str) -> None:
    assert counted_as(host) == counted


def test_so_many_tables_belong_to_one_person_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(tables=2)) as server:
            tab = await (await guest(server, "Marion")).tab()
            for _ in range(2):
                await tab.do(wire.Create, game="flagship", seats=2)
            answer = await tab.refused(wire.Create, game="flagship", seats=2)
            assert (answer.code, answer.args) == ("limit", {"most": 2})
            kolja = await (await guest(server, "Kolja")).tab()
            table = (await kolja.do(wire.Create, game="flagship", seats=2, options=READY)).table
            await tab.do(wire.Sit, table=table)
            for each in (tab, kolja):
                await each.do(wire.Ready, table=table)
            await kolja.do(wire.Concede, table=table)
            answer = await tab.refused(wire.Rematch, table=table)
            assert answer.code == "limit"

    tell(story())


def test_old_tokens_and_forged_cookies_open_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            token = (await marion.http("POST", "/api/me/tokens", json={"label": "x"})).json()
            bearer = {"Authorization": f"Bearer {token['token']}"}
            assert (await server.http.get("/api/me", headers=bearer)).status_code == 200
            forged = marion.headers["Cookie"][:-1] + "x"
            assert (await server.http.get("/api/me", headers={"Cookie": forged})).status_code == 401
            other = (await marion.http("POST", "/api/me/tokens", json={})).json()["token"]
            keys = (await marion.http("GET", "/api/me/keys")).json()
            assert sorted(key["kind"] for key in keys) == ["bot", "bot", "device"]
            assert [key["kind"] for key in keys if key["here"]] == ["device"]
            unnamed = next(key["key"] for key in keys if key["kind"] == "bot" and not key["label"])
            assert (await marion.http("DELETE", f"/api/me/keys/{unnamed}")).status_code == 204
            dropped = {"Authorization": f"Bearer {other}"}
            assert (await server.http.get("/api/me", headers=dropped)).status_code == 401
            await marion.http("DELETE", "/api/me")
            for headers in (bearer, marion.headers):
                assert (await server.http.get("/api/me", headers=headers)).status_code == 401

    tell(story())


MUTATIONS: list[Any] = [None, "", "x" * 60, -1, 10**30, 1.5, True, [], {}, ["a"], {"a": 1}, "\x00"]


def test_changed_fields_of_good_messages_are_refused_or_harmless(tmp_path: Path) -> None:
    async def story() -> None:
        limits = Limits(faults=100_000, rate=1e6, burst=1_000_000)
        async with running(tmp_path, limits=limits) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            before = await server.worker.store.entries(table)
            hostile = await (await guest(server, "Mallory")).tab()
            hostile.careless = True
            random, sent = Random(3), 0
            for text in (Path(__file__).parent / "exchanges").glob("*.jsonl"):
                for line in text.read_text().splitlines():
                    told = json.loads(line)
                    if told["from"] == "server":
                        continue
                    message = told["message"]
                    name = random.choice(sorted(message))
                    message[name] = random.choice(MUTATIONS)
                    await hostile.socket.send(json.dumps(message))
                    sent += 1
            assert sent > 20
            await hostile.until(lambda: len(hostile.messages) > sent)
            assert await server.worker.store.entries(table) == before
            assert await play_on(tabs, table, Random(1), 3) == 3

    tell(story())


def test_a_sentence_that_fails_does_not_stop_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> str:
        raise ZeroDivisionError

    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            monkeypatch.setattr("starboard.text.sentences.Speech.event", broken)
            assert await play_on(tabs, table, Random(1), 4) == 4
            assert tabs[0].events[table][-1].text == ""

    tell(story())


def test_a_plain_http_request_to_the_socket_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.get("/ws")
            assert 400 <= answer.status_code < 500
            with pytest.raises(InvalidStatus):
                await connect(server.url("/nowhere", "ws"))

    tell(story())
