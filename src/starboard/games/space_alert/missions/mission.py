"""Missions as timelines: what the computer announces and when, and the sixteen of the CD."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.kinds import Difficulty
from starboard.kernel.yaml_files import Printed, read_yaml, typed

WHERE = "space_alert/content/missions.yaml"
FILE = Path(__file__).parents[1] / "content" / "missions.yaml"

FIVE: Final = 5
"""Unconfirmed reports count with this many crew members (SA-ANN-07)."""

Range = tuple[int, int]
TrackName = Literal["red", "white", "blue", "internal"]
Group = Literal["test_run", "simulation", "advanced_simulation", "mission", "random", "own"]
Topic = Literal[
    "third_phase",
    "serious_threats",
    "internal_threats",
    "communication_outages",
    "damage_tokens",
    "rockets",
    "interceptors",
    "battlebots",
    "maintenance",
    "visual_confirmation",
    "heroic_actions",
    "yellow_threats",
]


class Threat(Printed, frozen=True, tag_field="kind", tag="threat"):
    """A threat is announced: its turn, its trajectory, its deck (SA-ANN-02…07)."""

    at: int
    t: int
    zone: TrackName
    serious: bool = False
    unconfirmed: bool = False
    colour: Difficulty | None = None

    @property
    def level(self) -> int:
        """Common threats count once, serious ones twice."""
        return 2 if self.serious else 1

    @property
    def internal(self) -> bool:
        """Whether it comes aboard."""
        return self.zone == "internal"


class IncomingData(Printed, frozen=True, tag_field="kind", tag="incoming_data"):
    """Everybody may draw a card (SA-ANN-08)."""

    at: int


class DataTransfer(Printed, frozen=True, tag_field="kind", tag="data_transfer"):
    """Everybody may give a card away (SA-ANN-09)."""

    at: int


class Outage(Printed, frozen=True, tag_field="kind", tag="communications_down"):
    """Nobody may communicate for some seconds (SA-ANN-12)."""

    at: int
    seconds: int


Happening = Threat | IncomingData | DataTransfer | Outage


Shade = Literal["white", "yellow", "random", "mix"]


class Decks(Printed, frozen=True):
    """The colours of the threat decks (SA-SETUP-05, SA-SETUP-07); `mix` names one per threat."""

    common: Shade = "white"
    serious: Shade = "white"


class LeavesOut(Printed, frozen=True):
    """Which rules a track does without, so that newcomers learn them one after another."""

    source: Literal["proposed"] = "proposed"
    topics: tuple[Topic, ...] = ()


class Mission(Printed, frozen=True, kw_only=True):
    """A mission: when its phases end and what is announced."""

    id: str
    group: Group
    phase_ends: tuple[int, ...]
    events: tuple[Happening, ...]
    card: str = ""
    seed: str = ""
    decks: Decks = Decks()
    leaves_out: LeavesOut = LeavesOut()
    agree: tuple[str, ...] = ()
    differ: dict[str, str] = msgspec.field(default_factory=dict)

    @property
    def length(self) -> int:
        """Seconds from the alarm to the end of the operation."""
        return self.phase_ends[-1]

    @property
    def threats(self) -> tuple[Threat, ...]:
        """All announced threats, in order."""
        return tuple(event for event in self.events if isinstance(event, Threat))

    @property
    def outages(self) -> tuple[Outage, ...]:
        """All outages, in order."""
        return tuple(event for event in self.events if isinstance(event, Outage))

    def counting(self, crew: int) -> tuple[Threat, ...]:
        """The threats that count with so many crew members (SA-ANN-07)."""
        return tuple(each for each in self.threats if crew >= FIVE or not each.unconfirmed)

    def level(self, crew: int) -> int:
        """The threat level of the mission with so many crew members."""
        return sum(each.level for each in self.counting(crew))

    def phase_at(self, second: int) -> int:
        """The phase that runs at that second; the last one when all is over (SA-ANN-14)."""
        return next((n for n, end in enumerate(self.phase_ends, 1) if second < end), self.phases)

    @property
    def phases(self) -> int:
        """Two in a test run, else three."""
        return len(self.phase_ends)


class Durations(Printed, frozen=True):
    """How long each announcement needs before the next may begin."""

    alarm: int
    threat: int
    incoming_data: int
    data_transfer: int
    outage_over: int
    warning: int
    countdown: int
    phase_end: int


class Levels(Printed, frozen=True):
    """Threat levels that count with four and with five crew members."""

    four: int
    five: int


class Spread(Printed, frozen=True):
    """How many there are in all, and in each phase."""

    total: Range
    phases: tuple[Range, Range, Range]


class InternalRanges(Printed, frozen=True):
    """How many internal threats there are, and what they weigh."""

    count: Range
    level: Range


class TurnRanges(Printed, frozen=True):
    """In which turns each kind of threat may appear."""

    common_external: Range
    serious_external: Range
    common_internal: Range
    serious_internal: Range


class Parameters(Printed, frozen=True, kw_only=True):
    """What the generator may do."""

    grid: int
    phase_lengths: tuple[Range, Range, Range]
    length: Range
    levels: Levels
    internal: InternalRanges
    external: Range
    turns: TurnRanges
    turns_of_phase: tuple[Range, Range]
    threats_in_phase: tuple[Range, Range]
    first_turn: Range
    last_turn: Range
    first_threat_after_start: tuple[Range, Range]
    last_threat_before_end: tuple[Range, Range]
    last_threat: Range
    threat_to_threat: int
    incoming_data: Spread
    data_transfers: Spread
    data_transfer_room: int
    data_in_phase: tuple[Range, Range, Range]
    outages: Spread
    outage_seconds: Spread
    outage_single: Range


class MissionsFile(Printed, frozen=True, kw_only=True):
    """The whole file."""

    schema: Literal["space_alert/missions"]
    version: Literal[1]
    source: dict[str, str]
    durations: Durations
    warnings: tuple[int, int]
    missions: tuple[Mission, ...]
    generator: Parameters


OWN, OWN_SHORT = "own", "own_short"
"""A mission that somebody wrote, with three phases or with two."""
NO_THIRD_PHASE: Final[Topic] = "third_phase"


@cache
def content() -> MissionsFile:
    """The file, read once."""
    return typed(read_yaml(FILE, WHERE), MissionsFile, WHERE)


def fixed_missions() -> tuple[Mission, ...]:
    """The sixteen tracks of the CD, in the order in which newcomers meet them."""
    return content().missions


def cd_missions() -> tuple[Mission, ...]:
    """The eight missions of the CD, without the exercises (SA-SETUP-13)."""
    return tuple(each for each in fixed_missions() if each.group == "mission")


@cache
def topics_of(mission: str) -> frozenset[str]:
    """What a fixed mission leaves out; new missions leave nothing out, own ones a whole phase."""
    if mission == OWN_SHORT:
        return frozenset({NO_THIRD_PHASE})
    for each in fixed_missions():
        if each.id == mission:
            return frozenset(each.leaves_out.topics)
    return frozenset()


def find_mission(name: str) -> Mission:
    """A fixed mission by its number from 1 to 8, its id, or the code of its card."""
    wanted = name.lower().replace("-", "_")
    for each in fixed_missions():
        card = each.card.lower().replace("-", "_")
        if wanted in (each.id, each.id.removeprefix("mission_"), card):
            return each
    exercises = ", ".join(e.id.replace("_", "-") for e in fixed_missions() if e.group != "mission")
    raise BadInput("mission", "is-no-mission", name=name, exercises=exercises)
