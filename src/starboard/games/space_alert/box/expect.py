"""The exact distribution of a mission's outcome over all damage tokens that may be drawn."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb

from starboard.errors import BadInput
from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.box.resolve import score, start_mission
from starboard.games.space_alert.film.hull import TakeDamage
from starboard.games.space_alert.state import Mission
from starboard.kernel import Forced, NoChance, Step
from starboard.kernel.codec import dumps

MOST = 20_000
"""How many different ships may be followed at once."""

Outcomes = dict[int | None, Fraction]
"""The probability of each score; nothing stands for a lost mission."""


def distribution(planned: Planned) -> Outcomes:
    """Every possible score with its exact probability."""
    found: Outcomes = {}
    open_ships = [(start_mission(planned), Fraction(1))]
    while open_ships:
        branches: dict[bytes, tuple[Mission, Fraction]] = {}
        for state, chance in open_ships:
            run_to_damage(state)
            if state.outcome is not None:
                points = score(state) if state.outcome.won else None
                found[points] = found.get(points, Fraction(0)) + chance
                continue
            for branch, share in draws(state):
                key = dumps(branch)
                known = branches.get(key)
                sofar = known[1] if known else Fraction(0)
                branches[key] = (branch, sofar + chance * share)
            if len(branches) > MOST:
                raise BadInput(planned.source.name, "too-many-damage-tokens")
        open_ships = list(branches.values())
    return found


def run_to_damage(state: Mission) -> None:
    """Go on until damage tokens are drawn or the mission is over."""
    stack = state.agenda.stack
    while state.outcome is None and not isinstance(stack[-1], TakeDamage):
        step = stack.pop()
        assert isinstance(step, Step)
        step.run(state, NoChance())


def draws(state: Mission) -> list[tuple[Mission, Fraction]]:
    """The ship after each set of tokens that can be drawn now; their order does not matter."""
    step = state.agenda.stack[-1]
    assert isinstance(step, TakeDamage)
    sets: list[list[tuple[str, ...]]] = []
    share = Fraction(1)
    for zone, count in step.wanted(state):
        left = state.tiles[zone]
        taken = min(count, len(left))
        sets.append(list(combinations(left, taken)))
        share /= comb(len(left), taken)
        if count > len(left):
            break
    return [(after(state, step, chosen), share) for chosen in product(*sets)]


def after(state: Mission, step: TakeDamage, chosen: tuple[tuple[str, ...], ...]) -> Mission:
    """A copy of the ship with these tokens on it."""
    ship = state.clone()
    ship.agenda.stack.pop()
    step.run(ship, Forced(*[tile for tiles in chosen for tile in tiles]))
    for drawn in ship.drawn:
        drawn.sort()
    return ship
