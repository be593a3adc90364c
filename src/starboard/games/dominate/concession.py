"""Giving up: the others play on, or have won."""

from __future__ import annotations

from starboard.games.dominate.activation import finish
from starboard.games.dominate.state import Table
from starboard.games.dominate.victory import CheckVictory, drop_out


def give_up(state: Table, seat: int) -> None:
    """A player leaves the game as one who has nothing left; what others were doing goes on."""
    if state.activation is not None and not is_active_of_another(state, seat):
        finish(state)
    drop_out(state, seat)
    state.agenda.push(CheckVictory())


def is_active_of_another(state: Table, seat: int) -> bool:
    """Whether the active figure stands and belongs to somebody else."""
    going = state.activation
    figure = None if going is None else state.figures.get(going.figure)
    return figure is not None and figure.owner != seat
