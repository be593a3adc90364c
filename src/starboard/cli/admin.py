"""`starboard admin`: for whoever runs a server."""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING

from starboard.cli.serve import add_database, database_url
from starboard.errors import BadInput

if TYPE_CHECKING:
    from starboard.cli import Subparsers
    from starboard.server.store.protocol import Store
    from starboard.server.store.records import Table

WORDS = {
    "de": {
        "none": "Keine Tische.",
        "ended": "Der Tisch {table} ist beendet.",
        "removed": "{name} ist vergessen.",
        "saved": "Gesichert in {file}.",
        "restored": "{rows} Zeilen zurückgeholt.",
    },
    "en": {
        "none": "No tables.",
        "ended": "The table {table} has ended.",
        "removed": "{name} is forgotten.",
        "saved": "Saved in {file}.",
        "restored": "{rows} rows restored.",
    },
}


def register(subparsers: Subparsers) -> None:
    """Add `admin` with what can be done."""
    parser = subparsers.add_parser("admin", help="look after a server's data")
    tasks = parser.add_subparsers(metavar="TASK", required=True)
    tables = add_task(tasks, "tables", "list the tables that are open or running", list_tables)
    tables.add_argument("--json", action="store_true", help="print one JSON object")
    end = add_task(tasks, "end", "end a table that should not go on", end_table)
    end.add_argument("table", metavar="TABLE", help="its id")
    remove = add_task(tasks, "remove", "forget a person, as that person could", remove_person)
    remove.add_argument("person", metavar="NAME", help="the name or the id")
    backup = add_task(tasks, "backup", "save the database while the server runs", back_up)
    backup.add_argument("file", metavar="FILE", type=Path, help="where to")
    restore = add_task(tasks, "restore", "fill a new database from a backup", bring_back)
    restore.add_argument("file", metavar="FILE", type=Path, help="where from")


def add_task(
    tasks: Subparsers, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    parser = tasks.add_parser(name, help=text)
    add_database(parser)
    parser.set_defaults(run=run)
    return parser


def with_store(options: argparse.Namespace, work: Callable[[Store], Awaitable[int]]) -> int:
    """Do something with the open database."""

    async def done() -> int:
        from starboard.server.store.address import read_address
        from starboard.server.store.opening import open_store

        url = database_url(options)
        file = read_address(url).path
        if file is not None and not file.is_file():
            raise BadInput(str(file), "is-not-there")  # opening would make an empty one
        store = await open_store(url, Path(options.data) / "backups")
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def list_tables(options: argparse.Namespace) -> int:
    """Every table in the lobby or running."""

    async def work(store: Store) -> int:
        show_tables(await store.unfinished_tables(), options)
        return 0

    return with_store(options, work)


def show_tables(found: list[Table], options: argparse.Namespace) -> None:
    """The tables for people, or as JSON; no seeds and no words of invitations."""
    if options.json:
        print(json.dumps({"tables": [facts(table) for table in found]}, ensure_ascii=False))
        return
    for table in found:
        begun = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.created))
        people = ", ".join(chair.name or chair.bot or "–" for chair in table.seats)
        print(f"{table.id}  {begun}  {table.game:12} {table.progress.status:8} {people}")
    if not found:
        print(WORDS[options.lang]["none"])


def facts(table: Table) -> dict[str, object]:
    """What is worth knowing about a table."""
    return {
        "table": table.id,
        "game": table.game,
        "status": table.progress.status,
        "moves": table.progress.length,
        "created": table.created,
        "seats": [chair.name or chair.bot for chair in table.seats],
    }


def end_table(options: argparse.Namespace) -> int:
    """One that has not begun is gone; a running game is given up without a result."""

    async def work(store: Store) -> int:
        found = await store.table(options.table)
        if found is None or found.progress.status not in ("lobby", "running"):
            raise BadInput(f"table {options.table}", "is-not-open-here")
        if found.progress.status == "lobby":
            await store.drop_table(found.id)
        else:
            await store.save_table(found.given_up(time.time()))
        print(WORDS[options.lang]["ended"].format(table=found.id))
        return 0

    return with_store(options, work)


def remove_person(options: argparse.Namespace) -> int:
    """Forget somebody: name, keys and chat go, matches stay."""

    async def work(store: Store) -> int:
        found = await store.person_by_name(options.person) or await store.person(options.person)
        if found is None:
            raise BadInput(f"person “{options.person}”", "is-not-known-here")
        await store.delete_person(found.id)
        print(WORDS[options.lang]["removed"].format(name=found.name))
        return 0

    return with_store(options, work)


def back_up(options: argparse.Namespace) -> int:
    """Save the database to a file."""
    from starboard.server.run.backup import backup

    backup(database_url(options), options.file)
    print(WORDS[options.lang]["saved"].format(file=options.file))
    return 0


def bring_back(options: argparse.Namespace) -> int:
    """Fill a new database from a backup."""
    from starboard.server.run.backup import restore

    rows = restore(database_url(options), options.file)
    print(WORDS[options.lang]["restored"].format(rows=rows))
    return 0
