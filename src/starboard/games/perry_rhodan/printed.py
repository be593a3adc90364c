"""Cards as files print them: the YAML shape, and errors that name the field (PR-CARD)."""

from __future__ import annotations

import msgspec

from starboard.cards.effects import Reader, Record
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
)
from starboard.games.perry_rhodan.vocabulary import Effect, Family, Premises
from starboard.kernel.yaml_files import Name


class Values(Record, frozen=True):
    """The five game values (PR-CARD-12); letters with an optional bonus (PR-CARD-14)."""

    range: int = 0
    transport: int = 0
    stealth: str = ""
    attack: str = ""
    defence: str = ""


NO_VALUES = Values()


class Against(Record, frozen=True):
    """When a place may be the target of such missions."""

    never: bool = False
    owner_sol_coordinates_below: int | None = None
    attackers_own_anti_place_was_target: Family = ""
    ship_stealth_value_above: int | None = None
    ara_number_below: int | None = None
    own_place: Family = ""


OPEN = Against()


class Attackable(Record, frozen=True):
    """Who may not attack a place, beside the general rules."""

    offensive: bool = True
    agent: bool = True
    by_imperium: Against | None = None
    """Anti cards of the Arkonid Empire against the Pro place; `None` where nothing is listed."""
    by_pro: Against = OPEN


UNLISTED = Attackable()


class LaidAt(Record, frozen=True):
    """The card is laid in the space of somebody else (PR-LAY-14)."""

    side: Side


class RegentModifier(Record, frozen=True):
    """What a card adds to the Robot Regent modifiers (PR-P4)."""

    pro: int = 0
    anti: int = 0


class AraModifier(Record, frozen=True):
    """What a card adds to the Ara modifiers, once a stack (PR-P4)."""

    pro: int = 0
    anti: int = 0
    anti_two_or_more: int | None = None


class PrintedCard(Record, frozen=True):
    """One entry of a card file."""

    id: str
    name: Name
    phase: Phase
    type: CardType
    side: Colour
    rarity: Rarity
    source: str
    premises: Premises
    family: Family = ""
    twin: str = ""
    unique: bool = False
    copies: int | None = None
    values: Values = NO_VALUES
    loyalty: Loyalty | None = None
    people: People | None = None
    build_type: BuildType | None = None
    labels: tuple[Label, ...] = ()
    skills: dict[Skill, int | bool] = msgspec.field(default_factory=dict)
    printed_as: dict[Skill, PrintedSkill] = msgspec.field(default_factory=dict)
    place_kind: PlaceKind | None = None
    system: System | None = None
    cluster: Cluster | None = None
    min_range: int = 0
    ground_limit: dict[Phase, int] = msgspec.field(default_factory=dict)
    attackable: Attackable = UNLISTED
    scouting_value: int = 0
    accessory_kind: AccessoryKind | None = None
    fixed: bool = False
    outside_limit: bool = False
    attach_to: Family = ""
    laid_at: LaidAt | None = None
    transmit_range: int = 0
    agent: bool = False
    secret: bool = False
    banned: bool = False
    obsolete_after: Phase | None = None
    rm: RegentModifier = RegentModifier()
    am: AraModifier = AraModifier()
    effects: tuple[Effect, ...] = ()
    line: Name | None = None
    from_rules: tuple[str, ...] = ()
    note: str = ""


_READER = Reader(PrintedCard, "draw: 2")


def read_card(entry: object, where: str) -> PrintedCard:
    """One card, typed; errors name the field."""
    return _READER.read(entry, where)
