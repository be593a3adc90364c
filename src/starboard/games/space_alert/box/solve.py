"""The post-mortem: could this crew have survived or scored more, and how?

Simulated annealing over plans, again and again from the plan that was given or from the best one
so far. While searching, a plan is tried under a few orders of damage tokens, the same for every
plan; what looks better than before is then judged over many orders, and the last few exactly
where that is possible.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from random import Random
from time import perf_counter
from typing import Final

from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.box.resolve import start_mission
from starboard.games.space_alert.box.solve_cards import Cards
from starboard.games.space_alert.box.solve_odds import (
    MANY,
    Value,
    exact_value,
    sampled_value,
    token_orders,
)
from starboard.games.space_alert.box.solve_rows import EMPTY, Rows, laid
from starboard.games.space_alert.fast.evaluator import Evaluator
from starboard.games.space_alert.phases import TURNS

FEW: Final = 4
"""The orders of tokens that plans are tried under while searching."""

CYCLE: Final = 4000
"""Steps from one start to the next, at first; the longer the search, the longer the cycles."""

LONGER: Final = 4
"""How many times the length of a cycle doubles, each time after as many cycles."""

FINALISTS: Final = 4
FROM_GIVEN: Final = 4
"""Every so many cycles begin with the given plan, the others with the best."""

FAST_STEPS: Final = 1000
SLOW_STEPS: Final = 10
"""After how many steps the clock is looked at: in machine code, and without."""


def nobody(plans: int) -> None:
    """Nobody wants to know."""


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


class Solver:
    """Searches for a better plan; the same for the same seed and number of plans."""

    def __init__(
        self,
        planned: Planned,
        seed: str = "0",
        clock: Callable[[], float] = perf_counter,
        compiled: bool | None = None,
    ) -> None:
        self.planned = planned
        self.clock = clock
        self.start = start_mission(planned)
        self.given = laid(planned.rows)
        self.cards = Cards(planned)
        self.random = Random(seed)
        few = token_orders(self.start, planned, f"{seed}/few", FEW)
        many = token_orders(self.start, planned, f"{seed}/many", MANY)
        self.few = Evaluator(self.start, few, compiled)
        self.few.choose(self.cards.choice())
        self.many = Evaluator(self.start, many, compiled)
        self.finalists: dict[Rows, Value] = {self.given: sampled_value(self.many, self.given)}
        self.hopeful, self.hope = self.given, float("-inf")
        """The plan worth most to the search: where to go on while no plan survives."""
        self.told: Callable[[int], None] = nobody
        """Who wants to know how many plans were tried so far."""
        self.began = clock()  # machine code was made by now, if it had to be

    @property
    def plans(self) -> int:
        """How many plans were tried."""
        return self.few.plans

    def solve(self, plans: int | None = None, seconds: float | None = None) -> Solution:
        """Search until so many plans were tried or so many seconds are over."""
        given = self.judge(self.given)
        spent = self.clock() - self.began
        until = None
        if seconds is not None:
            until = self.began + max(seconds - spent * FINALISTS, seconds / 2)
        cycles = 0
        while self.goes_on(plans, until):
            self.anneal(cycles, plans, until)
            cycles += 1
        judged = {rows: self.judge(rows) for rows in self.finalists if rows != self.given}
        judged[self.given] = given
        best = max(judged, key=lambda rows: (judged[rows].rank(), rows == self.given))
        tried, spent = self.plans, self.clock() - self.began
        tidy = self.tidied(best)
        judged[tidy] = self.judge(tidy)
        best = tidy if judged[tidy].rank() >= judged[best].rank() else best
        return Solution(given, judged[best], best, tried, spent)

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
        return best if self.finalists[best].survival else self.hopeful

    def anneal(self, cycle: int, plans: int | None, until: float | None) -> None:
        """One cycle: worse plans are taken too at first, later hardly any."""
        length = CYCLE << min(cycle // LONGER, LONGER)
        if plans is not None:
            length = min(length, max(200, plans // FROM_GIVEN))
        rows = self.begin(cycle)
        self.few.begin(rows, self.cards.of(rows), length, self.random.getrandbits(31))
        most = FAST_STEPS if self.few.compiled else SLOW_STEPS
        while self.goes_on(plans, until):
            steps = most if plans is None else min(most, plans - self.plans)
            if not self.few.climb(steps):
                break
            self.told(self.plans)
        best = self.few.best()[0]
        if self.few.worth > self.hope:
            self.hopeful = best
            self.hope = float(self.few.worth)
        self.enter(best)

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
