"""Moves of the section Ausbau."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class Lay(Move):
    """Lay a hand card out at a place, an accessory on its bearer there (PR-LAY)."""

    verb: ClassVar[str] = "lay"
    card: str
    place: str
    """Side and family, such as `pro:terra`."""
    onto: str = ""
    """The bearer of an accessory, or the place card of an opponent (PR-LAY-14)."""


class Solve(Move):
    """Solve a galactic riddle at a place (PR-RIDDLE-01)."""

    verb: ClassVar[str] = "solve"
    card: str
    place: str


class Declare(Move):
    """Set a status aside, with its premises at a place, perhaps against an opponent (PR-STATUS)."""

    verb: ClassVar[str] = "declare"
    card: str
    place: str
    against: str = ""


class Swap(Move):
    """Exchange a card for its namesake of a higher phase (PR-SWAP-01)."""

    verb: ClassVar[str] = "swap"
    card: str
    old: str


class Pay(Move):
    """Make cards passive for the points that they give (PR-RIDDLE-05)."""

    verb: ClassVar[str] = "pay"
    cards: tuple[str, ...]


class Replace(Move):
    """Discard a unique that cannot be laid out, and draw another card (PR-UNIQ-08)."""

    verb: ClassVar[str] = "replace"
    card: str


class EndBuildUp(Move):
    """End the section Ausbau."""

    verb: ClassVar[str] = "end-build-up"


MOVES: tuple[type[Move], ...] = (Lay, Solve, Declare, Swap, Pay, Replace, EndBuildUp)
