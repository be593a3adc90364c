"""The command line of whoever runs a server."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.cli.serve import hold
from starboard.server import wire
from starboard.server.kinds import Status
from starboard.server.worker.cleanup import read_changed
from tests.server.running import guest, running, seated, tell
from tests.server.test_playing import READY


def run(*arguments: object) -> int:
    return main(["--lang", "en", *map(str, arguments)])


def with_a_table(folder: Path) -> None:
    """A data folder with one person and one table."""

    async def story() -> None:
        async with running(folder) as server:
            tab = await (await guest(server, "Marion")).tab()
            await tab.do(wire.Create, game="flagship", seats=2, visibility="private")

    asyncio.run(story())


def test_tables_are_listed_without_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_a_table(tmp_path)
    assert run("admin", "tables", "--data", tmp_path) == 0
    assert "Marion" in capsys.readouterr().out
    assert run("admin", "tables", "--data", tmp_path, "--json") == 0
    [table] = json.loads(capsys.readouterr().out)["tables"]
    assert table["status"] == "lobby"
    assert not {"seed", "invite"} & set(table)


def test_where_no_server_ever_was_nothing_is_made_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("admin", "tables", "--data", tmp_path / "typo") == 2
    assert "is not there" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_table_that_has_not_begun_can_be_taken_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_a_table(tmp_path)
    run("admin", "tables", "--data", tmp_path, "--json")
    [table] = json.loads(capsys.readouterr().out)["tables"]
    assert run("admin", "end", table["table"], "--data", tmp_path) == 0
    assert run("admin", "end", table["table"], "--data", tmp_path) == 2
    assert "is neither waiting nor running here" in capsys.readouterr().err
    assert run("admin", "tables", "--data", tmp_path) == 0
    assert capsys.readouterr().out == "No tables.\n"


def test_a_running_game_can_be_ended_beside_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion", "Kolja"), options=READY)
            await asyncio.to_thread(run, "admin", "end", table, "--data", tmp_path)
            await read_changed(server.worker)
            for tab in tabs:
                await tab.until(lambda tab=tab: tab.rooms[table].status is Status.ABANDONED)  # type: ignore[misc]
            asked = next((tab for tab in tabs if tab.moves(table)), None)
            assert asked is None
        async with running(tmp_path) as server:
            assert not await server.worker.store.due_tables(server.worker.hours.now() + 1e6)
            assert (await server.worker.store.table(table)).progress.status == "abandoned"

    tell(story())


def test_a_person_can_be_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_a_table(tmp_path)
    assert run("admin", "remove", "marion", "--data", tmp_path) == 0
    assert run("admin", "remove", "marion", "--data", tmp_path) == 2
    assert "is not known here" in capsys.readouterr().err


def test_a_backup_fills_a_new_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with_a_table(tmp_path / "old")
    saved = tmp_path / "saved.backup"
    assert run("admin", "backup", saved, "--data", tmp_path / "old") == 0
    assert run("admin", "restore", saved, "--data", tmp_path / "new") == 0
    assert run("admin", "tables", "--data", tmp_path / "new") == 0
    assert "Marion" in capsys.readouterr().out
    assert run("admin", "restore", saved, "--data", tmp_path / "new") == 2


def test_where_somebody_listens_already_no_server_is_announced(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        assert run("serve", "--data", tmp_path, "--port", port) == 2
    assert capsys.readouterr().err == (
        f"starboard: --port: {port} is taken; maybe Starboard runs already. "
        "`--port N` takes another one\n"
    )


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--workers", 2), "more than one worker needs PostgreSQL"),
        (("--port", 99999), "must be from 0 to 65535"),
        (("--workers", 0), "must be at least 1"),
        (("--database", "mysql://x"), "must begin with sqlite:///PATH or postgresql://"),
        (("--public", "games.example.org"), "must begin with https:// or http://"),
        (("--data", __file__), "cannot be used as a folder"),
    ],
)
def test_a_server_that_cannot_be_run_says_why_in_one_sentence(
    arguments: tuple[object, ...],
    told: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("serve", "--data", tmp_path, *arguments) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


def test_a_second_server_on_the_same_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with_a_table(tmp_path)
    first = hold(tmp_path / "starboard.db")
    assert first is not None
    assert run("serve", "--data", tmp_path) == 2
    assert "is used by another server already" in capsys.readouterr().err
    first.close()
