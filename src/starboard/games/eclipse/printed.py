"""What is printed on the components, as the files write it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from starboard.games.eclipse.kinds import (
    Action,
    Colour,
    NeutralKind,
    NeutralType,
    PartCategory,
    PartSource,
    Placement,
    PlayerColour,
    Resource,
    SectorType,
    ShipType,
    Special,
    Structure,
    TechCategory,
    TechKind,
    TrackSpace,
    Variant,
)
from starboard.kernel.yaml_files import Name, Printed

Amount = Annotated[int, Meta(ge=0)]
Edge = Annotated[int, Meta(ge=0, le=5)]
Dice = dict[Colour, Annotated[int, Meta(ge=1)]]

# ------------------------------------------------------------------------- sectors


class Sector(Printed, frozen=True):
    """One face of a sector tile."""

    id: str
    name: Name
    type: SectorType
    ring: Annotated[int, Meta(ge=0, le=3)]
    vp: Amount
    wormholes: tuple[Edge, ...]
    planets: tuple[Resource, ...] = ()
    advanced: tuple[Resource, ...] = ()
    discovery: bool = False
    ancients: Amount = 0
    artifact: bool = False
    warp_portal: bool = False
    guardian: bool = False
    gcds: bool = False
    colour: PlayerColour | None = None
    species: str = ""
    variant: Variant | None = None


# ------------------------------------------------------------------------- technologies


class Effect(Printed, frozen=True, tag_field="type", tag=None):
    """What a technology does."""


class UnlockPart(Effect, frozen=True, tag="unlock_part"):
    """The part of the same name may be installed (ECL-UPG-06)."""

    part: str


class UnlockBuild(Effect, frozen=True, tag="unlock_build"):
    """ECL-BLD-04."""

    builds: Literal["starbase", "orbital", "monolith"]


class AdvancedPopulation(Effect, frozen=True, tag="advanced_population"):
    """Cubes on squares with a star (ECL-TECH-07, 08, 13, 27)."""

    resources: tuple[Resource, ...]


class InfluenceDiscs(Effect, frozen=True, tag="influence_discs"):
    """ECL-TECH-09, 12."""

    amount: Amount


class ExtraActivations(Effect, frozen=True, tag="extra_activations"):
    """ECL-TECH-10, 23, 25."""

    action: Action
    amount: Amount


class DestroyAllPopulation(Effect, frozen=True, tag="destroy_all_population_when_attacking"):
    """ECL-TECH-05."""


class IgnoreNeutronBombs(Effect, frozen=True, tag="ignore_neutron_bombs"):
    """ECL-TECH-21."""


class HalfWormholes(Effect, frozen=True, tag="half_wormholes"):
    """ECL-TECH-15…17, ECL-CMB-34."""

    actions: tuple[Action, ...]
    retreat: bool


class ResourcesPerArtifact(Effect, frozen=True, tag="resources_per_artifact"):
    """ECL-TECH-19."""

    amount: Amount


class SplitDamage(Effect, frozen=True, tag="split_damage"):
    """ECL-TECH-20."""

    weapon: str


class ShipsNeededToPin(Effect, frozen=True, tag="ships_needed_to_pin"):
    """ECL-TECH-22."""

    amount: Amount


class PlaceWarpPortal(Effect, frozen=True, tag="place_warp_portal"):
    """ECL-TECH-24."""

    vp_if_controlled: Amount


class DrawDiscovery(Effect, frozen=True, tag="draw_discovery"):
    """ECL-TECH-26."""

    amount: Amount


TechEffect = (
    UnlockPart
    | UnlockBuild
    | AdvancedPopulation
    | InfluenceDiscs
    | ExtraActivations
    | DestroyAllPopulation
    | IgnoreNeutronBombs
    | HalfWormholes
    | ResourcesPerArtifact
    | SplitDamage
    | ShipsNeededToPin
    | PlaceWarpPortal
    | DrawDiscovery
)


class Technology(Printed, frozen=True):
    """A technology tile."""

    id: str
    name: Name
    category: TechCategory
    kind: TechKind
    cost: Amount
    min_cost: Amount
    copies: Annotated[int, Meta(ge=1)]
    effect: TechEffect
    variant: Variant | None = None
    uncertain: tuple[str, ...] = ()


# ------------------------------------------------------------------------- parts and blueprints


class Part(Printed, frozen=True):
    """A ship part."""

    id: str
    name: Name
    category: PartCategory
    source: PartSource
    technology: str = ""
    placement: Placement = Placement.GRID
    dice: Dice = field(default_factory=dict)
    missile: bool = False
    computer: Amount = 0
    shield: Amount = 0
    hull: Amount = 0
    move: Amount = 0
    initiative: Amount = 0
    energy_produced: Amount = 0
    energy_consumed: Amount = 0
    uncertain: tuple[str, ...] = ()


class Outside(Printed, frozen=True):
    """What is printed beside the slots; always active, never covered (ECL-GEN-10)."""

    initiative: Amount = 0
    energy: Amount = 0
    computer: Amount = 0


class Blueprint(Printed, frozen=True):
    """A blueprint as it comes out of the box; an empty slot is None."""

    cost: Amount
    slots: tuple[str | None, ...]
    outside: Outside = Outside()

    @property
    def parts(self) -> tuple[str, ...]:
        """The printed parts."""
        return tuple(part for part in self.slots if part is not None)


class NeutralBlueprint(Printed, frozen=True):
    """A blueprint tile of a neutral ship (ECL-GEN-09)."""

    id: str
    type: NeutralType
    kind: NeutralKind
    cannons: Dice
    missiles: Dice = field(default_factory=dict)
    computer: Amount = 0
    shield: Amount = 0
    hull: Amount = 0
    initiative: Amount = 0


class StructureCost(Printed, frozen=True):
    """ECL-BLD-02."""

    cost: Amount
    vp: Amount


class BlueprintFile(Printed, frozen=True):
    """blueprints.yaml."""

    ship_names: dict[str, Name]
    structures: dict[Structure, StructureCost]
    blueprints: dict[str, dict[ShipType, Blueprint]]
    neutral_blueprints: tuple[NeutralBlueprint, ...]


# ------------------------------------------------------------------------- species


class Resources(Printed, frozen=True):
    """Amounts of the three resources."""

    materials: Amount = 0
    science: Amount = 0
    money: Amount = 0


class Faction(Printed, frozen=True):
    """One side of a species board."""

    id: str
    name: Name
    colour: PlayerColour
    home: str


class Species(Printed, frozen=True):
    """A species with its values (ECL-SPEC)."""

    id: str
    name: Name
    factions: tuple[Faction, ...]
    resources: Resources
    colony_ships: Amount
    technologies: tuple[str, ...]
    trade_ratio: Amount
    activations: dict[Action, Amount]
    discs: Amount
    ships: tuple[ShipType, ...]
    reputation_draws: Amount
    track: tuple[TrackSpace, ...]
    population: Resources
    structure_costs: dict[Structure, Amount] = field(default_factory=dict)
    special: tuple[Special, ...] = ()


# ------------------------------------------------------------------------- discoveries


class Reward(Printed, frozen=True, tag_field="type", tag=None):
    """The front of a discovery tile."""


class GainResources(Reward, frozen=True, tag="resources"):
    """ECL-DISC-01, 02."""

    materials: Amount = 0
    science: Amount = 0
    money: Amount = 0


class FreeTechnology(Reward, frozen=True, tag="free_technology"):
    """ECL-DISC-04."""

    rule: Literal["cheapest_not_owned_regular"]
    rare_allowed: bool


class GainShip(Reward, frozen=True, tag="ship"):
    """ECL-DISC-05."""

    ship: ShipType
    amount: Amount


class GainStructure(Reward, frozen=True, tag="structure"):
    """ECL-DISC-06, 07."""

    structure: Structure
    materials: Amount = 0


class GainPart(Reward, frozen=True, tag="ship_part"):
    """ECL-DISC-08…11."""

    part: str


class GainWarpPortal(Reward, frozen=True, tag="warp_portal"):
    """ECL-DISC-12."""

    vp_if_controlled: Amount


class Discovery(Printed, frozen=True):
    """A discovery tile."""

    id: str
    name: Name
    count: Annotated[int, Meta(ge=1)]
    reward: GainResources | FreeTechnology | GainShip | GainStructure | GainPart | GainWarpPortal
    one_time: bool = False
    variant: Variant | None = None
