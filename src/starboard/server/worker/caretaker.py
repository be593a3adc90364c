"""What happens without a person: time passes, bots decide, standing orders answer.

Every table has the instant at which somebody has to look at it stored with it. The worker that
changed a table last looks first; if it is gone, any other one does a little later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from msgspec.structs import replace

from starboard.errors import Endless, Error
from starboard.kernel.match import Match
from starboard.kernel.moves import PASS
from starboard.kernel.play import before_time
from starboard.server.jobs.bots import Thinker, Thought
from starboard.server.kinds import Status
from starboard.server.room import agreements, play
from starboard.server.room.clock import Hours, delay_of, due, out_of_time
from starboard.server.room.live import Live, Step, note
from starboard.server.room.play import with_chair
from starboard.server.store.protocol import Store, Unavailable
from starboard.server.store.records import Table
from starboard.server.wire.errors import Refusal
from starboard.server.worker.tables import Tables
from starboard.table.bots import SUBSTITUTE, Decided, stand_in
from starboard.table.chairs import bots_among, is_deserted, people_among
from starboard.table.orders import passing

log = logging.getLogger("starboard.server")
BREATH = 0.8
"""Seconds a bot takes for a move that nobody waits for."""
EVERY = 1.0
"""Seconds between two looks at the store for tables that nobody looked after."""


class Caretaker:
    """Looks after the tables of one worker."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        hours: Hours,
        thinker: Thinker,
        patience: float,
        tell: Callable[[Live], None],
    ) -> None:
        self.store = store
        self.tables = tables
        self.hours = hours
        self.thinker = thinker
        self.patience = patience
        """Seconds that other workers get before this one steps in."""
        self.timers: dict[str, asyncio.Task[None]] = {}
        self.unreadable: dict[str, tuple[int, int]] = {}
        """Tables that failed, with version and length then: tried again when they have changed."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.tell = tell

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; what goes wrong is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[None]) -> None:
        """Something in the background has ended; a defect does not end the server."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Error):
            log.warning("background work was refused", extra={"why": str(error)})
        elif error is not None:
            log.error("background work failed", exc_info=error)

    async def close(self) -> None:
        """Let go of everything; whatever is due is stored with its table."""
        for task in [*self.tasks]:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinker.close()

    # ------------------------------------------------------------------ when to look

    def plan(self, live: Live, mine: bool) -> None:
        """Look at a table at its instant; at other workers' tables a little later."""
        self.drop(live)
        deadline = live.record.progress.deadline
        if mine and deadline is not None and live.match is not None:
            self.ask_meanwhile(live, live.match)
        if deadline is not None:
            wait = deadline - self.hours.now() + (0.0 if mine else self.patience)
            self.timers[live.id] = self.start(self.look_at(live, wait))

    def drop(self, live: Live) -> None:
        """No timer for a table any more; `watch` finds it when something is due."""
        timer = self.timers.pop(live.id, None)
        if timer is not None:
            timer.cancel()

    async def look_at(self, live: Live, wait: float) -> None:
        await self.hours.sleep(wait)
        del self.timers[live.id]  # from here on nobody cancels it
        await self.look(live)

    async def watch(self) -> None:
        """Without end: look at tables that nobody else has looked at."""
        late = 0.0  # after a start everything that is due is ours
        while True:
            with contextlib.suppress(Error):  # the database comes back
                for record in await self.store.due_tables(self.hours.now() - late):
                    await self.look_after(record)
                late = self.patience
            await asyncio.sleep(EVERY)

    async def look_after(self, record: Table) -> None:
        """Look at a table that is due; one that cannot be read keeps no other one waiting."""
        state = state_of(record)
        if self.unreadable.get(record.id) == state:
            return
        known = self.tables.live.get(record.id)
        if known is not None and known.record.version != record.version:
            known.stale = True  # changed by somebody who could not tell us
        try:
            await self.look(await self.tables.get(record.id))
        except Unavailable:
            raise
        except Exception:
            log.exception("a table cannot be looked after", extra={"table": record.id})
            self.unreadable[record.id] = state

    # ------------------------------------------------------------------ what is due

    async def look(self, live: Live) -> None:
        """Do what is due at a table."""
        if rests(live.record):
            await self.rest(live)
            return
        for change in (self.pass_time, self.end_thinking, self.follow_orders):
            with contextlib.suppress(Refusal):  # another worker did it, or the game is over
                await change(live)
        if live.record.progress.status == Status.RUNNING and live.record.progress.paused is None:
            self.ask_bots(live)

    async def rest(self, live: Live) -> None:
        """At a table that everybody has left nothing happens any more."""

        def attempt(seen: Live) -> Step:
            empty = rests(seen.record)
            return play.rest(seen, self.hours.now()) if empty else Step(seen.record)

        with contextlib.suppress(Refusal):  # it rests already, or is over
            await self.tables.change(live, attempt)

    async def pass_time(self, live: Live) -> None:
        """Time moves as often as its instants have come."""
        while live.match is not None and not live.match.over:
            instant = due(live.match, live.record.progress, live.record.clock)
            if instant is None or instant > self.hours.now():
                return
            length = live.record.progress.length
            await self.tables.change(live, lambda seen: play.pass_time(seen, self.hours.now()))
            if live.record.progress.length == length:
                return

    async def end_thinking(self, live: Live) -> None:
        """Seats whose time is up."""

        def attempt(seen: Live) -> Step:
            match = play.going_on(seen)
            first = out_of_time(seen.record.progress, people_among(seen.record.seats, match.to_act))
            if first is None or first[0] > self.hours.now():
                return Step(seen.record)
            return agreements.time_out(seen, first[1], self.hours.now())

        await self.tables.change(live, attempt)

    async def follow_orders(self, live: Live) -> None:
        """Windows that people let go by, as they have ordered."""

        def attempt(seen: Live) -> Step:
            match = play.going_on(seen)
            seats = passing(match, seen.record.seats)
            ready = seen.record.progress.since + delay_of(seen.record) <= self.hours.now()
            if not seats or not ready:
                return Step(seen.record)
            question = match.question(seats[0])
            return play.play(seen, seats[0], ["pass"], question, self.hours.now())

        await self.tables.change(live, attempt)

    # ------------------------------------------------------------------ bots

    def ask_bots(self, live: Live) -> None:
        """Let every bot that is waited for think, unless it does already."""
        match = live.match
        assert match is not None
        begun = False
        for seat in bots_asked(live, match):
            question = match.question(seat)
            if live.thinking.get(seat) != question:
                live.thinking[seat] = question
                self.start(self.let_bot_move(live, match, seat, question))
                begun = True
        self.ask_meanwhile(live, match)
        if begun:
            self.tell(live)

    def ask_meanwhile(self, live: Live, match: Match[Any]) -> None:
        """Bots that may act while time passes think again whenever something has happened."""
        for seat in bots_meanwhile(live, match):
            if seat not in live.thinking and live.rested.get(seat) != len(match.log):
                live.thinking[seat] = match.question(seat)
                self.start(self.let_bot_join(live, match, seat))

    async def let_bot_join(self, live: Live, match: Match[Any], seat: int) -> None:
        """A bot does something while time passes, or rests until something has happened."""
        length, question = len(match.log), match.question(seat)
        try:
            decided = await self.decision(live, match, seat)
            if decided.move == str(PASS):
                live.rested[seat] = length
                return
            await self.hours.sleep(BREATH)
            await self.tables.change(
                live, lambda seen: bot_step(seen, seat, question, decided, self.hours.now())
            )
        except Error as error:  # the phase is over, or the card is gone: it thinks again
            log.info("a bot was late", extra={"table": live.id, "why": str(error)})
        finally:
            live.thinking.pop(seat, None)
        if live.match is not None and len(live.match.log) != length:
            self.ask_meanwhile(live, live.match)

    async def let_bot_move(self, live: Live, match: Match[Any], seat: int, question: str) -> None:
        """A bot thinks and plays; one that fails is replaced, and the table is told."""
        try:
            decided = await self.decision(live, match, seat)
            await self.tables.change(
                live, lambda seen: bot_step(seen, seat, question, decided, self.hours.now())
            )
        except Error as error:  # the question is gone, or the database: look again in a moment
            log.info("a bot's move was refused", extra={"table": live.id, "why": str(error)})
            await self.hours.sleep(EVERY)
        except Exception:  # a defect of ours: once is enough
            self.unreadable[live.id] = state_of(live.record)
            raise
        finally:
            if live.thinking.get(seat) == question:
                del live.thinking[seat]
            self.tell(live)
        if not live.thinking:
            self.plan(live, mine=True)

    async def decision(self, live: Live, match: Match[Any], seat: int) -> Decided:
        """What a bot decides; where there is only one move nobody needs to think."""
        moves = match.playable(seat)
        if len(moves) == 1:
            return Decided(str(moves[0]))
        bot = live.record.seats[seat].bot or stand_in(live.game)
        asker = live.record.owner
        thought = Thought(live.id, match.setup, tuple(match.log), seat, bot, asker=asker)
        try:
            return await self.thinker.think(thought)
        except Endless:
            await self.tables.give_up(live)
            raise


