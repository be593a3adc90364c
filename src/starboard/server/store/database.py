"""What the queries stand on: statements compiled once, run by a driver in all-or-nothing lists."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import BindParameter, bindparam
from sqlalchemy import Table as Columns
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from starboard.errors import BadInput, Damaged
from starboard.server.store.health import Ailment, Health
from starboard.server.store.protocol import Full, Taken, Unavailable
from starboard.server.store.records import Notice

Row = dict[str, Any]
UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What reading a stored value leads to if it is not what was written."""
R = TypeVar("R", bound=msgspec.Struct)


class Change(NamedTuple):
    """One statement of a write. With `rows` it has to meet just so many, or nothing happens."""

    statement: ClauseElement
    values: Mapping[str, Any]
    rows: int | None = None
    full: str = ""
    """What has no room where it meets fewer."""

    def check(self, met: int, what: str) -> None:
        """Raise what it means that a statement met so many rows."""
        if self.rows not in (None, met):
            raise Full(self.full) if self.full else Taken(what)


Tell = Callable[[list[list[Row]]], Sequence[Notice]]
"""What to give notice of, once it is known what the changes returned."""


def nobody(written: list[list[Row]]) -> Sequence[Notice]:
    """No notice to anybody."""
    return ()


def everybody(*notices: Notice) -> Tell:
    """Always the same notices."""
    return lambda written: notices


class Prepared(NamedTuple):
    """A statement as the driver takes it, with the values that are part of it."""

    text: str
    constants: dict[str, Any]


class Database(ABC):
    """A database that can be read, and written in all-or-nothing lists of changes."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.prepared: dict[ClauseElement, Prepared] = {}
        self.health = Health()

    def prepare(
        self, statement: ClauseElement, values: Mapping[str, Any]
    ) -> tuple[str, dict[str, Any]]:
        """Text and values for the driver; the text is made once. `BadInput` on unsound text."""
        known = self.prepared.get(statement)
        if known is None:
            made = statement.compile(dialect=self.dialect)
            known = self.prepared[statement] = Prepared(str(made), dict(made.params))
        sound(*values.values())
        return known.text, {**known.constants, **values}

    @abstractmethod
    async def rows(self, statement: ClauseElement, **values: object) -> list[Row]:
        """What a query finds; `Unavailable` if the database does not answer."""

    @abstractmethod
    async def write(
        self, what: str, changes: Sequence[Change], tell: Tell = nobody
    ) -> list[list[Row]]:
        """Carry out all changes, durably, and give notice; returns what each returned.

        `Taken(what)` if a change met another number of rows than it has to, or broke uniqueness.
        """

    def locks(self, *names: str) -> list[Change]:
        """Changes by which of those who name the same one waits for the other."""
        return []

    async def first(self, statement: ClauseElement, **values: object) -> Row | None:
        """The first row a query finds."""
        found = await self.rows(statement, **values)
        return found[0] if found else None

    async def records(
        self, kind: type[R], columns: Columns, statement: ClauseElement, **values: object
    ) -> list[R]:
        """The records that a query finds."""
        return [self.read(kind, row, columns) for row in await self.rows(statement, **values)]

    async def record(
        self, kind: type[R], columns: Columns, statement: ClauseElement, **values: object
    ) -> R | None:
        """The first record that a query finds."""
        return next(iter(await self.records(kind, columns, statement, **values)), None)

    def read(self, kind: type[R], row: Row, columns: Columns) -> R:
        """The record that a row holds; `Unavailable` if it cannot be read any more."""
        try:
            return record_of(kind, row, columns)
        except UNREADABLE as error:
            why = f"{columns.name}: {error}"
            self.health.ails(Ailment.DAMAGED, why)
            raise Unavailable(why, Ailment.DAMAGED) from None

    @contextmanager
    def about(self, table: str) -> Iterator[None]:
        """A context that asks about one table: where the database is damaged there, it is."""
        try:
            yield
        except Unavailable as error:
            if error.kind is not Ailment.DAMAGED:
                raise
            raise self.damaged(table, 0, error.why) from None

    def damaged(self, table: str, entry: int, why: str) -> Damaged:
        """The error for a table that is damaged, after whoever runs the server was told."""
        self.health.lost(table, entry, why)
        return Damaged(entry, "is-unreadable", why=why, table=table)


def sound(*values: object) -> None:
    """Raise `BadInput` on text that not every database can keep."""
    for value in values:
        if not isinstance(value, str):
            continue
        if "\0" in value or not (value.isascii() or encodable(value)):
            raise BadInput("text", "has-unfit-character")


def encodable(text: str) -> bool:
    """Whether a text is whole: no half of a surrogate pair."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def replacing(columns: Columns, *names: str) -> dict[str, BindParameter[Any]]:
    """Columns of an update, each set to the value that `as_new` has named."""
    return {name: bindparam(f"new_{name}", type_=columns.c[name].type) for name in names}


def as_new(values: Mapping[str, Any]) -> Row:
    """Values to be set: a condition may ask for the same columns by their own names."""
    return {f"new_{name}": value for name, value in values.items()}


def row_of(record: msgspec.Struct, columns: Columns) -> Row:
    """A record as the values of its columns."""
    row = {}
    for column in columns.columns:
        value = getattr(record, column.name, None)
        row[column.name] = text_of(value) if "json" in column.info else value
    return row


def record_of(kind: type[R], row: Row, columns: Columns) -> R:
    """The record that a row holds."""
    fields = {name: row[name] for name in kind.__struct_fields__}
    for name in fields:
        if "json" in columns.c[name].info:
            fields[name] = msgspec.json.decode(fields[name])
    return msgspec.convert(fields, kind, strict=False)  # SQLite keeps flags as 0 and 1


def text_of(value: object) -> str:
    """A value as JSON text; `BadInput` if it cannot be written."""
    try:
        return msgspec.json.encode(value).decode()
    except UnicodeEncodeError:
        raise BadInput("text", "has-unfit-character") from None
