"""When a connection hears something, in which order and how long it is, tells nothing either."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.kernel.match import Match
from starboard.kernel.view import learned
from starboard.server import wire
from starboard.server.room import clock
from starboard.server.room.clock import Hours
from starboard.server.room.live import Live
from starboard.server.settings import Limits
from starboard.server.store.records import Table
from starboard.table.orders import Order, passing
from tests.server.recording import nothing_by_chance
from tests.server.running import Running, Tab, eventually, running, seated, tell
from tests.server.test_leaks import PAIR, redealt
from tests.server.test_playing import READY

BEFORE, AFTER = (15, 18, 42), 30
"""Moves until what is hidden is dealt anew, and steps that are compared from there on."""
Heard = list[tuple[float, int, bytes]]
"""The instant, the size and the bytes of every message, in order."""


class ByHand(Hours):
    """Time that passes when the test says so."""

    def __init__(self) -> None:
        self.at = 1_789_000_000.0
        self.moved = asyncio.Event()

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        until = self.at + seconds
        while self.at < until:
            await self.moved.wait()

    def pass_by(self, seconds: float) -> None:
        self.at += seconds
        self.moved.set()
        self.moved = asyncio.Event()


class Story:
    """Two people at a table; the second one lets every window go by and is asked nothing there."""

    def __init__(self, server: Running, hours: ByHand, table: str, tabs: list[Tab]) -> None:
        self.hours = hours
        self.table = table
        self.tabs = tabs
        self.live: Live = server.worker.tables.live[table]
        self.random = Random(3)
        self.heard: Heard = []
        self.known = 0
        self.number = 0
        self.waits = 0

    @property
    def match(self) -> Match[Any]:
        return self.live.running()

    async def settle(self) -> None:
        """Until nothing is due any more and everything has arrived; then note what came."""
        await eventually(lambda: (self.live.record.progress.deadline or 1e12) > self.hours.at)
        for tab in self.tabs:
            self.number += 1
            await tab.do(wire.Time, f"time-{self.number}", sent=0.0)
        fresh = self.tabs[0].received[self.known :]
        self.known += len(fresh)
        name = self.table.encode()  # it is another one every time
        self.heard += [(self.hours.at, len(raw), raw.replace(name, b"t")) for raw in fresh]

    async def step(self, alike: bool) -> None:
        """A move, or a moment of waiting; `alike`: the second one never uses what it holds."""
        if 1 in passing(self.match, self.live.record.seats):
            self.waits += 1
            self.hours.pass_by((self.live.record.progress.deadline or 0.0) - self.hours.at)
        else:
            seat = self.match.to_act[0]
            await self.play(self.tabs[seat], alike and seat == 1)
        await self.settle()

    async def play(self, tab: Tab, plainly: bool) -> None:
        turn = tab.turns[self.table]
        offers = [offer.move for offer in turn.moves]
        if plainly:  # nothing that depends on the hand, which may be another one now
            offers = [move for move in offers if move.split()[0] not in ("play", "cash", "drop")]
            offers = [move for move in offers if move == "pass"] or offers
        move = self.random.choice(offers)
        self.number += 1
        told = {"table": self.table, "question": turn.question, "moves": (move,)}
        await tab.do(wire.Move, f"move-{self.number}", **told)


async def heard(folder: Path, before: int, deal: str, steps: int = 0) -> tuple[Heard, int, int]:
    """What the first seat hears from a moment on, how many steps that took, and how many waits.

    Without `steps` it ends where that seat learns something that was hidden from it.
    """
    hours = ByHand()
    with nothing_by_chance():
        async with running(folder, hours, limits=Limits(rate=1e6, burst=10**6)) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            story = Story(server, hours, table, tabs)
            await tabs[1].do(wire.Orders, "orders", table=table, default=Order.NEVER)
            for _ in range(before):
                while 1 in passing(story.match, story.live.record.seats):
                    await story.step(alike=False)
                await story.step(alike=False)
            if deal:
                story.live.match = redealt(story.match, 0, deal)
            story.heard, story.waits = [], 0
            for number in range(steps or AFTER):
                state, length = story.match.state, len(story.heard)
                await story.step(alike=True)
                if not steps and learned(state, story.match.state, 0):
                    return story.heard[:length], number, story.waits
            return story.heard, number + 1, story.waits


def test_when_and_how_much_somebody_hears_does_not_depend_on_the_hands_of_others(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        waits = 0
        for before in BEFORE:
            folders = [tmp_path / f"{before}-{name}" for name in ("true", "anew")]
            for folder in folders:
                folder.mkdir()
            told, steps, waited = await heard(folders[0], before, "")
            again, _, _ = await heard(folders[1], before, "anew", steps)
            assert [entry[:2] for entry in again[: len(told)]] == [entry[:2] for entry in told]
            assert again[: len(told)] == told
            waits += waited
        assert waits > 5  # windows were let go by, and how long that took was compared

    tell(story())


def test_a_standing_order_that_answers_sooner_without_a_card_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The recorder itself is tested: a delay that depends on the hand is planted."""
    honest = clock.delay_of

    def hasty(record: Table) -> float:
        return honest(record) / 2 if planted else honest(record)

    monkeypatch.setattr("starboard.server.room.clock.delay_of", hasty)
    monkeypatch.setattr("starboard.server.worker.caretaker.delay_of", hasty)

    async def story() -> None:
        nonlocal planted
        folders = [tmp_path / name for name in ("patient", "hasty")]
        for folder in folders:
            folder.mkdir()
        told, steps, _ = await heard(folders[0], BEFORE[0], "")
        planted = True
        again, _, _ = await heard(folders[1], BEFORE[0], "", steps)
        assert again[: len(told)] != told

    planted = False
    tell(story())
