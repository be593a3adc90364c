"""Results, ratings, and snapshots as a cache."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, LargeBinary, String

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add three tables; nothing that was there changes."""
    op.create_table(
        "snapshots",
        Column("table", String, primary_key=True),
        Column("n", Integer, nullable=False),
        Column("build", String, nullable=False),
        Column("state", LargeBinary, nullable=False),
    )
    op.create_table(
        "scores",
        Column("table", String, primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        Column("player", String, nullable=False),
        Column("game", String, nullable=False),
        Column("place", Integer, nullable=False),
        Column("points", Integer, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("ended", Double, nullable=False),
    )
    op.create_index("ix_scores_player", "scores", ["player", "ended"])
    op.create_table(
        "ratings",
        Column("game", String, primary_key=True),
        Column("player", String, primary_key=True),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("played", Integer, nullable=False),
        Column("version", Integer, nullable=False),
    )
