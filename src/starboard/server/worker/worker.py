"""One worker: what every request leads to, whatever way it came."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable

from msgspec.structs import replace

from starboard.errors import Error
from starboard.server import wire
from starboard.server.jobs.bots import Processes, Thinker
from starboard.server.jobs.fair_queue import HeavyWork
from starboard.server.jobs.rehearsals import Apart
from starboard.server.kinds import Status
from starboard.server.people.accounts import People
from starboard.server.people.rate_limit import Headcount, RateLimit
from starboard.server.room import sketch
from starboard.server.room.clock import Hours, given_back
from starboard.server.room.live import Live
from starboard.server.room.rehearsal import Rehearsal
from starboard.server.room.rights import may_see
from starboard.server.room.showing import place_of
from starboard.server.settings import Settings
from starboard.server.store.protocol import Store
from starboard.server.store.records import GONE
from starboard.server.wire.errors import Refusal, not_found
from starboard.server.wire.outbox import Backlog
from starboard.server.worker.caretaker import Caretaker
from starboard.server.worker.cleanup import sweep
from starboard.server.worker.followers import Followers
from starboard.server.worker.lobby import Lobby
from starboard.server.worker.push import Notices
from starboard.server.worker.ratings import record_results
from starboard.server.worker.tables import Tables
from starboard.table.chairs import people_among

log = logging.getLogger("starboard.server")
HOUR = 3_600.0
BEAT = 5.0
"""Seconds between two signs of life."""
LINES_A_SECOND, LINES_AT_ONCE = 1.0, 20
"""How much somebody says, on average and at once."""

KeysChanged = Callable[[str], Awaitable[None]]


class Worker:
    """Everything one worker has."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        secret: str,
        hours: Hours | None = None,
        thinker: Thinker | None = None,
        push_key: str = "",
        rehearsal: Rehearsal | None = None,
        check_keys: KeysChanged | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.secret = secret
        self.hours = hours or Hours()
        self.tables = Tables(
            store, self.hours.now, rehearsal or Apart(), self.changed, self.finished
        )
        self.followers = Followers(self.hours)
        self.lobby = Lobby(store)
        self.people = People(store, secret, self.hours.now)
        contact = settings.public or "https://localhost"
        self.notices = Notices(store, push_key, contact, self.hours.now)
        patience = settings.patience if settings.workers > 1 else 0.0
        self.caretaker = Caretaker(
            store,
            self.tables,
            self.hours,
            thinker or Processes(settings.bots),
            patience,
            self.followers.tell,
        )
        self.answers: OrderedDict[tuple[str, type, str, str], wire.Answer] = OrderedDict()
        """What was answered lately; moves and chat are also remembered by the store."""
        self.lines = RateLimit(LINES_A_SECOND, LINES_AT_ONCE, "too-fast")
        self.pads = RateLimit(sketch.RATE, sketch.BURST, "too-fast")
        """How fast people talk, and draw on sketch pads."""
        self.remotes = RateLimit(sketch.RATE, sketch.BURST, "too-fast")
        """How fast they touch the remote of a film."""
        limits = settings.limits
        self.work = RateLimit(limits.work, limits.work_burst, "address-too-fast")
        """How much addresses have to be told; the unit is one table."""
        self.backlog = Backlog(limits.backlog)
        self.queue = HeavyWork()
        """Where telling a table waits for its turn, by address."""
        self.met: dict[str, float] = {}
        """When people were seen here, as far as the store was told."""
        self.hints = Headcount()
        """For how many hints people wait."""
        self.counts: dict[str, int] = {"changes": 0, "refusals": 0}
        self.check_keys = check_keys or nothing
        """Called with a person whose keys have changed, or with nobody: perhaps anybody's have."""

    async def start(self) -> None:
        """Begin to listen to other workers and to look after tables."""
        listening = asyncio.Event()
        self.caretaker.start(self.listen(listening))
        await listening.wait()
        if seconds := await self.store.arrive(self.hours.now(), given_back):
            told = {"seconds": seconds}
            log.info("running clocks got back the time without a server", extra=told)
        self.caretaker.start(self.beat())
        self.caretaker.start(self.caretaker.watch())
        self.caretaker.start(self.lobby.watch())
        self.caretaker.start(sweep(self))

    async def close(self) -> None:
        """Let go of everything but the store."""
        await self.caretaker.close()
        self.tables.rehearsal.close()
        with contextlib.suppress(Error):
            await self.store.beat(self.hours.now())

    async def beat(self) -> None:
        """Without end: give signs of life."""
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(Error):  # the database comes back; it has been told
                await self.store.beat(self.hours.now())

    async def listen(self, listening: asyncio.Event) -> None:
        """Read what is new at tables that somebody here follows."""
        async with self.store.subscribe() as notices:
            listening.set()
            async for notice in notices:
                try:
                    await self.noticed(notice.table, notice.topic, notice.number)
                except Error:
                    pass  # whoever asks for the table is told
                except Exception:  # one table does not make this worker deaf
                    log.exception("a notice failed", extra={"table": notice.table})

    def forget_idle(self, seconds: float) -> None:
        """Forget tables that nobody has looked at for a while."""
        for live in list(self.tables.live.values()):
            quiet = self.hours.now() - live.touched >= seconds
            if quiet and live.id not in self.followers.by_table and not live.lock.locked():
                self.caretaker.drop(live)
                self.tables.forget(live)

    async def noticed(self, table: str, topic: str, number: int) -> None:
        """Something is new at a table, or (with an empty name) perhaps at all of them."""
        if topic == "person":
            if await self.store.person(table) is None:
                self.forget_lines(table)
            await self.read_relations(table)
            await self.check_keys(table)
            return
        if topic == "shown":
            self.shown(table, number)
            return
        if not table:
            await self.check_keys("")
            await self.lobby.look_again()
            for live in list(self.tables.live.values()):
                live.stale = True
                if live.id in self.followers.by_table:
                    await self.tables.get(live.id)
            return
        self.lobby.touch(table)
        known = self.tables.live.get(table)
        if known is None:
            return
        async with known.lock:  # what we are writing ourselves is no news
            if not is_behind(known, topic, number):
                return
            known.stale = True
            if table not in self.followers.by_table:  # read when somebody asks
                self.caretaker.drop(known)  # the store has its time
                return
            try:
                await self.tables.catch_up(known)
            except Refusal:  # it is gone for good
                self.followers.close(known)

    async def read_anew(self, live: Live) -> None:
        """Read a table of whose change nobody gave notice; perhaps it is gone for good."""
        live.stale = True
        try:
            await self.tables.get(live.id)
        except Refusal:
            self.followers.close(live)

    def shown(self, table: str, number: int) -> None:
        """Somebody has touched the remote of a film: all who watch it here go along."""
        known = self.tables.live.get(table)
        if known is not None:
            known.shown = place_of(number)
            self.followers.tell(known)

    async def read_relations(self, person: str) -> None:
        """Whom somebody does not want to read may have changed: all tabs agree."""
        followers = [each for some in self.followers.by_table.values() for each in some]
        tabs = [each.listener for each in followers if each.listener.person == person]
        unread = await self.people.unread(person) if tabs else frozenset()
        for tab in tabs:
            tab.muted = unread

    def forget_lines(self, person: str) -> None:
        """What somebody said who is gone for good is forgotten here as well."""
        for scene in (*self.tables.live.values(), *self.followers.past.all_scenes()):
            scene.lines = [
                replace(line, person="", text="", client="") if line.person == person else line
                for line in scene.lines
            ]

    def changed(self, live: Live, mine: bool) -> None:
        """A table has changed: tell everybody, plan what comes next."""
        self.followers.tell(live)
        self.caretaker.plan(live, mine)
        absent = self.absent(live)
        if mine and absent:
            self.caretaker.start(self.notices.tell_all(absent, live.record))

    def absent(self, live: Live) -> set[str]:
        """People who are asked since the last change and do not look at the table."""
        record, before = live.record, live.notified
        live.notified = record.progress.waiting if record.progress.status == Status.RUNNING else ()
        fresh = [seat for seat in live.notified if seat >= 0 and seat not in before]
        asked = {record.seats[seat].person for seat in people_among(record.seats, fresh)}
        here = {follower.listener.person for follower in self.followers.by_table.get(live.id, [])}
        self.notices.looked(here, live.id)
        return asked - here - {""}

    async def finished(self, live: Live) -> None:
        """A match is over: results and ratings are kept, once."""
        log.info("a game is over", extra={"table": live.id, "game": live.record.game})
        if live.match is not None and live.match.outcome is not None:
            await record_results(self.store, live.record, live.match.outcome)

    # ------------------------------------------------------------------ for those who ask

    async def table_for(self, person: str, table: str, invite: str = "") -> Live:
        """A table this person may see; for others there is none."""
        live = await self.tables.get(table)
        if not may_see(live.record, person, invite):
            raise not_found("table")
        return live

    async def meet(self, people: Iterable[str]) -> None:
        """Remember that people are here; the store is told once an hour."""
        now = self.hours.now()
        fresh = [each for each in set(people) if now - self.met.get(each, -HOUR) >= HOUR]
        if fresh:
            self.met = {each: seen for each, seen in self.met.items() if now - seen < HOUR}
            self.met.update(dict.fromkeys(fresh, now))
            await self.store.saw(fresh, now)


async def nothing(person: str) -> None:
    """What happens where nobody has said otherwise."""


def is_behind(live: Live, topic: str, number: int) -> bool:
    """Whether a notice tells of something that this worker has not read."""
    if topic == "log":
        return number > live.record.progress.length
    if topic == "chat":
        return number > (live.lines[-1].number if live.lines else 0)
    return number > live.record.version or number == GONE
