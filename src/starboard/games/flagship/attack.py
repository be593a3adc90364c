"""Attacks: cost, targets, the attack roll (FS-ATTACK-01…05)."""

from __future__ import annotations

from math import comb
from typing import Final

from starboard.errors import Illegal
from starboard.games.flagship.answers import ability_at, ability_of, could_pay
from starboard.games.flagship.blows import strike
from starboard.games.flagship.cards.kinds import Until
from starboard.games.flagship.cards.vocabulary import Attack as Printed
from starboard.games.flagship.cards.vocabulary import Cost, ModifyAttack, Strike
from starboard.games.flagship.costs import can_pay, cannot_pay, pay
from starboard.games.flagship.deeds import start_deed
from starboard.games.flagship.events import AttackDeclared, AttackMissed, AttackRolled
from starboard.games.flagship.matters import OfPlayer
from starboard.games.flagship.moves import Attack
from starboard.games.flagship.standing import (
    UNCHANGED,
    AttackChange,
    attack_change,
    attack_modifier,
    is_untargetable,
    standing,
    use_up,
)
from starboard.games.flagship.state import Blow, Deed, Item, Table
from starboard.kernel import Chance

MOST_LISTED: Final = 5_000
"""Attacks that are listed at once: each of ten weapons with every pair of 31 units, for instance.

More than that may be made, but nobody can choose from a list of them.
"""


def attacks_are_banned(state: Table) -> bool:
    """Nobody attacks in the first turn, or before the last player's (FS-BUILD-16, FS-MULTI-03)."""
    return state.turn <= (1 if state.seats == 2 else state.seats - 1)


def attacks_of(state: Table, seat: int, item: Item) -> list[Attack]:
    """Every conceivable attack with one card: all targets, with and without its option."""
    found: list[Attack] = []
    enemies = [unit.id for rival in state.rivals(seat) for unit in state.units(rival)]
    room = room_for_sets(state, seat)
    for index, ability in enumerate(item.card.abilities):
        if isinstance(ability, Printed):
            for targets in target_sets(enemies, ability.targets_max, room):
                found.append(Attack(item.id, targets, index, False))
                if ability.option is not None:
                    found.append(Attack(item.id, targets, index, True))
    return found


def conceivable_attacks(state: Table, seat: int) -> list[Attack]:
    """Every conceivable attack of a player."""
    found: list[Attack] = []
    for item in state.sides()[seat].attackers:
        found.extend(attacks_of(state, seat, item))
    return found


def possible_attacks(state: Table, seat: int) -> list[Attack]:
    """Every legal attack of a player, in the order of `conceivable_attacks`."""
    key = ("attacks", seat)
    known = state.memo.get(key)
    if isinstance(known, list):
        return known
    found = [] if attacks_are_banned(state) else find_attacks(state, seat)
    state.memo[key] = found
    return found


def find_attacks(state: Table, seat: int) -> list[Attack]:
    """Work the legal attacks out: first what can fire, then at whom."""
    found: list[Attack] = []
    targets: list[str] | None = None
    room = 0
    changes = standing(state, ModifyAttack)
    for item in state.sides()[seat].attackers:
        if not state.in_play(item):
            continue
        change = attack_change(state, item) if changes else UNCHANGED
        for index, ability in enumerate(item.card.abilities):
            if not isinstance(ability, Printed):
                continue
            cost = attack_cost(ability, change, False, False)
            if not can_pay(state, seat, item, cost):
                continue
            if targets is None:
                targets = targetable(state, seat)
                room = room_for_sets(state, seat)
            boost = ability.option is not None and can_pay(
                state, seat, item, attack_cost(ability, change, True, False)
            )
            for chosen in target_sets(targets, ability.targets_max, room):
                found.append(Attack(item.id, chosen, index, False))
                if boost:
                    found.append(Attack(item.id, chosen, index, True))
    return found


