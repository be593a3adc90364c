"""What a player decides on the map: exploring, discoveries, moving, influence."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class Explore(Move):
    """Draw a sector for an empty zone beside the origin (ECL-EXP-01, 02)."""

    verb: ClassVar[str] = "explore"
    origin: str
    zone: str

    # records: written by tools/records.py
    __match_args__ = ("origin", "zone")
    field_types = ("str", "str")

    def __init__(self, origin: str, zone: str) -> None:
        self.origin = origin
        self.zone = zone

    # records: end


class Place(Move):
    """Lay a drawn sector, turned clockwise by so many edges (ECL-EXP-04, 05)."""

    verb: ClassVar[str] = "place"
    sector: str
    rotation: int

    # records: written by tools/records.py
    __match_args__ = ("sector", "rotation")
    field_types = ("str", "int")

    def __init__(self, sector: str, rotation: int) -> None:
        self.sector = sector
        self.rotation = rotation

    # records: end


class Discard(Move):
    """Lay no drawn sector (ECL-EXP-14)."""

    verb: ClassVar[str] = "discard"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class DrawAgain(Move):
    """A second sector to choose from (ECL-SPEC-23)."""

    verb: ClassVar[str] = "draw-again"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Claim(Move):
    """Put a disc on a sector (ECL-EXP-12)."""

    verb: ClassVar[str] = "claim"
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("sector",)
    field_types = ("str",)

    def __init__(self, sector: str) -> None:
        self.sector = sector

    # records: end


class Leave(Move):
    """Put no disc there (ECL-EXP-12)."""

    verb: ClassVar[str] = "leave"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class UseDiscovery(Move):
    """Take the reward of a discovery (ECL-EXP-11)."""

    verb: ClassVar[str] = "use-discovery"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class KeepDiscovery(Move):
    """Keep a discovery for its points (ECL-EXP-11)."""

    verb: ClassVar[str] = "keep-discovery"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class TakeTechnology(Move):
    """One of the cheapest technologies, for nothing (ECL-DISC-04)."""

    verb: ClassVar[str] = "take-technology"
    technology: str

    # records: written by tools/records.py
    __match_args__ = ("technology",)
    field_types = ("str",)

    def __init__(self, technology: str) -> None:
        self.technology = technology

    # records: end


class LayBeside(Move):
    """The found part waits beside the board (ECL-DISC-09)."""

    verb: ClassVar[str] = "lay-beside"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Fly(Move):
    """A ship goes one sector further (ECL-MOV-01, 03)."""

    verb: ClassVar[str] = "fly"
    ship: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("ship", "sector")
    field_types = ("str", "str")

    def __init__(self, ship: str, sector: str) -> None:
        self.ship = ship
        self.sector = sector

    # records: end


class Influence(Move):
    """A disc goes from one sector to another; nothing is the influence track (ECL-INF-01)."""

    verb: ClassVar[str] = "influence"
    origin: str
    target: str

    # records: written by tools/records.py
    __match_args__ = ("origin", "target")
    field_types = ("str", "str")

    def __init__(self, origin: str, target: str) -> None:
        self.origin = origin
        self.target = target

    # records: end


class ReadyColonyShip(Move):
    """Turn a colony ship face up (ECL-INF-02)."""

    verb: ClassVar[str] = "ready-ship"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


GALAXY_MOVES: tuple[type[Move], ...] = (
    Explore,
    Place,
    Discard,
    DrawAgain,
    Claim,
    Leave,
    UseDiscovery,
    KeepDiscovery,
    TakeTechnology,
    LayBeside,
    Fly,
    Influence,
    ReadyColonyShip,
)
