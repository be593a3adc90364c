"""How much somebody may do in a while, and how many there may be at once."""

from __future__ import annotations

from asyncio import get_running_loop
from collections import Counter
from collections.abc import Callable
from math import ceil, inf

from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code

MOST_KNOWN = 10_000
"""Addresses and people whose haste is remembered."""


class Headcount:
    """How many are there at once: in all, and of each of many, such as addresses."""

    def __init__(self) -> None:
        self.all = 0
        self.of: Counter[str] = Counter()

    def enter(self, name: str, each: float = inf, together: float = inf) -> bool:
        """Whether there is room for one more; it is counted then."""
        if self.all >= together or self.of[name] >= each:
            return False
        self.all += 1
        self.of[name] += 1
        return True

    def leave(self, name: str) -> None:
        """One has gone."""
        self.all -= 1
        self.of[name] -= 1
        if not self.of[name]:
            del self.of[name]


def loop_time() -> float:
    """Limits are counted in real time, however fast the tables' hours are."""
    return get_running_loop().time()


class Bucket:
    """Lets so much through a second, and some more at once."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = now

    def fill(self, now: float) -> None:
        """Give back what has come in since."""
        passed = max(0.0, now - self.seen)  # a clock may be set back
        self.left = min(self.burst, self.left + passed * self.rate)
        self.seen = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether something may come now; what costs more than a full bucket costs all of it."""
        self.fill(now)
        if self.left < min(cost, self.burst):
            return False
        self.left = max(0.0, self.left - cost)
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Whole seconds until so much is there."""
        return max(1, ceil((min(cost, self.burst) - self.left) / self.rate))


class RateLimit:
    """A bucket for each of many, such as addresses; one that is full again is forgotten."""

    def __init__(
        self, rate: float, burst: float, message: str, clock: Callable[[], float] = loop_time
    ) -> None:
        self.rate = rate
        self.burst = burst
        self.message = message
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str, cost: float = 1.0) -> None:
        """Refused where somebody has used up what there is; the refusal says when to come again."""
        now = self.clock()
        if name not in self.buckets:
            self.make_room(now)
            self.buckets[name] = Bucket(self.rate, self.burst, now)
        bucket = self.buckets[name]
        if not bucket.take(now, cost):
            raise Refusal(Code.TOO_FAST, self.message, after=bucket.wait(cost))

    def make_room(self, now: float) -> None:
        """Forget those who have everything left; of too many others, those who have most."""
        if len(self.buckets) < MOST_KNOWN:
            return
        for bucket in self.buckets.values():
            bucket.fill(now)
        busy = [(each, name) for name, each in self.buckets.items() if each.left < each.burst]
        busy.sort(key=lambda found: found[0].left)
        self.buckets = {name: bucket for bucket, name in busy[: MOST_KNOWN // 2]}
