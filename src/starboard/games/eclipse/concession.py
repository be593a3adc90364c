"""Giving up: the player is eliminated and the others go on."""

from __future__ import annotations

from starboard.games.eclipse.battle.reputation import return_to_bag
from starboard.games.eclipse.elimination import eliminate
from starboard.games.eclipse.explore import discard_drawn
from starboard.games.eclipse.scoring import final_outcome
from starboard.games.eclipse.state import Battle, Table


def give_up(state: Table, seat: int) -> None:
    """Whoever gives up has no points; the last player left has won (ECL-OCC-08)."""
    if state.players[seat].eliminated:
        return
    state.current = state.agenda
    top = state.agenda.top
    if top is not None and seat in top.owners(state):
        put_down(state, seat)
    state.withdraw(seat)
    if state.battle is not None:
        leave_battle(state.battle, seat)
    eliminate(state, seat, "ECL-OCC-06")
    state.players[seat].final = 0
    if len(state.alive()) <= 1:
        state.finish(final_outcome(state))


def put_down(state: Table, seat: int) -> None:
    """What the player was looking at: sectors are discarded, reputation tiles go back."""
    for ring, stack in state.stacks.items():
        if state.drawn.pool == stack.pool:
            discard_drawn(state, seat, ring)
    if state.drawn.pool == state.reputation.pool:
        return_to_bag(state, state.drawn.names())
    state.drawn.slots.clear()


def leave_battle(battle: Battle, seat: int) -> None:
    """The duel is over, and there is no tile to draw; destroyed ships are out of the game."""
    if seat in (battle.attacker, battle.defender):
        battle.dice = []
    battle.order = [party for party in battle.order if party != seat]
    battle.lost = [ship for ship in battle.lost if ship.owner != seat]
