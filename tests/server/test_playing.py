"""People play over the socket: whole games, through restarts, in two tabs, with lost answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from tools.screens.stored import stored

import starboard
from starboard.kernel.log import LogEntry
from starboard.kernel.registry import game_named
from starboard.server import wire
from tests.server.running import Running, Someone, Tab, guest, running, seated, tell

READY = {"ready_ships": True}
EAGER = ("attack", "claim", "take_prize")


def choice(tab: Tab, table: str, random: Random) -> str:
    """Some move, rather one that brings the game to its end."""
    offers = tab.turns[table].moves
    eager = [offer.move for offer in offers if offer.kind in EAGER]
    return random.choice(eager or [offer.move for offer in offers])


async def play_on(tabs: list[Tab], table: str, random: Random, moves: int = 100_000) -> int:
    """Everybody plays, so many moves or to the end; returns how many it were."""
    for played in range(moves):
        asked = await asked_first(tabs, table)
        if asked is None:
            return played
        await asked.play(table, choice(asked, table, random))
    return moves


async def asked_first(tabs: list[Tab], table: str) -> Tab | None:
    """The first who is asked, as soon as somebody is; nobody when the game is over."""
    while True:
        for tab in tabs:
            if tab.rooms[table].status != "running":
                return None
            if tab.turns[table].ask is not None:
                return tab
        await asyncio.sleep(0.001)


async def back(server: Running, person: Someone, old: Tab, table: str) -> Tab:
    """The same person comes back with what the old tab still knows."""
    tab = await person.silent_tab(server)
    for kept in ("rooms", "views", "marks", "turns", "clocks", "events", "chat", "seats"):
        getattr(tab, kept).update(getattr(old, kept))
    await tab.do(wire.Hello, resume=(old.seen(table),))
    return tab


def test_a_whole_game_is_played_to_its_end_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    async def story() -> None:
        random = Random(5)
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            commitment = tabs[0].rooms[table].commitment
            await play_on(tabs, table, random, 30)
        async with running(tmp_path) as server:
            tabs = [
                await back(server, who, tab, table) for who, tab in zip(people, tabs, strict=True)
            ]
            assert await play_on(tabs, table, random) > 20
            await tabs[1].until(lambda: tabs[1].rooms[table].status == "finished")
            room = tabs[1].rooms[table]
            assert room.outcome.won
            assert sha256(f"{table}:{room.seed}".encode()).hexdigest() == commitment
            saved = await server.http.get(f"/api/tables/{table}/match")
        file = tmp_path / "match.jsonl"
        file.write_bytes(saved.content)
        starboard.load(file).verify()

    tell(story())


def test_a_whole_game_of_eclipse_is_played_to_its_end_with_a_restart_in_the_middle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    setup, entries = stored("eclipse/match-1-seats-2")
    monkeypatch.setattr("starboard.games.eclipse.Eclipse.rules", setup.rules)
    monkeypatch.setattr("starboard.server.room.opening.new_seed", lambda: setup.seed)
    monkeypatch.setattr(type(game_named("eclipse")), "rules", setup.rules)

    async def story() -> None:
        half = len(entries) // 2
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "eclipse", ("Marion", "Kolja"), options=setup.options
            )
            await play_as_stored(tabs, table, entries[:half])
        async with running(tmp_path) as server:
            tabs = [
                await back(server, who, tab, table) for who, tab in zip(people, tabs, strict=True)
            ]
            await play_as_stored(tabs, table, entries[half:])
            await tabs[0].until(lambda: tabs[0].rooms[table].status == "finished")
            saved = await server.http.get(f"/api/tables/{table}/match")
        file = tmp_path / "match.jsonl"
        file.write_bytes(saved.content)
        match = starboard.load(file)
        match.verify()
        assert match.hash == entries[-1].hash

    tell(story())


async def play_as_stored(tabs: list[Tab], table: str, entries: Sequence[LogEntry]) -> None:
    """Everybody plays as in a stored match."""
    for entry in entries:
        await is_offered(tabs[entry.seat], table, entry.moves[0])
        await tabs[entry.seat].play(table, *entry.moves)


async def is_offered(tab: Tab, table: str, move: str) -> None:
    """Until a move is open."""
    await tab.until(lambda: move in tab.moves(table))


def test_after_a_reconnection_only_what_is_missing_comes(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            await play_on(tabs, table, Random(1), 6)
            known = tabs[0].events[table][-1].number
            await tabs[0].close()
            tab = await back(server, people[0], tabs[0], table)
            first = next(m for m in tab.messages if isinstance(m, wire.Update))
            assert first.view is None
            assert first.events == ()
            assert tab.events[table][-1].number == known
            await play_on([tab, tabs[1]], table, Random(2), 4)
            assert len(tab.events[table]) > known

    tell(story())


def test_what_somebody_did_is_told_to_them_as_you_and_to_others_by_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, (first, second) = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            await play_on([first, second], table, Random(1), 12)
            await first.until(lambda: first.events[table][-1].number > 0)
            others = {each.number: each.text for each in second.events[table]}
            told = [each for each in first.events[table] if each.text != others.get(each.number)]
            mine = [each for each in told if each.fields.get("seat") == 0]
            assert mine
            assert all(each.text.startswith(("You", "Turn")) for each in mine)
            assert not any("Marion" in each.text for each in mine)
            assert any("Marion" in others.get(each.number, "") for each in mine)

    tell(story())


def test_two_tabs_of_one_person_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            second = await people[0].tab()
            await second.do(wire.Open, table=table)
            await play_on(tabs, table, Random(3), 12)
            await second.until(lambda: second.marks[table] == tabs[0].marks[table])
            assert second.views[table] == tabs[0].views[table]
            assert second.turns[table] == tabs[0].turns[table]

    tell(story())


def test_a_move_sent_twice_happens_once_and_gets_the_first_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            seat = tabs[0].turns[table].waits_for[0]
            told = {
                "table": table,
                "question": tabs[seat].turns[table].question,
                "moves": (tabs[seat].moves(table)[0],),
            }
            await tabs[seat].do(wire.Move, "once", **told)
            again = await people[seat].tab()
            assert await again.ask(wire.Move, "once", **told) == wire.Done(id="once")
            assert len(await server.worker.store.entries(table)) == 1

    tell(story())


def test_a_line_said_twice_is_heard_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "flagship", ("Marion", "Kolja"), options=READY
            )
            await tabs[0].do(wire.Say, "hi", table=table, text="Hello.")
            second = await people[0].tab()
            await second.do(wire.Say, "hi", table=table, text="Hello.")
            await tabs[1].do(wire.Say, table=table, text="Hello you.")
            await tabs[0].until(lambda: len(tabs[0].chat[table]) == 2)
            assert [line.text for line in tabs[0].chat[table]] == ["Hello.", "Hello you."]

    tell(story())


def test_the_same_wish_for_a_table_leads_to_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            one, two = await marion.tab(), await marion.tab()
            first = await one.do(wire.Create, "mine", game="flagship", seats=2)
            second = await two.do(wire.Create, "mine", game="flagship", seats=2)
            assert first.table == second.table

    tell(story())


def test_a_question_that_is_gone_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion", "Kolja"), options=READY)
            seat = tabs[0].turns[table].waits_for[0]
            old = tabs[seat].turns[table]
            await play_on(tabs, table, Random(4), 3)
            answer = await tabs[seat].refused(
                wire.Move, table=table, question=old.question, moves=(old.moves[0].move,)
            )
            assert (answer.code, answer.message) == ("not_now", "question-is-gone")

    tell(story())


def test_a_refused_move_says_why_with_its_clause(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion", "Kolja"), options=READY)
            asked = tabs[0].turns[table].waits_for[0]
            move, waiting = tabs[asked].moves(table)[-1], tabs[1 - asked]
            question = waiting.turns[table].question
            answer = await waiting.refused(wire.Move, table=table, question=question, moves=(move,))
            assert answer.code == "illegal"
            assert answer.clause.startswith("FS-")
            assert answer.text not in ("", answer.message)

    tell(story())
