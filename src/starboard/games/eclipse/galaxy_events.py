"""What happens on the map: sectors, discoveries, ships, colonies."""

from __future__ import annotations

from starboard.kernel import Event, only


class SectorDrawn(Event):
    """Somebody looks at a sector for a zone (ECL-EXP-03)."""

    clause: str
    seat: int
    zone: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "zone", "sector")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, zone: str, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.zone = zone
        self.sector = sector

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> SectorDrawn:
        return SectorDrawn(self.clause, self.seat, self.zone, "")


class SectorPlaced(Event):
    """ECL-EXP-05."""

    clause: str
    seat: int
    sector: str
    zone: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector", "zone")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, sector: str, zone: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector
        self.zone = zone

    # records: end


class SectorDiscarded(Event):
    """ECL-EXP-14."""

    clause: str
    seat: int
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector

    # records: end


class StackRenewed(Event):
    """The discard pile of a ring became its stack (ECL-EXP-15)."""

    clause: str
    ring: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "ring")
    field_types = ("str", "int")

    def __init__(self, clause: str, ring: int) -> None:
        self.clause = clause
        self.ring = ring

    # records: end


class DiscoveryDrawn(Event):
    """Somebody looks at a discovery (ECL-EXP-10, 11)."""

    clause: str
    seat: int
    sector: str
    tile: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector", "tile")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, sector: str, tile: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector
        self.tile = tile

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> DiscoveryDrawn:
        return DiscoveryDrawn(self.clause, self.seat, self.sector, "")


class DiscoveryUsed(Event):
    """ECL-EXP-11."""

    clause: str
    seat: int
    tile: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "tile")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, tile: str) -> None:
        self.clause = clause
        self.seat = seat
        self.tile = tile

    # records: end


class DiscoveryKept(Event):
    """ECL-EXP-11."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class PortalFound(Event):
    """A sector has a warp portal from now on (ECL-DISC-12)."""

    clause: str
    seat: int
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector

    # records: end


class PartLaidBeside(Event):
    """ECL-DISC-09."""

    clause: str
    seat: int
    part: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "part")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, part: str) -> None:
        self.clause = clause
        self.seat = seat
        self.part = part

    # records: end


class ShipMoved(Event):
    """ECL-MOV-01."""

    clause: str
    seat: int
    ship: str
    origin: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "ship", "origin", "sector")
    field_types = ("str", "int", "str", "str", "str")

    def __init__(self, clause: str, seat: int, ship: str, origin: str, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.ship = ship
        self.origin = origin
        self.sector = sector

    # records: end


class Colonised(Event):
    """A colony ship settled a square (ECL-COL-01)."""

    clause: str
    seat: int
    sector: str
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector", "track")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, sector: str, track: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector
        self.track = track

    # records: end


class ColonyShipsReady(Event):
    """ECL-INF-02."""

    clause: str
    seat: int
    count: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "count")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, count: int) -> None:
        self.clause = clause
        self.seat = seat
        self.count = count

    # records: end
