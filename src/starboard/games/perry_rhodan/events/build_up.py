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


class RiddleSolved(Event):
    """A galactic riddle is solved and set aside (PR-RIDDLE-01)."""

    seat: int
    card: str
    side: Side
    place: str


class StatusSet(Event):
    """A status is set aside and works (PR-STATUS-01)."""

    seat: int
    card: str
    opponent: int
    """On whom it acts; -1 is its owner."""


class CardSwapped(Event):
    """A card takes the place of its namesake (PR-SWAP-01)."""

    seat: int
    card: str
    old: str


class UniqueReplaced(Event):
    """A unique that cannot be laid out is discarded for another card (PR-UNIQ-08)."""

    seat: int
    card: str
