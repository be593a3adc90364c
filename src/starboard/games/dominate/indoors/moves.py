"""What a player decides indoors, as small moves: one square, one action."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move, Text


class Inspect(Move):
    """Look at an object, a door, a figure or a square (DD-INACT-01)."""

    verb: ClassVar[str] = "inspect"
    figure: str
    target: str


class ActOn(Move):
    """Do with something what it is obviously for (DD-INACT-07)."""

    verb: ClassVar[str] = "act"
    figure: str
    target: str


class Explicit(Move):
    """Say exactly what is done (DD-INACT-12)."""

    verb: ClassVar[str] = "explicit"
    open: ClassVar[bool] = True
    samples: ClassVar[tuple[str, ...]] = ("look closely", "take it along")
    figure: str
    target: str
    text: Text


class PickUp(Move):
    """DD-INACT-20, 21."""

    verb: ClassVar[str] = "pick-up"
    figure: str
    target: str


class Drop(Move):
    """DD-INACT-22."""

    verb: ClassVar[str] = "drop"
    figure: str
    target: str


class TurnBot(Move):
    """A guardbot turns by 90 degrees (DD-BOT-13)."""

    verb: ClassVar[str] = "turn"
    figure: str
    facing: str


class Follow(Move):
    """Whom a guardbot follows (DD-BOT-17)."""

    verb: ClassVar[str] = "follow"
    figure: str
    target: str


class ReactTo(Move):
    """Which guard looks after an open door (DD-GUARD-24)."""

    verb: ClassVar[str] = "react"
    figure: str
    door: str


class AimAt(Move):
    """Whom a sentry gun hits among equally near ones (DD-SENTRY-03)."""

    verb: ClassVar[str] = "aim"
    device: str
    target: str


INDOOR_MOVES: tuple[type[Move], ...] = (
    Inspect, ActOn, Explicit, PickUp, Drop, TurnBot, Follow, ReactTo, AimAt,
)  # fmt: skip
