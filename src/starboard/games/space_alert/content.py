"""Everything printed on the components: loaded once, and flat, as the rules need it."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import ClassVar, Final, TypeVar

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.kinds import (
    STATIONS,
    SYSTEM_B,
    SYSTEM_C,
    ZONES,
    Counter,
    Difficulty,
    Energy,
    Nature,
    Severity,
    Special,
    Targeting,
    Weapon,
)
from starboard.games.space_alert.printed import (
    ActionCardsFile,
    ExternalEntry,
    ExternalFile,
    InternalEntry,
    InternalFile,
    ScoringFile,
    ShipFile,
    ThreatEntry,
    TrackEntry,
    TracksFile,
)
from starboard.games.space_alert.vocabulary import (
    AllAtOnce,
    AnyEffect,
    AnyRule,
    Attack,
    Aura,
    BreachRepair,
    Cryoshield,
    DamageCap,
    DyingAttack,
    Explodes,
    Fumes,
    KillsItsKiller,
    LoneTarget,
    Offspring,
    PulseOpens,
    RepairBonus,
    Retaliates,
    RocketPoints,
    SlowsEntry,
    TokenPerHit,
    TokensStay,
)
from starboard.kernel import Content
from starboard.kernel.yaml_files import Name, read_yaml, typed

FOLDER = Path(__file__).parent / "content"
T = TypeVar("T")
R = TypeVar("R", bound=AnyRule)

X: Final = 0
Y: Final = 1
Z: Final = 2
NO_MARK: Final = -1
_SYSTEMS = {"B": SYSTEM_B, "C": SYSTEM_C}


class ThreatCard(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A threat as the rules use it: what is printed, and its special rules as plain values."""

    printed: ClassVar[bool] = True

    id: str
    name: Name
    difficulty: Difficulty
    severity: Severity
    nature: Nature
    external: bool
    hp: int
    shield: int
    speed: int
    survived: int
    destroyed: int
    actions: tuple[tuple[AnyEffect, ...], tuple[AnyEffect, ...], tuple[AnyEffect, ...]]
    retaliation: Attack | None
    source: str
    # where it lies aboard
    stations: tuple[int, ...]
    system: int
    counter: Counter
    # who can aim at it
    no_rocket: bool
    rocket_no_effect: bool
    no_heavy_laser: bool
    hidden_until_x: bool
    hidden_far: bool
    magnet: bool
    # how it is damaged
    cryoshield: bool
    pulse_opens: bool
    damage_cap: int
    explosion: int
    per_mark: int
    lone_strength: int
    rocket_points: bool
    token_hp: int
    token_per_hit: bool
    tokens_stay: bool
    slows_entry: bool
    kills_its_killer: bool
    fumes: tuple[int, ...]
    breach: int
    repair_bonus: int
    all_at_once: int
    # what it changes for others once its action is done
    attack_aura: int
    shield_aura: int


