"""Standing effects: read off the cards in play, added up by the stacking rule (FS-STACK)."""

from __future__ import annotations

from typing import Final

from starboard.games.flagship.cards.card import Card
from starboard.games.flagship.cards.kinds import RollKind, Scope, SlotKind, Until
from starboard.games.flagship.cards.vocabulary import (
    AllowExtraShips,
    Amplify,
    Condition,
    DestroyedInstead,
    ExtraSlots,
    HandAtMost,
    ModifyAttack,
    ModifyMaxCharge,
    ModifyPrice,
    ModifyRoll,
    ModifySpeed,
    OnCharge,
    SetEvade,
    Standing,
    Untargetable,
)
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.state import Item, Lasting, Table
from starboard.kernel import Record

# Looked at for every roll; a member of an enum is slow to find.
ALL_UNITS: Final = Scope.ALL_UNITS
AFFECTED_UNITS: Final = Scope.AFFECTED_UNITS
CHOSEN: Final = Scope.CHOSEN
EVADE: Final = RollKind.EVADE
OWN_UNITS: Final = Scope.OWN_UNITS
TARGET_OF_EXTENDED_ITEM: Final = Scope.TARGET_OF_EXTENDED_ITEM
THIS_UNIT: Final = Scope.THIS_UNIT


class Stand(Record):
    """A standing effect at work: whose it is, where it comes from, whom it was played on."""

    effect: Standing
    owner: int
    on: int
    item: Item | None
    unit: str
    marked: bool
    """Marked as not stacking (FS-STACK-01)."""
    factor: int
    card: str
    """The card it comes from."""


def standing(state: Table, kind: type) -> list[Stand]:
    """The standing effects of a kind: of face-up cards, effect events, and lasting ones."""
    found = state.memo.get(kind)
    if found is None:
        found = state.memo[kind] = find_standing(state, kind)
    assert isinstance(found, list)
    return found


def find_standing(state: Table, kind: type) -> list[Stand]:
    """Every standing effect of a kind that is at work now."""
    found: list[Stand] = []
    for side in state.sides():
        for item in side.standing.get(kind, ()):
            if state.in_play(item):
                factor = amplified(state, item)
                add_passives(state, kind, found, item.card, item.owner, item.owner, item, factor)
    for laid in state.laid:
        if kind in laid.card.stands:
            add_passives(state, kind, found, laid.card, laid.owner, laid.on, None, 1)
    for lasting in state.lasting:
        if type(lasting.effect) is kind:
            seat = lasting.seat
            found.append(
                Stand(lasting.effect, seat, seat, None, lasting.unit, False, 1, lasting.card)
            )
    return found


def add_passives(
    state: Table,
    kind: type,
    found: list[Stand],
    card: Card,
    owner: int,
    on: int,
    item: Item | None,
    factor: int,
) -> None:
    """The standing effects of a kind among the passive abilities of a card (FS-ABILITY-02)."""
    for passive in card.passives:
        if holds(state, passive.condition, owner):
            for effect in passive.effects:
                if type(effect) is kind:
                    marked = not passive.stackable  # FS-STACK-01
                    found.append(Stand(effect, owner, on, item, "", marked, factor, card.id))


def amplified(state: Table, item: Item) -> int:
    """By what the numbers of a card are multiplied, through the extension attached to it."""
    extension = state.extension_of(item)
    if extension is None or extension.face_down:
        return 1
    factor = 1
    for passive in extension.card.passives:
        for effect in passive.effects:
            if isinstance(effect, Amplify):
                factor *= effect.factor
    return factor


def holds(state: Table, condition: Condition | None, seat: int) -> bool:
    """Whether a condition printed on a card of this seat is met."""
    if condition is None:
        return True
    if isinstance(condition, HandAtMost):
        return len(state.players[seat].hand) <= condition.cards
    matching = [unit for unit in state.units(seat) if unit.card.fits(condition.filter)]
    return len(matching) >= condition.units


def total(effects: list[tuple[int, bool]]) -> int:
    """Add effects of one kind up: all unmarked ones and the strongest marked ones (FS-STACK-05)."""
    added = 0
    bonus = 0
    penalty = 0
    for delta, marked in effects:
        if not marked:
            added += delta
        elif delta > bonus:
            bonus = delta
        elif delta < penalty:
            penalty = delta
    return added + bonus + penalty


