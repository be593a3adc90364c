"""What a crew member can decide in the mission round."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.space_alert.kinds import Action
from starboard.kernel import Move


class Stumble(Move):
    """Carry out what was meant instead of what was laid (SA-ACT-04)."""

    verb: ClassVar[str] = "stumble"
    action: Action

    # records: written by tools/records.py
    __match_args__ = ("action",)
    field_types = ("Action",)

    def __init__(self, action: Action) -> None:
        self.action = action

    # records: end
