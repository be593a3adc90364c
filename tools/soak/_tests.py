"""Long tests, some at a time on all processors: what `pages` and `reach` share."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from tools.soak import STATES, Progress

COUNTED = re.compile(r"moves: (\d+)$", re.MULTILINE)
"""What a test prints that counts."""
FAULT = re.compile(r"^(?:FAILED|ERROR) .*::(.*)$", re.MULTILINE)
AT_ONCE = 8
"""Tests between two looks at the clock: processes and browsers take long to start."""


def run_each(progress: Progress, file: str, tests: Sequence[str]) -> dict[str, Any]:
    """What is left of the tests of a file; a call goes on where the last one stopped."""
    stored = progress.state
    left: list[str] = stored.setdefault("left", list(tests))
    faults: list[str] = stored.setdefault("faults", [])
    stored.setdefault("moves", 0)
    while left and progress.time_left > 0:
        moves, found = tested(file, left[:AT_ONCE])
        stored["moves"] += moves
        faults += found
        del left[:AT_ONCE]
        progress.save()
    return {
        "games": len(tests) - len(left),
        "moves": stored["moves"],
        "faults": len(faults),
        "first_fault": faults[0] if faults else "none",
        "good": not faults,
        "done": not left,
    }


def tested(file: str, tests: Sequence[str]) -> tuple[int, list[str]]:
    """How many moves some tests made, and what went wrong: all of that is kept beside the state."""
    named = [f"{file}::{test}" for test in tests]
    command = [sys.executable, "-m", "pytest", *named, "-q", "-n", "auto", "-rA"]
    ended = subprocess.run(command, capture_output=True, text=True, check=False)
    moves = sum(int(found) for found in COUNTED.findall(ended.stdout))
    if ended.returncode == 0:
        return moves, []
    STATES.mkdir(parents=True, exist_ok=True)
    STATES.joinpath(f"{tests[0]}.txt").write_text(ended.stdout + ended.stderr, "utf-8")
    return moves, FAULT.findall(ended.stdout) or [f"{tests[0]}: exit {ended.returncode}"]
