"""The post-mortem: could this crew have survived or scored more, and how?

Simulated annealing over plans, again and again from the plan that was given or from the best one
so far. While searching, a plan is tried under a few orders of damage tokens, the same for every
plan; what looks better than before is then judged over many orders, and the last few exactly
where that is possible.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from math import log
from random import Random
from time import perf_counter
from typing import Final

from starboard.games.space_alert.movement import TURNS
from starboard.games.space_alert.plan import Planned
from starboard.games.space_alert.resolve import start_mission
from starboard.games.space_alert.solve_cards import Cards, laid
from starboard.games.space_alert.solve_odds import (
    MANY,
    Value,
    exact_value,
    sampled_value,
    token_orders,
)
from starboard.games.space_alert.solve_turns import EMPTY, Rows, Turns

FIRST: Final = (0,)
OTHERS: Final = (1, 2, 3)
"""The orders of tokens that plans are tried under while searching: the others after the first."""

DOUBT: Final = 10.0
"""A plan that is worse by more under the first order is not tried under the others."""

CYCLE: Final = 4000
"""Plans from one start to the next."""

HOT: Final = 6.0
COLD: Final = 0.3
FINALISTS: Final = 4
FROM_GIVEN: Final = 4
"""Every so many cycles begin with the given plan, the others with the best."""


@contextmanager
def unburdened() -> Iterator[None]:
    """Without looking for reference cycles: there are none, and looking takes half of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()


class Solution:
    """The given plan and the best one that was found."""

    def __init__(self, given: Value, best: Value, rows: Rows, plans: int, seconds: float) -> None:
        self.given = given
        self.best = best
        self.rows = rows
        self.plans = plans
        self.seconds = seconds

    @property
    def exact(self) -> bool:
        """Whether all damage tokens that could be drawn are accounted for."""
        return self.given.exact and self.best.exact

    @property
    def better(self) -> bool:
        """Whether anything better was found at all."""
        return self.best.rank() > self.given.rank()


class Tried:
    """A plan with what it is worth under the first order and under all."""

    def __init__(self, rows: Rows, first: float, others: float) -> None:
        self.rows = rows
        self.first = first
        self.worth = (first * len(FIRST) + others * len(OTHERS)) / len(FIRST + OTHERS)


class Solver:
    """Searches for a better plan; the same for the same seed and number of plans."""

    def __init__(
        self, planned: Planned, seed: str = "0", clock: Callable[[], float] = perf_counter
    ) -> None:
        self.planned = planned
        self.clock = clock
        self.began = clock()
        self.start = start_mission(planned)
        self.given = laid(planned.rows)
        self.cards = Cards(planned)
        self.random = Random(seed)
        few = token_orders(self.start, planned, f"{seed}/few", len(FIRST + OTHERS))
        many = token_orders(self.start, planned, f"{seed}/many", MANY)
        self.few = Turns(self.start, few)
        self.many = Turns(self.start, many)
        self.plans = 0
        self.hopeful = self.tried(self.given)
        """The plan worth most to the search: where to go on while no plan survives."""
        self.finalists: dict[Rows, Value] = {self.given: sampled_value(self.many, self.given)}

    def solve(self, plans: int | None = None, seconds: float | None = None) -> Solution:
        """Search until so many plans were tried or so many seconds are over."""
        with unburdened():
            return self._solve(plans, seconds)

    def _solve(self, plans: int | None, seconds: float | None) -> Solution:
        given = self.judge(self.given)
        spent = self.clock() - self.began
        until = None if seconds is None else self.began + seconds - spent * FINALISTS
        cycles = 0
        while self.goes_on(plans, until):
            self.anneal(self.begin(cycles), plans, until)
            cycles += 1
        judged = {rows: self.judge(rows) for rows in self.finalists if rows != self.given}
        judged[self.given] = given
        best = max(judged, key=lambda rows: (judged[rows].rank(), rows == self.given))
        tidy = self.tidied(best)
        judged[tidy] = self.judge(tidy)
        best = tidy if judged[tidy].rank() >= judged[best].rank() else best
        return Solution(given, judged[best], best, self.plans, self.clock() - self.began)

    def tidied(self, rows: Rows) -> Rows:
        """As good a plan that differs less: as given where that does not matter, or no action."""
        simpler = self.simplified(rows)
        while simpler != rows:
            rows, simpler = simpler, self.simplified(simpler)
        return rows

    def simplified(self, rows: Rows) -> Rows:
        """Each change of the given plan taken back, or left out, if the plan is as good without."""
        rank = sampled_value(self.few, rows).rank()
        for seat, place in product(range(len(rows)), range(TURNS)):
            for letter in (self.given[seat][place], EMPTY):
                if rows[seat][place] in (self.given[seat][place], letter):
                    continue
                simpler = self.cards.replaced(rows, seat, place, letter)
                if simpler != rows and sampled_value(self.few, simpler).rank() >= rank:
                    rows = simpler
        return rows

    def goes_on(self, plans: int | None, until: float | None) -> bool:
        """Whether there is plan and time left."""
        if plans is not None and self.plans >= plans:
            return False
        return until is None or self.clock() < until

    def begin(self, cycle: int) -> Rows:
        """Where a cycle begins."""
        if cycle % FROM_GIVEN == 0:
            return self.given
        best = max(self.finalists, key=lambda rows: self.finalists[rows].rank())
        return best if self.finalists[best].survival else self.hopeful.rows

    def anneal(self, rows: Rows, plans: int | None, until: float | None) -> None:
        """One cycle: worse plans are taken too at first, later hardly any."""
        now = best = self.tried(rows)
        length = CYCLE if plans is None else min(CYCLE, max(200, plans // FROM_GIVEN))
        for step in range(length):
            if not self.goes_on(plans, until):
                break
            heat = HOT * (COLD / HOT) ** (step / length)
            changed = self.cards.changed(now.rows, self.random)
            if changed == now.rows:
                continue
            now = self.attempt(changed, now, -heat * log(1.0 - self.random.random())) or now
            if now.worth > best.worth:
                best = now
        self.hopeful = max(self.hopeful, best, key=lambda each: each.worth)
        self.enter(best.rows)

    def tried(self, rows: Rows) -> Tried:
        """A plan, tried under all orders whatever it is worth."""
        self.plans += 1
        return Tried(rows, self.mean(rows, FIRST), self.mean(rows, OTHERS))

    def attempt(self, rows: Rows, beat: Tried, slack: float) -> Tried | None:
        """Try a plan; nothing if it is worse than another by more than the slack."""
        self.plans += 1
        first = self.mean(rows, FIRST)
        if first < beat.first - slack - DOUBT:
            return None
        tried = Tried(rows, first, self.mean(rows, OTHERS))
        return tried if tried.worth >= beat.worth - slack else None

    def mean(self, rows: Rows, orders: tuple[int, ...]) -> float:
        """What a plan is worth to the search under some orders."""
        endings = self.few.endings(rows, orders)
        return sum([ending.worth * count for ending, count in endings]) / len(orders)

    def enter(self, rows: Rows) -> None:
        """Keep a plan among the finalists if it is one of the best over many orders."""
        self.finalists[rows] = sampled_value(self.many, rows)
        if len(self.finalists) > FINALISTS:
            last = min(self.finalists, key=lambda each: self.finalists[each].rank())
            del self.finalists[last]

    def judge(self, rows: Rows) -> Value:
        """The value of a plan: exact where it can be."""
        exact = exact_value(self.start, rows, self.planned.tiles)
        return exact if exact is not None else sampled_value(self.many, rows)
