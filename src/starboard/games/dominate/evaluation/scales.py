"""The printed figures of the evaluation."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path

from starboard.games.dominate.kinds import Faction, Look
from starboard.kernel.yaml_files import Printed, read_yaml, typed

FILE = Path(__file__).parents[1] / "content" / "evaluation.yaml"


class Loss(Printed, frozen=True):
    """What costs a nation technology: a card or mission of the enemy, or an event."""

    reward: str = ""
    mission: str = ""
    event: str = ""

    @property
    def name(self) -> str:
        """The word for it in sentences."""
        return self.reward or self.mission or self.event


class NationScale(Printed, frozen=True):
    """The thresholds and divisors of one nation."""

    commander: Faction
    mercy: float
    brute: float
    hero: int
    ore: int
    civil: int
    fair: float
    weight: float
    losses: tuple[Loss, ...]


class Scales(Printed, frozen=True):
    """Everything that is printed."""

    nations: dict[Look, NationScale]
    poverty_above: int
    ruins_above: int
    ore_times: int
    civil_times: int
    months_by: int
    leader_above: int
    annexed_above: int
    loss: int
    richer: tuple[str, ...]
    poorer: tuple[str, ...]
    one_point: tuple[str, ...]
    two_points: tuple[str, ...]


def exactly(printed: float) -> Fraction:
    """A printed decimal as the fraction that it says: 1.49 is 149/100."""
    return Fraction(str(printed))


@cache
def scales() -> Scales:
    """As they are printed."""
    where = "dominate/content/evaluation.yaml"
    return typed(read_yaml(FILE, where), Scales, where)
