"""Games that are not installed before their rules are whole: their tests add them for a while.

So nothing that goes through all games finds half of one.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import starboard
from starboard import installed

GAMES = Path(starboard.__file__).parent / "games"


def unfinished() -> list[str]:
    """The games whose rules are in the house but not whole."""
    folders = [path.parent.name for path in GAMES.glob("*/rules.yaml")]
    return sorted(set(folders) - set(installed.games()))


@contextmanager
def added(*games: str) -> Iterator[None]:
    """Games are among those that are installed."""
    before = dict(installed._ADDED)
    for game in games:
        if game not in installed.games():
            installed.add(game, GAMES / game)
    try:
        yield
    finally:
        installed._ADDED.clear()
        installed._ADDED.update(before)
