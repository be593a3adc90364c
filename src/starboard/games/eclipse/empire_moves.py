"""What a player decides in research, shipyards, diplomacy and upkeep."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.kinds import Resource, ShipType, TechCategory
from starboard.kernel import Move


class Research(Move):
    """A technology from the tray, and the track it goes on (ECL-RESCH-01, 11)."""

    verb: ClassVar[str] = "research"
    technology: str
    track: TechCategory

    # records: written by tools/records.py
    __match_args__ = ("technology", "track")
    field_types = ("str", "TechCategory")

    def __init__(self, technology: str, track: TechCategory) -> None:
        self.technology = technology
        self.track = track

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.technology, self.track.value)


class ChooseResource(Move):
    """What an artifact brings (ECL-TECH-19)."""

    verb: ClassVar[str] = "resource"
    resource: Resource

    # records: written by tools/records.py
    __match_args__ = ("resource",)
    field_types = ("Resource",)

    def __init__(self, resource: Resource) -> None:
        self.resource = resource

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.resource.value,)


class PlacePortal(Move):
    """The controlled sector that gets the warp portal (ECL-TECH-24)."""

    verb: ClassVar[str] = "portal"
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("sector",)
    field_types = ("str",)

    def __init__(self, sector: str) -> None:
        self.sector = sector

    # records: end


class RemovePart(Move):
    """Take the tile off a slot, counted from 1 (ECL-UPG-02)."""

    verb: ClassVar[str] = "remove"
    ship: ShipType
    slot: int

    # records: written by tools/records.py
    __match_args__ = ("ship", "slot")
    field_types = ("ShipType", "int")

    def __init__(self, ship: ShipType, slot: int) -> None:
        self.ship = ship
        self.slot = slot

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.ship.value, f"{self.ship.value}.{self.slot}")


class InstallPart(Move):
    """Put a part on a slot, counted from 1; 0 is beside the slots (ECL-UPG-05, ECL-DISC-11)."""

    verb: ClassVar[str] = "install"
    part: str
    ship: ShipType
    slot: int

    # records: written by tools/records.py
    __match_args__ = ("part", "ship", "slot")
    field_types = ("str", "ShipType", "int")

    def __init__(self, part: str, ship: ShipType, slot: int) -> None:
        self.part = part
        self.ship = ship
        self.slot = slot

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.part, self.ship.value, f"{self.ship.value}.{self.slot}")


class Accept(Move):
    """Accept relations, with a cube of this track (ECL-DIP-10, 11)."""

    verb: ClassVar[str] = "accept"
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


class Decline(Move):
    """ECL-DIP-10."""

    verb: ClassVar[str] = "decline"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class PayUpkeep(Move):
    """No more colony ships: on to the money (ECL-UPK-02)."""

    verb: ClassVar[str] = "pay"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class GiveUp(Move):
    """Take the disc off a sector because the money does not suffice (ECL-UPK-07)."""

    verb: ClassVar[str] = "give-up"
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("sector",)
    field_types = ("str",)

    def __init__(self, sector: str) -> None:
        self.sector = sector

    # records: end


EMPIRE_MOVES: tuple[type[Move], ...] = (
    Research,
    ChooseResource,
    PlacePortal,
    RemovePart,
    InstallPart,
    Accept,
    Decline,
    PayUpkeep,
    GiveUp,
)
