"""The types of what Eclipse shows."""

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

# ------------------------------------------------------------------------- things on the map


class SectorThing(TypedDict):
    """A sector on the map; its id is the number of its tile."""

    kind: Literal["sector"]
    zone: str
    """Where it lies, as `q,r`."""
    rotation: int
    """Edges by which it is turned clockwise."""
    owner: int
    """Whose disc lies there, -1 for nobody's."""
    points: int
    wormholes: list[int]
    """Edges with a fragment as it lies, clockwise from north."""
    artifact: bool
    discovery: bool
    orbital: bool
    monolith: bool
    portal: bool


class SquareThing(TypedDict):
    """A population square, called `SECTOR.SQUARE`."""

    kind: Literal["square"]
    sector: str
    resource: Resource
    advanced: bool
    """Whether it shows a star."""
    orbital: bool
    filled: bool
    """Whether a cube lies there."""


class ShipThing(TypedDict):
    """A ship on the map."""

    kind: Literal["ship"]
    type: str
    owner: int
    """-1 for neutral ships."""
    sector: str
    damage: int
    hull: int
    """Damage that it bears; one more destroys it."""
    retreat: str
    """The sector it is on its way to."""
    fights: bool
    """Whether it takes part in the duel of the battle that goes on."""


class ZoneThing(TypedDict):
    """An unexplored zone beside the map."""

    kind: Literal["zone"]
    ring: int


# ------------------------------------------------------------------------- shared things


class TechnologyThing(TypedDict):
    """A technology on the tray."""

    kind: Literal["technology"]
    copies: int


class StackThing(TypedDict):
    """A stack of sectors, or the bag of technologies."""

    kind: Literal["stack"]
    left: int
    discarded: int
    technologies: NotRequired[dict[str, int]]
    """How many of each are in the bag, by what lies open elsewhere."""


class NeutralThing(TypedDict):
    """The blueprint of a type of neutral ships."""

    kind: Literal["neutral"]
    blueprint: str


class DrawnThing(TypedDict):
    """A sector that was drawn and does not lie on the map yet."""

    kind: Literal["drawn"]


# ------------------------------------------------------------------------- the viewer's boards


class BuildThing(TypedDict):
    """Something that can be built, called `build.THING`."""

    kind: Literal["build"]
    cost: int


class SlotThing(TypedDict):
    """A slot of an own blueprint, counted from 1."""

    kind: Literal["slot"]
    ship: ShipType
    slot: int


class TrackThing(TypedDict):
    """A resource of one's own."""

    kind: Literal["track"]
    left: int


class ActionThing(TypedDict):
    """The space of an action on the own board."""

    kind: Literal["action"]
    discs: int


class TechnologiesThing(TypedDict):
    """An own technology track."""

    kind: Literal["technologies"]
    count: int
    discount: int
    """What the next technology on it costs less."""
    prices: dict[str, int]
    """What those technologies on the tray cost that have a place on it."""


class SpeciesThing(TypedDict):
    """A side of a board that can be chosen."""

    kind: Literal["species"]


Thing = (
    SectorThing
    | SquareThing
    | ShipThing
    | ZoneThing
    | TechnologyThing
    | StackThing
    | NeutralThing
    | DrawnThing
    | BuildThing
    | SlotThing
    | TrackThing
    | ActionThing
    | TechnologiesThing
    | SpeciesThing
)
Things = dict[str, Thing]


# ------------------------------------------------------------------------- the numbers of a seat


class ShipFacts(TypedDict):
    """A blueprint as it stands, and what it adds up to."""

    tiles: list[str]
    """The tile on each slot; empty where what is printed counts."""
    printed: list[str]
    outside: list[str]
    """Parts beside the slots."""
    parts: list[str]
    """Every part in effect: tiles, what is printed and not covered, those beside."""
    initiative: int
    computer: int
    shield: int
    hull: int
    move: int
    energy: int
    used: int
    """Energy that its parts need."""
    cannons: dict[str, int]
    """Dice by colour."""
    missiles: dict[str, int]
    cost: int


class Facts(TypedDict):
    """The numbers everybody can read off a player's boards."""

    seat: int
    faction: str
    points: int
    """As far as the viewer knows them."""
    scores: dict[str, int]
    """The points by reason."""
    money: int
    science: int
    materials: int
    production: dict[str, int]
    tracks: dict[str, int]
    """Cubes on each population track."""
    graveyard: dict[str, int]
    upkeep: int
    balance: int
    """Money gained or owed in the next upkeep, as things stand."""
    money_after: list[int]
    """Money after the next upkeep with 0, 1, 2 … more discs off the track; below 0 it is short."""
    discs: int
    """On the influence track."""
    acting: dict[str, int]
    reacting: dict[str, int]
    colony_ships: int
    used_colony_ships: int
    technologies: dict[str, list[str]]
    """By track."""
    supply: dict[str, int]
    """Ships that are not on the map."""
    partners: list[int]
    ambassadors: int
    reputation: int
    """Tiles on the track."""
    kept: int
    """Discovery tiles kept for points."""
    beside: list[str]
    """Ancient parts beside the board."""
    traitor: bool
    start: bool
    passed: bool
    eliminated: bool
    active: bool
    trade: NotRequired[int]
    """Units of a resource for one of another; from here on known with the species."""
    ships: NotRequired[dict[str, ShipFacts]]
    activations: NotRequired[dict[str, int]]


# ------------------------------------------------------------------------- what is printed


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
