"""What happens in research, shipyards, diplomacy, upkeep and cleanup."""

from __future__ import annotations

from starboard.kernel import Event, only


class TechnologyDrawn(Event):
    """A technology came from the bag to the tray (ECL-SETUP-03)."""

    clause: str
    technology: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "technology")
    field_types = ("str", "str")

    def __init__(self, clause: str, technology: str) -> None:
        self.clause = clause
        self.technology = technology

    # records: end


class TechnologyGained(Event):
    """A technology was put on a track (ECL-RESCH-04)."""

    clause: str
    seat: int
    technology: str
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "technology", "track")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, technology: str, track: str) -> None:
        self.clause = clause
        self.seat = seat
        self.technology = technology
        self.track = track

    # records: end


class DiscsGained(Event):
    """Spare discs went to the influence track (ECL-TECH-09, 12)."""

    clause: str
    seat: int
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "amount")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.amount = amount

    # records: end


class PortalPlaced(Event):
    """ECL-TECH-24."""

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


class PartRemoved(Event):
    """A tile left a blueprint (ECL-UPG-02)."""

    clause: str
    seat: int
    part: str
    ship: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "part", "ship")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, part: str, ship: str) -> None:
        self.clause = clause
        self.seat = seat
        self.part = part
        self.ship = ship

    # records: end


class PartInstalled(Event):
    """A part works on a blueprint (ECL-UPG-01)."""

    clause: str
    seat: int
    part: str
    ship: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "part", "ship")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, part: str, ship: str) -> None:
        self.clause = clause
        self.seat = seat
        self.part = part
        self.ship = ship

    # records: end


class RelationsOffered(Event):
    """ECL-DIP-02."""

    clause: str
    seat: int
    player: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "player")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, player: int) -> None:
        self.clause = clause
        self.seat = seat
        self.player = player

    # records: end


class RelationsRefused(Event):
    """ECL-DIP-10."""

    clause: str
    seat: int
    player: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "player")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, player: int) -> None:
        self.clause = clause
        self.seat = seat
        self.player = player

    # records: end


class RelationsFormed(Event):
    """Two players have exchanged ambassadors (ECL-DIP-11)."""

    clause: str
    seat: int
    player: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "player")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, player: int) -> None:
        self.clause = clause
        self.seat = seat
        self.player = player

    # records: end


class RelationsBroken(Event):
    """By an act of aggression (ECL-DIP-14)."""

    clause: str
    seat: int
    player: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "player")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, player: int) -> None:
        self.clause = clause
        self.seat = seat
        self.player = player

    # records: end


class TraitorTaken(Event):
    """ECL-DIP-17."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class TileReturned(Event):
    """A reputation tile went back to the bag (ECL-DIP-05)."""

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

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return TileReturned(self.clause, self.seat, "")


class UpkeepPaid(Event):
    """Income came in and the cost went out (ECL-UPK-05)."""

    clause: str
    seat: int
    income: int
    cost: int
    balance: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "income", "cost", "balance")
    field_types = ("str", "int", "int", "int", "int")

    def __init__(self, clause: str, seat: int, income: int, cost: int, balance: int) -> None:
        self.clause = clause
        self.seat = seat
        self.income = income
        self.cost = cost
        self.balance = balance

    # records: end


class Eliminated(Event):
    """A player left the game with these points (ECL-OCC-06, 07)."""

    clause: str
    seat: int
    points: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "points")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, points: int) -> None:
        self.clause = clause
        self.seat = seat
        self.points = points

    # records: end
