"""Games that are not installed before their rules are whole: their tests add them for a while.

So nothing that goes through all games finds half of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import starboard
from starboard import installed


@contextmanager
def added(game: str) -> Iterator[None]:
    """A game is among those that are installed."""
    before = dict(installed._ADDED)
    if game not in installed.games():
        installed.add(game, Path(starboard.__file__).parent / "games" / game)
    try:
        yield
    finally:
        installed._ADDED.clear()
        installed._ADDED.update(before)
