"""What happens on the map: sectors, discoveries, ships, colonies."""

from __future__ import annotations

from starboard.kernel import Event, only


class SectorDrawn(Event):
    """Somebody looks at a sector for a zone (ECL-EXP-03)."""

    seat: int
    zone: str
    sector: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> SectorDrawn:
        return SectorDrawn(self.clause, self.seat, self.zone, "")


class SectorPlaced(Event):
    """ECL-EXP-05."""

    seat: int
    sector: str
    zone: str


class SectorDiscarded(Event):
    """ECL-EXP-14."""

    seat: int
    sector: str


class StackRenewed(Event):
    """The discard pile of a ring became its stack (ECL-EXP-15)."""

    ring: int


class DiscoveryDrawn(Event):
    """Somebody looks at a discovery (ECL-EXP-10, 11)."""

    seat: int
    sector: str
    tile: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> DiscoveryDrawn:
        return DiscoveryDrawn(self.clause, self.seat, self.sector, "")


class DiscoveryUsed(Event):
    """ECL-EXP-11."""

    seat: int
    tile: str


class DiscoveryKept(Event):
    """ECL-EXP-11."""

    seat: int


class PortalFound(Event):
    """A sector has a warp portal from now on (ECL-DISC-12)."""

    seat: int
    sector: str


class PartLaidBeside(Event):
    """ECL-DISC-09."""

    seat: int
    part: str


class ShipMoved(Event):
    """ECL-MOV-01."""

    seat: int
    ship: str
    origin: str
    sector: str


class Colonised(Event):
    """A colony ship settled a square (ECL-COL-01)."""

    seat: int
    sector: str
    track: str


class ColonyShipsReady(Event):
    """ECL-INF-02."""

    seat: int
    count: int
