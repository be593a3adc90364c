"""What a player decides in research, shipyards, diplomacy and upkeep."""

from __future__ import annotations

from starboard.kernel import Move

EMPIRE_MOVES: tuple[type[Move], ...] = ()
