"""A place whose last card is gone: what lay there returns to the hands (PR-RED-09)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.combat import PlaceFell
from starboard.games.perry_rhodan.returning import to_hand
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.zones import Place


def fall(state: Table, place: Place) -> None:
    """Own cards and deposited agents go back to the hands of their owners (PR-RED-09)."""
    state.report(PlaceFell("PR-RED-09", place.seat, place.id))
    for player in state.players:
        for laid in list(player.cards.values()):
            here = (laid.space, laid.side, laid.place) == (place.seat, place.side, place.family)
            if here and laid.id in player.cards and not laid.card.is_place:
                to_hand(state, laid, "PR-RED-09")
        for cover in list(player.covers.values()):
            if (cover.space, cover.side, cover.place) == (place.seat, place.side, place.family):
                for name in cover.agent.names:
                    to_hand(state, player.cards[name], "PR-RED-09")
                del player.covers[cover.id]
