"""What people can decide: in the action round, in the mission round, between two missions."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from starboard.games.space_alert.kinds import Action, Half
from starboard.kernel import Move


class Deed(StrEnum):
    """An action as people call it out."""

    A = "a"
    B = "b"
    C = "c"
    BATTLEBOTS = "battlebots"


class Word(StrEnum):
    """What else people call out."""

    YES = "yes"
    NO = "no"
    MINE = "mine"
    HELP = "help"
    COMPUTER = "computer"
    WINDOW = "window"
    NO_CARDS = "no_cards"
    READY = "ready"


class Shade(StrEnum):
    """A difficulty, the most cautious one first (SA-CAMP-05)."""

    WHITE = "white"
    RANDOM = "random"
    YELLOW = "yellow"


class Stumble(Move):
    """Carry out what was meant instead of what was laid (SA-ACT-04)."""

    verb: ClassVar[str] = "stumble"
    half: str
    """`half.` and the letter of the action."""


def stumble_to(action: Action) -> Stumble:
    """The stumble to that action."""
    return Stumble(f"half.{action.value}")


class Lay(Move):
    """Lay a card on a space with one half on top (SA-PLAN-05, 07)."""

    verb: ClassVar[str] = "lay"
    card: str
    space: str
    half: Half


class TakeBack(Move):
    """Take a card back (SA-PLAN-11)."""

    verb: ClassVar[str] = "take"
    space: str


class TurnOver(Move):
    """Turn a card around, so that its other half is on top (SA-PLAN-11)."""

    verb: ClassVar[str] = "turn"
    space: str


class Shift(Move):
    """Move a card to another space; two cards change places (SA-PLAN-11)."""

    verb: ClassVar[str] = "shift"
    space: str
    other: str


class EndPhase(Move):
    """End the phase for oneself and pick up the next cards (SA-PLAN-12, SA-ANN-16)."""

    verb: ClassVar[str] = "end"


class Draw(Move):
    """Draw a card on incoming data (SA-ANN-08)."""

    verb: ClassVar[str] = "draw"


class Give(Move):
    """Give a card to somebody in a data transfer (SA-ANN-09)."""

    verb: ClassVar[str] = "give"
    card: str
    to: str


class IDo(Move):
    """Call out what one does, where and when (SA-PLAN-03)."""

    verb: ClassVar[str] = "i_do"
    action: Deed
    station: str
    at: int


class WeNeed(Move):
    """Call out what is needed, and where (SA-PLAN-03)."""

    verb: ClassVar[str] = "we_need"
    action: Deed
    station: str


class Say(Move):
    """Call out a word (SA-PLAN-03)."""

    verb: ClassVar[str] = "say"
    word: Word


class Assign(Move):
    """The captain calls out who takes a threat (SA-PLAN-03)."""

    verb: ClassVar[str] = "assign"
    threat: str
    to: str


class Ready(Move):
    """Agree to end the action round (SA-ANN-18)."""

    verb: ClassVar[str] = "ready"


class Tick(Move):
    """The next scheduled instant has come, in seconds after the alarm (SA-ANN-01)."""

    verb: ClassVar[str] = "tick"
    at: int


class Repair(Move):
    """Repair a damage token or a squad between two missions (SA-CAMP-11)."""

    verb: ClassVar[str] = "repair"
    thing: str


class Store(Move):
    """Choose where the only squad begins (SA-CAMP-21)."""

    verb: ClassVar[str] = "store"
    station: str


class Propose(Move):
    """Propose the difficulties of the next mission (SA-CAMP-05, 06)."""

    verb: ClassVar[str] = "propose"
    normal: Shade
    serious: Shade


class GoOn(Move):
    """Say whether the campaign should go on (SA-CAMP-03, 05)."""

    verb: ClassVar[str] = "go_on"
    further: bool
