"""What a player decides in battles and after them."""

from __future__ import annotations

from starboard.kernel import Move

BATTLE_MOVES: tuple[type[Move], ...] = ()
