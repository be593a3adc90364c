"""All cards of Flagship: loading, checking, and looking them up (FS-TYPE, FS-DECK-06)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import ClassVar

import msgspec

from starboard.errors import BadInput, shortened
from starboard.games.flagship.bounds import excesses
from starboard.games.flagship.chains import endless
from starboard.games.flagship.checks import faults
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.kinds import (
    Faction,
    Kind,
    Rarity,
    SlotKind,
    Subtype,
    Until,
    Who,
    Window,
)
from starboard.games.flagship.printed import PrintedCard, read_card
from starboard.games.flagship.vocabulary import (
    Ability,
    Absorb,
    Active,
    Attack,
    Cost,
    Effect,
    Filter,
    Passive,
    Slots,
    Trigger,
)
from starboard.kernel import Content
from starboard.kernel.options import SHOWN
from starboard.kernel.yaml_files import Name, read_yaml

FOLDER = Path(__file__).parent / "content"

_WEAPONS = (Subtype.LIGHT_WEAPON, Subtype.MEDIUM_WEAPON, Subtype.HEAVY_WEAPON)
_SHIELDS = (Subtype.LIGHT_SHIELD, Subtype.MEDIUM_SHIELD, Subtype.HEAVY_SHIELD)


class Card(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A card as the rules use it: what is printed, and what follows from it, read once."""

    printed: ClassVar[bool] = True

    id: str
    name: Name
    kind: Kind
    subtype: Subtype
    faction: Faction
    rarity: Rarity
    source: str
    price: int
    discard_value: int
    prize: bool
    slots: Slots
    needs_slot: SlotKind | None
    needs_count: int
    requires: Filter | None
    generator: int
    max_charge: int
    initial_charge: int
    rechargeable: bool
    evade: Roll | None
    speed: int
    abilities: tuple[Ability, ...]
    anytime: bool
    windows: tuple[Window, ...]
    until: Until | None
    played_on: Who
    cost: Cost
    effects: tuple[Effect, ...]

    is_event: bool
    is_item: bool
    is_unit: bool
    is_ship: bool
    is_pilot: bool
    is_equipment: bool
    is_weapon: bool
    is_shield: bool
    is_extension: bool
    is_effect: bool
    is_neutral: bool
    passives: tuple[Passive, ...]
    actives: tuple[Active, ...]
    attacks: tuple[Attack, ...]
    absorbs: tuple[Absorb, ...]
    triggers: tuple[Trigger, ...]

    def fits(self, wanted: Filter) -> bool:
        """Whether this card is one of those a text speaks of."""
        return (
            (wanted.kind is None or wanted.kind is self.kind)
            and (not wanted.subtypes or self.subtype in wanted.subtypes)
            and (wanted.ship is None or wanted.ship is self.is_ship)
            and (wanted.faction is None or wanted.faction is self.faction)
            and (wanted.max_price is None or self.price <= wanted.max_price)
            and (not wanted.card or wanted.card == self.id)
            and wanted.not_card != self.id
        )

    def __repr__(self) -> str:
        return f"Card({self.id})"


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
        actives=tuple(each for each in abilities if isinstance(each, Active)),
        attacks=tuple(each for each in abilities if isinstance(each, Attack)),
        absorbs=tuple(each for each in abilities if isinstance(each, Absorb)),
        triggers=tuple(each for each in abilities if isinstance(each, Trigger)),
    )


