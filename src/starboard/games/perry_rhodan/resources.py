"""Where the cards come from that are played in Ausbau: the hand, or put aside for a sacrifice.

PR-SAC-03, 04: in Ausbau the card put aside is taken up and played.
"""

from __future__ import annotations

from typing import NamedTuple

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.ready import Moments
from starboard.games.perry_rhodan.state import Covered, Table
from starboard.games.perry_rhodan.vocabulary import Effect
from starboard.kernel import Slot


def sacrificed_for(state: Table, seat: int, name: str, side: Side | None = None) -> Covered | None:
    """The card of that id for which missions were sacrificed, on that side."""
    for covered in state.players[seat].covered.values():
        if covered.sacrificed and covered.zone.has(name) and side in (None, covered.side):
            return covered
    return None


def playable(state: Table, seat: int) -> list[Card]:
    """The kinds of cards that might be played: on the hand, or put aside for a sacrifice."""
    key = f"playable {seat}"
    known = state.memo.get(key)
    if isinstance(known, list):
        return known
    player = state.players[seat]
    aside = [
        name for each in player.covered.values() if each.sacrificed for name in each.zone.names()
    ]
    names = dict.fromkeys([*player.hand_names(), *aside])
    found = state.memo[key] = [state.catalogue[name] for name in names if name]
    return found


class Held(NamedTuple):
    """What lies on a hand, the kinds of cards that it holds, and what `playing` finds on them."""

    names: list[str]
    cards: list[Card]
    plays: dict[Moments, list[tuple[Card, int, Effect]]]


def held(state: Table, seat: int) -> Held:
    """The hand of a player, as far as it is known; the same while no card comes or goes."""
    player = state.players[seat]
    names = [slot.name for zone in player.hand.values() for slot in zone.slots]
    key = f"held {seat}"
    known = state.traced.get(key)
    if isinstance(known, Held) and known.names == names:
        return known
    cards = [state.card(name) for name in dict.fromkeys(player.hand_names())]
    fresh = Held(names, [card for card in cards if card is not None], {})
    state.traced[key] = fresh
    return fresh


def on_hand(state: Table, seat: int) -> list[Card]:
    """The kinds of cards on the hand of a player, as far as they are known."""
    return held(state, seat).cards


def has_card(state: Table, seat: int, name: str, side: Side) -> bool:
    """Whether a card is there to be played for a side (PR-LAY-01, PR-PREM-02, PR-SAC-02)."""
    return state.players[seat].holds_card(name) or bool(sacrificed_for(state, seat, name, side))


def sacrifices(state: Table, seat: int, name: str, side: Side) -> int:
    """How many missions were sacrificed for a card."""
    covered = sacrificed_for(state, seat, name, side)
    return 0 if covered is None else covered.sacrificed


def take_card(state: Table, seat: int, card: Card, side: Side) -> Slot:
    """The card leaves where it is, what was put aside for it first."""
    player = state.players[seat]
    covered = sacrificed_for(state, seat, card.id, side)
    if covered is None:
        return player.hand[card.phase].take(card.id)
    del player.covered[covered.id]
    return covered.zone.take(card.id)
