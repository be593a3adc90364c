"""What a volley of dice can show, and how likely (ECL-CMB-21…28)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import comb

from starboard.games.eclipse.dice import FACES, SIDES, is_hit
from starboard.games.eclipse.odds.fleet import Dice

Hits = tuple[tuple[int, int, int], ...]
"""Damage, how many levels of shields it gets through, how many such dice; largest first."""

DieKind = tuple[int, int, bool, int]
"""Damage, computer, whether it splits, how many dice."""


@cache
def sides_that_hit(computer: int, shield: int) -> int:
    """Of six: the damage symbol, and the numbers that reach 6 (ECL-CMB-24…27)."""
    return sum([is_hit(face, computer, shield) for face in FACES])


def dice_kinds(dice: Dice, computer: int, splits: bool, ships: int) -> list[DieKind]:
    """The dice of some ships of one type (ECL-CMB-21); only the strongest split (ECL-TECH-20)."""
    return [(damage, computer, splits and damage == 4, count * ships) for damage, count in dice]


@cache
def spread(kind: DieKind, shields: tuple[int, ...]) -> tuple[tuple[Hits, float], ...]:
    """Every result of equal dice against these levels of shields, weakest first."""
    damage, computer, splits, count = kind
    reach = [sides_that_hit(computer, shield) for shield in shields]
    sides = [SIDES - reach[0]]  # by levels got through: none, one, …
    for level, hitting in enumerate(reach):
        beyond = reach[level + 1] if level + 1 < len(reach) else 0
        sides.append(hitting - beyond)
    # A die that splits its damage is worth as many dice of one damage (ECL-TECH-20).
    each, times = (1, damage) if splits else (damage, 1)
    total = SIDES**count
    return tuple(
        (
            tuple((each, level, n * times) for level, n in enumerate(shares) if level and n),
            ways / total,
        )
        for shares, ways in _shares(count, tuple(sides))
    )


def _shares(dice: int, sides: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to share the dice among the results, and in how many throws it happens."""
    last = sides[-1]
    if len(sides) == 1:
        yield (dice,), last**dice
        return
    for count in range(dice + 1 if last else 1):
        for rest, ways in _shares(dice - count, sides[:-1]):
            yield (*rest, count), ways * comb(dice, count) * last**count


def results(kinds: tuple[DieKind, ...], shields: tuple[int, ...]) -> int:
    """At most so many different results has a volley."""
    found = 1
    for kind in kinds:
        found *= len(spread(kind, shields))
    return found


@cache
def volley(kinds: tuple[DieKind, ...], shields: tuple[int, ...]) -> tuple[tuple[Hits, float], ...]:
    """Every result of all dice of one activation, rolled together (ECL-CMB-22)."""
    shown: dict[Hits, float] = {(): 1.0}
    for kind in kinds:
        joined: dict[Hits, float] = {}
        for hits, chance in shown.items():
            for more, likely in spread(kind, shields):
                key = merged(hits, more)
                joined[key] = joined.get(key, 0.0) + chance * likely
        shown = joined
    return tuple(shown.items())


def merged(hits: Hits, more: Hits) -> Hits:
    """Two lists of hits as one."""
    if not hits:
        return tuple(sorted(more, reverse=True))
    if not more:
        return hits
    counts: dict[tuple[int, int], int] = {}
    for damage, level, count in (*hits, *more):
        counts[damage, level] = counts.get((damage, level), 0) + count
    return tuple(
        sorted(((damage, level, n) for (damage, level), n in counts.items()), reverse=True)
    )
