"""The games. `starboard.games` is this package and also answers `starboard.games()`."""

from __future__ import annotations

import sys
from types import ModuleType


class _Games(ModuleType):
    """A package that can be called: importing a game must not hide the function."""

    def __call__(self) -> tuple[str, ...]:
        from starboard.kernel.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
