"""The list of tables stays small and fair, whatever somebody does to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from starboard.server import wire
from starboard.server.settings import Limits
from starboard.server.worker.cleanup import clear_away
from tests.server.lines import lined
from tests.server.running import Tab, eventually, guest, running, tell
from tests.server.test_prompts import ByHand

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
