"""The types of what is printed on the components of Eclipse."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

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


class SectorFace(TypedDict):
    """One face of a sector tile."""

    id: str
    name: str
    type: SectorType
    ring: int
    vp: int
    wormholes: list[int]
    planets: list[Resource]
    advanced: list[Resource]
    discovery: bool
    ancients: int
    artifact: bool
    warp_portal: bool
    guardian: bool
    gcds: bool
    colour: PlayerColour | None
    species: str
    variant: Variant | None


class EffectFace(TypedDict):
    """What a technology does."""

    type: Literal[
        "unlock_part",
        "unlock_build",
        "advanced_population",
        "influence_discs",
        "extra_activations",
        "destroy_all_population_when_attacking",
        "ignore_neutron_bombs",
        "half_wormholes",
        "resources_per_artifact",
        "split_damage",
        "ships_needed_to_pin",
        "place_warp_portal",
        "draw_discovery",
    ]
    part: NotRequired[str]
    builds: NotRequired[Literal["starbase", "orbital", "monolith"]]
    resources: NotRequired[list[Resource]]
    amount: NotRequired[int]
    action: NotRequired[Action]
    actions: NotRequired[list[Action]]
    retreat: NotRequired[bool]
    weapon: NotRequired[str]
    vp_if_controlled: NotRequired[int]


class TechnologyFace(TypedDict):
    """A technology tile."""

    id: str
    name: str
    category: TechCategory
    kind: TechKind
    cost: int
    min_cost: int
    copies: int
    effect: EffectFace
    variant: Variant | None
    uncertain: list[str]


class PartFace(TypedDict):
    """A ship part."""

    id: str
    name: str
    category: PartCategory
    source: PartSource
    technology: str
    placement: Placement
    dice: dict[Colour, int]
    missile: bool
    computer: int
    shield: int
    hull: int
    move: int
    initiative: int
    energy_produced: int
    energy_consumed: int
    uncertain: list[str]


class FactionFace(TypedDict):
    """One side of a species board."""

    id: str
    name: str
    colour: PlayerColour
    home: str


class SpeciesFace(TypedDict):
    """A species with its values."""

    id: str
    name: str
    factions: list[FactionFace]
    resources: dict[str, int]
    colony_ships: int
    technologies: list[str]
    trade_ratio: int
    activations: dict[Action, int]
    discs: int
    ships: list[ShipType]
    reputation_draws: int
    track: list[TrackSpace]
    population: dict[str, int]
    structure_costs: dict[Structure, int]
    special: list[Special]


class RewardFace(TypedDict):
    """The front of a discovery tile."""

    type: Literal["resources", "free_technology", "ship", "structure", "ship_part", "warp_portal"]
    materials: NotRequired[int]
    science: NotRequired[int]
    money: NotRequired[int]
    rule: NotRequired[str]
    rare_allowed: NotRequired[bool]
    ship: NotRequired[ShipType]
    amount: NotRequired[int]
    structure: NotRequired[Structure]
    part: NotRequired[str]
    vp_if_controlled: NotRequired[int]


class DiscoveryFace(TypedDict):
    """A discovery tile."""

    id: str
    name: str
    count: int
    reward: RewardFace
    one_time: bool
    variant: Variant | None


class NeutralFace(TypedDict):
    """A blueprint tile of a neutral ship."""

    id: str
    type: NeutralType
    kind: NeutralKind
    cannons: dict[Colour, int]
    missiles: dict[Colour, int]
    computer: int
    shield: int
    hull: int
    initiative: int


class NameFace(TypedDict):
    """What a type of ship is called."""

    name: str


class OutsideFace(TypedDict):
    """What is printed beside the slots."""

    initiative: int
    energy: int
    computer: int


class BlueprintFace(TypedDict):
    """A blueprint as it comes out of the box; an empty slot is null."""

    cost: int
    slots: list[str | None]
    outside: OutsideFace


class PopulationFace(TypedDict):
    """Production of a population track, from the first field that is uncovered to the last."""

    fields: list[int]


class InfluenceFace(TypedDict):
    """What empty spaces of the influence track cost, from none on."""

    upkeep: list[int]


class DiscountFace(TypedDict):
    """What the next technology costs less, by those on the track."""

    discount: list[int]


class RoundFace(TypedDict):
    """The round track."""

    last: int


class TracksFace(TypedDict):
    """The tracks of the boards."""

    population: PopulationFace
    influence: InfluenceFace
    technology: DiscountFace
    round: RoundFace


class DiceFace(TypedDict):
    """The combat dice."""

    damage: dict[Colour, int]
    """By colour."""
    needed: int
    """What number, computer and the shield of the target must come to (ECL-CMB-26)."""
    blank: int
    """The face that never hits."""
    star: int
    """The face that always hits."""


class Printed(TypedDict):
    """Everything printed on the components, by id."""

    sectors: dict[str, SectorFace]
    technologies: dict[str, TechnologyFace]
    parts: dict[str, PartFace]
    species: dict[str, SpeciesFace]
    factions: dict[str, FactionFace]
    discoveries: dict[str, DiscoveryFace]
    neutrals: dict[str, NeutralFace]
    ships: dict[str, NameFace]
    blueprints: dict[str, dict[ShipType, BlueprintFace]]
    """By species."""
    tracks: TracksFace
    dice: DiceFace
