"""What a player decides in research, shipyards, diplomacy and upkeep."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.kinds import Resource, ShipType, TechCategory
from starboard.games.eclipse.moves import build_id
from starboard.kernel import Move


def slot_id(ship: ShipType, slot: int) -> str:
    """What a slot of a blueprint is called among the things; ships have ids like `cruiser.7`."""
    return f"slot.{ship.value}.{slot}"


class Research(Move):
    """A technology from the tray, and the track it goes on (ECL-RESCH-01, 11)."""

    verb: ClassVar[str] = "research"
    technology: str
    track: TechCategory

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.technology, self.track.value)


class ChooseResource(Move):
    """What an artifact brings (ECL-TECH-19)."""

    verb: ClassVar[str] = "resource"
    resource: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.resource.value,)


class PlacePortal(Move):
    """The controlled sector that gets the warp portal (ECL-TECH-24)."""

    verb: ClassVar[str] = "portal"
    sector: str


class RemovePart(Move):
    """Take the tile off a slot, counted from 1 (ECL-UPG-02)."""

    verb: ClassVar[str] = "remove"
    ship: ShipType
    slot: int

    @property
    def touches(self) -> tuple[str, ...]:
        return (build_id(self.ship), slot_id(self.ship, self.slot))


class InstallPart(Move):
    """Put a part on a slot, counted from 1; 0 is beside the slots (ECL-UPG-05, ECL-DISC-11)."""

    verb: ClassVar[str] = "install"
    part: str
    ship: ShipType
    slot: int

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.part, build_id(self.ship), slot_id(self.ship, self.slot))


class Accept(Move):
    """Accept relations, with a cube of this track (ECL-DIP-10, 11)."""

    verb: ClassVar[str] = "accept"
    track: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.track.value,)


class Decline(Move):
    """ECL-DIP-10."""

    verb: ClassVar[str] = "decline"


class PayUpkeep(Move):
    """No more colony ships: on to the money (ECL-UPK-02)."""

    verb: ClassVar[str] = "pay"


class GiveUp(Move):
    """Take the disc off a sector because the money does not suffice (ECL-UPK-07)."""

    verb: ClassVar[str] = "give-up"
    sector: str


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
