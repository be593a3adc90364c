"""Giving up: the player is eliminated and the others go on."""

from __future__ import annotations

from starboard.games.eclipse.battle.bombing import Bombard, Bombing, Burial, Massacre
from starboard.games.eclipse.battle.fire import Aiming, Assigning, Volley
from starboard.games.eclipse.battle.occupation import Hold
from starboard.games.eclipse.battle.reputation import return_to_bag
from starboard.games.eclipse.battle.retreat import Orders
from starboard.games.eclipse.elimination import eliminate
from starboard.games.eclipse.explore import discard_drawn
from starboard.games.eclipse.scoring import final_outcome
from starboard.games.eclipse.state import Battle, Table
from starboard.games.eclipse.turn import Next
from starboard.kernel import Choice, Entry
from starboard.kernel.agenda import Together

DUEL = (Volley, Assigning, Aiming, Orders)
"""What is to be done in an activation of a duel."""
AFTERMATH = (Bombard, Bombing, Massacre, Burial, Hold)
"""What is to be done to a sector after the battles."""


def give_up(state: Table, seat: int) -> None:
    """Whoever gives up has no points; the last player left has won (ECL-OCC-08)."""
    if state.players[seat].eliminated:
        return
    state.current = state.agenda
    withdraw(state, seat)
    if state.battle is not None:
        leave_battle(state.battle, seat)
    eliminate(state, seat, "ECL-OCC-06")
    state.players[seat].final = 0
    if len(state.alive()) <= 1:
        state.finish(final_outcome(state))


def withdraw(state: Table, seat: int) -> None:
    """Nobody waits for this player any more; the turn passes on after theirs."""
    stack = state.agenda.stack
    if stack and waits_for(state, stack[-1], seat):
        put_down(state, seat)
    stack[:] = [entry for entry in stack if not waits_for(state, entry, seat)]
    for entry in stack:
        if isinstance(entry, Together):
            entry.strands.pop(seat, None)


def put_down(state: Table, seat: int) -> None:
    """What the player was looking at: sectors are discarded, reputation tiles go back."""
    for ring, stack in state.stacks.items():
        if state.drawn.pool == stack.pool:
            discard_drawn(state, seat, ring)
    if state.drawn.pool == state.reputation.pool:
        return_to_bag(state, state.drawn.names())
    state.drawn.slots.clear()


def waits_for(state: Table, entry: Entry, seat: int) -> bool:
    """Whether an entry is a matter of this player: a decision, an offer, a duel, a sector."""
    if isinstance(entry, Next):
        return False
    if isinstance(entry, Choice) and entry.must(state) == (seat,):
        return True
    if isinstance(entry, DUEL):
        return state.battle is not None and fights(state.battle, seat)
    if isinstance(entry, AFTERMATH):
        sector = state.sectors[entry.sector]
        return sector.disc == seat or sector.has_ship(seat)
    return seat in (getattr(entry, "seat", -1), getattr(entry, "player", -1))


def fights(battle: Battle, seat: int) -> bool:
    """Whether the duel of the moment is one of this player."""
    return seat in (battle.attacker, battle.defender)


def leave_battle(battle: Battle, seat: int) -> None:
    """The duel is over, and there is no tile to draw; destroyed ships are out of the game."""
    if fights(battle, seat):
        battle.dice = []
    battle.order = [party for party in battle.order if party != seat]
    battle.lost = [ship for ship in battle.lost if ship.owner != seat]