class Catalogue(Content, Mapping[str, Card]):
    """Cards by id, in the order of their files; `own` keeps added entries as they were written."""

    def __init__(self, cards: Mapping[str, Card], own: Sequence[Mapping[str, object]] = ()) -> None:
        self.cards = dict(cards)
        self.own = tuple(own)
        self._names = {
            name.casefold(): card.id
            for card in self.cards.values()
            for name in (card.id, card.name.de, card.name.en)
        }

    def __getitem__(self, card_id: str) -> Card:
        return self.cards[card_id]

    def find(self, kind: type, name: str) -> object:
        """The card with that id, for reading stored states."""
        return self.cards[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def named(self, text: str) -> Card | None:
        """The card with that id or name in either language, whatever its case."""
        card_id = self._names.get(text.strip().casefold())
        return self.cards[card_id] if card_id else None

    def adding(self, entries: Sequence[Mapping[str, object]], where: str) -> Catalogue:
        """A catalogue with further cards; their ids must be new."""
        cards = _read_entries(entries, where, self.cards)
        return Catalogue(cards, (*self.own, *entries))


@cache
def catalogue() -> Catalogue:
    """The built-in cards, read once."""
    cards: dict[str, Card] = {}
    for path in sorted(FOLDER.glob("*.yaml")):
        where = f"flagship/content/{path.name}"
        cards = _read_entries(_entries(path, where), where, cards)
    for card in cards.values():
        for fault in unknown_mentions(card, cards):
            raise fault.within(card.id)
    return Catalogue(cards)


def load_catalogue(*folders: Path) -> Catalogue:
    """The built-in cards and those of own card folders."""
    known = catalogue()
    own: list[tuple[list[Mapping[str, object]], str]] = []
    for folder in folders:
        if not folder.is_dir():
            raise BadInput(str(folder), "is-no-folder")
        files = sorted(folder.glob("*.yaml"))
        if not files:
            raise BadInput(str(folder), "has-no-card-file")
        for path in files:
            entries = _entries(path, str(path))
            known = known.adding(entries, str(path))
            own.append((entries, str(path)))
    for entries, where in own:
        check_own(entries, where, known.cards)
    return known


def check_own(
    entries: Sequence[Mapping[str, object]], where: str, cards: Mapping[str, Card]
) -> None:
    """Refuse own cards that go too far or on for ever; a match begun with such cards goes on."""
    for number, entry in enumerate(entries, 1):
        at = _place(entry, number, where)
        printed = read_card(entry, at)
        unknown = unknown_mentions(cards[printed.id], cards)
        for fault in chain(excesses(printed), endless(printed), unknown):
            raise fault.within(at)


def _entries(path: Path, where: str) -> list[Mapping[str, object]]:
    """The card entries of a file, each with the source that the file states for all."""
    data = read_yaml(path, where)
    if not isinstance(data, Mapping) or not isinstance(data.get("cards"), list):
        raise BadInput(where, "expected-field-list", field="cards")
    for field in data:
        if field not in ("source", "cards"):
            raise BadInput(f"{where}: {field}", "unknown-field")
    shared = {"source": data["source"]} if "source" in data else {}
    entries: list[Mapping[str, object]] = []
    for number, entry in enumerate(data["cards"], 1):
        if not isinstance(entry, Mapping):
            raise BadInput(f"{where}: entry {number}", "expected-card")
        entries.append({**shared, **entry})
    return entries


def _read_entries(
    entries: Sequence[Mapping[str, object]], where: str, known: Mapping[str, Card]
) -> dict[str, Card]:
    cards = dict(known)
    taken = {
        word.casefold() for card in known.values() for word in (card.id, card.name.de, card.name.en)
    }
    for number, entry in enumerate(entries, 1):
        at = _place(entry, number, where)
        printed = read_card(entry, at)
        for fault in faults(printed):
            raise fault.within(at)
        for field, word in _own_words(printed):
            if word.casefold() in taken:
                raise BadInput(f"{at}: {field}", "taken-name", name=word)
        taken |= {word.casefold() for _, word in _own_words(printed)}
        cards[printed.id] = _card(printed)
    return cards


def _place(entry: Mapping[str, object], number: int, where: str) -> str:
    """Where a card stands: by its id, or by its number."""
    name = entry.get("id") or f"entry {number}"
    return f"{where}: {shortened(str(name), SHOWN)}"


def _own_words(printed: PrintedCard) -> tuple[tuple[str, str], ...]:
    """What people may call a card; no two cards share a word."""
    return (("id", printed.id), ("name.de", printed.name.de), ("name.en", printed.name.en))


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
