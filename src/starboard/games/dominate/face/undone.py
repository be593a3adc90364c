"""What somebody would rather know before a move that loses something."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.dominate.moves import (
    Attack,
    EndTurn,
    Load,
    Pack,
    Place,
    Sell,
    ToBuild,
    Unload,
)
from starboard.games.dominate.selling import price_of
from starboard.games.dominate.state import Table
from starboard.kernel import Move, Seat
from starboard.kernel.face import Undone


def left_over(state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> list[Undone]:
    """What is given away, shot at by mistake, or not done yet."""
    match move:
        case Sell():
            price = price_of(state.figures[move.figure])
            return [Undone("left-sold", {"figure": move.figure, "credits": price})]
        case Pack():
            return [Undone("left-packed", {"figure": move.figure})]
        case Attack() if is_friend(state, seat, move.target):
            return [Undone("left-friend", {"target": move.target})]
        case ToBuild():
            return not_used(state, seat, others)
        case EndTurn() if any(isinstance(each, Place) for each in others):
            return [Undone("left-unplaced", {})]
    return []


def is_friend(state: Table, seat: int, figure: str) -> bool:
    target = state.figures.get(figure)
    return target is not None and state.friendly(seat, target.owner)


def not_used(state: Table, seat: int, others: Sequence[Move]) -> list[Undone]:
    """Figures that could still shoot at somebody, load or unload."""
    able = {
        each.figure
        for each in others
        if isinstance(each, Load | Unload)
        or (isinstance(each, Attack) and is_enemy(state, seat, each.target))
    }
    return [Undone("left-unused", {"count": len(able)})] if able else []


def is_enemy(state: Table, seat: int, figure: str) -> bool:
    target = state.figures.get(figure)
    return target is not None and state.hostile(seat, target.owner)
