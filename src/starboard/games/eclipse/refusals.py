"""What is said of things on the map that an action has no use for, whatever one does with them."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.eclipse.state import Table


def is_zone(thing: str) -> bool:
    """Whether something is a zone, explored or not: `q,r`."""
    return "," in thing


def is_ship(state: Table, thing: str) -> bool:
    """Whether something is a ship on the map."""
    return any(ship.id == thing for sector in state.sectors.values() for ship in sector.ships)


def sector_of(state: Table, thing: str) -> str:
    """The sector that something is, or whose square it is; nothing for all else."""
    sector = thing.partition(".")[0]
    return sector if sector in state.sectors else ""


def not_yours(state: Table, thing: str, clause: str) -> Illegal | None:
    """A sector, or a square of one, that an action can only use where the player has a disc."""
    sector = sector_of(state, thing)
    return Illegal(clause, "sector-not-yours", sector=sector) if sector else None
