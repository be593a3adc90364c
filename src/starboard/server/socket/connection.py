"""One WebSocket of one person: reads requests, answers them, sends what is new."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from functools import partial
from typing import Protocol

import msgspec
from msgspec.structs import replace

from starboard.errors import Damaged, Error, Illegal
from starboard.server import wire
from starboard.server.people.rate_limit import Bucket, loop_time
from starboard.server.room.live import Live
from starboard.server.room.rights import viewer
from starboard.server.store.records import Person
from starboard.server.views.catalogue import game_cards
from starboard.server.views.present import speech_of
from starboard.server.wire.errors import Refusal, as_refusal, not_found, refused, said
from starboard.server.wire.outbox import Outbox
from starboard.server.wire.parts import Code, Seen
from starboard.server.worker import handlers
from starboard.server.worker.lobby import LOBBY
from starboard.server.worker.worker import Worker
from starboard.table.words import Line, spoken

log = logging.getLogger("starboard.server")
MINUTE = 60.0
TOLD = 5.0
"""Messages for which a table counts that a connection has to be told."""
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a message may raise that is none of ours."""


class Gone(Exception):
    """The other end has closed the connection."""


class Socket(Protocol):
    """The WebSocket under a connection."""

    async def read(self) -> bytes:
        """The next message; raises `Gone`."""

    async def write(self, data: bytes) -> None: ...

    async def close(self) -> None: ...


