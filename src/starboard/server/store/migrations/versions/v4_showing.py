"""Results are shown from an instant on; ratings are held back; signs of life are kept."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Integer, String, text

revision = "4"
down_revision = "3"

LATE_ENOUGH = 3_600
"""Seconds after which spectators of any table have seen its end."""


def upgrade() -> None:
    """One column more, two new tables; results of open tables stay known."""
    op.add_column("scores", Column("shown", Double))
    op.execute(
        text(
            f"""UPDATE scores SET shown = ended + {LATE_ENOUGH} WHERE "table" IN
            (SELECT id FROM tables WHERE visibility = 'open' AND spectators)"""
        )
    )
    op.create_table(
        "held",
        Column("table", String, primary_key=True),
        Column("player", String, primary_key=True),
        Column("game", String, nullable=False),
        Column("mu", Double, nullable=False),
        Column("sigma", Double, nullable=False),
        Column("played", Integer, nullable=False),
        Column("version", Integer, nullable=False),
        Column("until", Double, nullable=False),
    )
    op.create_index("ix_held_player", "held", ["player", "game"])
    op.create_table(
        "pulse",
        Column("name", String, primary_key=True),
        Column("at", Double, nullable=False),
    )