def concerns(state: Table, stand: Stand, scope: Scope, unit: Item, weapon: Item | None) -> bool:
    """Whether a standing effect speaks of this unit, or of this weapon of it."""
    if scope is OWN_UNITS:
        return unit.owner == stand.owner
    if scope is ALL_UNITS:
        return True
    if scope is AFFECTED_UNITS:
        return unit.owner == stand.on
    if scope is CHOSEN:
        return unit.id == stand.unit
    source = stand.item
    if source is None:
        return False
    if scope is THIS_UNIT:
        return state.unit_of(source) is unit
    return source.base == (unit.id if weapon is None else weapon.id)


def attack_modifier(state: Table, weapon: Item) -> int:
    """What is added to an attack roll with this weapon (FS-DICE-07)."""
    return roll_modifier(state, RollKind.ATTACK, state.unit_of(weapon), weapon)


def charge_modifier(state: Table, item: Item) -> int:
    """What is added to the charge roll of a generator (FS-DICE-07)."""
    return roll_modifier(state, RollKind.CHARGE, state.unit_of(item), None)


def roll_modifier(state: Table, kind: RollKind, unit: Item, weapon: Item | None) -> int:
    """What standing effects add to a roll of a unit, or of a weapon of it (FS-DICE-07)."""
    effects = roll_effects(state, kind, unit, weapon)
    return total([(delta, stand.marked) for stand, delta in effects])


def evade_modifier(state: Table, unit: Item, weapon: Item | None) -> int:
    """What is added to the evade roll of a unit attacked with this weapon."""
    return roll_modifier(state, EVADE, unit, weapon)


def roll_effects(
    state: Table, kind: RollKind, unit: Item, weapon: Item | None
) -> list[tuple[Stand, int]]:
    """The standing effects that speak of a roll, each with what it would add to it.

    The weapon is that of the unit, or, where the unit evades, the one that attacks it.
    """
    found: list[tuple[Stand, int]] = []
    for stand in standing(state, ModifyRoll):
        effect = stand.effect
        if not isinstance(effect, ModifyRoll) or effect.roll is not kind:
            continue
        if kind is not EVADE:
            applies = concerns(state, stand, effect.scope, unit, weapon)
        elif effect.scope is TARGET_OF_EXTENDED_ITEM:
            source = stand.item
            applies = weapon is not None and source is not None and source.base == weapon.id
        else:
            applies = concerns(state, stand, effect.scope, unit, None)
        if applies and unit.card.fits(effect.filter):
            found.append((stand, effect.delta * stand.factor))
    return found


def counted(effects: list[tuple[Stand, int]]) -> list[tuple[Stand, int]]:
    """Those that count: all unmarked ones, and of the marked ones the strongest (FS-STACK-05)."""
    marked = [at for at, (stand, _) in enumerate(effects) if stand.marked]
    if not marked:
        return effects
    adds = [delta for _, delta in effects]
    best = max([at for at in marked if adds[at] > 0], key=adds.__getitem__, default=None)
    worst = min([at for at in marked if adds[at] < 0], key=adds.__getitem__, default=None)
    return [pair for at, pair in enumerate(effects) if not pair[0].marked or at in (best, worst)]


class AttackChange(Record):
    """How standing effects change an attack."""

    damage: int
    charge: int
    evadable: bool


UNCHANGED: Final = AttackChange(0, 0, True)


def attack_change(state: Table, weapon: Item) -> AttackChange:
    """More damage, more cost, or no evasion for an attack with this weapon."""
    stands = standing(state, ModifyAttack)
    if not stands:
        return UNCHANGED
    unit = state.unit_of(weapon)
    change = AttackChange(0, 0, True)
    for stand in stands:
        effect = stand.effect
        if isinstance(effect, ModifyAttack) and concerns(state, stand, effect.scope, unit, weapon):
            change.damage += effect.damage * stand.factor
            change.charge += effect.charge * stand.factor
            change.evadable = change.evadable and effect.evadable
    return change


def evade_roll(state: Table, unit: Item) -> Roll | None:
    """What a unit has to roll to evade; nothing if it cannot (FS-EVADE-01, FS-DICE-10)."""
    for stand in reversed(standing(state, SetEvade)):
        effect = stand.effect
        if isinstance(effect, SetEvade) and concerns(state, stand, effect.scope, unit, None):
            return effect.roll
    return unit.card.evade


