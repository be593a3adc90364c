"""The records of a mission: the crew, the threats, and the ship, as flat as the rules allow."""

from __future__ import annotations

from starboard.games.space_alert.content import ThreatCard, Track
from starboard.games.space_alert.kinds import Action, Fate, Squad
from starboard.games.space_alert.table import Table
from starboard.kernel import Record, State


class Crew(Record):
    """A crew member, played by a person or an android (SA-ANDROID-14)."""

    plan: list[Action]
    """What lies on top in each of the twelve turns; delays push it back."""
    backs: list[Action]
    """The other half of each of these cards, for a stumble (SA-ACT-05)."""
    station: int
    squad: Squad
    delayed: bool
    """Whether the action of the next turn is delayed (SA-DELAY-05)."""
    knocked_out: bool
    android: bool

    # records: written by tools/records.py
    __match_args__ = ("plan", "backs", "station", "squad", "delayed", "knocked_out", "android")
    field_types = ("list[Action]", "list[Action]", "int", "Squad", "bool", "bool", "bool")

    def __init__(
        self,
        plan: list[Action],
        backs: list[Action],
        station: int,
        squad: Squad,
        delayed: bool,
        knocked_out: bool,
        android: bool,
    ) -> None:
        self.plan = plan
        self.backs = backs
        self.station = station
        self.squad = squad
        self.delayed = delayed
        self.knocked_out = knocked_out
        self.android = android

    def clone(self) -> Crew:
        return Crew(
            self.plan.copy(),
            self.backs.copy(),
            self.station,
            self.squad,
            self.delayed,
            self.knocked_out,
            self.android,
        )

    # records: end


class Threat(Record):
    """A threat card in play, with its cubes and tokens."""

    card: ThreatCard
    number: int
    track: int
    """The zone of its trajectory, or that of the internal threats."""
    fate: Fate
    position: int
    """Spaces from the ship; Z is 1."""
    hp: int
    cubes: int
    """Red cubes: damage or repairs."""
    speed: int
    shield: int
    hidden: bool
    frozen: bool
    """Whether it still has its cryoshield."""
    aura: bool
    """Whether its X action has made others stronger (SA-EXT-10, 20)."""
    grown: bool
    marks: int
    """Marked spaces an asteroid has come to."""
    tokens: list[int]
    """The stations where its oval tokens lie."""
    origin: int
    """The station of a slime's own token; none once it is gone (SA-INT-17)."""
    repairs: list[int]
    """The stations where it was repaired in this turn."""
    struck: bool
    """Whether it got a red cube in this compute damage step."""

    # records: written by tools/records.py
    __match_args__ = (
        "card",
        "number",
        "track",
        "fate",
        "position",
        "hp",
        "cubes",
        "speed",
        "shield",
        "hidden",
        "frozen",
        "aura",
        "grown",
        "marks",
        "tokens",
        "origin",
        "repairs",
        "struck",
    )
    field_types = (
        "ThreatCard",
        "int",
        "int",
        "Fate",
        "int",
        "int",
        "int",
        "int",
        "int",
        "bool",
        "bool",
        "bool",
        "bool",
        "int",
        "list[int]",
        "int",
        "list[int]",
        "bool",
    )

    def __init__(
        self,
        card: ThreatCard,
        number: int,
        track: int,
        fate: Fate,
        position: int,
        hp: int,
        cubes: int,
        speed: int,
        shield: int,
        hidden: bool,
        frozen: bool,
        aura: bool,
        grown: bool,
        marks: int,
        tokens: list[int],
        origin: int,
        repairs: list[int],
        struck: bool,
    ) -> None:
        self.card = card
        self.number = number
        self.track = track
        self.fate = fate
        self.position = position
        self.hp = hp
        self.cubes = cubes
        self.speed = speed
        self.shield = shield
        self.hidden = hidden
        self.frozen = frozen
        self.aura = aura
        self.grown = grown
        self.marks = marks
        self.tokens = tokens
        self.origin = origin
        self.repairs = repairs
        self.struck = struck

    def clone(self) -> Threat:
        return Threat(
            self.card,
            self.number,
            self.track,
            self.fate,
            self.position,
            self.hp,
            self.cubes,
            self.speed,
            self.shield,
            self.hidden,
            self.frozen,
            self.aura,
            self.grown,
            self.marks,
            self.tokens.copy(),
            self.origin,
            self.repairs.copy(),
            self.struck,
        )

    # records: end

    def in_play(self) -> bool:
        """Whether it has appeared and is not gone yet."""
        return self.fate is Fate.ON_TRACK

    def out_there(self) -> bool:
        """Whether it is an external threat on its trajectory."""
        return self.card.external and self.fate is Fate.ON_TRACK


