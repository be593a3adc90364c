"""How duels end, and how often (ECL-CMB-18, 41, 42, 49…51)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from starboard.games.eclipse.odds.duel import ATTACKER, DEFENDER, NO_ONE, Duel, DuelTurn
from starboard.games.eclipse.odds.fleet import Fleet, gone, withdrawn

Weight = TypeVar("Weight", int, float)

Pair = tuple[int, int]
"""Numbers of the defender's and the attacker's fleet."""


class Ending:
    """How a duel can end: both fleets and who holds the sector."""

    def __init__(self, defender: Fleet, attacker: Fleet, winner: int, stalemate: bool) -> None:
        self.fleets = (defender, attacker)
        self.winner = winner
        self.stalemate = stalemate


class Endings:
    """The endings of a duel with their weights, and the rounds that were fought."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel
        self.rounds = 0.0
        self._ended: dict[tuple[int, int, int], float] = {}
        self._stuck: dict[Pair, float] = {}

    def end(self, defender: int, attacker: int, last: DuelTurn, weight: float) -> None:
        """The duel is over with this activation."""
        number = -1 if last.missiles else last.number
        key = (defender, attacker, number)
        self._ended[key] = self._ended.get(key, 0.0) + weight

    def stalemate(self, defender: int, attacker: int, weight: float) -> None:
        """Nobody can hurt anybody."""
        if not weight:
            return
        key = (defender, attacker)
        self._stuck[key] = self._stuck.get(key, 0.0) + weight

    def all(self) -> list[tuple[Ending, float]]:
        """Everything that happened."""
        found: list[tuple[Ending, float]] = []
        duel = self.duel
        for (defender, attacker, number), weight in self._ended.items():
            last = DuelTurn(number, DEFENDER, (), number < 0)
            found.append((_ending(duel, defender, attacker, last), weight))
        for (defender, attacker), weight in self._stuck.items():
            stays = gone(duel.forces[DEFENDER].fleets[defender])
            leaves = duel.forces[ATTACKER].fleets[attacker]
            leaves = withdrawn(leaves, duel.forces[ATTACKER].party)
            found.append((Ending(stays, leaves, DEFENDER, True), weight))
        return found


def _ending(duel: Duel, defender: int, attacker: int, last: DuelTurn) -> Ending:
    fleets = (
        duel.standing(DEFENDER, defender, last),
        duel.standing(ATTACKER, attacker, last),
    )
    winner = NO_ONE
    for side in (DEFENDER, ATTACKER):
        force = duel.forces[side]
        if force.present[force.number(fleets[side])]:
            winner = side
    return Ending(*fleets, winner, False)


def without_stuck(
    duel: Duel, endings: Endings, states: Mapping[Pair, Weight]
) -> dict[Pair, Weight]:
    """The states that go on; where nobody can hurt anybody, the duel ends."""
    going: dict[Pair, Weight] = {}
    for pair, weight in states.items():
        if duel.stuck(*pair):
            endings.stalemate(*pair, weight)
        else:
            going[pair] = weight
    return going
