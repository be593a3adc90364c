"""A database that is full, damaged or away: the operator is told once, players what helps."""

from __future__ import annotations

import asyncio
import logging
import resource
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from starboard.cli import main
from starboard.server import wire
from starboard.server.store.examine import examine
from tests.server.postgres import DATABASES, ON_POSTGRES, Postgres, running_postgres
from tests.server.running import PATIENCE, Running, Someone, guest, running, seated, tell
from tests.server.test_playing import READY, play_on

PAIR, OTHERS = ("Marion", "Kolja"), ("Otto", "Ida")
STORE = "starboard.server.store"
PAGE = 4_096


@pytest.fixture(params=ON_POSTGRES)
def own_postgres() -> Iterator[Postgres]:
    """A server that a test may stop and spoil."""
    with running_postgres() as server:
        yield server


class Said:
    """What the log says of the database."""

    def __init__(self, caplog: pytest.LogCaptureFixture) -> None:
        caplog.set_level(logging.INFO, "starboard")
        self.caplog = caplog

    def kinds(self) -> list[str]:
        """The kinds of sickness, in the order in which they were told; `-kind` for an end."""
        ours = [each for each in self.caplog.records if each.name == STORE]
        told = [(each, getattr(each, "kind", "")) for each in ours]
        ends = "the database writes again"
        return [f"-{kind}" if each.getMessage() == ends else kind for each, kind in told if kind]

    def tables(self) -> list[tuple[str, int]]:
        """The tables that are told to be damaged, with the entry."""
        ours = [each for each in self.caplog.records if each.name == STORE]
        return [(each.table, each.entry) for each in ours if hasattr(each, "entry")]

    def tracebacks(self) -> list[str]:
        return [each.getMessage() for each in self.caplog.records if each.exc_info]


@pytest.fixture
def said(caplog: pytest.LogCaptureFixture) -> Said:
    return Said(caplog)


async def ready(server: Running) -> tuple[int, str]:
    answer = await server.http.get("/ready")
    return answer.status_code, answer.text


async def until_ready(server: Running) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await ready(server))[0] != 200:
            await asyncio.sleep(0.01)


async def says(server: Running, who: Someone, lang: str = "en") -> tuple[int, str, str]:
    """What somebody is answered who wants to be called otherwise: status, message and words."""
    body = {"name": f"{who.name} {len(who.name)}"}
    answer = await server.http.patch(
        "/api/me", json=body, headers={**who.headers, "accept-language": lang}
    )
    told = answer.json()
    return answer.status_code, told.get("message", ""), told.get("text", "")


# ------------------------------------------------------------------ no room


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of a few megabytes; only those who may mount one have it."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m", "none", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


@contextmanager
def filled(folder: Path) -> Iterator[None]:
    """A disk without a byte of room."""
    with (folder / "junk").open("wb", buffering=0) as junk:
        size = 65_536
        while size:
            try:
                junk.write(b"\0" * size)
            except OSError:
                size //= 2
    try:
        yield
    finally:
        (folder / "junk").unlink()


def test_a_full_disk_is_told_to_the_operator_once_and_when_there_is_room_again(
    small_disk: Path, said: Said
) -> None:
    async def story() -> None:
        async with running(small_disk) as server:
            marion = await guest(server, "Marion")
            assert await ready(server) == (200, "ready\n")
            with filled(small_disk):
                for _ in range(10):
                    status, message, words = await says(server, marion)
                    assert (status, message) == (503, "database-is-full")
                    assert "again" not in words
                assert await ready(server) == (503, "not ready: full\n")
                assert (await server.http.get("/health")).status_code == 200
                assert said.kinds() == ["full"]
            await until_ready(server)
            assert said.kinds() == ["full", "-full"]
            assert (await says(server, marion))[0] == 200

    tell(story())
    assert said.tracebacks() == []


@contextmanager
def failing_disk(most: int) -> Iterator[None]:
    """A disk that takes no byte beyond a place in any file."""
    known = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, known[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, known)


def test_a_disk_that_fails_is_told_and_so_is_its_end(tmp_path: Path, said: Said) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await guest(server, "Marion")
            with failing_disk((tmp_path / "starboard.db-wal").stat().st_size):
                assert (await says(server, marion))[:2] == (503, "database-is-away")
                assert await ready(server) == (503, "not ready: failing\n")
                assert said.kinds() == ["failing"]
            await until_ready(server)
            assert said.kinds() == ["failing", "-failing"]

    tell(story())


