"""What people call the things of Eclipse."""

from __future__ import annotations

from functools import lru_cache
from math import atan2, degrees, sqrt
from typing import NamedTuple

from starboard.games.eclipse.content import box
from starboard.games.eclipse.galaxy import distance, neighbours, opposite, place_of
from starboard.games.eclipse.kinds import TechCategory
from starboard.games.eclipse.state import NEUTRAL, RESOURCES, Ship, Table
from starboard.games.eclipse.words import told
from starboard.screen.look import SHAPES

REMEMBERED = 4096
"""Names that are remembered."""
BAG = "stack.technologies"
"""What the bag of technologies is called among the things."""
DIRECTIONS = ("n", "ne", "se", "s", "sw", "nw")
"""The edges of a zone, clockwise."""
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def name_of(state: Table, thing: str, lang: str) -> str:
    """A sector with its number, a ship with its letter, anything printed by its name."""
    ship = fleet_of(state).ships.get(thing)
    if ship is not None:
        return ship_name(state, ship, lang)
    return zone_name(state, thing, lang) if "," in thing else fixed_name(thing, lang)


def zone_name(state: Table, zone: str, lang: str) -> str:
    """Beside which sector it lies, the one laid first; far out in space, its ring and bearing."""
    around = {state.zones.get(beside): edge for edge, beside in enumerate(neighbours(zone))}
    first = next((sector for sector in state.sectors if sector in around), None)
    if first is None:
        return told(lang, "zone-far", ring=distance(zone), bearing=f"{bearing(zone):03d}")
    side = DIRECTIONS[opposite(around[first])]
    return told(lang, "zone-beside", direction=side, sector=fixed_name(first, lang))


@lru_cache(REMEMBERED)
def bearing(zone: str) -> int:
    """Where a zone lies as seen from the center, in degrees clockwise from north."""
    q, r = place_of(zone)
    return round(degrees(atan2(1.5 * q, -sqrt(3) * (r + q / 2)))) % 360


class ShipList(NamedTuple):
    """All ships by id, and those on the map that have an owner and a kind in common."""

    ships: dict[str, Ship]
    twins: dict[tuple[int, str], list[str]]


def fleet_of(state: Table) -> ShipList:
    """The ships on the map, and those just destroyed."""
    known = state.memo.get("fleet")
    if isinstance(known, ShipList):
        return known
    ships = {ship.id: ship for sector in state.sectors.values() for ship in sector.ships}
    twins: dict[tuple[int, str], list[str]] = {}
    for ship in sorted(ships.values(), key=number):
        twins.setdefault((ship.owner, ship.kind), []).append(ship.id)
    for ship in state.battle.lost if state.battle else []:
        ships.setdefault(ship.id, ship)
    state.memo["fleet"] = fleet = ShipList(ships, twins)
    return fleet


def ship_name(state: Table, ship: Ship, lang: str) -> str:
    """Its type, the shape of its owner, and a letter where there are several of them."""
    name = box().ship_names[ship.kind].of(lang)
    twins = fleet_of(state).twins.get((ship.owner, ship.kind), [])
    letter = ""
    if len(twins) > 1 and ship.id in twins:
        letter = f" {LETTERS[twins.index(ship.id) % len(LETTERS)]}"
    return f"{name}{letter}" if ship.owner == NEUTRAL else f"{name}{letter} {SHAPES[ship.owner]}"


def number(ship: Ship) -> int:
    """The number in the id of a ship."""
    return int(ship.id.partition(".")[2])


@lru_cache(REMEMBERED)
def fixed_name(thing: str, lang: str) -> str:
    """Whatever is called the same all through the game; anything unknown is its own name."""
    content = box()
    if thing in content.sectors:
        return f"{content.sectors[thing].name.of(lang)} ({thing})"
    if thing in RESOURCES:
        return told(lang, "resource", resource=thing)
    for shelf in (
        content.technologies,
        content.parts,
        content.factions,
        content.discoveries,
        content.species,
    ):
        if thing in shelf:
            return str(shelf[thing].name.of(lang))
    if thing in content.ship_names:
        return content.ship_names[thing].of(lang)
    if thing in tuple(TechCategory):
        return told(lang, "category", category=thing)
    if thing == BAG:
        return told(lang, "bag")
    return compound(thing, lang)


def compound(thing: str, lang: str) -> str:
    """What can be built, slots, squares and ships that are gone: their ids have several parts."""
    head, _, tail = thing.rpartition(".")
    if head == "build":
        return fixed_name(tail, lang)
    if not tail.isdigit():
        return thing
    if head in box().sectors:
        return told(lang, "square", sector=fixed_name(head, lang), square=int(tail) + 1)
    ship = box().ship_names.get(head.removeprefix("slot."))
    if ship is None:
        return thing
    name = ship.of(lang)
    return told(lang, "slot", ship=name, slot=int(tail)) if head.startswith("slot.") else name
