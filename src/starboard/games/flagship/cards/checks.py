"""What a card must be to make sense, beyond the types of its fields."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from starboard.cards.effects import Op, Record, effects_in
from starboard.errors import BadInput
from starboard.games.flagship.cards.kinds import (
    Kind,
    Pile,
    RollKind,
    Scope,
    SlotKind,
    Subtype,
    Target,
    Until,
)
from starboard.games.flagship.cards.printed import PrintedCard
from starboard.games.flagship.cards.vocabulary import (
    Ability,
    Absorb,
    Active,
    Attack,
    CancelAttack,
    Charge,
    Choose,
    Contest,
    Damage,
    Destroy,
    Drain,
    Fetch,
    Grant,
    Look,
    ModifyAttack,
    ModifyRoll,
    OnCharge,
    Passive,
    PutIntoPlay,
    RedirectAttack,
    Repair,
    RerollEvade,
    RollFor,
    SetEvade,
    Slots,
    Standing,
    ToMarketDiscard,
    Trigger,
    Untargetable,
)
from starboard.games.flagship.dice import Roll

SUBTYPES: dict[Kind, tuple[Subtype, ...]] = {
    Kind.UNIT: (Subtype.SHIP, Subtype.DRONE, Subtype.FIGHTER, Subtype.SWARM),
    Kind.PILOT: (
        Subtype.MERCENARY,
        Subtype.MARKSMAN,
        Subtype.ACE,
        Subtype.SABOTEUR,
        Subtype.MECHANIC,
        Subtype.TRADER,
        Subtype.HIVE_MIND,
    ),
    Kind.EQUIPMENT: (
        Subtype.LIGHT_WEAPON,
        Subtype.MEDIUM_WEAPON,
        Subtype.HEAVY_WEAPON,
        Subtype.LIGHT_SHIELD,
        Subtype.MEDIUM_SHIELD,
        Subtype.HEAVY_SHIELD,
        Subtype.BOOSTER,
        Subtype.ARMOR,
    ),
    Kind.EXTENSION: (
        Subtype.FOR_SHIP,
        Subtype.FOR_UNIT,
        Subtype.FOR_WEAPON,
        Subtype.FOR_SHIELD,
        Subtype.FOR_PILOT,
        Subtype.FOR_EXTENSION,
    ),
    Kind.EVENT: (Subtype.PLAIN, Subtype.EFFECT),
}
"""Which second halves of the type line go with which first half."""

_IN_PLAY = {
    Target.THIS,
    Target.EXTENDED_ITEM,
    Target.ITEM_OF_THIS_UNIT,
    Target.OWN_ITEM,
    Target.OWN_UNIT,
    Target.EACH_OWN_UNIT,
    Target.ENEMY_ITEM,
    Target.ENEMY_UNIT,
    Target.AFFECTED_ITEM,
    Target.ATTACKING_ITEM,
    Target.CHOSEN,
}
_DESTROYED = {Target.THIS, Target.OWN_DESTROYED_ITEM, Target.EACH_OWN_DESTROYED_ITEM, Target.CHOSEN}

ALLOWED_TARGETS: dict[type[Op], set[Target]] = {
    Damage: {Target.ENEMY_UNIT, Target.LOSER_UNIT, Target.CHOSEN},
    Charge: _IN_PLAY,
    Drain: _IN_PLAY,
    Destroy: _IN_PLAY,
    Repair: _DESTROYED,
    ToMarketDiscard: _IN_PLAY | _DESTROYED | {Target.ENEMY_MARKET_CARD},
    Choose: {
        Target.OPPONENT,
        Target.OWN_ITEM,
        Target.OWN_UNIT,
        Target.OWN_DESTROYED_ITEM,
        Target.ENEMY_ITEM,
        Target.ENEMY_UNIT,
        Target.ENEMY_HAND_CARD,
    },
    Look: {Target.ENEMY_HAND, Target.CHOSEN},
    RedirectAttack: {Target.THIS, Target.OWN_UNIT},
}
"""What each effect can act on."""

ALLOWED_PILES: dict[type[Op], set[Pile]] = {
    Fetch: {Pile.DRAW_DECK, Pile.DRAW_DISCARD},
    PutIntoPlay: {Pile.MARKET_ROW, Pile.MARKET_DISCARD},
}
"""Where each effect finds cards of its kind: events or items (FS-DECK-02)."""

_OF_DEFENDER = {Scope.THIS_UNIT, Scope.OWN_UNITS}

ALLOWED_SCOPES: dict[type[Op], set[Scope]] = {
    ModifyRoll: set(Scope),
    ModifyAttack: {Scope.THIS_UNIT, Scope.EXTENDED_ITEM, Scope.OWN_UNITS, Scope.CHOSEN},
    SetEvade: {Scope.THIS_UNIT, Scope.OWN_UNITS, Scope.CHOSEN},
    Untargetable: _OF_DEFENDER,
    CancelAttack: _OF_DEFENDER,
    RerollEvade: _OF_DEFENDER,
}
"""Whom each effect can concern."""

_GRANTED = {Until.TURN_END, Until.NEXT_ATTACK, Until.NEXT_CHARGE, Until.OWN_NEXT_TURN_START}
_LASTING = {
    Until.TURN_END,
    Until.OWN_NEXT_TURN_START,
    Until.AFFECTED_NEXT_TURN_END,
    Until.LEAVES_PLAY,
}

_ID = re.compile(r"[a-z][a-z0-9_]*")


def faults(card: PrintedCard) -> Iterator[BadInput]:
    """Each fault with its field; none for a sound card."""
    if not _ID.fullmatch(card.id):
        yield BadInput("id", "must-be-id")
    for lang, name in (("de", card.name.de), ("en", card.name.en)):
        if not name.strip() or "\n" in name:
            yield BadInput(f"name.{lang}", "must-be-one-line")
    if card.type.subtype not in SUBTYPES[card.type.kind]:
        yield BadInput(
            "type.class", "does-not-go-with", word=card.type.subtype, whom=card.type.kind
        )
    yield from _event_faults(card) if card.type.kind is Kind.EVENT else _item_faults(card)
    yield from _number_faults(card)
    for index, ability in enumerate(card.abilities):
        for fault in (*_ability_faults(ability), *_word_faults(ability)):
            yield inside(f"abilities[{index}]", fault)
    for index, effect in enumerate(card.effects):
        for fault in _word_faults(effect):
            yield inside(f"effects[{index}]", fault)


def inside(field: str, fault: BadInput) -> BadInput:
    """A fault with the way to its field."""
    return BadInput(f"{field}.{fault.where}", fault.message, fault.clause, **fault.arguments)


def _event_faults(card: PrintedCard) -> Iterator[BadInput]:
    lasting = card.type.subtype is Subtype.EFFECT
    if card.discard_value is None:
        yield BadInput("discard_value", "missing-field", "FS-EVENT-09")
    if card.price is not None:
        yield BadInput("price", "has-discard-value")
    if lasting and (card.until is None or not card.abilities or card.effects):
        yield BadInput("until", "effect-event-lasts", "FS-EVENT-04")
    if not lasting and (card.until is not None or card.abilities or not card.effects):
        yield BadInput("effects", "plain-event-has-effects", "FS-EVENT-05")
    if card.until is not None and card.until not in _LASTING:
        yield BadInput("until", "effect-event-until", until=card.until)
    if card.windows and not card.anytime:
        yield BadInput("windows", "event-needs-anytime")
    if card.charge or card.generator or card.prize or card.evade or any(_slots(card.slots)):
        yield BadInput("type.kind", "only-items-have")
    if any(not isinstance(each, Passive | Trigger) for each in card.abilities):
        yield BadInput("abilities", "effect-event-abilities")


def _item_faults(card: PrintedCard) -> Iterator[BadInput]:
    kind = card.type.kind
    if card.price is None:
        yield BadInput("price", "missing-field", "FS-ITEM-02")
    if card.discard_value is not None:
        yield BadInput("discard_value", "item-has-price")
    if card.effects or card.anytime or card.windows or card.until or card.cost.credits:
        yield BadInput("effects", "only-events-have-effects")
    needs = [count for count in _slots(card.needs) if count]
    if kind is Kind.EQUIPMENT and len(needs) != 1:
        yield BadInput("needs", "equipment-needs-one-kind", "FS-BUILD-07")
    if kind is not Kind.EQUIPMENT and needs:
        yield BadInput("needs", "only-equipment-takes-slots")
    if kind is not Kind.UNIT and (card.evade or card.speed or any(_slots(card.slots))):
        yield BadInput("slots", "only-units-have-slots")
    if (kind is Kind.EXTENSION) != (card.requires is not None):
        yield BadInput("requires", "only-extensions-require", "FS-EXTEND-01")


def _number_faults(card: PrintedCard) -> Iterator[BadInput]:
    numbers = {
        "price": card.price,
        "discard_value": card.discard_value,
        "speed": card.speed,
        "cost.credits": card.cost.credits,
        "cost.discard_hand": card.cost.discard_hand,
    }
    for field, number in numbers.items():
        if number is not None and not 0 <= number <= 100_000:
            yield BadInput(field, "from-to", low=0, high=str(100_000))
    if any(not 0 <= count <= 20 for count in (*_slots(card.slots), *_slots(card.needs))):
        yield BadInput("slots", "from-to-of-kind")
    if card.generator is not None and not 1 <= card.generator <= 6:
        yield BadInput("generator", "from-to", "FS-CHARGE-05", low=1, high=6)
    if card.cost.charge:
        yield BadInput("cost.charge", "holds-no-charge")
    if card.charge and not 0 <= card.charge.initial <= card.charge.max <= 100:
        yield BadInput("charge", "charge-range", "FS-CHARGE-07")


def _slots(slots: Slots) -> list[int]:
    return [slots.of(kind) for kind in SlotKind]


def _ability_faults(ability: Ability) -> Iterator[BadInput]:
    match ability:
        case Active(cost=cost, limit=None) if not (
            cost.charge or cost.credits or cost.discard_hand
        ):
            yield BadInput("active.limit", "free-ability-needs-limit")
        case Attack(strikes=strikes):
            yield from _threshold_faults([strike.on for strike in strikes], "attack.strikes")
            if ability.targets_max < 1:
                yield BadInput("attack.targets_max", "at-least-one")
        case Absorb(amount=amount) if amount < 1:
            yield BadInput("absorb.amount", "at-least-one")


def _threshold_faults(thresholds: Sequence[Roll], field: str) -> Iterator[BadInput]:
    if len({threshold.dice for threshold in thresholds}) > 1:
        yield BadInput(field, "one-number-of-dice")
    for index, threshold in enumerate(thresholds):
        if any(threshold.overlaps(other) for other in thresholds[index + 1 :]):
            yield BadInput(field, "overlaps-another", threshold=str(threshold))


def _word_faults(op: Op) -> Iterator[BadInput]:
    """Faults of an ability or effect and of all effects inside it."""
    word = type(op).__struct_config__.tag
    target, scope = getattr(op, "target", None), getattr(op, "scope", None)
    if target is not None and target not in ALLOWED_TARGETS[type(op)]:
        yield BadInput(f"{word}.target", "does-not-go-with", word=target, whom=str(word))
    if scope is not None and scope not in ALLOWED_SCOPES[type(op)]:
        yield BadInput(f"{word}.scope", "does-not-go-with", word=scope, whom=str(word))
    for pile in _piles(op):
        if pile not in ALLOWED_PILES[type(op)]:
            yield BadInput(f"{word}.pile", "does-not-go-with", word=pile, whom=str(word))
    if isinstance(op, RollFor | OnCharge):
        yield from _threshold_faults([outcome.on for outcome in op.outcomes], f"{word}")
    if isinstance(op, Grant) and op.until not in _GRANTED:
        yield BadInput(f"{word}.until", "not-granted-until", until=op.until)
    if isinstance(op, Grant) and not all(_is_used_up(effect, op.until) for effect in op.effects):
        yield BadInput(f"{word}.until", "not-granted-until", until=op.until)
    if getattr(op, "amount", 1) < 1:
        yield BadInput(f"{word}.amount", "at-least-one")
    for field in _negatives(op):
        yield BadInput(f"{word}.{field}", "not-below-zero")
    if isinstance(op, Contest) and op.dice not in (1, 2):
        yield BadInput(f"{word}.dice", "one-or-two")
    for inner in effects_in(op):
        for fault in _word_faults(inner):
            yield inside(str(word), fault)


def _is_used_up(effect: Standing, until: Until) -> bool:
    """Whether the attack or charge until which an effect holds ever ends it."""
    charges = isinstance(effect, ModifyRoll) and effect.roll is RollKind.CHARGE
    if until is Until.NEXT_CHARGE:
        return charges or isinstance(effect, OnCharge)
    if until is Until.NEXT_ATTACK:
        return isinstance(effect, ModifyRoll | ModifyAttack | SetEvade) and not charges
    return True


def _piles(op: Op) -> tuple[Pile, ...]:
    """The piles out of which an effect takes cards."""
    match op:
        case Fetch(pile=pile):
            return (pile,)
        case PutIntoPlay(piles=piles):
            return piles
    return ()


def _negatives(record: Record) -> Iterator[str]:
    """Fields below 0 that are no change of a value."""
    changes = isinstance(record, ModifyAttack)
    for field in record.__struct_fields__:
        value = getattr(record, field)
        if isinstance(value, Record):
            yield from (f"{field}.{inner}" for inner in _negatives(value))
        elif isinstance(value, int) and value < 0 and field != "delta" and not changes:
            yield field
