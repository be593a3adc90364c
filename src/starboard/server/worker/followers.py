"""Who follows which table, and what each of them was told last.

Everything is compared with what was sent before: what did not change for a viewer is not sent, so
the stream of messages tells nothing about what others did in secret.
"""

from __future__ import annotations

import asyncio
import logging
from math import inf
from typing import Any, Protocol

from msgspec import Raw
from msgspec.structs import replace

from starboard.kernel.match import Told
from starboard.kernel.seats import EVERYONE
from starboard.server.kinds import UNFINISHED
from starboard.server.room.clock import Hours
from starboard.server.room.live import Audience, Live, Scene
from starboard.server.room.sketch import pad
from starboard.server.views import present
from starboard.server.views.cache import Album, Turned
from starboard.server.views.delay import Past
from starboard.server.views.moment import Moment
from starboard.server.wire.errors import said
from starboard.server.wire.messages import Closed, Message, Update, write
from starboard.server.wire.parts import ChatLine, Happening, Seen, Span, Turn
from starboard.table.orders import Order
from starboard.table.words import Line, is_asked
from starboard.text.sentences import concerned

log = logging.getLogger("starboard.server")


class Listener(Protocol):
    """A connection, as far as the followers knows it."""

    person: str
    lang: str
    muted: frozenset[str]

    def send(self, message: Message) -> None: ...

    def outdated(self, topic: str) -> None:
        """What waits about a table is told anew."""


class Follower:
    """One connection that follows one table, and what it has."""

    def __init__(self, listener: Listener, live: Live, seen: Seen) -> None:
        self.listener = listener
        self.live = live
        self.seat = seen.seat
        self.mark = seen.mark
        self.events = seen.events
        self.chat = seen.chat
        self.sent: dict[str, bytes] = {}
        self.around: tuple[object, ...] = ()

    def settle(self) -> None:
        """Look through an own seat, or as a spectator where there is none any more."""
        mine = self.live.seats_of(self.listener.person)
        if self.seat in mine or (self.seat is None and not mine):
            return
        self.seat = mine[0] if mine else None
        self.forget()

    def forget(self) -> None:
        """Everything but the chat has to be told once more."""
        self.mark, self.events, self.sent, self.around = "", 0, {}, ()

    def news(self, name: str, part: bytes) -> Raw | None:
        """A part if it is not what was sent last."""
        if self.sent.get(name) == part:
            return None
        self.sent[name] = part
        return Raw(part)


def news_for(follower: Follower, moment: Moment) -> Update | None:
    """What changed for one viewer; nothing, if nothing did."""
    scene, listener = moment.scene, follower.listener
    parts: dict[str, Any] = {}
    around = moment.once("around", moment.around)
    if follower.around != around:  # else nothing there can have changed
        follower.around = around
        speech = moment.speech(listener.lang)
        room = present.room(scene, listener.person, speech, moment.audience)
        if told := follower.news("room", write(room)):
            parts["room"] = told
    clock = moment.once("clock", lambda: write(present.clock_state(scene)))
    if told := follower.news("clock", clock):
        parts["clock"] = told
    if scene.match is not None:
        parts.update(match_parts(follower, moment))
    sketched = moment.once("pad", lambda: pad(scene))
    if sketched is not None and (told := follower.news("pad", write(sketched))):
        parts["pad"] = told
    if scene.shown is not None and (told := follower.news("shown", write(scene.shown))):
        parts["shown"] = told
    if chat := new_lines(follower, scene):
        parts["chat"] = chat
    if (given := orders_of(follower, scene)) and (told := follower.news("orders", write(given))):
        parts["orders"] = told
    return Update(table=scene.id, seat=follower.seat, **parts) if parts else None


def match_parts(follower: Follower, moment: Moment) -> dict[str, Any]:
    """Events, view and turn, as far as they are new."""
    seat, lang, since = follower.seat, follower.listener.lang, follower.events
    parts: dict[str, Any] = {}
    events = moment.once(
        ("events", seat, lang, since), lambda: events_of(moment, seat, lang, since)
    )
    if events:
        follower.events = events[-1].number
        parts["events"] = events
    gone = moment.once(("gone", seat), lambda: taken_back(moment, seat))
    if gone and (told := follower.news("undone", gone)):
        parts["undone"] = told
    if changed := view_part(follower, moment.album.turned(moment, (seat, lang))):
        parts["view"] = changed
    if turn := follower.news("turn", turn_of(moment, seat, lang)):
        parts["turn"] = turn
    return parts


