"""Battles walked through one by one; the same loop in plain Python and as machine code.

The random numbers are Marsaglia's xorshift of 128 bits, so that both come to the same results.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

NO_DICE: Final = -1
"""Stands in `rows` where a fleet has no dice of that group."""


def walk(
    battles: int,
    seed: int,
    start: Any,
    missiles: int,
    width: int,
    span: int,
    sides: Any,
    first_group: Any,
    rows: Any,
    times: Any,
    chances: Any,
    after: Any,
    after_at: Any,
    alive: Any,
    ended: Any,
) -> int:
    """Walk through so many battles and count where they end; returns the rounds of all of them."""
    x, y, z, w = seed, 362436069, 521288629, 88675123
    rounds = 0
    for _ in range(battles):
        defender, attacker, act = start[0], start[1], 0
        while alive[defender] and alive[width + attacker]:
            if act == missiles:
                rounds += 1
            side = sides[act]
            own = attacker if side else defender
            units = 0
            for group in range(first_group[act], first_group[act + 1]):
                at = rows[group * width + own]
                if at != NO_DICE:
                    t = x ^ (x << 11 & 0xFFFFFFFF)
                    x, y, z = y, z, w
                    w = w ^ w >> 19 ^ t ^ t >> 8
                    hits = 0
                    while w >= chances[at + hits]:
                        hits += 1
                    units += hits * times[group]
            if units:
                if side:
                    defender = after[after_at[act] + defender * span + units]
                else:
                    attacker = after[after_at[act] + attacker * span + units]
            act += 1
            if act == len(sides):
                act = missiles
        ended[defender * width + attacker] += 1
    return rounds


@cache
def loop(plain: bool) -> tuple[Callable[..., int], Callable[[list[int]], Any]]:
    """The walk as machine code and arrays for it; without numba, itself and plain lists."""
    try:
        import numba
        import numpy
    except ImportError:
        plain = True
    if plain:
        return walk, list
    return numba.njit(cache=True)(walk), lambda numbers: numpy.array(numbers, numpy.int64)
