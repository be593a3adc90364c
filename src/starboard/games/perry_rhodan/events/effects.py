"""What happens when effects are used and events are played."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.kernel import EVERYONE, Event, only


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


class SecretShown(Event):
    """A secret card is shown (PR-SPACE-07)."""

    seat: int
    card: str


class RoundPassed(Event):
    """A seat lets the windows of this combat round go."""

    seat: int


class ChanceRead(Event):
    """A number read from an action card for a text (PR-ACT-18)."""

    seat: int
    card: str
    number: int


class CardSetAside(Event):
    """A card is set aside for some rounds (PR-ASIDE-01)."""

    seat: int
    card: str
    rounds: int


class CardReturned(Event):
    """A card comes back from aside (PR-ASIDE-03)."""

    seat: int
    card: str


class CardToHand(Event):
    """A card goes back to the hand of its owner."""

    seat: int
    card: str


class CardFound(Event):
    """A card was looked for and taken; shown where it was looked for by name (PR-TURN-21)."""

    seat: int
    card: str
    named: bool
    """Whether it was looked for by name."""

    def audience(self) -> int:
        return EVERYONE if self.named else only(self.seat)

    def redacted(self) -> Event:
        return CardFound(self.clause, self.seat, "", self.named)


class NothingFound(Event):
    """A search that took nothing."""

    tells: ClassVar[bool] = True

    seat: int


class SourceShuffled(Event):
    """A searched source is shuffled in view of all (PR-TURN-20)."""

    seat: int
    phase: Phase


class CardsSeen(Event):
    """Somebody looks at hidden cards of a player."""

    seat: int
    of: int
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return CardsSeen(self.clause, self.seat, self.of, ())


class CardStored(Event):
    """A hand card is put face down under a depot."""

    seat: int
    depot: str
    phase: Phase


class PointsGained(Event):
    """A counter of a player moves."""

    seat: int
    track: str
    parts: int
    """120ths of a victory point; points of the other counters."""


class SkillGranted(Event):
    """A card has a skill from now on."""

    seat: int
    card: str
    skill: str


class MissionBrokenOff(Event):
    """A mission ends on its way, and its cards stay at home."""

    seat: int
