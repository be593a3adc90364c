"""Stored matches, and the tables they are laid out on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from starboard.kernel.files import read_lines
from starboard.kernel.log import LogEntry, Setup
from starboard.server.store.records import Clock, Table
from starboard.table.chairs import Chair

FOLDER = Path(__file__).parents[2] / "tests" / "stored"


class Stored(NamedTuple):
    """A finished match of tests/stored."""

    setup: Setup
    entries: tuple[LogEntry, ...]


def stored(name: str) -> Stored:
    """A stored match by its place, such as `flagship/match-1-seats-2`."""
    setup, entries = read_lines(FOLDER / f"{name}.jsonl")
    return Stored(setup, tuple(entries))


def laid(setup: Setup, chairs: Sequence[Chair], clock: Clock, now: float) -> Table:
    """A table for a match; nothing has been played yet."""
    return Table(
        id=token_hex(12),
        game=setup.game,
        rules=setup.rules,
        options=setup.options,
        cards=setup.cards,
        owner=chairs[0].person,
        seats=tuple(chairs),
        seed=setup.seed,
        clock=clock,
        created=now,
    )
