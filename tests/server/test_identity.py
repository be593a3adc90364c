"""Being somebody: who is lost by it, what opens once, and how often one may change."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from starboard.server.people import accounts
from starboard.server.settings import Limits
from tests.server.running import Someone, eventually, guest, running, tell
from tests.server.test_devices import Device, with_passkey
from tests.server.test_leaving import PHRASE, kept
from tests.server.test_playing import READY

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
    assert await person.server.worker.store.my_tables(person.id) == []


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
            [key] = await server.worker.store.keys(marion.id)
            await server.worker.store.drop_key(marion.id, key.hash)
            for headers in (forged, marion.headers, {"Cookie": "starboard=%00; starboard=.;"}):
                become = await server.http.post("/api/me", json={}, headers=headers)
                assert become.status_code == 200
                assert become.json()["person"] != marion.id
                server.http.cookies.clear()
                lost = Someone(server, "", {"person": "", "name": ""})
                lost.headers = headers
                assert (await logs_in(lost)).json()["person"] == mallory.id

    tell(story())


class Synced(Device):
    """A device whose passkeys are copied to others, and so never count."""

    def authenticator_data(self, host: str, flags: int) -> bytes:
        self.count = -1
        return super().authenticator_data(host, flags)


def test_a_challenge_is_answered_once_whichever_worker_hears_the_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as first, running(tmp_path) as second:
            host = {"Host": f"localhost:{first.port}"}
            device = Synced(f"http://localhost:{first.port}")
            marion = await with_passkey(first, host, device)
            options = await first.http.post("/api/passkeys/options", headers=host)
            told = {"json": {"credential": device.use(options.json())}, "headers": host}
            once = await first.http.post("/api/passkeys/login", **told)
            assert once.json()["person"] == marion.id
            for server in (second, first):
                server.http.cookies.clear()
                again = await server.http.post("/api/passkeys/login", **told)
                assert again.status_code == 403
                assert "set-cookie" not in again.headers
            kept = (await second.worker.store.person(marion.id)).settings
            assert len(kept["challenges"]) == 2

    tell(story())


def test_of_two_workers_that_hear_the_same_answer_at_once_one_opens(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as first, running(tmp_path) as second:
            host = {"Host": f"localhost:{first.port}"}
            device = Synced(f"http://localhost:{first.port}")
            await with_passkey(first, host, device)
            options = await first.http.post("/api/passkeys/options", headers=host)
            told = {"json": {"credential": device.use(options.json())}, "headers": host}
            answers = await asyncio.gather(
                *(server.http.post("/api/passkeys/login", **told) for server in (first, second) * 4)
            )
            assert sorted(each.status_code for each in answers) == [200, *[403] * 7]

    tell(story())


# ---------------------------------------------------------------------- how much


def test_so_many_tokens_belong_to_one_person_and_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(tokens=2)) as server:
            marion, kolja = await guest(server, "Marion"), await guest(server, "Kolja")
            for status in (201, 201, 429):
                answer = await marion.http("POST", "/api/me/tokens", json={"label": "bot"})
                assert answer.status_code == status
            assert (answer.json()["code"], answer.json()["args"]) == ("limit", {"most": 2})
            assert (await kolja.http("POST", "/api/me/tokens", json={})).status_code == 201
            keys = (await marion.http("GET", "/api/me/keys")).json()
            one = next(each["key"] for each in keys if each["kind"] == "bot")
            await marion.http("DELETE", f"/api/me/keys/{one}")
            assert (await marion.http("POST", "/api/me/tokens", json={})).status_code == 201

    tell(story())


PUSHED = {"endpoint": "https://fcm.googleapis.com/fcm/send/abc", "keys": {"auth": "x"}}


@pytest.mark.parametrize(
    ("method", "path", "body", "burst"),
    [
        ("PATCH", "/api/me", {"lang": "de"}, 20),
        ("POST", "/api/me/tokens", {}, 20),
        ("POST", "/api/me/push", PUSHED, 20),
        ("POST", "/api/me/phrase", {"phrase": PHRASE}, 5),
    ],
)
def test_whoever_changes_without_end_is_slowed_down(
    method: str, path: str, body: Any, burst: int, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(changes=1e-6, phrases=1e-6)) as server:
            marion, kolja = await guest(server, "Marion"), await guest(server, "Kolja")
            codes = [
                (await marion.http(method, path, json=body)).status_code for _ in range(burst + 2)
            ]
            assert all(code < 300 for code in codes[:burst])
            assert codes[burst:] == [429, 429]
            assert (await kolja.http(method, path, json=body)).status_code < 300

    tell(story())


def test_phrases_from_one_address_are_slowed_down_whoever_sets_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, limits=Limits(guests=1e-6)) as server:
            told = {"phrase": PHRASE}
            people = [await guest(server, "") for _ in range(55)]
            codes = [
                (await each.http("POST", "/api/me/phrase", json=told)).status_code
                for each in people[:6]
            ]
            assert codes == [*[200] * 5, 429]  # 60 at once, guests among them

    tell(story())


def test_only_some_phrases_are_worked_on_at_once_and_only_some_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    working: list[str] = []
    most: list[int] = []
    go = threading.Event()

    def slow(phrase: str, salt: bytes | None = None) -> str:
        working.append(phrase)
        most.append(len(working))
        go.wait()
        working.pop()
        return "scrypt:00:00"

    monkeypatch.setattr(accounts, "scrambled", slow)
    monkeypatch.setattr(accounts, "MOST_WAITING", 6)

    async def story() -> None:
        async with running(tmp_path) as server:
            guests = [await guest(server, "") for _ in range(7)]
            tasks = [
                asyncio.create_task(each.http("POST", "/api/me/phrase", json={"phrase": PHRASE}))
                for each in guests
            ]
            await eventually(lambda: any(task.done() for task in tasks))
            [refused] = [task.result() for task in tasks if task.done()]
            assert (refused.status_code, refused.json()["code"]) == (429, "too_fast")
            await eventually(lambda: len(working) == accounts.AT_ONCE)
            assert server.worker.people.waiting == 6
            go.set()
            answers = await asyncio.gather(*tasks)
            assert sorted(each.status_code for each in answers) == [*[200] * 6, 429]
            assert max(most) == accounts.AT_ONCE

    tell(story())
