"""Drawing many times at once from a list of chances."""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate
from math import floor, lgamma, log, log1p, sqrt
from random import Random
from typing import Final

ONE_BY_ONE: Final = 12
"""Up to so many draws for each result they are made one after the other."""

FEW: Final = 10.0
"""Expected successes below which it is quicker to jump from one to the next."""


class Urn:
    """Results with their chances, to draw from."""

    def __init__(self, results: list[tuple[int, float]]) -> None:
        ranked = sorted(results, key=lambda result: -result[1])
        self.results = [result for result, _ in ranked]
        chances = [chance for _, chance in ranked]
        self.bounds = list(accumulate(chances))
        rest = [1.0, *(1.0 - bound for bound in self.bounds)]
        self.parts = [chance / left for chance, left in zip(chances, rest, strict=False)]
        """The chance of each result if none of those before it came up."""

    def draw(self, times: int, random: Random) -> dict[int, int]:
        """How often each result comes up."""
        if times > ONE_BY_ONE * len(self.results):
            return self._draw_together(times, random)
        results, bounds, roll = self.results, self.bounds, random.random
        last = len(results) - 1
        if times == 1:
            return {results[bisect(bounds, roll(), 0, last)]: 1}
        drawn: dict[int, int] = {}
        for _ in range(times):
            result = results[bisect(bounds, roll(), 0, last)]
            drawn[result] = drawn.get(result, 0) + 1
        return drawn

    def _draw_together(self, times: int, random: Random) -> dict[int, int]:
        drawn: dict[int, int] = {}
        last = len(self.results) - 1
        for place, result in enumerate(self.results):
            count = times if place == last else binomial(times, self.parts[place], random)
            if count:
                drawn[result] = count
                times -= count
            if not times:
                break
        return drawn


def binomial(times: int, chance: float, random: Random) -> int:
    """How often something with this chance happens; exact in distribution."""
    if chance >= 1.0:
        return times
    if chance > 0.5:
        return times - binomial(times, 1.0 - chance, random)
    if times * chance < FEW:
        return _by_jumps(times, chance, random)
    return _by_rejection(times, chance, random)


def _by_jumps(times: int, chance: float, random: Random) -> int:
    """Jump over the failures to the next success."""
    if chance <= 0.0:
        return 0
    scale = log1p(-chance)
    at, count = 0, 0
    while True:
        at += floor(log(1.0 - random.random()) / scale) + 1
        if at > times:
            return count
        count += 1


def _by_rejection(times: int, chance: float, random: Random) -> int:
    """Hörmann's transformed rejection with squeeze (1993)."""
    spread = sqrt(times * chance * (1.0 - chance))
    b = 1.15 + 2.53 * spread
    a = -0.0873 + 0.0248 * b + 0.01 * chance
    center = times * chance + 0.5
    squeeze = 0.92 - 4.2 / b
    alpha = (2.83 + 5.1 / b) * spread
    odds = log(chance / (1.0 - chance))
    mode = floor((times + 1) * chance)
    height = lgamma(mode + 1) + lgamma(times - mode + 1)
    while True:
        u = random.random() - 0.5
        margin = 0.5 - abs(u)
        if margin <= 0.0:
            continue
        count = floor((2.0 * a / margin + b) * u + center)
        if count < 0 or count > times:
            continue
        v = 1.0 - random.random()
        if margin >= 0.07 and v <= squeeze:
            return count
        v *= alpha / (a / (margin * margin) + b)
        likely = height - lgamma(count + 1) - lgamma(times - count + 1) + (count - mode) * odds
        if log(v) <= likely:
            return count