def refuse_writing(url: str, code: str) -> None:
    """Let PostgreSQL say at every change of a person what it says with that code."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            f"""CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
            $$ BEGIN RAISE EXCEPTION 'could not' USING ERRCODE = '{code}'; END $$"""
        )
        for table in ("people", "pulse"):
            connection.execute(
                f"""CREATE OR REPLACE TRIGGER refuse BEFORE INSERT OR UPDATE ON {table}
                FOR EACH ROW EXECUTE FUNCTION refuse()"""
            )


def allow_writing(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP FUNCTION refuse CASCADE")


@pytest.mark.parametrize("database", ON_POSTGRES, indirect=True)
@pytest.mark.parametrize(
    ("code", "kind", "message"),
    [
        ("53100", "full", "database-is-full"),
        ("58030", "failing", "database-is-away"),
        ("25006", "read-only", "database-is-away"),
        ("53300", "busy", "database-is-away"),
    ],
)
def test_what_postgresql_suffers_from_is_told(
    database: str, tmp_path: Path, said: Said, code: str, kind: str, message: str
) -> None:
    async def story() -> None:
        async with running(tmp_path, database=database) as server:
            marion = await guest(server, "Marion")
            refuse_writing(database, code)
            for _ in range(5):
                assert (await says(server, marion))[:2] == (503, message)
            assert await ready(server) == (503, f"not ready: {kind}\n")
            assert said.kinds() == [kind]
            allow_writing(database)
            await until_ready(server)
            assert said.kinds() == [kind, f"-{kind}"]

    tell(story())


def test_a_database_server_that_goes_and_comes_is_told_once_each(
    own_postgres: Postgres, tmp_path: Path, said: Said
) -> None:
    async def story() -> None:
        async with running(tmp_path, database=own_postgres.new_database()) as server:
            marion = await guest(server, "Marion")
            await asyncio.to_thread(own_postgres.stop)
            for _ in range(5):
                assert (await says(server, marion))[:2] == (503, "database-is-away")
            assert await ready(server) == (503, "not ready: away\n")
            await asyncio.to_thread(own_postgres.start)
            await until_ready(server)
            assert said.kinds() == ["away", "-away"]

    tell(story())


# ------------------------------------------------------------------ damage


async def two_tables(server: Running, moves: int = 12) -> list[tuple[str, list[Someone]]]:
    """Two tables at which something has been played."""
    found = []
    for names in (PAIR, OTHERS):
        table, people, tabs = await seated(server, "flagship", names, options=READY)
        await play_on(tabs, table, Random(3), moves)
        found.append((table, people))
    return found


def page_of(path: Path, word: bytes) -> int:
    """Where the page begins that holds a word."""
    return path.read_bytes().index(word) // PAGE * PAGE


def overwrite(path: Path, start: int) -> None:
    """Real damage: a page of something else."""
    with path.open("r+b") as file:
        file.seek(start)
        file.write(b"\xa5" * PAGE)


async def goes_on(server: Running, table: str, people: list[Someone]) -> None:
    """A table at which people can play."""
    tabs = [await person.tab(server) for person in people]
    for tab in tabs:
        await tab.do(wire.Open, table=table)
    assert await play_on(tabs, table, Random(4), 3) == 3


async def is_stopped(server: Running, table: str, people: list[Someone]) -> None:
    """A table of which everybody is told that it is damaged."""
    tab = await people[0].tab(server)
    told = await tab.refused(wire.Open, table=table)
    assert (told.code, told.message) == ("unavailable", "table-is-damaged")
    assert "again" not in told.text
    over_http = await people[0].http("GET", f"/api/tables/{table}")
    assert (over_http.status_code, over_http.json()["message"]) == (503, "table-is-damaged")


def test_a_page_of_a_table_that_is_damaged_stops_that_table_only(
    tmp_path: Path, said: Said
) -> None:
    path = tmp_path / "starboard.db"

    async def story() -> None:
        async with running(tmp_path) as server:
            (damaged, losers), (other, people) = await two_tables(server, 40)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("VACUUM")
            line = connection.execute(
                'SELECT line FROM log WHERE "table" = ? AND n = 20', [damaged]
            ).fetchone()[0]
        overwrite(path, page_of(path, line[:60].encode()))
        async with running(tmp_path) as server:
            for person in losers:
                person.server = server
            for _ in range(3):
                await is_stopped(server, damaged, losers)
            await goes_on(server, other, people)
            assert said.kinds() == ["damaged"]
            assert [table for table, _ in said.tables()] == [damaged]

    tell(story())


GARBAGE = {
    "no JSON": "'garbage'",
    "another type": '\'{"n": "six"}\'',
    "cut": "substr(line, 1, 20)",
    "bytes": "X'ff00fe'",
    "no text": "CAST(X'7b22ff227d' AS TEXT)",
}


KEPT = [
    (kind, garbage)
    for kind in DATABASES
    for garbage, told in GARBAGE.items()
    if kind == "sqlite" or "X'" not in told  # PostgreSQL keeps no such thing in a text
]


@pytest.mark.parametrize(("database", "garbage"), KEPT, indirect=["database"])
def test_a_line_that_cannot_be_read_stops_its_table_and_is_told_by_its_number(
    database: str, tmp_path: Path, said: Said, garbage: str
) -> None:
    async def story() -> None:
        async with running(tmp_path, database=database) as server:
            (damaged, losers), (other, people) = await two_tables(server)
        change(
            database,
            f"""UPDATE log SET line = {GARBAGE[garbage]}
            WHERE "table" = '{damaged}' AND n = 6""",
        )
        async with running(tmp_path, database=database) as server:
            for person in losers:
                person.server = server
            for _ in range(3):
                await is_stopped(server, damaged, losers)
            await goes_on(server, other, people)
            assert said.tables() == [(damaged, 6)]

    tell(story())
    assert said.tracebacks() == []


def change(database: str, statement: str) -> None:
    """Change a database behind the back of the server."""
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
            connection.execute(statement)
            connection.commit()
        return
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(statement.encode())


@pytest.mark.parametrize("column", ["lobby", "progress"])
def test_a_table_that_cannot_be_read_is_not_in_the_lobby_and_stops_nobody_there(
    database: str, tmp_path: Path, said: Said, column: str
) -> None:
    async def story() -> None:
        async with running(tmp_path, database=database) as server:
            (damaged, losers), (other, people) = await two_tables(server)
        change(database, f"UPDATE tables SET {column} = '{{' WHERE id = '{damaged}'")
        async with running(tmp_path, database=database) as server:
            for person in (*losers, *people):
                person.server = server
            await is_stopped(server, damaged, losers)
            visitor = await guest(server, "Vera")
            listed = (await visitor.http("GET", "/api/tables")).json()
            assert [card["table"] for card in listed] == [other]
            tab = await visitor.tab()
            await tab.do(wire.Lobby)
            change_of = await losers[0].http("PATCH", "/api/me", json={"name": "Mara"})
            assert change_of.status_code == 200
            server.worker.lobby.touch(damaged)
            made = await tab.do(wire.Create, game="flagship", seats=2)
            await tab.until(lambda: made.table in lobby_of(tab.messages))
            await goes_on(server, other, people)
            assert [table for table, _ in said.tables()] == [damaged]

    tell(story())


def lobby_of(messages: list[Any]) -> set[str]:
    """The tables of which a lobby was told."""
    news = [each for each in messages if isinstance(each, wire.LobbyNews)]
    return {card.table for each in news for card in each.tables}


def test_a_damaged_person_is_told_in_words_of_its_own(
    database: str, tmp_path: Path, said: Said
) -> None:
    async def story() -> None:
        async with running(tmp_path, database=database) as server:
            marion = await guest(server, "Marion")
            change(database, "UPDATE people SET settings = 'garbage'")
            told = {lang: await says(server, marion, lang) for lang in ("de", "en")}
            for status, message, _ in told.values():
                assert (status, message) == (503, "database-is-damaged")
            assert told["de"][2] != told["en"][2]
            assert said.kinds() == ["damaged"]

    tell(story())
    assert said.tracebacks() == []


def test_damage_in_postgresql_is_told(own_postgres: Postgres, tmp_path: Path, said: Said) -> None:
    url = own_postgres.new_database()

    async def story() -> None:
        async with running(tmp_path, database=url) as server:
            (damaged, losers), _ = await two_tables(server)
        with psycopg.connect(url) as connection:
            found = connection.execute("SELECT pg_relation_filepath('log')").fetchone()
        assert found is not None
        await asyncio.to_thread(own_postgres.stop, "fast")
        overwrite(own_postgres.folder / "data" / found[0], 0)
        await asyncio.to_thread(own_postgres.start)
        async with running(tmp_path, database=url) as server:
            for person in losers:
                person.server = server
            await is_stopped(server, damaged, losers)
            assert said.kinds() == ["damaged"]
            assert (await ready(server))[0] == 200

    tell(story())


# ------------------------------------------------------------------ at the start


def a_database(folder: Path) -> Path:
    """A database with two tables, all of it in one file."""

    async def story() -> None:
        async with running(folder) as server:
            await two_tables(server)

    tell(story())
    with closing(sqlite3.connect(folder / "starboard.db")) as connection:
        connection.execute("VACUUM")
    return folder / "starboard.db"


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_damaged_file_is_not_served_and_the_way_out_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    path = a_database(tmp_path)
    overwrite(path, page_of(path, b'"n":6,'))
    damaged = path.read_bytes()
    assert main(["--lang", lang, "serve", "--port", "0", "--data", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert str(path) in told
    assert "starboard admin restore" in told
    assert path.read_bytes() == damaged


def test_a_sound_file_is_looked_through_as_far_as_there_is_time(tmp_path: Path) -> None:
    path = a_database(tmp_path)
    assert examine(path)
    assert not examine(path, seconds=0.0)
    assert examine(tmp_path / "nowhere.db")
    (tmp_path / "empty.db").touch()
    assert examine(tmp_path / "empty.db")