def state_of(record: Table) -> tuple[int, int]:
    """What changes whenever a table does."""
    return record.version, record.progress.length


def bots_asked(live: Live, match: Match[Any]) -> list[int]:
    """The seats of bots who are waited for."""
    return bots_among(live.record.seats, match.to_act)


def bots_meanwhile(live: Live, match: Match[Any]) -> list[int]:
    """The seats of bots who may act while only time is waited for, as in a live mission."""
    return bots_among(live.record.seats, before_time(match.game, match.state))


def bot_step(live: Live, seat: int, question: str, decided: Decided, now: float) -> Step:
    """A bot's move; after a fault its substitute keeps the seat."""
    match = live.running()
    if seat not in [*bots_asked(live, match), *bots_meanwhile(live, match)]:
        return Step(live.record)
    step = play.play(live, seat, [decided.move], question, now)
    if not decided.fault:
        return step
    chair = live.record.seats[seat]
    told = note("note-bot-replaced", seat=seat, bot=chair.bot, fault=decided.fault)
    record = with_chair(step.record, seat, replace(chair, bot=SUBSTITUTE))
    return step._replace(record=record, notes=(*step.notes, told))


def rests(record: Table) -> bool:
    """Whether nothing happens at a table until somebody comes back.

    A rated game is played to its end all the same: nobody escapes a loss by leaving bots alone.
    """
    return is_deserted(record.seats) and not record.rated
