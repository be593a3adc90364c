"""A player is out: what becomes of the turn and of the cards (FS-ATTACK-21, FS-MULTI-01)."""

from __future__ import annotations

from starboard.games.flagship.deeds import EndDeed
from starboard.games.flagship.events import EffectEnded, PlayerOut
from starboard.games.flagship.field import end_effect
from starboard.games.flagship.goal import win
from starboard.games.flagship.matters import OfPlayer
from starboard.games.flagship.prizes import offer_prize
from starboard.games.flagship.state import Table
from starboard.kernel import Chance, Entry


class Eliminate(OfPlayer):
    """A player whose main ship is destroyed has lost; their cards leave (FS-ATTACK-21)."""

    by: int

    def run(self, state: Table, chance: Chance) -> None:
        eliminate(state, self.seat, self.by)


def eliminate(state: Table, seat: int, by: int) -> None:
    """A player is out; the last one left wins (FS-MULTI-01)."""
    player = state.players[seat]
    if player.out:
        return
    player.out = max(1, state.turn)
    state.report(PlayerOut("FS-ATTACK-21", seat, by))
    living = state.living()
    if len(living) == 1:
        win(state, living[0], "destroyed", "FS-GOAL-01")
        return
    prize = by != seat and player.items[player.ship].card.prize  # FS-PRIZE-03
    remove_cards(state, seat)
    if state.active == seat:
        cut_turn_short(state, seat)
    if prize:
        offer_prize(state, by, 1, "FS-PRIZE-03")


def cut_turn_short(state: Table, seat: int) -> None:
    """The turn of an eliminated player ends; what belongs to the others is carried through."""
    dropped = state.agenda.abandon(state.scope)
    kept = [entry for entry in dropped if is_of_others(state, entry, seat)]
    state.blows = {number: blow for number, blow in state.blows.items() if blow.seat != seat}
    state.agenda.push(*kept)  # FS-TIMING-04
    state.push(*[EndDeed(number) for number, deed in state.deeds.items() if deed.seat == seat])


def is_of_others(state: Table, entry: Entry, seat: int) -> bool:
    """Whether it is an attack, a text or a right of others; the turn itself is nobody's."""
    owners = entry.owners(state)
    return bool(owners) and seat not in owners


def remove_cards(state: Table, seat: int) -> None:
    """Everything of an eliminated player leaves the game (FS-MULTI-01)."""
    player = state.players[seat]
    for laid in list(state.laid):
        if laid.owner == seat:
            state.laid.remove(laid)
            state.report(EffectEnded("FS-MULTI-01", seat, laid.id))
        elif laid.on == seat:
            end_effect(state, laid, "FS-MULTI-01")
    state.lasting = [lasting for lasting in state.lasting if lasting.seat != seat]
    state.promises = [promise for promise in state.promises if promise.seat != seat]
    for deed in state.deeds.values():
        if deed.opponent == seat:
            deed.held = None
    for item in list(player.items.values()):
        state.take_off(item)
    player.row.clear()
    player.hand.slots = []
    player.prizes.slots = []
    player.draw.bag = []
    player.draw.top = []
    player.market.bag = []
    player.market.top = []
    player.draw_discard = []
    player.market_discard = []
    player.draft.names = []
    player.credits = 0
    player.prize_due = 0
