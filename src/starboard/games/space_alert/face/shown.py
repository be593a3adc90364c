"""The types of what Space Alert shows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict


class StationThing(TypedDict):
    """A station with its three systems and whoever is there; its id is `upper_red`."""

    kind: Literal["station"]
    zone: str
    weapon: str
    """What A fires."""
    strength: int
    """Of the weapon now, lowered by damage."""
    fired: int
    """1 if the weapon was fired in this turn, 2 if heroically."""
    energy: str
    """What B fills."""
    special: str
    """What C does."""
    squad: Literal["none", "active", "disabled"]
    """The squad of battlebots that lies here."""
    crew: list[str]
    """Conscious crew members by id."""


class EnergyThing(TypedDict):
    """The reactor or the shield of a zone: `reactor.red`, `shield.red`."""

    kind: Literal["reactor", "shield"]
    energy: int
    most: int
    """How much fits in, lowered by damage."""


class GravoliftThing(TypedDict):
    """The gravolift of a zone: `gravolift.red`."""

    kind: Literal["gravolift"]
    broken: bool


class DamageThing(TypedDict):
    """A damage token that was drawn: `red_shield`."""

    kind: Literal["damage"]
    zone: str


class FuelThing(TypedDict):
    """The fuel capsules."""

    kind: Literal["fuel"]
    left: int


class RocketsThing(TypedDict):
    """The rockets on board, and those on the two spaces of the rocket track."""

    kind: Literal["rockets"]
    left: int
    flying: list[bool]


class TrackThing(TypedDict):
    """The trajectory of a zone, or that of the internal threats: `track.red`."""

    kind: Literal["track"]
    track: str
    """Which of the trajectories lies there."""
    length: int
    marks: list[int]
    """By space from the ship, 0 being the ship: -1, or 0, 1 and 2 for X, Y and Z."""


class ThreatThing(TypedDict):
    """A threat card that was announced; its id is that of the card."""

    kind: Literal["threat"]
    card: str
    number: int
    """The turn in which it appears."""
    track: str
    fate: str
    """`coming`, `on_track`, `destroyed` or `survived`."""
    position: int
    """Spaces from the ship; 1 is the last one."""
    hp: int
    cubes: int
    """Red cubes on it: damage or repairs."""
    shield: int
    speed: int
    hidden: bool
    frozen: bool
    """Whether it still has its cryoshield."""
    tokens: list[str]
    """The stations where its oval tokens lie."""
    way: list[int]
    """While it is planned: where it stands after each turn if nothing stops it; 0: not there."""
    due: list[list[int]]
    """While it is planned: the turns in which it then does X, Y and Z."""


class CrewThing(TypedDict):
    """A crew member, a person or an android: `crew.0`."""

    kind: Literal["crew"]
    owner: int
    """The seat that plays it or carries out its actions."""
    in_order: int
    """Its place in the order of play, from 1."""
    android: bool
    station: str
    squad: Literal["none", "active", "disabled"]
    out: bool
    """Knocked out."""
    delayed: bool
    heroic: list[str]
    """The heroic card beside the board of an android; empty words are face down."""
    plan: NotRequired[list[str]]
    """In a film: what lies on top in each turn, by its letter; delays push it back."""


class SpaceThing(TypedDict):
    """A space of an action board, by crew member and turn: `space.0.1`."""

    kind: Literal["space"]
    crew: int
    turn: int
    phase: int
    half: Literal["", "activation", "movement"]
    """Which half of the card is on top; nothing where no card lies."""
    card: str
    """The card; nothing where none lies or the viewer sees only its back."""


class HandThing(TypedDict):
    """A card in the viewer's own hand, equal ones once; its id is the card."""

    kind: Literal["card"]
    zone: Literal["hand"]
    count: int


class HitAhead(TypedDict):
    """What the own weapons alone do to a threat."""

    card: str
    strength: int
    shield: int
    amount: int


class TurnAhead(TypedDict):
    """What one turn of the own plan leads to, if nobody else does anything."""

    station: str
    """Where one stands then."""
    action: str
    """The half that is carried out, by its letter; delays push it back."""
    fails: str
    """Why nothing comes of it: `why.reactor-empty`; nothing where something does."""
    delayed: str
    """What delays the next action, or nothing."""
    fires: bool
    hits: list[HitAhead]


class AheadThing(TypedDict):
    """The own plan as its owner can foresee it: `ahead.0`."""

    kind: Literal["ahead"]
    crew: int
    turns: list[TurnAhead]


class TableFacts(TypedDict):
    """Which mission is flown."""

    kind: Literal["mission"]
    mission: str
    """Which one; nothing before it is chosen."""
    normal: str
    """The difficulty of normal threats."""
    serious: str
    phases: int
    """How many there are; 0 before the mission begins."""
    phase: int
    """The one that the announcements have reached; 0 before the alarm."""
    outage: bool
    transfer: bool
    solo: bool
    campaign: bool
    again: NotRequired[list[str]]
    """What names a generated mission, told when it is over: whoever wants may fly it again."""


