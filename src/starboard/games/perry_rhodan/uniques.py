"""Uniques: one in a space, namesakes in the sink, and those who meet (PR-UNIQ)."""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Colour
from starboard.games.perry_rhodan.state import Table


def is_taken(state: Table, seat: int, card: Card) -> bool:
    """Whether a unique of that name lies in the space or is set aside already (PR-UNIQ-01)."""
    if not card.unique:
        return False
    own = state.players[seat].cards.values()
    for laid in own:
        if laid.card.family == card.family:
            return True
    return False


def is_blocked(state: Table, seat: int, card: Card) -> bool:
    """Whether namesakes of another phase in the sink forbid a unique (PR-UNIQ-07, 09)."""
    if not card.unique:
        return False
    namesakes = twins_in_sink(state, seat, card)
    if not any(other.phase is not card.phase for other in namesakes):
        return False
    return len(namesakes) >= (2 if card.colour is Colour.DUAL else 1)


def twins_in_sink(state: Table, seat: int, card: Card) -> list[Card]:
    """The cards of that name in the sink of a player, each as often as it lies there."""
    named = {other.id: other for other in state.catalogue.of_family(card.family)}
    return [named[name] for name in state.players[seat].sink if name in named]
