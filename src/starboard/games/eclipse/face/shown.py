"""The types of what Eclipse shows on the table; see `components` for what is printed."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starboard.games.eclipse.kinds import Resource, ShipType

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


class RoundThing(TypedDict):
    """The round that is being played: `round`."""

    kind: Literal["round"]
    number: int


class DieFacts(TypedDict):
    """A die that hits somebody and is not yet assigned."""

    kind: str
    """The type of ship that rolled it."""
    colour: str
    face: int
    damage: int
    """What it still deals."""


class BattleThing(TypedDict):
    """The battle that is being fought: `battle`."""

    kind: Literal["battle"]
    sector: str
    defender: int
    """Of the duel that goes on; -1 for neutral ships."""
    attacker: int
    round: int
    """0 is the missile step."""
    dice: list[DieFacts]
    """The first one is next."""


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
    | RoundThing
    | BattleThing
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
