"""A duel as a chain of states: who acts when, and what may come of it (ECL-CMB-11…42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.eclipse.dice import rank
from starboard.games.eclipse.odds.dice import DieKind, dice_kinds, results, volley
from starboard.games.eclipse.odds.fleet import (
    AWAY,
    FIGHTING,
    NEVER,
    RETREATING,
    Fleet,
    Party,
    holding,
    potential,
    present,
    ships_present,
)
from starboard.games.eclipse.odds.targets import Aim, Strategy

DEFENDER: Final = 0
ATTACKER: Final = 1

NO_ONE: Final = -1

STEPS_TO_ASSIGN: Final = 4
"""Assigning the dice of one result takes about as long as so many steps from state to state."""


class DuelTurn:
    """The types of one side that act together (ECL-CMB-12, 13)."""

    def __init__(self, number: int, side: int, types: Sequence[int], missiles: bool) -> None:
        self.number = number
        """Its place in the combat round, or in the missile step."""
        self.side = side
        self.types = tuple(types)
        self.missiles = missiles


class Force:
    """A party in a duel; its fleets get numbers, so that states are pairs of numbers."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.fleets: list[Fleet] = []
        self.present: list[bool] = []
        self.armed: list[bool] = []
        self.holding: list[bool] = []
        self.potential: list[int] = []
        self._numbers: dict[Fleet, int] = {}

    def number(self, fleet: Fleet) -> int:
        """The number of a fleet, a new one if it was never seen."""
        known = self._numbers.get(fleet)
        if known is not None:
            return known
        number = len(self.fleets)
        self._numbers[fleet] = number
        self.fleets.append(fleet)
        self.present.append(present(fleet))
        self.armed.append(
            any(
                kind.cannons and len(ships) > 1 and ships[0] != AWAY
                for kind, ships in zip(self.party.ships, fleet, strict=True)
            )
        )
        self.holding.append(holding(fleet))
        self.potential.append(potential(fleet))
        return number


class DuelOrders:
    """What an activation makes of the own fleet, and the dice that it rolls."""

    def __init__(self, fleet: int, dice: tuple[DieKind, ...], leaves: bool) -> None:
        self.fleet = fleet
        self.dice = dice
        self.leaves = leaves
        """Whether none of the own ships is left in the sector."""


class TooLarge(Exception):
    """A duel with more states than anybody wants to wait for."""


