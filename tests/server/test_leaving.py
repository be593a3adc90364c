"""Whoever leaves a device is heard and told nothing there any more."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from starboard.server import wire
from starboard.server.store.opening import open_store
from starboard.server.store.records import Subscription
from starboard.server.worker.cleanup import forget_gone
from tests.server.running import Running, Someone, Tab, eventually, guest, running, seated, tell

PHRASE = "three blue moons rise"
ENDPOINT = "https://fcm.googleapis.com/fcm/send/"
KEYS = {"p256dh": "x", "auth": "y"}


async def kept(server: Running, name: str) -> Someone:
    """Somebody who can come back by a pass phrase."""
    person = await guest(server, name)
    await person.http("POST", "/api/me/phrase", json={"phrase": PHRASE})
    return person


async def login(device: Someone, name: str) -> Any:
    """Log in on a device on which somebody is already."""
    told = {"name": name, "phrase": PHRASE}
    answer = await device.http("POST", "/api/me/login", json=told)
    device.server.http.cookies.clear()
    assert answer.status_code == 200, answer.text
    return answer


async def takes_notices(person: Someone) -> None:
    """The browser of this device takes turn notices."""
    told = {"endpoint": f"{ENDPOINT}{person.name}", "keys": KEYS}
    assert (await person.http("POST", "/api/me/push", json=told)).status_code == 204


async def notices_of(server: Running, *people: Someone) -> list[Subscription]:
    """Where these people take notices."""
    store = server.worker.store
    return [each for person in people for each in await store.subscriptions(person.id)]


@pytest.mark.parametrize("way", ["login", "logout", "remove", "delete"])
def test_a_device_that_somebody_has_left_knows_nothing_of_them(way: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion, kolja = await kept(server, "Marion"), await kept(server, "Kolja")
            await takes_notices(marion)
            tabs = [await marion.tab(), await marion.tab()]
            if way == "login":
                assert (await login(marion, "Kolja")).json()["person"] == kolja.id
            elif way == "logout":
                await marion.http("POST", "/api/me/logout")
            elif way == "remove":
                await removed_from_afar(server, marion)
            else:
                await marion.http("DELETE", "/api/me")
            for tab in tabs:
                await tab.ended()
            assert await notices_of(server, marion, kolja) == []
            assert (await marion.http("GET", "/api/me")).status_code == 401
            late = await marion.silent_tab()
            await late.ended()
            assert [type(each) for each in late.messages] == [wire.Refused]

    tell(story())


async def removed_from_afar(server: Running, person: Someone) -> None:
    """A device is removed by its person on another one."""
    answer = await login(await guest(server, "Otto"), person.name)
    elsewhere = Someone(server, answer.cookies["starboard"], answer.json())
    devices = (await elsewhere.http("GET", "/api/me/keys")).json()
    [lost] = [each for each in devices if not each["here"]]
    tab = await elsewhere.tab()
    await elsewhere.http("DELETE", f"/api/me/keys/{lost['key']}")
    await tab.do(wire.Lobby, on=True)  # only the lost one is shut out


def test_whom_somebody_else_has_removed_from_the_database_is_noticed_by_looking(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion, kolja = await guest(server, "Marion"), await guest(server, "Kolja")
            hers, his = await marion.tab(), await kolja.tab()
            table = (await hers.do(wire.Create, game="flagship", seats=3)).table
            alone = (await hers.do(wire.Create, game="flagship", seats=2)).table
            await his.do(wire.Open, table=alone)
            his.received.clear()
            await his.do(wire.Sit, table=table)
            await hers.do(wire.Say, table=table, text="I live in Bonn.")
            admin = await open_store(server.worker.settings.database)
            await admin.delete_person(marion.id)
            await admin.close()
            await forget_gone(server.worker)
            await hers.ended()
            await his.do(wire.Open, table=table)
            assert wire.Closed in [type(each) for each in his.messages]
            assert his.rooms[table].owner == kolja.id
            for word in (b"Marion", b"Bonn"):
                assert word not in b"".join(his.received)

    tell(story())


def test_what_somebody_said_who_is_gone_for_good_is_told_to_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", ("Marion", "Kolja"))
            for tab, text in zip(tabs, ("I live in Bonn.", "Good to know."), strict=True):
                await tab.do(wire.Say, table=table, text=text)
            await people[0].http("DELETE", "/api/me")
            await tabs[0].ended()
            seen = await people[1].tab()
            await seen.do(wire.Open, table=table)
            said = [line.text for line in seen.chat[table] if not line.note]
            assert said == ["Good to know."]
            assert b"Marion" not in b"".join(seen.received)

    tell(story())


def test_who_logs_in_again_stays_and_keeps_the_notices(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await kept(server, "Marion")
            await takes_notices(marion)
            tab = await marion.tab()
            answer = await login(marion, "Marion")
            assert "set-cookie" not in answer.headers
            await tab.do(wire.Lobby, on=True)
            assert len(await notices_of(server, marion)) == 1
            assert len((await marion.http("GET", "/api/me/keys")).json()) == 1

    tell(story())


def test_a_token_that_was_taken_back_ends_what_its_bot_does(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", ("Marion", "Kolja"))
            marion = people[0]
            told = (await marion.http("POST", "/api/me/tokens", json={"label": "bot"})).json()
            bot = Someone(server, "", {"person": marion.id, "name": "Marion"})
            bot.headers = {"Authorization": f"Bearer {told['token']}"}
            tab = await bot.tab()
            waiting = asyncio.create_task(
                bot.http(
                    "GET",
                    f"/api/tables/{table}/wait?seat=0&mark={tabs[0].marks[table]}&events=9999",
                )
            )
            await eventually(lambda: followers(server, table) == 3)
            cards = (await marion.http("GET", "/api/me/keys")).json()
            [token] = [each for each in cards if each["kind"] == "bot"]
            await marion.http("DELETE", f"/api/me/keys/{token['key']}")
            await tab.ended()
            await tabs[0].do(wire.Concede, table=table)
            assert (await waiting).status_code == 403
            await tabs[0].do(wire.Lobby, on=True)

    tell(story())


def followers(server: Running, table: str) -> int:
    """How many look at a table."""
    return len(server.worker.followers.by_table.get(table, ()))


def test_who_is_called_otherwise_is_called_so_in_every_tab(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            tab: Tab = await marion.tab()
            await marion.http("PATCH", "/api/me", json={"name": "Marion the Second"})
            [connection] = server.app.state["connections"]
            await eventually(lambda: connection.somebody.name == "Marion the Second")
            made = await tab.do(wire.Create, game="flagship", seats=2)
            await tab.do(wire.Open, table=made.table)
            assert tab.rooms[made.table].seats[0].name == "Marion the Second"
            await marion.http("PATCH", "/api/me", json={"name": "Third"})
            await eventually(lambda: connection.somebody.name == "Third")
            await tab.do(wire.Ready, table=made.table)
            assert tab.rooms[made.table].seats[0].name == "Third"

    tell(story())
