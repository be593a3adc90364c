"""Cards set aside, and how they come back or end (PR-ASIDE, PR-EVENT-03, PR-STATUS-03)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.effects import CardReturned, CardSetAside
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.zones import borne_by


def set_aside(state: Table, laid: Laid, rounds: int) -> None:
    """A card leaves its place for some rounds, with what it bears (PR-ASIDE-01, 03)."""
    ends = state.players[laid.owner].turns + rounds
    for each in (laid, *borne_by(state, laid)):
        each.home, each.place, each.ends = each.place, "", ends
    state.memo = {}
    state.report(CardSetAside("PR-ASIDE-01", laid.owner, laid.id, rounds))


def end_asides(state: Table, seat: int) -> None:
    """At the begin of a turn: cards return, events and statuses have run out (PR-ASIDE-03)."""
    player = state.players[seat]
    for laid in list(player.cards.values()):
        gone = laid.id not in player.cards  # with its bearer
        if gone or laid.place or not laid.ends or player.turns < laid.ends:
            continue
        if not laid.home:
            clause = "PR-STATUS-03" if laid.card.is_status else "PR-EVENT-03"
            sink(state, laid, Way.DIRECT, clause)
            continue
        laid.place, laid.home, laid.ends = laid.home, "", 0
        state.report(CardReturned("PR-ASIDE-03", seat, laid.id))


def reattach(state: Table, bearer: Laid) -> None:
    """A fixed accessory that waits for this card goes back to it (PR-ACC-21, 22)."""
    for laid in state.players[bearer.owner].cards.values():
        if laid.waits_for == bearer.card.family and not laid.place:
            laid.waits_for, laid.on = "", bearer.id
            laid.side, laid.place = bearer.side, bearer.place
            state.report(CardReturned("PR-ACC-22", bearer.owner, laid.id))
