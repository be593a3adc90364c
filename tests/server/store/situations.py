"""Situations for the tests of the storage: a table, a person, an entry, in one line each."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from starboard.kernel.log import LogEntry
from starboard.server.store import Store
from starboard.server.store.records import Append, Key, Person, Progress, Table
from starboard.table.chairs import Chair, ChairKind

ANNA = Chair(kind=ChairKind.PERSON, person="anna")
BEN = Chair(kind=ChairKind.PERSON, person="ben")


def a_table(id: str = "t", *, running: bool = False, **fields: Any) -> Table:
    """A table of Anna's with Ben, in the lobby or running."""
    given: dict[str, Any] = {"game": "bluff", "rules": 1, "seed": f"seed of {id}"}
    given |= {"owner": "anna", "seats": (ANNA, BEN), "created": 1.0}
    given["progress"] = Progress(status="running") if running else Progress()
    return Table(id=id, **(given | fields))


async def running_table(store: Store, id: str = "t") -> Table:
    """A table on which a match has begun."""
    return await store.add_table(a_table(id, running=True))


def next_entry(table: Table, move: str = "pass", **fields: Any) -> Append:
    """The next entry of a table: Anna moves."""
    n = table.progress.length + 1
    changed = replace(table, progress=replace(table.progress, length=n))
    given: dict[str, Any] = {"entry": LogEntry(n=n, seat=0, moves=(move,)), "person": "anna"}
    return Append(table=changed, **(given | fields))


def a_person(name: str, **fields: Any) -> Person:
    """Somebody whose id is the name in small letters."""
    return Person(id=name.casefold(), name=name, created=1.0, **fields)


def a_key(person: str, hash: str = "") -> Key:
    """A key of a device."""
    return Key(hash=hash or f"hash of {person}", person=person, created=1.0)


async def add_people(store: Store, *names: str) -> None:
    """Several people, each with a key."""
    for name in names:
        await store.add_person(a_person(name), a_key(name.casefold()))
