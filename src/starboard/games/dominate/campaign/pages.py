"""What stands in the two books about a mission: a page for each seat, and an appendix (DD-CAMP-15).

A state holds pages only as sealed things: who may not read one has none.
"""

from __future__ import annotations

from functools import cached_property
from typing import ClassVar, Final, Literal

from msgspec import UNSET, UnsetType, field

from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.kinds import Faction, Look
from starboard.games.dominate.printed import Board, Count
from starboard.games.dominate.script.effects import Do
from starboard.games.dominate.script.states import State
from starboard.games.dominate.script.whens import When
from starboard.games.dominate.script.words import Filter, Positive, Role, Words
from starboard.kernel.yaml_files import Name, Printed

PL1: Final = "PL1"
PL2: Final = "PL2"
ROLES: Final[tuple[Role, ...]] = (PL1, PL2)
GUARDS = "guards"
"""What PL2 plays indoors (DD-CAMP-04)."""
STALEMATE = 30
"""The last round of a mission that names no other (DD-CAMP-26)."""


class Trigger(Printed, frozen=True, dict=True):
    """A name, a condition and effects (DD-TRIGGER-01)."""

    id: str
    name: Name
    when: When | tuple[When, ...]
    do: tuple[Do, ...]
    holder: Role = "PL2"
    once: bool = False
    enabled: bool = True
    if_: State | None = field(default=None, name="if")
    number: int = 0
    """Its place in the file: triggers are carried out in printed order (DD-TRIGGER-14)."""

    def whens(self) -> tuple[When, ...]:
        """Any of these."""
        return (self.when,) if isinstance(self.when, When) else self.when

    @cached_property
    def words(self) -> frozenset[str]:
        """The words of all that it waits for."""
        return frozenset([when.word() for when in self.whens()])

    @cached_property
    def states(self) -> tuple[When, ...]:
        """Those of them that hold or do not hold, instead of happening at a moment."""
        return tuple([when for when in self.whens() if not when.is_event()])


class Reach(Printed, frozen=True):
    figure: Filter
    field: str


class Aim(Words, frozen=True):
    """What a goal comes to, for hints and bots."""

    capture: Filter | UnsetType = UNSET
    destroy: Filter | UnsetType = UNSET
    hold: Filter | UnsetType = UNSET
    protect: Filter | UnsetType = UNSET
    reach: Reach | UnsetType = UNSET
    act: str | UnsetType = UNSET
    unload: Positive | UnsetType = UNSET


class Goal(Printed, frozen=True):
    """A goal; the primary one decides about victory (DD-CAMP-06)."""

    id: str
    text: Name
    primary: bool = True
    aim: tuple[Aim, ...] = ()


class Message(Printed, frozen=True):
    """What a commander reads first: flavour does not bind, orders do (DD-CAMP-16)."""

    flavour: Name
    orders: Name


class Limit(Printed, frozen=True):
    """What a seat may do less."""

    figure: Filter
    activations_per_turn: Positive


class Endings(Printed, frozen=True):
    """What the end of a mission brings, seen from PL1."""

    won: tuple[Do, ...] = ()
    lost: tuple[Do, ...] = ()
    always: tuple[Do, ...] = ()


class AppendixText(Printed, frozen=True):
    """A text that is read only when a trigger says so (DD-TRIGGER-06, 07)."""

    book: Faction
    de: str
    en: str


class Plays(Printed, frozen=True):
    """A commander and what he plays."""

    commander: Literal["EFA", "RedCat"]
    plays: Literal["EFA", "EST", "RedCat", "KOBRA", "guards"]


class Prerequisite(Printed, frozen=True):
    """Which missions give the card, and its orange note."""

    from_: tuple[str, ...] = field(name="from")
    note: Literal["first", "at_once"] | None = None


class LogNeeds(Printed, frozen=True):
    """What the mission has for the log book, hidden things included."""

    month: bool = True
    ore: dict[Look, Count] = {}
    civil: dict[Look, Count] = {}


class Page(Printed, frozen=True, dict=True):
    """One seat's page: only he may read it (DD-CAMP-15, DD-TRIGGER-04)."""

    printed: ClassVar[bool] = True
    id: str
    role: Role
    place: Name
    message: Message
    rules: tuple[Name, ...]
    goals: tuple[Goal, ...]
    triggers: tuple[Trigger, ...]
    limits: tuple[Limit, ...] = ()
    items: dict[str, Name] = {}
    board: Board | None = None
    """The full plan; only PL2 has it (DD-FOG-09)."""
    floor: IndoorBoard | None = None
    outcome: Endings = Endings()

    @cached_property
    def waiting(self) -> dict[str, tuple[Trigger, ...]]:
        """By the word of a moment the triggers that wait for it."""
        words = {when.word() for each in self.triggers for when in each.whens()}
        return {
            # DD-TRIGGER-02
            word: tuple([each for each in self.triggers if word in each.words])
            for word in words
        }

    @cached_property
    def watching(self) -> tuple[Trigger, ...]:
        """The triggers that wait for a state."""
        return tuple([each for each in self.triggers if each.states])  # DD-TRIGGER-13

    def trigger(self, id: str) -> Trigger | None:
        """The trigger of that id."""
        for each in self.triggers:
            if each.id == id:  # DD-TRIGGER-02
                return each  # DD-TRIGGER-02
        return None


class Appendix(Printed, frozen=True):
    """The texts of both books, which nobody reads of his own accord."""

    printed: ClassVar[bool] = True
    id: str
    texts: dict[str, AppendixText]
