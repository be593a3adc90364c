"""What somebody who ends a turn has plainly left undone."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.flagship.moves import Attack, Buy, EndTurn, Generate
from starboard.games.flagship.state import Table
from starboard.kernel import Move, Seat
from starboard.kernel.face import Undone


def left_at_the_end(state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> list[Undone]:
    """Credits that would buy something, charging, and a shot (FS-CREDIT-05, FS-TURN-05)."""
    if not isinstance(move, EndTurn):
        return []
    found: list[Undone] = []
    if any(isinstance(each, Buy) for each in others):
        found.append(Undone("left-credits", {"credits": state.players[seat].credits}))
    if any(isinstance(each, Generate) for each in others):
        found.append(Undone("left-charge", {}))
    if any(isinstance(each, Attack) for each in others):
        found.append(Undone("left-attack", {}))
    return found
