"""Backup and restore: a file of one moment, restorable into either database."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from starboard.errors import BadInput
from starboard.server.run.backup import backup, restore
from starboard.server.store import Store, open_store
from starboard.server.store.address import read_address
from starboard.server.store.dump import write_dump
from starboard.server.store.records import Table
from tests.server.postgres import DATABASES, Postgres
from tests.server.store.situations import next_entry, running_table
from tests.server.store.test_people import a_life

pytestmark = pytest.mark.anyio


def lines(url: str, folder: Path) -> list[bytes]:
    """All rows of a database."""
    with read_address(url).connection() as connection:
        write_dump(connection, folder / "lines")
    return sorted((folder / "lines").read_bytes().splitlines())


@pytest.fixture(params=DATABASES)
def new_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database to restore into."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/restored.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


async def test_a_backup_is_restored_into_either_database(
    store: Store, url: str, new_url: str, tmp_path: Path
) -> None:
    await a_life(store)
    backup(url, tmp_path / "backup")
    rows = restore(new_url, tmp_path / "backup")
    assert lines(new_url, tmp_path) == lines(url, tmp_path)
    assert rows == len(lines(url, tmp_path)) - 2
    restored = await open_store(new_url)
    assert await restored.match_lines("t") == await store.match_lines("t")
    await restored.close()


async def test_a_backup_shows_one_moment_while_play_goes_on(
    store: Store, url: str, tmp_path: Path
) -> None:
    async def play(table: Table) -> None:
        while going:
            table = await store.append(next_entry(table))

    going = True
    tables = [await running_table(store, f"t{number}") for number in range(5)]
    playing = [asyncio.create_task(play(table)) for table in tables]
    await asyncio.to_thread(backup, url, tmp_path / "backup")
    going = False
    await asyncio.gather(*playing)
    restore(f"sqlite:///{tmp_path}/again.db", tmp_path / "backup")
    again = await open_store(f"sqlite:///{tmp_path}/again.db")
    for table in await again.my_tables("anna"):
        assert len(await again.entries(table.id)) == table.progress.length
    assert len(await again.my_tables("anna")) == 5
    await again.close()


async def test_a_backup_replaces_an_older_one_and_leaves_nothing_beside_it(
    store: Store, url: str, tmp_path: Path
) -> None:
    folder = tmp_path / "backups"
    folder.mkdir()
    backup(url, folder / "backup")
    await running_table(store)
    backup(url, folder / "backup")
    assert [path.name for path in folder.iterdir()] == ["backup"]
    assert restore(f"sqlite:///{tmp_path}/again.db", folder / "backup") > 0


async def test_a_database_that_is_not_empty_is_not_restored_into(
    store: Store, url: str, tmp_path: Path
) -> None:
    await running_table(store)
    backup(url, tmp_path / "backup")
    with pytest.raises(BadInput, match="is not empty"):
        restore(url, tmp_path / "backup")


def portable(store_url: str, folder: Path) -> bytes:
    """A backup in our own format."""
    lines(store_url, folder)
    return (folder / "lines").read_bytes()


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_damaged_backup_is_refused_and_nothing_is_restored(
    store: Store, url: str, new_url: str, tmp_path: Path
) -> None:
    await a_life(store)
    whole = portable(url, tmp_path)
    cut = whole[: len(whole) // 2]
    damaged = [
        b"",
        b"no backup\n",
        cut,
        cut[: cut.rindex(b"\n") + 1],
        whole.replace(b'["seats"', b'["chairs"'),
        whole.replace(b'"revision":"', b'"revision":"9'),
        whole.replace(b'"version":1,', b'"version":2,', 1),
        whole.replace(b'["seats",{', b'["seats",{"colour":1,'),
    ]
    for content in damaged:
        (tmp_path / "damaged").write_bytes(content)
        with pytest.raises(BadInput):
            restore(new_url, tmp_path / "damaged")
    (tmp_path / "whole").write_bytes(whole)
    assert restore(new_url, tmp_path / "whole") > 0


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_damaged_sqlite_backup_is_refused(store: Store, url: str, tmp_path: Path) -> None:
    await a_life(store)
    backup(url, tmp_path / "backup")
    whole = (tmp_path / "backup").read_bytes()
    for start in (20_000, 60_000):
        damaged = whole[:start] + b"\xff" * 5000 + whole[start + 5000 :]
        (tmp_path / "damaged").write_bytes(damaged)
        with pytest.raises(BadInput, match="damaged: is damaged"):
            restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "damaged")
    assert restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "backup") > 0


async def test_a_backup_from_or_to_a_place_that_is_not_there_is_refused(
    url: str, tmp_path: Path
) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        backup(url, tmp_path / "nowhere" / "backup")
    with pytest.raises(BadInput, match="is not there"):
        backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "backup")
    with pytest.raises(BadInput, match="cannot be read"):
        restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "nowhere")
    (tmp_path / "letter").write_text("no database, however long one reads in it")
    with pytest.raises(BadInput, match="is no Starboard database"):
        backup(f"sqlite:///{tmp_path}/letter", tmp_path / "backup")
    with pytest.raises(BadInput, match="is the database itself"):
        backup(f"sqlite:///{tmp_path}/letter", tmp_path / "letter")
    assert not list(tmp_path.glob("*.part"))


async def test_a_sqlite_backup_is_itself_a_database(tmp_path: Path, migrated_file: Path) -> None:
    shutil.copy(migrated_file, tmp_path / "one.db")
    store = await open_store(f"sqlite:///{tmp_path}/one.db")
    await running_table(store)
    backup(f"sqlite:///{tmp_path}/one.db", tmp_path / "two.db")
    await store.close()
    copy = await open_store(f"sqlite:///{tmp_path}/two.db")
    assert await copy.table("t") is not None
    await copy.close()
