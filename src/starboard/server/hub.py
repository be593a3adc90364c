"""Who follows which table, and what each of them was told last.

Everything is compared with what was sent before: what did not change for a viewer is not sent, so
the stream of messages tells nothing about what others did in secret.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from starboard.kernel.match import Match
from starboard.server import telling
from starboard.server.parts import ChatLine, Line, Order, Seen, ViewPart
from starboard.server.past import Past
from starboard.server.patch import difference
from starboard.server.refusals import said
from starboard.server.tables import Live, Scene
from starboard.server.telling import Picture
from starboard.server.timing import Hours
from starboard.server.wire import Closed, Message, Update, write
from starboard.text.sentences import Speech

log = logging.getLogger("starboard.server")


class Listener(Protocol):
    """A connection, as far as the hub knows it."""

    person: str
    lang: str
    muted: frozenset[str]

    def send(self, message: Message) -> None: ...


class Follower:
    """One connection that follows one table, and what it has."""

    def __init__(self, listener: Listener, live: Live, seen: Seen) -> None:
        self.listener = listener
        self.live = live
        self.seat = seen.seat
        self.mark = seen.mark
        self.picture: Picture | None = None
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
        self.mark, self.picture, self.events, self.sent, self.around = "", None, 0, {}, ()

    def is_news(self, name: str, part: msgspec.Struct | dict[str, Any]) -> bool:
        """Whether a part is not what was sent last."""
        encoded = write(part)
        if self.sent.get(name) == encoded:
            return False
        self.sent[name] = encoded
        return True


class Moment:
    """A table at one moment: every part is worked out once for all who see the same."""

    def __init__(self, scene: Scene, watching: int) -> None:
        self.scene = scene
        self.watching = watching
        self.speeches: dict[str, Speech] = {}
        self.made: dict[Any, Any] = {}

    def once(self, key: Any, make: Callable[[], Any]) -> Any:
        """Something that several viewers share."""
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]

    def around(self) -> tuple[object, ...]:
        """What everything around the match depends on; it changes with the table's version."""
        progress = self.scene.record.progress
        return self.scene.record.version, progress.status, self.watching

    def speech(self, lang: str) -> Speech:
        """Speaks one language."""
        if lang not in self.speeches:
            self.speeches[lang] = telling.speech_of(self.scene, lang)
        return self.speeches[lang]


def news_for(follower: Follower, moment: Moment) -> Update | None:
    """What changed for one viewer; nothing, if nothing did."""
    scene, listener = moment.scene, follower.listener
    parts: dict[str, Any] = {}
    if follower.around != moment.around():  # else nothing there can have changed
        follower.around = moment.around()
        speech = moment.speech(listener.lang)
        room = telling.room(scene, listener.person, speech, moment.watching)
        if follower.is_news("room", room):
            parts["room"] = room
    clock = moment.once("clock", lambda: telling.clock_state(scene))
    if follower.is_news("clock", clock):
        parts["clock"] = clock
    if scene.match is not None:
        parts.update(match_parts(follower, moment, scene.match))
    if chat := new_lines(follower, scene):
        parts["chat"] = chat
    if (given := orders_of(follower, scene)) and follower.is_news("orders", given):
        parts["orders"] = given
    return Update(table=scene.id, seat=follower.seat, **parts) if parts else None


def match_parts(follower: Follower, moment: Moment, match: Match[Any]) -> dict[str, Any]:
    """Events, view and turn, as far as they are new."""
    scene, seat, lang, since = moment.scene, follower.seat, follower.listener.lang, follower.events
    speech = moment.speech(lang)
    viewer = (seat, lang)
    view = moment.once(("seen", seat), lambda: match.view(seat))
    parts: dict[str, Any] = {}
    events = moment.once(
        ("events", viewer, since), lambda: telling.happenings(scene, match, view, speech, since)
    )
    if events:
        follower.events = events[-1].number
        parts["events"] = events
    picture = moment.once(("view", viewer), lambda: telling.picture(match, view, speech))
    if changed := view_part(follower, picture):
        parts["view"] = changed
    turn = moment.once(("turn", viewer), lambda: telling.turn(scene, match, view, speech))
    if follower.is_news("turn", turn):
        parts["turn"] = turn
    return parts


def view_part(follower: Follower, picture: Picture) -> ViewPart | None:
    """The view as a patch where that is shorter, else whole; nothing if it is known."""
    before, known = follower.picture, follower.mark
    follower.picture, follower.mark = picture, picture.mark
    if known == picture.mark:
        return None
    if before is not None and before.mark == known:
        patch = tuple(difference(before.whole, picture.whole))
        if len(write(patch)) < picture.size // 2:
            return ViewPart(mark=picture.mark, base=known, patch=patch)
    return ViewPart(mark=picture.mark, whole=picture.whole)


