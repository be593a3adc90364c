"""The nouns of the rule book: ships, parts, technologies, sectors (ECL-GEN, ECL-UPG-13)."""

from __future__ import annotations

from enum import StrEnum


class Resource(StrEnum):
    """What the population produces; a gray square takes any of them."""

    MONEY = "money"
    SCIENCE = "science"
    MATERIALS = "materials"
    GRAY = "gray"


class Action(StrEnum):
    """The six actions."""

    EXPLORE = "explore"
    RESEARCH = "research"
    UPGRADE = "upgrade"
    BUILD = "build"
    MOVE = "move"
    INFLUENCE = "influence"


class SectorType(StrEnum):
    """Where a sector comes from."""

    CENTER = "center"
    INNER = "inner"
    MIDDLE = "middle"
    OUTER = "outer"
    HOME = "home"
    GUARDIAN = "guardian"


class Variant(StrEnum):
    """Parts of the box that only a variant uses (ECL-WARP)."""

    WARP_PORTAL = "warp_portal"


class TechCategory(StrEnum):
    """The three tracks, and the rare technologies that fit on any of them."""

    MILITARY = "military"
    GRID = "grid"
    NANO = "nano"
    RARE = "rare"


class TechKind(StrEnum):
    """What a technology is good for."""

    SHIP_PART = "ship_part"
    BUILD = "build"
    INSTANT = "instant"
    PERMANENT = "permanent"


class PartCategory(StrEnum):
    """Six categories of parts (ECL-UPG-13)."""

    WEAPON = "weapon"
    COMPUTER = "computer"
    SHIELD = "shield"
    HULL = "hull"
    DRIVE = "drive"
    SOURCE = "source"


class PartSource(StrEnum):
    """How a player comes by a part (ECL-UPG-06, 07, ECL-DISC-10)."""

    DEFAULT = "default"
    TECHNOLOGY = "technology"
    DISCOVERY = "discovery"


class Placement(StrEnum):
    """In a slot, or beside them (ECL-DISC-11)."""

    GRID = "grid"
    OUTSIDE = "outside"


class Colour(StrEnum):
    """Dice of four colours; the damage follows from the colour (ECL-CMB-28)."""

    YELLOW = "yellow"
    ORANGE = "orange"
    BLUE = "blue"
    RED = "red"


class ShipType(StrEnum):
    """Ships of players (ECL-GEN-07)."""

    INTERCEPTOR = "interceptor"
    CRUISER = "cruiser"
    DREADNOUGHT = "dreadnought"
    STARBASE = "starbase"


class NeutralType(StrEnum):
    """Ships of nobody (ECL-GEN-09)."""

    ANCIENT = "ancient"
    GUARDIAN = "guardian"
    GCDS = "gcds"


class NeutralKind(StrEnum):
    """One or two strokes on the blueprint of a neutral ship (ECL-SETUP-07, 08)."""

    NORMAL = "normal"
    ADVANCED = "advanced"


class NeutralPick(StrEnum):
    """How the blueprint of a neutral type is come by: agreed on, or by lot (ECL-SETUP-07)."""

    PLAIN = "plain"
    ADVANCED = "advanced"
    DRAWN = "drawn"


class Structure(StrEnum):
    """What is built and never moves."""

    ORBITAL = "orbital"
    MONOLITH = "monolith"


class TrackSpace(StrEnum):
    """What fits on a space of the reputation track."""

    EITHER = "either"
    AMBASSADOR = "ambassador"
    REPUTATION = "reputation"


class PlayerColour(StrEnum):
    """Six boards in six colours (ECL-SETUP-14)."""

    RED = "red"
    BLUE = "blue"
    GREEN = "green"
    YELLOW = "yellow"
    WHITE = "white"
    BLACK = "black"


class Direction(StrEnum):
    """Six start positions around the centre (ECL-SETUP-15)."""

    N = "N"
    NE = "NE"
    SE = "SE"
    S = "S"
    SW = "SW"
    NW = "NW"


class Special(StrEnum):
    """Rules that only one species has (ECL-SPEC)."""

    DRAW_REPUTATION = "draw_2_reputation_at_setup"
    FEWER_DISCS = "two_discs_removed_at_setup"
    EXTRA_ENERGY = "extra_energy_on_mobile_ships"
    CUBE_ON_ADVANCED_SCIENCE = "cube_on_advanced_science_square_at_setup"
    DEFENCELESS_POPULATION = "population_destroyed_automatically_even_with_neutron_absorber"
    POINT_PER_SECTOR = "plus_1_vp_per_controlled_sector"
    LOWER_INITIATIVE = "lower_initiative"
    EXTRA_COMPUTER_AND_ENERGY = "extra_computer_and_energy"
    ONE_SLOT_LESS = "one_slot_less_per_blueprint"
    EXPLORE_TWO = "explore_may_draw_2_keep_1"
    POINT_PER_ANCIENT = "plus_1_vp_per_ancient_on_board"
    COEXISTS_WITH_ANCIENTS = "coexists_with_ancients"
    NOT_PINNED_BY_ANCIENTS = "not_pinned_by_ancients"
    NO_DISCOVERY_BESIDE_ANCIENTS = "no_discovery_while_ancients_present"
    LOWER_BUILD_COSTS = "lower_build_costs"
    STARTS_WITH_CRUISER = "starts_with_cruiser"
    HIGHER_INITIATIVE = "higher_initiative"
