"""How a game stands: points now, and what the boards promise for the rounds to come."""

from __future__ import annotations

import math
from typing import Final

from starboard.games.eclipse.bot.strength import rating
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.resources import balance, production
from starboard.games.eclipse.scoring import points
from starboard.games.eclipse.state import NEUTRAL, RESOURCES, Player, Table

SPREAD: Final = 6.0
"""A lead of so many points wins about seven times out of ten."""
UNSEEN: Final = 1.8
"""What a reputation tile is worth that one does not see."""
INCOME: Final = 0.09
"""What a unit of income is worth in each round to come."""
STORED: Final = 0.06
TECHNOLOGY: Final = 0.12
"""What a technology is worth in each round to come, besides the points of its track."""
MIGHT: Final = 0.1
RUIN: Final = 0.5
"""What a unit of money is worth that will be missing in the upkeep."""
GONE: Final = -10.0
"""What it is worth to have been eliminated."""


def estimate(state: Table, seat: int) -> float:
    """The prospects of a seat, from 0 to 1, against the best of the others."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.won else 0.0
    might = mights(state)
    mine = promise(state, seat, might[seat])
    others = [promise(state, other, might[other]) for other in range(state.seats) if other != seat]
    return 1.0 / (1.0 + math.exp((max(others) - mine) / SPREAD))


def mights(state: Table) -> list[float]:
    """How strong the ships of each player are that stand on the map."""
    found = [0.0] * state.seats
    for sector in state.sectors.values():
        for ship in sector.ships:
            if ship.owner != NEUTRAL:
                player = state.players[ship.owner]
                found[ship.owner] += rating(design_of(state, player, ship.kind))
    return found


def promise(state: Table, seat: int, might: float) -> float:
    """Points now, and what income, technologies and ships are worth for the rounds left."""
    player = state.players[seat]
    if player.species is None:
        return 0.0
    total = float(sum([score.points for score in points(state, seat)]))
    if player.eliminated:
        return total + GONE
    total += UNSEEN * sum([not slot.name for slot in player.reputation.slots])
    left = state.box.tracks.game.rounds - state.round
    return total + resources(state, player, left) + TECHNOLOGY * held(player) * left + MIGHT * might


def resources(state: Table, player: Player, left: int) -> float:
    """What lies in storage, comes in, and will be missing."""
    income = sum([production(state, player, resource) for resource in RESOURCES])
    ruin = min(0, player.storage["money"] + balance(state, player))
    return INCOME * income * (left + 1) + STORED * sum(player.storage.values()) + RUIN * ruin


def held(player: Player) -> int:
    """How many technologies a player has."""
    return sum([len(track) for track in player.technologies.values()])
