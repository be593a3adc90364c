"""Backup and restore: a database as one file, and a file as a database of either kind."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import inspect

from starboard.errors import BadInput
from starboard.server.store.address import Address, read_address
from starboard.server.store.dump import load_dump, read_header, save, write_dump
from starboard.server.store.files import files_of, in_words, make_file, make_folder
from starboard.server.store.migrate import newest as newest_revision
from starboard.server.store.migrate import revision_of, upgrade
from starboard.server.store.protocol import Unavailable

MAGIC = b"SQLite format 3\0"


def backup(url: str, target: Path) -> None:
    """Write a database to a file while the server goes on: SQLite as such, PostgreSQL as lines.

    `BadInput` if there is nothing to save, `Unavailable` if the server does not answer.
    """
    address = read_address(url)
    if address.path is not None and not address.path.is_file():
        raise BadInput(str(address.path), "is-not-there")
    if address.path is not None and target.exists() and target.samefile(address.path):
        raise BadInput(str(target), "is-the-database-itself")
    save(address, target)


def restore(url: str, source: Path) -> int:
    """Fill a new database of either kind from a backup of either kind; returns how many rows.

    `BadInput` if the file is damaged or the database is not empty; then nothing has changed.
    """
    address = read_address(url)
    with as_lines(source) as lines:
        revision = known_revision(lines, source)
        if address.path is None:
            return fill(address, lines, revision)
        with in_place_of(address) as part:
            return fill(part, lines, revision)


def fill(address: Address, lines: Path, revision: str) -> int:
    """Fill an empty database, all of it or nothing; returns how many rows."""
    with address.connection() as connection:
        if revision_of(connection) is not None:
            raise BadInput(address.name(), "database-is-not-empty")
        upgrade(connection, revision)
        rows = load_dump(connection, lines)
        upgrade(connection, newest_revision())
    return rows


@contextmanager
def in_place_of(address: Address) -> Iterator[Address]:
    """A new file that takes the place of a missing or empty one in the end, if all goes well."""
    target = address.path
    assert target is not None
    if any(file.stat().st_size for file in files_of(target)):
        refuse_to_replace(address, target)
    part = target.with_name(target.name + ".part")
    try:
        with in_words(target):
            make_folder(target.parent)
            os.close(make_file(part))
            yield Address(path=part)
            part.replace(target)
    finally:
        for file in files_of(part):
            file.unlink()


def refuse_to_replace(address: Address, target: Path) -> None:
    """`BadInput` unless a file is a database in which there is nothing, with nothing beside it."""
    if not target.exists():
        raise BadInput(address.name(), "database-is-not-empty")
    with address.connection() as connection:
        if inspect(connection).get_table_names():
            raise BadInput(address.name(), "database-is-not-empty")


def known_revision(lines: Path, source: Path) -> str:
    """The revision of a backup; `BadInput` if this version does not know it."""
    revision = read_header(lines).revision
    if not revision.isdecimal() or not 1 <= int(revision) <= int(newest_revision()):
        raise BadInput(str(source), "is-of-another-version", revision=revision)
    return revision


@contextmanager
def as_lines(source: Path) -> Iterator[Path]:
    """A backup in our own format, turned into it if it is a SQLite file."""
    with in_words(source, "is-unreadable"), source.open("rb") as file:
        is_sqlite = file.read(len(MAGIC)) == MAGIC
    if not is_sqlite:
        yield source
        return
    with TemporaryDirectory() as folder:
        copy, lines = Path(folder, "copy"), Path(folder, "lines")
        shutil.copyfile(source, copy)  # the backup itself is not touched
        try:
            with Address(path=copy).connection() as connection:
                sound = connection.exec_driver_sql("PRAGMA integrity_check").scalar() == "ok"
                write_dump(connection, lines)
        except (BadInput, Unavailable):
            sound = False
        if not sound:
            raise BadInput(str(source), "is-damaged")
        yield lines
