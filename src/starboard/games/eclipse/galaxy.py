"""The map: zones, rings, neighbours and wormholes (ECL-GEN-14…16, ECL-WARP)."""

from __future__ import annotations

from functools import cache
from typing import Final

from starboard.games.eclipse.kinds import NeutralType, Special
from starboard.games.eclipse.state import Hex, Player, Ship, Table

STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""From a zone to its neighbours, clockwise from north: the numbers of the edges."""


@cache
def place_of(zone: str) -> tuple[int, int]:
    """The axial coordinates of a zone written as `q,r`."""
    q, r = zone.split(",")
    return int(q), int(r)


def distance(zone: str) -> int:
    """Zones between this one and the Galactic Center."""
    q, r = place_of(zone)
    return max(abs(q), abs(r), abs(q + r))


def ring(zone: str) -> int:
    """Ring I, II or III; beyond the third everything counts as III (ECL-GEN-14, 15)."""
    return min(3, distance(zone))


@cache
def neighbours(zone: str) -> tuple[str, ...]:
    """The six zones around a zone, in the order of its edges."""
    q, r = place_of(zone)
    return tuple(f"{q + step[0]},{r + step[1]}" for step in STEPS)


def opposite(edge: int) -> int:
    """The same edge as the neighbour sees it."""
    return (edge + 3) % 6


def has_fragment(sector: Hex, edge: int) -> bool:
    """Whether half a wormhole is printed on this edge, as the tile lies."""
    return (edge - sector.rotation) % 6 in sector.tile.wormholes


def at(state: Table, zone: str) -> Hex | None:
    """The sector in a zone, if it is explored."""
    found = state.zones.get(zone)
    return None if found is None else state.sectors[found]


def has_portal(sector: Hex) -> bool:
    """Printed or laid later (ECL-WARP-03)."""
    return sector.tile.warp_portal or sector.portal or sector.ancient_portal


def edge_between(one: Hex, other: Hex) -> int:
    """The edge of `one` behind which `other` lies, or -1."""
    around = neighbours(one.zone)
    return around.index(other.zone) if other.zone in around else -1


def connected(one: Hex, other: Hex, half: bool = False) -> bool:
    """Whether a wormhole or two warp portals join two sectors (ECL-GEN-16, ECL-WARP-03).

    With `half`, a fragment on either side is enough: Wormhole Generator (ECL-TECH-15).
    """
    if one is not other and has_portal(one) and has_portal(other):
        return True
    edge = edge_between(one, other)
    if edge < 0:
        return False
    here, there = has_fragment(one, edge), has_fragment(other, opposite(edge))
    return here or there if half else here and there


def reachable(state: Table, origin: Hex, half: bool = False) -> list[Hex]:
    """The sectors one step away, in the order of the edges, then other warp portals by number."""
    found: list[Hex] = []
    for zone in neighbours(origin.zone):
        sector = at(state, zone)
        if sector is not None and connected(origin, sector, half):
            found.append(sector)
    if has_portal(origin):
        for sector in state.sectors.values():
            if sector is not origin and has_portal(sector) and sector not in found:
                found.append(sector)
    return found


def is_enemy(player: Player, ship: Ship) -> bool:
    """Whether a ship stands against this player; Ancients leave Draco alone (ECL-SPEC-25…27)."""
    if ship.owner == player.seat:
        return False
    friends = Special.COEXISTS_WITH_ANCIENTS in player.people.special
    return not (friends and ship.kind == NeutralType.ANCIENT)


def enemies(player: Player, sector: Hex) -> int:
    """Ships of all others and of nobody together, Starbases included."""
    count = 0
    for ship in sector.ships:
        if is_enemy(player, ship):
            count += 1
    return count


def by_number(state: Table) -> list[Hex]:
    """The sectors in descending number: the order of battles and of the aftermath (ECL-CMB-04)."""
    return [state.sectors[name] for name in sorted(state.sectors, reverse=True)]
