"""Infantry that lies on the ground gets up (DD-PRONE)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, not_its_turn, waiting
from starboard.games.dominate.events import Rose
from starboard.games.dominate.moves import Rise
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat


def risings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Rise]:
    for figure in waiting(state, seat):
        if figure.prone:
            yield Rise(figure.id)


def rise_refused(choice: Choice[Table], state: Table, seat: Seat, move: Rise) -> Illegal | None:
    refused = not_its_turn(state, seat, move.figure)
    if refused is None and not state.figures[move.figure].prone:
        return Illegal("DD-PRONE-02", "is-not-prone", figure=move.figure)
    return refused


def take_rise(choice: Choice[Table], state: Table, seat: Seat, move: Rise, chance: Chance) -> None:
    """Its action, and its movement is forfeited (DD-PRONE-02)."""
    figure = state.figures[move.figure]
    begin_action(state, figure)
    figure.prone = False
    state.report(Rose("DD-PRONE-02", figure.id))


RISE = Act(Rise, take_rise, risings, rise_refused)
