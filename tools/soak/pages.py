"""Nine whole games of each game through the page: by mouse, by keys, with a finger on a phone."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from tools.soak import Progress

LIMIT = 20 * 60
FILE = "tests/browser/whole_games.py"
WAYS = ("mouse", "keys", "finger")
NUMBERS = range(3)
GAMES = (
    *(f"test_a_whole_game[{way}-flagship-{number}]" for number in NUMBERS for way in WAYS),
    *(f"test_a_whole_game[{way}-eclipse-{number}]" for number in NUMBERS for way in WAYS),
    *(f"test_a_whole_mission[{way}-{number}]" for number in NUMBERS for way in WAYS),
)


def run(progress: Progress) -> dict[str, Any]:
    """One game after the other; a call goes on where the last one stopped."""
    left: list[str] = progress.state.setdefault("left", list(GAMES))
    faults: list[str] = progress.state.setdefault("faults", [])
    while left and progress.time_left > 0:
        fault = played(left[0])
        if fault:
            faults.append(fault)
        left.pop(0)
        progress.save()
    return {
        "games": len(GAMES) - len(left),
        "faults": len(faults),
        "first_fault": faults[0] if faults else "none",
        "good": not faults,
        "done": not left,
    }


def played(game: str) -> str:
    """One game; what went wrong, if anything did."""
    command = [sys.executable, "-m", "pytest", f"{FILE}::{game}", "-q", "-n", "0"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if ended.returncode == 0 else ended.stdout.strip().splitlines()[-1]