def new_lines(follower: Follower, scene: Scene) -> tuple[ChatLine, ...]:
    """What was said since, without those who are not read."""
    lines = [line for line in scene.lines if line.number > follower.chat]
    if not lines:
        return ()
    follower.chat = lines[-1].number
    listener = follower.listener
    read = [line for line in lines if line.person not in listener.muted]
    return tuple(telling.chat_line(scene, line, listener.lang) for line in read)


def orders_of(follower: Follower, scene: Scene) -> dict[str, Order]:
    """The standing orders of the viewer's own seat."""
    if follower.seat is None:
        return {}
    given = scene.record.seats[follower.seat].orders
    return {kind: Order(when) for kind, when in given.items()}


class Hub:
    """The followers of all tables on this worker."""

    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.followers: dict[str, list[Follower]] = {}
        self.past = Past(hours.now)
        self.later: set[asyncio.Task[None]] = set()

    def follow(self, listener: Listener, live: Live, seen: Seen) -> None:
        """Begin to tell a connection about a table: first what it misses."""
        self.unfollow(listener, live.id)
        self.followers.setdefault(live.id, []).append(Follower(listener, live, seen))
        self.tell(live)

    def unfollow(self, listener: Listener, table: str) -> None:
        """No more of a table."""
        left = [each for each in self.followers.get(table, []) if each.listener is not listener]
        if left:
            self.followers[table] = left
        else:
            self.followers.pop(table, None)
            self.past.forget(table)

    def followed_by(self, listener: Listener) -> list[Follower]:
        """The tables a connection follows."""
        everybody = [each for followers in self.followers.values() for each in followers]
        return [each for each in everybody if each.listener is listener]

    def leave(self, listener: Listener) -> None:
        """A connection has gone."""
        for follower in self.followed_by(listener):
            self.unfollow(listener, follower.live.id)
            self.tell(follower.live)

    def close(self, live: Live) -> None:
        """A table is gone; whoever followed it is told."""
        for follower in self.followers.get(live.id, []).copy():
            self.end(follower)

    def send_away(self, live: Live) -> None:
        """Those whom the owner has removed do not see the table any more."""
        for follower in self.followers.get(live.id, []).copy():
            if follower.listener.person in live.record.removed:
                self.end(follower)

    def end(self, follower: Follower) -> None:
        """Somebody may not see a table any longer."""
        self.unfollow(follower.listener, follower.live.id)
        why = Line(message="table-is-gone", text=said(follower.listener.lang, "table-is-gone"))
        follower.listener.send(Closed(table=follower.live.id, why=why))

    def again(self, listener: Listener) -> None:
        """Tell a connection everything once more, in another language."""
        for old in self.followed_by(listener):
            seen = Seen(table=old.live.id, seat=old.seat)
            self.follow(listener, old.live, seen)

    def watching(self, table: str) -> int:
        """How many watch a table on this worker."""
        return sum(each.seat is None for each in self.followers.get(table, []))

    def tell(self, live: Live) -> None:
        """Send every follower of a table what is new for it; late ones a little later."""
        self.send_away(live)
        followers = self.followers.get(live.id, [])
        if not followers:
            return
        for follower in followers:
            follower.settle()
        moment = Moment(live, self.watching(live.id))
        delay = live.record.delay
        for follower in list(followers):
            if not (delay and follower.seat is None):
                tell_one(follower, moment)
        if delay and moment.watching:
            self.past.keep(live)
            self.tell_late(live)
            task = asyncio.get_running_loop().create_task(self.tell_later(live, delay))
            self.later.add(task)
            task.add_done_callback(self.later.discard)

    async def tell_later(self, live: Live, delay: float) -> None:
        await self.hours.sleep(delay + 0.01)
        self.tell_late(live)

    def tell_late(self, live: Live) -> None:
        """Tell those who see the table as it was."""
        moment = Moment(self.past.scene(live), self.watching(live.id))
        for follower in list(self.followers.get(live.id, [])):
            if follower.seat is None:
                tell_one(follower, moment)


def tell_one(follower: Follower, moment: Moment) -> None:
    """Send one follower what is new for it at a moment; what happened has happened anyway."""
    try:
        update = news_for(follower, moment)
    except Exception:
        log.exception("a table cannot be told", extra={"table": moment.scene.id})
        return
    if update is not None:
        follower.listener.send(update)
