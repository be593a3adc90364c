"""One worker: what every request leads to, whatever way it came."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from msgspec.structs import replace

from starboard.errors import Error
from starboard.server import acting, asking, bringing, creating, living, lobbying, sketching, wire
from starboard.server.apart import Apart
from starboard.server.hub import Hub
from starboard.server.keeping import Keeper
from starboard.server.limiting import RateLimit
from starboard.server.lobby import Lobby
from starboard.server.looking import is_bot
from starboard.server.notices import Notices
from starboard.server.outbox import Backlog
from starboard.server.parts import Code
from starboard.server.people import People
from starboard.server.refusals import Refusal, not_allowed, not_found
from starboard.server.rehearsal import Previewed, Rehearsal
from starboard.server.results import record_results
from starboard.server.rights import may_see, seat_for
from starboard.server.settings import Settings
from starboard.server.store.protocol import Store
from starboard.server.store.records import GONE, Person, Said, Table
from starboard.server.sweeping import sweep
from starboard.server.tables import Attempt, Live, Step, Tables
from starboard.server.thinking import Processes, Thinker
from starboard.server.timing import Hours
from starboard.server.turns import HeavyWork

log = logging.getLogger("starboard.server")
ANSWERS = 5_000
"""Answers a worker remembers, for requests that come again after a lost connection."""
HINTS_AT_ONCE = 2
"""Hints that one person may wait for; the bots of all tables think in the same processes."""
HOUR = 3_600.0
LINES_A_SECOND, LINES_AT_ONCE = 1.0, 20
"""How much somebody says, on average and at once."""
Handler = Callable[["Service", Person, Any], Awaitable[wire.Answer]]


class Service:
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
    ) -> None:
        self.settings = settings
        self.store = store
        self.secret = secret
        self.hours = hours or Hours()
        self.tables = Tables(store, self.hours.now, rehearsal or Apart())
        self.hub = Hub(self.hours)
        self.lobby = Lobby(store, self.tables)
        self.people = People(store, secret, self.hours.now)
        contact = settings.public or "https://localhost"
        self.notices = Notices(store, push_key, contact, self.hours.now)
        patience = settings.patience if settings.workers > 1 else 0.0
        self.keeper = Keeper(
            store, self.tables, self.hours, thinker or Processes(settings.bots), patience
        )
        self.keeper.tell = self.hub.tell
        self.tables.changed = self.changed
        self.tables.finished = self.finished
        self.answers: OrderedDict[tuple[str, type, str, str], wire.Answer] = OrderedDict()
        """What was answered lately; moves and chat are also remembered by the store."""
        self.lines = RateLimit(LINES_A_SECOND, LINES_AT_ONCE, "too-fast")
        self.pads = RateLimit(sketching.RATE, sketching.BURST, "too-fast")
        """How fast people talk, and draw on sketch pads."""
        limits = settings.limits
        self.work = RateLimit(limits.work, limits.work_burst, "address-too-fast")
        """How much addresses have to be told; the unit is one table."""
        self.backlog = Backlog(limits.backlog)
        self.queue = HeavyWork()
        """Where telling a table waits for its turn, by address."""
        self.met: dict[str, float] = {}
        """When people were seen here, as far as the store was told."""
        self.hints: Counter[str] = Counter()
        """For how many hints people wait."""
        self.counts: dict[str, int] = {"changes": 0, "refusals": 0}
        self.check_keys: Callable[[str], Awaitable[None]] = nothing
        """Called with a person whose keys have changed, or with nobody: perhaps anybody's have."""

    async def start(self) -> None:
        """Begin to listen to other workers and to look after tables."""
        listening = asyncio.Event()
        self.keeper.start(self.listen(listening))
        await listening.wait()
        await living.arrive(self.store, self.hours)
        self.keeper.start(living.live(self.store, self.hours))
        self.keeper.start(self.keeper.watch())
        self.keeper.start(self.lobby.watch())
        self.keeper.start(sweep(self))

    async def close(self) -> None:
        """Let go of everything but the store."""
        await self.keeper.close()
        self.tables.rehearsal.close()
        await living.depart(self.store, self.hours)

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
            if quiet and live.id not in self.hub.followers and not live.lock.locked():
                self.keeper.drop(live)
                self.tables.forget(live)

    async def noticed(self, table: str, topic: str, number: int) -> None:
        """Something is new at a table, or (with an empty name) perhaps at all of them."""
        if topic == "person":
            if await self.store.person(table) is None:
                self.forget_lines(table)
            await self.read_relations(table)
            await self.check_keys(table)
            return
        if not table:
            await self.check_keys("")
            await self.lobby.look_again()
            for live in list(self.tables.live.values()):
                live.stale = True
                if live.id in self.hub.followers:
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
            if table not in self.hub.followers:  # read when somebody asks; the store has its time
                self.keeper.drop(known)
                return
            try:
                await self.tables.catch_up(known)
            except Refusal:  # it is gone for good
                self.hub.close(known)

    async def read_relations(self, person: str) -> None:
        """Whom somebody does not want to read may have changed: all tabs agree."""
        followers = [each for some in self.hub.followers.values() for each in some]
        tabs = [each.listener for each in followers if each.listener.person == person]
        unread = await self.people.unread(person) if tabs else frozenset()
        for tab in tabs:
            tab.muted = unread

    def forget_lines(self, person: str) -> None:
        """What somebody said who is gone for good is forgotten here as well."""
        for scene in (*self.tables.live.values(), *self.hub.past.all_scenes()):
            scene.lines = [
                replace(line, person="", text="", client="") if line.person == person else line
                for line in scene.lines
            ]

    def changed(self, live: Live, mine: bool) -> None:
        """A table has changed: tell everybody, plan what comes next."""
        self.hub.tell(live)
        self.keeper.plan(live, mine)
        absent = self.absent(live)
        if mine and absent:
            self.keeper.start(self.notify(live.record, absent))

    def absent(self, live: Live) -> set[str]:
        """People who are asked since the last change and do not look at the table."""
        record, before = live.record, live.notified
        live.notified = record.progress.waiting if record.progress.status == "running" else ()
        fresh = [seat for seat in live.notified if seat >= 0 and seat not in before]
        asked = {record.seats[seat].person for seat in fresh if not is_bot(record.seats[seat])}
        here = {follower.listener.person for follower in self.hub.followers.get(live.id, [])}
        self.notices.looked(here, live.id)
        return asked - here - {""}

    async def notify(self, record: Table, absent: set[str]) -> None:
        """Tell people by a notice that they are asked."""
        for person in (await self.store.people(absent)).values():
            await self.notices.tell(person, record)

    async def finished(self, live: Live) -> None:
        """A match is over: results and ratings are kept, once."""
        log.info("a game is over", extra={"table": live.id, "game": live.record.game})
        if live.match is not None and live.match.outcome is not None:
            await record_results(self.store, live.record, live.match.outcome)

    # ------------------------------------------------------------------ answering

    async def answer(
        self, person: Person, request: wire.AnyRequest, address: str = ""
    ) -> wire.Answer:
        """Do what is asked from an address; raises an `Error` where that is refused."""
        handler = creating.maker(request, address) or HANDLERS.get(type(request))
        if handler is None:
            raise Refusal(Code.BAD_MESSAGE, "not-here", what=type(request).__name__.lower())
        if type(request) not in REMEMBERED:
            return await handler(self, person, request)
        key = (person.id, type(request), getattr(request, "table", ""), request.id)
        if key not in self.answers:
            self.answers[key] = await handler(self, person, request)
            while len(self.answers) > ANSWERS:
                self.answers.popitem(last=False)
        return self.answers[key]

    async def change(
        self, live: Live, attempt: Attempt, person: Person, request: wire.Request
    ) -> str:
        return await self.tables.change(live, attempt, person.id, request.id)

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


