"""The tables of the tests are dealt the same way every time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.postgres import DATABASES, Postgres, running_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One server for all tests of a session."""
    with running_postgres() as server:
        yield server


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/starboard.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture(autouse=True)
def the_same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seeds that are known; a test whose game ends early one day would prove less."""
    numbers = count(1)
    monkeypatch.setattr("starboard.server.room.opening.new_seed", lambda: f"deal {next(numbers)}")


@pytest.fixture(autouse=True)
def nothing_is_counted_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a game begins at once: some tests have a clock that stands still."""
    monkeypatch.setattr("starboard.server.room.clock.COUNTED_DOWN", 0.0)
