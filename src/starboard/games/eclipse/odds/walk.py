"""Simulated duels one by one, as walks through tables.

Most duels are simulated with all battles in the same state side by side. Large fleets have more
states than battles; then each battle is walked through by itself. The tables say for each fleet
how many dice it rolls, how likely each number of hits is, and what the hits make of the enemy.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import comb
from random import Random
from typing import Final

from starboard.games.eclipse.dice import SIDES
from starboard.games.eclipse.fast.walk import NO_DICE, loop
from starboard.games.eclipse.odds.dice import DieKind, dice_kinds, sides_that_hit
from starboard.games.eclipse.odds.duel import Duel, DuelTurn
from starboard.games.eclipse.odds.endings import Endings, Pair

MANY_STATES: Final = 20_000
"""From so many pairs of fleets on, battles are walked through one by one."""

WORD: Final = 2**32
"""Chances are compared with numbers of 32 bits."""


class Group:
    """Equal dice of one type in one activation."""

    def __init__(self, duel: Duel, act: DuelTurn, index: int, kind: DieKind) -> None:
        """`kind` are the dice of one ship."""
        damage, computer, splits, self.dice = kind
        self.index = index
        self.each, self.times = (1, damage) if splits else (damage, 1)
        """A die that splits its damage is worth as many dice of one damage (ECL-TECH-20)."""
        shield = duel.forces[1 - act.side].party.ships[0].shield
        self.chance = sides_that_hit(computer, shield) / SIDES
        self.most = self.dice * duel.forces[act.side].party.ships[index].count


def groups_of(duel: Duel, act: DuelTurn) -> list[Group]:
    """The dice of an activation."""
    found: list[Group] = []
    for index in act.types:
        ships = duel.forces[act.side].party.ships[index]
        arms, splits = (ships.missiles, False) if act.missiles else (ships.cannons, ships.splits)
        kinds = dice_kinds(arms, ships.computer, splits, 1)
        found += [Group(duel, act, index, kind) for kind in kinds]
    return found


def is_walkable(duel: Duel) -> bool:
    """Whether one number of hits says all about a volley, and everybody fights to the end."""
    if not duel.always_armed:
        return False
    for force in duel.forces:
        ships = force.party.ships
        if len({kind.shield for kind in ships}) > 1:
            return False
        if any(kind.retreat_from_round or kind.retreat_at_ships for kind in ships):
            return False
    acts = [*duel.missile_step, *duel.rounds]
    return all(len({group.each for group in groups_of(duel, act)}) == 1 for act in acts)


def is_large(duel: Duel) -> bool:
    """Whether there are too many pairs of fleets to keep them apart."""
    pairs = 1
    for force in duel.forces:
        for ships in force.party.ships:
            pairs *= 1 + sum(ships.hull + 1 - damage for damage in ships.damage)
    return pairs > MANY_STATES


class Tables:
    """A duel in flat lists of numbers, so that compiled and plain code read them alike."""

    def __init__(self, duel: Duel) -> None:
        """The fleets that battles start with have their numbers already."""
        acts = [*duel.missile_step, *duel.rounds]
        volleys = [groups_of(duel, act) for act in acts]
        self.sides = [act.side for act in acts]
        self.span = 1 + max(sum(group.most * group.times for group in v) for v in volleys)
        units = [volley[0].each for volley in volleys]
        rows = self._follow(duel, list(zip(self.sides, units, strict=True)))
        self.width = max(len(force.fleets) for force in duel.forces)
        self.after: list[int] = []
        starts: dict[tuple[int, int], int] = {}
        for key, table in rows.items():
            starts[key] = len(self.after)
            padding = [0] * (self.span * (self.width - len(table)))
            self.after += [number for row in table for number in row] + padding
        self.after_at = [starts[key] for key in zip(self.sides, units, strict=True)]
        self.alive = [
            int(alive)
            for force in duel.forces
            for alive in [*force.present, *[False] * (self.width - len(force.present))]
        ]
        self._roll(duel, volleys)

    def _follow(
        self, duel: Duel, volleys: list[tuple[int, int]]
    ) -> dict[tuple[int, int], list[list[int]]]:
        """The enemy's fleet after each number of hits, for all fleets that can come up."""
        rows: dict[tuple[int, int], list[list[int]]] = {key: [] for key in volleys}
        for side, aim in enumerate(duel.aims):
            force = duel.forces[1 - side]
            state = 0
            while state < len(force.fleets):
                fleet, alive = force.fleets[state], force.present[state]
                for (shooter, each), table in rows.items():
                    if shooter == side:
                        table.append(
                            [state]
                            + [
                                force.number(aim.assign(((each, 1, hits),), fleet)) if alive else 0
                                for hits in range(1, self.span)
                            ]
                        )
                state += 1
        return rows

    def _roll(self, duel: Duel, volleys: list[list[Group]]) -> None:
        """Where the chances of the dice stand that each fleet rolls."""
        self.first_group = [0]
        self.rows: list[int] = []
        self.times: list[int] = []
        self.chances: list[int] = []
        for side, volley in zip(self.sides, volleys, strict=True):
            fleets = duel.forces[side].fleets
            padding = [NO_DICE] * (self.width - len(fleets))
            for group in volley:
                at, stride = len(self.chances), group.most + 1
                ships = [len(fleet[group.index]) - 1 for fleet in fleets]
                self.rows += [at + group.dice * n * stride if n else NO_DICE for n in ships]
                self.rows += padding
                self.times.append(group.times)
                for dice in range(stride):
                    self.chances += thresholds(dice, group.chance, stride)
            self.first_group.append(len(self.times))

    def columns(self) -> list[list[int]]:
        """All lists, in the order in which the walk takes them."""
        return [
            *(self.sides, self.first_group, self.rows, self.times, self.chances),
            *(self.after, self.after_at, self.alive),
        ]


def thresholds(dice: int, chance: float, length: int) -> list[int]:
    """Below the first number nobody hits, below the second one die does, and so on."""
    total = 0.0
    found: list[int] = []
    for hits in range(dice):
        total += comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        found.append(round(total * WORD))
    return found + [WORD] * (length - dice)


def walked(duel: Duel, battles: Mapping[Pair, int], random: Random, plain: bool = False) -> Endings:
    """Fight all these battles of a walkable duel, one by one; `plain` without machine code."""
    run, array = loop(plain)
    tables = Tables(duel)
    columns = [array(column) for column in tables.columns()]
    endings = Endings(duel)
    last = duel.rounds[0]  # it matters only to ships that retreat
    ended = array([0] * tables.width**2)
    for pair, count in battles.items():
        seed = random.randrange(1, WORD)
        fixed = (len(duel.missile_step), tables.width, tables.span)
        endings.rounds += run(count, seed, array([*pair]), *fixed, *columns, ended)
    for place, share in enumerate([float(each) for each in ended]):
        if share:
            endings.end(*divmod(place, tables.width), last, share)
    return endings
