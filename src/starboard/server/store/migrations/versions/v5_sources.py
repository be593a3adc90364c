"""From where unfinished tables were opened, so that nobody fills the list of tables alone."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "5"
down_revision = "3"


def upgrade() -> None:
    """One table more; of the tables that are there nobody knows it."""
    op.create_table(
        "sources",
        Column("table", String, primary_key=True),
        Column("source", String, nullable=False),
    )
    op.create_index("ix_sources_source", "sources", ["source"])
