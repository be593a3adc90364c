"""Tables in memory: rebuilt from the store on any worker, changed by appending to it.

A change is tried on a copy and becomes real when the store has it. Whoever lost the race reads
what is new and tries again, so nothing that is told to anybody was not stored before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from starboard.errors import Endless, Error
from starboard.kernel.codec import plain
from starboard.kernel.game import Game
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named
from starboard.server.kinds import Status
from starboard.server.room.live import Attempt, Live, Step, note
from starboard.server.room.rehearsal import Act, Rehearsal, Task, Unrehearsed
from starboard.server.store.protocol import Repeated, Store, Taken, Unavailable
from starboard.server.store.records import Append, Logged, Said, Table
from starboard.server.wire.errors import not_found, not_now
from starboard.table.entries import follow, last_entry, replayed, trial

T = TypeVar("T")
Changed = Callable[[Live, bool], None]
"""Hears that a table in memory has changed, and whether this worker changed it."""
Finished = Callable[[Live], Awaitable[None]]
"""Hears that a match has ended, or was found ended after a restart."""
TRIES = 8
"""How often a change that lost its race is tried again."""


class Tables:
    """The tables of one worker."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], float],
        rehearsal: Rehearsal,
        changed: Changed,
        finished: Finished,
    ) -> None:
        self.store = store
        self.now = now
        self.rehearsal = rehearsal
        self.live: dict[str, Live] = {}
        self.changed = changed
        self.finished = finished

    async def get(self, table: str) -> Live:
        """A table, up to date as far as this worker was told; refused where there is none."""
        live = self.live.get(table)
        if live is None:
            record = await self.store.table(table)
            if record is None:
                raise not_found("table")
            live = self.live.setdefault(table, Live(record, game_named(record.game)))
        live.touched = self.now()
        if live.stale or not live.read:
            async with live.lock:
                await self.catch_up(live)
        return live

    def forget(self, live: Live) -> None:
        """Drop a table from memory; the store has everything."""
        self.live.pop(live.id, None)

    # ------------------------------------------------------------------ reading

    async def catch_up(self, live: Live) -> None:
        """Read what is new in the store; the lock is held."""
        if not live.stale:
            return
        live.stale = False  # a notice that comes while we read makes it stale again
        try:
            found = await self.store.since(live.id, live.known())
            if found is None:
                self.forget(live)
                raise not_found("table")
            record, logged = found
            await self.read_lines(live, record)
            await self.read_match(live, record, logged)
        except BaseException:
            live.stale = True
            raise
        live.read = True
        self.changed(live, False)

    async def read_lines(self, live: Live, record: Table) -> None:
        """What was said since."""
        last = live.lines[-1].number if live.lines else 0
        while record.said > last and (lines := await self.store.lines(live.id, after=last)):
            live.lines.extend(lines)
            last = lines[-1].number

    async def read_match(self, live: Live, record: Table, logged: Sequence[Logged]) -> None:
        """Let the match in memory follow the log."""
        if record.progress.status == Status.LOBBY:
            if record.origin is not None and live.begins is None:
                live.begins = await asyncio.to_thread(loaded, live.game, record, logged)
            live.record = record
            return
        if live.match is None:  # a whole game to go through: others need not wait for it
            live.match = await asyncio.to_thread(loaded, live.game, record, logged)
            live.record = record
            if record.progress.status == Status.FINISHED:
                await self.finished(live)
            return
        live.record = record
        if logged:
            match = trial(live.match)
            live.written = (match, follow(match, [each.entry for each in logged]))
            live.match = match

    # ------------------------------------------------------------------ changing

    async def change(self, live: Live, attempt: Attempt, person: str = "", client: str = "") -> str:
        """Try a change until it is stored or refused; returns what the client is answered."""
        async with live.lock:
            for _ in range(TRIES):
                await self.catch_up(live)
                try:
                    step = attempt(live)
                except Unrehearsed as needed:
                    await self.try_out(live, needed.act)
                    continue
                except Endless:
                    await self.stop(live)
                    raise
                except Error:
                    before = await self.first_answer(live, person, client)
                    if before is None:
                        raise
                    return before
                try:
                    return await self.commit(live, step, person, client)
                except Taken:
                    live.stale, live.rehearsed = True, None  # it may be another deck by now
                except Unavailable:
                    live.stale = True  # it may have happened all the same
                    raise
                except Repeated as repeated:
                    return repeated.logged.answer
        raise not_now("table-moved-on")

    async def try_out(self, live: Live, act: Act) -> None:
        """Let an act be rehearsed; a table whose cards do not come to an end is stopped."""
        try:
            await self.rehearse(live, act)
        except Endless:
            await self.stop(live)
            raise

    async def rehearse(self, live: Live, act: Act) -> None:
        """Let an act be done elsewhere first; raises `Endless`. The lock is held."""
        log = live.behind()
        await self.rehearsal.rehearse(Task(live.id, live.record.setup(), log, act))
        live.rehearsed = (len(log), act)

    async def give_up(self, live: Live) -> None:
        """Stop a table at which bots have found no end."""
        async with live.lock:
            await self.catch_up(live)
            if live.record.progress.status == Status.RUNNING:
                await self.stop(live)

    async def stop(self, live: Live) -> None:
        """A match whose rules do not come to an end is over, for every start to come."""
        try:
            live.record = await self.store.save_table(live.record.given_up(self.now()))
        except Taken:
            live.stale = True  # somebody was faster, perhaps with the same
            return
        await self.write_notes(live, [note("note-endless")])
        self.changed(live, True)

    async def first_answer(self, live: Live, person: str, client: str) -> str | None:
        """What was answered when this message came first."""
        if not client or live.match is None:
            return None
        logged = await self.store.answered(live.id, person, client)
        return None if logged is None else logged.answer

    async def commit(self, live: Live, step: Step, person: str, client: str) -> str:
        """Store a change, then let everybody know."""
        if step.record is live.record and step.match is None:
            return step.answer
        if step.match is not None and len(step.match.log) > live.record.progress.length:
            live.record = await self.store.append(appended(live, step, person, client))
        else:  # a match that has just begun has no entry yet
            live.record = await self.store.save_table(step.record)
        if step.match is not None:
            live.match, live.begins = step.match, None
        await self.write_notes(live, step.notes)
        if live.record.progress.status == Status.FINISHED:
            await self.finished(live)
        self.changed(live, True)
        return step.answer

    async def asked(self, live: Live, act: Act, question: Callable[[Live], T]) -> T:
        """The answer to a question that lets rules run; with own cards they run elsewhere first."""
        async with live.lock:
            await self.catch_up(live)
            if live.record.cards is not None:
                await self.rehearse(live, act)
            return question(live)

    async def write_notes(self, live: Live, notes: Sequence[str]) -> None:
        """What the table itself says in the chat."""
        for text in notes:
            line = Said(table=live.id, person="", text=text, time=self.now())
            self.heard(live, await self.store.say(line))

    def heard(self, live: Live, line: Said) -> None:
        """A line of chat that was stored; one that a notice brought before is there already."""
        last = live.lines[-1].number if live.lines else 0
        if line.number == last + 1:
            live.lines.append(line)
        elif line.number > last:
            live.stale = True

    async def say(self, live: Live, line: Said) -> None:
        """Keep a line of chat and let everybody know."""
        async with live.lock:
            self.heard(live, await self.store.say(line))
            await self.catch_up(live)
            self.changed(live, False)


def loaded(game: Game[Any], record: Table, logged: Sequence[Logged]) -> Match[Any]:
    """A match from what is stored."""
    return replayed(game, record.setup(), [each.entry for each in logged])


def appended(live: Live, step: Step, person: str, client: str) -> Append:
    """The last entry of a changed match, with hash and events beside it."""
    assert step.match is not None
    before = live.record
    state = plain(step.match.state)
    live.written = (step.match, state)
    only_progress = msgspec.structs.replace(before, progress=step.record.progress) == step.record
    return Append(
        table=step.record,
        entry=last_entry(step.match, state),
        person=person,
        client=client,
        answer=step.answer,
        whole=not only_progress,
    )
