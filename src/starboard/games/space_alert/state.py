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
    """The crew in the order of play, the captain first (SA-ACT-02, SA-ANDROID-06)."""
    last_turn: int
    """The turn of the jump; a test run ends early."""
    checks: bool
    """Whether the computer has to be looked after."""
    table: Table | None = None
    """What lies on the table in the action round; nothing where only a film is played."""

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


def table_of(state: Mission) -> Table:
    """The table of a mission that is played, not only watched."""
    assert state.table is not None
    return state.table
