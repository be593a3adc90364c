"""Ways into the matter sink (PR-SINK, PR-SYM)."""

from __future__ import annotations

from enum import StrEnum

from starboard.games.perry_rhodan.accessories import settle_gear
from starboard.games.perry_rhodan.events.effects import CardSunk
from starboard.games.perry_rhodan.holds import aboard, close_holds, take_out
from starboard.games.perry_rhodan.scoring import note_loss
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.zones import borne_by, pick_up


class Way(StrEnum):
    """The three ways that effects distinguish (PR-SINK-01)."""

    DESTROYED = "destroyed"
    REDUCED = "reduced"
    DIRECT = "direct"


CLAUSES = {Way.DESTROYED: "PR-SYM-01", Way.REDUCED: "PR-SINK-03", Way.DIRECT: "PR-SINK-06"}


def sink(state: Table, laid: Laid, way: Way, clause: str = "") -> None:
    """A card goes to the sink of its owner; what happens to its accessories depends on the way."""
    settle_gear(state, laid)
    cargo = aboard(state, laid)
    followers = [other for other in borne_by(state, laid) if shares_fate(other, way)]
    left = [other for other in borne_by(state, laid) if not shares_fate(other, way)]
    pick_up(state, laid)
    state.players[laid.owner].sink.append(laid.card.id)
    state.report(CardSunk(clause or CLAUSES[way], laid.owner, laid.id, way))
    note_loss(state, laid, reduced=way is Way.REDUCED)
    for other in followers:
        sink(state, other, way, "PR-SINK-02" if way is Way.DESTROYED else "PR-ACC-23")
    for other in left:
        other.on = ""
    for other in [each for each in cargo if each not in followers]:
        sink(state, other, way, "PR-SPACE-37" if way is Way.DESTROYED else clause)
    take_out(state, laid)
    close_holds(state, laid.owner, [laid.id])
    dissolve(state, laid)


def shares_fate(accessory: Laid, way: Way) -> bool:
    """Free accessories survive a reduction, nothing else (PR-SINK-02, 04, PR-ACC-20, 23)."""
    card = accessory.card
    return way is not Way.REDUCED or card.fixed or card.is_ship_accessory


def dissolve(state: Table, depot: Laid) -> None:
    """What lies under a card that goes to the sink goes there too (PR-PHASE-16)."""
    player = state.players[depot.owner]
    for name, covered in list(player.covered.items()):
        if covered.under == depot.id:
            del player.covered[name]
            player.sink.extend(covered.zone.names())
