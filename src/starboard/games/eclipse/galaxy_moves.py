"""What a player decides on the map: exploring, discoveries, moving, influence."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class Explore(Move):
    """Draw a sector for an empty zone beside the origin (ECL-EXP-01, 02)."""

    verb: ClassVar[str] = "explore"
    origin: str
    zone: str


class Place(Move):
    """Lay a drawn sector, turned clockwise by so many edges (ECL-EXP-04, 05)."""

    verb: ClassVar[str] = "place"
    sector: str
    rotation: int


class Discard(Move):
    """Lay no drawn sector (ECL-EXP-14)."""

    verb: ClassVar[str] = "discard"


class DrawAgain(Move):
    """A second sector to choose from (ECL-SPEC-23)."""

    verb: ClassVar[str] = "draw-again"


class Claim(Move):
    """Put a disc on a sector (ECL-EXP-12)."""

    verb: ClassVar[str] = "claim"
    sector: str


class Leave(Move):
    """Put no disc there (ECL-EXP-12)."""

    verb: ClassVar[str] = "leave"


class UseDiscovery(Move):
    """Take the reward of a discovery (ECL-EXP-11)."""

    verb: ClassVar[str] = "use-discovery"


class KeepDiscovery(Move):
    """Keep a discovery for its points (ECL-EXP-11)."""

    verb: ClassVar[str] = "keep-discovery"


class TakeTechnology(Move):
    """One of the cheapest technologies, for nothing (ECL-DISC-04)."""

    verb: ClassVar[str] = "take-technology"
    technology: str


class LayBeside(Move):
    """The found part waits beside the board (ECL-DISC-09)."""

    verb: ClassVar[str] = "lay-beside"


class Fly(Move):
    """A ship goes one sector further (ECL-MOV-01, 03)."""

    verb: ClassVar[str] = "fly"
    ship: str
    sector: str


class Influence(Move):
    """A disc goes from one sector to another; nothing is the influence track (ECL-INF-01)."""

    verb: ClassVar[str] = "influence"
    origin: str
    target: str


class ReadyColonyShip(Move):
    """Turn a colony ship face up (ECL-INF-02)."""

    verb: ClassVar[str] = "ready-ship"


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
