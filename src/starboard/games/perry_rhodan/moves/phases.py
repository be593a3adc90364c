"""Moves about phases: ending one, and following (PR-PHASE)."""

from __future__ import annotations

from typing import ClassVar

from starboard.kernel import Move


class ChangePhase(Move):
    """Declare the end of the running phase (PR-PHASE-01)."""

    verb: ClassVar[str] = "change-phase"


class Follow(Move):
    """Follow a phase change that somebody else has made (PR-PHASE-10)."""

    verb: ClassVar[str] = "follow"


MOVES: tuple[type[Move], ...] = (ChangePhase, Follow)