def events_of(moment: Moment, seat: int | None, lang: str, since: int) -> tuple[Happening, ...]:
    """The events after a number; what everybody sees is told from what everybody knows."""
    told = moment.match.events(seat, since)
    return tuple(event_of(moment, each, seat, lang) for each in told)


def taken_back(moment: Moment, seat: int | None) -> bytes:
    """The events that undo took back; nothing where nothing ever was, as in most games."""
    match = moment.match
    if len(match.played) == len(match.log):
        return b""
    spans = tuple(Span(first=first, last=last) for first, last in match.taken_back(seat))
    return write(spans) if spans else b""


def event_of(moment: Moment, told: Told, seat: int | None, lang: str) -> Happening:
    """One event with this viewer's number."""
    public = told.event.audience() == EVERYONE
    viewer = seat if concerned(told.event, seat) else None

    def tell() -> Happening:
        table, speech = moment.view(None if public else seat).table, moment.speech(lang)
        return present.happening(moment.scene, moment.match, told, table, speech, viewer)

    if not public:
        return tell()
    shared: Happening = moment.once(("event", id(told.event), lang, viewer), tell)
    return shared if shared.number == told.number else replace(shared, number=told.number)


def turn_of(moment: Moment, seat: int | None, lang: str) -> bytes:
    """What there is to decide; whoever has nothing to decide reads the same as others."""
    match, moves = moment.match, moment.moves(seat)
    question = "" if seat is None else match.question(seat)
    idle = not moves and (seat is None or not is_asked(match, seat))
    viewer = None if idle else seat

    def tell() -> bytes:
        scene, speech = moment.scene, moment.speech(lang)
        key = ("turn", viewer, question, lang, speech.names, scene.record.progress.status)
        turn: Turn = moment.keep(
            key,
            lambda: present.turn(scene, match, moment.view(viewer), speech, question, moves),
        )
        thinking = moment.once("thinking", lambda: present.thinking(scene, match))
        return write(replace(turn, thinking=thinking))

    told: bytes = moment.once(("turn", viewer, lang, question), tell)
    return told


def view_part(follower: Follower, turned: Turned) -> Raw | None:
    """The view as a patch where that is shorter, else whole; nothing if it is known."""
    picture, known = turned.picture, follower.mark
    follower.mark = picture.mark
    if known == picture.mark:
        return None
    if known and known == turned.base:
        patch = b",".join(turned.patch)
        if len(patch) < picture.size // 2:
            told = {"mark": picture.mark, "base": known, "patch": Raw(b"[%b]" % patch)}
            return Raw(write(told))
    return Raw(write({"mark": picture.mark, "whole": Raw(picture.whole())}))


def new_lines(follower: Follower, scene: Scene) -> tuple[ChatLine, ...]:
    """What was said since, without those who are not read or gone for good."""
    lines = [line for line in scene.lines if line.number > follower.chat]
    if not lines:
        return ()
    follower.chat = lines[-1].number
    listener = follower.listener
    read = [line for line in lines if line.text and line.person not in listener.muted]
    return tuple(present.chat_line(scene, line, listener.lang) for line in read)


def orders_of(follower: Follower, scene: Scene) -> dict[str, Order]:
    """The standing orders of the viewer's own seat."""
    if follower.seat is None:
        return {}
    given = scene.record.seats[follower.seat].orders
    return {kind: Order(when) for kind, when in given.items()}