# ------------------------------------------------------------------ before the game


async def sit(service: Service, person: Person, request: wire.Sit) -> wire.Answer:
    """Take a seat, unless a block stands between the person and somebody there."""
    live = await service.table_for(person.id, request.table, request.invite)
    sitting = [chair.person for chair in live.record.seats]
    around = [live.record.owner, *sitting]
    if person.id not in sitting and await service.people.apart(person.id, around):
        raise not_allowed("kept-apart")

    def attempt(seen: Live) -> Step:
        return lobbying.sit(seen, person, request.seat, request.name, service.hours.now())

    await service.change(live, attempt, person, request)
    return wire.Done(id=request.id)


async def leave(service: Service, person: Person, request: wire.Leave) -> wire.Answer:
    """Get up; a table that nobody looks after any more is cleared away."""
    done = await at_table(service, person, request)
    live = await service.tables.get(request.table)
    if live.record.progress.status == "lobby" and not live.record.owner:
        await service.store.drop_table(live.id)
        service.hub.close(live)
        service.tables.forget(live)
    return done


# ------------------------------------------------------------------ the game


def ready(live: Live, person: Person, request: wire.Ready, now: float) -> Step:
    if live.record.progress.status == "running" and live.seats_of(person.id):
        return Step(live.record)  # it was said before, and the game has begun
    return lobbying.ready(live, person, request.ready, now)


