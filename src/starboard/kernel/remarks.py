"""Sentences that a game says besides its events: messages with their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from starboard.errors import Argument
from starboard.kernel.moves import Move


class Remark(NamedTuple):
    """A sentence of the game: a message with its arguments."""

    message: str
    arguments: Mapping[str, Argument]


class Advice(NamedTuple):
    """What a coach says about a mistake, and what would be better now, if anything."""

    message: str
    arguments: Mapping[str, Argument]
    better: Move | None = None
