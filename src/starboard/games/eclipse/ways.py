"""Flights: where a ship can go with its movement, as small moves (ECL-MOV-01…10)."""

from __future__ import annotations

from typing import Any

from starboard.games.eclipse.galaxy_moves import Fly
from starboard.games.eclipse.movement import Moving, find_ship
from starboard.games.eclipse.state import Table
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of
from starboard.kernel.moves import Move
from starboard.kernel.paths import paths
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
