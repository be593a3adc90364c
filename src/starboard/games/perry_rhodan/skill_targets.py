"""Whom a skill may be used on: those in the fight, and names that may be hidden (PR-SKILL-05).

In space units are aboard and accessories are carried unseen. A use then calls a name and the card
that is to have it, and what is offered follows from what everybody knows (PR-TARGET).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from starboard.games.perry_rhodan.accessories import can_be_taken_alone, gear_of, is_fixed
from starboard.games.perry_rhodan.bearing import ship_of
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.holds import all_aboard
from starboard.games.perry_rhodan.kinds import CombatKind, Skill
from starboard.games.perry_rhodan.participants import might_take_part
from starboard.games.perry_rhodan.standing import immune_to, level_of
from starboard.games.perry_rhodan.state import Combat, Laid, Table
from starboard.games.perry_rhodan.targets import placed_in
from starboard.games.perry_rhodan.zones import place_at

Sets = list[tuple[str, ...]]
Targets = Callable[[Table, Laid], Sets]
Which = Callable[[Card], bool]


def nobody(state: Table, laid: Laid) -> Sets:
    """Nothing has to be chosen."""
    return [()]


def placed(state: Table, seats: set[int]) -> list[Laid]:
    """Cards of these players that lie in the combat area, fronts and escorts.

    PR-FX-10, PR-SKILL-20, 27.
    """
    combat = state.combat
    if combat is None:
        return []
    found = [state.laid(name) for name in sorted(placed_in(combat))]
    return [each for each in found if each is not None and each.owner in seats]


def enemies_of(combat: Combat, laid: Laid) -> set[int]:
    """The player on the other side of a combat."""
    return {combat.attacker, combat.defender} - {laid.owner}


def enemy_fighters(which: Which, *, active: bool = False, shield: str = "") -> Targets:
    """Enemy cards of a kind in the combat area; `shield` is what protects against the skill."""

    def targets(state: Table, laid: Laid) -> Sets:
        combat = state.combat
        if combat is None:
            return []
        return [
            (each.id,)
            for each in placed(state, enemies_of(combat, laid))
            if which(each.card) and not (active and each.passive)
            if not is_shielded(state, each, shield)
        ]

    return targets


def is_shielded(state: Table, laid: Laid, token: str) -> bool:
    """Hypnoblock, or a text that makes immune (PR-SKILL-16, 22, 25, 51)."""
    if not token:
        return False
    hypnotic = token.rpartition("_")[0] in ("hypno", "suggestor", "telepath")
    if hypnotic and level_of(state, laid, Skill.HYPNOBLOCK) >= 1:
        return True
    return immune_to(state, laid, token)


def enemy_units(which: Which, shield: str, *, active: bool = False) -> Targets:
    """Enemy units: in the combat area, or called by name aboard a ship (PR-TARGET)."""
    on_the_ground = enemy_fighters(which, active=active, shield=shield)

    def targets(state: Table, laid: Laid) -> Sets:
        combat = state.combat
        if combat is None or combat.kind is CombatKind.GROUND:
            return on_the_ground(state, laid)
        ships = [each for each in placed(state, enemies_of(combat, laid)) if each.card.is_ship]
        return [
            (unit.id, ship.id)
            for unit in conceivable(state, combat, laid)
            if which(unit.card) and not is_shielded(state, unit, shield)
            for ship in ships
        ]

    return targets


def conceivable(state: Table, combat: Combat, laid: Laid) -> list[Laid]:
    """Enemy units that may be aboard, for all that everybody knows."""
    return [
        each
        for each in state.all_laid()
        if each.owner in enemies_of(combat, laid)
        and each.card.is_unit
        and might_take_part(state, each)
    ]


def called(state: Table, targets: tuple[str, ...]) -> Laid | None:
    """The card that was meant, if it is where it was called."""
    laid = state.laid(targets[0])
    if laid is None or len(targets) == 1:
        return laid
    carrier = state.laid(targets[1])
    if carrier is None:
        return None
    if laid.card.is_accessory:
        return laid if laid in gear_of(state, carrier) else None
    return laid if laid in all_aboard(state, carrier) else None


# ------------------------------------------------------------------------- accessories


def unit_accessories(state: Table, laid: Laid) -> Sets:
    """Unit accessories with the unit that is to have them: those of others by name.

    Fixed ones are left alone (PR-SKILL-13, 18, 27); what is offered follows from what all know.
    """
    combat = state.combat
    if combat is None or combat.kind is CombatKind.SPACE:
        return []
    units = placed(state, {combat.attacker, combat.defender})
    found: Sets = []
    for accessory in state.all_laid():
        if not accessory.card.is_unit_accessory or is_fixed(accessory.card):
            continue
        for unit in units:
            if accessory.owner == unit.owner and is_called(state, laid, accessory, unit):
                found.append((accessory.id, unit.id))
    return found


def is_called(state: Table, laid: Laid, accessory: Laid, unit: Laid) -> bool:
    """Own accessories are where they are; those of the enemy may be with any fitting unit."""
    if unit.owner == laid.owner:
        return accessory in gear_of(state, unit)
    return might_take_part(state, accessory) and accessory.card.fits_on(unit.card)


def enemy_accessories(state: Table, laid: Laid) -> Sets:
    """Unit accessories of the enemy alone."""
    return [each for each in unit_accessories(state, laid) if not is_own(state, laid, each[0])]


def is_own(state: Table, laid: Laid, card: str) -> bool:
    """Whether a card belongs to the player of another one."""
    found = state.laid(card)
    return found is not None and found.owner == laid.owner


def place_accessories(token: str) -> Targets:
    """Place accessories of the enemy at the place of the combat, unless they are immune."""

    def targets(state: Table, laid: Laid) -> Sets:
        combat = state.combat
        if combat is None or combat.boarding:
            return []
        place = place_at(state, combat.space, combat.side, combat.place)
        return [
            (each.id,)
            for each in place.accessories
            if each.owner != laid.owner
            and can_be_taken_alone(each.card)
            and not immune_to(state, each, token)
        ]

    return targets


# ------------------------------------------------------------------------- own cards


def companions(count: int) -> Targets:
    """Up to so many other active persons of one's own in the fight."""

    def targets(state: Table, laid: Laid) -> Sets:
        found = [
            each.id
            for each in placed(state, {laid.owner})
            if each is not laid and each.card.is_person and not each.passive
        ]
        return [chosen for size in range(count + 1) for chosen in combinations(found, size)]

    return targets


def jumps(count: int) -> Targets:
    """An active enemy starship, and up to so many persons of the same ship (PR-SKILL-33…37)."""

    def targets(state: Table, laid: Laid) -> Sets:
        combat, ship = state.combat, ship_of(state, laid)
        if combat is None or ship is None:
            return []
        goals = [
            each.id
            for each in placed(state, enemies_of(combat, laid))
            if each.card.is_starship and not each.passive
        ]
        mates = [
            each.id for each in all_aboard(state, ship) if each.card.is_person and each is not laid
        ]
        groups = [group for size in range(count + 1) for group in combinations(mates, size)]
        return [(goal, *group) for goal in goals for group in groups]

    return targets


def only_as_front(state: Table, laid: Laid) -> Sets:
    """The card itself, where it is a front of the pairing whose values lie open."""
    combat = state.combat
    if combat is None or not 0 <= combat.firing < len(combat.pairings):
        return []
    pairing = combat.pairings[combat.firing]
    fronts = [front.card for front in (pairing.attacker, pairing.defender) if front is not None]
    return [()] if laid.id in fronts else []
