"""A database as a file of our own: JSON Lines, the rows of every table, for either database.

The first line is a header with the revision of the schema, the last one counts the rows.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from sqlalchemy import Connection, MetaData, Table, exc, select, text

from starboard.errors import BadInput
from starboard.server.store.address import Address
from starboard.server.store.files import in_words, make_file
from starboard.server.store.migrate import revision_of

FORMAT = "starboard-backup"
NOT_OURS = "alembic_version"
AT_ONCE = 500


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    version: int
    revision: str


class End(msgspec.Struct, frozen=True):
    """The last line: how many rows there were."""

    rows: int


Row = dict[str, Any]
Line = tuple[str, Row]


def kept_tables(connection: Connection) -> list[Table]:
    """The tables that the database has, whatever its revision."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != NOT_OURS]


def write_dump(connection: Connection, path: Path) -> int:
    """Write all rows; the file is complete or not there at all. Returns how many there were."""
    part = path.with_name(path.name + ".part")
    rows = 0
    try:
        with os.fdopen(make_file(part), "wb") as file:
            header = Header(FORMAT, 1, revision_of(connection) or "")
            file.write(msgspec.json.encode(header) + b"\n")
            for line in row_lines(connection):
                file.write(line + b"\n")
                rows += 1
            file.write(msgspec.json.encode(End(rows)) + b"\n")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    return rows


def row_lines(connection: Connection) -> Iterator[bytes]:
    """One line for each row of each table."""
    for table in kept_tables(connection):
        name, columns = str(table.name), [str(column.name) for column in table.columns]
        with connection.execution_options(yield_per=AT_ONCE).execute(select(table)) as found:
            for row in found:
                yield msgspec.json.encode((name, dict(zip(columns, row, strict=True))))


def save(address: Address, target: Path) -> None:
    """Write a backup of one moment, while others go on working; `BadInput` if it cannot be."""
    with in_words(target):
        if address.path is not None:
            copy_file(address.path, target)
            return
        with address.connection() as connection:
            connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
            write_dump(connection, target)


def copy_file(source: Path, target: Path) -> None:
    """SQLite's own online backup; the copy is complete or not there at all."""
    part = target.with_name(target.name + ".part")
    os.close(make_file(part))  # a folder that cannot be written to is said as such
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as old,
            closing(sqlite3.connect(part)) as new,
        ):
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        part.replace(target)
    except sqlite3.OperationalError as error:
        raise BadInput(str(target), "is-not-writable", why=str(error)) from None
    except sqlite3.DatabaseError as error:
        raise BadInput(str(source), "is-no-database", why=str(error)) from None
    finally:
        part.unlink(missing_ok=True)


def read_header(path: Path) -> Header:
    """The first line of a file; `BadInput` if it is no backup."""
    try:
        with in_words(path, "is-unreadable"), path.open("rb") as file:
            header = msgspec.json.decode(file.readline(), type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadInput(str(path), "is-no-backup") from None
    if header.format != FORMAT or header.version != 1:
        raise BadInput(str(path), "is-another-backup")
    return header


def load_dump(connection: Connection, path: Path) -> int:
    """Insert all rows into an empty database of the file's revision; returns how many."""
    tables = {table.name: table for table in kept_tables(connection)}
    lines = read_rows(path)
    rows = 0
    while batch := list(islice(lines, AT_ONCE)):
        for name in dict.fromkeys(name for name, _ in batch):
            if name not in tables:
                raise BadInput(str(path), "has-unknown-table", table=name)
            insert(connection, tables[name], [row for of, row in batch if of == name], path)
        rows += len(batch)
    return rows


def insert(connection: Connection, table: Table, rows: list[Row], path: Path) -> None:
    """Insert rows; `BadInput` if they do not fit the table."""
    columns = set(table.columns.keys())
    try:
        if all(row.keys() == columns for row in rows):
            connection.execute(table.insert(), rows)
            return
    except exc.OperationalError:
        raise
    except exc.SQLAlchemyError:
        pass  # said below
    raise BadInput(str(path), "has-unfit-rows", table=table.name)


def read_rows(path: Path) -> Iterator[Line]:
    """The rows of a file; `BadInput` if one cannot be read or the end is missing."""
    rows = 0
    with path.open("rb") as file:
        file.readline()
        for line in file:
            try:
                found = msgspec.json.decode(line, type=Line | End)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise BadInput(f"{path}: line {rows + 2}", "is-damaged") from None
            if isinstance(found, End):
                if found.rows == rows:
                    return
                break
            rows += 1
            yield found
    raise BadInput(str(path), "is-not-complete")