class Duel:
    """Two parties; the one that was there earlier is the defender."""

    def __init__(self, defender: Party, attacker: Party, effort: int = 0) -> None:
        """With an effort, `TooLarge` is raised when more than that would have to be done."""
        self.effort = effort
        self.spent = 0
        self.forces = (Force(defender), Force(attacker))
        self.aims = (
            Aim(Strategy(defender.strategy), attacker.ships),
            Aim(Strategy(attacker.strategy), defender.ships),
        )
        self.rounds = _order(self.forces, missiles=False)
        self.missile_step = _order(self.forces, missiles=True)
        self.settled_round = max(
            1, *(ships.retreat_from_round for force in self.forces for ships in force.party.ships)
        )
        """From this round on it makes no difference which round it is."""
        self.always_armed = all(s.cannons for force in self.forces for s in force.party.ships)
        """No stalemate is possible."""
        self._orders: dict[tuple[bool, int, int, int], DuelOrders] = {}
        self._hits: dict[tuple[int, tuple[DieKind, ...], int], list[tuple[int, float]]] = {}

    def spend(self, steps: int) -> None:
        """Count what was done."""
        self.spent += steps
        if 0 < self.effort < self.spent:
            raise TooLarge

    def orders(self, activation: DuelTurn, fleet: int, in_round: int) -> DuelOrders:
        """What an activation makes of a fleet, worked out once."""
        key = (activation.missiles, activation.number, fleet, in_round)
        known = self._orders.get(key)
        if known is None:
            known = self._give_orders(activation, fleet, in_round)
            self._orders[key] = known
        return known

    def _give_orders(self, activation: DuelTurn, fleet: int, in_round: int) -> DuelOrders:
        """Fire, declare a retreat, or leave, each type by itself (ECL-CMB-19, 33, 38, 39)."""
        force = self.forces[activation.side]
        after = list(force.fleets[fleet])
        left = ships_present(force.fleets[fleet])
        dice: list[DieKind] = []
        for index in activation.types:
            kind, ships = force.party.ships[index], after[index]
            if len(ships) == 1 or ships[0] == AWAY:
                continue
            if activation.missiles:  # ECL-CMB-14, ECL-TECH-20
                dice += dice_kinds(kind.missiles, kind.computer, False, len(ships) - 1)
            elif ships[0] == RETREATING:
                after[index] = (AWAY, *ships[1:])
            elif NEVER < kind.retreat_from_round <= in_round or left <= kind.retreat_at_ships:
                after[index] = (RETREATING, *ships[1:])
            else:
                dice += dice_kinds(kind.cannons, kind.computer, kind.splits, len(ships) - 1)
        number = force.number(tuple(after))
        return DuelOrders(number, tuple(dice), not force.present[number])

    def hits(self, side: int, dice: tuple[DieKind, ...], enemy: int) -> list[tuple[int, float]]:
        """The enemy's fleet after a volley: every result with its chance."""
        key = (side, dice, enemy)
        known = self._hits.get(key)
        if known is None:
            shields = self.aims[side].shields(self.forces[1 - side].fleets[enemy])
            self.spend(STEPS_TO_ASSIGN * results(dice, shields))
            known = self._fire(side, dice, enemy)
            self._hits[key] = known
        return known

    def _fire(self, side: int, dice: tuple[DieKind, ...], enemy: int) -> list[tuple[int, float]]:
        """All dice are rolled together, then assigned (ECL-CMB-22)."""
        force, aim = self.forces[1 - side], self.aims[side]
        fleet = force.fleets[enemy]
        chances: dict[int, float] = {}
        for hits, chance in volley(dice, aim.shields(fleet)):
            after = force.number(aim.assign(hits, fleet))
            chances[after] = chances.get(after, 0.0) + chance
        return list(chances.items())

    def stuck(self, defender: int, attacker: int) -> bool:
        """Nobody can destroy anything any more, and the defender stays (ECL-CMB-49)."""
        armed = self.forces[DEFENDER].armed[defender] or self.forces[ATTACKER].armed[attacker]
        return not armed and self.forces[DEFENDER].holding[defender]

    def over(self, defender: int, attacker: int) -> bool:
        """One party has no ship left in the sector (ECL-CMB-18)."""
        return not (self.forces[0].present[defender] and self.forces[1].present[attacker])

    def standing(self, side: int, fleet: int, last: DuelTurn) -> Fleet:
        """The fleet when the duel ends with this activation (ECL-CMB-41, 42).

        Who declared the retreat in this round stays; who declared it in the round before and was
        not activated since still leaves.
        """
        force = self.forces[side]
        acts = {
            index: step.number for step in self.rounds if step.side == side for index in step.types
        }
        after: list[tuple[int, ...]] = []
        for index, ships in enumerate(force.fleets[fleet]):
            status = ships[0]
            if status == RETREATING:
                status = AWAY if acts[index] > last.number else FIGHTING
            after.append((status, *ships[1:]))
        return tuple(after)


def _order(forces: tuple[Force, Force], *, missiles: bool) -> list[DuelTurn]:
    """From highest to lowest initiative, the defender first among equals (ECL-CMB-11…14, 17)."""
    turns: dict[int, tuple[int, list[int]]] = {}
    for side, force in enumerate(forces):
        for index, ships in enumerate(force.party.ships):
            if ships.missiles or not missiles:
                turn = rank(ships.initiative, side == DEFENDER)
                turns.setdefault(turn, (side, []))[1].append(index)
    return [
        DuelTurn(number, *turns[turn], missiles)
        for number, turn in enumerate(sorted(turns, reverse=True))
    ]
