"""What a player decides in battles and after them."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.kinds import Resource
from starboard.kernel import Move


class Attack(Move):
    """The ships of a type fire (ECL-CMB-19)."""

    verb: ClassVar[str] = "attack"
    kind: str

    # records: written by tools/records.py
    __match_args__ = ("kind",)
    field_types = ("str",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    # records: end


class Retreat(Move):
    """The ships of a type begin to leave for a sector (ECL-CMB-33)."""

    verb: ClassVar[str] = "retreat"
    kind: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("kind", "sector")
    field_types = ("str", "str")

    def __init__(self, kind: str, sector: str) -> None:
        self.kind = kind
        self.sector = sector

    # records: end


class Hit(Move):
    """The next die goes to this ship (ECL-CMB-22)."""

    verb: ClassVar[str] = "hit"
    ship: str

    # records: written by tools/records.py
    __match_args__ = ("ship",)
    field_types = ("str",)

    def __init__(self, ship: str) -> None:
        self.ship = ship

    # records: end


class Keep(Move):
    """Put a drawn reputation tile on the track, if need be in the place of another (ECL-REP-06)."""

    verb: ClassVar[str] = "keep"
    tile: str
    instead: str

    # records: written by tools/records.py
    __match_args__ = ("tile", "instead")
    field_types = ("str", "str")

    def __init__(self, tile: str, instead: str) -> None:
        self.tile = tile
        self.instead = instead

    # records: end


class Bomb(Move):
    """Destroy the cube on a square, written as `SECTOR.SQUARE` (ECL-BOMB-05)."""

    verb: ClassVar[str] = "bomb"
    square: str

    # records: written by tools/records.py
    __match_args__ = ("square",)
    field_types = ("str",)

    def __init__(self, square: str) -> None:
        self.square = square

    # records: end


class Bury(Move):
    """The graveyard for a cube from a gray square or an Orbital (ECL-BOMB-07)."""

    verb: ClassVar[str] = "bury"
    track: Resource

    # records: written by tools/records.py
    __match_args__ = ("track",)
    field_types = ("Resource",)

    def __init__(self, track: Resource) -> None:
        self.track = track

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.track.value,)


class Occupy(Move):
    """Put a disc on a sector that is held with ships (ECL-OCC-03)."""

    verb: ClassVar[str] = "occupy"
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("sector",)
    field_types = ("str",)

    def __init__(self, sector: str) -> None:
        self.sector = sector

    # records: end


BATTLE_MOVES: tuple[type[Move], ...] = (Attack, Retreat, Hit, Keep, Bomb, Bury, Occupy)
