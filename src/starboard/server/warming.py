"""Before the doors open: whatever is read once is read, so that nobody waits for it later."""

from __future__ import annotations

import gc

from starboard.server.cards import game_cards
from starboard.text import LANGUAGES

GROWTH = 500_000
"""Things that are made and stay before Python looks for rings of garbage among them."""


def warm_up() -> None:
    """Load games and sentences, then keep the search for garbage away from them.

    A move leaves no rings behind, but it replaces the state of its table by a new one. With
    Python's own thresholds every few moves all those new states would be searched in vain.
    """
    for lang in LANGUAGES:
        game_cards(lang)
    gc.collect()
    gc.freeze()
    gc.set_threshold(GROWTH)
