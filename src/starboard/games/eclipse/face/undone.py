"""What somebody would rather know before passing or taking an action."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.eclipse.colonies import Colonise
from starboard.games.eclipse.moves import EndTurn, React, TakeAction
from starboard.games.eclipse.resources import money_after
from starboard.games.eclipse.state import Table
from starboard.kernel import Move, Pass, Seat
from starboard.kernel.face import Undone


def left_over(state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> list[Undone]:
    """Colony ships with a planet for them, and money that will be missing (ECL-COL, ECL-UPK)."""
    player = state.players[seat]
    if isinstance(move, Pass | EndTurn):
        settles = any(isinstance(each, Colonise) for each in others)
        return [Undone("left-colony-ships", {"count": player.colony_ships})] if settles else []
    if isinstance(move, TakeAction | React):
        short = -money_after(state, player, 1)
        return [Undone("left-bankrupt", {"short": short})] if short > 0 else []
    return []
