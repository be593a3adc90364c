"""Starboard: a digital table for space games.

>>> import starboard
>>> match = starboard.new(starboard.games()[0], seats=2, seed=7)
>>> seat = match.to_act[0]
>>> match.play(seat, match.moves(seat)[0])
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from starboard.errors import (
    Argument,
    BadInput,
    Damaged,
    Endless,
    Error,
    Illegal,
    NeedsConsent,
    Worded,
)

if TYPE_CHECKING:
    from starboard.kernel.codec import dumps
    from starboard.kernel.match import Match, Preview, Told, imagine
    from starboard.kernel.registry import games as games
    from starboard.kernel.registry import load, new
    from starboard.kernel.seats import CLOCK
    from starboard.kernel.view import View

__version__ = "0.1.0"

_HOME = {
    "load": "registry",
    "new": "registry",
    "CLOCK": "seats",
    "dumps": "codec",
    "imagine": "match",
    "Match": "match",
    "Preview": "match",
    "Told": "match",
    "View": "view",
}

__all__ = [
    "CLOCK",
    "BadInput",
    "Damaged",
    "Endless",
    "Error",
    "Illegal",
    "Match",
    "NeedsConsent",
    "Preview",
    "Told",
    "View",
    "dumps",
    "games",
    "imagine",
    "load",
    "new",
]


def _words(lang: str, message: str, args: Mapping[str, Argument]) -> str:
    """The sentence of an error; Fluent is imported when the first one is read."""
    from starboard.text import input_texts
    from starboard.text.reasons import spoken_reason

    if isinstance(why := args.get("why"), str):
        args = {**args, "why": spoken_reason(why, lang)}
    return input_texts().say(lang, message, **args)


Worded.words = _words


def __getattr__(name: str) -> Any:
    """Import a part when it is first used, so that `import starboard` stays fast."""
    if name == "games":
        from importlib import import_module

        return import_module("starboard.games")
    if name not in _HOME:
        raise AttributeError(f"module 'starboard' has no attribute {name!r}")
    from importlib import import_module

    value = getattr(import_module(f"starboard.kernel.{_HOME[name]}"), name)
    globals()[name] = value
    return value
