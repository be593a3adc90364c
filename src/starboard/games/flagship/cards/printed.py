"""Cards as files print them: the YAML shape, its short forms, and errors that name the field."""

from __future__ import annotations

import re

import msgspec

from starboard.cards.effects import Reader, Record, explain
from starboard.errors import BadInput
from starboard.games.flagship.cards.kinds import Faction, Kind, Rarity, Subtype, Until, Who, Window
from starboard.games.flagship.cards.vocabulary import (
    FREE,
    Ability,
    Cost,
    Effect,
    Filter,
    Slots,
)
from starboard.games.flagship.dice import Roll
from starboard.kernel.yaml_files import Fault, Name


class TypeLine(Record, frozen=True):
    """The bar in the middle of a card (FS-TYPE-01)."""

    kind: Kind
    subtype: Subtype = msgspec.field(default=Subtype.PLAIN, name="class")


class ChargeBox(Record, frozen=True):
    """Maximum and initial charge; some cards take no more after the initial one."""

    max: int
    initial: int = 0
    rechargeable: bool = True


class PrintedCard(Record, frozen=True):
    """One entry of a card file."""

    id: str
    name: Name
    type: TypeLine
    rarity: Rarity
    source: str
    faction: Faction = Faction.NEUTRAL
    price: int | None = None
    discard_value: int | None = None
    prize: bool = False
    slots: Slots = Slots()
    needs: Slots = Slots()
    requires: Filter | None = None
    generator: int | None = None
    charge: ChargeBox | None = None
    evade: Roll | None = None
    speed: int | None = None
    abilities: tuple[Ability, ...] = ()
    anytime: bool = False
    windows: tuple[Window, ...] = ()
    until: Until | None = None
    played_on: Who = Who.SELF
    cost: Cost = FREE
    effects: tuple[Effect, ...] = ()


_SLOTS = re.compile(r"(^|\.)(needs|slots)$")


def misfit(where: str, error: msgspec.ValidationError, kind: object) -> BadInput:
    """`needs.weapn: unknown slot` out of the message of the converter."""
    fault = Fault(error)
    if fault.unknown and _SLOTS.search(fault.path):
        return BadInput(f"{where}: {fault.at(fault.unknown)}", "unknown-slot")
    return explain(where, error, kind)


_READER = Reader(PrintedCard, "draw: 2", misfit)


def read_card(entry: object, where: str) -> PrintedCard:
    """One card, typed; errors name the field."""
    return _READER.read(entry, where)
