"""What a player decides in battles and after them."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.kinds import Resource
from starboard.kernel import Move


class Attack(Move):
    """The ships of a type fire (ECL-CMB-19)."""

    verb: ClassVar[str] = "attack"
    kind: str


class Retreat(Move):
    """The ships of a type begin to leave for a sector (ECL-CMB-33)."""

    verb: ClassVar[str] = "retreat"
    kind: str
    sector: str


class Hit(Move):
    """The next die goes to this ship (ECL-CMB-22)."""

    verb: ClassVar[str] = "hit"
    ship: str


class Keep(Move):
    """Put a drawn reputation tile on the track, if need be in the place of another (ECL-REP-06)."""

    verb: ClassVar[str] = "keep"
    tile: str
    instead: str


class Bomb(Move):
    """Destroy the cube on a square, written as `SECTOR.SQUARE` (ECL-BOMB-05)."""

    verb: ClassVar[str] = "bomb"
    square: str


class Bury(Move):
    """The graveyard for a cube from a gray square or an Orbital (ECL-BOMB-07)."""

    verb: ClassVar[str] = "bury"
    track: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.track.value,)


class Occupy(Move):
    """Put a disc on a sector that is held with ships (ECL-OCC-03)."""

    verb: ClassVar[str] = "occupy"
    sector: str


BATTLE_MOVES: tuple[type[Move], ...] = (Attack, Retreat, Hit, Keep, Bomb, Bury, Occupy)