class RoundFacts(TypedDict):
    """How far the mission round has come."""

    turn: int
    """Of the mission round; 0 while it is planned."""
    at_window: int
    """How many crew take part in visual confirmation in this turn."""
    confirmed: list[int]
    """The points of each phase for visual confirmation."""
    maintained: bool
    """Whether somebody has looked after the computer in this phase."""
    torn: list[str]
    """The zones that take double damage."""


class MissionThing(TableFacts, RoundFacts):
    """Which mission is flown, and how far it has come: `mission`."""


class Penalties(TypedDict):
    """What a mission costs, each at least 0."""

    damage: int
    worst_zone: int
    knocked_out: int
    squads: int


class Penalized(TypedDict):
    """How many there are of what costs points."""

    damage: int
    worst_zone: int
    knocked_out: int
    squads: int


class ScoreThing(TypedDict):
    """The score sheet of a completed mission: `score`."""

    kind: Literal["score"]
    destroyed: int
    survived: int
    visual: int
    penalties: NotRequired[Penalties]
    """Not told while a campaign goes on: they count at its end."""
    penalized: NotRequired[Penalized]
    """What the penalties are for."""
    total: NotRequired[int]
    """Of this mission; a campaign has only one for all of them, which the result tells."""


class Risk(TypedDict):
    """How crews of house bots fared with threats of these colours."""

    normal: str
    serious: str
    flown: int
    survived: int


class CampaignThing(TypedDict):
    """A campaign as it stands: `campaign`."""

    kind: Literal["campaign"]
    mission: int
    """Which one this is, from 1."""
    most: int
    completed: int
    destroyed: int
    """Points of all completed missions."""
    survived: int
    visual: int
    """The share for visual confirmation as it is now."""
    penalties: int
    """As the ship is now."""
    total: int
    """What the campaign is worth if it ends like this."""
    lost: bool
    repaired: list[int]
    """Tokens repaired before this mission, by zone."""
    most_repairs: int
    """Of each zone."""
    squads: int
    """Squads that wait to be repaired."""
    risks: list[Risk]


Thing = (
    StationThing
    | EnergyThing
    | GravoliftThing
    | DamageThing
    | FuelThing
    | RocketsThing
    | TrackThing
    | ThreatThing
    | CrewThing
    | SpaceThing
    | HandThing
    | AheadThing
    | MissionThing
    | ScoreThing
    | CampaignThing
)
Things = dict[str, Thing]


class Facts(TypedDict):
    """The public numbers of a person."""

    hand: int
    phase: int
    """The phase this person plans."""
    draws: int
    """How many cards may still be drawn."""
    may_give: bool
    ready: bool
    """Whether this person agrees to end the action round."""
    gone: bool
    roles: list[str]


class ThreatFace(TypedDict):
    """A threat card as it is printed."""

    name: str
    difficulty: str
    severity: str
    nature: str
    external: bool
    hp: int
    shield: int
    speed: int
    survived: int
    destroyed: int
    stations: list[str]
    system: str
    """The letter of the system that a malfunction covers."""
    frozen: bool
    hidden: bool
    offspring: bool
    """Whether its tokens multiply and have hit points of their own."""
    token_per_hit: bool
    rocket_points: bool
    magnet: bool
    tokens_stay: bool
    actions: list[str]
    """What X, Y and Z do, in words."""
    notes: list[str]
    """What else the card says."""


class TrackFace(TypedDict):
    """A trajectory as it is printed."""

    length: int
    marks: list[int]


class StationFace(TypedDict):
    """A station of the ship plan."""

    weapon: str
    strength: int
    battery: bool
    energy: str
    special: str


class ZoneFace(TypedDict):
    """A zone of the ship plan."""

    reactor: int
    reactor_max: int
    shield: int
    shield_max: int


class PlanFace(TypedDict):
    """The ship plan at the start of a mission."""

    start: str
    fuel: int
    rockets: int
    stations: dict[str, StationFace]
    zones: dict[str, ZoneFace]


class PenaltiesFace(TypedDict):
    """What each thing costs at the end of a mission."""

    damage: int
    worst_zone: int
    knocked_out: int
    disabled_squad: int


class ScoringFace(TypedDict):
    """The mission steps board and the scoring."""

    phases: list[list[int]]
    """The turns of each phase."""
    last_turn: int
    computer_checks: list[int]
    visual_confirmation: list[int]
    """Points by the number of people at the window."""
    penalties: PenaltiesFace
    source: dict[str, str | list[str]]


class ShipFace(TypedDict):
    """What is printed on ship plan and mission steps board."""

    plan: PlanFace
    scoring: ScoringFace


class NamesFace(TypedDict):
    """What people call stations, zones, weapons, parts, steps and halves: `station.upper_red`."""

    things: dict[str, str]


class CardFace(TypedDict):
    """An action card."""

    name: str


class Printed(TypedDict):
    """Everything printed on the components."""

    threats: dict[str, ThreatFace]
    tracks: dict[str, TrackFace]
    ship: ShipFace
    names: NamesFace
    cards: dict[str, CardFace]
