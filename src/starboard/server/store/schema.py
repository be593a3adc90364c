"""The schema of the database, one for SQLite and PostgreSQL.

Columns are named as the fields of the records. Lists and nested records are JSON in a text column;
what is searched for has a column of its own.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

from starboard.server.kinds import Status

metadata = MetaData()

JSON = {"json": True}
"""Marks a text column whose field is encoded as JSON."""

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("folded", String, nullable=False, unique=True),  # the name, whatever its case
    Column("phrase", String, nullable=False),
    Column("language", String, nullable=False),
    Column("settings", Text, nullable=False, info=JSON),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("hash", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("kind", String, nullable=False),
    Column("label", String, nullable=False),
    Column("created", Double, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("public", String, nullable=False),
    Column("count", Integer, nullable=False),
    Column("label", String, nullable=False),
    Column("created", Double, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("person", String, nullable=False, index=True),
    Column("key", String, nullable=False, server_default=""),  # the hash of its device's
    Column("keys", Text, nullable=False, info=JSON),
    Column("created", Double, nullable=False),
)

relations = Table(
    "relations",
    metadata,
    Column("person", String, primary_key=True),
    Column("relation", String, primary_key=True),
    Column("other", String, primary_key=True, index=True),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("owner", String, nullable=False, index=True),
    Column("visibility", String, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("invite", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("said", Integer, nullable=False),
    Column("status", String, nullable=False),
    Column("length", Integer, nullable=False),
    Column("deadline", Double),
    Column("ended", Double, nullable=False),
    Column("lobby", Text, nullable=False),  # the record without its progress
    Column("progress", Text, nullable=False),
)
Index("ix_tables_status", tables.c.status, tables.c.created)
Index("ix_tables_ended", tables.c.status, tables.c.ended)
running = tables.c.status == Status.RUNNING
Index("ix_tables_deadline", tables.c.deadline, sqlite_where=running, postgresql_where=running)
invited = tables.c.invite != ""
Index(
    "ix_tables_invite", tables.c.invite, unique=True, sqlite_where=invited, postgresql_where=invited
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False, index=True),
    Column("left", Boolean, nullable=False),
)

sources = Table(  # of unfinished tables: from where they were opened, as a keyed hash
    "sources",
    metadata,
    Column("table", String, primary_key=True),
    Column("source", String, nullable=False, index=True),
)

log = Table(
    "log",
    metadata,
    Column("table", String, primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),  # the entry as it stands in a save file
    Column("person", String, nullable=False),
    Column("client", String, nullable=False),
    Column("answer", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String, nullable=False, index=True),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("time", Double, nullable=False),
    Column("client", String, nullable=False),
)

for sent in (log, chat):
    chosen = sent.c.client != ""
    Index(
        f"ix_{sent.name}_client",
        sent.c.person,
        sent.c.table,
        sent.c.client,
        unique=True,
        sqlite_where=chosen,
        postgresql_where=chosen,
    )

scores = Table(
    "scores",
    metadata,
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String, nullable=False),
    Column("game", String, nullable=False),
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended", Double, nullable=False),
    Column("shown", Double),  # from when on everybody may know it; never, if nothing stands here
)
Index("ix_scores_player", scores.c.player, scores.c.ended)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("version", Integer, nullable=False),
)

held = Table(  # ratings as they were before games of which not everybody may know yet
    "held",
    metadata,
    Column("table", String, primary_key=True),
    Column("player", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("played", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("until", Double, nullable=False),
)
Index("ix_held_player", held.c.player, held.c.game)

pulse = Table(  # signs of life: when a server was there last, and what `check` writes
    "pulse",
    metadata,
    Column("name", String, primary_key=True),
    Column("at", Double, nullable=False),
)

gatherings = Table(  # one screen opens them, several phones hand in a slip each; soon forgotten
    "gatherings",
    metadata,
    Column("id", String, primary_key=True),  # the code in its address
    Column("key", String, nullable=False),  # the hash of what its screen shows
    Column("source", String, nullable=False, index=True),  # from where, as a keyed hash
    Column("about", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("until", Double, nullable=False),
)

slips = Table(  # what was handed in, place by place
    "slips",
    metadata,
    Column("gathering", String, primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("holder", String, nullable=False),  # the hash of what the phone shows
    Column("text", Text, nullable=False),
    Column("version", Integer, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
