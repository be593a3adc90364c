"""Missions: what may be done in the section Mission (PR-MISS).

`ACTS` are the acts of that section: sacrifice, missions of all kinds, fetching, radio.
"""

from __future__ import annotations

from starboard.games.perry_rhodan import defensive, offensive, sacrifice
from starboard.kernel import Act

ACTS: tuple[Act, ...] = (*sacrifice.ACTS, *defensive.ACTS, *offensive.ACTS)
"""What a player may do in the section Mission, beside effects and ending it."""
