"""Moves that use effects and play events, in windows and in the own turn."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Side, Skill
from starboard.kernel import Move


class Play(Move):
    """Play an event out of the hand for one side (PR-EVENT-02, PR-LAY-15)."""

    verb: ClassVar[str] = "play"
    card: str
    side: Side
    effect: int
    targets: tuple[str, ...] = ()

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.card, *self.targets)


class Use(Move):
    """Use an effect of a card that lies there (PR-FX-01)."""

    verb: ClassVar[str] = "use"
    card: str
    effect: int
    targets: tuple[str, ...] = ()

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.card, *self.targets)


class UseSkill(Move):
    """Use a skill of a card for something (PR-SKILL-04)."""

    verb: ClassVar[str] = "skill"
    card: str
    skill: Skill
    use: str
    targets: tuple[str, ...] = ()

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.card, *self.targets)


class Choose(Move):
    """Choose what a text asks for: a card, a source, a skill, a player."""

    verb: ClassVar[str] = "choose"
    thing: str


class Waive(Move):
    """Make a card passive instead of throwing off (PR-SKILL-83)."""

    verb: ClassVar[str] = "waive"
    card: str


class Show(Move):
    """Show a secret card in order to use it (PR-SPACE-07)."""

    verb: ClassVar[str] = "show"
    card: str


class PassRound(Move):
    """Let all windows of this combat round go, answers aside."""

    verb: ClassVar[str] = "pass-round"
    idle: ClassVar[bool] = True


MOVES: tuple[type[Move], ...] = (Play, Use, UseSkill, Show, Choose, Waive, PassRound)
