"""20 random games of each game: every move is made with things on the board, without a list."""

from __future__ import annotations

from typing import Any

from tools.soak import Progress
from tools.soak._tests import run_each

LIMIT = 20 * 60
FILE = "tests/browser/reach_games.py"
NAMES = ("flagship", "eclipse", "space_alert")
GAMES = [
    f"test_a_whole_game_is_within_reach[{game}-{number}]" for game in NAMES for number in range(20)
]


def run(progress: Progress) -> dict[str, Any]:
    """Game after game."""
    return run_each(progress, FILE, GAMES)
