"""Moves of a combat: line-up, order, stealth, retreat, reduction."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Stat
from starboard.kernel import Move


class Oppose(Move):
    """Lay a card against an enemy front that has no opponent yet (PR-SPACE-11, 12)."""

    verb: ClassVar[str] = "oppose"
    card: str
    against: str
    """The enemy front."""


class OpenPairing(Move):
    """Lay a card beside the own fronts: a new pairing (PR-SPACE-13)."""

    verb: ClassVar[str] = "front"
    card: str


class PlaceEscort(Move):
    """Lay a card behind an own front, for its attack or its defence value (PR-SPACE-13, 15)."""

    verb: ClassVar[str] = "escort"
    card: str
    front: str
    role: Stat

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.card, self.front)


class Order(Move):
    """Resolve the pairings from left to right, or from right to left (PR-SPACE-24)."""

    verb: ClassVar[str] = "order"
    backwards: bool


class BreakThrough(Move):
    """Break through (PR-SPACE-27)."""

    verb: ClassVar[str] = "break"
    card: str


class Bonus(Move):
    """Add the stealth difference to attack and defence (PR-SPACE-28, 29)."""

    verb: ClassVar[str] = "bonus"
    attack: int
    defence: int


class Retreat(Move):
    """Announce a retreat (PR-COMBAT-03, PR-RETR-01)."""

    verb: ClassVar[str] = "retreat"


class Stay(Move):
    """No retreat: fight on (PR-COMBAT-04)."""

    verb: ClassVar[str] = "stay"


class JoinRetreat(Move):
    """A ship that broke through joins the retreat (PR-RETR-03)."""

    verb: ClassVar[str] = "join-retreat"
    ship: str


class Ready(Move):
    """Nothing more to load, unload or hand over."""

    verb: ClassVar[str] = "ready"


class HandOver(Move):
    """Give a free accessory to another unit of the fight (PR-ACC-05, PR-GROUND-08)."""

    verb: ClassVar[str] = "hand-over"
    accessory: str
    unit: str


class Reduce(Move):
    """Name what is reduced (PR-RED-04…09)."""

    verb: ClassVar[str] = "reduce"
    card: str


MOVES: tuple[type[Move], ...] = (
    Oppose,
    OpenPairing,
    PlaceEscort,
    Order,
    BreakThrough,
    Bonus,
    Retreat,
    Stay,
    JoinRetreat,
    Ready,
    HandOver,
    Reduce,
)
