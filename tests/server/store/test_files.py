"""Who may read what a server keeps: only whoever runs it, whatever the system's habit is."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.errors import BadInput
from starboard.server.run.backup import backup, restore
from starboard.server.store import Store, open_store
from starboard.server.store.address import prepare_file, read_address
from starboard.server.store.migrate import migrate
from tests.server.store.situations import running_table

pytestmark = pytest.mark.anyio
HABITS = (0o000, 0o022, 0o277)


@pytest.fixture(params=HABITS, ids=oct)
def habit(request: pytest.FixtureRequest) -> Iterator[int]:
    """What the system takes off the modes of new files."""
    known = os.umask(request.param)
    yield request.param
    os.umask(known)


def modes(folder: Path) -> dict[str, int]:
    """The mode of a folder and of all that is in it."""
    found = {".": folder, **{str(path.relative_to(folder)): path for path in folder.rglob("*")}}
    return {name: path.stat().st_mode & 0o777 for name, path in found.items()}


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


async def test_new_files_and_folders_are_their_owners_alone(tmp_path: Path, habit: int) -> None:
    folder = tmp_path / "games"
    store = await open_store(f"sqlite:///{folder}/starboard.db", folder / "backups")
    await running_table(store)
    assert modes(folder) == {
        ".": 0o700,
        "starboard.db": 0o600,
        "starboard.db-wal": 0o600,
        "starboard.db-shm": 0o600,
    }
    await store.close()


async def test_what_was_open_to_others_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    url = f"sqlite:///{folder}/starboard.db"
    killed = await open_store(url)
    await running_table(killed)
    (folder / "backups").mkdir()
    (folder / "backups" / "starboard-revision-1-20250101-000000.backup").touch()
    for path in (folder, *folder.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)
    store = await open_store(url, folder / "backups")
    found = modes(folder)
    assert {found.pop(name) for name in (".", "backups")} == {0o700}
    assert len(found) == 4
    assert set(found.values()) == {0o600}
    await killed.close()
    await store.close()


async def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter").touch()
    tmp_path.chmod(0o755)
    (tmp_path / "letter").chmod(0o644)
    store = await open_store(f"sqlite:///{tmp_path}/starboard.db", tmp_path / "backups")
    await store.close()
    found = modes(tmp_path)
    assert (found["."], found["letter"], found["starboard.db"]) == (0o755, 0o644, 0o600)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_data_folder_of_a_server_is_its_owners_alone(
    tmp_path: Path, habit: int, empty_url: str
) -> None:
    folder = tmp_path / "here" / "games"
    with taken_port() as port:
        words = ["serve", "--data", str(folder), "--port", str(port), "--database", empty_url]
        assert main(words) == 2
    assert modes(folder) == {".": 0o700}


async def test_a_backup_is_its_owners_alone(
    store: Store, url: str, tmp_path: Path, habit: int
) -> None:
    await running_table(store)
    target = tmp_path / "saved"
    backup(url, target)
    assert target.stat().st_mode & 0o777 == 0o600
    target.chmod(0o644)
    backup(url, target)
    assert target.stat().st_mode & 0o777 == 0o600
    restore(f"sqlite:///{tmp_path}/new/starboard.db", target)
    assert modes(tmp_path / "new") == {".": 0o700, "starboard.db": 0o600}


async def test_what_is_saved_before_a_migration_is_its_owners_alone(
    empty_url: str, tmp_path: Path, habit: int
) -> None:
    migrate(read_address(empty_url), lambda revision: None, to="1")
    store = await open_store(empty_url, tmp_path / "games" / "backups")
    await store.close()
    found = modes(tmp_path / "games" / "backups")
    assert found.pop(".") == 0o700
    assert list(found.values()) == [0o600]


async def test_a_backup_is_not_written_through_somebody_elses_link(
    store: Store, url: str, tmp_path: Path
) -> None:
    (tmp_path / "letter").write_text("dear")
    (tmp_path / "saved.part").symlink_to(tmp_path / "letter")
    backup(url, tmp_path / "saved")
    assert (tmp_path / "letter").read_text() == "dear"
    assert restore(f"sqlite:///{tmp_path}/new.db", tmp_path / "saved") == 0


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("existing", [None, b""], ids=["no file", "an empty file"])
async def test_a_refused_backup_leaves_nothing_behind(
    store: Store, url: str, tmp_path: Path, existing: bytes | None
) -> None:
    await running_table(store)
    backup(url, tmp_path / "saved")
    whole = (tmp_path / "saved").read_bytes()
    (tmp_path / "new").mkdir()
    target = tmp_path / "new" / "starboard.db"
    if existing is not None:
        target.write_bytes(existing)
    before = list((tmp_path / "new").iterdir())
    for cut in (b"", whole[:5_000], whole[:-4_096], b"no backup"):
        (tmp_path / "cut").write_bytes(cut)
        with pytest.raises(BadInput):
            restore(f"sqlite:///{target}", tmp_path / "cut")
        assert list((tmp_path / "new").iterdir()) == before
    target.with_name("starboard.db.part").write_bytes(whole)  # of one that was killed
    assert restore(f"sqlite:///{target}", tmp_path / "saved") > 0
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["starboard.db"]


async def test_a_file_that_is_something_else_is_not_replaced_by_a_backup(
    store: Store, url: str, tmp_path: Path
) -> None:
    backup(url, tmp_path / "saved")
    (tmp_path / "letter").write_text("no database, however long one reads in it")
    with pytest.raises(BadInput, match="is no Starboard database"):
        restore(f"sqlite:///{tmp_path}/letter", tmp_path / "saved")
    assert (tmp_path / "letter").read_text().startswith("no database")


async def test_what_is_left_beside_a_lost_file_is_not_mixed_with_a_backup(
    store: Store, url: str, tmp_path: Path
) -> None:
    backup(url, tmp_path / "saved")
    (tmp_path / "lost.db-wal").write_bytes(b"what was written last")
    with pytest.raises(BadInput, match="is not empty"):
        restore(f"sqlite:///{tmp_path}/lost.db", tmp_path / "saved")
    assert not (tmp_path / "lost.db").exists()


def test_a_file_that_another_worker_makes_meanwhile_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "tables.db"
    monkeypatch.setattr(Path, "exists", lambda path: False)  # both looked before either made it
    database.write_bytes(b"what the other one wrote")
    prepare_file(database)
    assert database.read_bytes() == b"what the other one wrote"
