"""`starboard serve`: tables for people in their browsers."""

from __future__ import annotations

import argparse
import errno
import fcntl
import logging
import os
import socket
import sys
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from starboard.errors import BadInput

if TYPE_CHECKING:
    from starboard.cli import Subparsers
    from starboard.server.settings import Settings

log = logging.getLogger("starboard.server")
WORDS = {
    "de": {
        "here": "nur an diesem Rechner",
        "network": "für alle in deinem Netz",
        "world": "für alle",
        "open": "Starboard ist offen: {url} ({reach}). Daten: {data}. Anhalten mit Strg+C.",
    },
    "en": {
        "here": "on this computer only",
        "network": "for everybody in your network",
        "world": "for everybody",
        "open": "Starboard is open: {url} ({reach}). Data: {data}. Stop with Ctrl+C.",
    },
}


def register(subparsers: Subparsers) -> None:
    """Add the command."""
    parser = subparsers.add_parser("serve", help="open tables for people in their browsers")
    parser.add_argument("--host", default="127.0.0.1", help="where to listen (0.0.0.0: all)")
    parser.add_argument("--port", type=int, default=8000, help="the port (default 8000)")
    parser.add_argument("--workers", type=int, default=1, help="processes (needs PostgreSQL)")
    add_database(parser)
    parser.add_argument("--prefix", default="", help="path behind a reverse proxy, such as /games")
    parser.add_argument("--public", default="", help="the address people type, with https://")
    parser.add_argument("--bots", type=int, default=1, help="processes for bots, per worker")
    parser.add_argument(
        "--trust-proxy", action="store_true", help="believe the addresses a reverse proxy reports"
    )
    parser.add_argument("--json-log", action="store_true", help="log lines as JSON")
    parser.set_defaults(run=run)


def add_database(parser: argparse.ArgumentParser) -> None:
    """What every command has that touches the server's data."""
    parser.add_argument("--data", type=Path, default=default_folder(), help="the data folder")
    parser.add_argument("--database", default="", help="default: SQLite in the data folder")


def default_folder() -> Path:
    """Where a person's data lies."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "starboard"


def database_url(options: argparse.Namespace) -> str:
    """The address of the database."""
    folder = Path(options.data).expanduser().absolute()
    return str(options.database) or f"sqlite:///{folder}/starboard.db"


def read_settings(options: argparse.Namespace) -> Settings:
    """The settings; raises `BadInput` where they do not fit together."""
    from starboard.kernel.options import not_between
    from starboard.server.settings import Settings

    if not 0 <= options.port < 65_536:
        raise not_between("--port", options.port, 0, 65_535)
    if options.workers < 1 or options.bots < 1:
        raise BadInput("--workers, --bots", "must-be-at-least-one")
    database = database_url(options)
    if options.workers > 1 and database.startswith("sqlite:"):
        raise BadInput("--workers", "workers-need-postgresql")
    if options.public and not options.public.startswith(("https://", "http://")):
        raise BadInput("--public", "must-be-web-address")
    prefix = "/" + options.prefix.strip("/") if options.prefix.strip("/") else ""
    return Settings(
        database=database,
        data=str(Path(options.data).expanduser().absolute()),
        host=options.host,
        port=options.port,
        prefix=prefix,
        public=options.public.rstrip("/"),
        workers=options.workers,
        bots=options.bots,
        trusted=options.trust_proxy,
        json_log=options.json_log,
    )


def run(options: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    from starboard.server.logs import set_up
    from starboard.server.run.process import serve
    from starboard.server.store.address import read_address
    from starboard.server.store.examine import examine
    from starboard.server.store.files import make_folder
    from starboard.server.store.opening import prepare

    settings = read_settings(options)
    try:
        make_folder(Path(settings.data))
    except OSError as error:
        raise BadInput(settings.data, "is-no-usable-folder", why=str(error.strerror)) from None
    address = read_address(settings.database)
    whole = address.path is None or examine(address.path)
    prepare(address, settings.backups)
    with hold(address.path) or nullcontext():
        check_free(settings.host, settings.port)
        set_up(settings.json_log)
        if not whole:
            log.warning("the database is large and was looked through in part only")
        serve(settings, lambda: announce(settings, WORDS[options.lang]))
    return 0


def check_free(host: str, port: int) -> None:
    """Nobody else listens there; otherwise people would be sent to a place that is not ours."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.bind(address)
    except socket.gaierror:
        raise BadInput("--host", "is-no-host", host=host) from None
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise BadInput("--port", "port-is-taken", port=str(port)) from None
        why = str(error.strerror)
        raise BadInput("--host, --port", "does-not-fit", why=why) from None


def hold(path: Path | None) -> BinaryIO | None:
    """Be the only server of a database file; two would not hear each other."""
    if path is None:
        return None
    file = path.open("rb")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise BadInput(str(path), "is-served-already") from None
    return file


def announce(settings: Settings, words: dict[str, str]) -> None:
    """Say where the tables are."""
    from starboard.server.address import place

    found = place(settings)
    told = {"url": found.url, "reach": words[found.reach.value], "data": settings.data}
    print(words["open"].format(**told), file=sys.stderr, flush=True)
