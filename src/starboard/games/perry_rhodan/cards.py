"""A resource card as the rules use it, and the catalogue of all cards (PR-CARD)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar, TypeAlias

import msgspec

from starboard.cards import catalogue
from starboard.games.perry_rhodan.action_cards import Strength
from starboard.games.perry_rhodan.kinds import (
    AccessoryKind,
    BuildType,
    CardType,
    Cluster,
    Colour,
    Label,
    Loyalty,
    People,
    Phase,
    PlaceKind,
    PrintedSkill,
    Rarity,
    Side,
    Skill,
    System,
    Window,
)
from starboard.games.perry_rhodan.printed import (
    AraModifier,
    Attackable,
    LaidAt,
    RegentModifier,
)
from starboard.games.perry_rhodan.vocabulary import Alternative, Effect, Premises
from starboard.kernel.yaml_files import Name

Verb: TypeAlias = type[object]
"""What an effect does, as a kind of thing (see `vocabulary`)."""


class Card(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A card as the rules use it: what is printed, and what follows from it, read once."""

    printed: ClassVar[bool] = True

    id: str
    name: Name
    family: str
    """The name that twins share: uniques, premises and same-name rules go by it."""
    phase: Phase
    type: CardType
    colour: Colour
    unique: bool
    copies: int | None
    """Most copies in one matter source; None is any number."""
    rarity: Rarity
    twin: str
    """What tells it apart from others of its name: the phase, or the side."""

    range: int
    transport: int
    stealth: Strength | None
    attack: Strength | None
    defence: Strength | None

    premises: Premises
    loyalty: Loyalty | None
    """On the Anti side; Pro cards share one."""
    people: People | None
    build_type: BuildType | None
    labels: frozenset[Label]
    skills: Mapping[Skill, int]
    """Printed levels; a skill without levels stands here with 1."""
    printed_as: Mapping[Skill, PrintedSkill]

    place_kind: PlaceKind | None
    system: System | None
    cluster: Cluster | None
    min_range: int
    ground_limits: Mapping[Phase, int]
    attackable: Attackable
    scouting_value: int

    accessory_kind: AccessoryKind | None
    fixed: bool
    outside_limit: bool
    attach_to: str
    """The only place family where it may be attached, or nothing."""
    laid_at: LaidAt | None
    transmit_range: int

    agent: bool
    secret: bool
    banned: bool
    obsolete_after: Phase | None
    rm: RegentModifier
    am: AraModifier
    effects: tuple[Effect, ...]
    line: Name | None
    """White text without effect on play (PR-CARD-18)."""
    source: str
    from_rules: tuple[str, ...]
    """Fields that the rules state; the others are proposed."""

    is_place: bool
    is_person: bool
    is_troop: bool
    is_unit: bool
    """Person or troop (PR-CARD-19)."""
    is_starship: bool
    is_fleet: bool
    is_ship: bool
    """Starship or fleet (PR-CARD-21)."""
    is_accessory: bool
    is_unit_accessory: bool
    """For units, persons or troops (PR-CARD-22)."""
    is_place_accessory: bool
    """For places or planets (PR-CARD-23)."""
    is_ship_accessory: bool
    """For ships, starships or fleets (PR-CARD-24)."""
    is_event: bool
    is_status: bool
    is_riddle: bool
    is_transmitter: bool
    """Micro transmitter or hyper radio (PR-CARD-25)."""
    is_mutant: bool
    is_robot: bool
    row: int
    """The row of a column in which it lies: 0 places, 1 units, 2 ships, 3 and 4 accessories of
    places and of others (PR-LAY-02, 23, 24)."""
    anti_number: int
    """Highest number of a place in the Anti premise: what the Robot Regent compares."""
    windows: frozenset[Window]
    """The moments at which one of its effects works or may be used."""
    permanent: Mapping[Verb, tuple[Effect, ...]]
    """The effects that work as long as it lies there, by what they do."""

    def may_lie(self, side: Side) -> bool:
        """Whether it can be laid out on this side (PR-CARD-05…07)."""
        return side in self.colour.sides

    def premise(self, side: Side) -> tuple[Alternative, ...]:
        """The alternatives of which one must hold on a side (PR-CARD-08, 09)."""
        return self.premises.on(side)

    def premise_names(self, family: str) -> bool:
        """Whether a premise asks for a place or card of this name."""
        return any(
            family in (each.place, each.card)
            for side in self.colour.sides
            for alternative in self.premise(side)
            for each in alternative
        )

    def has(self, skill: Skill, level: int = 0) -> bool:
        """Whether a skill is printed on it, at least at this level."""
        return self.skills.get(skill, -1) >= level

    def fits_on(self, bearer: Card) -> bool:
        """Whether this accessory may be attached to such a card (PR-CARD-22…24, 37)."""
        match self.accessory_kind:
            case AccessoryKind.UNIT:
                return bearer.is_unit
            case AccessoryKind.PERSON:
                return bearer.is_person
            case AccessoryKind.TROOP:
                return bearer.is_troop
            case AccessoryKind.SHIP:
                return bearer.is_ship
            case AccessoryKind.STARSHIP:
                return bearer.is_starship
            case AccessoryKind.FLEET:
                return bearer.is_fleet
            case AccessoryKind.PLACE:
                return bearer.is_place and bearer.place_kind is not PlaceKind.STAR_CLUSTER
            case AccessoryKind.PLANET:
                return bearer.place_kind in (PlaceKind.PLANET, PlaceKind.SOLAR_SYSTEM)
        return False

    def outdated_in(self, phase: Phase) -> bool:
        """Whether it is outdated once this phase is played."""
        return self.obsolete_after is not None and phase > self.obsolete_after

    def ground_limit(self, phase: Phase) -> int:
        """The basic number of pairings; a place that stays longer keeps its last one."""
        listed = [limit for known, limit in self.ground_limits.items() if known <= phase]
        return listed[-1] if listed else 1

    @property
    def address(self) -> tuple[str, ...]:
        """Planet, system, cluster: `Aralon/Kesnar/M-13` (PR-CARD-33)."""
        parts = (self.family, self.system, self.cluster)
        return tuple(str(part) for part in parts if part)

    def __repr__(self) -> str:
        return f"Card({self.id})"


class Catalogue(catalogue.Catalogue[Card]):
    """The cards by id and name; twins are told apart by phase, the two Atlans by side."""

    def mark(self, card: Card) -> str:
        return card.twin

    @cached_property
    def family_names(self) -> Mapping[str, Name]:
        """What each family is called: as its first card."""
        return {card.family: card.name for card in reversed(list(self.values()))}

    @cached_property
    def families(self) -> Mapping[str, tuple[Card, ...]]:
        """All cards by the name that they share."""
        found: dict[str, tuple[Card, ...]] = {}
        for card in self.values():
            found[card.family] = (*found.get(card.family, ()), card)
        return found

    def of_family(self, family: str) -> tuple[Card, ...]:
        """All cards that share a name."""
        return self.families.get(family, ())
