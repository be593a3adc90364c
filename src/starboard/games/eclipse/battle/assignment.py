"""Dice assigned without a choice: by the rule for neutral ships, or by a named strategy.

Odds, "assign for me" and bots share the strategies of `odds.targets`.
"""

from __future__ import annotations

from starboard.games.eclipse.battle.sides import KINDS, duellists, opponent, values_of
from starboard.games.eclipse.dice import is_hit
from starboard.games.eclipse.odds.dice import Hits
from starboard.games.eclipse.odds.fleet import FIGHTING, Fleet
from starboard.games.eclipse.odds.ships import ships_like
from starboard.games.eclipse.odds.targets import Aim, Strategy
from starboard.games.eclipse.state import Battle, Die, Ship, Table

Dealt = tuple[int, int, int]
"""Face, computer and damage of a die; it deals its damage point by point where that is negative."""


class EnemyLine:
    """The enemy's ships by type, the most damaged first, and a strategy against them."""

    def __init__(self, state: Table, battle: Battle, party: int, strategy: Strategy) -> None:
        enemy = opponent(battle, party)
        ships = duellists(state, battle, enemy)
        self.rows: list[list[Ship]] = []
        targets = []
        for kind in KINDS:
            row = [ship for ship in ships if ship.kind == kind]
            if row:
                row.sort(key=damage_on, reverse=True)
                self.rows.append(row)
                values = values_of(state, enemy, kind)
                targets.append(ships_like(kind, values, [ship.damage for ship in row]))
        self.aim = Aim(strategy, targets)
        self.fleet: Fleet = tuple([ships.start() for ships in targets])
        self.shields = [ships.shield for ships in targets]

    def after(self, dice: list[Dealt], fleet: Fleet) -> Fleet:
        """What the strategy makes of the fleet with these dice."""
        levels = self.aim.shields(fleet)
        counts: dict[tuple[int, int], int] = {}
        for face, computer, damage in dice:
            through = sum([is_hit(face, computer, shield) for shield in levels])
            if through:
                each, times = (damage, 1) if damage > 0 else (1, -damage)
                counts[each, through] = counts.get((each, through), 0) + times
        hits: Hits = tuple(
            sorted([(each, through, n) for (each, through), n in counts.items()], reverse=True)
        )
        return self.aim.assign(hits, fleet)


def damage_on(ship: Ship) -> int:
    return ship.damage


def dealt(state: Table, party: int, die: Die) -> Dealt:
    """What matters of a die."""
    computer = values_of(state, party, die.kind).computer
    return die.face, computer, -die.damage if die.splits else die.damage


def damage_by_rule(
    state: Table, battle: Battle, party: int, dice: list[Die]
) -> list[tuple[Ship, int]]:
    """The damage that neutral dice do to each ship (ECL-CMB-43…46)."""
    line = EnemyLine(state, battle, party, Strategy.LARGEST_FIRST)
    after = line.after([dealt(state, party, die) for die in dice], line.fleet)
    found: list[tuple[Ship, int]] = []
    for row, before, left in zip(line.rows, line.fleet, after, strict=True):
        destroyed = [0] * (len(before) - len(left))
        for ship, took, takes in zip(row, before[1:], [*destroyed, *left[1:]], strict=True):
            if takes < took:
                found.append((ship, took - takes))
    return found


def best_target(
    state: Table, battle: Battle, party: int, targets: list[Ship], strategy: Strategy
) -> Ship:
    """Where the next die goes, so that all dice together do what the strategy wants."""
    line = EnemyLine(state, battle, party, strategy)
    dice = [dealt(state, party, die) for die in battle.dice]
    wanted = line.after(dice, line.fleet)
    for ship in targets:
        fleet, rest = struck(line, ship, battle.dice[0], dice)
        if line.after(rest, fleet) == wanted:
            return ship
    return targets[0]


def struck(line: EnemyLine, ship: Ship, die: Die, dice: list[Dealt]) -> tuple[Fleet, list[Dealt]]:
    """The fleet after the first die went to a ship, and the dice that are left."""
    fleet: list[tuple[int, ...]] = []
    left = 0
    for row, ships in zip(line.rows, line.fleet, strict=True):
        if ship not in row:
            fleet.append(ships)
            continue
        place = row.index(ship) + 1
        takes, deals = ships[place], 1 if die.spilled else die.damage
        others = [*ships[1:place], *ships[place + 1 :]]
        if deals < takes:
            others.append(takes - deals)
        fleet.append((FIGHTING, *sorted(others)))
        if die.spilled:
            left = die.damage - 1
        elif die.splits:
            left = max(0, die.damage - takes)
    face, computer, _ = dice[0]
    return tuple(fleet), [*([(face, computer, -left)] if left else []), *dice[1:]]
