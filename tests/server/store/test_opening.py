"""Opening: addresses, migrations, and what is said when a database is not ours."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import inspect, text

from starboard.errors import BadInput, Error
from starboard.server.run.backup import restore
from starboard.server.store import Store, Unavailable, open_store, schema
from starboard.server.store.address import Address, read_address
from starboard.server.store.migrate import migrate, newest, revision_of
from starboard.server.store.postgres import PostgresStore
from starboard.server.store.records import Onlooker, Progress
from starboard.server.store.sqlite import SqliteStore
from tests.server.ports import free_port
from tests.server.store.situations import a_table, next_entry, running_table

pytestmark = pytest.mark.anyio

TRUE = "(1 = 1)"
"""As both databases write it."""


def never(revision: str) -> None:
    raise AssertionError(f"a backup of revision {revision} was not expected")


def bare_store(address: Address) -> Store:
    """A store on a database as it is, whatever its revision."""
    return SqliteStore(address.path) if address.path else PostgresStore(address.server)


async def older_database(url: str) -> None:
    """A database of the first revision with one match in it."""
    address = read_address(url)
    migrate(address, never, to="1")
    store = bare_store(address)
    await store.append(next_entry(await running_table(store), "played long ago"))
    await store.close()


def execute(url: str, statement: str) -> None:
    with read_address(url).connection() as connection:
        connection.execute(text(statement))


@pytest.mark.parametrize(
    "url", ["", "mysql://somewhere", "sqlite://", "sqlite:///", "starboard.db", "postgresql://[x"]
)
async def test_an_address_that_is_none_is_refused_in_one_sentence(url: str) -> None:
    with pytest.raises(BadInput) as refused:
        await open_store(url)
    assert refused.value.where == "database address"
    assert "\n" not in str(refused.value)


async def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for path in (tmp_path, tmp_path / "file" / "starboard.db", Path("/proc/starboard.db")):
        with pytest.raises(BadInput, match=r"cannot be written \(") as refused:
            await open_store(f"sqlite:///{path}")
        assert refused.value.where == str(path)


async def test_a_missing_folder_is_made(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/neu/mit Leer%zeichen?/starboard.db")
    await running_table(store)
    await store.close()
    assert (tmp_path / "neu" / "mit Leer%zeichen?" / "starboard.db").is_file()


async def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Dies ist keine Datenbank, sondern ein langer Text. " * 50)
    with pytest.raises(BadInput, match="is no Starboard database"):
        await open_store(f"sqlite:///{tmp_path}/notes.txt")


async def test_a_server_that_does_not_answer_is_unavailable() -> None:
    with pytest.raises(Unavailable):
        await open_store(f"postgresql://starboard@127.0.0.1:{free_port()}/starboard")


async def test_the_steps_lead_from_nothing_to_the_schema(empty_url: str) -> None:
    await (await open_store(empty_url)).close()
    with read_address(empty_url).connection() as connection:
        assert revision_of(connection) == newest()
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []


async def test_an_older_database_is_backed_up_and_migrated(empty_url: str, tmp_path: Path) -> None:
    await older_database(empty_url)
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="cannot be used as a folder"):
        await open_store(empty_url, tmp_path / "file" / "backups")
    store = await open_store(empty_url, tmp_path / "backups")
    assert [logged.entry.moves for logged in await store.entries("t")] == [("played long ago",)]
    assert await store.leaders("bluff", Onlooker("", 0.0)) == []
    await store.close()
    [saved] = (tmp_path / "backups").iterdir()
    restore(f"sqlite:///{tmp_path}/again.db", saved)
    again = await open_store(f"sqlite:///{tmp_path}/again.db")
    assert len(await again.entries("t")) == 1
    await again.close()


async def test_results_of_the_version_before_are_told_as_their_tables_are(
    empty_url: str, tmp_path: Path
) -> None:
    address = read_address(empty_url)
    migrate(address, never, to="3")
    store = bare_store(address)
    for visibility in ("open", "invite"):
        await store.add_table(
            a_table(visibility, visibility=visibility, progress=Progress(status="finished"))
        )
        execute(
            empty_url,
            f"""INSERT INTO scores ("table", seat, player, game, place, points, won, rated, ended)
            VALUES ('{visibility}', 0, 'anna', 'bluff', 1, 5, {TRUE}, {TRUE}, 100.0)""",
        )
    await store.close()
    store = await open_store(empty_url, tmp_path / "backups")
    told = {who: await store.history("anna", Onlooker(who, 1e6)) for who in ("", "ben")}
    assert [score.table for score in told[""]] == ["open"]
    assert [score.table for score in told["ben"]] == ["invite", "open"]
    await store.close()


async def test_a_database_of_this_version_is_not_backed_up(url: str, tmp_path: Path) -> None:
    store = await open_store(url, tmp_path / "backups")
    await store.close()
    assert not (tmp_path / "backups").exists()


async def test_a_step_that_fails_leaves_the_database_as_it_was(
    empty_url: str, tmp_path: Path
) -> None:
    await older_database(empty_url)
    execute(empty_url, "CREATE TABLE ratings (mine INTEGER)")
    with pytest.raises(Error, match="ratings"):
        await open_store(empty_url, tmp_path / "backups")
    with read_address(empty_url).connection() as connection:
        assert revision_of(connection) == "1"
        assert "scores" not in inspect(connection).get_table_names()


async def test_a_database_of_a_newer_version_is_refused(url: str, tmp_path: Path) -> None:
    execute(url, "UPDATE alembic_version SET version_num = '99'")
    with pytest.raises(BadInput, match=r"newer version \(revision 99\)"):
        await open_store(url, tmp_path)
    execute(url, f"UPDATE alembic_version SET version_num = '{newest()}'")


async def test_a_database_with_other_tables_of_our_names_is_refused(empty_url: str) -> None:
    execute(empty_url, "CREATE TABLE people (mine INTEGER)")
    with pytest.raises(BadInput, match="not Starboard's"):
        await open_store(empty_url)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_new_file_that_somebody_writes_to_is_waited_for(url: str) -> None:
    store = await open_store(url)
    with read_address(url).connection() as writing:
        writing.execute(text("DELETE FROM chat"))
        reading = asyncio.create_task(store.count_tables("anna"))
        await asyncio.sleep(0.05)
    assert await reading == 0
    await store.close()


async def test_workers_that_start_together_migrate_once(empty_url: str) -> None:
    stores = await asyncio.gather(*(open_store(empty_url) for _ in range(3)))
    await running_table(stores[0])
    assert [await store.count_tables("anna") for store in stores] == [1, 1, 1]
    for store in stores:
        await store.close()
