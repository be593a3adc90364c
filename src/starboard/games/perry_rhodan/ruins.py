"""A place whose last card is gone: what lay there returns to the hands (PR-RED-09)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.combat import PlaceFell
from starboard.games.perry_rhodan.falling import agents_return, is_at, spies_at
from starboard.games.perry_rhodan.holds import is_away
from starboard.games.perry_rhodan.returning import dissolve, to_hand
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.zones import Place


def fall(state: Table, place: Place) -> None:
    """Own cards and deposited agents go back to the hands of their owners (PR-RED-09).

    Who is listed there but lies under a cover elsewhere, or flies, stays where it is (PR-AGT-03).
    """
    state.report(PlaceFell("PR-RED-09", place.seat, place.id))
    for player in state.players:
        for laid in list(player.cards.values()):
            here = (laid.space, laid.side, laid.place) == (place.seat, place.side, place.family)
            if not here or laid.card.is_place or is_away(state, laid):
                continue
            if laid.id in player.cards:
                to_hand(state, laid, "PR-RED-09")
        for covered in list(player.covered.values()):
            if is_at(covered, place):
                dissolve(state, covered)
    for cover in spies_at(state, place):
        agents_return(state, cover, "PR-RED-09")
