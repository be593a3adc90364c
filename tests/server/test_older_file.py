"""A database file that a server of an earlier version has written, as it lay on the disk then."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from starboard.server import wire
from starboard.server.store.migrate import newest
from tests.server.running import Running, Someone, running, tell

WRITTEN = Path(__file__).parent / "store" / "of_revision_5.sql"
"""Two running games, a rated one that is over, and a table that waits for people."""
MARION = "KnxM5w4MD_whZlM2PwnMJM9xRr_o7Kyug42EHXne0-A.1c308b5ec3078370501f5eae73475954"
RUNNING, OVER, WAITS = (
    {"flagship": "70ce7f19f1e978873c21ba5b", "eclipse": "d3f175e6d6a802251d2cdd3a"},
    "19dfa81222c31d37aca082e8",
    "4e00732025e565fb54bb60f9",
)
"""Her cookie, and the tables."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder with that file in it."""
    database = sqlite3.connect(tmp_path / "starboard.db")
    database.executescript(WRITTEN.read_text("utf-8"))
    database.close()
    return tmp_path


async def who_was_there(server: Running) -> Someone:
    """Marion, by the cookie that she had then."""
    answer = await server.http.get("/api/me", headers={"Cookie": f"starboard={MARION}"})
    assert answer.status_code == 200, answer.text
    return Someone(server, MARION, answer.json())


def test_a_file_of_a_version_before_opens_without_a_step_by_hand(folder: Path) -> None:
    async def story() -> None:
        async with running(folder) as server:
            marion = await who_was_there(server)
            assert marion.name == "Marion"
            cards = (await marion.http("GET", "/api/tables")).json()
            assert {card["table"] for card in cards} == {*RUNNING.values(), WAITS}
            finished = (await marion.http("GET", "/api/finished")).json()
            assert [each["table"] for each in finished] == [OVER]

    tell(story())
    [saved] = (folder / "backups").iterdir()
    assert sqlite3.connect(saved).execute("SELECT version_num FROM alembic_version").fetchone() == (
        "5",
    )
    now = sqlite3.connect(folder / "starboard.db")
    assert now.execute("SELECT version_num FROM alembic_version").fetchone() == (newest(),)


def test_its_games_go_on_where_they_were(folder: Path) -> None:
    async def story() -> None:
        async with running(folder) as server:
            marion = await who_was_there(server)
            tab = await marion.tab()
            table = RUNNING["flagship"]
            await tab.do(wire.Open, table=table)
            before = len(tab.events[table])
            assert before == 21
            assert [line.text for line in tab.chat[table]] == ["Guten Abend"]
            await tab.play(table, tab.moves(table)[0])
            assert len(tab.events[table]) > before
            await tab.do(wire.Open, table=RUNNING["eclipse"])
            assert tab.seats[RUNNING["eclipse"]] is None
            assert len(tab.events[RUNNING["eclipse"]]) > 1

    tell(story())
