"""Cards set aside, and how they come back or end (PR-ASIDE, PR-EVENT-03, PR-STATUS-03)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.effects import CardReturned, CardSetAside
from starboard.games.perry_rhodan.returning import to_hand
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import borne_by, place_at


def set_aside(state: Table, laid: Laid, rounds: int) -> None:
    """A card leaves its place for some rounds, with what it bears (PR-ASIDE-01, 03)."""
    ends = state.players[laid.owner].turns + rounds
    for each in (laid, *borne_by(state, laid)):
        each.home, each.place, each.ends = each.place, "", ends
    state.memo = {}
    state.report(CardSetAside("PR-ASIDE-01", laid.owner, laid.id, rounds))


def end_asides(state: Table, seat: int) -> None:
    """At the begin of a turn: cards return, events and statuses have run out.

    PR-EVENT-03, PR-STATUS-03, PR-ASIDE-03.
    """
    player = state.players[seat]
    for laid in list(player.cards.values()):
        gone = laid.id not in player.cards  # with its bearer
        if gone or laid.place or not laid.ends or player.turns < laid.ends:
            continue
        if not laid.home:
            clause = "PR-STATUS-03" if laid.card.is_status else "PR-EVENT-03"
            sink(state, laid, Way.DIRECT, clause)
            continue
        come_back(state, laid)


def come_back(state: Table, laid: Laid) -> None:
    """A card returns to its place; if that fell, to hand as all that lay there.

    PR-ASIDE-03, PR-RED-09.
    """
    home = place_at(state, laid.owner, laid.side, laid.home)
    if not follows(state, AS_THE_BOOK_SAYS):
        laid.place = laid.home
    elif home.stack:
        laid.place = home.family  # PR-P45-04
    elif not laid.on:
        for each in (laid, *borne_by(state, laid)):
            each.home, each.ends = "", 0
        to_hand(state, laid, "PR-ASIDE-03")
        return
    laid.home, laid.ends = "", 0
    state.memo = {}
    state.report(CardReturned("PR-ASIDE-03", laid.owner, laid.id))


def reattach(state: Table, bearer: Laid) -> None:
    """A fixed accessory that waits for this card goes back to it.

    PR-ACC-21, 22, PR-P45-04.
    """
    for laid in state.players[bearer.owner].cards.values():
        if laid.waits_for == bearer.card.family and not laid.place:
            laid.waits_for, laid.on = "", bearer.id
            laid.side, laid.place = bearer.side, bearer.place
            state.report(CardReturned("PR-ACC-22", bearer.owner, laid.id))
