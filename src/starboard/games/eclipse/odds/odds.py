"""Battle odds: who holds the sector, with which ships left (ECL-CMB).

`odds(parties)` is the one function for the command line, the client and the bots. Parties stand
in the order of their arrival. The two that arrived last fight first (ECL-CMB-06).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import sqrt
from random import Random
from typing import Final

from starboard.games.eclipse.odds.duel import Duel, TooLarge
from starboard.games.eclipse.odds.endings import Endings, Pair
from starboard.games.eclipse.odds.exact import solve
from starboard.games.eclipse.odds.fleet import AWAY, Fleet, Party, present
from starboard.games.eclipse.odds.simulated import Simulation
from starboard.games.eclipse.odds.walk import is_large, is_walkable, walked

SHIPS_SOLVED: Final = 6
"""Two parties with at most so many ships together are always solved exactly."""

EFFORT: Final = 400_000
"""Larger battles are solved exactly if that takes no more steps than this; a second or two."""

SAMPLES: Final = 50_000

CONFIDENCE: Final = 2.576
"""Standard deviations within which 99 of 100 simulations lie."""


class Method(StrEnum):
    """How odds were found."""

    EXACT = "exact"
    SIMULATED = "simulated"


class PartyOdds:
    """What a party can hope for."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.wins = 0.0
        self.survivors = [[0.0] * (ships.count + 1) for ships in party.ships]
        """By type: the chance that so many ships survive, wherever they are."""
        self.retreated = [[0.0] * (ships.count + 1) for ships in party.ships]
        """By type: the chance that so many ships got away."""

    def losses(self, index: int) -> float:
        """Ships of a type that are destroyed on average."""
        count = self.party.ships[index].count
        return sum((count - left) * chance for left, chance in enumerate(self.survivors[index]))

    def leave(self, fleet: Fleet, weight: float) -> None:
        """The battle is over for this fleet."""
        for index, ships in enumerate(fleet):
            left = len(ships) - 1
            self.survivors[index][left] += weight
            self.retreated[index][left if ships[0] == AWAY else 0] += weight


class Odds:
    """The odds of a battle; `wins` of all parties and `none` add up to 1."""

    def __init__(self, parties: Sequence[Party], method: Method, samples: int = 0) -> None:
        self.method = method
        self.samples = samples
        self.sides = [PartyOdds(party) for party in parties]
        self.none = 0.0
        self.stalemate = 0.0
        """How often a stalemate decides; it is among the defender's wins."""
        self.rounds = 0.0
        """Combat rounds on average, all duels together."""

    @property
    def interval(self) -> float:
        """Half the width of the 99 % interval around the least certain chance to win."""
        if self.method is Method.EXACT:
            return 0.0
        widest = max(max(side.wins * (1 - side.wins) for side in self.sides), 1 / self.samples)
        return CONFIDENCE * sqrt(widest / self.samples)

    def __repr__(self) -> str:
        told = ", ".join(f"{side.party.name} {side.wins:.4f}" for side in self.sides)
        return f"Odds({self.method}: {told})"


def odds(
    parties: Sequence[Party],
    method: Method | None = None,
    samples: int = SAMPLES,
    seed: int = 0,
    effort: int = EFFORT,
) -> Odds:
    """The odds of a battle; without a method, exact wherever the effort is enough for that."""
    if method is Method.SIMULATED:
        return _fought(Odds(parties, method, samples), 0, seed)
    ships = sum(ships.count for party in parties for ships in party.ships)
    small = len(parties) == 2 and ships <= SHIPS_SOLVED
    try:
        return _fought(Odds(parties, Method.EXACT), 0 if method or small else effort, seed)
    except TooLarge:
        return _fought(Odds(parties, Method.SIMULATED, samples), 0, seed)


def _fought(result: Odds, effort: int, seed: int) -> Odds:
    _Battle(result, effort, Random(seed)).fight()
    return result


class _Battle:
    """All duels of a battle, with weights that are chances or numbers of simulated battles."""

    def __init__(self, result: Odds, effort: int, random: Random) -> None:
        self.parties = parties = [side.party for side in result.sides]
        self.result = result
        self.effort = effort
        self.random = random
        self.order = sorted(range(len(parties)), key=lambda index: not parties[index].neutral)
        """First arrival first; neutral ships always fight last (ECL-CMB-10)."""
        self.total = float(result.samples or 1)

    def fight(self) -> None:
        """Duel after duel, the two that arrived last first (ECL-CMB-06, 08)."""
        last = self.order[-1]
        start = {self.parties[last].start(): self.result.samples or 1.0}
        self._meet(len(self.order) - 2, last, start)
        self._share()

    def _share(self) -> None:
        """Weights become chances."""
        for side in self.result.sides:
            side.wins /= self.total
            for spread in (*side.survivors, *side.retreated):
                spread[:] = [weight / self.total for weight in spread]
        self.result.none /= self.total
        self.result.stalemate /= self.total
        self.result.rounds /= self.total

    def _meet(self, place: int, attacker: int, fleets: dict[Fleet, float]) -> None:
        """The survivors of the duels so far meet the party that arrived before them."""
        if place < 0 or self._at_peace(self.order[place], attacker):
            for fleet, weight in fleets.items():
                self._holds(attacker, fleet, weight)
            for index in self.order[: place + 1]:  # who was never fought
                self.result.sides[index].leave(self.parties[index].start(), sum(fleets.values()))
            return
        defender = self.order[place]
        onward: tuple[dict[Fleet, float], dict[Fleet, float]] = ({}, {})
        for ending, weight in self._duel(defender, attacker, fleets).all():
            if ending.stalemate:
                self.result.stalemate += weight
            for side, index in enumerate((defender, attacker)):
                fleet = ending.fleets[side]
                if ending.winner == side:
                    onward[side][fleet] = onward[side].get(fleet, 0.0) + weight
                else:
                    self.result.sides[index].leave(fleet, weight)
            if ending.winner < 0:
                self._nobody(place, weight)
        for side, index in enumerate((defender, attacker)):
            if onward[side]:
                self._meet(place - 1, index, onward[side])

    def _duel(self, defender: int, attacker: int, fleets: dict[Fleet, float]) -> Endings:
        duel = Duel(self.parties[defender], self.parties[attacker], self.effort)
        own = duel.forces[0].number(self.parties[defender].start())
        start = {(own, duel.forces[1].number(fleet)): weight for fleet, weight in fleets.items()}
        if self.result.method is Method.EXACT:
            endings = solve(duel, start)
        else:
            counts = {pair: round(weight) for pair, weight in start.items()}
            endings = self._simulated(duel, counts)
        self.result.rounds += endings.rounds
        return endings

    def _simulated(self, duel: Duel, counts: dict[Pair, int]) -> Endings:
        if is_large(duel) and is_walkable(duel):
            return walked(duel, counts, self.random)
        return Simulation(duel, self.random).play(counts)

    def _at_peace(self, defender: int, attacker: int) -> bool:
        """Descendants of Draco and Ancients do not fight and may both stay (ECL-SPEC-25)."""
        return self.parties[defender].spared_by == self.parties[attacker].name != ""

    def _holds(self, index: int, fleet: Fleet, weight: float) -> None:
        side = self.result.sides[index]
        side.leave(fleet, weight)
        if present(fleet):
            side.wins += weight
        else:
            self.result.none += weight

    def _nobody(self, place: int, weight: float) -> None:
        """Both fleets of a duel have left; the party that was there before them goes on."""
        if place == 0:
            self.result.none += weight
        else:
            before = self.order[place - 1]
            self._meet(place - 2, before, {self.parties[before].start(): weight})
