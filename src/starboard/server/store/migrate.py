"""Brings a database to the schema of this version, step by step, as a whole or not at all."""

from __future__ import annotations

from collections.abc import Callable

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, inspect, text

from starboard.errors import BadInput
from starboard.server.store import schema
from starboard.server.store.address import Address

LOCK = 7_305_811_217
"""A number of our own, so that workers that start together migrate one after the other."""

Before = Callable[[str], None]


def steps() -> Config:
    """Where the steps are, also in an installed package."""
    config = Config()
    config.set_main_option("script_location", "starboard.server.store:migrations")
    config.set_main_option("path_separator", "os")
    return config


def newest() -> str:
    """The revision of this version."""
    head = ScriptDirectory.from_config(steps()).get_current_head()
    assert head is not None
    return head


def revision_of(connection: Connection) -> str | None:
    """The revision of a database; nothing if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(address: Address, before: Before, to: str = "") -> None:
    """Migrate; `before` is called with the old revision if the database holds something."""
    target = to or newest()
    with address.connection() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        revision = revision_of(connection)
        if revision == target:
            return
        refuse_strangers(connection, address, revision)
        if revision is not None:
            before(revision)
        upgrade(connection, target)


def upgrade(connection: Connection, target: str) -> None:
    """Carry out the steps that are missing, in the caller's transaction."""
    config = steps()
    config.attributes["connection"] = connection
    command.upgrade(config, target)


def refuse_strangers(connection: Connection, address: Address, revision: str | None) -> None:
    """`BadInput` on a database that is not ours, or of a newer version than this one."""
    if revision is None:
        if set(inspect(connection).get_table_names()) & set(schema.metadata.tables):
            raise BadInput(address.name(), "has-foreign-tables")
        return
    try:
        ScriptDirectory.from_config(steps()).get_revision(revision)
    except CommandError:
        raise BadInput(address.name(), "is-of-newer-version", revision=str(revision)) from None
