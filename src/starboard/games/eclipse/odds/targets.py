"""Who is hit: dice assigned by the rule for neutral ships, or by a player's strategy.

All strategies destroy what they can and differ in what they want to destroy. Which ships are
destroyed is a vector of numbers by type; of one type the most damaged ships go first. The best
vector that the dice can pay for is taken, so that as little damage as possible is wasted.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate, product

from starboard.games.eclipse.odds.dice import Hits
from starboard.games.eclipse.odds.fleet import AWAY, Fleet, Ships

Need = tuple[tuple[int, int], ...]
"""Level of shields and what it takes to destroy, for each ship that is to go."""

Vector = tuple[int, ...]
"""How many ships of each type are destroyed, the most wanted type first."""

Levels = tuple[int, ...]
"""Levels of shields of the types that stay, the most wanted type first."""


class Strategy(StrEnum):
    """How a party assigns its dice."""

    LARGEST_FIRST = "largest_first"
    """As neutral ships do: Dreadnoughts, then Cruisers, then Interceptors (ECL-CMB-44)."""
    MOST_KILLS = "most_kills"
    """As many ships as possible, the larger ones among equals."""
    MOST_FIREPOWER = "most_firepower"
    """As many enemy cannons and computers as possible."""


DEFAULT_STRATEGY = Strategy.MOST_FIREPOWER
"""How players assign their dice if nothing else is said."""


class Aim:
    """A strategy against one enemy party."""

    def __init__(self, strategy: Strategy, targets: Sequence[Ships]) -> None:
        self.strategy = strategy
        self.targets = tuple(targets)
        self.order = sorted(range(len(targets)), key=self._importance)
        """Types by how much they are wanted."""
        self._alike = len({kind.shield for kind in targets}) == 1
        """What hits one of them hits all of them."""
        self._vectors: dict[tuple[Vector, int], list[Vector]] = {}
        self._done: dict[tuple[Hits, Fleet], Fleet] = {}

    def _importance(self, index: int) -> tuple[int, int]:
        ships = self.targets[index]
        first = ships.firepower if self.strategy is Strategy.MOST_FIREPOWER else 0
        return (-first, -ships.rank)

    def shields(self, fleet: Fleet) -> tuple[int, ...]:
        """The levels of shields among the ships in the sector, weakest first."""
        levels = {
            kind.shield
            for kind, ships in zip(self.targets, fleet, strict=True)
            if len(ships) > 1 and ships[0] != AWAY
        }
        return tuple(sorted(levels))

    def assign(self, hits: Hits, fleet: Fleet) -> Fleet:
        """The fleet after these hits."""
        if not hits:
            return fleet
        key = (hits, fleet)
        after = self._done.get(key)
        if after is None:
            if self._alike and len(hits) == 1:
                after = self._assign_equal(hits[0][0], hits[0][2], fleet)
            else:
                after = self._assign(hits, fleet)
            self._done[key] = after
        return after

    def _assign_equal(self, damage: int, dice: int, fleet: Fleet) -> Fleet:
        """The same for dice and ships that leave no choice but which ships to destroy."""
        order = self.order
        costs = [
            [*accumulate([-(-takes // damage) for takes in fleet[at][1:]], initial=0)]
            if fleet[at][0] != AWAY
            else [0]
            for at in order
        ]
        vector = self._affordable(costs, dice)
        after = list(fleet)
        for place, killed in enumerate(vector):
            dice -= costs[place][killed]
            if killed:
                ships = after[order[place]]
                after[order[place]] = ships[:1] + ships[1 + killed :]
        wanted = self._wanted(after) if dice else []
        if wanted:
            ships = after[wanted[0]]
            after[wanted[0]] = (ships[0], ships[1] - damage * dice, *ships[2:])
        return tuple(after)

    def _affordable(self, costs: list[list[int]], dice: int) -> Vector:
        """The best of the ships that so many equal dice can destroy."""
        if self.strategy is Strategy.LARGEST_FIRST:
            vector: list[int] = []
            for row in costs:
                killed = bisect_right(row, dice) - 1
                dice -= row[killed]
                vector.append(killed)
            return tuple(vector)
        for wish in self._wishes(tuple([len(row) - 1 for row in costs]), dice):
            if sum([row[killed] for row, killed in zip(costs, wish, strict=True)]) <= dice:
                return wish
        raise AssertionError("destroying nothing is always possible")

    def _assign(self, hits: Hits, fleet: Fleet) -> Fleet:
        level_of = {shield: level for level, shield in enumerate(self.shields(fleet))}
        levels = [level_of.get(kind.shield, len(level_of)) for kind in self.targets]
        order = self.order
        counts = tuple([len(fleet[at]) - 1 if fleet[at][0] != AWAY else 0 for at in order])
        dice = sum([count for _, _, count in hits])
        total = sum([damage * count for damage, _, count in hits])
        sums = [[*accumulate(fleet[at][1:], initial=0)] for at in order]
        for vector in self._wishes(counts, dice):
            if sum([sums[place][killed] for place, killed in enumerate(vector)]) > total:
                continue
            need: list[tuple[int, int]] = []
            after = [list(ships) for ships in fleet]
            for at, killed in zip(order, vector, strict=True):
                need += [(levels[at], takes) for takes in fleet[at][1 : 1 + killed]]
                del after[at][1 : 1 + killed]
            wanted = self._wanted(after)
            stays = tuple([levels[at] for at in wanted])
            left = cover(tuple(sorted(need, reverse=True)), hits, stays)
            if left is not None:
                return _damaged(after, wanted, stays, left)
        raise AssertionError("destroying nothing is always possible")

    def _wishes(self, counts: Vector, dice: int) -> list[Vector]:
        """Which ships to destroy with so many dice, best first, if their damage allows it."""
        key = (counts, min(dice, sum(counts)))
        known = self._vectors.get(key)
        if known is None:
            largest_first = product(*[range(min(n, dice), -1, -1) for n in counts])
            known = [vector for vector in largest_first if sum(vector) <= dice]
            if self.strategy is not Strategy.LARGEST_FIRST:
                known.sort(key=self._worth, reverse=True)
            self._vectors[key] = known
        return known

    def _worth(self, vector: Vector) -> tuple[int, int]:
        """What is gained by destroying so many of each type; among equals larger types count."""
        if self.strategy is Strategy.MOST_KILLS:
            return (sum(vector), 0)
        powers = [self.targets[at].firepower for at in self.order]
        gone = sum([power * killed for power, killed in zip(powers, vector, strict=True)])
        return (gone, sum(vector))

    def _wanted(self, fleet: Sequence[Sequence[int]]) -> list[int]:
        """The types that stay, in the order in which they take what is left (ECL-CMB-22, 46)."""
        there = [index for index in self.order if len(fleet[index]) > 1 and fleet[index][0] != AWAY]
        if self.strategy is Strategy.MOST_KILLS:
            there.sort(key=lambda index: fleet[index][1])
        return there


def _damaged(fleet: list[list[int]], wanted: list[int], stays: Levels, left: Hits) -> Fleet:
    """Lay what is left over on the first type that it hits, on its weakest ship (ECL-CMB-45)."""
    for damage, through, count in left:
        for index, level in zip(wanted, stays, strict=True):
            if level < through:
                fleet[index][1] -= damage * count
                break
    return tuple(tuple(ships) for ships in fleet)


@lru_cache(maxsize=200_000)
def cover(need: Need, hits: Hits, stays: Levels) -> Hits | None:
    """Destroy these ships and keep as much damage as possible; None where it cannot be done."""
    if not need:
        return hits
    if not hits:
        return None
    if len(hits) == 1:
        return _cover_with_equal_dice(need, hits)
    level, takes = need[0]
    best: Hits | None = None
    most: list[int] = []
    for left in _ways_to_destroy(takes, level, hits):
        rest = cover(need[1:], left, stays)
        if rest is None:
            continue
        kept = _kept(rest, stays)
        if kept > most:
            best, most = rest, kept
    return best


def _kept(left: Hits, stays: Levels) -> list[int]:
    """What the dice that are left over do to the ships that stay: in all, and type by type."""
    kept = [0] * (len(stays) + 1)
    for damage, through, count in left:
        for place, level in enumerate(stays, 1):
            if level < through:
                kept[0] += damage * count
                kept[place] += damage * count
                break
    return kept


def _cover_with_equal_dice(need: Need, hits: Hits) -> Hits | None:
    """The same with one kind of dice, which leaves no choice."""
    ((damage, through, count),) = hits
    for level, takes in need:
        if level >= through:
            return None
        count -= -(-takes // damage)
    if count < 0:
        return None
    return ((damage, through, count),) if count else ()


def _ways_to_destroy(takes: int, level: int, hits: Hits) -> list[Hits]:
    """What can be left after destroying one ship without a die too many."""
    ways: list[Hits] = []

    def choose(at: int, missing: int, smallest: int, left: Hits) -> None:
        if missing <= 0:
            if missing + smallest > 0:  # without the smallest die it would survive
                ways.append(left + hits[at:])
            return
        if at == len(hits):
            return
        damage, through, count = hits[at]
        usable = min(count, -(-missing // damage)) if through > level else 0
        for used in range(usable, -1, -1):
            kept = ((damage, through, count - used),) if used < count else ()
            least = min(smallest, damage) if used else smallest
            choose(at + 1, missing - used * damage, least, left + kept)

    choose(0, takes, takes + hits[0][0], ())
    return ways
