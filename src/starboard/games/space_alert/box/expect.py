"""The exact distribution of a mission's outcome over all damage tokens that may be drawn."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, product
from math import comb

from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.plan import Planned
from starboard.games.space_alert.box.resolve import score, start_mission
from starboard.games.space_alert.film.hull import TakeDamage
from starboard.games.space_alert.state import Mission
from starboard.kernel import Forced, NoChance
from starboard.kernel.codec import dumps
from starboard.kernel.loop import steps, work

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
            damage = run_to_damage(state)
            if damage is None:
                points = score(state) if is_won(state) else None
                found[points] = found.get(points, Fraction(0)) + chance
                continue
            for branch, share in draws(state, damage):
                key = dumps(branch)
                known = branches.get(key)
                sofar = known[1] if known else Fraction(0)
                branches[key] = (branch, sofar + chance * share)
            if len(branches) > MOST:
                raise BadInput(planned.source.name, "too-many-damage-tokens")
        open_ships = list(branches.values())
    return found


def run_to_damage(state: Mission) -> TakeDamage | None:
    """Go on until damage tokens are about to be drawn; nothing if the mission is over."""
    for entry in steps(GAME, state, NoChance()):
        if isinstance(entry, TakeDamage):
            return entry
    return None


def is_won(state: Mission) -> bool:
    """Whether a mission that is over was completed."""
    return state.outcome is not None and bool(state.outcome.won)


def draws(state: Mission, step: TakeDamage) -> list[tuple[Mission, Fraction]]:
    """The ship after each set of tokens that can be drawn now; their order does not matter."""
    sets: list[list[tuple[str, ...]]] = []
    share = Fraction(1)
    for zone, count in step.wanted(state):
        left = state.tiles[zone]
        taken = min(count, len(left))
        sets.append(list(combinations(left, taken)))
        share /= comb(len(left), taken)
        if count > len(left):
            break
    return [(after(state, chosen), share) for chosen in product(*sets)]


def after(state: Mission, chosen: tuple[tuple[str, ...], ...]) -> Mission:
    """A copy of the ship, whose damage is next, with these tokens on it."""
    ship = state.clone()
    work(GAME, ship, ship.agenda, Forced(*[tile for tiles in chosen for tile in tiles]))
    for drawn in ship.drawn:
        drawn.sort()
    return ship
