"""Turn notices belong to a device; snapshots, which nobody read, are gone."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, String

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """One column more, one table less."""
    op.add_column("subscriptions", Column("key", String, nullable=False, server_default=""))
    op.drop_table("snapshots")