def could_attack(state: Table, seat: int) -> bool:
    """Whether everybody can see that a player might attack; cards are credits (FS-TIMING-05)."""
    if possible_attacks(state, seat):
        return True
    for item in state.sides()[seat].attackers:
        if might_fire(state, seat, item):  # FS-TIMING-02
            return True
    return False


def might_fire(state: Table, seat: int, item: Item, free: bool = False) -> bool:
    """Whether a card could attack as soon as hand cards are discarded for credits."""
    if state.rules < 2 or attacks_are_banned(state) or not state.in_play(item):
        return False
    for ability in item.card.attacks:
        cost = attack_cost(ability, attack_change(state, item), False, free)
        if could_pay(state, seat, item, cost):
            return bool(targetable(state, seat))
    return False


def targetable(state: Table, seat: int) -> list[str]:
    """The opposing units that can be attacked now (FS-ATTACK-03)."""
    return [
        unit.id
        for rival in state.rivals(seat)
        for unit in state.units(rival)
        if not is_untargetable(state, unit)
    ]


def room_for_sets(state: Table, seat: int) -> int:
    """The share of each attack of a player in the list."""
    attacks = sum([len(item.card.attacks) for item in state.sides()[seat].attackers])
    return max(1, MOST_LISTED // max(1, attacks))


def target_sets(units: list[str], most: int, room: int = MOST_LISTED) -> list[tuple[str, ...]]:
    """One target each, or several different ones where the attack allows it.

    Sets of one size are listed together or, where they are too many for the room, not at all.
    """
    sets: list[tuple[str, ...]] = [(unit,) for unit in units[:room]]
    larger = sets
    for size in range(2, min(most, len(units)) + 1):
        if len(sets) + comb(len(units), size) > room:
            break
        larger = [
            (*chosen, unit) for chosen in larger for unit in units[units.index(chosen[-1]) + 1 :]
        ]
        sets = sets + larger
    return sets


def attack_cost(ability: Printed, change: AttackChange, boost: bool, free: bool) -> Cost:
    """What an attack costs: printed cost, changes by other cards, and the option."""
    if change is UNCHANGED and not boost and not free:
        return ability.cost
    charge = ability.cost.charge + change.charge
    credits = ability.cost.credits
    if boost and ability.option is not None:
        charge += ability.option.cost.charge
        credits += ability.option.cost.credits
    return Cost(
        charge=0 if free else max(0, charge),
        credits=credits,
        discard_hand=ability.cost.discard_hand,
    )


def cannot_attack(state: Table, seat: int, move: Attack, free: bool = False) -> Illegal | None:
    """Why an attack is not possible now, or nothing."""
    if attacks_are_banned(state):
        if state.seats == 2:
            return Illegal("FS-BUILD-16", "no-attack-yet")
        return Illegal("FS-MULTI-03", "no-attack-before-last")
    item = state.players[seat].items.get(move.weapon)
    if item is None:
        return Illegal("FS-ATTACK-01", "not-on-your-side", item=move.weapon)
    ability = ability_at(item, move.ability)
    if not isinstance(ability, Printed) or (move.boost and ability.option is None):
        return Illegal("FS-ATTACK-01", "no-such-ability", item=move.weapon)
    if item.face_down:
        return Illegal("FS-DESTROY-02", "is-destroyed", item=item.id)
    if state.unit_of(item).hangar:
        return Illegal("FS-HANGAR-04", "is-in-hangar", item=item.id)
    cost = attack_cost(ability, attack_change(state, item), move.boost, free)
    unpayable = cannot_pay(state, seat, item, cost)
    if unpayable is not None:
        return unpayable
    return wrong_targets(state, seat, move, ability)


def wrong_targets(state: Table, seat: int, move: Attack, ability: Printed) -> Illegal | None:
    """Targets are opposing units in play, each once (FS-ATTACK-03)."""
    if not 1 <= len(move.targets) <= ability.targets_max or has_twice(move.targets):
        return Illegal("FS-ATTACK-03", "wrong-number-of-targets", most=ability.targets_max)
    for target in move.targets:
        unit = state.item(target)
        if unit is None or not unit.card.is_unit or unit.face_down or unit.owner == seat:
            return Illegal("FS-ATTACK-03", "not-an-enemy-unit", thing=target)
        if unit.hangar:
            return Illegal("FS-HANGAR-04", "is-in-hangar", item=target)
        if is_untargetable(state, unit):  # FS-TIMING-03
            return Illegal("FS-TIMING-03", "cannot-be-targeted", thing=target)
    return None


def has_twice(names: tuple[str, ...]) -> bool:
    """Whether a name stands in a list more than once."""
    return len(set(names)) < len(names)


def declare(state: Table, seat: int, move: Attack, free: bool = False) -> None:
    """Pay the cost, name the targets, then roll; nothing is refunded (FS-ATTACK-02, 05)."""
    item = state.players[seat].items[move.weapon]
    ability = ability_of(item, move.ability, Printed)
    change = attack_change(state, item)
    damage = change.damage
    if move.boost and ability.option is not None:
        damage += ability.option.damage
    state.attack += 1
    state.report(AttackDeclared("FS-ATTACK-02", seat, item.id, move.targets))
    state.push(
        RollAttack(
            seat, item.id, move.ability, move.targets, damage,
            ability.evadable and change.evadable, state.attack,
        ),
        EndAttack(seat, item.id, move.targets),
    )  # fmt: skip
    cost = attack_cost(ability, change, move.boost, free)
    pay(state, seat, item, cost, "FS-ATTACK-02")


class RollAttack(OfPlayer):
    """The attack roll; each target that it meets is struck (FS-ATTACK-04, FS-DICE-07)."""

    weapon: str
    ability: int
    targets: tuple[str, ...]
    more_damage: int
    evadable: bool
    number: int

    def run(self, state: Table, chance: Chance) -> None:
        item = state.item(self.weapon)
        if item is None or item.face_down:
            return
        ability = ability_of(item, self.ability, Printed)
        dice = chance.dice(ability.dice)
        modifier = attack_modifier(state, item)
        for target in reversed(self.targets):
            unit = state.item(target)
            if unit is None or unit.face_down:
                continue
            rolled = sum(dice) + modifier + bonus_against(ability, unit)
            rolled_event = AttackRolled(
                "FS-ATTACK-04", self.seat, item.id, tuple(dice), rolled, target
            )
            state.report(rolled_event)
            self.resolve(state, item, ability, target, rolled)

    def resolve(self, state: Table, item: Item, ability: Printed, target: str, rolled: int) -> None:
        """Hit or miss one target."""
        met = strike_met(ability, rolled)
        if met is None or not met.damage:
            state.report(AttackMissed("FS-ATTACK-04", self.seat, item.id, target))
            if met is not None and met.effects:
                start_deed(state, Deed(self.seat, item.card, item.id), met.effects)
            return
        blow = Blow(
            self.seat, target, met.damage + self.more_damage, item.id, self.ability,
            self.number, self.evadable, ability.absorbable,
        )  # fmt: skip
        strike(state, blow, "FS-ATTACK-07")
        if met.effects:
            start_deed(state, Deed(self.seat, item.card, item.id), met.effects)


def strike_met(ability: Printed, rolled: int) -> Strike | None:
    """The printed result that a roll meets (FS-DICE-02, 03)."""
    for printed in ability.strikes:
        if printed.on.met(rolled):
            return printed
    return None


def bonus_against(ability: Printed, unit: Item) -> int:
    """A better roll against some units."""
    if ability.bonus is None or not unit.card.fits(ability.bonus.against):
        return 0
    return ability.bonus.roll


class EndAttack(OfPlayer):
    """What held until the next attack has been used up."""

    weapon: str
    targets: tuple[str, ...]

    def run(self, state: Table, chance: Chance) -> None:
        attacker = state.item(self.weapon)
        use_up(state, Until.NEXT_ATTACK, attacker, list(self.targets))
