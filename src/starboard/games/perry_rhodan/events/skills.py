"""What happens when skills are used."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Skill
from starboard.kernel import Event


class SkillUsed(Event):
    """A card uses a skill (PR-SKILL-04)."""

    seat: int
    card: str
    skill: Skill
    level: int
    use: str
    targets: tuple[str, ...]


class NothingThere(Event):
    """What was called is not there: the skill was used for nothing (PR-TARGET-02)."""

    seat: int
    called: str
