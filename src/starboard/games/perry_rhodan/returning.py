"""Cards that go back to the hand of their owner (PR-ACC-10, 21)."""

from __future__ import annotations

from starboard.games.perry_rhodan.accessories import Use, use_of
from starboard.games.perry_rhodan.events.effects import CardToHand
from starboard.games.perry_rhodan.events.phases import OutdatedSunk
from starboard.games.perry_rhodan.state import Covered, Laid, Table
from starboard.games.perry_rhodan.zones import borne_by, pick_up
from starboard.kernel import EVERYONE, Slot


def to_hand(state: Table, laid: Laid, clause: str, with_accessories: bool = False) -> None:
    """A card goes to the hand; everybody has seen it."""
    for other in borne_by(state, laid):
        part_from(state, laid, other, clause, with_accessories)
    give_back(state, laid)
    pick_up(state, laid)
    state.players[laid.owner].hand[laid.card.phase].add(Slot(laid.card.id, EVERYONE))
    state.report(CardToHand(clause, laid.owner, laid.id))


def dissolve(state: Table, covered: Covered) -> None:
    """A card face down goes to hand, an outdated one to the sink (PR-PHASE-05, 16, PR-RED-09)."""
    player = state.players[covered.owner]
    del player.covered[covered.id]
    state.memo = {}
    for slot in covered.zone.slots:
        card = state.card(slot.name)
        if card is not None and card.outdated_in(state.phase):
            player.sink.append(slot.name)
            state.report(OutdatedSunk("PR-PHASE-16", covered.owner, (slot.name,)))
        else:
            player.hand[covered.phase].add(slot)


def give_back(state: Table, depot: Laid) -> None:
    """What is stored under a card that leaves the table goes back to its owner (PR-PHASE-16)."""
    stored = state.players[depot.owner].covered.values()
    for covered in [each for each in stored if each.under == depot.id]:
        dissolve(state, covered)


def part_from(state: Table, bearer: Laid, other: Laid, clause: str, with_accessories: bool) -> None:
    """Used accessories go along, fixed ones wait for their bearer, free ones stay at the place."""
    if with_accessories or use_of(state, other) is Use.USED:
        to_hand(state, other, clause)  # PR-ACC-10
        return
    other.on = ""
    if other.card.fixed or other.card.is_ship_accessory:
        other.place, other.waits_for = "", bearer.card.family  # PR-ACC-21
