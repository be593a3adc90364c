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


class EndBuildUp(Move):
    """End the section Ausbau."""

    verb: ClassVar[str] = "end-build-up"


MOVES: tuple[type[Move], ...] = (Lay, EndBuildUp)
