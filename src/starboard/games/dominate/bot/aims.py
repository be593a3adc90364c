"""What is to be fought for besides the enemy himself: fields to hold.

A skirmish has its ways to win; a mission adds the aims of the seat's own page here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.dominate.state import Table

HOLD: Final = 12.0
"""What it is worth to stand on a field whose holder wins."""


class Aim(NamedTuple):
    """A field to come to, and what it is worth to be there."""

    field: str
    worth: float


def aims_of(state: Table, seat: int) -> list[Aim]:
    """The aims of a seat, in a fixed order."""
    found: list[Aim] = []
    for victory in state.scenario.victory:
        if victory.hold is not None:
            found += [Aim(field, HOLD) for field in state.scenario.held[victory.hold.field]]
    return found
