"""What technologies, parts and buildings are worth to a player now, in points."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.bot.outlook import MATERIALS, Outlook
from starboard.games.eclipse.bot.strength import of_design, rating
from starboard.games.eclipse.bot.war import ambition
from starboard.games.eclipse.build import cost_of
from starboard.games.eclipse.control import is_advanced, squares
from starboard.games.eclipse.designs import design, design_of
from starboard.games.eclipse.kinds import Resource, ShipType
from starboard.games.eclipse.printed import (
    AdvancedPopulation,
    DrawDiscovery,
    InfluenceDiscs,
    ResourcesPerArtifact,
    Technology,
)
from starboard.games.eclipse.resources import production
from starboard.games.eclipse.technologies import price

USES: Final = {
    "plasma_cannon": 2.0,
    "phase_shield": 1.2,
    "tachyon_source": 1.0,
    "gluon_computer": 1.6,
    "plasma_missile": 1.6,
    "gauss_shield": 1.3,
    "fusion_source": 1.4,
    "improved_hull": 2.4,
    "positron_computer": 1.8,
    "tachyon_drive": 0.6,
    "antimatter_cannon": 2.0,
    "fusion_drive": 0.8,
    "neutron_bombs": 0.8,
    "starbase": 0.5,
    "nanorobots": 1.2,
    "wormhole_generator": 1.0,
}
"""How useful technologies are over a whole game, in points."""
RARE_USE: Final = 1.2
"""The same for rare ones, which are not named."""
LONG: Final = 8
"""Rounds after which such a use is counted in full."""
AHEAD: Final = 0.12
"""What a technology is worth for the points of those that will follow on its track."""
SCIENCE: Final = 0.06
"""What a unit of science is worth, in points."""
MONOLITH: Final = 2.2
"""What is left of the points of a Monolith that can be built later."""
ORBITAL: Final = 0.45
"""The same for the income of an Orbital."""
ARTIFACT: Final = 0.4
STAR: Final = 0.15
"""What squares with a star are worth in each round to come that one does not have yet."""
BUILT: Final = 0.8
"""How much of the materials to come can be spent on what one wants."""
GUARD: Final = 0.8
"""What a ship is worth where enemies stand."""
RATING: Final = 0.05
"""What a better design is worth beside the battles it wins."""


def worth_of_technology(outlook: Outlook, technology: Technology, track: str) -> float:
    """Its use until the end, the points of its track, less what the science would buy otherwise."""
    cost = price(outlook.state, outlook.player, technology, track)
    if not outlook.can_afford(Resource.SCIENCE, cost):
        return -1.0
    return gain_of_technology(outlook, technology, track) - SCIENCE * cost * min(1, outlook.left)


def gain_of_technology(outlook: Outlook, technology: Technology, track: str) -> float:
    """Its use until the end, and the points of its track."""
    held = len(outlook.player.technologies[track])
    points = outlook.state.box.tracks.technology_track.points
    scored = points[held + 1] - points[held]
    ahead = AHEAD * min(held, 3) if outlook.left else 0.0
    return scored + ahead + use_of(outlook, technology)


def use_of(outlook: Outlook, technology: Technology) -> float:
    """What a technology brings until the end, in points."""
    effect = technology.effect
    if isinstance(effect, AdvancedPopulation):
        return unlocked(outlook, effect.resources)
    if isinstance(effect, InfluenceDiscs):
        return effect.amount * outlook.price_of_disc() * outlook.left
    if isinstance(effect, ResourcesPerArtifact):
        return ARTIFACT * sum([sector.tile.artifact for sector in outlook.own])
    if isinstance(effect, DrawDiscovery):
        return float(outlook.state.box.tracks.scoring.discovery_kept)
    if technology.id == "monolith":
        room = sum([not sector.monolith for sector in outlook.own])
        return MONOLITH * min(room, buildable(outlook, "monolith"))
    if technology.id == "orbital":
        room = sum([not sector.orbital for sector in outlook.own])
        count = min(room, buildable(outlook, "orbital"), 1 + 0.7 * outlook.left)
        return ORBITAL * outlook.worth_of_cube(Resource.MONEY) * count
    return USES.get(technology.id, RARE_USE) * outlook.left / LONG


def buildable(outlook: Outlook, thing: str) -> float:
    """How many of a thing the materials suffice for until the end."""
    player = outlook.player
    income = production(outlook.state, player, Resource.MATERIALS)
    total = player.storage[Resource.MATERIALS] + BUILT * outlook.left * income
    return total / cost_of(outlook.state, player, thing)


def unlocked(outlook: Outlook, resources: tuple[Resource, ...]) -> float:
    """What the squares with a star are worth that it would open."""
    found = 0.0
    for sector in outlook.own:
        for square, resource in enumerate(squares(sector)):
            stands_open = is_advanced(sector, square) and not sector.cubes[square]
            if stands_open and (resource in resources or resource is Resource.GRAY):
                found += outlook.worth_of_square(sector, square)
    return found + STAR * outlook.left


def worth_of_build(outlook: Outlook, thing: str, sector_id: str) -> float:
    """Ships against what stands near, Orbitals for people, Monoliths for points."""
    state, player = outlook.state, outlook.player
    sector = state.sectors[sector_id]
    cost = cost_of(state, player, thing)
    if not outlook.can_afford(Resource.MATERIALS, cost):
        return -1.0
    if thing == "monolith":
        return float(state.box.tracks.scoring.monolith)
    if thing == "orbital":
        gain = max(outlook.worth_of_cube(Resource.MONEY), outlook.worth_of_cube(Resource.SCIENCE))
        return BUILT * gain - MATERIALS * cost
    threatened = sector.has_enemy_ship(outlook.seat)
    if thing == "starbase":
        return GUARD if threatened else 0.0
    return ambition(outlook).with_recruits(ShipType(thing)) + (GUARD if threatened else 0.0)


def worth_of_part(outlook: Outlook, part: str, ship: ShipType, slot: int) -> float:
    """How much better the ships of a type become, weighed by how many there are."""
    state, player = outlook.state, outlook.player
    tiles = list(player.blueprints[ship])
    outside = list(player.outside[ship])
    if slot:
        tiles[slot - 1] = part
    else:
        outside.append(part)
    after = design(player.people.id, ship.value, tuple(tiles), tuple(outside))
    better = rating(after) - rating(design_of(state, player, ship))
    if better <= 0:
        return better
    return ambition(outlook).with_design(ship, of_design(after)) + RATING * better
