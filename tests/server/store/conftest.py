"""Every test of the storage runs on both databases, each time on a new one."""

from __future__ import annotations

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import psycopg
import pytest

from starboard.server.store import Store, open_store, schema
from starboard.server.store.address import read_address
from starboard.server.store.opening import prepare
from tests.server.postgres import DATABASES, Postgres


@pytest.fixture
def anyio_backend() -> str:
    """The event loop that the server runs on."""
    return "asyncio"


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated SQLite database, to be copied."""
    path = tmp_path_factory.mktemp("template") / "template.db"
    prepare(read_address(f"sqlite:///{path}"), None)
    return path


@pytest.fixture(scope="session")
def migrated_url(postgres: Postgres) -> str:
    """A migrated PostgreSQL database, to be emptied before use."""
    url = postgres.new_database()
    prepare(read_address(url), None)
    return url


@pytest.fixture(params=DATABASES)
def database(request: pytest.FixtureRequest) -> str:
    """Which of the databases the test runs on."""
    return cast(str, request.param)


@pytest.fixture
def empty_url(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if database == "sqlite":
        return f"sqlite:///{tmp_path}/empty.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def url(database: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a migrated database without a row."""
    if database == "sqlite":
        path = tmp_path / "starboard.db"
        shutil.copy(request.getfixturevalue("migrated_file"), path)
        return f"sqlite:///{path}"
    address: str = request.getfixturevalue("migrated_url")
    with psycopg.connect(address) as connection:
        for name in schema.metadata.tables:
            connection.execute(f"DELETE FROM {name}")
    return address


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """A store without a row."""
    opened = await open_store(url)
    yield opened
    await opened.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """Another worker's store on the same database."""
    opened = await open_store(url)
    yield opened
    await opened.close()
