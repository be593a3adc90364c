"""The kernel: one idea, the agenda, carries all games. See `docs/kernel.md`."""

from starboard.kernel.agenda import (
    Agenda,
    Entry,
    Outcome,
    Scope,
    State,
    Step,
    Together,
    together,
)
from starboard.kernel.chance import Chance, Forced, NeedsChance, NoChance, Seeded
from starboard.kernel.choice import Act, Aside, Choice, Window
from starboard.kernel.events import Event
from starboard.kernel.face import Face
from starboard.kernel.forms import Text
from starboard.kernel.game import Game
from starboard.kernel.hidden import UNKNOWN, OwnPile, OwnZone, Pile, Sealed, Secret, Slot, Zone
from starboard.kernel.mind import Mind
from starboard.kernel.moves import PASS, Move, Pass
from starboard.kernel.options import Option, OptionKind, OptionValue, number_of, words_of
from starboard.kernel.record import Content, Fact, Record
from starboard.kernel.seats import CLOCK, EVERYONE, NOBODY, Seat, Seats, clockwise, only
from starboard.kernel.ways import Way

__all__ = [
    "CLOCK",
    "EVERYONE",
    "NOBODY",
    "PASS",
    "UNKNOWN",
    "Act",
    "Agenda",
    "Aside",
    "Chance",
    "Choice",
    "Content",
    "Entry",
    "Event",
    "Face",
    "Fact",
    "Forced",
    "Game",
    "Mind",
    "Move",
    "NeedsChance",
    "NoChance",
    "Option",
    "OptionKind",
    "OptionValue",
    "Outcome",
    "OwnPile",
    "OwnZone",
    "Pass",
    "Pile",
    "Record",
    "Scope",
    "Sealed",
    "Seat",
    "Seats",
    "Secret",
    "Seeded",
    "Slot",
    "State",
    "Step",
    "Text",
    "Together",
    "Way",
    "Window",
    "Zone",
    "clockwise",
    "number_of",
    "only",
    "together",
    "words_of",
]
