"""The exercises as data: who is there, what comes, which cards are held, what is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

from starboard.errors import BadInput
from starboard.games.space_alert.box.plan import GivenThreat
from starboard.kernel.yaml_files import Printed, read_yaml, typed

WHERE: Final = "space_alert/content/school.yaml"
FILE: Final = Path(__file__).parents[2] / "content" / "school.yaml"
LEARNER: Final = 0
"""The row of whoever learns."""
Fact = Literal["station", "destroyed", "shots", "damage", "acts", "delayed"]
TrackName = Literal["red", "white", "blue", "internal"]


class Lay(Printed, frozen=True):
    """A card that the coach shows: in which turn, and which half lies on top."""

    turn: int
    card: str
    half: Literal["activation", "movement"]


class Lesson(Printed, frozen=True, kw_only=True):
    """One exercise."""

    id: str
    tracks: dict[TrackName, str]
    threats: tuple[GivenThreat, ...]
    others: tuple[str, ...] = ()
    """The plans of the crew mates."""
    checks: bool = False
    """Whether the computer wants to be looked after."""
    turns: int
    """So many are flown."""
    hand: tuple[str, ...]
    lays: tuple[Lay, ...]
    asks: Fact
    """What is predicted before the film."""
    answers: tuple[str, ...]
    goal: dict[Fact, str]


class School(Printed, frozen=True):
    """The whole file."""

    source: Literal["proposed"]
    lessons: tuple[Lesson, ...]


@cache
def lessons() -> tuple[Lesson, ...]:
    """All exercises in their order."""
    return typed(read_yaml(FILE, WHERE), School, WHERE).lessons


def lesson_named(name: str) -> Lesson:
    """An exercise by its id."""
    for each in lessons():
        if each.id == name:
            return each
    known = ", ".join(each.id for each in lessons())
    raise BadInput("lesson", "is-no-lesson", name=name, known=known)
