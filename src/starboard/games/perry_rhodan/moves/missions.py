"""Moves of the section Mission: announcing, mustering, agents, coming home."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Side
from starboard.kernel import Move


def abroad(place: str, player: int) -> str:
    """What a board calls a place in the space of another player."""
    return f"{place}@{player}"


# ------------------------------------------------------------------------- announcing


class Sacrifice(Move):
    """Forgo a mission for a card of the hand, or for one already put aside (PR-SAC-01…03)."""

    verb: ClassVar[str] = "sacrifice"
    card: str
    side: Side

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.card,)


class Defend(Move):
    """A defensive mission to an own place (PR-DEF-07)."""

    verb: ClassVar[str] = "defend"
    place: str


class Attack(Move):
    """An offensive mission to a place of another player (PR-OFF-03)."""

    verb: ClassVar[str] = "attack"
    player: int
    place: str

    @property
    def touches(self) -> tuple[str, ...]:
        return (abroad(self.place, self.player),)


class SendAgents(Move):
    """An agent mission to a place of another player (PR-AGT-15)."""

    verb: ClassVar[str] = "agents"
    player: int
    place: str

    @property
    def touches(self) -> tuple[str, ...]:
        return (abroad(self.place, self.player),)


class Fetch(Move):
    """Fetch agents from a place of another player (PR-AGT-35)."""

    verb: ClassVar[str] = "fetch"
    player: int
    place: str

    @property
    def touches(self) -> tuple[str, ...]:
        return (abroad(self.place, self.player),)


class Counter(Move):
    """A counter mission against the agents at an own place (PR-ABW-09)."""

    verb: ClassVar[str] = "counter"
    place: str


class CallName(Move):
    """Name the card that an offensive mission aims at (PR-OFF-05, 06)."""

    verb: ClassVar[str] = "call"
    name: str


# ------------------------------------------------------------------------- mustering


class From(Move):
    """The place from which the mission departs (PR-MISS-01)."""

    verb: ClassVar[str] = "from"
    place: str


class Join(Move):
    """A ship takes part (PR-MISS-08)."""

    verb: ClassVar[str] = "join"
    ship: str


class Board(Move):
    """A unit goes aboard a ship (PR-TRANS-04)."""

    verb: ClassVar[str] = "board"
    unit: str
    ship: str


class Carry(Move):
    """A ship is carried by a larger one (PR-TRANS-03)."""

    verb: ClassVar[str] = "carry"
    boat: str
    ship: str


class Walk(Move):
    """A unit goes on foot (PR-MISS-11), or takes part in a counter mission (PR-ABW-10)."""

    verb: ClassVar[str] = "walk"
    unit: str


class Equip(Move):
    """An accessory goes with a unit, or alone aboard a ship (PR-ACC-05, 13)."""

    verb: ClassVar[str] = "equip"
    accessory: str
    bearer: str


class Leave(Move):
    """A card stays behind after all."""

    verb: ClassVar[str] = "leave"
    card: str


class Go(Move):
    """The mission departs."""

    verb: ClassVar[str] = "go"


# ------------------------------------------------------------------------- there and back


class Unload(Move):
    """A unit leaves its ship for the ground combat (PR-RETR-06, 16)."""

    verb: ClassVar[str] = "unload"
    unit: str


class Landed(Move):
    """Nobody else is unloaded or set down."""

    verb: ClassVar[str] = "landed"


class To(Move):
    """The place to which ships and units go home (PR-RETR-08)."""

    verb: ClassVar[str] = "to"
    place: str


class Drop(Move):
    """A card that finds no place there goes to the sink (PR-DEF-05, PR-RETR-13)."""

    verb: ClassVar[str] = "drop"
    card: str


# ------------------------------------------------------------------------- agents


class Deposit(Move):
    """Set an agent down under a cover card (PR-AGT-23)."""

    verb: ClassVar[str] = "deposit"
    agent: str


class PickUp(Move):
    """Take an agent aboard (PR-AGT-25, 37)."""

    verb: ClassVar[str] = "pick-up"
    cover: str


class WalkHome(Move):
    """An agent walks home to the own place of that name (PR-AGT-57)."""

    verb: ClassVar[str] = "walk-home"
    cover: str


class BlowUp(Move):
    """An agent destroys a place accessory right before it is fetched (PR-AGT-39)."""

    verb: ClassVar[str] = "blow-up"
    cover: str
    accessory: str


class Radio(Move):
    """An agent sends what it knows to a receiver of its own side (PR-AGT-26, 27)."""

    verb: ClassVar[str] = "radio"
    cover: str
    transmitter: str
    receiver: str


class Deliver(Move):
    """An agent that has come home delivers what it knows (PR-AGT-41)."""

    verb: ClassVar[str] = "deliver"
    agent: str


class Disguise(Move):
    """One ship or unit is better disguised in this agent mission (PR-ABW-18)."""

    verb: ClassVar[str] = "disguise"
    card: str


class AskHeight(Move):
    """Ask for the number of place cards at the target (PR-AGT-16)."""

    verb: ClassVar[str] = "ask"


MOVES: tuple[type[Move], ...] = (
    Sacrifice,
    Defend,
    Attack,
    SendAgents,
    Fetch,
    Counter,
    CallName,
    From,
    Join,
    Board,
    Carry,
    Walk,
    Equip,
    Leave,
    Go,
    Unload,
    Landed,
    To,
    Drop,
    Deposit,
    PickUp,
    WalkHome,
    BlowUp,
    Radio,
    Deliver,
    Disguise,
    AskHeight,
)
