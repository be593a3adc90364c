"""The types of what Dominate & Delegate shows on the table."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starboard.games.dominate.kinds import Class, FigureKind, Look, Terrain


class FieldThing(TypedDict):
    """A field on the table; its id is its name, such as `h6`."""

    kind: Literal["field"]
    column: int
    row: int
    terrain: Terrain
    look: Look
    ore: int
    threat: list[int]
    """The seats that could hit a ground unit of another seat there with what stands now."""
    ground: list[int]
    """The seats that could put a building there."""


Verdict = Literal["hit", "both", "answered", "held", "worse", "exchange"]
"""It is lost and cannot answer; both are lost; it is lost, my shield holds its answer;
its shield holds and it cannot answer; its shield holds and I am lost; both shields hold."""


class FigureThing(TypedDict):
    """A figure on the board or aboard another one."""

    kind: Literal["figure"]
    type: str
    sort: FigureKind
    cls: Class
    """Its class as it stands: parked aircraft are wheeled."""
    owner: int
    """-1 for nobody."""
    colour: str
    field: str
    """Empty while it is aboard."""
    label: str
    """Its name in the plan, if it has one."""
    facing: str
    """Of a refinery the side of its unload field, of a factory that of its first exit."""
    side: str
    """The face of a token: green, yellow, intact, destroyed."""
    speed: int
    cost: int
    shield: bool
    hits: int
    """Attacks on it in this turn."""
    loaded: bool
    cargo: bool
    prone: bool
    suppressed: bool
    used: bool
    """Whether it was activated in this turn."""
    aboard: str
    passengers: list[str]
    capacity: int
    targets: list[Class]
    """Which classes it can attack."""
    range: list[int]
    """The least and the greatest distance; empty without a weapon."""
    aims: dict[str, Verdict]
    """What it could attack from where it stands, and what would come of it."""
    covers: list[str]
    """The fields within its range from where it stands."""
    exits: list[str]
    """Where figures come out of it or ore goes in: of factories and refineries."""
    sight: int
    """Indoors: how many squares a figure of the game master sees."""
    route: NotRequired[list[str]]
    """The round of a guard, for who knows it."""


class OrderThing(TypedDict):
    """A figure in production, called `TYPE@FIELD`; only its owner and team mates see it."""

    kind: Literal["order"]
    seat: int
    type: str
    field: int
    """0 is READY."""
    count: int


class OfferFace(TypedDict):
    """What can be ordered, and what is missing for it."""

    cost: int
    time: int
    used: int
    number: int
    missing: str
    """Why it cannot be ordered, as a message; empty if it can."""


class EnergyFace(TypedDict):
    """What the buildings of one type give or take together."""

    count: int
    energy: int


class BaseThing(TypedDict):
    """One's own base: what may be produced, and where the energy comes from and goes."""

    kind: Literal["base"]
    limits: dict[str, int]
    """By category how many figures may be in production."""
    offers: dict[str, OfferFace]
    energy: dict[str, EnergyFace]


class Said(TypedDict):
    """A text of a mission in both languages."""

    de: str
    en: str


class SquareThing(TypedDict):
    """A square indoors; its id is its name."""

    kind: Literal["square"]
    column: int
    row: int
    tile: str
    walls: list[str]
    """The sides that are shut for good: n, e, s, w."""
    fog: list[str]
    """The sides behind which further tiles follow."""
    seen_by: list[str]
    """The guards and cameras that see it."""


class DoorThing(TypedDict):
    """A door between two squares."""

    kind: Literal["door"]
    one: str
    other: str
    state: str
    """open, closed or blown."""
    label: NotRequired[Said]
    locked: NotRequired[bool]
    """Only for who has tried it, and for the game master."""


class SpotThing(TypedDict):
    """An object, terminal, camera or sentry gun."""

    kind: Literal["spot"]
    type: str
    look: str
    field: str
    on: bool
    label: NotRequired[Said]
    told: NotRequired[Said]
    """What was found by touching it."""
    red: NotRequired[Said]
    """Only for the game master."""


class FogThing(TypedDict):
    """A fog token outdoors, at the place of a field that is not laid yet."""

    kind: Literal["fog"]
    column: int
    row: int


class PlannedThing(TypedDict):
    """A square of a tile that is not laid yet; only the game master has the whole plan."""

    kind: Literal["planned"]
    column: int
    row: int
    tile: str
    walls: list[str]
    marks: list[Said]
    """What stands or waits there, and what is written at it."""
    terrain: NotRequired[str]
    """Outdoors, what kind of field it is."""


class TriggerFace(TypedDict):
    """A trigger of one's own book."""

    name: Said
    fired: int


class GoalFace(TypedDict):
    """A goal of one's own page."""

    text: Said
    primary: bool
    state: str
    """open, done or failed."""
    fields: list[str]
    """Where it leads, as far as that can be seen."""
    things: list[str]
    """What is to be destroyed, captured or acted on, as far as that can be seen."""


class HeardFace(TypedDict):
    """Something that was read or heard."""

    kind: str
    round: int
    number: str
    text: Said


class PageThing(TypedDict):
    """One's own page of the mission, and everything one was told; nobody else sees it."""

    kind: Literal["page"]
    place: Said
    flavour: Said
    orders: Said
    rules: list[Said]
    goals: dict[str, GoalFace]
    heard: list[HeardFace]
    triggers: dict[str, TriggerFace]


Thing = (
    FieldThing | FigureThing | OrderThing | BaseThing | SquareThing | DoorThing | SpotThing
    | FogThing | PlannedThing | PageThing
)  # fmt: skip
Things = dict[str, Thing]


class Going(TypedDict):
    """The figure that is being activated."""

    figure: str
    points: int
    """Fields that it may still enter."""


class CardFace(TypedDict):
    """What a mission card, a reward card or an item is called, and what is printed on it."""

    name: Said
    text: Said


class Facts(TypedDict):
    """The numbers of a seat."""

    seat: int
    faction: str
    team: int
    energy: int
    strike: int
    """Where the orbital strike token lies; 0 is READY, -1 means none."""
    value: int
    """What its figures on the board cost."""
    figures: int
    buildings: int
    unused: int
    """Figures that it could still activate in this turn."""
    out: bool
    active: bool
    round: int
    last_round: int
    credits: NotRequired[int]
    """Only for who may know them."""
    going: NotRequired[Going]
    role: NotRequired[str]
    """PL1 or PL2, in a mission."""
    items: NotRequired[list[str]]
    victory: NotRequired[int]
    charism: NotRequired[int]
    missions: NotRequired[list[str]]
    """Mission cards that it has."""
    rewards: NotRequired[dict[str, int]]
    """Reward cards from earlier missions that it may still use."""
    cards: NotRequired[dict[str, CardFace]]
    """Those cards and items, as far as the viewer can read them."""
    alarm: NotRequired[bool]
    """Indoors: whether the alarm is ON."""
    spotted: NotRequired[list[str]]
    """Indoors: who has seen an intruder in this turn."""


class SheetFace(TypedDict):
    """What the player sheet says about a figure."""

    name: str
    sort: FigureKind
    cls: Class
    cost: int
    time: int
    tech: int
    speed: int
    range: list[int]
    targets: list[Class]
    energy: int
    shield: bool
    number: int
    """How many each colour has."""
    carries: int


class Printed(TypedDict):
    """What is printed: the player sheet."""

    sheets: dict[str, SheetFace]
