"""Where a database is: `sqlite:///path` or `postgresql://…`."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Connection, Engine, NullPool, create_engine, event, exc

from starboard.errors import BadInput
from starboard.server.store.files import close_to_others, in_words, make_folder, new_file
from starboard.server.store.health import PRIMARY, ailment_of
from starboard.server.store.protocol import Unavailable

SQLITE = "sqlite:///"
POSTGRES = ("postgresql://", "postgres://")
WHERE = "database address"


class Address(NamedTuple):
    """A database file, or the address of a server; one of them is empty."""

    path: Path | None = None
    server: str = ""

    def engine(self) -> Engine:
        """For what is done before and after serving: migration, backup, restore."""
        if self.path is None:
            return create_engine(
                "postgresql+psycopg://",
                creator=lambda: psycopg.connect(self.server, connect_timeout=5),
                poolclass=NullPool,
            )
        place = str(self.path)
        engine = create_engine(
            "sqlite://",
            creator=lambda: sqlite3.connect(place, isolation_level=None, timeout=30.0),
            poolclass=NullPool,
        )
        # The driver would not begin a transaction before a change of the schema.
        event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
        return engine

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        """A transaction, committed at the end; errors of the database in one sentence."""
        try:
            with self.engine().begin() as connection:
                yield connection
        except exc.OperationalError as error:
            raise Unavailable(said(error), ailment_of(error.orig or error)) from None
        except exc.DatabaseError as error:
            if getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_CORRUPT:
                raise BadInput(self.name(), "is-damaged-database", why=said(error)) from None
            raise BadInput(self.name(), "is-no-database", why=said(error)) from None

    def name(self) -> str:
        """The database as messages mention it, without passwords."""
        if self.path is not None:
            return str(self.path)
        known = conninfo_to_dict(self.server)
        return str(known.get("dbname") or known.get("user") or "PostgreSQL")


def said(error: exc.DBAPIError) -> str:
    """What the driver says, in one line."""
    return str(error.orig).strip().partition("\n")[0]


def read_address(url: str) -> Address:
    """The address that a URL means; `BadInput` if it is none."""
    if url.startswith(POSTGRES):
        try:
            conninfo_to_dict(url)
        except psycopg.ProgrammingError:
            raise BadInput(WHERE, "is-no-postgresql-address") from None
        return Address(server=url)
    path = url.removeprefix(SQLITE)
    if path == url or not path or "\0" in path:
        raise BadInput(WHERE, "is-no-address")
    return Address(path=Path(path).expanduser().absolute())


def prepare_file(path: Path) -> None:
    """See to it that a database file can be written, by its owner only; `BadInput` if not."""
    with in_words(path):
        make_folder(path.parent)
        if not path.exists():
            with suppress(FileExistsError):  # others start at the same time
                os.close(new_file(path))  # an empty file is an empty database
        path.open("ab").close()
        close_to_others(path)
