"""How likely attacks and evasions come off, exactly, as far as a player can know (FS-ATTACK)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Final

from starboard.games.flagship.attack import bonus_against, strike_met
from starboard.games.flagship.cards.vocabulary import Attack as Printed
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.moves import Attack
from starboard.games.flagship.standing import (
    attack_change,
    attack_modifier,
    evade_modifier,
    evade_roll,
)
from starboard.games.flagship.state import Item, Table

FACES: Final = range(1, 7)


def throws(dice: int) -> dict[int, float]:
    """How likely each total of so many dice is."""
    totals = Counter(sum(faces) for faces in product(FACES, repeat=dice))
    ways = 6**dice
    return {total: count / ways for total, count in totals.items()}


def chance_to_hit(state: Table, weapon: Item, ability: Printed, unit: Item) -> float:
    """How likely an attack roll does damage to a unit (FS-ATTACK-04, FS-DICE-07)."""
    modifier = attack_modifier(state, weapon) + bonus_against(ability, unit)
    found = 0.0
    for total, chance in throws(ability.dice).items():
        met = strike_met(ability, total + modifier)
        if met is not None and met.damage:
            found += chance
    return found


def chance_to_evade(state: Table, unit: Item, weapon: Item | None) -> float:
    """How likely a unit evades an attack with this weapon (FS-EVADE-02)."""
    roll = evade_roll(state, unit)
    return 0.0 if roll is None else met_by(roll, evade_modifier(state, unit, weapon))


def met_by(roll: Roll, modifier: int) -> float:
    """How likely a roll meets its threshold (FS-DICE-02, 03, 07)."""
    return sum(
        [chance for total, chance in throws(roll.dice).items() if roll.met(total + modifier)]
    )


def chance_of_attack(state: Table, move: Attack) -> tuple[float, float]:
    """How likely an attack hits its first target, and how likely that one evades it then."""
    weapon, unit = state.item(move.weapon), state.item(move.targets[0])
    if weapon is None or unit is None:
        return 0.0, 0.0
    ability = weapon.card.abilities[move.ability]
    if not isinstance(ability, Printed):
        return 0.0, 0.0
    evadable = ability.evadable and attack_change(state, weapon).evadable
    evades = chance_to_evade(state, unit, weapon) if evadable else 0.0
    return chance_to_hit(state, weapon, ability, unit), evades
