"""What happens at a moment, in the words of missions (DD-TRIGGER-01)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from starboard.games.dominate.script.states import STATES, AlarmWord, DoorWord, State
from starboard.games.dominate.script.words import Filter, Positive, Role
from starboard.kernel.yaml_files import Name, Printed


class AtRound(Printed, frozen=True):
    round: Positive | Literal["every"]


class Of(Printed, frozen=True):
    of: Role


class Nothing(Printed, frozen=True):
    """A word without anything beside it."""


class Met(Printed, frozen=True):
    """Something happens to a figure."""

    figure: Filter
    by: Role | Filter | None = None


class Entered(Printed, frozen=True):
    """A unit comes to a field, also in passing; `ending`: it ends its activation there."""

    figure: Filter
    field: str = ""
    tile: str = ""
    ending: bool = False


class WentAboard(Printed, frozen=True):
    figure: Filter
    transporter: Filter


class Unloads(Printed, frozen=True):
    """Ore became credits; `count`: from that total on."""

    by: Role
    count: Positive = 1


class Tiled(Printed, frozen=True):
    tile: str


class Touch(Printed, frozen=True):
    """An indoor action on an object, door, terminal, figure or named field."""

    object: str
    by: Role | Filter | None = None


class Keywords(Printed, frozen=True):
    """Groups of words of which one each must occur, for a program as PL2."""

    de: tuple[tuple[str, ...], ...]
    en: tuple[tuple[str, ...], ...]


class Described(Printed, frozen=True):
    """PL1 describes what he does; `ask` is the question for PL2 (DD-INACT-12)."""

    object: str
    keywords: Keywords
    ask: Name
    by: Role | Filter | None = None


class Becomes(Printed, frozen=True):
    id: str
    becomes: str


class Seen(Printed, frozen=True):
    figure: Filter
    by: Filter


class CardUsed(Printed, frozen=True):
    card: str
    by: Role | None = None


class When(State, frozen=True):
    """An event, or a state that becomes true."""

    mission_start: Nothing | UnsetType = UNSET
    round_start: AtRound | UnsetType = UNSET
    round_end: AtRound | UnsetType = UNSET
    turn_end: Of | UnsetType = UNSET
    captured: Met | UnsetType = UNSET
    destroyed: Met | UnsetType = UNSET
    attacked: Met | UnsetType = UNSET
    placed: Met | UnsetType = UNSET
    unfolded: Met | UnsetType = UNSET
    repaired: Met | UnsetType = UNSET
    picked_up: Met | UnsetType = UNSET
    entered: Entered | UnsetType = UNSET
    boarded: WentAboard | UnsetType = UNSET
    unloaded: Unloads | UnsetType = UNSET
    revealed: Tiled | UnsetType = UNSET
    inspected: Touch | UnsetType = UNSET
    acted: Touch | UnsetType = UNSET
    explicit: Described | UnsetType = UNSET
    terminal: Becomes | UnsetType = UNSET
    seen: Seen | UnsetType = UNSET
    card_used: CardUsed | UnsetType = UNSET

    def is_event(self) -> bool:
        """Whether it happens at a moment."""
        word = self.word()
        if word == "alarm":
            return isinstance(self.alarm, AlarmWord)
        if word == "door":
            return isinstance(self.door, DoorWord) and bool(self.door.becomes)
        return word not in STATES
