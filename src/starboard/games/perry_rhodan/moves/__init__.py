"""What a seat decides, one module a chapter; `ALL` is what the game reads."""

from __future__ import annotations

from starboard.games.perry_rhodan.moves import build_up, combat, missions, phases, turn, windows
from starboard.kernel import Move, Pass

ALL: tuple[type[Move], ...] = (
    *turn.MOVES,
    *phases.MOVES,
    *missions.MOVES,
    *build_up.MOVES,
    *windows.MOVES,
    *combat.MOVES,
    Pass,
)
"""Every kind of move; a chapter adds its own `MOVES`."""
