"""Opens a store: reads the address, migrates after a backup, and connects."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

from starboard.errors import BadInput
from starboard.server.store.address import Address, prepare_file, read_address
from starboard.server.store.dump import save
from starboard.server.store.files import close_backups, in_words, make_folder
from starboard.server.store.migrate import migrate
from starboard.server.store.postgres import PostgresStore
from starboard.server.store.protocol import Store
from starboard.server.store.sqlite import SqliteStore


async def open_store(url: str, backups: Path | None = None) -> Store:
    """Open the database at a URL, migrated to this version.

    An older one is backed up first, into the folder `backups` (of a file: beside it). `BadInput`
    if the address or the folder is no good, `Unavailable` if the server does not answer.
    """
    address = read_address(url)
    await asyncio.to_thread(prepare, address, backups)
    if address.path is not None:
        return SqliteStore(address.path)
    return PostgresStore(address.server)


def prepare(address: Address, backups: Path | None) -> None:
    """Bring a database to this version."""
    folder = backups
    if address.path is not None:
        prepare_file(address.path)
        folder = backups or address.path.parent
    if backups is not None:
        close_backups(backups)
    migrate(address, partial(back_up, address, folder))


def back_up(address: Address, folder: Path | None, revision: str) -> None:
    """Back up a database of an older revision before it is migrated."""
    if folder is None:
        raise BadInput(address.name(), "needs-backup-folder")
    with in_words(folder, "is-no-usable-folder"):
        make_folder(folder)
    stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
    save(address, folder / f"starboard-revision-{revision}-{stamp}.backup")
