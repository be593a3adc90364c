"""All cards of Flagship: loading and checking them (FS-TYPE, FS-DECK-06)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path

import msgspec

from starboard.cards.catalogue import Entry, entries_of, files_in, place_of
from starboard.errors import BadInput, shortened
from starboard.games.flagship.cards.bounds import excesses
from starboard.games.flagship.cards.card import Card, Catalogue
from starboard.games.flagship.cards.chains import endless
from starboard.games.flagship.cards.checks import faults
from starboard.games.flagship.cards.futile import futile
from starboard.games.flagship.cards.kinds import Faction, Kind, SlotKind, Subtype
from starboard.games.flagship.cards.printed import PrintedCard, read_card
from starboard.games.flagship.cards.vocabulary import Absorb, Active, Attack, Passive, Trigger
from starboard.kernel.options import SHOWN

FOLDER = Path(__file__).parents[1] / "content"

_WEAPONS = (Subtype.LIGHT_WEAPON, Subtype.MEDIUM_WEAPON, Subtype.HEAVY_WEAPON)
_SHIELDS = (Subtype.LIGHT_SHIELD, Subtype.MEDIUM_SHIELD, Subtype.HEAVY_SHIELD)


def read_entry(entry: Entry, at: str) -> Card:
    """One entry of a card file, checked."""
    printed = read_card(entry, at)
    for fault in faults(printed):
        raise fault.within(at)
    return _card(printed)


def _card(printed: PrintedCard) -> Card:
    """Work out once what the rules ask of a card again and again."""
    kind, subtype = printed.type.kind, printed.type.subtype
    needs = {slot: printed.needs.of(slot) for slot in SlotKind if printed.needs.of(slot)}
    slot, count = next(iter(needs.items()), (None, 0))
    charge = printed.charge
    abilities = printed.abilities
    return Card(
        id=printed.id,
        name=printed.name,
        kind=kind,
        subtype=subtype,
        faction=printed.faction,
        rarity=printed.rarity,
        source=printed.source,
        price=printed.price or 0,
        discard_value=printed.discard_value or 0,
        prize=printed.prize,
        slots=printed.slots,
        needs_slot=slot,
        needs_count=count,
        requires=printed.requires,
        generator=printed.generator or 0,
        max_charge=charge.max if charge else 0,
        initial_charge=charge.initial if charge else 0,
        rechargeable=charge is not None and charge.rechargeable,
        evade=printed.evade,
        speed=printed.speed or 0,
        abilities=abilities,
        anytime=printed.anytime,
        windows=printed.windows,
        until=printed.until,
        played_on=printed.played_on,
        cost=printed.cost,
        effects=printed.effects,
        is_event=kind is Kind.EVENT,
        is_item=kind is not Kind.EVENT,
        is_unit=kind is Kind.UNIT,
        is_ship=kind is Kind.UNIT and subtype is Subtype.SHIP,
        is_pilot=kind is Kind.PILOT,
        is_equipment=kind is Kind.EQUIPMENT,
        is_weapon=subtype in _WEAPONS,
        is_shield=subtype in _SHIELDS,
        is_extension=kind is Kind.EXTENSION,
        is_effect=subtype is Subtype.EFFECT,
        is_neutral=printed.faction is Faction.NEUTRAL,
        passives=tuple(each for each in abilities if isinstance(each, Passive)),
        stands=frozenset(
            type(effect)
            for each in abilities
            if isinstance(each, Passive)
            for effect in each.effects
        ),
        actives=tuple(each for each in abilities if isinstance(each, Active)),
        attacks=tuple(each for each in abilities if isinstance(each, Attack)),
        absorbs=tuple(each for each in abilities if isinstance(each, Absorb)),
        triggers=tuple(each for each in abilities if isinstance(each, Trigger)),
    )


@cache
def catalogue() -> Catalogue:
    """The built-in cards, read once."""
    known = Catalogue(read_entry, {})
    for path in sorted(FOLDER.glob("*.yaml")):
        where = f"flagship/content/{path.name}"
        known = known.adding(entries_of(path, where), where)
    for card in known.values():
        for fault in unknown_mentions(card, known):
            raise fault.within(card.id)
    return Catalogue(read_entry, known)


def load_catalogue(*folders: Path) -> Catalogue:
    """The built-in cards and those of own card folders."""
    known = catalogue()
    own: list[tuple[list[Entry], str]] = []
    for path in [path for folder in folders for path in files_in(folder)]:
        entries = entries_of(path, str(path))
        known = known.adding(entries, str(path))
        own.append((entries, str(path)))
    for entries, where in own:
        check_own(entries, where, known.cards)
    return known


def check_own(entries: Sequence[Entry], where: str, cards: Mapping[str, Card]) -> None:
    """Refuse own cards that go too far, on for ever or nowhere; a match begun with them goes on."""
    for number, entry in enumerate(entries, 1):
        at = place_of(entry, number, where)
        printed = read_card(entry, at)
        unknown = unknown_mentions(cards[printed.id], cards)
        for fault in chain(excesses(printed), endless(printed), futile(printed), unknown):
            raise fault.within(at)


def unknown_mentions(card: Card, cards: Mapping[str, Card]) -> Iterator[BadInput]:
    """Cards that a text mentions by id must exist."""
    for mentioned in sorted(mentions(card)):
        if mentioned not in cards:
            yield BadInput("", "mentions-no-card", card=shortened(mentioned, SHOWN))


def mentions(card: Card) -> set[str]:
    """Ids of other cards that a card's effects speak of."""
    found: set[str] = set()
    printed = (card.abilities, card.effects, card.requires)
    _collect(msgspec.to_builtins(printed, enc_hook=str), found)
    return found - {card.id}


def _collect(value: object, found: set[str]) -> None:
    if isinstance(value, Mapping):
        for key, part in value.items():
            if key in ("card", "not_card") and part:
                found.add(str(part))
            _collect(part, found)
    elif isinstance(value, list | tuple):
        for part in value:
            _collect(part, found)
