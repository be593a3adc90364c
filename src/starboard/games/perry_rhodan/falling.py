"""Places that are no more, and what was there (PR-PHASE-05, 06, 16, 21)."""

from __future__ import annotations

from starboard.games.perry_rhodan.events.phases import PlaceFell
from starboard.games.perry_rhodan.holds import lies_under, lift
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.returning import dissolve, give_back, to_hand
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Cover, Covered, Laid, Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import Place, all_covers, places


def is_outdated(state: Table, laid: Laid) -> bool:
    """Whether a card is outdated in the phase that is played."""
    return laid.card.outdated_in(state.phase)


def leave(state: Table, laid: Laid, clause: str) -> None:
    """To the sink if it is outdated, otherwise to hand."""
    if state.laid(laid.id) is None:
        return  # went together with its bearer
    player = state.players[laid.owner]
    player.holds.pop(laid.id, None)
    give_back(state, laid)
    if is_outdated(state, laid):
        sink(state, laid, Way.DIRECT, clause)
    else:
        to_hand(state, laid, clause)


def fall(state: Table, place: Place, clause: str) -> None:
    """A place is no more: what lies there leaves, enemy agents return.

    PR-PHASE-05, 06, 15, 16, 21.
    """
    state.report(PlaceFell(clause, place.seat, place.id))
    for laid in [*place.gear, *place.units, *place.ships, *place.accessories]:
        leave(state, laid, clause)
    for laid in list(place.stack):
        sink(state, laid, Way.DIRECT, clause)
    for player in state.players:
        for covered in list(player.covered.values()):
            if is_at(covered, place):
                dissolve(state, covered)
    for cover in spies_at(state, place):
        agents_return(state, cover, "PR-PHASE-21")


def is_at(covered: Covered, place: Place) -> bool:
    """Whether a secret card lies at a place."""
    where = (covered.owner, covered.side, covered.place)
    return bool(covered.place) and where == (place.seat, place.side, place.family)


def spies_at(state: Table, place: Place) -> list[Cover]:
    """The covers of enemy agents at a place; matches of older rules looked at its other side."""
    if follows(state, AS_THE_BOOK_SAYS):
        return all_covers(state, place)
    return all_covers(state, Place(place.seat, place.side.other, place.family))


def agents_return(state: Table, cover: Cover, clause: str) -> None:
    """The agent under a cover and what it carries go to their owner's hand."""
    names = lies_under(state.players[cover.owner], cover)
    lift(state, cover)
    for name in names:
        laid = state.laid(name)
        if laid is not None:
            to_hand(state, laid, clause)


def all_places(state: Table) -> list[Place]:
    """Every place of everybody who is still there."""
    return [
        place
        for seat in state.living()
        for side in Side
        for place in list(places(state, seat, side).values())
    ]
