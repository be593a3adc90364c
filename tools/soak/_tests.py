"""Long tests one after the other, each in a process of its own: what `pages` and `reach` share."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from tools.soak import STATES, Progress

COUNTED = re.compile(r"^moves: (\d+)$", re.MULTILINE)
"""What a test prints that counts."""


def run_each(progress: Progress, file: str, tests: Sequence[str]) -> dict[str, Any]:
    """What is left of the tests of a file; a call goes on where the last one stopped."""
    stored = progress.state
    left: list[str] = stored.setdefault("left", list(tests))
    faults: list[str] = stored.setdefault("faults", [])
    stored.setdefault("moves", 0)
    while left and progress.time_left > 0:
        moves, fault = tested(f"{file}::{left[0]}", left[0])
        stored["moves"] += moves
        if fault:
            faults.append(fault)
        left.pop(0)
        progress.save()
    return {
        "games": len(tests) - len(left),
        "moves": stored["moves"],
        "faults": len(faults),
        "first_fault": faults[0] if faults else "none",
        "good": not faults,
        "done": not left,
    }


def tested(test: str, name: str) -> tuple[int, str]:
    """How many moves one test made, and what went wrong: all of that is kept beside the state."""
    command = [sys.executable, "-m", "pytest", test, "-q", "-n", "0", "-s"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    moves = sum(int(found) for found in COUNTED.findall(ended.stdout))
    if ended.returncode == 0:
        return moves, ""
    STATES.mkdir(parents=True, exist_ok=True)
    STATES.joinpath(f"{name}.txt").write_text(ended.stdout + ended.stderr, "utf-8")
    return moves, ended.stdout.strip().splitlines()[-1]
