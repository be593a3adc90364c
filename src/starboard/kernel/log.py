"""The match log: what was decided and what chance gave, appended entry by entry."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from starboard.kernel.chance import Result
from starboard.kernel.options import Brought, OptionValue

FORMAT = "starboard"
VERSION = 1

Kind = Literal["move", "undo", "concede", "agree", "branch"]


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
    brought: Brought | msgspec.UnsetType = msgspec.UNSET
    """What seats have brought along for private options; not there if nobody has."""

    def brings(self) -> Brought:
        """What seats have brought along, by seat and option."""
        return {} if self.brought is msgspec.UNSET else self.brought


class LogEntry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line: moves of a seat in notation, or what else can happen to a match.

    `kind` is `move`, `undo` (takes back entry `undone`), `concede`, `agree` (end by agreement), or
    `branch` (chance goes on with another `seed`).
    """

    n: int
    seat: int
    kind: Kind = "move"
    moves: tuple[str, ...] = ()
    chance: tuple[Result, ...] = ()
    undone: int = 0
    seed: str = ""
    time: float = 0.0
    hash: str = ""
    events: Any = None
    state: Any = None
