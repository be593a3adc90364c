"""What happens when effects are used and events are played."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Side
from starboard.kernel import Event


class EventPlayed(Event):
    """An event is played out of the hand (PR-EVENT-02)."""

    seat: int
    card: str
    side: Side
    targets: tuple[str, ...]


class EffectUsed(Event):
    """An effect of a laid-out card is used."""

    seat: int
    card: str
    effect: int
    targets: tuple[str, ...]


class DeedCancelled(Event):
    """What was answered does nothing (PR-EVENT-01, PR-TIME-02)."""

    seat: int
    card: str


class CardPassive(Event):
    """A card becomes passive (PR-PASS-01)."""

    seat: int
    card: str


class CardActive(Event):
    """A card becomes active by an effect (PR-PASS-03)."""

    seat: int
    card: str


class CardSunk(Event):
    """A card goes to the matter sink: destroyed, reduced, or put there directly (PR-SINK-01)."""

    seat: int
    card: str
    way: str


class RoundPassed(Event):
    """A seat lets the windows of this combat round go."""

    seat: int
