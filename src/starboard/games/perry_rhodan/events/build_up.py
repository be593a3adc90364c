"""What happens in Ausbau."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.kernel import Event


class CardLaid(Event):
    """A card is laid out and announced with its place (PR-LAY-21)."""

    seat: int
    card: str
    """Its id on the table."""
    side: Side
    place: str
    onto: str
    space: int


class SecretLaid(Event):
    """A secret card is laid out: its place and its back are seen, no more (PR-SECRET-02)."""

    seat: int
    card: str
    """What it is called while it is covered."""
    phase: Phase
    side: Side
    place: str