def is_untargetable(state: Table, unit: Item) -> bool:
    """Whether a unit cannot be chosen as a target now; its parts can."""
    if not unit.card.is_unit:
        return False
    for stand in standing(state, Untargetable):
        effect = stand.effect
        if isinstance(effect, Untargetable) and concerns(state, stand, effect.scope, unit, None):
            return True
    return False


def slots_of(state: Table, unit: Item, kind: SlotKind) -> int:
    """How many slots of a kind a unit offers, extensions included (FS-BUILD-07)."""
    count = unit.card.slots.of(kind)
    extension = state.extension_of(unit)
    if extension is not None and not extension.face_down:
        factor = amplified(state, extension)
        for passive in extension.card.passives:
            for effect in passive.effects:
                if isinstance(effect, ExtraSlots):
                    count += effect.slots.of(kind) * factor
    return count


def max_charge(state: Table, item: Item) -> int:
    """How many charge tokens a card can hold (FS-CHARGE-07)."""
    most = item.card.max_charge
    extension = state.sides()[item.owner].extensions.get(item.id)
    if extension is not None and not extension.face_down:
        factor = amplified(state, extension)
        for passive in extension.card.passives:
            for effect in passive.effects:
                if isinstance(effect, ModifyMaxCharge):
                    most += effect.delta * factor
    return max(0, most)


def speed_of(state: Table, unit: Item) -> int:
    """The speed of a unit; only card texts use it (FS-TYPE-06)."""
    effects: list[tuple[int, bool]] = []
    for stand in standing(state, ModifySpeed):
        effect = stand.effect
        source = stand.item
        if isinstance(effect, ModifySpeed) and source and state.unit_of(source) is unit:
            effects.append((effect.delta * stand.factor, stand.marked))
    return unit.card.speed + total(effects)


def price_of(state: Table, seat: int, card: Card) -> int:
    """What a card costs this player now."""
    price = card.price
    least = 0
    effects: list[tuple[int, bool]] = []
    for stand in standing(state, ModifyPrice):
        effect = stand.effect
        if isinstance(effect, ModifyPrice) and stand.owner == seat and card.fits(effect.filter):
            effects.append((effect.delta * stand.factor, stand.marked))
            least = max(least, min(effect.min_price, price))
    return max(price + total(effects), least) if effects else price


def extra_ships_allowed(state: Table, seat: int) -> bool:
    """A fleet license or a similar card lies on the field (FS-MARKET-12)."""
    for stand in standing(state, AllowExtraShips):
        if isinstance(stand.effect, AllowExtraShips) and stand.owner == seat:
            return True
    return False


def destroyed_instead(state: Table, item: Item) -> Item | None:
    """The extension that is destroyed in the place of the card it extends."""
    extension = state.extension_of(item)
    if extension is None or not state.in_play(extension):
        return None
    for passive in extension.card.passives:
        for effect in passive.effects:
            if isinstance(effect, DestroyedInstead):
                return extension
    return None


def overload(state: Table, seat: int) -> OnCharge | None:
    """What hangs over the next charge of this player (FS-DICE-05)."""
    for stand in standing(state, OnCharge):
        if isinstance(stand.effect, OnCharge) and stand.owner == seat:
            return stand.effect
    return None


def use_up(state: Table, until: Until, attacker: Item | None, targets: list[str]) -> None:
    """Drop what lasted until the next attack or charge that it applied to."""
    state.lasting = [
        lasting
        for lasting in state.lasting
        if lasting.until is not until or not applied(state, lasting, attacker, targets)
    ]


def applied(state: Table, lasting: Lasting, attacker: Item | None, targets: list[str]) -> bool:
    """Whether a lasting effect had a part in this attack, or in a charge with this card."""
    effect = lasting.effect
    if not isinstance(effect, (SetEvade, ModifyAttack, ModifyRoll)):
        return False
    seat = lasting.seat
    stand = Stand(effect, seat, seat, None, lasting.unit, False, 1, lasting.card)
    if isinstance(effect, SetEvade) or (isinstance(effect, ModifyRoll) and effect.roll is EVADE):
        units = [state.item(target) for target in targets]
        met = [unit for unit in units if unit and concerns(state, stand, effect.scope, unit, None)]
        return bool(met) or lasting.unit in targets
    if attacker is None:
        return False
    return concerns(state, stand, effect.scope, state.unit_of(attacker), attacker)