def seat_bot(live: Live, person: Person, request: wire.SeatBot, now: float) -> Step:
    return lobbying.seat_bot(live, person, request.seat, request.bot, now)


def bring(live: Live, person: Person, request: wire.Bring, now: float) -> Step:
    return bringing.bring(live, person, request.seat, request.option, request.value)


def remove(live: Live, person: Person, request: wire.Remove, now: float) -> Step:
    return lobbying.remove(live, person, request.seat, now)


def get_up(live: Live, person: Person, request: wire.Leave, now: float) -> Step:
    return lobbying.leave(live, person, now)


def move(live: Live, person: Person, request: wire.Move, now: float) -> Step:
    seat = seat_for(live, person, request.seat)
    return acting.play(live, seat, request.moves, request.question, now)


def undo(live: Live, person: Person, request: wire.Undo, now: float) -> Step:
    return acting.undo(live, seat_for(live, person, request.seat), now)


def propose(live: Live, person: Person, request: wire.Propose, now: float) -> Step:
    return acting.propose(live, seat_for(live, person, request.seat), request.what, now)


def reply(live: Live, person: Person, request: wire.Reply, now: float) -> Step:
    seat = seat_for(live, person, request.seat)
    return acting.reply(live, seat, request.proposal, request.yes, now)


def sketch(live: Live, person: Person, request: wire.Sketch, now: float) -> Step:
    return sketching.draw(live, seat_for(live, person, request.seat), request)


def wipe(live: Live, person: Person, request: wire.Wipe, now: float) -> Step:
    return sketching.wipe(live, seat_for(live, person, request.seat))


def concede(live: Live, person: Person, request: wire.Concede, now: float) -> Step:
    return acting.concede(live, seat_for(live, person, request.seat), now)


def orders(live: Live, person: Person, request: wire.Orders, now: float) -> Step:
    given = {kind: when.value for kind, when in request.windows.items()}
    given["default"] = request.default.value
    return acting.ordered(live, seat_for(live, person, request.seat), given, now)


STEPS: dict[type, Callable[[Live, Person, Any, float], Step]] = {
    wire.Ready: ready,
    wire.SeatBot: seat_bot,
    wire.Bring: bring,
    wire.Remove: remove,
    wire.Leave: get_up,
    wire.Move: move,
    wire.Undo: undo,
    wire.Propose: propose,
    wire.Reply: reply,
    wire.Concede: concede,
    wire.Sketch: sketch,
    wire.Wipe: wipe,
    wire.Orders: orders,
}
"""Requests that change one table, and how."""


