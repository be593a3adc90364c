"""What a board shows of the galaxy: things by id, and the public numbers of a seat."""

from __future__ import annotations

from typing import Any

from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.resources import production, upkeep
from starboard.games.eclipse.state import RESOURCES, Table


def seat_facts(state: Table, seat: int) -> dict[str, Any]:
    """The numbers everybody can read off a player's boards."""
    player = state.players[seat]
    return {
        "seat": seat,
        "faction": player.faction.id if player.faction else "",
        "storage": dict(player.storage),
        "production": {track.value: production(state, player, track) for track in RESOURCES},
        "upkeep": upkeep(state, player),
        "balance": production(state, player, Resource.MONEY) - upkeep(state, player),
        "discs": player.discs,
        "passed": player.passed,
        "eliminated": player.eliminated,
    }


def things(state: Table, seat: int | None) -> dict[str, dict[str, Any]]:
    """Sectors and ships by id."""
    found: dict[str, dict[str, Any]] = {}
    for sector in state.sectors.values():
        found[sector.id] = {"kind": "sector", "zone": sector.zone, "owner": sector.disc}
        for ship in sector.ships:
            found[ship.id] = {"kind": ship.kind, "owner": ship.owner, "at": sector.id}
    return found
