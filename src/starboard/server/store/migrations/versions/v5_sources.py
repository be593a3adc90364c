"""From where unfinished tables were opened, and when people were there last."""

from __future__ import annotations

from time import time

from alembic import op
from sqlalchemy import Column, String, text

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """One table more; when people were seen was never kept, so their tables have their time."""
    op.create_table(
        "sources",
        Column("table", String, primary_key=True),
        Column("source", String, nullable=False),
    )
    op.create_index("ix_sources_source", "sources", ["source"])
    op.execute(text("UPDATE people SET seen = :now").bindparams(now=time()))
