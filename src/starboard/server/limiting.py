"""How much somebody may do in a while."""

from __future__ import annotations

MOST_KNOWN = 10_000
"""Addresses and people whose haste is remembered."""


class Bucket:
    """Lets so many things through a second, and a few more at once."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.seen = now

    def take(self, now: float) -> bool:
        """Whether one more may come now."""
        passed = max(0.0, now - self.seen)  # a clock may be set back
        self.left = min(self.burst, self.left + passed * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def bucket_of(known: dict[str, Bucket], name: str, rate: float, burst: int, now: float) -> Bucket:
    """What is left to somebody; those who were quiet for long are forgotten."""
    if len(known) > MOST_KNOWN:
        known.clear()
    return known.setdefault(name, Bucket(rate, burst, now))
