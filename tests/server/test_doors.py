"""The doors: who may ask for what, from where, and what a refusal looks like."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import Running, Someone, guest, running, tell
from tests.server.test_devices import Device, with_passkey
from tests.server.test_playing import READY

PHRASE = "three blue moons rise"
FOREIGN: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://127.0.0.1:9"},
    {"Origin": "https://127.0.0.1:PORT"},
    {"Origin": "http://localhost:PORT"},
    {"Origin": "http://127.0.0.1:PORT.evil.example"},
    {"Origin": "http://127.0.0.1:PORT@evil.example"},
    {"Origin": "http://["},
    {"Origin": ""},
    {"Origin": "http://127.0.0.1:PORT, https://evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://games.127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "cross-site", "Origin": "http://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "https://evil.example"},
]
OURS: list[dict[str, str]] = [
    {},
    {"Origin": "http://127.0.0.1:PORT"},
    {"Origin": "HTTP://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "same-origin", "Origin": "http://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "same-site", "Origin": "http://127.0.0.1:PORT"},
    {"Sec-Fetch-Site": "none"},
]
CHANGES: list[tuple[str, str, Any]] = [
    ("POST", "/api/me", {"name": "Mallory"}),
    ("POST", "/api/me/login", {"name": "Mallory", "phrase": PHRASE}),
    ("POST", "/api/passkeys/login", {"credential": {}}),
    ("PATCH", "/api/me", {"name": "Hijacked"}),
    ("POST", "/api/me/phrase", {"phrase": "mallory knows this one"}),
    ("POST", "/api/me/tokens", {}),
    ("POST", "/api/me/logout", None),
    ("DELETE", "/api/me", None),
    ("POST", "/api/act", {"type": "create", "id": "x", "game": "flagship", "seats": 2}),
]


def at(server: Running, headers: dict[str, str]) -> dict[str, str]:
    """Headers with the port that this server has."""
    return {name: value.replace("PORT", str(server.port)) for name, value in headers.items()}


async def kept(server: Running, name: str) -> Someone:
    """Somebody who can come back by a pass phrase."""
    person = await guest(server, name)
    told = await person.http("POST", "/api/me/phrase", json={"phrase": PHRASE})
    assert told.status_code == 200
    return person


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_nothing_is_changed_at_the_wish_of_a_foreign_page(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            await kept(server, "Mallory")
            before = await server.service.store.export_person(marion.id)
            for cookie in ({}, marion.headers):
                for method, path, body in CHANGES:
                    answer = await server.http.request(
                        method, path, json=body, headers={**cookie, **at(server, headers)}
                    )
                    assert answer.status_code == 403, f"{method} {path}: {answer.text}"
                    assert answer.json()["message"] == "wrong-origin"
                    assert "set-cookie" not in answer.headers
            assert await server.service.store.export_person(marion.id) == before
            assert await server.service.store.unfinished_tables() == []

    tell(story())


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_our_own_page_and_a_program_change_what_they_may(
    headers: dict[str, str], tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            told = {"json": {"name": "Marion"}, "headers": at(server, headers)}
            become = await server.http.post("/api/me", **told)
            assert (become.status_code, become.json()["name"]) == (200, "Marion")
            told["json"] = {"name": "Ada"}
            assert (await server.http.patch("/api/me", **told)).json()["name"] == "Ada"

    tell(story())


def test_no_way_in_that_changes_something_forgets_to_ask_where_somebody_comes_from(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Origin": "https://evil.example"}
            asked = [
                (method, route.path)
                for route in server.app.routes
                for method in getattr(route, "methods", ())
                if method not in ("GET", "HEAD", "OPTIONS")
            ]
            assert len(asked) > 15
            for method, path in [*asked, ("POST", "/api/nothing"), ("PUT", "/api/me")]:
                answer = await server.http.request(method, path, headers=headers)
                assert answer.json()["message"] == "wrong-origin", f"{method} {path}"

    tell(story())


async def told(server: Running, headers: dict[str, str], prefix: str = "") -> httpx.Response:
    """What is answered to somebody who becomes a guest."""
    server.http.cookies.clear()
    return await server.http.post(f"{prefix}/api/me", json={}, headers=headers)


def test_behind_a_proxy_the_public_address_is_our_own(tmp_path: Path) -> None:
    async def story() -> None:
        public = {"public": "https://games.example.org", "prefix": "/games"}
        async with running(tmp_path, trusted=True, **public) as server:
            proxy = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "8.8.4.4"}
            ours = {"Origin": "https://games.example.org", "Sec-Fetch-Site": "same-origin"}
            for host in ("games.example.org", f"127.0.0.1:{server.port}"):
                answer = await told(server, {**proxy, **ours, "Host": host}, "/games")
                assert answer.status_code == 200
                assert "secure" in answer.headers["set-cookie"].lower()
            for origin in ("http://games.example.org", "https://example.org"):
                headers = {**proxy, "Origin": origin, "Host": "games.example.org"}
                assert (await told(server, headers, "/games")).status_code == 403
            claimed = {"Origin": "https://evil.example", "X-Forwarded-Host": "evil.example"}
            assert (await told(server, {**proxy, **claimed}, "/games")).status_code == 403

    tell(story())


def test_behind_a_proxy_that_nobody_has_told_us_of_the_browser_is_believed(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Host": "starboard.lan", "Origin": "https://starboard.lan"}
            assert (await told(server, headers)).status_code == 403
            headers["Sec-Fetch-Site"] = "same-origin"
            assert (await told(server, headers)).status_code == 200

    tell(story())


FORMS = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", ""]


@pytest.mark.parametrize("kind", FORMS)
def test_a_body_has_to_be_json_and_say_so(kind: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            for method, path in [("POST", "/api/me"), ("PATCH", "/api/me"), ("POST", "/api/act")]:
                headers = {**marion.headers, "Accept-Language": "en"}
                headers |= {"Content-Type": kind} if kind else {}
                answer = await server.http.request(
                    method, path, content=b'{"name": "x"}', headers=headers
                )
                assert answer.status_code == 415
                assert answer.json()["code"] == "bad_message"
                assert "application/json" in answer.json()["text"]
            assert (await marion.http("GET", "/api/me")).json()["name"] == "Marion"

    tell(story())


def test_json_may_name_its_letters_and_tools_take_text(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            headers = {"Content-Type": "application/json; charset=utf-8"}
            made = await server.http.post("/api/me", content=b"{}", headers=headers)
            assert made.status_code == 200
            out = await server.http.post("/api/me/logout", content=b"")
            assert out.status_code == 204
            text = {"Content-Type": "text/plain"}
            tool = await server.http.post("/api/tools/eclipse/nothing", content=b"x", headers=text)
            assert tool.status_code == 404

    tell(story())


# ---------------------------------------------------------------------- who would be lost


async def at_a_table(person: Someone) -> str:
    """Somebody opens a table and sits down at it."""
    told = {"type": "create", "id": "first", "game": "flagship", "seats": 2, "options": READY}
    return str((await person.http("POST", "/api/act", json=told)).json()["table"])


async def with_a_result(person: Someone) -> None:
    """Somebody has played a game to its end, and sits at no table."""
    table = await at_a_table(person)
    bot = {"type": "seat_bot", "id": "b", "table": table, "seat": 1, "bot": "random"}
    for told in (bot, {"type": "ready", "id": "r"}, {"type": "concede", "id": "c"}):
        answer = await person.http("POST", "/api/act", json={"table": table, **told})
        assert answer.json()["type"] == "done", answer.text
    assert await person.server.service.store.my_tables(person.id) == []


async def logs_in(person: Someone, **told: Any) -> httpx.Response:
    """Somebody logs in as Mallory on the device of a person."""
    body = {"name": "Mallory", "phrase": PHRASE, **told}
    answer = await person.http("POST", "/api/me/login", json=body)
    person.server.http.cookies.clear()
    return answer


@pytest.mark.parametrize("owns", [at_a_table, with_a_result])
def test_a_guest_who_would_be_lost_for_good_is_replaced_by_whoever_is_sure(
    owns: Callable[[Someone], Awaitable[object]], tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            mallory, marion = await kept(server, "Mallory"), await guest(server, "Marion")
            await owns(marion)
            wrong = await logs_in(marion, phrase="three blue moons set")
            assert wrong.json()["message"] == "wrong-name-or-phrase"
            for told in ({}, {"sure": False}):
                refused = await logs_in(marion, **told)
                assert (refused.status_code, refused.json()["code"]) == (409, "not_now")
                assert refused.json()["message"] == "guest-would-be-lost"
                assert "Marion" in refused.json()["text"]
                assert "set-cookie" not in refused.headers
            assert (await marion.http("GET", "/api/me")).json()["person"] == marion.id
            assert (await logs_in(marion, sure=True)).json()["person"] == mallory.id
            assert (await marion.http("GET", "/api/me")).status_code == 401

    tell(story())


def test_who_can_come_back_or_has_nothing_to_lose_is_not_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            mallory, ada = await kept(server, "Mallory"), await kept(server, "Ada")
            await at_a_table(ada)
            for person in (ada, await guest(server, "Marion")):
                assert (await logs_in(person)).json()["person"] == mallory.id
                assert (await person.http("GET", "/api/me")).status_code == 401

    tell(story())


def test_a_passkey_that_was_shown_once_serves_after_the_question(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            host = {"Host": f"localhost:{server.port}"}
            device = Device(f"http://localhost:{server.port}")
            keeper, ada = await with_passkey(server, host, device), await guest(server, "Ada")
            await at_a_table(ada)
            options = await server.http.post("/api/passkeys/options", headers=host)
            body = {"credential": device.use(options.json())}
            for sure, status in ((False, 409), (True, 200), (True, 403)):
                answer = await server.http.post(
                    "/api/passkeys/login",
                    json={**body, "sure": sure},
                    headers={**host, **ada.headers},
                )
                server.http.cookies.clear()
                assert answer.status_code == status, answer.text
                if status == 200:
                    assert answer.json()["person"] == keeper.id

    tell(story())


def test_a_device_whose_cookie_opens_nothing_becomes_a_guest_or_somebody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            mallory, marion = await kept(server, "Mallory"), await guest(server, "Marion")
            await at_a_table(marion)
            forged = {"Cookie": marion.headers["Cookie"][:-2] + "xx"}
            [key] = await server.service.store.keys(marion.id)
            await server.service.store.drop_key(marion.id, key.hash)
            for headers in (forged, marion.headers, {"Cookie": "starboard=%00; starboard=.;"}):
                become = await server.http.post("/api/me", json={}, headers=headers)
                assert become.status_code == 200
                assert become.json()["person"] != marion.id
                server.http.cookies.clear()
                lost = Someone(server, "", {"person": "", "name": ""})
                lost.headers = headers
                assert (await logs_in(lost)).json()["person"] == mallory.id

    tell(story())
