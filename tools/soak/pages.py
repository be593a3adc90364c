"""Whole games through the page: by mouse, keys and finger, and a crew of three in three ways."""

from __future__ import annotations

from typing import Any

from tools.soak import Progress
from tools.soak._tests import run_each

LIMIT = 20 * 60
FILE = "tests/browser/whole_games.py"
WAYS = ("mouse", "keys", "finger")
NUMBERS = range(3)
GAMES = (
    *(f"test_a_whole_game[{way}-flagship-{number}]" for number in NUMBERS for way in WAYS),
    *(f"test_a_whole_game[{way}-eclipse-{number}]" for number in NUMBERS for way in WAYS),
    *(f"test_a_whole_mission[{way}-{number}]" for number in NUMBERS for way in WAYS),
    *(f"test_a_crew_and_its_debriefing[{number}]" for number in NUMBERS),
)


def run(progress: Progress) -> dict[str, Any]:
    """Game after game."""
    return run_each(progress, FILE, GAMES)
