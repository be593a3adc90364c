"""Runs the steps on the connection that `starboard.server.store.migrate` hands over."""

from __future__ import annotations

from alembic import context

context.configure(
    connection=context.config.attributes["connection"],
    transactional_ddl=True,  # a step happens as a whole; SQLite is begun by hand
)
with context.begin_transaction():
    context.run_migrations()
