"""What a plan is worth over the damage tokens nobody knows: exactly, or over many orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations, product
from math import comb
from typing import Final

from starboard.games.space_alert.box.expect import after, is_won, run_to_damage
from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.box.resolve import score
from starboard.games.space_alert.box.solve_rows import Rows, fingerprint, zone_tiles
from starboard.games.space_alert.cards import ACTIONS
from starboard.games.space_alert.fast.evaluator import Evaluator
from starboard.games.space_alert.film.hull import TakeDamage
from starboard.games.space_alert.state import Mission
from starboard.kernel import Seeded

FEW: Final = 300
"""Up to how many different ships at once the expectation is worked out exactly."""

MOST: Final = 2000
"""And up to how many in all, for the sake of time."""

MANY: Final = 64
"""Over how many orders of tokens a plan is judged otherwise."""

Order = dict[str, tuple[str, ...]]


class Value:
    """Survival and mean score; the score only counts missions that were survived."""

    def __init__(self, survival: float, score: float | None, exact: bool) -> None:
        self.survival = survival
        self.score = score
        self.exact = exact

    def rank(self) -> tuple[float, float]:
        """Survival first, then the score."""
        return (self.survival, float("-inf") if self.score is None else self.score)


def token_orders(state: Mission, planned: Planned, seed: str, count: int) -> list[Order]:
    """Some orders of the tokens face down: listed ones first, the others as a seed has them."""
    chance = Seeded(seed)
    return [
        {
            zone: shuffled(tiles, planned.tiles.get(number, []), chance)
            for number, (zone, tiles) in enumerate(zone_tiles(state).items())
        }
        for _ in range(count)
    ]


def shuffled(tiles: list[str], listed: Sequence[str], chance: Seeded) -> tuple[str, ...]:
    """The listed tokens in their order, then the others at random."""
    found = [tile for tile in listed if tile in tiles]
    left = [tile for tile in tiles if tile not in found]
    while left:
        found.append(left.pop(chance.below(len(left))))
    return tuple(found)


def sampled_value(ships: Evaluator, rows: Rows) -> Value:
    """The value of a plan over the orders of tokens that are being tried."""
    found = ships.survey(rows)
    mean = found.points / found.won if found.won else None
    return Value(found.won / found.count, mean, exact=False)


def exact_value(start: Mission, rows: Rows, listed: dict[int, list[str]]) -> Value | None:
    """The value of a plan over all tokens that can be drawn; nothing if they are too many."""
    ships = [(with_plan(start, rows), Fraction(1))]
    survival, points = Fraction(0), Fraction(0)
    followed = 0
    while ships:
        branches: dict[object, tuple[Mission, Fraction]] = {}
        for state, chance in ships:
            damage = run_to_damage(state)
            if damage is None:
                if is_won(state):
                    survival += chance
                    points += chance * score(state)
                continue
            for branch, share in branches_of(state, damage, listed):
                key = (fingerprint(branch), plans_of(branch), tuple(branch.agenda.entries()))
                sofar = branches[key][1] if key in branches else Fraction(0)
                branches[key] = (branch, sofar + chance * share)
                followed += 1
                if len(branches) > FEW or followed > MOST:
                    return None
        ships = list(branches.values())
    return Value(float(survival), float(points / survival) if survival else None, exact=True)


def with_plan(start: Mission, rows: Rows) -> Mission:
    """The ship before the first turn with these cards laid."""
    state = start.clone()
    for crew, row in zip(state.crew, rows, strict=True):
        crew.plan = [ACTIONS[letter] for letter in row]
    return state


def plans_of(state: Mission) -> str:
    """The cards that lie on all boards."""
    return "".join([action.value for crew in state.crew for action in crew.plan])


def branches_of(
    state: Mission, step: TakeDamage, listed: dict[int, list[str]]
) -> Iterator[tuple[Mission, Fraction]]:
    """The ship after each set of tokens that can be drawn now."""
    sets: list[list[tuple[str, ...]]] = []
    share = Fraction(1)
    for zone, count in step.wanted(state):
        left = state.tiles[zone]
        known = tuple([tile for tile in listed.get(zone, []) if tile in left][:count])
        others = [tile for tile in left if tile not in listed.get(zone, [])]
        taken = min(count - len(known), len(others))
        sets.append([known + more for more in combinations(others, taken)])
        share /= comb(len(others), taken)
        if count > len(left):
            break
    for chosen in product(*sets):
        yield after(state, chosen), share
