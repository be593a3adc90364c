"""A card as the rules use it, and the catalogue of all cards (FS-TYPE, FS-DECK-06)."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from starboard.cards import catalogue
from starboard.games.flagship.cards.kinds import (
    Faction,
    Kind,
    Rarity,
    SlotKind,
    Subtype,
    Until,
    Who,
    Window,
)
from starboard.games.flagship.cards.vocabulary import (
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
from starboard.games.flagship.dice import Roll
from starboard.kernel.yaml_files import Name


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
    stands: frozenset[type]
    """The kinds of standing effects among its passive abilities."""
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


class Catalogue(catalogue.Catalogue[Card]):
    """The cards of Flagship by id and name."""
