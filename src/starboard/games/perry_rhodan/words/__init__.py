"""What the words of cards do, one module a family; importing this fills the table of words."""

from starboard.games.perry_rhodan import mutant_skills, normal_skills
from starboard.games.perry_rhodan.words import (
    counting,
    fighting,
    hands,
    missions,
    moving,
    searching,
    turning,
)

__all__ = [
    "counting",
    "fighting",
    "hands",
    "missions",
    "moving",
    "mutant_skills",
    "normal_skills",
    "searching",
    "turning",
]
