"""What happens when skills are used."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Goal, Phase, Skill
from starboard.kernel import Event, only


class SkillUsed(Event):
    """A card uses a skill (PR-SKILL-04)."""

    seat: int
    card: str
    skill: Skill
    level: int
    use: str
    targets: tuple[str, ...]


class NothingThere(Event):
    """What was called is not there: the skill was used for nothing (PR-TARGET)."""

    tells: ClassVar[bool] = True
    seat: int
    called: str


class ToSource(Event):
    """A card goes face down on top of its matter source (PR-SKILL-13, 62)."""

    seat: int
    card: str


class PairingsSwapped(Event):
    """Two cards change their pairings (PR-SKILL-14)."""

    seat: int
    card: str
    other: str


class AccessoriesTold(Event):
    """A player names the accessories of his units to another one (PR-SKILL-23)."""

    seat: int
    to: int


class SourceSeen(Event):
    """Somebody looks at the top cards of a source (PR-SKILL-24)."""

    seat: int
    owner: int
    phase: Phase
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return SourceSeen(self.clause, self.seat, self.owner, self.phase, ())


class HandSeen(Event):
    """Somebody looks at a hand (PR-SKILL-30)."""

    seat: int
    owner: int
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat) | only(self.owner)

    def redacted(self) -> Event:
        return HandSeen(self.clause, self.seat, self.owner, ())


class Boarded(Event):
    """A teleporter jumps aboard an enemy starship (PR-SKILL-33)."""

    seat: int
    card: str
    ship: str
    mates: tuple[str, ...]


class MissionGranted(Event):
    """A further mission is possible (PR-SKILL-52, 54)."""

    seat: int
    card: str


class GoalChanged(Event):
    """The goal of the mission is replaced (PR-SKILL-53)."""

    seat: int
    goal: Goal


class SecurityOrdered(Event):
    """The defender chooses what is reduced (PR-SKILL-55)."""

    seat: int
    card: str


class Negotiated(Event):
    """A negotiation ends the combat (PR-SKILL-80)."""

    seat: int
    place: str
