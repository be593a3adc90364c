"""Missions: what may be done in the section Mission (PR-MISS).

`ACTS` are the acts of that section: fetching and radio, sacrifice, missions of all kinds.
"""

from __future__ import annotations

from starboard.games.perry_rhodan import (
    agents,
    counter,
    defensive,
    fetching,
    offensive,
    radio,
    sacrifice,
)
from starboard.kernel import Act

ACTS: tuple[Act, ...] = (
    *fetching.ACTS,
    *radio.ACTS,
    *sacrifice.ACTS,
    *defensive.ACTS,
    *offensive.ACTS,
    *agents.ACTS,
    *counter.ACTS,
)
"""What a player may do in the section Mission, beside effects and ending it."""
