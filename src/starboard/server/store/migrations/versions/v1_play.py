"""People, tables, match logs and chat."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, String, Text, text

revision = "1"
down_revision = None


def upgrade() -> None:
    """From nothing."""
    people()
    belongings()
    tables()
    log()
    chat()
    op.create_table(
        "secrets",
        Column("name", String, primary_key=True),
        Column("value", String, nullable=False),
    )


def people() -> None:
    op.create_table(
        "people",
        Column("id", String, primary_key=True),
        Column("version", Integer, nullable=False),
        Column("name", String, nullable=False),
        Column("folded", String, nullable=False, unique=True),
        Column("phrase", String, nullable=False),
        Column("language", String, nullable=False),
        Column("settings", Text, nullable=False),
        Column("created", Double, nullable=False),
        Column("seen", Double, nullable=False),
    )
    op.create_table(
        "relations",
        Column("person", String, primary_key=True),
        Column("relation", String, primary_key=True),
        Column("other", String, primary_key=True),
    )
    op.create_index("ix_relations_other", "relations", ["other"])


def belongings() -> None:
    """What opens a person's door, and where notices go."""
    op.create_table(
        "keys",
        Column("hash", String, primary_key=True),
        Column("person", String, nullable=False),
        Column("kind", String, nullable=False),
        Column("label", String, nullable=False),
        Column("created", Double, nullable=False),
    )
    op.create_table(
        "passkeys",
        Column("id", String, primary_key=True),
        Column("person", String, nullable=False),
        Column("public", String, nullable=False),
        Column("count", Integer, nullable=False),
        Column("label", String, nullable=False),
        Column("created", Double, nullable=False),
    )
    op.create_table(
        "subscriptions",
        Column("endpoint", String, primary_key=True),
        Column("person", String, nullable=False),
        Column("keys", Text, nullable=False),
        Column("created", Double, nullable=False),
    )
    for name in ("keys", "passkeys", "subscriptions"):
        op.create_index(f"ix_{name}_person", name, ["person"])


def tables() -> None:
    op.create_table(
        "tables",
        Column("id", String, primary_key=True),
        Column("version", Integer, nullable=False),
        Column("game", String, nullable=False),
        Column("owner", String, nullable=False),
        Column("visibility", String, nullable=False),
        Column("spectators", Boolean, nullable=False),
        Column("invite", String, nullable=False),
        Column("created", Double, nullable=False),
        Column("said", Integer, nullable=False),
        Column("status", String, nullable=False),
        Column("length", Integer, nullable=False),
        Column("deadline", Double),
        Column("ended", Double, nullable=False),
        Column("lobby", Text, nullable=False),
        Column("progress", Text, nullable=False),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"])
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_index("ix_tables_ended", "tables", ["status", "ended"])
    partial("ix_tables_deadline", "tables", ["deadline"], "status = 'running'")
    partial("ix_tables_invite", "tables", ["invite"], "invite != ''", unique=True)
    op.create_table(
        "seats",
        Column("table", String, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("person", String, nullable=False),
        Column("left", Boolean, nullable=False),
    )
    op.create_index("ix_seats_person", "seats", ["person"])


def log() -> None:
    op.create_table(
        "log",
        Column("table", String, primary_key=True),
        Column("n", Integer, primary_key=True, autoincrement=False),
        Column("line", Text, nullable=False),
        Column("person", String, nullable=False),
        Column("client", String, nullable=False),
        Column("answer", Text, nullable=False),
    )
    partial("ix_log_client", "log", ["person", "table", "client"], "client != ''", unique=True)


def chat() -> None:
    op.create_table(
        "chat",
        Column("table", String, primary_key=True),
        Column("number", Integer, primary_key=True, autoincrement=False),
        Column("person", String, nullable=False),
        Column("seat", Integer),
        Column("text", Text, nullable=False),
        Column("time", Double, nullable=False),
        Column("client", String, nullable=False),
    )
    op.create_index("ix_chat_person", "chat", ["person"])
    partial("ix_chat_client", "chat", ["person", "table", "client"], "client != ''", unique=True)


def partial(
    name: str, table: str, columns: list[str], condition: str, *, unique: bool = False
) -> None:
    """An index of some rows only."""
    only = text(condition)
    op.create_index(name, table, columns, unique=unique, sqlite_where=only, postgresql_where=only)
