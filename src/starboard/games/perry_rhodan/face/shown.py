"""The types of what Perry Rhodan shows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class AddShown(TypedDict):
    """What is added to a printed value now."""

    stat: str
    by: str
    """The card it comes from; nothing for a rule."""
    amount: int


class CardThing(TypedDict):
    """An open card in a space, or set aside."""

    zone: Literal["card"]
    card: str
    owner: int
    space: int
    """In whose space it lies."""
    side: str
    place: str
    """The family of its place; nothing while it is set aside."""
    row: str
    """`stack`, `unit`, `ship`, `accessory`, `gear` or `aside`."""
    onto: str
    """The unit or ship that bears it."""
    passive: bool
    stealth: NotRequired[int]
    """What is added to the printed values now."""
    attack: NotRequired[int]
    defence: NotRequired[int]
    adds: NotRequired[list[AddShown]]
    """What that is made of; left out where nothing is added."""
    capacity: NotRequired[int]
    """What a ship can carry now."""
    aboard: NotRequired[list[str]]
    """What it carries unseen, for its owner."""


class PlaceThing(TypedDict):
    """A place: a column of three rows."""

    zone: Literal["place"]
    seat: int
    side: str
    family: str
    top: str
    """The card whose text applies."""
    count: int
    """Place cards in the stack."""
    units: int
    unit_cap: int
    ships: int
    ship_cap: int
    laid: int
    """Cards laid out there in this Ausbau."""
    limit: int
    """Pairings on the ground."""
    covers: int
    """Enemy agents under covers."""


class CoveredThing(TypedDict):
    """A card face down: its back is seen, its name by its owner."""

    zone: Literal["covered"]
    owner: int
    side: str
    phase: str
    place: str
    under: str
    """The depot under which it lies."""
    sacrificed: int
    """Missions sacrificed for it."""
    card: NotRequired[str]


class CoverThing(TypedDict):
    """A cover card: an agent of its owner lies under it."""

    zone: Literal["cover"]
    owner: int
    space: int
    side: str
    """The side of the place above which it lies: the other one than its agent's (PR-AGT-01)."""
    place: str
    cards: NotRequired[list[str]]
    """What lies there, for its owner."""


class HandThing(TypedDict):
    """A card in the viewer's own hand."""

    zone: Literal["hand"]
    card: str
    owner: int
    phase: str
    count: int


class SumShown(TypedDict):
    """What a combat value is made of."""

    drawn: int
    """What the letter gave; -1 until it is known."""
    effects: int
    escorts: int
    bonus: int
    """The stealth difference."""


class FrontShown(TypedDict):
    """One side of a pairing."""

    card: str
    attack_escorts: list[str]
    defence_escorts: list[str]
    attack_sum: SumShown
    defence_sum: SumShown
    stealth: int
    """-1 until it is known."""
    attack: int
    defence: int


class ChancesShown(TypedDict):
    """Chances of a pairing in hundredths, from action piles that hold every card once."""

    ahead: int
    """The attacker's stealth value is the greater one."""
    destroys: int
    falls: int


class PairingThing(TypedDict):
    """Two fronts that face each other."""

    zone: Literal["pairing"]
    number: int
    attacker: NotRequired[FrontShown]
    """Left out until somebody is there."""
    defender: NotRequired[FrontShown]
    broken: bool
    state: str
    """`open`, `through`, `now`, `won`, `lost`, `both` or `held`, as the attacker sees it."""
    chances: NotRequired[ChancesShown]
    """As long as nothing is drawn for it."""


class CombatThing(TypedDict):
    """A combat under way."""

    zone: Literal["combat"]
    kind: str
    attacker: int
    defender: int
    space: int
    side: str
    place: str
    round: int
    rounds: int
    step: str
    """`line_up`, `stealth`, `fire`, `losses` or `retreat`."""
    limit: int
    """Pairings at most; 0 is any number."""
    attackers: list[str]
    """Who can still fight in it."""
    defenders: list[str]
    through: list[str]


class MissionThing(TypedDict):
    """A mission under way."""

    zone: Literal["mission"]
    kind: str
    seat: int
    side: Literal["pro", "anti"]
    origin: str
    target: str
    target_space: int
    goal: str
    """What was drawn, or nothing."""
    called: str
    members: list[str]
    walkers: NotRequired[list[str]]
    """Who goes on foot, for the owner."""


class CourseThing(TypedDict):
    """How far the game is."""

    zone: Literal["course"]
    phase: str
    first: str
    last: str
    round: int
    """Rounds of this phase so far."""
    rounds: int
    """How many there are at most; 0 is no limit."""
    outdated: list[str]
    """Families of places on the table that the next phase makes outdated."""


Thing = (
    CardThing
    | PlaceThing
    | CoveredThing
    | CoverThing
    | HandThing
    | PairingThing
    | CombatThing
    | MissionThing
    | CourseThing
)
Things = dict[str, Thing]


class PartShown(TypedDict):
    """One thing that the victory condition asks for."""

    part: str
    have: int
    need: int


class ScoreShown(TypedDict):
    """Points with their reason, in 120ths."""

    phase: str
    reason: str
    parts: int
    clause: str


class Facts(TypedDict):
    """The public numbers of a player."""

    hand: dict[str, int]
    """By backs."""
    cards: int
    """All of them."""
    met: str
    """How much of the victory condition is met, such as `2/3`."""
    sources: dict[str, int]
    access: str
    """The highest source that is open."""
    outdated: int
    """Hand cards set aside after a phase change."""
    sink: list[str]
    action: int
    action_top: str
    """The one discarded action card that is seen."""
    points: int
    scores: list[ScoreShown]
    victory: list[PartShown]
    riddles: list[str]
    scouting: int
    sol: int
    rm_pro: int
    rm_anti: int
    am_pro: int
    am_anti: int
    turns: int
    skips: int
    bonus: int
    out: bool
    active: bool
    section: str
    """Of the running turn, if it is this player's."""
    mission_side: str
    build_side: str


class CardFace(TypedDict):
    """A card as it is printed; what it does not have is left out."""

    name: str
    type: str
    kind: str
    side: str
    phase: str
    rarity: str
    family: str
    """The name that twins share."""
    folk: str
    """Whose it is: people, builders or loyalty; nothing where it has none."""
    does: list[str]
    """The words of its effects."""
    words: list[str]
    unique: NotRequired[bool]
    subkind: NotRequired[str]
    range: NotRequired[int]
    transport: NotRequired[int]
    stealth: NotRequired[str]
    attack: NotRequired[str]
    defence: NotRequired[str]
    people: NotRequired[str]
    loyalty: NotRequired[str]
    build: NotRequired[str]
    skills: NotRequired[list[str]]
    premises: NotRequired[list[str]]
    outdated: NotRequired[str]
    """The phase after which it is outdated."""


class ActionFace(TypedDict):
    """An action card: the goal, and the numbers beside B to E."""

    name: str
    goal: str
    goal_name: str
    red: list[int]
    green: list[int]


class HelperFace(TypedDict):
    """A helper card or a cover."""

    name: str
    use: str


class DeckFace(TypedDict):
    """A deck that is ready to play: how many of each card lie in its sources."""

    name: str
    sources: dict[str, dict[str, int]]
    action: dict[str, int]


class Printed(TypedDict):
    """Everything printed on the components."""

    cards: dict[str, CardFace]
    action: dict[str, ActionFace]
    helpers: dict[str, HelperFace]
    decks: dict[str, DeckFace]
    victory: dict[str, str]
    """What each part of a victory condition asks for, in words."""
    reasons: dict[str, str]
    """What points are given for, in words."""
