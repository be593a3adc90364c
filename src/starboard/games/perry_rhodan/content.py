"""All resource cards: loading and checking them (PR-CARD, PR-DECK-14…17)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from starboard.cards.catalogue import Entry, entries_of, files_in, place_of
from starboard.cards.effects import near
from starboard.errors import BadInput, shortened
from starboard.games.perry_rhodan.action_cards import Strength
from starboard.games.perry_rhodan.cards import Card, Catalogue, Verb
from starboard.games.perry_rhodan.checks import faults
from starboard.games.perry_rhodan.kinds import (
    AccessoryKind,
    CardType,
    Colour,
    Label,
    People,
    Side,
    Skill,
    Window,
)
from starboard.games.perry_rhodan.printed import PrintedCard, read_card
from starboard.games.perry_rhodan.vocabulary import (
    Allow,
    Cancel,
    Condition,
    Effect,
    Filter,
    Further,
    Immune,
    LayOut,
)
from starboard.kernel.options import SHOWN

FOLDER = Path(__file__).parent / "content"

_FOR_UNITS = (AccessoryKind.UNIT, AccessoryKind.PERSON, AccessoryKind.TROOP)
_FOR_SHIPS = (AccessoryKind.SHIP, AccessoryKind.STARSHIP, AccessoryKind.FLEET)
_FOR_PLACES = (AccessoryKind.PLACE, AccessoryKind.PLANET)
TOKENS = frozenset(token for skill in Skill for token in (skill.value, f"{skill}_1", f"{skill}_2"))
"""Skills as effects name them, with a level or without."""


def read_entry(entry: Entry, at: str) -> Card:
    """One entry of a card file, checked."""
    printed = read_card(entry, at)
    for fault in faults(printed):
        raise fault.within(at)
    return _card(printed)


def usual_copies(kind: CardType, colour: Colour, unique: bool) -> int | None:
    """Copies in a source where a card says nothing (PR-STATUS-02, PR-DECK-04, 05, 09, 10)."""
    if unique:
        return 2 if colour is Colour.DUAL else 1
    return 4 if kind is CardType.EVENT else None


def _card(printed: PrintedCard) -> Card:
    """Work out once what the rules ask of a card again and again."""
    kind, values = printed.type, printed.values
    skills = {skill: int(level) for skill, level in printed.skills.items()}
    usual = usual_copies(kind, printed.side, printed.unique)
    numbers = [each.count for rows in printed.premises.on(Side.ANTI) for each in rows if each.place]
    return Card(
        id=printed.id,
        name=printed.name,
        family=printed.family or printed.id,
        phase=printed.phase,
        type=kind,
        colour=printed.side,
        unique=printed.unique,
        copies=usual if printed.copies is None else printed.copies,
        rarity=printed.rarity,
        twin=printed.twin or printed.phase.value,
        range=values.range,
        transport=values.transport,
        stealth=_strength(values.stealth),
        attack=_strength(values.attack),
        defence=_strength(values.defence),
        premises=printed.premises,
        loyalty=printed.loyalty,
        people=printed.people,
        build_type=printed.build_type,
        labels=frozenset(printed.labels),
        skills=skills,
        printed_as=dict(printed.printed_as),
        place_kind=printed.place_kind,
        system=printed.system,
        cluster=printed.cluster,
        min_range=printed.min_range,
        ground_limits=dict(sorted(printed.ground_limit.items())),
        attackable=printed.attackable,
        scouting_value=printed.scouting_value,
        accessory_kind=printed.accessory_kind,
        fixed=printed.fixed,
        outside_limit=printed.outside_limit,
        attach_to=printed.attach_to,
        laid_at=printed.laid_at,
        transmit_range=printed.transmit_range,
        agent=printed.agent,
        secret=printed.secret,
        banned=printed.banned,
        obsolete_after=printed.obsolete_after,
        rm=printed.rm,
        am=printed.am,
        effects=printed.effects,
        line=printed.line,
        source=printed.source,
        from_rules=printed.from_rules,
        is_place=kind is CardType.PLACE,
        is_person=kind is CardType.PERSON,
        is_troop=kind is CardType.TROOP,
        is_unit=kind in (CardType.PERSON, CardType.TROOP),
        is_starship=kind is CardType.STARSHIP,
        is_fleet=kind is CardType.FLEET,
        is_ship=kind in (CardType.STARSHIP, CardType.FLEET),
        is_accessory=kind is CardType.ACCESSORY,
        is_unit_accessory=printed.accessory_kind in _FOR_UNITS,
        is_place_accessory=printed.accessory_kind in _FOR_PLACES,
        is_ship_accessory=printed.accessory_kind in _FOR_SHIPS,
        is_event=kind is CardType.EVENT,
        is_status=kind is CardType.STATUS,
        is_riddle=kind is CardType.RIDDLE,
        is_transmitter=printed.transmit_range > 0,
        is_mutant=Label.MUTANT in printed.labels,
        is_robot=printed.people is People.ROBOTER,
        row=_row(printed),
        anti_number=max(numbers, default=0),
        windows=frozenset(effect.window for effect in printed.effects),
        permanent=_permanent(printed.effects),
    )


def _permanent(effects: tuple[Effect, ...]) -> dict[Verb, tuple[Effect, ...]]:
    """Permanent effects by what they do."""
    found: dict[Verb, tuple[Effect, ...]] = {}
    for each in effects:
        if each.window is Window.PERMANENT:
            found[type(each.do)] = (*found.get(type(each.do), ()), each)
    return found


def _row(printed: PrintedCard) -> int:
    """Places, units, ships, and accessories of places and of others."""
    if printed.type in ROWS:
        return ROWS[printed.type]
    return 3 if printed.accessory_kind in _FOR_PLACES else 4


ROWS = {
    CardType.PLACE: 0,
    CardType.PERSON: 1,
    CardType.TROOP: 1,
    CardType.STARSHIP: 2,
    CardType.FLEET: 2,
}


def _strength(text: str) -> Strength | None:
    return Strength.parse(text) if text else None


# ------------------------------------------------------------------------- files


@cache
def catalogue() -> Catalogue:
    """The built-in cards, read once."""
    known = Catalogue(read_entry, {})
    for path in sorted(FOLDER.glob("*.yaml")):
        where = f"perry_rhodan/content/{path.name}"
        known = known.adding(entries_of(path, where), where)
    for card in known.values():
        for fault in unknown_mentions(card, _families(known)):
            raise fault.within(card.id)
    return Catalogue(read_entry, known.cards)


def load_catalogue(*folders: Path) -> Catalogue:
    """The built-in cards and those of own card folders."""
    known = catalogue()
    own: list[tuple[Entry, str]] = []
    for path in [path for folder in folders for path in files_in(folder)]:
        entries = entries_of(path, str(path))
        known = known.adding(entries, str(path))
        own += [(entry, place_of(entry, n, str(path))) for n, entry in enumerate(entries, 1)]
    for entry, at in own:
        for fault in unknown_mentions(known[str(entry["id"])], _families(known)):
            raise fault.within(at)
    return known


def _families(cards: Catalogue) -> frozenset[str]:
    return frozenset(card.family for card in cards.values())


# ------------------------------------------------------------------------- mentions


def unknown_mentions(card: Card, families: Collection[str]) -> Iterator[BadInput]:
    """Families and effects that a card speaks of must exist."""
    for place, family in mentions(card):
        if family not in families:
            told = shortened(family, SHOWN)
            close = near(family, families)
            if close:
                yield BadInput(place, "mentions-no-family-but", family=told, near=close)
            else:
                yield BadInput(place, "mentions-no-family", family=told)
    for place, token in _tokens(card):
        if token not in families and token not in TOKENS:
            yield BadInput(place, "mentions-no-effect", token=shortened(token, SHOWN))


def mentions(card: Card) -> Iterator[tuple[str, str]]:
    """The families that a card speaks of, with the fields in which they stand."""
    for side in Side:
        for number, alternative in enumerate(card.premise(side)):
            for each in alternative:
                if each.place or each.card:
                    yield f"premises.{side}[{number}]", each.place or each.card
    if card.attach_to:
        yield "attach_to", card.attach_to
    for number, effect in enumerate(card.effects):
        for field, family in _in_effect(effect):
            yield f"effects[{number}].{field}", family


def _in_effect(effect: Effect | Further) -> Iterator[tuple[str, str]]:
    yield from (("if", family) for family in _in_condition(effect.if_))
    if effect.target is not None:
        yield from (("target.filter", family) for family in _in_filter(effect.target.filter))
    match effect.do:
        case LayOut(to=family) if family:
            yield "do.lay_out.to", family
        case Allow(between=between, to=to):
            yield from (("do.allow", family) for family in (*between, *to))
    if isinstance(effect, Effect):
        if effect.cost.passivate_other:
            yield "cost.passivate_other", effect.cost.passivate_other
        if effect.unless is not None:
            yield from (("unless", family) for family in _in_condition(effect.unless))
        for further in (effect.then, effect.instead, *effect.and_):
            if further is not None:
                yield from _in_effect(further)


def _in_condition(condition: Condition) -> Iterator[str]:
    for field in ("place_not", "card", "card_in_mission", "premise_names", "event_played"):
        if family := getattr(condition, field):
            yield family
    if condition.target_has_no is not None:
        yield condition.target_has_no.place
    for other in condition.any_of:
        yield from _in_condition(other)


def _in_filter(wanted: Filter) -> Iterator[str]:
    yield from (*wanted.family, *wanted.place)
    yield from (family for family in (wanted.premise_names, wanted.premise_lacks) if family)


def _tokens(card: Card) -> Iterator[tuple[str, str]]:
    for number, effect in enumerate(card.effects):
        match effect.do:
            case Immune(to=tokens) | Cancel(of=tokens):
                yield from ((f"effects[{number}].do", token) for token in tokens)
