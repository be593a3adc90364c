"""Files and folders that only whoever runs the server may read, whatever the system's habit is."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from starboard.errors import BadInput

OWN_FILE, OWN_FOLDER = 0o600, 0o700
BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite keeps beside a database file."""
BACKUPS = "backups"


@contextmanager
def in_words(path: Path, message: str = "is-not-writable") -> Iterator[None]:
    """A context in which what the system refuses is a `BadInput` about a file."""
    try:
        yield
    except OSError as error:
        raise BadInput(str(path), message, why=str(error.strerror)) from None


def make_folder(path: Path) -> None:
    """Make a folder that is missing, with those above it; one that is there stays as it is."""
    if path.is_dir():
        return
    make_folder(path.parent)
    with suppress(FileExistsError):  # others start at the same time
        path.mkdir(OWN_FOLDER)
        path.chmod(OWN_FOLDER)
    if not path.is_dir():
        raise NotADirectoryError(20, os.strerror(20), str(path))


def make_file(path: Path) -> int:
    """A new, empty file in place of any other; its descriptor, for writing."""
    path.unlink(missing_ok=True)
    return new_file(path)


def new_file(path: Path) -> int:
    """A new, empty file where there is none; its descriptor, for writing."""
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, OWN_FILE)
    os.fchmod(file, OWN_FILE)
    return file


def files_of(database: Path) -> Iterator[Path]:
    """A database file and what lies beside it."""
    for end in BESIDE:
        path = database.with_name(database.name + end)
        if path.is_file():
            yield path


def close_to_others(database: Path) -> None:
    """Close the files of a database to others, and its folder if there is nothing else in it."""
    for path in files_of(database):
        close(path, OWN_FILE)
    ours = {database.name + end for end in BESIDE} | {BACKUPS}
    if {path.name for path in database.parent.iterdir()} <= ours:
        close(database.parent, OWN_FOLDER)


def close_backups(folder: Path) -> None:
    """Close the folder of backups, which only we make, and what is in it."""
    if not folder.is_dir():
        return
    for path in folder.glob("starboard-*.backup"):
        close(path, OWN_FILE)
    if folder.name == BACKUPS:
        close(folder, OWN_FOLDER)


def close(path: Path, mode: int) -> None:
    """Take from others what they may do; what is not ours stays as it is."""
    with suppress(PermissionError):
        if path.stat().st_mode & 0o777 & ~mode:
            path.chmod(mode)
