"""What technologies, parts and buildings are worth to a player now, in points."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.strength import rating
from starboard.games.eclipse.bot.war import endurance_wanted
from starboard.games.eclipse.build import cost_of
from starboard.games.eclipse.control import is_advanced, squares
from starboard.games.eclipse.designs import design, design_of
from starboard.games.eclipse.kinds import Resource, ShipType
from starboard.games.eclipse.printed import AdvancedPopulation, Technology
from starboard.games.eclipse.research import price
from starboard.games.eclipse.state import Ship

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
    "quantum_grid": 2.4,
    "nanorobots": 1.2,
    "orbital": 1.4,
    "advanced_robotics": 2.0,
    "monolith": 1.0,
    "wormhole_generator": 1.0,
    "artifact_key": 0.8,
}
"""How useful technologies are in an ordinary game; rare ones that are not named count 1.2."""
SOLDIERS: Final = (ShipType.CRUISER, ShipType.DREADNOUGHT, ShipType.INTERCEPTOR)


def worth_of_technology(outlook: Outlook, technology: Technology, track: str) -> float:
    """Its use until the end, the points of its track, less what the science would buy otherwise."""
    state, player = outlook.state, outlook.player
    held = len(player.technologies[track])
    points = state.box.tracks.technology_track.points
    scored = points[held + 1] - points[held]
    ahead = 0.35 if held >= 2 else 0.15
    use = USES.get(technology.id, 1.2) * outlook.left / 6
    effect = technology.effect
    if isinstance(effect, AdvancedPopulation):
        use = 0.5 * unlocked(outlook, effect.resources)
    if technology.id == "monolith":
        use = 3.0 * (player.storage[Resource.MATERIALS] // 10 + outlook.left * 0.3) * 0.5
    if technology.id == "artifact_key":
        use = 0.5 * sum([sector.tile.artifact for sector in outlook.own])
    cost = price(state, player, technology, track)
    return scored + (ahead if outlook.left else 0.0) + use - 0.06 * cost * min(1, outlook.left)


def unlocked(outlook: Outlook, resources: tuple[Resource, ...]) -> float:
    """What the squares with a star are worth that it would open."""
    found = 0.0
    for sector in outlook.own:
        for square, resource in enumerate(squares(sector)):
            stands_open = is_advanced(sector, square) and not sector.cubes[square]
            if stands_open and (resource in resources or resource is Resource.GRAY):
                found += outlook.worth_of_square(sector, square)
    return found + 0.3 * outlook.left


def worth_of_build(outlook: Outlook, thing: str, sector_id: str) -> float:
    """Ships against what stands near, Orbitals for people, Monoliths for points."""
    state, player = outlook.state, outlook.player
    sector = state.sectors[sector_id]
    cost = cost_of(state, player, thing)
    if thing == "monolith":
        return 3.2
    if thing == "orbital":
        gain = max(outlook.worth_of_cube(Resource.MONEY), outlook.worth_of_cube(Resource.SCIENCE))
        return gain * 0.8 - 0.05 * cost
    threatened = sector.has_enemy_ship(outlook.seat)
    if thing == "starbase":
        return 1.0 if threatened else 0.15 - 0.02 * len(sector.ships_of(outlook.seat))
    power = rating(design_of(state, player, thing))
    army = sum([rating(design_of(state, player, ship.kind)) for ship in fleet(outlook)])
    enough = 1.2 * endurance_wanted(outlook) + 1.0
    use = 0.25 * power / cost * 5 * (1.6 if army < enough else 0.5)
    return (use + (0.8 if threatened else 0.0)) * min(1.0, 0.25 + outlook.left * 0.2)


def fleet(outlook: Outlook) -> list[Ship]:
    """All own ships that can move."""
    return [
        ship
        for sector in outlook.state.sectors.values()
        for ship in sector.ships_of(outlook.seat)
        if ship.kind != ShipType.STARBASE
    ]


def worth_of_part(outlook: Outlook, part: str, ship: ShipType, slot: int) -> float:
    """How much better the ships of a type become, weighed by how many there are."""
    state, player = outlook.state, outlook.player
    tiles = list(player.blueprints[ship])
    outside = list(player.outside[ship])
    if slot:
        tiles[slot - 1] = part
    else:
        outside.append(part)
    before = rating(design_of(state, player, ship))
    after = rating(design(player.people.id, ship.value, tuple(tiles), tuple(outside)))
    many = sum(
        [len([each for each in sector.ships_of(outlook.seat) if each.kind == ship])
         for sector in state.sectors.values()]
    )  # fmt: skip
    weight = many + (0.7 if ship in SOLDIERS[:1] else 0.3) * min(2, outlook.left)
    return 0.9 * (after - before) / (before + 0.3) * weight * 0.35
