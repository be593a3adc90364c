"""Giving up: the player is eliminated and the others go on."""

from __future__ import annotations

from starboard.games.eclipse.elimination import eliminate
from starboard.games.eclipse.scoring import final_outcome
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.turn import Next
from starboard.kernel import Choice, Entry
from starboard.kernel.agenda import Together


def give_up(state: Table, seat: int) -> None:
    """Whoever gives up has no points; the last player left has won (ECL-OCC-08)."""
    state.current = state.agenda
    withdraw(state, seat)
    eliminate(state, seat, "ECL-OCC-06")
    state.players[seat].final = 0
    if len(state.alive()) <= 1:
        state.finish(final_outcome(state))


def withdraw(state: Table, seat: int) -> None:
    """Nobody waits for this player any more; the turn passes on after theirs."""
    held = state.agenda.stack[-1:]
    if held and waits_for(state, held[0], seat):
        state.drawn.slots.clear()  # what the player was looking at leaves the game
    stack = [entry for entry in state.agenda.stack if not waits_for(state, entry, seat)]
    state.agenda.stack[:] = stack
    for entry in stack:
        if isinstance(entry, Together):
            entry.strands.pop(seat, None)


def waits_for(state: Table, entry: Entry, seat: int) -> bool:
    """Whether an entry is a matter of this player: a decision, an offer, the end of a turn."""
    if isinstance(entry, Next):
        return False
    if isinstance(entry, Choice) and entry.must(state) == (seat,):
        return True
    return seat in (getattr(entry, "seat", -1), getattr(entry, "player", -1))
