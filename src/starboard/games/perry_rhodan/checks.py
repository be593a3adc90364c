"""What a card must be to make sense, beyond the types of its fields (PR-CARD, PR-FX)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from starboard.cards.effects import Op, word_of
from starboard.errors import BadInput
from starboard.games.perry_rhodan.action_cards import Strength
from starboard.games.perry_rhodan.kinds import CardType, Owner, Side, Skill, Stat, Where, Window
from starboard.games.perry_rhodan.printed import NO_VALUES, UNLISTED, PrintedCard, Values
from starboard.games.perry_rhodan.understood import unread
from starboard.games.perry_rhodan.vocabulary import (
    FREE,
    REQUIREMENTS,
    Alternative,
    Cancel,
    Discard,
    Draw,
    Effect,
    ExtraMission,
    Look,
    Modify,
    Points,
    Prevent,
    RaiseSkill,
    Requirement,
    Search,
    Set,
    SetAside,
    Store,
)

UNITS = (CardType.PERSON, CardType.TROOP)
SHIPS = (CardType.STARSHIP, CardType.FLEET)
MOST = 9
"""The largest number that a card may name: premises, draws, rounds, points."""
MOST_EFFECTS = 12
ONCE = frozenset(
    {
        Window.PERMANENT,
        Window.ON_PLAY,
        Window.SOLVED,
        Window.LEAVES_PLAY,
        Window.PHASE_CHANGE,
        Window.IN_FLIGHT,
        Window.AFTER_MISSION,
        Window.REACTIVATION,
        Window.MISSION_ANNOUNCED,
        Window.BEFORE_REDUCTION,
    }
)
"""Windows in which an effect without cost works by itself or comes up only once (PR-FX-03)."""
STRENGTHS = ("stealth", "attack", "defence")

_ID = re.compile(r"[a-z][a-z0-9_]*")


def faults(card: PrintedCard) -> Iterator[BadInput]:
    """Everything that is wrong with a card on its own."""
    yield from _name_faults(card)
    yield from _field_faults(card)
    yield from _value_faults(card)
    yield from _side_faults(card)
    yield from _skill_faults(card)
    for number, effect in enumerate(card.effects):
        for fault in _effect_faults(card, effect):
            yield fault.within(f"effects[{number}]")
    if len(card.effects) > MOST_EFFECTS:
        yield BadInput("effects", "at-most-effects", most=MOST_EFFECTS)


# ------------------------------------------------------------------------- the printed fields


def _name_faults(card: PrintedCard) -> Iterator[BadInput]:
    for field, word in (("id", card.id), ("family", card.family or card.id)):
        if not _ID.fullmatch(word):
            yield BadInput(field, "must-be-id")
    for field, name in (("name", card.name), ("line", card.line)):
        for lang in ("de", "en"):
            text = name.of(lang) if name is not None else "-"
            if not text.strip() or not text.isprintable():
                yield BadInput(f"{field}.{lang}", "must-be-one-line")
    if " " in card.twin:
        yield BadInput("twin", "must-be-one-word")
    if card.copies is not None and not 1 <= card.copies <= MOST:
        yield BadInput("copies", "from-to", low=1, high=MOST)


def _field_faults(card: PrintedCard) -> Iterator[BadInput]:
    """Fields that only some types have (PR-CARD-11…17, 20, 36, 37)."""
    kind = card.type
    of_places = {
        "place_kind": card.place_kind,
        "system": card.system,
        "cluster": card.cluster,
        "min_range": card.min_range,
        "ground_limit": card.ground_limit,
        "scouting_value": card.scouting_value,
        "attackable": card.attackable != UNLISTED,
    }
    of_accessories = {
        "accessory_kind": card.accessory_kind,
        "fixed": card.fixed,
        "outside_limit": card.outside_limit,
        "attach_to": card.attach_to,
        "transmit_range": card.transmit_range,
    }
    of_units = {"agent": card.agent, "skills": card.skills}
    for types, fields, clause in (
        ((CardType.PLACE,), of_places, "PR-CARD-20"),
        ((CardType.ACCESSORY,), of_accessories, "PR-CARD-37"),
        (UNITS, of_units, "PR-CARD-36"),
    ):
        if kind not in types:
            for field in (field for field, given in fields.items() if given):
                yield BadInput(field, "not-with-type", clause, type=kind.value)
    if kind is CardType.PLACE and card.place_kind is None:
        yield BadInput("place_kind", "missing-field")
    if kind is CardType.ACCESSORY and card.accessory_kind is None:
        yield BadInput("accessory_kind", "missing-field")


def _value_faults(card: PrintedCard) -> Iterator[BadInput]:
    """Units have range 1 and letters, ships all five values, others none.

    PR-CARD-12…14, 26, PR-TRANS-09.
    """
    values = card.values
    if card.type not in UNITS + SHIPS:
        if values != NO_VALUES:
            yield BadInput("values", "not-with-type", "PR-CARD-12", type=card.type.value)
        return
    for field in STRENGTHS:
        yield from _strength_faults(values, field)
    if card.type in UNITS:
        if values.range != 1:
            yield BadInput("values.range", "unit-has-range-one", "PR-CARD-13")
        if values.transport:
            yield BadInput("values.transport", "not-with-type", type=card.type.value)
    elif not 0 <= values.range <= 6:
        yield BadInput("values.range", "from-to", "PR-CARD-13", low=0, high=6)
    elif not 0 <= values.transport <= 4:
        yield BadInput("values.transport", "from-to", "PR-TRANS-09", low=0, high=4)


def _strength_faults(values: Values, field: str) -> Iterator[BadInput]:
    text = getattr(values, field)
    if not text:
        yield BadInput(f"values.{field}", "missing-field")
        return
    try:
        Strength.parse(text)
    except BadInput as error:
        yield error.within(f"values.{field}")


def _side_faults(card: PrintedCard) -> Iterator[BadInput]:
    """A premise for each side on which it can lie, and for no other (PR-CARD-05…09, 16)."""
    for side in Side:
        given = card.premises.pro if side is Side.PRO else card.premises.anti
        if side in card.side.sides and not given:
            yield BadInput(f"premises.{side}", "missing-field")
        elif side not in card.side.sides and given is not None:
            yield BadInput(f"premises.{side}", "not-on-that-side", "PR-CARD-05", side=card.side)
        for number, alternative in enumerate(given or ()):
            yield from _premise_faults(alternative, f"premises.{side}[{number}]")
    if card.loyalty is not None:
        if card.type not in UNITS + SHIPS or Side.ANTI not in card.side.sides:
            yield BadInput("loyalty", "loyalty-of-anti-cards", "PR-CARD-16")
    elif card.type in UNITS + SHIPS and Side.ANTI in card.side.sides:
        yield BadInput("loyalty", "missing-field")


def _premise_faults(alternative: Alternative, where: str) -> Iterator[BadInput]:
    for number, each in enumerate(alternative):
        at = f"{where}[{number}]"
        kinds = [word for word in REQUIREMENTS if getattr(each, word)]
        if not kinds or (len(kinds) > 1 and kinds != ["loyalty", "kind"]):
            yield BadInput(at, "one-requirement", known=", ".join(REQUIREMENTS))
            continue
        yield from _number_faults(each, at)


def _number_faults(each: Requirement, at: str) -> Iterator[BadInput]:
    numbers = ("count", "science", "riddle_points", "sacrifice_missions", "scouting_points")
    for field in (*numbers, "riddles_solved"):
        number = getattr(each, field)
        if (number and not 1 <= number <= MOST) or each.count < 1:
            yield BadInput(f"{at}.{field}", "from-to", low=1, high=MOST)
    if not 0 <= each.level <= 2:
        yield BadInput(f"{at}.level", "from-to", low=0, high=2)


def _skill_faults(card: PrintedCard) -> Iterator[BadInput]:
    for skill, level in card.skills.items():
        at = f"skills.{skill}"
        if isinstance(level, bool) or not skill.levelled:
            if level is not True or skill.levelled:
                message = "skill-has-levels" if skill.levelled else "skill-has-no-levels"
                yield BadInput(at, message)
        elif not 0 <= level <= 2:
            yield BadInput(at, "from-to", low=0, high=2)
    for skill in card.printed_as:
        if skill is not Skill.LOCATOR or skill not in card.skills:
            yield BadInput(f"printed_as.{skill}", "only-locators-are-called-so")


# ------------------------------------------------------------------------- effects


def _effect_faults(card: PrintedCard, effect: Effect) -> Iterator[BadInput]:
    target = effect.target
    if target.owner is Owner.BEARER and card.type is not CardType.ACCESSORY:
        yield BadInput("target.owner", "only-accessories-have-bearers")
    if isinstance(target.count, int) and not 1 <= target.count <= MOST:
        yield BadInput("target.count", "from-to", low=1, high=MOST)
    if card.type is CardType.EVENT and (effect.cost.passivate or effect.cost.sink):
        yield BadInput("cost", "events-are-their-cost")
    if not 0 <= effect.cost.discard <= MOST:
        yield BadInput("cost.discard", "from-to", low=0, high=MOST)
    if (effect.instead is None) is not (effect.random is None):
        yield BadInput("instead", "random-and-instead")
    if isinstance(effect.do, Prevent) and effect.window is not Window.DESTRUCTION:
        yield BadInput("window", "only-in-window", word="prevent", window=Window.DESTRUCTION)
    cancels = (Window.RESPONSE, Window.AFTER_BREAK_THROUGH)
    if isinstance(effect.do, Cancel) and effect.window not in cancels:
        yield BadInput("window", "only-in-window", word="cancel", window=Window.RESPONSE)
    yield from unread(effect, card.family or card.id)
    yield from _limit_faults(card, effect)
    furthers = (effect.then, effect.instead, *effect.and_)
    for deed in (effect.do, *(each.do for each in furthers if each is not None)):
        yield from _deed_faults(deed)


def _limit_faults(card: PrintedCard, effect: Effect) -> Iterator[BadInput]:
    """An effect that costs nothing needs a limit unless its moment comes once (PR-FX-03)."""
    bounded = card.type in (CardType.EVENT, CardType.STATUS) or effect.window in ONCE
    if effect.cost == FREE and effect.limit is None and not bounded:
        yield BadInput("limit", "free-effect-needs-limit", "PR-FX-03")
    if effect.target.where is Where.STORED and not any(
        isinstance(other.do, Store) for other in card.effects
    ):
        yield BadInput("target.where", "nothing-is-stored")


def _deed_faults(deed: Op) -> Iterator[BadInput]:
    at = f"do.{word_of(deed)}"
    match deed:
        case Modify(amount=amount) if not 1 <= abs(amount) <= MOST:
            yield BadInput(at, "from-to", low=-MOST, high=MOST)
        case Set(stat=stat, amount=amount):
            low = 1 if stat is Stat.STEALTH else 0
            if not low <= amount <= MOST:
                yield BadInput(at, "from-to", low=low, high=MOST)
        case Draw(amount=n) | Discard(amount=n) | Search(amount=n) | ExtraMission(amount=n):
            yield from _between(n, 1, at)
        case SetAside(rounds=n) | Store(max=n):
            yield from _between(n, 1, at)
        case Look(amount=n):
            yield from _between(n, 0, at)
        case RaiseSkill(amount=n):
            yield from _between(n, 1, at)
        case Points(amount=n) if not 0 < abs(n) <= MOST or round(n * 120) != n * 120:
            yield BadInput(at, "from-to", low=-MOST, high=MOST)


def _between(number: int, low: int, at: str) -> Iterator[BadInput]:
    if not low <= number <= MOST:
        yield BadInput(at, "from-to", low=low, high=MOST)
