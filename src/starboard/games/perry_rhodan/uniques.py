"""Uniques: one in a space, namesakes in the sink, and those who meet (PR-UNIQ)."""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Colour
from starboard.games.perry_rhodan.state import Table


def is_taken(state: Table, seat: int, card: Card) -> bool:
    """Whether a unique of that name lies in the space or is set aside already (PR-UNIQ-01)."""
    own = state.players[seat].cards.values()
    return card.unique and any(laid.card.family == card.family for laid in own)


def is_blocked(state: Table, seat: int, card: Card) -> bool:
    """Whether namesakes of another phase in the sink forbid a unique (PR-UNIQ-07, 09)."""
    if not card.unique:
        return False
    sunk = [state.catalogue[name] for name in state.players[seat].sink]
    namesakes = [other for other in sunk if other.family == card.family]
    if not any(other.phase is not card.phase for other in namesakes):
        return False
    return len(namesakes) >= (2 if card.colour is Colour.DUAL else 1)
