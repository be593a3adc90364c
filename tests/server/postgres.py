"""A real PostgreSQL for the tests: on loopback, in a folder of its own, removed afterwards."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.server.ports import free_port

PACKAGED = "/usr/lib/postgresql"
FAST = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB"}
"""The tests kill our processes, never the machine, so the disk need not be waited for."""
DURABLE = {"fsync": "on"}
"""For measurements: as it is delivered."""


def find_binaries() -> Path | None:
    """The folder with initdb, where PostgreSQL is installed."""
    known = shutil.which("initdb")
    packaged = sorted(Path(PACKAGED).glob("*/bin/initdb"))
    if known is None and not packaged:
        return None
    return (Path(known).resolve() if known else packaged[-1]).parent


BINARIES = find_binaries()
DATABASES = ["sqlite"] if BINARIES is None else ["sqlite", "postgres"]
"""What the storage is proved on here; `tools/install-postgres` says when something is missing."""
ON_POSTGRES = [each for each in DATABASES if each == "postgres"]
"""For what only a database server does."""


class Postgres:
    """A server: `start`, `stop`, `restart`, and new databases."""

    def __init__(self, folder: Path, settings: dict[str, str] = FAST) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.made = 0
        self.user = pwd.getpwnam("postgres").pw_name if os.getuid() == 0 else None
        if self.user:  # it refuses to run as root
            shutil.chown(folder, self.user)
        self._run(
            "initdb", "--no-sync", "--auth=trust", "--username=starboard", "--encoding=UTF8",
            "--locale=C", "--pgdata=data",
        )  # fmt: skip

    def _run(self, program: str, *arguments: str) -> None:
        assert BINARIES is not None
        subprocess.run(
            [BINARIES / program, *arguments],
            cwd=self.folder,
            user=self.user,
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def start(self) -> None:
        """Start and wait until it answers."""
        place = {"listen_addresses": "127.0.0.1", "port": str(self.port)}
        place["unix_socket_directories"] = str(self.folder)
        settings = " ".join(f"-c {name}={value}" for name, value in (self.settings | place).items())
        self._run("pg_ctl", "start", "--wait", "--pgdata=data", "--log=log", f"-o {settings}")

    def stop(self, mode: str = "immediate") -> None:
        """Stop; `immediate` as in a crash: connections break, what was committed stays."""
        self._run("pg_ctl", "stop", "--wait", "--pgdata=data", f"--mode={mode}")

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://starboard@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self.made += 1
        name = f"test{self.made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def running_postgres(settings: dict[str, str] = FAST) -> Iterator[Postgres]:
    """A server for as long as the context lasts."""
    with tempfile.TemporaryDirectory(prefix="starboard-postgres-") as folder:
        server = Postgres(Path(folder), settings)
        server.start()
        try:
            yield server
        finally:
            server.stop("fast")
