"""Moves of the start and of the sections of a turn, Ausbau aside."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Phase
from starboard.kernel import Move


class Redraw(Move):
    """Show the opening hand, shuffle it back and draw another one (PR-START-11)."""

    verb: ClassVar[str] = "redraw"


class Keep(Move):
    """Keep the opening hand."""

    verb: ClassVar[str] = "keep"


class Wake(Move):
    """Turn a passive card active again (PR-TURN-08)."""

    verb: ClassVar[str] = "wake"
    card: str


class WakeAll(Move):
    """Turn all passive cards active that may be."""

    verb: ClassVar[str] = "wake-all"


class Done(Move):
    """End the section Reaktivierung."""

    verb: ClassVar[str] = "done"


class EndMissions(Move):
    """End the section Mission."""

    verb: ClassVar[str] = "end-missions"


class Draw(Move):
    """Draw from matter sources: one phase for each card, announced beforehand (PR-TURN-12)."""

    verb: ClassVar[str] = "draw"
    phases: tuple[Phase, ...]

    @property
    def touches(self) -> tuple[str, ...]:
        return ()


class Shuffle(Move):
    """Shuffle a source that somebody has looked into, for a tenth of a point (PR-VP-02)."""

    verb: ClassVar[str] = "shuffle"
    phase: Phase

    @property
    def touches(self) -> tuple[str, ...]:
        return ()


class Discard(Move):
    """Put a hand card into the sink, above ten of them (PR-TURN-18)."""

    verb: ClassVar[str] = "discard"
    card: str


MOVES: tuple[type[Move], ...] = (
    Redraw,
    Keep,
    Wake,
    WakeAll,
    Done,
    EndMissions,
    Draw,
    Shuffle,
    Discard,
)