class Connection:
    """One tab of one person."""

    def __init__(
        self, worker: Worker, socket: Socket, person: Person, key: str, address: str = ""
    ) -> None:
        self.worker = worker
        self.socket = socket
        self.key = key
        """The hash of the key that opened."""
        self.address = address
        """Where it comes from; what it has to be told counts there as well."""
        self.somebody = person
        self.person = person.id
        self.lang = person.language or "en"
        self.muted: frozenset[str] = frozenset()
        self.greeted = False
        limits = worker.settings.limits
        self.outbox = Outbox(limits, worker.backlog, address, self.cut_off)
        self.bucket = Bucket(limits.rate, limits.burst, self.clock())
        self.faults: deque[float] = deque(maxlen=limits.faults)
        self.asking: set[asyncio.Task[None]] = set()
        self.writing: asyncio.Task[None] | None = None
        self.untold: dict[str, Live] = {}
        """Tables that have to be told in another language."""
        self.telling = asyncio.Lock()

    def clock(self) -> float:
        return loop_time()

    # ------------------------------------------------------------------ out

    def send(self, message: wire.Message) -> None:
        """Have a message sent; a reader that is too slow is cut off and can resume."""
        self.outbox.put(wire.write(message), topic_of(message))

    def outdated(self, topic: str) -> None:
        """What waits about a table need not be sent any more."""
        self.outbox.drop(topic)

    def cut_off(self) -> None:
        """Too much waits for this reader."""
        if self.writing is not None:
            self.writing.cancel()  # it may wait for that reader for long

    def end(self) -> None:
        """Send nothing more and close."""
        self.outbox.clear()

    def goodbye(self, message: str, after: float = 1.0) -> None:
        """Say why, then close."""
        why = Line(message=message, text=said(self.lang, message, after=int(after)))
        self.send(wire.Goodbye(why=why, after=after))
        self.outbox.close()

    async def write_all(self) -> None:
        while (data := await self.outbox.next()) is not None:
            await self.socket.write(data)
        await self.socket.close()

    # ------------------------------------------------------------------ in

    async def run(self) -> None:
        """Serve until one end closes."""
        writer = self.writing = asyncio.create_task(self.write_all())
        reader = asyncio.create_task(self.read_all())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader, *self.asking):
                task.cancel()
            ended = await asyncio.gather(writer, reader, *self.asking, return_exceptions=True)
            self.end()
            self.worker.followers.leave(self)
            self.worker.lobby.leave(self)
            for error in ended:
                if isinstance(error, Exception) and not isinstance(error, Gone):
                    log.error("a connection failed", exc_info=error)

    async def read_all(self) -> None:
        with contextlib.suppress(Gone):
            while True:
                await self.take(await self.socket.read())

    async def take(self, data: bytes) -> None:
        """One message: read it, do it, answer it."""
        if len(data) > wire.LARGEST:
            self.fault("", Refusal(Code.TOO_LARGE, "message-too-large", most=wire.LARGEST))
            return
        if not self.bucket.take(self.clock()):
            self.fault(id_of(data), Refusal(Code.TOO_FAST, "too-fast"))
            return
        try:
            request = wire.read_request(data)
        except UNREADABLE as error:
            what = str(error)[:200]
            self.fault(id_of(data), Refusal(Code.BAD_MESSAGE, "bad-message", what=what))
            return
        if isinstance(request, wire.Hint | wire.Language):
            task = asyncio.create_task(self.answer(request))  # it takes a while: do not wait for it
            self.asking.add(task)
            task.add_done_callback(self.asking.discard)
        else:
            await self.answer(request)

    def fault(self, request: str, refusal: Refusal) -> None:
        """A message that should not have come; after some of them the connection ends."""
        self.send(refused(request, refusal, self.lang))
        now = self.clock()
        self.faults.append(now)
        if len(self.faults) == self.faults.maxlen and now - self.faults[0] < MINUTE:
            self.goodbye("too-many-faults", after=MINUTE)

    async def answer(self, request: wire.AnyRequest) -> None:
        """Do what is asked and answer exactly once."""
        try:
            answer = await self.done(request)
        except Error as error:
            self.worker.counts["refusals"] += 1
            refusal = as_refusal(error, self.lang)
            answer = refused(request.id, refusal, self.lang, self.words(request, error))
        except Exception:
            log.exception("a request failed", extra={"request": type(request).__name__})
            answer = refused(request.id, Refusal(Code.UNAVAILABLE, "server-defect"), self.lang)
        self.send(answer)
        match request, answer:
            case wire.Hello(), wire.Refused(code=Code.TOO_FAST, message=why, args=told):
                self.goodbye(why, after=float(told["after"]))  # nobody waits without a welcome

    def words(self, request: wire.AnyRequest, error: Error) -> str:
        """What the game says about a move it refuses."""
        live = self.worker.tables.live.get(getattr(request, "table", ""))
        if not isinstance(error, Illegal) or live is None or live.match is None:
            return ""
        seats = live.seats_of(self.person)
        table = live.match.view(seats[0] if seats else None).table
        return spoken(lambda: speech_of(live, self.lang).refusal(table, error), error.message)

    async def done(self, request: wire.AnyRequest) -> wire.Answer:
        """What a request leads to: what concerns the connection, then everything else."""
        if not self.greeted and not isinstance(request, wire.Hello):
            raise Refusal(Code.NOT_SIGNED_IN, "say-hello-first")
        asked = handlers.Asked(self.worker, self.somebody, request, self.address, self)
        return await handlers.answer(asked)

    def charge(self, tables: float) -> None:
        """Refused where this connection, or all of its address, has to be told too much at once."""
        cost = TOLD * tables
        if not self.bucket.take(self.clock(), cost):
            raise Refusal(Code.TOO_FAST, "too-fast", after=self.bucket.wait(cost))
        self.worker.work.take(self.address, tables)

    async def speak(self, lang: str) -> None:
        """Go on in another language. Asked again meanwhile, everything comes in the last one only.

        A table that changes before its turn is told then, and as a whole.
        """
        followers = self.worker.followers
        self.lang = lang
        self.somebody = replace(self.somebody, language=lang)
        self.untold = followers.forget(self)
        async with self.telling:
            while self.untold:
                _, live = self.untold.popitem()
                await self.worker.queue.run(self.address, partial(followers.tell, live, self))

    async def hello(self, request: wire.Hello) -> wire.Answer:
        """The beginning: who you are, what there is, and what you missed."""
        if request.version != wire.VERSION:
            raise Refusal(Code.BAD_MESSAGE, "wrong-version", version=wire.VERSION)
        self.lang = request.lang
        self.somebody = replace(self.somebody, language=request.lang)
        self.muted = await self.worker.people.unread(self.person)
        await self.worker.meet([self.person])
        self.greeted = True
        welcome = wire.Welcome(
            id=request.id,
            you=await self.worker.people.card(self.somebody),
            now=self.worker.hours.now(),
            games=game_cards(self.lang),
            by_table=self.worker.settings.shared,
        )
        for seen in request.resume:
            try:
                await self.resume(seen)
            except (Refusal, Damaged) as error:
                self.send(wire.Closed(table=seen.table, why=self.not_resumed(error)))
        return welcome

    def not_resumed(self, error: Refusal | Damaged) -> Line:
        """Why a table does not come back; that one may not see it is no different from none."""
        most = self.worker.settings.limits.followed
        too_many = isinstance(error, Refusal) and error.code is Code.LIMIT
        message = "too-many-followed" if too_many else "table-is-gone"
        return Line(message=message, text=said(self.lang, message, most=most))

    def is_now(self, person: Person | None) -> None:
        """Whose key is gone is told nothing more; who has another name is called so."""
        if person is None:
            self.end()
        else:
            self.somebody = replace(person, language=self.lang)

    async def open(self, request: wire.Open) -> None:
        """Follow a table."""
        self.muted = await self.worker.people.unread(self.person)
        await self.follow(msgspec.convert(request, Seen, from_attributes=True))

    async def resume(self, seen: Seen) -> None:
        """Go on where a lost connection ended; through other eyes everything comes anew."""
        self.has_room(seen.table)
        live = await self.worker.table_for(self.person, seen.table, seen.invite)
        mine = live.seats_of(self.person)
        known = seen.seat in mine or (seen.seat is None and not mine)
        await self.follow(seen if known else replace(seen, seat=None, mark="", events=0))

    async def follow(self, seen: Seen) -> None:
        """Follow a table through an own seat, or as a spectator where there is none."""
        self.has_room(seen.table)
        live = await self.worker.table_for(self.person, seen.table, seen.invite)
        await self.worker.queue.run(self.address, lambda: self.begin(live, seen))

    def has_room(self, table: str) -> None:
        """Refused where one more table would be too many."""
        followed = self.worker.followers.followed_by(self)
        most = self.worker.settings.limits.followed
        if table not in followed and len(followed) >= most:
            raise Refusal(Code.LIMIT, "too-many-followed", most=most)

    def begin(self, live: Live, seen: Seen) -> None:
        """Be told of a table from now on."""
        if self.worker.tables.live.get(live.id) is not live:  # it has gone meanwhile
            raise not_found("table")
        seat = viewer(live, self.person, seen.seat)
        self.worker.followers.follow(self, live, replace(seen, seat=seat))


def topic_of(message: wire.Message) -> str:
    """What a message tells news of, if it can be replaced by newer ones."""
    if isinstance(message, wire.Update):
        return message.table
    return LOBBY if isinstance(message, wire.LobbyNews) else ""


def id_of(data: bytes) -> str:
    """The id of a message that could not be read, as far as there is one."""
    try:
        told = msgspec.json.decode(data)
    except UNREADABLE:
        return ""
    found = told.get("id", "") if isinstance(told, dict) else ""
    return found[:40] if isinstance(found, str) else ""
