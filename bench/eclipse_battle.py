"""A simulated battle of Eclipse, ours and one in JavaScript in turns.

Run it with `python -m bench.eclipse_battle`. The peer plays battle after battle. Ours plays all
battles that are in the same state together where there are few states, and else walks through
them one by one, as the peer does. What the walk costs is shown for all of them.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.measured import record

from starboard.games.eclipse.odds.duel import Duel
from starboard.games.eclipse.odds.fleet import Party, Ships
from starboard.games.eclipse.odds.input import read_battle
from starboard.games.eclipse.odds.odds import Method, Odds, odds
from starboard.games.eclipse.odds.targets import Strategy
from starboard.games.eclipse.odds.walk import walked

PEER = Path(__file__).with_name("eclipse_battle.js")
BATTLES = 100_000
ROUNDS = 7
BOUND = 0.7
EXACT_BOUND_MS = 50.0


def fleet(*ships: tuple[str, int]) -> dict[str, object]:
    """A Terran fleet with printed blueprints that assigns its dice as neutral ships do."""
    return {
        "species": "terran",
        "strategy": Strategy.LARGEST_FIRST.value,
        "ships": [{"type": name, "count": count} for name, count in ships],
    }


WHOLE_FLEET = fleet(("dreadnought", 2), ("cruiser", 4), ("interceptor", 8))

CASES: dict[str, list[dict[str, object]]] = {
    "3 cruisers, 1 guardian": [{"neutral": "guardian"}, fleet(("cruiser", 3))],
    "4 interceptors + 1 dreadnought, 2 ancients": [
        {"neutral": "ancient", "count": 2},
        fleet(("dreadnought", 1), ("interceptor", 4)),
    ],
    "two whole fleets": [WHOLE_FLEET, WHOLE_FLEET],
}

QUICK = tuple(CASES)[:2]
"""The battles whose exact odds have a bound."""


class Peer:
    """Node, waiting for battles."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            ["node", str(PEER)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def play(self, parties: list[Party], battles: int, seed: int) -> dict[str, float]:
        """Seconds, the attacker's chance to win, and rounds on average."""
        assert self.process.stdin
        assert self.process.stdout
        fleets = [[_numbers(ships) for ships in _by_size(party)] for party in parties]
        asked = {"fleets": fleets, "battles": battles, "seed": seed}
        self.process.stdin.write(json.dumps(asked) + "\n")
        self.process.stdin.flush()
        told: dict[str, float] = json.loads(self.process.stdout.readline())
        return told

    def close(self) -> None:
        """Let it end."""
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def _by_size(party: Party) -> list[Ships]:
    return sorted(party.ships, key=lambda ships: -ships.rank)


def _numbers(ships: Ships) -> dict[str, int]:
    ((damage, cannons),) = ships.cannons
    assert damage == 1
    return {
        "count": ships.count,
        "hull": ships.hull,
        "computer": ships.computer,
        "shield": ships.shield,
        "initiative": ships.initiative,
        "cannons": cannons,
    }


def ours(parties: list[Party], seed: int) -> tuple[float, Odds]:
    """Seconds of our simulation, everything from the parties to the odds included."""
    start = time.perf_counter()
    found = odds(parties, Method.SIMULATED, BATTLES, seed)
    return time.perf_counter() - start, found


def exact_ms(parties: list[Party]) -> float:
    """Milliseconds of the exact odds after warm-up."""
    odds(parties, Method.EXACT)
    start = time.perf_counter()
    odds(parties, Method.EXACT)
    return (time.perf_counter() - start) * 1e3


def one_by_one(parties: list[Party], seed: int) -> float:
    """Seconds of the same loop as the peer's, each battle by itself; its tables included."""
    begun = time.perf_counter()
    duel = Duel(parties[0], parties[1])
    start = (duel.forces[0].number(parties[0].start()), duel.forces[1].number(parties[1].start()))
    walked(duel, {start: BATTLES}, Random(seed))
    return time.perf_counter() - begun


class Compared(NamedTuple):
    """One battle measured on both sides."""

    ratio: float
    exact: float
    good: bool


def compare(name: str, peer: Peer) -> Compared:
    """Measure one battle on both sides and say whether it keeps the bounds."""
    parties = read_battle({"sides": CASES[name]}, name)
    peer.play(parties, BATTLES, 1)
    ours(parties, 1)
    one_by_one(parties, 1)
    together: list[float] = []
    alone: list[float] = []
    agree = True
    for seed in range(2, ROUNDS + 2):
        seconds, found = ours(parties, seed)
        told = peer.play(parties, BATTLES, seed)
        together.append(seconds / told["seconds"])
        alone.append(one_by_one(parties, seed) / told["seconds"])
        # both sides are simulations, so each may be off by its own interval
        agree &= abs(found.sides[1].wins - told["wins"]) <= 2 * found.interval
    exact = exact_ms(parties)
    print(f"{name}: results {'agree' if agree else 'differ'}, exact {exact:.1f} ms")
    print(f"  as odds do it: {_told(together)}; one by one: {_told(alone)}")
    ratio = max(statistics.median(together), statistics.median(alone))
    quick = name not in QUICK or exact <= EXACT_BOUND_MS
    return Compared(ratio, exact, agree and ratio <= BOUND and quick)


def _told(ratios: list[float]) -> str:
    middle = statistics.median(ratios)
    return f"{middle:.2f} × JavaScript ({min(ratios):.2f}–{max(ratios):.2f})"


def main() -> int:
    """Write the numbers down; exit 1 where a bound is broken."""
    peer = Peer()
    try:
        found = {name: compare(name, peer) for name in CASES}
    finally:
        peer.close()
    told = {
        name.replace(",", " against"): f"{each.ratio:.2f} × JavaScript (exact {each.exact:.1f} ms)"
        for name, each in found.items()
    }
    record("bench-eclipse-battle", told)
    return 0 if all(each.good for each in found.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
