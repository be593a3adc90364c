"""Before the doors open: what a worker process needs so that nobody waits later."""

from __future__ import annotations

import gc
from itertools import count

from starboard.server.cards import game_cards
from starboard.text import LANGUAGES

GROWTH = 500_000
"""Things that are made and stay before Python looks for rings of garbage among them."""
ENDED = 500
"""Connections that end before Python looks for what they leave behind."""


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


_ended = count(1)


def tidy_up() -> None:
    """After a connection, which leaves rings behind: now and then they are cleared away."""
    if next(_ended) % ENDED == 0:
        gc.collect(1)
