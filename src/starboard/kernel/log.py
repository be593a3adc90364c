"""The match log: what was decided and what chance gave, appended entry by entry."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.kernel.chance import Result
from starboard.kernel.options import OptionValue

FORMAT = "starboard"
VERSION = 1


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The first line of a saved match: everything needed to begin it again."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    seats: int
    options: dict[str, OptionValue]
    seed: str
    cards: Any = None


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line: moves of a seat in notation, or what else can happen to a match.

    `kind` is `move`, `undo` (takes back entry `undone`), `concede`, or `agree` (end by agreement).
    """

    n: int
    seat: int
    kind: str = "move"
    moves: tuple[str, ...] = ()
    chance: tuple[Result, ...] = ()
    undone: int = 0
    time: float = 0.0
    hash: str = ""
    events: Any = None
    state: Any = None
