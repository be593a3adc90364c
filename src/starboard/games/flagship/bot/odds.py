"""Chances of rolls, and what a blow would cost its victim; in thousands of credits."""

from __future__ import annotations

from typing import Final

from starboard.games.flagship.answers import ability_of
from starboard.games.flagship.attack import bonus_against, strike_met
from starboard.games.flagship.cards.vocabulary import Absorb, Attack
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.standing import (
    attack_change,
    attack_modifier,
    evade_modifier,
    evade_roll,
)
from starboard.games.flagship.state import Item, Table

TOTALS: Final = (
    (),
    ((1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1)),
    (
        (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 5), (9, 4), (10, 3), (11, 2), (12, 1),
    ),
)  # fmt: skip
"""Each total of one and of two dice, with how many of the 6 or 36 throws show it."""

FATAL: Final = 60.0
"""What the last hit on a main ship, or the last prize, is worth."""


def totals(dice: int) -> tuple[tuple[int, int], ...]:
    """The totals of so many dice; more than two are thought of as two."""
    return TOTALS[min(dice, 2)]


def chance_of(roll: Roll, modifier: int) -> float:
    """How likely a roll meets its threshold (FS-DICE-02, 03)."""
    met = 0
    for total, ways in totals(roll.dice):
        if roll.met(total + modifier):
            met += ways
    return met / (6.0 if roll.dice < 2 else 36.0)


def evade_chance(state: Table, unit: Item, weapon: Item | None) -> float:
    """How likely a unit evades an attack with this weapon (FS-EVADE-02)."""
    roll = evade_roll(state, unit)
    if roll is None:
        return 0.0
    return chance_of(roll, evade_modifier(state, unit, weapon))


class Shot:
    """What an attack does on average: how likely it hits, how hard, and whether it can be met."""

    def __init__(self, hits: float, damage: int, evadable: bool, absorbable: bool) -> None:
        self.hits = hits
        self.damage = damage
        self.evadable = evadable
        self.absorbable = absorbable


def shot_at(state: Table, weapon: Item, index: int, unit: Item, boost: bool) -> Shot:
    """The chances of one attack on one unit (FS-ATTACK-04, FS-DICE-07)."""
    ability = ability_of(weapon, index, Attack)
    change = attack_change(state, weapon)
    modifier = attack_modifier(state, weapon) + bonus_against(ability, unit)
    hits = 0
    damage = 0
    for total, ways in totals(ability.dice):
        met = strike_met(ability, total + modifier)
        if met is not None and met.damage:
            hits += ways
            damage += ways * met.damage
    if not hits:
        return Shot(0.0, 0, ability.evadable, ability.absorbable)
    usual = round(damage / hits) + change.damage
    if boost and ability.option is not None:
        usual += ability.option.damage
    share = hits / (6.0 if ability.dice < 2 else 36.0)
    return Shot(share, usual, ability.evadable and change.evadable, ability.absorbable)


def shielding(state: Table, unit: Item) -> int:
    """How many damage points the shields of a unit can still take with their tokens."""
    points = 0
    for item in [unit, *state.parts(unit)]:
        if not item.card.absorbs or not state.in_play(item):
            continue
        for ability in item.card.absorbs:
            points += absorbable_by(item, ability, state.players[unit.owner].credits)
    return points


def absorbable_by(item: Item, ability: Absorb, credits: int) -> int:
    """The damage points one ability can take with what there is to pay for it."""
    if ability.cost.charge:
        return item.charge // ability.cost.charge * ability.amount
    if ability.cost.credits:
        return credits // ability.cost.credits * ability.amount
    return ability.amount


def hits_left(state: Table, seat: int) -> int:
    """How many hits the main ship of a player can take, the last one included (FS-ATTACK-15)."""
    player = state.players[seat]
    ship = player.items.get(player.ship)
    if ship is None:
        return 1
    return 1 + len([part for part in state.parts(ship) if not part.face_down])


def hit_worth(hits: int) -> float:
    """What a hit on a main ship is worth that can take so many."""
    return FATAL if hits <= 1 else 6.0 / hits


def prize_worth(left: int) -> float:
    """What a prize is worth to a player who has so many left."""
    return FATAL if left <= 1 else 9.0 / left
