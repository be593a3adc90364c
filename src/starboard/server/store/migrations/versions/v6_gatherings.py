"""What several phones hand in to one screen."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, String, Text

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Two tables more."""
    op.create_table(
        "gatherings",
        Column("id", String, primary_key=True),
        Column("key", String, nullable=False),
        Column("source", String, nullable=False),
        Column("about", Text, nullable=False),
        Column("open", Boolean, nullable=False),
        Column("until", Double, nullable=False),
    )
    op.create_index("ix_gatherings_source", "gatherings", ["source"])
    op.create_table(
        "slips",
        Column("gathering", String, primary_key=True),
        Column("place", Integer, primary_key=True, autoincrement=False),
        Column("holder", String, nullable=False),
        Column("text", Text, nullable=False),
        Column("version", Integer, nullable=False),
    )
