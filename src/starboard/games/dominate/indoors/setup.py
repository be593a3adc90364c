"""Setting up an indoor mission by its plan (DD-INPREP-06)."""

from __future__ import annotations

from starboard.games.dominate.indoors.laying import lay
from starboard.games.dominate.indoors.planning import Planner
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.state import Table


def set_up_floor(
    state: Table, board: IndoorBoard, pl1: int, pl2: int, kept: tuple[str, ...] = ()
) -> None:
    """With fog only the start plan is laid, else the whole plan (DD-INPREP-06, DD-INFOG-08).

    `kept` are the objects that can be acted on only after a trigger has allowed it.
    """
    state.floor = Planner(board, state.box, state.scenario.id, pl1, pl2).floor(kept)
    for tile in board.start_tiles or tuple(board.tiles):
        lay(state, tile)