class Followers:
    """The followers of all tables on this worker."""

    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.by_table: dict[str, list[Follower]] = {}
        self.by_listener: dict[Listener, dict[str, Live]] = {}
        """The same by listener."""
        self.albums: dict[str, Album] = {}
        self.late_albums: dict[str, Album] = {}
        """What followers know of their tables; late ones have pictures of their own."""
        self.past = Past(hours.now)
        self.later: dict[str, asyncio.Task[None]] = {}
        """Who waits until there is something new for those who see a table late."""

    def follow(self, listener: Listener, live: Live, seen: Seen) -> None:
        """Begin to tell a connection about a table: first what it misses."""
        self.unfollow(listener, live.id)
        self.by_table.setdefault(live.id, []).append(Follower(listener, live, seen))
        self.by_listener.setdefault(listener, {})[live.id] = live
        listener.outdated(live.id)
        self.tell(live)

    def unfollow(self, listener: Listener, table: str) -> None:
        """No more of a table."""
        tables = self.by_listener.get(listener, {})
        tables.pop(table, None)
        if not tables:
            self.by_listener.pop(listener, None)
        left = [each for each in self.by_table.get(table, []) if each.listener is not listener]
        if left:
            self.by_table[table] = left
        else:
            self.by_table.pop(table, None)
            self.albums.pop(table, None)
        if not self.watching(table):
            self.forget_late(table)

    def followed_by(self, listener: Listener) -> dict[str, Live]:
        """The tables a connection follows."""
        return self.by_listener.get(listener, {}).copy()

    def leave(self, listener: Listener) -> None:
        """A connection has gone."""
        for table, live in self.followed_by(listener).items():
            self.unfollow(listener, table)
            self.tell(live)

    def close(self, live: Live) -> None:
        """A table is gone; whoever followed it is told."""
        for follower in self.by_table.get(live.id, []).copy():
            self.end(follower)

    def send_away(self, live: Live) -> None:
        """Those whom the owner has removed do not see the table any more, until it is over."""
        if live.record.progress.status not in UNFINISHED:
            return
        for follower in self.by_table.get(live.id, []).copy():
            if follower.listener.person in live.record.removed:
                self.end(follower)

    def end(self, follower: Follower) -> None:
        """Somebody may not see a table any longer."""
        self.unfollow(follower.listener, follower.live.id)
        why = Line(message="table-is-gone", text=said(follower.listener.lang, "table-is-gone"))
        follower.listener.send(Closed(table=follower.live.id, why=why))

    def forget(self, listener: Listener) -> dict[str, Live]:
        """What a connection was told counts no more; the tables that it has to be told anew.

        One that changes before somebody comes round to it is told as a whole then.
        """
        tables = self.followed_by(listener)
        for table in tables:
            listener.outdated(table)
            for follower in self.by_table[table]:
                if follower.listener is listener:
                    follower.forget()
                    follower.chat = 0
        return tables

    def watching(self, table: str) -> int:
        """How many watch a table on this worker."""
        return sum(each.seat is None for each in self.by_table.get(table, []))

    def audience(self, table: str) -> Audience:
        """Who follows a table on this worker."""
        people = frozenset(each.listener.person for each in self.by_table.get(table, []))
        return Audience(self.watching(table), people)

    def scene_for(self, live: Live, seat: int | None) -> Scene:
        """A table as a seat sees it, or a spectator, who may be late."""
        return self.past.scene(live) if seat is None and live.record.delay else live

    def tell(self, live: Live, only: Listener | None = None) -> None:
        """Send every follower of a table what is new for it, or one; late ones a little later."""
        self.send_away(live)
        followers = self.by_table.get(live.id, [])
        if not followers:
            live.written = None
            return
        for follower in followers:
            follower.settle()
        moment = Moment(live, self.audience(live.id), self.albums.setdefault(live.id, Album()))
        delay = live.record.delay
        for follower in list(followers):
            if only in (None, follower.listener) and not (delay and follower.seat is None):
                tell_one(follower, moment)
        if delay and moment.audience.watching:
            self.past.keep(live)
            self.tell_late(live, only)
            if live.id not in self.later or self.later[live.id].done():
                task = asyncio.get_running_loop().create_task(self.tell_later(live))
                self.later[live.id] = task
        elif delay:
            self.forget_late(live.id)

    async def tell_later(self, live: Live) -> None:
        """Tell those who see a table late, as often as there is something new for them."""
        while (wait := self.past.until_next(live)) < inf:
            await self.hours.sleep(wait + 0.01)
            self.tell_late(live)

    def forget_late(self, table: str) -> None:
        """Nobody sees a table late any more; whoever comes begins anew."""
        self.late_albums.pop(table, None)
        self.past.forget(table)
        waiting = self.later.pop(table, None)
        if waiting is not None:
            waiting.cancel()

    def tell_late(self, live: Live, only: Listener | None = None) -> None:
        """Tell those who see the table as it was."""
        album = self.late_albums.setdefault(live.id, Album())
        moment = Moment(self.past.scene(live), self.audience(live.id), album)
        for follower in list(self.by_table.get(live.id, [])):
            if only in (None, follower.listener) and follower.seat is None:
                tell_one(follower, moment)


def tell_one(follower: Follower, moment: Moment) -> None:
    """Send one follower what is new for it at a moment; what happened has happened anyway."""
    try:
        if (update := news_for(follower, moment)) is not None:
            follower.listener.send(update)
    except Exception:
        log.exception("a table cannot be told", extra={"table": moment.scene.id})
