"""Ways: what several small moves come to, such as a path to a place some steps away."""

from __future__ import annotations

from typing import NamedTuple

from starboard.kernel.moves import Move


class Way(NamedTuple):
    """Small moves that can be played in this order as one, and the things they lead to."""

    touches: tuple[str, ...]
    moves: tuple[Move, ...]
