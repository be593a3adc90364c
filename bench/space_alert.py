"""Space Alert: missions a second of the normal resolver, plans a second of the post-mortem.

Run it with `python -m bench.space_alert`, in the environment that is to be measured. The missions
have the timelines of the eight missions of the CD, threats of both colours, a crew of five and a
card in every turn; their plans were improved a little, so that many of them fly to the end.
"""

from __future__ import annotations

import platform
import statistics
import time
from random import Random

from tools.measured import record

import starboard.kernel.loop as loop
from starboard.games.space_alert import GAME
from starboard.games.space_alert.box.solve_rows import TokenOrder, laid
from starboard.games.space_alert.content import ThreatCard, components
from starboard.games.space_alert.fast.compiled import available
from starboard.games.space_alert.fast.evaluator import Choice, Evaluator
from starboard.games.space_alert.kinds import INTERNAL, TRACKS, ZONES, Action, Severity
from starboard.games.space_alert.missions.mission import Threat, cd_missions
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Mission

CREW = 5
COPIES = 3
"""Missions with other threats on each timeline."""
IMPROVED = 3000
"""Plans that are tried for each of them."""
ROUNDS = 7
PLAIN_BOUND, COMPILED_BOUND, PLANS_BOUND = 400, 1700, 20_000
LETTERS = "abcx<>^"
STEPS = 20_000
Order = dict[str, tuple[str, ...]]


def drawn(random: Random, threat: Threat, used: set[str]) -> ThreatCard:
    """A card for an announced threat that no other one has."""
    external = threat.zone != TRACKS[INTERNAL]
    severity = Severity.SERIOUS if threat.serious else Severity.COMMON
    able = [
        card
        for card in components().threats.values()
        if card.external == external and card.severity is severity and card.id not in used
    ]
    card = random.choice(able)
    used.add(card.id)
    return card


def missions() -> list[tuple[Mission, Order]]:
    """All missions with a plan for everybody and an order of damage tokens."""
    random = Random(0)
    return [ready(random, track.threats) for track in cd_missions() for _ in range(COPIES)]


def ready(random: Random, threats: tuple[Threat, ...]) -> tuple[Mission, Order]:
    """One mission: cards, trajectories and a plan with an action in every turn."""
    used: set[str] = set()
    given = [(drawn(random, each, used), each.t, TRACKS.index(each.zone)) for each in threats]
    tracks = random.sample(list(components().tracks.values()), len(TRACKS))
    rows = [[Action(random.choice(LETTERS)) for _ in range(12)] for _ in range(CREW)]
    state = new_mission(tracks, given, rows)
    order: Order = {}
    for zone, tiles in zip(ZONES, state.tiles, strict=True):
        order[zone] = tuple(random.sample(tiles, len(tiles)))
    ships = Evaluator(state, [order])
    ships.choose(Choice(range(ships.size), [LETTERS] * CREW))
    ships.begin(laid(rows), [], IMPROVED, 1)
    ships.climb(IMPROVED)
    for crew, row in zip(state.crew, ships.best()[0], strict=True):
        crew.plan = [Action(letter) for letter in row.replace("-", "c")]
    return state, order


def fly(state: Mission, order: Order) -> bool:
    """The mission round by the normal resolver; says whether the ship survives."""
    for _ in loop.steps(GAME, state, TokenOrder(order)):
        pass
    return state.outcome is not None and bool(state.outcome.won)


def missions_a_second(given: list[tuple[Mission, Order]]) -> tuple[float, float]:
    """The median over some rounds, and the share of missions that survive."""
    found = []
    won = 0
    for _ in range(ROUNDS):
        fresh = [(state.clone(), order) for state, order in given]
        start = time.process_time()
        won = sum(fly(state, order) for state, order in fresh)
        found.append(len(fresh) / (time.process_time() - start))
    return statistics.median(found), won / len(given)


def plans_a_second(given: list[tuple[Mission, Order]]) -> float:
    """Plans that the search tries in machine code, each under up to four orders of tokens."""
    found = []
    for state, order in given[::COPIES]:
        ships = Evaluator(state, [order] * 4)
        ships.choose(Choice(range(ships.size), [LETTERS + "-"] * CREW))
        ships.begin(laid([crew.plan for crew in state.crew]), [], STEPS, 1)
        start = time.process_time()
        ships.climb(STEPS)
        found.append(ships.plans / (time.process_time() - start))
    return statistics.median(found)


def main() -> None:
    """Measure, print the table, add a line to docs/measured.md."""
    compiled = not str(loop.__file__).endswith(".py")
    given = missions()
    flown, share = missions_a_second(given)
    build = "compiled" if compiled else "plain CPython"
    bound = COMPILED_BOUND if compiled else PLAIN_BOUND
    print(f"Space Alert ({build}, Python {platform.python_version()})")
    print(
        f"{'missions a second, five crew, a card in every turn':52} {flown:9.0f}  at least {bound}"
    )
    print(f"{'of these survive':52} {100 * share:8.0f}%")
    told = {"build": build, "missions a second": f"{flown:.0f}", "survive": f"{100 * share:.0f}%"}
    if available():
        plans = plans_a_second(given)
        print(f"{'plans a second of solve':52} {plans:9.0f}  at least {PLANS_BOUND}")
        told["plans a second"] = f"{plans:.0f}"
    record("bench-space-alert", told)


if __name__ == "__main__":
    main()
