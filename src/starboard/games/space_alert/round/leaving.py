"""Somebody leaves the table: what was planned stays, the others go on."""

from __future__ import annotations

from starboard.games.space_alert.round.events import SeatLeft
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Outcome, Seat


def leave(state: Mission, seat: Seat) -> None:
    """Nobody's plan is lost; androids go to somebody else, and the last one out ends it."""
    table = table_of(state)
    table.hands[seat].gone = True
    state.report(SeatLeft("SA-ANN-14", seat))
    if not table.present:
        ones = (1,) * state.seats
        state.finish(Outcome(ones, (0,) * state.seats, (), "abandoned", "SA-SETUP-01"))
        return
    heir = table.present[0]
    for crew, board in enumerate(table.boards):
        if state.crew[crew].android and board.owner == seat:
            board.owner = heir  # SA-ANDROID-13
    table.roles = [heir if holder == seat else holder for holder in table.roles]  # SA-SETUP-12
