"""Who is hit: dice assigned by the rule for neutral ships, or by a player's strategy.

All strategies destroy what they can and differ in what they want to destroy. Which ships are
destroyed is a vector of numbers by type; of one type the most damaged ships go first. The best
vector that the dice can pay for is taken, so that as little damage as possible is wasted.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate, product

from starboard.games.eclipse.fleet import AWAY, Fleet, Ships
from starboard.games.eclipse.odds_dice import Hits

Need = tuple[tuple[int, int], ...]
"""Level of shields and what it takes to destroy, for each ship that is to go."""

Vector = tuple[int, ...]
"""How many ships of each type are destroyed."""

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
            after = self._assign(hits, fleet)
            self._done[key] = after
        return after

    def _assign(self, hits: Hits, fleet: Fleet) -> Fleet:
        level_of = {shield: level for level, shield in enumerate(self.shields(fleet))}
        levels = [level_of.get(kind.shield, len(level_of)) for kind in self.targets]
        counts = tuple(len(ships) - 1 if ships[0] != AWAY else 0 for ships in fleet)
        dice = sum(count for _, _, count in hits)
        total = sum(damage * count for damage, _, count in hits)
        sums = [[*accumulate(ships[1:], initial=0)] for ships in fleet]
        for vector in self._wishes(counts, dice):
            takes = 0
            for index, killed in enumerate(vector):
                takes += sums[index][killed]
            if takes > total:
                continue
            need: list[tuple[int, int]] = []
            for index, killed in enumerate(vector):
                need += [(levels[index], fleet[index][1 + k]) for k in range(killed)]
            after = [
                list(ships[:1] + ships[1 + gone :])
                for ships, gone in zip(fleet, vector, strict=True)
            ]
            wanted = self._wanted(after)
            stays = tuple(levels[index] for index in wanted)
            left = cover(tuple(sorted(need, reverse=True)), hits, stays)
            if left is not None:
                return _damaged(after, wanted, stays, left)
        raise AssertionError("destroying nothing is always possible")

    def _wishes(self, counts: Vector, dice: int) -> list[Vector]:
        """Which ships to destroy with so many dice, best first, if their damage allows it."""
        key = (counts, min(dice, sum(counts)))
        known = self._vectors.get(key)
        if known is None:
            vectors = product(*(range(min(n, dice) + 1) for n in counts))
            enough = [vector for vector in vectors if sum(vector) <= dice]
            known = sorted(enough, key=self._worth, reverse=True)
            self._vectors[key] = known
        return known

    def _worth(self, vector: Vector) -> tuple[int, ...]:
        by_size = tuple(vector[index] for index in self.order)
        match self.strategy:
            case Strategy.LARGEST_FIRST:
                return by_size
            case Strategy.MOST_KILLS:
                return (sum(vector), *by_size)
            case Strategy.MOST_FIREPOWER:
                gone = sum(
                    n * ships.firepower for n, ships in zip(vector, self.targets, strict=True)
                )
                return (gone, sum(vector), *by_size)

    def _wanted(self, fleet: list[list[int]]) -> list[int]:
        """The types that stay, in the order in which they take what is left over (ECL-CMB-46)."""
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
