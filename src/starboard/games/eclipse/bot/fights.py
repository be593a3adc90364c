"""Moving ships, and what to do in battles."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.battle.moves import Attack, Bomb, Hit, Keep, Retreat
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.strength import edge_over, force_of, might_of
from starboard.games.eclipse.bot.war import campaigns
from starboard.games.eclipse.galaxy_moves import Fly
from starboard.games.eclipse.movement import Moving, find_ship
from starboard.games.eclipse.state import Ship
from starboard.kernel.loop import choice_of

HOPELESS: Final = 0.3
"""How weak a force must be before it flees."""

EARLY: Final = 4
"""So many rounds must be left that a ship saved is worth more than a tile for taking part."""


def fly(outlook: Outlook, move: Fly) -> float:
    """One step on the way to the best target that can be won."""
    found = find_ship(outlook.state, move.ship)
    choice = choice_of(outlook.state, outlook.seat)
    assert isinstance(choice, Moving)
    if found is None:
        return -1.0
    ship, origin = found
    for campaign in campaigns(outlook, choice.left):
        steps = outlook.steps_to(campaign.target)
        nearer = steps.get(move.sector, 99) < steps.get(origin.id, 99)
        if nearer and any(same_kind(each, ship) for each in campaign.ships):
            return campaign.worth
    return -1.0


def same_kind(one: Ship, other: Ship) -> bool:
    """Equal ships are offered once, so any of them will do."""
    return one.kind == other.kind


def attack(outlook: Outlook, move: Attack) -> float:
    return 1.0


def retreat(outlook: Outlook, move: Retreat) -> float:
    """Only from a hopeless fight, and while ships are worth more than a reputation tile."""
    battle = outlook.state.battle
    if battle is None or outlook.left < EARLY:
        return 0.0
    sector = outlook.state.sectors[battle.sector]
    mine = force_of(outlook.state, sector.ships_of(outlook.seat))
    other = battle.attacker if battle.defender == outlook.seat else battle.defender
    theirs = force_of(outlook.state, sector.ships_of(other))
    return 1.5 if edge_over(mine, theirs) < HOPELESS else 0.5


def hit(outlook: Outlook, move: Hit) -> float:
    """Ships that go down first, the most dangerous among them; else the one nearest to it."""
    state, battle = outlook.state, outlook.state.battle
    assert battle is not None
    found = find_ship(state, move.ship)
    if found is None:
        return 0.0
    ship = found[0]
    might = might_of(state, ship.owner, ship.kind)
    left = might.hull + 1 - ship.damage
    danger = (might.fire + 0.5) * (1 + 0.2 * might.computer)
    damage = battle.dice[0].damage if battle.dice else 1
    return danger + 10.0 if left <= damage else danger / left


def keep(outlook: Outlook, move: Keep) -> float:
    """The most valuable tile; in the place of a lesser one only."""
    instead = int(move.instead) if move.instead else 0
    return int(move.tile) - instead


def bomb(outlook: Outlook, move: Bomb) -> float:
    return 1.0
