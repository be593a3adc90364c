"""Ways: where a ship can go as small moves, and which actions use a thing (ECL-MOV, ECL-ACT)."""

from __future__ import annotations

from typing import Any

from starboard.games.eclipse.galaxy_moves import Fly
from starboard.games.eclipse.movement import Moving, find_ship
from starboard.games.eclipse.moves import React, TakeAction
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.turn import TakeTurn
from starboard.kernel.choice import Aside
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of, legal_moves
from starboard.kernel.moves import Move
from starboard.kernel.paths import paths, stepped
from starboard.kernel.seats import Seat
from starboard.kernel.ways import Way


def flights(game: Game[Table], state: Table, seat: Seat, thing: str) -> list[Way]:
    """Every sector this ship can reach in one activation, the nearest first."""
    choice, found = choice_of(state, seat), find_ship(state, thing)
    if not isinstance(choice, Moving) or choice.seat != seat or found is None:
        return []

    def leads(move: Move) -> str:
        return move.sector if isinstance(move, Fly) and move.ship == thing else ""

    def goes_on(choice: Any) -> bool:
        return isinstance(choice, Moving) and choice.ship == thing and choice.steps > 0

    reached = paths(game, state, seat, leads, goes_on, {found[1].id})
    return [Way((thing, sector), moves) for sector, moves in reached.items()]


def actions_on(game: Game[Table], state: Table, seat: Seat, thing: str) -> list[Way]:
    """The actions that can use a thing, while it is open which one to take (ECL-ACT-08)."""
    if not isinstance(choice_of(state, seat), TakeTurn):
        return []
    found: list[Way] = []
    for move in legal_moves(game, state, seat):
        if isinstance(move, TakeAction | React):
            after = stepped(game, state, seat, move)
            if after is not None and uses(game, after, seat, thing):
                found.append(Way(move.touches, (move,)))
    return found


def uses(game: Game[Table], state: Table, seat: Seat, thing: str) -> bool:
    """Whether a move of the open choice touches a thing."""
    moves = legal_moves(game, state, seat)
    return any(thing in move.touches for move in moves if not isinstance(move, Aside))
