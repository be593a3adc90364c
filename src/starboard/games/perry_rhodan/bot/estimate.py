"""How a game stands: points so far, what the victory condition still lacks, cards on the table."""

from __future__ import annotations

import math
from typing import Final

from starboard.games.perry_rhodan.arming import Rearm
from starboard.games.perry_rhodan.bot.outlook import lacking
from starboard.games.perry_rhodan.bot.worth import fighting_worth
from starboard.games.perry_rhodan.muster import Muster
from starboard.games.perry_rhodan.regroup import Regroup
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.state import PARTS, Table
from starboard.games.perry_rhodan.victory import parts

SPREAD: Final = 4.0
"""A lead of so much wins about three times out of four."""
POINT: Final = 5.0
"""What a victory point is worth."""
PART: Final = 1.6
"""What a part of the victory condition is worth that is not missing any more."""
CARD: Final = 0.12
"""What a card on the hand is worth."""
PLACE: Final = 0.5
TEXT: Final = 0.4
"""What an accessory or a status on the table is worth."""
STRENGTH: Final = 0.3
"""What a ship or unit is worth, for each unit of its fighting worth."""
ASLEEP: Final = 0.8
"""The share of that while it is passive."""
GONE: Final = -10.0
DITHERING: Final = (Muster, Rearm, Regroup)
"""Choices in which things can be handed to and fro."""
DELAY: Final = 1.0
"""What it costs to be still at it, so that nobody does so for ever."""


def estimate(state: Table, seat: int) -> float:
    """The prospects of a seat, from 0 to 1, against the best of the others."""
    if state.outcome is not None:
        won = state.outcome.won
        return 1.0 / len(won) if seat in won else 0.0
    mine = promise(state, seat)
    others = [promise(state, other) for other in state.living() if other != seat]
    return 1.0 / (1.0 + math.exp((max(others, default=mine) - mine) / SPREAD))


def promise(state: Table, seat: int) -> float:
    """What a player has: points, parts of the victory condition, cards on the table and hand."""
    player = state.players[seat]
    if player.out:
        return GONE
    total = POINT * points(state, seat) / PARTS - PART * lacking(parts(state, seat))
    total += CARD * min(10, player.hand_size())
    if isinstance(state.agenda.top, DITHERING) and seat in state.agenda.top.must(state):
        total -= DELAY
    for laid in player.cards.values():
        card = laid.card
        if card.is_place:
            total += PLACE
        elif card.is_unit or card.is_ship:
            total += STRENGTH * fighting_worth(card) * (ASLEEP if laid.passive else 1.0)
        else:
            total += TEXT
    return total
