"""Everybody brings a deck to the table; nobody else learns which until the match is over."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

import starboard
from starboard.cli import main
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import encode_deck, format_deck
from starboard.games.flagship.cards.decks import Deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel.yaml_files import Name
from starboard.server import wire
from starboard.table.chairs import Chair
from tests.server.recording import Standing, nothing_by_chance
from tests.server.running import Running, Someone, Tab, guest, running, tell
from tests.server.test_playing import READY

PAIR = ("Marion", "Kolja")
FRABIAN = starter_decks()["frabian"]


def of(event: str) -> str:
    """A deck with one and the same event card."""
    name = Name(de="Geheimnis", en="Secret")
    events = (event,) * 42
    deck = Deck(name=name, main_ship=FRABIAN.main_ship, market=FRABIAN.market, events=events)
    return encode_deck(deck)


MINE, OTHER = of("nachschub"), of("ausweichen")


async def waiting(
    server: Running, names: tuple[str, ...] = PAIR, **create: Any
) -> tuple[str, list[Someone], list[Tab]]:
    """A table at which people sit and look, nobody ready."""
    people = [await guest(server, name) for name in names]
    tabs = [await person.tab() for person in people]
    told = {"seats": len(names), "options": READY, **create}
    table = (await tabs[0].do(wire.Create, "new", game="flagship", **told)).table
    for tab in tabs:
        await tab.do(wire.Sit, table=table)
        await tab.do(wire.Open, table=table)
    return table, people, tabs


async def begun(tabs: list[Tab], table: str) -> None:
    for tab in tabs:
        await tab.do(wire.Ready, table=table)
    for tab in tabs:
        await tab.until(lambda tab=tab: table in tab.views)  # type: ignore[misc]


async def finished(tabs: list[Tab], table: str) -> None:
    await tabs[0].do(wire.Concede, table=table)
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.rooms[table].status == "finished")  # type: ignore[misc]


async def brought(person: Someone, table: str) -> Any:
    """What a person is told of things brought, by seat."""
    told = (await person.http("GET", f"/api/tables/{table}/brought")).json()
    return {int(seat): given for seat, given in told.get("seats", {}).items()}


def shown(tab: Tab, table: str) -> list[dict[str, str]]:
    """What the room says of things brought."""
    return [card.brought for card in tab.rooms[table].seats]


async def settled(tab: Tab) -> int:
    """How many messages somebody was sent, once all of them have come."""
    await tab.do(wire.Time, sent=0.0)
    return len([each for each in tab.messages if not isinstance(each, wire.TimeTold)])


def test_a_person_brings_a_deck_and_others_see_only_that_it_is_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server)
            await tabs[1].do(wire.Bring, table=table, seat=1, option="deck", value=MINE)
            await tabs[0].do(wire.Bring, table=table, option="deck", value=" rebels ")
            await settled(tabs[1])
            assert shown(tabs[0], table) == shown(tabs[1], table)
            assert shown(tabs[0], table) == [{"deck": "rebels"}, {"deck": "own"}]
            assert await brought(people[1], table) == {1: {"deck": MINE}}
            assert await brought(people[0], table) == {0: {"deck": "rebels"}}
            await begun(tabs, table)
            live = server.worker.tables.live[table]
            assert live.match.setup.brings() == {0: {"deck": "rebels"}, 1: {"deck": MINE}}
            assert tabs[0].views[table]["pools"]["events:1"] == [""] * 42
            assert set(tabs[1].views[table]["pools"]["events:1"]) == {"nachschub"}
            assert await brought(people[0], table) == {0: {"deck": "rebels"}}

    tell(story())


def test_what_can_be_brought_is_told_with_its_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, _ = await waiting(server)
            told = await people[0].http("GET", f"/api/tables/{table}/brought?lang=de")
            (option,) = told.json()["options"]
            assert [option[field] for field in ("name", "kind")] == ["deck", "text"]
            assert option["label"] == "Deck"
            assert option["names"]["rebels"] == "Rebellen"
            assert option["names"]["own"] == "eigenes Deck"
            games = (await server.http.get("/api/games")).json()
            flagship = next(game for game in games if game["game"] == "flagship")
            assert [each["name"] for each in flagship["options"]] == ["decks", "ready_ships"]

    tell(story())


def test_a_pasted_deck_is_taken_and_nothing_takes_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server)
            text = format_deck(FRABIAN, catalogue(), "en")
            await tabs[1].do(wire.Bring, table=table, option="deck", value=text)
            assert (await brought(people[1], table))[1]["deck"].startswith("fs1:")
            await tabs[1].do(wire.Bring, table=table, option="deck")
            assert await brought(people[1], table) == {1: {}}
            assert shown(tabs[1], table) == [{}, {}]

    tell(story())


def test_another_own_deck_sends_nobody_else_anything(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await waiting(server)
            watcher = await (await guest(server, "Zoe")).tab()
            await watcher.do(wire.Lobby)
            await watcher.do(wire.Open, table=table)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            before = [await settled(tab) for tab in (tabs[0], watcher)]
            for value in (OTHER, MINE, OTHER):
                await tabs[1].do(wire.Bring, table=table, option="deck", value=value)
            await server.worker.lobby.tell({table})
            assert [await settled(tab) for tab in (tabs[0], watcher)] == before

    tell(story())


async def all_told(folder: Path, deck: str) -> list[Any]:
    """Everything that others get to know of a table up to the first question."""
    folder.mkdir()
    with nothing_by_chance():
        async with running(folder, Standing()) as server:
            table, people, tabs = await waiting(server)
            watcher = await guest(server, "Zoe")
            watching = await watcher.tab()
            await watching.do(wire.Lobby, "lobby")
            await watching.do(wire.Open, "open", table=table)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=deck)
            await begun(tabs, table)
            await server.worker.lobby.tell({table})
            told: list[Any] = []
            for tab, person in ((tabs[0], people[0]), (watching, watcher)):
                await settled(tab)
                heard = [{**json.loads(each), "id": ""} for each in tab.received]  # it has a port
                news = [each for each in heard if each["type"] == "lobby"]
                told += [each for each in heard if each not in news]
                told += news[-1:]  # the lobby has a beat of its own: how often it told is chance
                for path in ("", "/brought", "/match"):
                    answer = await person.http("GET", f"/api/tables/{table}{path}")
                    told.append((answer.status_code, answer.content))
                told.append((await person.http("GET", "/api/tables")).content)
                told.append((await person.http("GET", "/api/me/export")).content)
            assert server.worker.tables.live[table].match.setup.brings()[1] == {"deck": deck}
            return told


def test_until_the_end_others_are_told_the_same_of_any_own_deck(tmp_path: Path) -> None:
    async def story() -> None:
        first = await all_told(tmp_path / "one", MINE)
        second = await all_told(tmp_path / "two", OTHER)
        assert first == second
        assert len(first) > 12

    tell(story())


REFUSED = [
    pytest.param(0, "deck", MINE, "not_allowed", "only for your own seat", id="another's seat"),
    pytest.param(2, "deck", MINE, "not_allowed", "only for your own seat", id="an owner's bot"),
    pytest.param(9, "deck", MINE, "not_found", "no such seat", id="no such seat"),
    pytest.param(1, "fleet", "x", "bad_input", "seats bring: deck", id="unknown option"),
    pytest.param(1, "decks", "x", "bad_input", "seats bring: deck", id="option of the table"),
    pytest.param(1, "deck", "pirates", "bad_input", "deck pirates: ", id="no such deck"),
    pytest.param(1, "deck", "fs1:####", "bad_input", "deck code: ", id="damaged code"),
    pytest.param(1, "deck", "x" * 9_000, "bad_input", "at most 8000 letters, not 9000", id="long"),
    pytest.param(1, "deck", "Events\n40 Nachschub", "bad_input", "(FS-DECK-03)", id="small"),
]


@pytest.mark.parametrize(("seat", "option", "value", "code", "why"), REFUSED)
def test_what_is_refused_is_said_in_one_sentence_and_changes_nothing(
    seat: int, option: str, value: str, code: str, why: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await waiting(server, seats=3)
            await tabs[0].do(wire.SeatBot, table=table, seat=2, bot="random")
            await tabs[1].do(wire.Bring, table=table, option="deck", value="rebels")
            before = server.worker.tables.live[table].record
            told = {"table": table, "seat": seat, "option": option, "value": value}
            answer = await tabs[1].refused(wire.Bring, **told)
            assert answer.code == code
            assert why in answer.text
            assert "\n" not in answer.text
            assert len(answer.text) < 300
            if "FS-" in why:
                assert answer.clause == "FS-DECK-03"
            assert server.worker.tables.live[table].record == before

    tell(story())


def test_a_code_of_a_hundred_thousand_letters_is_too_large_for_any_message(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, _ = await waiting(server)
            before = server.worker.tables.live[table].record
            told = {"type": "bring", "id": "1", "table": table, "option": "deck"}
            answer = await people[1].http("POST", "/api/act", json={**told, "value": "A" * 100_000})
            assert answer.status_code == 413
            assert answer.json()["text"] == "A message may have at most 16,384 bytes."
            assert server.worker.tables.live[table].record == before

    tell(story())


def test_whoever_only_looks_brings_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, _ = await waiting(server)
            zoe = await (await guest(server, "Zoe")).tab()
            for seat in (0, None):
                told = {"table": table, "seat": seat, "option": "deck", "value": "rebels"}
                assert (await zoe.refused(wire.Bring, **told)).code == "not_allowed"

    tell(story())


def test_nothing_is_brought_once_the_game_has_begun(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await waiting(server)
            await begun(tabs, table)
            before = server.worker.tables.live[table].record
            answer = await tabs[1].refused(wire.Bring, table=table, option="deck", value="rebels")
            assert (answer.code, answer.message) == ("not_now", "already-begun")
            assert server.worker.tables.live[table].record == before

    tell(story())


def test_the_owner_brings_a_deck_for_a_bot_and_it_stays_with_another_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server, seats=3)
            await tabs[0].do(wire.SeatBot, table=table, seat=2, bot="random")
            await tabs[0].do(wire.Bring, table=table, seat=2, option="deck", value=MINE)
            await tabs[0].do(wire.SeatBot, table=table, seat=2, bot="house")
            assert await brought(people[0], table) == {0: {}, 2: {"deck": MINE}}
            assert await brought(people[1], table) == {1: {}}
            await begun(tabs, table)
            assert server.worker.tables.live[table].match.setup.brings() == {2: {"deck": MINE}}

    tell(story())


def test_a_deck_goes_along_to_another_seat_and_away_with_its_owner(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server, seats=3)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            await tabs[1].do(wire.Sit, table=table, seat=2)
            assert await brought(people[1], table) == {2: {"deck": MINE}}
            await tabs[1].do(wire.Leave, table=table)
            await tabs[1].do(wire.Sit, table=table, seat=2)
            assert await brought(people[1], table) == {2: {}}

    tell(story())


def test_a_restart_keeps_what_was_brought_before_and_after_the_beginning(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
        async with running(tmp_path) as server:
            for person in people:
                person.server = server
            assert await brought(people[1], table) == {1: {"deck": MINE}}
            assert await brought(people[0], table) == {0: {}}
            tabs = [await person.tab() for person in people]
            for tab in tabs:
                await tab.do(wire.Open, table=table)
            assert shown(tabs[0], table) == [{}, {"deck": "own"}]
            await begun(tabs, table)
            hand = tabs[1].views[table]["table"]["players"][1]["hand"]
        async with running(tmp_path) as server:
            tab = await people[1].tab(server)
            await tab.do(wire.Open, table=table)
            assert tab.views[table]["table"]["players"][1]["hand"] == hand

    tell(story())


def test_after_the_end_everybody_is_told_and_the_replay_shows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            await begun(tabs, table)
            await finished(tabs, table)
            assert shown(tabs[0], table) == [{}, {"deck": MINE}]
            assert await brought(people[0], table) == {0: {}, 1: {"deck": MINE}}
            saved = await people[0].http("GET", f"/api/tables/{table}/match")
            (tmp_path / "match.jsonl").write_bytes(saved.content)

    tell(story())
    match = starboard.load(tmp_path / "match.jsonl")
    match.verify()
    assert match.setup.brings() == {1: {"deck": MINE}}
    assert main(["--lang", "en", "replay", str(tmp_path / "match.jsonl")]) == 0
    assert f"Seat 1 has brought along: deck {MINE}" in capsys.readouterr().out
    assert main(["replay", str(tmp_path / "match.jsonl"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["brought"] == {"1": {"deck": MINE}}


def test_whoever_watches_late_is_told_late(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await waiting(server, delay=600)
            zoe = await guest(server, "Zoe")
            watching = await zoe.tab()
            await watching.do(wire.Open, table=table)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            await begun(tabs, table)
            await finished(tabs, table)
            await settled(watching)
            assert await brought(zoe, table) == {}
            assert (await zoe.http("GET", f"/api/tables/{table}/match")).status_code == 409
            seen = (await zoe.http("GET", f"/api/tables/{table}")).content
            assert MINE.encode() not in b"".join([*watching.received, seen])

    tell(story())


def test_a_rematch_keeps_what_each_seat_brought_and_hides_it_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server, seats=3)
            await tabs[0].do(wire.SeatBot, table=table, seat=2, bot="random")
            await tabs[0].do(wire.Bring, table=table, seat=2, option="deck", value=OTHER)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            await begun(tabs, table)
            await tabs[1].do(wire.Concede, table=table)
            await finished(tabs[:1], table)
            again = (await tabs[0].do(wire.Rematch, table=table)).table
            for tab in tabs:
                await tab.do(wire.Open, table=again)
            assert shown(tabs[0], again) == [{}, {"deck": "own"}, {"deck": "own"}]
            assert await brought(people[1], again) == {1: {"deck": MINE}}
            assert await brought(people[0], again) == {0: {}, 2: {"deck": OTHER}}

    tell(story())


def test_a_branch_plays_on_with_the_decks_of_the_match(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await waiting(server)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            await begun(tabs, table)
            await finished(tabs, table)
            branch = (await tabs[0].do(wire.Branch, table=table, at=0)).table
            told = {"table": branch, "option": "deck", "value": "rebels"}
            assert (await tabs[0].refused(wire.Bring, **told)).message == "brought-is-settled"
            live = await server.worker.tables.get(branch)
            assert live.record.setup().brings() == {1: {"deck": MINE}}
            await tabs[0].do(wire.SeatBot, table=branch, seat=1, bot="random")
            await tabs[0].do(wire.Open, table=branch)
            await tabs[0].do(wire.Ready, table=branch)
            assert live.match.setup.brings() == {1: {"deck": MINE}}

    tell(story())


def test_only_the_owner_takes_a_deck_along_in_an_export(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            theirs, mine = [(await person.http("GET", "/api/me/export")).text for person in people]
            assert MINE in mine
            assert MINE not in theirs

    tell(story())


def test_a_match_goes_on_when_whoever_brought_the_deck_is_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await waiting(server)
            await tabs[1].do(wire.Bring, table=table, option="deck", value=MINE)
            await begun(tabs, table)
            assert (await people[1].http("DELETE", "/api/me")).is_success
        async with running(tmp_path) as server:
            live = await server.worker.tables.get(table)
            assert live.match.setup.brings() == {1: {"deck": MINE}}

    tell(story())


def test_a_table_kept_before_anything_could_be_brought_is_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, _ = await waiting(server)
        with sqlite3.connect(tmp_path / "starboard.db") as database:
            (lobby,) = database.execute("SELECT lobby FROM tables").fetchone()
            told = json.loads(lobby)
            for chair in told["seats"]:
                del chair["brought"]
            database.execute("UPDATE tables SET lobby = ?", [json.dumps(told)])
        database.close()
        async with running(tmp_path) as server:
            for person in people:
                person.server = server
            assert await brought(people[1], table) == {1: {}}
            tab = await people[1].tab()
            await tab.do(wire.Bring, table=table, option="deck", value=MINE)
            assert await brought(people[1], table) == {1: {"deck": MINE}}

    tell(story())


def test_a_chair_without_anything_brought_is_as_before() -> None:
    old = {"kind": "person", "person": "p", "name": "Marion"}
    assert msgspec.convert(old, Chair).brought == {}
