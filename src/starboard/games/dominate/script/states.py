"""What holds or does not hold, in the words of missions (DD-TRIGGER-01)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from starboard.games.dominate.script.words import (
    Bounds,
    Commander,
    Filter,
    Positive,
    Role,
    Who,
    Words,
    words_of,
)
from starboard.kernel.yaml_files import Printed


class DoorWord(Printed, frozen=True):
    """As an event a door `becomes` something, as a state it `is`."""

    id: str
    becomes: str = ""
    is_: str = field(default="", name="is")


class AlarmWord(Printed, frozen=True):
    becomes: bool


class Counted(Bounds, frozen=True):
    """So many fitting figures on the board."""

    figure: Filter


class LostCount(Bounds, frozen=True):
    """So many fitting figures lost in this mission."""

    figure: Filter
    by: Role | None = None


class StandsOn(Printed, frozen=True):
    """A fitting figure is on a field or tile; `all`: every one is."""

    figure: Filter
    field: str = ""
    tile: str = ""
    all: bool = False


class IsNear(Printed, frozen=True):
    figure: Filter
    to: Filter
    distance: Positive


class HasItem(Printed, frozen=True):
    of: Who
    id: str


class CounterIs(Bounds, frozen=True):
    id: str


class IsSo(Printed, frozen=True):
    id: str
    is_: str = field(name="is")


class AtLeast(Printed, frozen=True):
    of: Who
    at_least: int


class GotReward(Printed, frozen=True):
    of: Commander
    card: str


class MissionWas(Printed, frozen=True):
    of: Commander
    id: str
    is_: Literal["received", "won", "lost"] = field(name="is")


class Points(Printed, frozen=True):
    of: Commander
    at_least: int | None = None
    at_most: int | None = None


class State(Words, frozen=True):
    """Something that holds or does not hold."""

    all_: tuple[State, ...] | UnsetType = field(default=UNSET, name="all")
    any_: tuple[State, ...] | UnsetType = field(default=UNSET, name="any")
    not_: State | UnsetType = field(default=UNSET, name="not")
    count: Counted | UnsetType = UNSET
    destroyed_count: LostCount | UnsetType = UNSET
    stands_on: StandsOn | UnsetType = UNSET
    near: IsNear | UnsetType = UNSET
    item: HasItem | UnsetType = UNSET
    flag: str | UnsetType = UNSET
    campaign_flag: str | UnsetType = UNSET
    counter: CounterIs | UnsetType = UNSET
    round: Bounds | UnsetType = UNSET
    alarm: bool | AlarmWord | UnsetType = UNSET
    door: DoorWord | UnsetType = UNSET
    device: IsSo | UnsetType = UNSET
    credits: AtLeast | UnsetType = UNSET
    energy: AtLeast | UnsetType = UNSET
    reward: GotReward | UnsetType = UNSET
    mission: MissionWas | UnsetType = UNSET
    event: str | UnsetType = UNSET
    victory: Points | UnsetType = UNSET
    charism: Points | UnsetType = UNSET
    goal: IsSo | UnsetType = UNSET


STATES = frozenset([word for word, _ in words_of(State)])
