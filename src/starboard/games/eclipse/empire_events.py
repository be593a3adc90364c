"""What happens in research, shipyards, diplomacy, upkeep and cleanup."""

from __future__ import annotations

from starboard.kernel import Event, only


class TechnologyDrawn(Event):
    """A technology came from the bag to the tray (ECL-SETUP-03)."""

    technology: str


class TechnologyGained(Event):
    """A technology was put on a track (ECL-RESCH-04)."""

    seat: int
    technology: str
    track: str


class DiscsGained(Event):
    """Spare discs went to the influence track (ECL-TECH-09, 12)."""

    seat: int
    amount: int


class PortalPlaced(Event):
    """ECL-TECH-24."""

    seat: int
    sector: str


class PartRemoved(Event):
    """A tile left a blueprint (ECL-UPG-02)."""

    seat: int
    part: str
    ship: str


class PartInstalled(Event):
    """A part works on a blueprint (ECL-UPG-01)."""

    seat: int
    part: str
    ship: str


class RelationsOffered(Event):
    """ECL-DIP-02."""

    seat: int
    player: int


class RelationsRefused(Event):
    """ECL-DIP-10."""

    seat: int
    player: int


class RelationsFormed(Event):
    """Two players have exchanged ambassadors (ECL-DIP-11)."""

    seat: int
    player: int


class RelationsBroken(Event):
    """By an act of aggression (ECL-DIP-14)."""

    seat: int
    player: int


class TraitorTaken(Event):
    """ECL-DIP-17."""

    seat: int


class TileReturned(Event):
    """A reputation tile went back to the bag (ECL-DIP-05)."""

    seat: int
    tile: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return TileReturned(self.clause, self.seat, "")


class UpkeepPaid(Event):
    """Income came in and the cost went out (ECL-UPK-05)."""

    seat: int
    income: int
    cost: int
    balance: int


class Eliminated(Event):
    """A player left the game with these points (ECL-OCC-06, 07)."""

    seat: int
    points: int
