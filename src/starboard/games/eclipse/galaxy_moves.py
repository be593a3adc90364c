"""What a player decides on the map: exploring, moving, influence, discoveries."""

from __future__ import annotations

from starboard.kernel import Move

GALAXY_MOVES: tuple[type[Move], ...] = ()
