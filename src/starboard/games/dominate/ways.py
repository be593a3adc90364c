"""Ways: where a unit can go, as small moves that are made as one (DD-MOVE, DD-INMOVE)."""

from __future__ import annotations

from typing import Any

from starboard.games.dominate.indoors.turns import Roaming
from starboard.games.dominate.moves import StepTo
from starboard.games.dominate.pieces import unit_at
from starboard.games.dominate.state import Table
from starboard.games.dominate.turn import Activating
from starboard.kernel.chance import Seeded
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of
from starboard.kernel.moves import Move
from starboard.kernel.paths import paths
from starboard.kernel.seats import Seat
from starboard.kernel.view import View, imagine_state
from starboard.kernel.ways import Way


def marches(game: Game[Table], state: Table, seat: Seat, thing: str) -> list[Way]:
    """Every field that a unit can reach in its movement, the nearest first.

    Driving over somebody is no part of a way: it is decided on step by step.
    """
    figure = state.figures.get(thing)
    if figure is None or figure.owner != seat or not figure.field or not moving(state, seat):
        return []
    if state.mission is not None:  # what a book hides makes no way longer or shorter
        state = imagine_state(View(game, state, seat), Seeded(thing))

    def leads(move: Move) -> str:
        if not isinstance(move, StepTo) or move.figure != thing:
            return ""
        other = unit_at(state, move.field)
        crushes = other is not None and state.hostile(seat, other.owner)
        return "" if crushes and state.floor is None else move.field

    def goes_on(choice: Any) -> bool:
        return isinstance(choice, Activating | Roaming)

    reached = paths(game, state, seat, leads, goes_on, {figure.field})
    return [Way((thing, field), moves) for field, moves in reached.items()]


def moving(state: Table, seat: Seat) -> bool:
    """Whether a seat is asked to move its figures."""
    return isinstance(choice_of(state, seat), Activating | Roaming)
