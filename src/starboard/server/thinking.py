"""Bots think in processes of their own, with a limit to their time.

What travels there is the setup and the log, never a state; what comes back is a move in notation.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
import threading
from collections import OrderedDict
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import Any, Protocol

import msgspec

from starboard.bots.greedy import Greedy
from starboard.bots.guard import Guarded, OutOfTime, alarm
from starboard.bots.named import make_bot, seat_bot
from starboard.kernel.bot import Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.codec import plain
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match, begin
from starboard.kernel.moves import Move
from starboard.kernel.registry import game_named
from starboard.kernel.view import learned
from starboard.server.parts import Code
from starboard.server.refusals import Refusal
from starboard.server.tables import follow_stored

LIMIT = 10.0
"""Seconds after which a bot that still thinks is replaced."""
ALLOWED = re.compile(r"random|greedy|house|search(:([1-9]\d{0,3}|[0-4](\.\d{1,3})?s))?")
"""The bots that may sit at a table of the server; none that is a file."""
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


def check_bot(name: str, game: Game[Any]) -> None:
    """Refused unless this bot may sit at a table."""
    if not ALLOWED.fullmatch(name):
        raise Refusal(Code.BAD_INPUT, "bot-cannot-play-here", bot=name)
    make_bot(name, game)


_matches: OrderedDict[str, Match[Any]] = OrderedDict()


def remembered(thought: Thought) -> Match[Any]:
    """The match a bot thinks about, as far as this process knows it, brought up to date."""
    match = _matches.pop(thought.table, None)
    if match is None or match.setup != thought.setup or len(match.log) > len(thought.log):
        match = begin(game_named(thought.setup.game), thought.setup)
    for entry in thought.log[len(match.log) :]:
        follow_stored(match, entry)
    _matches[thought.table] = match
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match


def decide(encoded: bytes) -> bytes:
    """In a process of its own: let a bot decide."""
    thought = msgspec.json.decode(encoded, type=Thought)
    return msgspec.json.encode(decided(thought))


def decided(thought: Thought) -> Decided:
    """A legal move; `greedy` steps in for a bot that fails."""
    match = remembered(thought)
    game, seat = match.game, thought.seat
    guarded = seat_bot(thought.bot, game, at_table=True)
    chance = Seeded(f"{thought.setup.seed}/bot/{seat}/{len(thought.log)}")
    view, moves = match.view(seat), match.moves(seat)
    further: list[str] = []
    try:
        with alarm(thought.limit):
            decision = guarded.decide(seat, view, moves, chance)
            if thought.as_one:
                further = as_one(match, seat, decision.move, guarded, chance)
        fault = str(guarded.fault.kind) if guarded.fault else ""
    except OutOfTime:
        think = Think(game, seat, view, Budget(), chance)
        decision, fault = Greedy().choose(view, moves, think), "overran"
    return answer_of(decision, fault, further)


def as_one(match: Match[Any], seat: int, first: Move, bot: Guarded, chance: Seeded) -> list[str]:
    """What a bot would do after a first move, up to another kind of question or something new."""
    trial, kind = match.clone(), type(choice_of(match.state, seat))
    moves = [first]
    while len(moves) < MOST_AS_ONE:
        before = trial.state.clone()
        trial.play(seat, moves[-1])
        if trial.log[-1].chance or learned(before, trial.state, seat):
            break
        if seat not in trial.to_act or type(choice_of(trial.state, seat)) is not kind:
            break
        moves.append(bot.decide(seat, trial.view(seat), trial.moves(seat), chance).move)
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


def live_with_the_server() -> None:
    """In a process of its own: end with the server, however it ends, and not before."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it is ready
    server = parent_process()
    assert server is not None

    def end_too() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=end_too, daemon=True).start()


class Processes:
    """Thinks in processes beside the server; one that hangs is ended with all others."""

    def __init__(self, count: int = 1) -> None:
        self.count = count
        self.free = asyncio.Semaphore(count)
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, thought: Thought) -> Decided:
        """A decision; after a process has died it is tried once more by `greedy`."""
        try:
            return await self.ask(thought)
        except (BrokenExecutor, TimeoutError):
            self.end(hung=True)
            instead = msgspec.structs.replace(thought, bot="greedy")
            return msgspec.structs.replace(await self.ask(instead), fault="overran")

    async def ask(self, thought: Thought) -> Decided:
        """Have a process decide; whoever waits for one that is free has not begun to think."""
        async with self.free:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    self.count, mp_context=get_context("spawn"), initializer=live_with_the_server
                )
            loop = asyncio.get_running_loop()
            future = loop.run_in_executor(self.pool, decide, msgspec.json.encode(thought))
            # A new process needs longer than the limit of the bot itself.
            answer = await asyncio.wait_for(future, 3 * thought.limit + 10)
        return msgspec.json.decode(answer, type=Decided)

    def end(self, hung: bool) -> None:
        """End all processes; the next thought begins new ones."""
        pool, self.pool = self.pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        if hung:
            for process in processes:
                process.kill()

    def close(self) -> None:
        self.end(hung=True)