class Track(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A trajectory: the mark on each space, from the ship outwards; space 0 does not exist."""

    printed: ClassVar[bool] = True

    id: str
    length: int
    marks: tuple[int, ...]


class Ship(msgspec.Struct, frozen=True, kw_only=True):
    """The ship plan by station and zone number."""

    start_station: int
    strength: tuple[int, ...]
    weapons: tuple[Weapon, ...]
    battery: tuple[bool, ...]
    energy: tuple[Energy, ...]
    special: tuple[Special, ...]
    reactor: tuple[int, ...]
    reactor_max: tuple[int, ...]
    shield: tuple[int, ...]
    shield_max: tuple[int, ...]
    fuel: int
    rockets: int
    rocket_strength: int
    rocket_range: int
    pulse_range: int
    interceptor_range: int
    lone_strength: int
    spread_strength: int
    heroic_bonus: int
    tiles: tuple[tuple[str, ...], ...]


class Components(Content):
    """All components of the box."""

    def __init__(self) -> None:
        self.threats = {card.id: card for card in _threats()}
        self.tracks = {track.id: track for track in _tracks()}
        self.cards = _read("action_cards.yaml", ActionCardsFile)

    def __repr__(self) -> str:
        return f"<Components: {len(self.threats)} threats, {len(self.tracks)} trajectories>"

    def find(self, kind: type, name: str) -> object:
        """The threat or trajectory with that id, for reading stored states."""
        return self.threats[name] if kind is ThreatCard else self.tracks[name]


@cache
def components() -> Components:
    """The content of the box, read once."""
    return Components()


@cache
def ship() -> Ship:
    """The ship plan, read once."""
    plan = _read("ship.yaml", ShipFile)
    entries = [plan.stations[name] for name in STATIONS[:6]]
    return Ship(
        start_station=STATIONS.index(plan.start_station),
        strength=tuple(entry.weapon.strength for entry in entries),
        weapons=tuple(entry.weapon.kind for entry in entries),
        battery=tuple(entry.weapon.energy == "battery" for entry in entries),
        energy=tuple(entry.energy for entry in entries),
        special=tuple(entry.special for entry in entries),
        reactor=tuple(plan.reactors[zone].start for zone in ZONES),
        reactor_max=tuple(plan.reactors[zone].capacity for zone in ZONES),
        shield=tuple(plan.shields[zone].start for zone in ZONES),
        shield_max=tuple(plan.shields[zone].capacity for zone in ZONES),
        fuel=plan.fuel_capsules,
        rockets=plan.rockets.count,
        rocket_strength=plan.rockets.strength,
        rocket_range=plan.rockets.range,
        pulse_range=next(e.weapon.range for e in entries if e.weapon.kind is Weapon.PULSE_CANNON),
        interceptor_range=plan.interceptors.range,
        lone_strength=plan.interceptors.strength_one_target,
        spread_strength=plan.interceptors.strength_several_targets,
        heroic_bonus=plan.heroic_bonus,
        tiles=tuple(tuple(f"{zone}_{part}" for part in plan.damage_tokens) for zone in ZONES),
    )


@cache
def scoring() -> ScoringFile:
    """The mission steps board and the scoring, read once."""
    return _read("scoring.yaml", ScoringFile)


@cache
def distances() -> tuple[int, ...]:
    """The distance of each space from the ship (SA-TARGET-02)."""
    bands = _read("tracks.yaml", TracksFile).distances
    last = max(band.positions[1] for band in bands)
    return tuple(
        next((b.distance for b in bands if b.positions[0] <= space <= b.positions[1]), 0)
        for space in range(last + 1)
    )


def _read(name: str, kind: type[T]) -> T:
    where = f"space_alert/content/{name}"
    return typed(read_yaml(FOLDER / name, where), kind, where)


def _tracks() -> list[Track]:
    return [_track(entry) for entry in _read("tracks.yaml", TracksFile).tracks]


def _track(entry: TrackEntry) -> Track:
    marks = [NO_MARK] * (entry.length + 1)
    for letter, spaces in ((X, entry.x), (Y, entry.y), (Z, (entry.z,))):
        for space in spaces:
            if not 1 <= space < entry.length:
                where = f"space_alert/content/tracks.yaml: {entry.id}"
                raise BadInput(where, "has-no-space", space=space)
            marks[space] = letter
    return Track(id=entry.id, length=entry.length, marks=tuple(marks))


def _threats() -> list[ThreatCard]:
    external = _read("threats_external.yaml", ExternalFile).threats
    internal = _read("threats_internal.yaml", InternalFile).threats
    return [_external(entry) for entry in external] + [_internal(entry) for entry in internal]


def _external(entry: ExternalEntry) -> ThreatCard:
    aims = entry.targeting
    return _card(
        entry,
        nature=Nature.EXTERNAL,
        external=True,
        hp=entry.hp,
        shield=entry.shield,
        no_rocket=Targeting.NO_ROCKET in aims,
        rocket_no_effect=Targeting.ROCKET_NO_EFFECT in aims,
        no_heavy_laser=Targeting.NO_HEAVY_LASER in aims,
        hidden_until_x=Targeting.HIDDEN_UNTIL_X in aims,
        hidden_far=Targeting.HIDDEN_AT_DISTANCE_3 in aims,
        magnet=Targeting.ROCKET_MAGNET in aims,
        stations=(),
        system=-1,
        counter=Counter.NEVER,
    )


def _internal(entry: InternalEntry) -> ThreatCard:
    return _card(
        entry,
        nature=Nature(entry.kind),
        external=False,
        hp=entry.hp if isinstance(entry.hp, int) else 0,
        shield=0,
        no_rocket=True,
        rocket_no_effect=False,
        no_heavy_laser=True,
        hidden_until_x=False,
        hidden_far=False,
        magnet=False,
        stations=tuple(STATIONS.index(station) for station in entry.stations),
        system=_SYSTEMS.get(entry.system, -1),
        counter=entry.counter_attack,
    )


def _card(entry: ThreatEntry, **facts: object) -> ThreatCard:
    """A card with its special rules spread out."""
    said = entry.special
    cap, blast, dying = _rule(said, DamageCap), _rule(said, Explodes), _rule(said, DyingAttack)
    lone, offspring, fumes = _rule(said, LoneTarget), _rule(said, Offspring), _rule(said, Fumes)
    breach, bonus, at_once = (
        _rule(said, BreachRepair),
        _rule(said, RepairBonus),
        _rule(said, AllAtOnce),
    )
    answer = _rule(said, Retaliates)
    auras = [effect for effect in (*entry.x, *entry.y) if isinstance(effect, Aura)]
    spread: dict[str, object] = {
        "id": entry.id,
        "name": entry.name,
        "difficulty": entry.difficulty,
        "severity": entry.severity,
        "speed": entry.speed,
        "survived": entry.points.survived,
        "destroyed": entry.points.destroyed,
        "actions": (entry.x, entry.y, entry.z),
        "source": f"name_de: {entry.source.name_de}; figures: {', '.join(entry.source.agree)}",
        "retaliation": answer.effect if answer else None,
        "cryoshield": _rule(said, Cryoshield) is not None,
        "pulse_opens": _rule(said, PulseOpens) is not None,
        "damage_cap": cap.n if cap else 0,
        "explosion": blast.damage_to_all_external if blast else 0,
        "per_mark": dying.per_mark if dying else 0,
        "lone_strength": lone.strength if lone else 0,
        "rocket_points": _rule(said, RocketPoints) is not None,
        "token_hp": offspring.hp if offspring else 0,
        "token_per_hit": _rule(said, TokenPerHit) is not None,
        "tokens_stay": _rule(said, TokensStay) is not None,
        "slows_entry": _rule(said, SlowsEntry) is not None,
        "kills_its_killer": _rule(said, KillsItsKiller) is not None,
        "fumes": tuple(STATIONS.index(name) for name in fumes.stations) if fumes else (),
        "breach": breach.damage if breach else 0,
        "repair_bonus": bonus.n if bonus else 0,
        "all_at_once": at_once.n if at_once else 0,
        "attack_aura": sum(aura.add for aura in auras if aura.stat == "attack"),
        "shield_aura": sum(aura.add for aura in auras if aura.stat == "shield"),
    }
    return ThreatCard(**{**spread, **facts})  # type: ignore[arg-type]  # checked by their entries


def _rule(rules: tuple[AnyRule, ...], kind: type[R]) -> R | None:
    """The special rule of that kind, if the card has it."""
    return next((rule for rule in rules if isinstance(rule, kind)), None)
