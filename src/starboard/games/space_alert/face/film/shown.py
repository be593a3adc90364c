"""The types of a film, as a page draws it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from starboard.games.space_alert.face.shown import Thing

Sound = Literal["", "alarm", "build", "charge", "crack", "laser", "lose", "missile", "warp"]


class Effect(TypedDict):
    """Something that is seen for a moment: a ray, a blast, a blow at the hull, a breaking hull."""

    kind: Literal["beam", "burst", "strike", "break"]
    station: str
    """Where a ray begins: a station, `rocket` or `space`."""
    threat: str
    """The threat that is met, or that strikes, by `number.card`."""
    zone: str
    """The zone that is struck or breaks."""
    caught: bool
    """Whether a shield caught all of it."""


class Addend(TypedDict):
    """What one weapon, or one threat, adds to a sum."""

    strength: int
    source: str
    """A station, `rocket` or `space`; nothing for a threat that attacks."""
    seats: list[int]
    """Who fired it, each once."""


class Sum(TypedDict):
    """A sum that is spelled out: what adds up, what the shield takes off, what comes through."""

    parts: list[Addend]
    threat: str
    """What is hit, or what attacks, by `number.card`."""
    zone: str
    """The zone that is attacked; nothing for a hit."""
    shield: int
    total: int


class Use(TypedDict):
    """Somebody uses the system A, B or C (0, 1, 2) of a station."""

    seat: int
    station: str
    system: int


class Why(TypedDict):
    """Why something failed, and where that came from."""

    seat: int
    """Who failed; -1 for what belongs to nobody."""
    text: str
    """The reason in words."""
    by: int
    """Who brought it about; -1 where nobody did."""
    turn: int
    """The turn that caused it; 0 where there is none."""


class Shot(TypedDict):
    """What people would call one shot of the film: some events, told together."""

    turn: int
    step: str
    """The step of the mission steps board."""
    beat: str
    """What kind of shot it is."""
    lasts: int
    """Milliseconds at the full length of the film."""
    light: bool
    """Whether a short cut hurries over it."""
    caption: str
    sound: Sound
    told: int
    """How many events of the mission round have been told when it is over."""
    lit: list[str]
    """Ids of what it concerns: `crew.0`, `upper_red`, `zone.red`, a threat by `number.card`."""
    zone: str
    """Where to look; nothing for the whole ship."""
    effects: list[Effect]
    sum: Sum | None
    uses: list[Use]
    why: Why | None
    broke: bool
    """Whether the hull took damage."""
    gone: bool
    """Whether a threat was destroyed."""
    changed: dict[str, Thing]
    """The things that are otherwise after it."""


class PlannedThreat(TypedDict):
    """A threat with its number, where it comes from, and the phase in which it was announced."""

    code: str
    t: int
    zone: str
    phase: int


class PlannedStart(TypedDict):
    """What earlier missions of a campaign have left (SA-CAMP-16…20)."""

    damage: dict[str, list[str]]
    squads: list[str]


class PlanDocument(TypedDict):
    """One mission as it was planned and as its damage was drawn."""

    mission: str
    tracks: dict[str, str]
    threats: list[PlannedThreat]
    actions: list[str]
    hands: list[list[str]]
    """The cards of each crew member: laid, and once all is over also those in hand."""
    damage_drawn: dict[str, list[str]]
    androids: list[int]
    order: list[int]
    start: PlannedStart


class Reel(TypedDict):
    """A mission round as a film: the things before the first turn, then what each shot changes."""

    start: dict[str, Thing]
    shots: list[Shot]
    """The first is the ship before the first turn."""
    complete: bool
    """Whether it ends with the jump or with the loss of the ship."""
    lost: str
    """The threat that ended the mission, or nothing."""
    plan: NotRequired[PlanDocument]
    """Of a mission that was played at a table: what the tools for debriefing read."""
