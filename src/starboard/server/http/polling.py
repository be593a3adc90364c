"""Reading a table without a WebSocket: at once, as soon as something is new, or at any move."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from starboard.kernel.match import Match
from starboard.server import wire
from starboard.server.room.live import Live
from starboard.server.views import present
from starboard.server.views.cache import Album
from starboard.server.views.moment import Moment
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code, Happening, Seen
from starboard.server.worker.followers import Follower, news_for
from starboard.server.worker.worker import Worker
from starboard.table import entries

LONGEST = 25.0
"""Seconds that somebody may wait for news."""


class Replayed(msgspec.Struct):
    """A finished match after some of its entries, and what happened with the last of them."""

    entries: int
    at: int
    view: dict[str, Any]
    events: list[Happening]


class Reader:
    """Somebody who reads once, or waits for the first news."""

    def __init__(self, person: str, lang: str, address: str = "") -> None:
        self.person = person
        self.lang = lang
        self.address = address
        self.muted: frozenset[str] = frozenset()
        self.news = asyncio.Event()

    def send(self, message: wire.Message) -> None:
        if isinstance(message, wire.Update) and (message.view or message.events):
            self.news.set()

    def outdated(self, topic: str) -> None:
        """Nothing waits here."""


async def read(worker: Worker, live: Live, reader: Reader, seen: Seen) -> wire.Update:
    """Everything about a table; events and chat only after what was seen."""

    def told() -> wire.Update:
        scene = worker.followers.scene_for(live, seen.seat)
        moment = Moment(scene, worker.followers.audience(live.id), Album())
        update = news_for(Follower(reader, live, seen), moment)
        return update or wire.Update(table=live.id, seat=seen.seat)

    return await worker.queue.run(reader.address, told)


async def wait(worker: Worker, live: Live, reader: Reader, seen: Seen) -> wire.Update:
    """The same, as soon as view or events are new."""
    try:
        await worker.queue.run(reader.address, lambda: worker.followers.follow(reader, live, seen))
        async with asyncio.timeout(LONGEST):
            await reader.news.wait()
    except TimeoutError:
        pass
    finally:
        worker.followers.unfollow(reader, live.id)
    return await read(worker, live, reader, replace(seen, mark=""))


def replayed(live: Live, match: Match[Any], lang: str, at: int, seat: int | None) -> Replayed:
    """A finished match after some of its entries; nothing is secret any more."""
    if seat is not None and seat >= len(live.record.seats):
        raise Refusal(Code.NOT_FOUND, "no-such-seat")
    shown = entries.replayed(live.game, match.setup, match.log[:at])
    speech = present.speech_of(live, lang)
    view = shown.view(seat)
    last = [each for each in shown.events(seat) if each.entry == len(shown.log)]
    return Replayed(
        entries=len(match.log),
        at=len(shown.log),
        view=present.whole_view(shown, view, speech),
        events=[present.happening(live, shown, each, view.table, speech) for each in last],
    )
