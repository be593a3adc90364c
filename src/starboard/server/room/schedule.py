"""When somebody has to look at a table, and what is due then."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from starboard.kernel.match import Match
from starboard.server.room.clock import due, out_of_time
from starboard.server.store.records import Table
from starboard.table.chairs import bots_among, people_among
from starboard.table.orders import passing

QUICK = 1.2
SPREAD = 1.2
"""A standing order is answered after as many seconds as a quick person needs."""


def next_look(record: Table, match: Match[Any], now: float) -> float | None:
    """The next instant at which something happens at this table without a person."""
    if match.over or record.progress.paused is not None:
        return None
    instants = [due(match, record.progress, record.clock)]
    first = out_of_time(record.progress, people_among(record.seats, match.to_act))
    instants.append(first[0] if first else None)
    if bots_among(record.seats, match.to_act):
        instants.append(now)
    if passing(match, record.seats):
        instants.append(record.progress.since + delay_of(record))
    return min((instant for instant in instants if instant is not None), default=None)


def delay_of(record: Table) -> float:
    """How long a standing order waits: like a person, and nobody can foresee it."""
    told = sha256(f"{record.seed}:order:{record.progress.length}".encode()).digest()
    return QUICK + SPREAD * told[0] / 255
