"""How a game stands: points now, and what the boards promise for the rounds to come."""

from __future__ import annotations

import math
from typing import Final

from starboard.games.eclipse.bot.strength import rating
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.resources import balance, production
from starboard.games.eclipse.scoring import points
from starboard.games.eclipse.state import RESOURCES, Table

SPREAD: Final = 6.0
"""A lead of so many points wins about seven times out of ten."""
UNSEEN: Final = 1.8
"""What a reputation tile is worth that one does not see."""


def estimate(state: Table, seat: int) -> float:
    """The prospects of a seat, from 0 to 1, against the best of the others."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.won else 0.0
    mine = promise(state, seat)
    others = [promise(state, other) for other in range(state.seats) if other != seat]
    return 1.0 / (1.0 + math.exp((max(others) - mine) / SPREAD))


def promise(state: Table, seat: int) -> float:
    """Points now, income and ships for the rounds that are left."""
    player = state.players[seat]
    if player.species is None:
        return 0.0
    total = float(sum([score.points for score in points(state, seat)]))
    if player.eliminated:
        return total - 10.0
    total += UNSEEN * sum([not slot.name for slot in player.reputation.slots])
    left = state.box.tracks.game.rounds - state.round + 1
    income = sum([production(state, player, resource) for resource in RESOURCES])
    stored = sum(player.storage.values())
    ruin = min(0, player.storage["money"] + balance(state, player))
    might = sum(
        [
            rating(design_of(state, player, ship.kind))
            for sector in state.sectors.values()
            for ship in sector.ships_of(seat)
        ]
    )
    return total + 0.09 * income * left + 0.06 * stored + 0.5 * ruin + 0.1 * might
