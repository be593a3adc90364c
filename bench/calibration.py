"""A fixed piece of pure Python, so that figures of different machines can be compared.

It takes about 16 ms on the reference machine (one core, CPython 3.11).
"""

from __future__ import annotations

import time

REFERENCE_MS = 16.0


def sieve_and_sort() -> int:
    """Arithmetic, list and dict work in the proportions that rules have."""
    counts: dict[int, int] = {}
    value = 12345
    for _ in range(90_000):
        value = (value * 1103515245 + 12345) & 0x7FFFFFFF
        counts[value % 977] = counts.get(value % 977, 0) + 1
    return sum(sorted(counts.values())[-10:])


def measure(rounds: int = 5) -> float:
    """Milliseconds of the best round."""
    best = float("inf")
    for _ in range(rounds):
        begin = time.perf_counter()
        sieve_and_sort()
        best = min(best, time.perf_counter() - begin)
    return best * 1000