async def at_table(service: Service, person: Person, request: Any) -> wire.Answer:
    """Change a table as a request wants it."""
    live = await service.table_for(person.id, request.table)
    step = STEPS[type(request)]

    def attempt(seen: Live) -> Step:
        return step(seen, person, request, service.hours.now())

    answer = await service.change(live, attempt, person, request)
    service.counts["changes"] += 1
    return wire.Done(id=request.id, proposal=answer)


async def at_pad(service: Service, person: Person, request: wire.Sketch) -> wire.Answer:
    """Draw, but not faster than people can look."""
    service.pads.take(f"{request.table}:{person.id}")
    return await at_table(service, person, request)


async def say(service: Service, person: Person, request: wire.Say) -> wire.Answer:
    """Chat, while the game lets people talk."""
    live, seat = await own_seat(service, person, request)
    service.lines.take(person.id)
    match = live.match
    if match is not None and not match.over and not live.game.may_talk(match.state, seat):
        raise Refusal(Code.NOT_NOW, "no-talking-now")
    text = " ".join(request.text.split())
    if not text:
        raise Refusal(Code.BAD_INPUT, "nothing-said")
    line = Said(
        table=live.id,
        person=person.id,
        seat=seat,
        text=text,
        time=service.hours.now(),
        client=request.id,
    )
    await service.tables.say(live, line)
    return wire.Done(id=request.id)


# ------------------------------------------------------------------ questions, people


async def own_seat(service: Service, person: Person, request: wire.AtSeat) -> tuple[Live, int]:
    """A table and the seat for which a person says or asks something there."""
    live = await service.table_for(person.id, request.table)
    return live, seat_for(live, person, request.seat)


async def explain(service: Service, person: Person, request: wire.Explain) -> wire.Answer:
    live, seat = await own_seat(service, person, request)
    return asking.explain(live, seat, request, person.language)


async def ways(service: Service, person: Person, request: wire.Ways) -> wire.Answer:
    live, seat = await own_seat(service, person, request)
    return asking.ways(live, seat, request, person.language)


async def preview(service: Service, person: Person, request: wire.Preview) -> wire.Answer:
    live, seat = await own_seat(service, person, request)

    def question(seen: Live) -> wire.Previewed:
        return asking.preview(seen, seat, request, person.language)

    return await service.tables.asked(live, Previewed(seat, request.move), question)


async def hint(service: Service, person: Person, request: wire.Hint) -> wire.Answer:
    live, seat = await own_seat(service, person, request)
    if service.hints[person.id] >= HINTS_AT_ONCE:
        raise Refusal(Code.TOO_FAST, "too-fast")
    service.hints[person.id] += 1
    try:
        return await asking.hint(live, seat, request, service.keeper.thinker, person)
    finally:
        service.hints[person.id] -= 1
        service.hints += Counter()  # only those who still wait


async def mute(service: Service, person: Person, request: wire.Mute) -> wire.Answer:
    await service.people.relate(person, request.person, "mute", request.on)
    return wire.Done(id=request.id)


async def block(service: Service, person: Person, request: wire.Block) -> wire.Answer:
    await service.people.relate(person, request.person, "block", request.on)
    return wire.Done(id=request.id)


HANDLERS: dict[type, Handler] = {
    **dict.fromkeys(STEPS, at_table),
    wire.Sit: sit,
    wire.Leave: leave,
    wire.Sketch: at_pad,
    wire.Wipe: at_pad,
    wire.Say: say,
    wire.Explain: explain,
    wire.Ways: ways,
    wire.Preview: preview,
    wire.Hint: hint,
    wire.Mute: mute,
    wire.Block: block,
}
"""Requests that do not concern a connection alone."""
REMEMBERED = frozenset({*STEPS, wire.Sit, wire.Rematch})
"""Requests that change something and would be refused when they come again."""
