"""Bots think in processes of their own, with a limit to their time.

What travels there is the setup and the log, never a state; what comes back is a move in notation.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import Any, Protocol

import msgspec

from starboard.bots.named import thinks_long
from starboard.errors import Endless
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.loop import MOST_STEPS
from starboard.kernel.match import Match, begin
from starboard.kernel.registry import game_named
from starboard.server.jobs.pool import Pool
from starboard.table import bots as table_bots
from starboard.table.bots import LIMIT, Decided, Sitting
from starboard.table.entries import follow_stored

KEPT = 64
"""Matches a process remembers, so that it has to follow only what is new."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot is to decide."""

    table: str
    setup: Setup
    log: tuple[LogEntry, ...]
    seat: int
    bot: str
    limit: float = LIMIT
    as_one: bool = False
    """Whether to go on while the same kind of question is open."""
    asker: str = ""
    """Who waits for it: everybody's bots think in turn. Empty: the table alone."""


class Thinker(Protocol):
    """Lets bots think."""

    async def think(self, thought: Thought) -> Decided: ...

    def close(self) -> None: ...


_matches: OrderedDict[str, Match[Any]] = OrderedDict()
_sitting: dict[str, Sitting] = {}
"""The bots of these matches, with what they have thought so far."""


def remembered(table: str, setup: Setup, log: Sequence[LogEntry]) -> Match[Any]:
    """The match of a table, as far as this process knows it, brought up to date."""
    match = _matches.pop(table, None)
    if match is None or match.setup != setup or len(match.log) > len(log):
        match = begin(game_named(setup.game), setup)
        _sitting[table] = {}
    for entry in log[len(match.log) :]:
        follow_stored(match, entry)
    _matches[table] = match
    while len(_matches) > KEPT:
        forgotten, _ = _matches.popitem(last=False)
        del _sitting[forgotten]
    return match


def decide(encoded: bytes) -> bytes:
    """In a process of its own: let a bot decide."""
    return msgspec.json.encode(decided(msgspec.json.decode(encoded, type=Thought)))


def decided(thought: Thought) -> Decided:
    """What a bot does at a table."""
    match = remembered(thought.table, thought.setup, thought.log)
    sitting = _sitting[thought.table]
    return table_bots.decide(
        match, thought.seat, thought.bot, thought.limit, thought.as_one, sitting
    )


class Processes:
    """Thinks in processes beside the server: quick bots never wait for those that search."""

    def __init__(self, count: int = 1) -> None:
        self.quick = Pool(count)
        self.deep = Pool(1, partial(os.nice, 10))  # what others wait for goes first

    async def think(self, thought: Thought) -> Decided:
        """A decision; after a process has died it is tried once more by the simplest bot."""
        pool = self.deep if thinks_long(thought.bot) else self.quick
        try:
            return await ask(pool, thought)
        except (BrokenExecutor, TimeoutError):
            pool.end()
        instead = msgspec.structs.replace(thought, bot="random", as_one=False)
        try:
            return msgspec.structs.replace(await ask(self.quick, instead), fault="overran")
        except (BrokenExecutor, TimeoutError):
            self.quick.end()
            raise Endless(MOST_STEPS) from None

    def close(self) -> None:
        """End all processes."""
        self.quick.end()
        self.deep.end()


async def ask(pool: Pool, thought: Thought) -> Decided:
    """Have a process decide; a new one needs longer than the limit of the bot itself."""
    seconds = 3 * thought.limit + 10
    asker = thought.asker or thought.table
    answer = await pool.run(decide, msgspec.json.encode(thought), seconds, asker)
    return msgspec.json.decode(answer, type=Decided)
