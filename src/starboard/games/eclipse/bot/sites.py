"""Sectors: which zone to explore, how to lay a sector, where to put discs."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.battle.moves import Occupy
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.control import squares
from starboard.games.eclipse.explore import Placing
from starboard.games.eclipse.galaxy import at, neighbours, opposite, ring
from starboard.games.eclipse.galaxy_moves import (
    Claim,
    Discard,
    DrawAgain,
    Explore,
    Influence,
    Place,
)
from starboard.games.eclipse.kinds import Special
from starboard.games.eclipse.state import Hex
from starboard.kernel.loop import choice_of

RING_WORTH: Final = {1: 1.4, 2: 1.0, 3: 0.7}
"""Inner sectors are richer, and more dangerous."""
ANCIENTS_NEAR: Final = 0.4
"""What an inner sector is worth less as long as nobody can fight Ancients."""
JOINED_TO_OWN: Final = 0.4
JOINED_TO_RIVAL: Final = -0.25
JOINED: Final = 0.05
"""What a wormhole to a sector is worth that nobody controls."""
ANCIENT: Final = 1.1
"""What an Ancient takes from a sector."""
PEACEFUL: Final = 0.5
"""What it adds for those who live with Ancients."""
FOUND: Final = 1.2
"""What a discovery tile is worth that still has to be reached."""
REWARD: Final = 0.9
"""What the reward of a discovery tile is worth in the last round."""
REWARD_LATER: Final = 0.2
"""How much more for every round to come."""
NO_SECTOR: Final = 0.3
"""What it is worth to discard a sector."""


def explore(outlook: Outlook, move: Explore) -> float:
    """Rich zones, and those that keep others away from home."""
    number = ring(move.zone)
    beside = sum([at(outlook.state, zone) is not None for zone in neighbours(move.zone)])
    own = [sector.zone for sector in outlook.own]
    close = sum([zone in own for zone in neighbours(move.zone)])
    weak = ANCIENTS_NEAR if number == 1 and outlook.state.round <= 2 else 0.0
    return 1.0 + RING_WORTH[number] + 0.15 * close + 0.05 * beside - weak


def place(outlook: Outlook, move: Place) -> float:
    """Joined to own sectors, closed to rivals; nothing that only brings trouble."""
    tile = outlook.state.box.sectors[move.sector]
    choice = choice_of(outlook.state, outlook.seat)
    assert isinstance(choice, Placing)
    empty = [False] * (len(tile.planets) + len(tile.advanced))
    sector = Hex(tile, choice.zone, move.rotation, empty, [], [])
    peaceful = Special.COEXISTS_WITH_ANCIENTS in outlook.player.people.special
    ancients = tile.ancients * (PEACEFUL if peaceful else -ANCIENT)
    gain = 0.5 * outlook.worth_of_sector(sector) + (FOUND if tile.discovery else 0.0)
    return gain + ancients + joined(outlook, sector)


def joined(outlook: Outlook, sector: Hex) -> float:
    """What the whole wormholes between a sector and those around it are worth."""
    total = 0.0
    for edge, zone in enumerate(neighbours(sector.zone)):
        beside = at(outlook.state, zone)
        if beside is None or (edge - sector.rotation) % 6 not in sector.tile.wormholes:
            continue
        if (opposite(edge) - beside.rotation) % 6 not in beside.tile.wormholes:
            continue
        own = beside.disc == outlook.seat
        total += JOINED_TO_OWN if own else JOINED_TO_RIVAL if beside.disc >= 0 else JOINED
    return total


def discard(outlook: Outlook, move: Discard) -> float:
    return NO_SECTOR


def draw_again(outlook: Outlook, move: DrawAgain) -> float:
    """A second look costs nothing (ECL-SPEC-23)."""
    return 9.0


def claim(outlook: Outlook, move: Claim) -> float:
    """If it can be paid for."""
    return control(outlook, outlook.state.sectors[move.sector])


def occupy(outlook: Outlook, move: Occupy) -> float:
    return control(outlook, outlook.state.sectors[move.sector])


def control(outlook: Outlook, sector: Hex) -> float:
    """What a disc on a sector brings, less the upkeep of the rounds to come."""
    if not outlook.can_spend(1):
        return -1.0
    return outlook.worth_of_sector(sector) - outlook.price_of_disc() * (0.5 + 0.5 * outlook.left)


def influence(outlook: Outlook, move: Influence) -> float:
    """A disc onto a free sector; never off one that is worth something."""
    state = outlook.state
    if move.origin and move.target:
        leaving = outlook.worth_of_sector(state.sectors[move.origin])
        settled = sum(state.sectors[move.origin].cubes)
        coming = outlook.worth_of_sector(state.sectors[move.target])
        return coming - leaving - settled
    if not move.target:
        return -2.0
    return control(outlook, state.sectors[move.target])


def free_squares(outlook: Outlook) -> int:
    """Squares without a star in own sectors that wait for a cube."""
    return sum(
        [
            not sector.cubes[square]
            for sector in outlook.own
            if not sector.has_enemy_ship(outlook.seat)
            for square in range(len(squares(sector)))
            if square < len(sector.tile.planets)
        ]
    )


def worth_of_discovery(outlook: Outlook) -> float:
    """The reward of the tile at hand: better than two points early in the game."""
    return REWARD + REWARD_LATER * outlook.left
