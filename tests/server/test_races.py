"""Two workers at one table: only one move wins, and both tell the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from starboard.errors import Error
from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.settings import Settings
from starboard.server.store.opening import open_store
from starboard.server.store.protocol import Unavailable
from starboard.server.store.records import Person
from starboard.server.worker.handlers import Asked, answer
from starboard.server.worker.worker import Worker
from tests.server.beside import Beside
from tests.server.postgres import ON_POSTGRES, Postgres, running_postgres
from tests.server.running import PATIENCE, eventually, tell

READY = {"ready_ships": True}


@asynccontextmanager
async def workers(database: str, folder: Path) -> AsyncIterator[list[Worker]]:
    """Two workers on one database; SQLite has one store for both, PostgreSQL one for each."""
    settings = Settings(database=database, data=str(folder), workers=2)
    stores = [await open_store(database)]
    stores.append(stores[0] if database.startswith("sqlite") else await open_store(database))
    found = [Worker(settings, store, "secret", thinker=Beside()) for store in stores]
    for worker in found:
        await worker.start()
    try:
        yield found
    finally:
        for worker in found:
            await worker.close()
        for store in set(stores):
            await store.close()


async def begun(worker: Worker) -> tuple[str, list[Person]]:
    """A running table of two people."""
    people = [(await worker.people.guest(name, "en"))[0] for name in ("Marion", "Kolja")]
    made = await answer(
        Asked(worker, people[0], wire.Create(id="new", game="flagship", seats=2, options=READY))
    )
    assert isinstance(made, wire.Done)
    await answer(Asked(worker, people[1], wire.Sit(id="sit", table=made.table)))
    for person in people:
        await answer(Asked(worker, person, wire.Ready(id="ready", table=made.table)))
    return made.table, people


async def attempt(worker: Worker, person: Person, request: Any) -> object:
    """What somebody is answered."""
    try:
        return await answer(Asked(worker, person, request))
    except Error as error:
        return error


async def race(team: list[Worker]) -> None:
    """Both workers get different answers to the same question, again and again."""
    table, people = await begun(team[0])
    for turn in range(12):
        live = await team[0].tables.get(table)
        assert live.match is not None
        if live.match.over:
            break
        seat = live.match.to_act[0]
        question, moves = live.match.question(seat), live.match.moves(seat)
        answers = await asyncio.gather(
            *[
                attempt(
                    worker,
                    people[seat],
                    wire.Move(
                        id=f"{turn}-{number}",
                        table=table,
                        seat=seat,
                        question=question,
                        moves=(str(moves[number % len(moves)]),),
                    ),
                )
                for number, worker in enumerate(team)
            ]
        )
        accepted = [answer for answer in answers if isinstance(answer, wire.Done)]
        entries = await team[0].store.entries(table)
        assert len(entries) == live.record.progress.length
        assert len(accepted) >= 1
    await agree(team, table)


async def agree(team: list[Worker], table: str) -> None:
    """Both workers come to know the same match."""
    length = len(await team[0].store.entries(table))
    lives = [await worker.tables.get(table) for worker in team]
    async with asyncio.timeout(PATIENCE):
        while any(live.record.progress.length < length for live in lives):
            await asyncio.sleep(0.01)
            lives = [await worker.tables.get(table) for worker in team]
    first, second = (live.match for live in lives)
    assert first is not None
    assert second is not None
    assert [e.moves for e in first.log] == [e.moves for e in second.log]
    assert first.hash == second.hash


def test_of_two_moves_at_once_one_is_checked_again_and_nobody_differs(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with workers(database, tmp_path) as team:
            await race(team)

    tell(story())


def first_move(match: Match[Any], table: str, id: str) -> tuple[int, wire.Move]:
    """The first move that the first seat has, and that seat."""
    seat = match.to_act[0]
    moves = (str(match.moves(seat)[0]),)
    told = {"table": table, "seat": seat, "question": match.question(seat)}
    return seat, wire.Move(id=id, moves=moves, **told)


def test_a_worker_at_which_nobody_follows_a_table_reads_it_when_somebody_asks(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with workers(f"sqlite:///{tmp_path}/x.db", tmp_path) as team:
            table, people = await begun(team[0])
            other = await team[1].tables.get(table)
            match = other.match
            assert match is not None
            seat, move = first_move(match, table, "a")
            await answer(Asked(team[0], people[seat], move))
            await eventually(lambda: other.stale)
            assert other.match is match
            assert (await team[1].tables.get(table)).record.progress.length == 1

    tell(story())


def test_a_worker_that_lost_the_race_refuses_a_question_that_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with workers(f"sqlite:///{tmp_path}/x.db", tmp_path) as team:
            table, people = await begun(team[0])
            stale = await team[1].tables.get(table)
            match = stale.match
            assert match is not None
            seat, move = first_move(match, table, "a")
            async with stale.lock:  # the second worker does not hear of it in time
                await answer(Asked(team[0], people[seat], move))
                assert stale.match is match
            told = await attempt(team[1], people[seat], replace(move, id="b"))
            assert getattr(told, "message", "") == "question-is-gone"
            assert len(await team[0].store.entries(table)) == 1

    tell(story())


@pytest.mark.parametrize("kind", ON_POSTGRES)
def test_while_the_database_is_away_moves_are_refused_and_afterwards_all_goes_on(
    kind: str, tmp_path: Path
) -> None:
    async def story(server: Postgres) -> None:
        async with workers(server.new_database(), tmp_path) as team:
            table, people = await begun(team[0])
            live = await team[0].tables.get(table)
            assert live.match is not None
            seat, told = first_move(live.match, table, "patient")
            await asyncio.to_thread(server.stop)
            reply = await attempt(team[0], people[seat], told)
            assert isinstance(reply, Unavailable)
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(PATIENCE):
                while not isinstance(reply, wire.Done):
                    reply = await attempt(team[1], people[seat], told)
                    await asyncio.sleep(0.1)
            await attempt(team[0], people[seat], told)
            assert [each.client for each in await team[0].store.entries(table)] == ["patient"]
            await agree(team, table)

    with running_postgres() as server:
        tell(story(server))
