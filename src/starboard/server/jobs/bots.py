"""Bots think in processes of their own, with a limit to their time.

What travels there is the setup and the log, never a state; what comes back is a move in notation.
"""

from __future__ import annotations

import os
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Protocol

import msgspec

from starboard.bots.greedy import Greedy
from starboard.bots.guard import Guarded, OutOfTime, alarm
from starboard.bots.named import seat_bot
from starboard.bots.simple import Random
from starboard.errors import Endless
from starboard.kernel.bot import Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.codec import plain
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.loop import MOST_STEPS, choice_of
from starboard.kernel.match import Match, begin, tells
from starboard.kernel.moves import Move
from starboard.kernel.registry import game_named
from starboard.kernel.view import View, learned
from starboard.server.jobs.pool import Pool
from starboard.server.room.live import follow_stored

LIMIT = 10.0
"""Seconds after which a bot that still thinks is replaced."""
MOST_AS_ONE = 40
"""Moves that a bot decides as one at most."""
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


class Decided(msgspec.Struct, frozen=True):
    """A move, why, and what went wrong with the bot, if anything."""

    move: str
    why: str
    args: dict[str, Any]
    fault: str = ""
    further: tuple[str, ...] = ()


class Thinker(Protocol):
    """Lets bots think."""

    async def think(self, thought: Thought) -> Decided: ...

    def close(self) -> None: ...


_matches: OrderedDict[str, Match[Any]] = OrderedDict()


def remembered(table: str, setup: Setup, log: Sequence[LogEntry]) -> Match[Any]:
    """The match of a table, as far as this process knows it, brought up to date."""
    match = _matches.pop(table, None)
    if match is None or match.setup != setup or len(match.log) > len(log):
        match = begin(game_named(setup.game), setup)
    for entry in log[len(match.log) :]:
        follow_stored(match, entry)
    _matches[table] = match
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def decide(encoded: bytes) -> bytes:
    """In a process of its own: let a bot decide."""
    thought = msgspec.json.decode(encoded, type=Thought)
    return msgspec.json.encode(decided(thought))


def decided(thought: Thought) -> Decided:
    """A legal move; `greedy` steps in for a bot that fails, chance for both."""
    match = remembered(thought.table, thought.setup, thought.log)
    game, seat = match.game, thought.seat
    guarded = seat_bot(thought.bot, game, at_table=True)
    chance = Seeded(f"{thought.setup.seed}/bot/{seat}/{len(thought.log)}")
    view, moves = match.view(seat), match.playable(seat)
    further: list[str] = []
    try:
        with alarm(thought.limit):
            decision = guarded.decide(seat, view, moves, chance)
            if thought.as_one:
                further = as_one(match, seat, decision.move, guarded, chance)
        fault = str(guarded.fault.kind) if guarded.fault else ""
    except OutOfTime:
        think = Think(game, seat, view, Budget(), chance)
        decision, fault = in_haste(view, moves, think, thought.limit), "overran"
    return answer_of(decision, fault, further)


def in_haste(view: View[Any], moves: Sequence[Move], think: Think, limit: float) -> Decision:
    """What `greedy` would do; where even that takes too long, anything."""
    try:
        with alarm(limit):
            return Greedy().choose(view, moves, think)
    except OutOfTime:
        return Random().pick(moves, think)


def as_one(match: Match[Any], seat: int, first: Move, bot: Guarded, chance: Seeded) -> list[str]:
    """What a bot would do after a first move, up to another kind of question or something new."""
    trial, kind = match.clone(), type(choice_of(match.state, seat))
    moves = [first]
    while len(moves) < MOST_AS_ONE:
        before = trial.state.clone()
        trial.play(seat, moves[-1])
        if trial.log[-1].chance or learned(before, trial.state, seat):
            break
        if any(tells(event, seat) for event in trial.history[-1]):
            break
        if seat not in trial.to_act or type(choice_of(trial.state, seat)) is not kind:
            break
        moves.append(bot.decide(seat, trial.view(seat), trial.playable(seat), chance).move)
    return [str(move) for move in moves[1:]]


def answer_of(decision: Decision, fault: str = "", further: Sequence[str] = ()) -> Decided:
    """A decision as it travels."""
    why = decision.why
    args = plain(dict(why.args))
    return Decided(str(decision.move), why.message, args, fault, tuple(further))


class Beside:
    """Thinks in this very process: for tests and for single decisions."""

    async def think(self, thought: Thought) -> Decided:
        return decided(thought)

    def close(self) -> None:
        """Nothing to end."""


class Processes:
    """Thinks in processes beside the server: quick bots never wait for those that search."""

    def __init__(self, count: int = 1) -> None:
        self.quick = Pool(count)
        self.deep = Pool(1, yield_to_others)

    async def think(self, thought: Thought) -> Decided:
        """A decision; after a process has died it is tried once more by the simplest bot."""
        pool = self.deep if thought.bot.startswith("search") else self.quick
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


def yield_to_others() -> None:
    """In a process of its own: what others wait for goes first."""
    os.nice(10)
