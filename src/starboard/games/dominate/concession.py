"""Giving up: the others play on, or have won."""

from __future__ import annotations

from starboard.games.dominate.activation import finish
from starboard.games.dominate.state import Table
from starboard.games.dominate.victory import CheckVictory, drop_out


def give_up(state: Table, seat: int) -> None:
    """A player leaves the game as one who has nothing left."""
    state.fight = None
    finish(state)
    drop_out(state, seat)
    state.agenda.push(CheckVictory())
