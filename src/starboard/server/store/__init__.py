"""Storage: one protocol, on SQLite for one process and on PostgreSQL for many."""

from starboard.server.store.opening import open_store
from starboard.server.store.protocol import Full, Repeated, Store, Taken, Unavailable

__all__ = ["Full", "Repeated", "Store", "Taken", "Unavailable", "open_store"]