class Mission(State):
    """The whole of a mission round."""

    turn: int
    step: str
    """The step of the mission steps board that is being carried out."""
    crew: list[Crew]
    threats: list[Threat]
    """In the order of their numbers."""
    tracks: list[Track]
    reactor: list[int]
    reactor_max: list[int]
    shield: list[int]
    shield_max: list[int]
    fuel: int
    rockets: int
    """Rockets on board."""
    rocket_first: bool
    """Whether a rocket is on the first space of the rocket track."""
    rocket_second: bool
    strength: list[int]
    """Of the weapon of each station, lowered by damage."""
    pulse_range: int
    fired: list[int]
    """By station: 0, 1 if its weapon was fired in this turn, 2 if heroically."""
    interceptors: int
    """0, 1 if they attack in this turn, 2 if heroically."""
    stored: list[Squad]
    """The squad lying in each station; none where there is none (any more)."""
    tiles: list[list[str]]
    """The damage tokens of each zone that are still face down."""
    drawn: list[list[str]]
    old_damage: int
    """A bit for each zone with structural damage of an earlier mission (SA-CAMP-18)."""
    lift_broken: list[bool]
    lift_used: list[bool]
    maintained: bool
    at_window: int
    """How many crew take part in visual confirmation in this turn."""
    confirmed: list[int]
    """The points of each phase."""
    doubled: int
    """A bit for each zone in which the hull has torn (SA-INT-26, 27)."""
    deadly: list[int]
    """Stations that knock out whoever enters (SA-INT-44)."""
    lost_to: str
    """The threat that ended the mission."""
    stumbling: bool
    """Whether crew members are asked for stumbles."""
    order: list[int]
    """The crew in the order of play, the captain first (SA-ACT-02)."""
    last_turn: int
    """The turn of the jump; a test run ends early."""
    checks: bool
    """Whether the computer has to be looked after."""
    table: Table | None = None
    """What lies on the table in the action round; nothing where only a film is played."""

    # records: written by tools/records.py
    __match_args__ = (
        "turn",
        "step",
        "crew",
        "threats",
        "tracks",
        "reactor",
        "reactor_max",
        "shield",
        "shield_max",
        "fuel",
        "rockets",
        "rocket_first",
        "rocket_second",
        "strength",
        "pulse_range",
        "fired",
        "interceptors",
        "stored",
        "tiles",
        "drawn",
        "old_damage",
        "lift_broken",
        "lift_used",
        "maintained",
        "at_window",
        "confirmed",
        "doubled",
        "deadly",
        "lost_to",
        "stumbling",
        "order",
        "last_turn",
        "checks",
        "table",
    )
    field_types = (
        "int",
        "str",
        "list[Crew]",
        "list[Threat]",
        "list[Track]",
        "list[int]",
        "list[int]",
        "list[int]",
        "list[int]",
        "int",
        "int",
        "bool",
        "bool",
        "list[int]",
        "int",
        "list[int]",
        "int",
        "list[Squad]",
        "list[list[str]]",
        "list[list[str]]",
        "int",
        "list[bool]",
        "list[bool]",
        "bool",
        "int",
        "list[int]",
        "int",
        "list[int]",
        "str",
        "bool",
        "list[int]",
        "int",
        "bool",
        "Table | None",
    )

    def __init__(
        self,
        seats: int,
        rules: int,
        turn: int,
        step: str,
        crew: list[Crew],
        threats: list[Threat],
        tracks: list[Track],
        reactor: list[int],
        reactor_max: list[int],
        shield: list[int],
        shield_max: list[int],
        fuel: int,
        rockets: int,
        rocket_first: bool,
        rocket_second: bool,
        strength: list[int],
        pulse_range: int,
        fired: list[int],
        interceptors: int,
        stored: list[Squad],
        tiles: list[list[str]],
        drawn: list[list[str]],
        old_damage: int,
        lift_broken: list[bool],
        lift_used: list[bool],
        maintained: bool,
        at_window: int,
        confirmed: list[int],
        doubled: int,
        deadly: list[int],
        lost_to: str,
        stumbling: bool,
        order: list[int],
        last_turn: int,
        checks: bool,
        table: Table | None = None,
    ) -> None:
        super().__init__(seats, rules)
        self.turn = turn
        self.step = step
        self.crew = crew
        self.threats = threats
        self.tracks = tracks
        self.reactor = reactor
        self.reactor_max = reactor_max
        self.shield = shield
        self.shield_max = shield_max
        self.fuel = fuel
        self.rockets = rockets
        self.rocket_first = rocket_first
        self.rocket_second = rocket_second
        self.strength = strength
        self.pulse_range = pulse_range
        self.fired = fired
        self.interceptors = interceptors
        self.stored = stored
        self.tiles = tiles
        self.drawn = drawn
        self.old_damage = old_damage
        self.lift_broken = lift_broken
        self.lift_used = lift_used
        self.maintained = maintained
        self.at_window = at_window
        self.confirmed = confirmed
        self.doubled = doubled
        self.deadly = deadly
        self.lost_to = lost_to
        self.stumbling = stumbling
        self.order = order
        self.last_turn = last_turn
        self.checks = checks
        self.table = table

    def clone(self) -> Mission:
        copy = Mission(
            self.seats,
            self.rules,
            self.turn,
            self.step,
            [item.clone() for item in self.crew],
            [item.clone() for item in self.threats],
            self.tracks.copy(),
            self.reactor.copy(),
            self.reactor_max.copy(),
            self.shield.copy(),
            self.shield_max.copy(),
            self.fuel,
            self.rockets,
            self.rocket_first,
            self.rocket_second,
            self.strength.copy(),
            self.pulse_range,
            self.fired.copy(),
            self.interceptors,
            self.stored.copy(),
            [item.copy() for item in self.tiles],
            [item.copy() for item in self.drawn],
            self.old_damage,
            self.lift_broken.copy(),
            self.lift_used.copy(),
            self.maintained,
            self.at_window,
            self.confirmed.copy(),
            self.doubled,
            self.deadly.copy(),
            self.lost_to,
            self.stumbling,
            self.order.copy(),
            self.last_turn,
            self.checks,
            None if self.table is None else self.table.clone(),
        )
        self.copy_base(copy)
        return copy

    # records: end

    def at(self, station: int) -> list[int]:
        """The conscious crew in a station."""
        return [
            seat
            for seat, crew in enumerate(self.crew)
            if crew.station == station and not crew.knocked_out
        ]

    def damage(self, zone: int) -> int:
        """How many damage tokens lie in a zone."""
        return len(self.drawn[zone])
