"""What the files of `content/` print: their YAML shape, checked field by field."""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.games.space_alert.kinds import (
    Counter,
    Difficulty,
    Energy,
    Part,
    Severity,
    Special,
    Targeting,
    Weapon,
)
from starboard.games.space_alert.vocabulary import AnyEffect, AnyRule
from starboard.kernel.yaml_files import Name, Printed

ZoneName = Literal["red", "white", "blue"]
StationName = Literal[
    "lower_red", "lower_white", "lower_blue", "upper_red", "upper_white", "upper_blue"
]
Sources = dict[str, str | list[str]]


class CardSource(Printed, frozen=True, kw_only=True):
    """Where the figures of a threat come from, and who prints others."""

    agree: tuple[str, ...]
    name_de: Literal["seed", "own_translation"]
    differ: dict[str, str] = msgspec.field(default_factory=dict)
    note: str = ""
    uncertain: tuple[str, ...] = ()


class Points(Printed, frozen=True):
    """What a threat is worth (SA-SCORE-02, 03)."""

    survived: int
    destroyed: int


class ThreatEntry(Printed, frozen=True, kw_only=True):
    """What all threat cards print."""

    id: str
    name: Name
    difficulty: Difficulty
    severity: Severity
    speed: int
    points: Points
    x: tuple[AnyEffect, ...]
    y: tuple[AnyEffect, ...]
    z: tuple[AnyEffect, ...]
    source: CardSource
    special: tuple[AnyRule, ...] = ()


class ExternalEntry(ThreatEntry, frozen=True, kw_only=True):
    """A threat outside the ship."""

    hp: int
    shield: int
    targeting: tuple[Targeting, ...] = ()


class InternalEntry(ThreatEntry, frozen=True, kw_only=True):
    """A threat aboard (SA-APPEAR-08, 09)."""

    kind: Literal["intruder", "malfunction", "hull_breach"]
    system: Literal["B", "C", "bots", "interceptors"]
    stations: tuple[StationName | Literal["space"], ...]
    hp: int | Literal["rockets_on_board"]
    shown_at: str = ""
    counter_attack: Counter = Counter.NEVER


class ExternalFile(Printed, frozen=True):
    threats: tuple[ExternalEntry, ...]


class InternalFile(Printed, frozen=True):
    threats: tuple[InternalEntry, ...]


class TrackEntry(Printed, frozen=True):
    """One trajectory; the numbers are spaces from the ship."""

    id: str
    length: int
    x: tuple[int, ...]
    y: tuple[int, ...]
    z: int


class DistanceEntry(Printed, frozen=True):
    """The spaces of one distance (SA-TARGET-02)."""

    distance: int
    positions: tuple[int, int]


class TracksFile(Printed, frozen=True):
    tracks: tuple[TrackEntry, ...]
    distances: tuple[DistanceEntry, ...]
    source: Sources


class WeaponEntry(Printed, frozen=True):
    kind: Weapon
    strength: int
    range: int
    energy: Literal["reactor", "battery"]


class StationEntry(Printed, frozen=True):
    """The three systems of a station: A, B and C (SA-SETUP-24)."""

    weapon: WeaponEntry
    energy: Energy
    special: Special


class Store(Printed, frozen=True):
    """How much energy fits in, and how much is there at the start."""

    capacity: int
    start: int


class RocketsEntry(Printed, frozen=True):
    count: int
    strength: int
    range: int


class InterceptorsEntry(Printed, frozen=True):
    range: int
    strength_one_target: int
    strength_several_targets: int


class ShipFile(Printed, frozen=True):
    """The ship plan."""

    start_station: StationName
    stations: dict[StationName, StationEntry]
    reactors: dict[ZoneName, Store]
    shields: dict[ZoneName, Store]
    fuel_capsules: int
    rockets: RocketsEntry
    interceptors: InterceptorsEntry
    heroic_bonus: int
    damage_tokens: tuple[Part, ...]
    source: Sources


class ActionCard(Printed, frozen=True):
    """A card of the action deck: its two halves, and how many there are."""

    activation: Literal["A", "B", "C", "battlebots"]
    movement: Literal["red", "blue", "gravolift"]
    count: int


class HeroicCard(Printed, frozen=True):
    """A card of the heroic deck."""

    activation: Literal["heroic_A", "heroic_B", "heroic_battlebots"]
    move_to: StationName
    count: int


class ActionCardsFile(Printed, frozen=True):
    action_deck: tuple[ActionCard, ...]
    heroic_deck: tuple[HeroicCard, ...]
    source: Sources


class Penalties(Printed, frozen=True):
    damage: int
    worst_zone: int
    knocked_out: int
    disabled_squad: int


class ScoringFile(Printed, frozen=True):
    """The mission steps board and the scoring."""

    phases: tuple[tuple[int, ...], ...]
    last_turn: int
    computer_checks: tuple[int, ...]
    visual_confirmation: tuple[int, ...]
    penalties: Penalties
    source: Sources
