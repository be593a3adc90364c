"""The server killed 100 times on each database, moves in flight: nothing lost, nothing twice."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from tests.server.postgres import DATABASES

from tools.soak import Progress

LIMIT = 20 * 60
KILLS = 100
AT_ONCE = 10
"""Kills between two looks at the clock, all of the same tables."""
TABLES = 100
"""Tables of each of the two pairs who play; with every look at the clock they begin new ones."""
TEST = "tests/server/test_crash.py::test_killed_with_moves_in_flight_nothing_acknowledged_is_lost"


def run(progress: Progress) -> dict[str, Any]:
    """The databases in turns; a call goes on where the last one stopped."""
    killed: dict[str, int] = progress.state.setdefault("killed", dict.fromkeys(DATABASES, 0))
    faults: list[str] = progress.state.setdefault("faults", [])
    while min(killed.values()) < KILLS and progress.time_left > 0:
        database = min(killed, key=lambda each: killed[each])
        fault = kill(database)
        if fault:
            faults.append(f"{database}: {fault}")
        killed[database] += AT_ONCE
        progress.save()
    rounds = sum(killed.values()) // AT_ONCE
    return {
        **{f"kills on {database}": count for database, count in killed.items()},
        "tables": rounds * 2 * TABLES,
        "faults": len(faults),
        "first_fault": faults[0] if faults else "none",
        "good": not faults,
        "done": all(count >= KILLS for count in killed.values()),
    }


def kill(database: str) -> str:
    """Some kills of one server; what went wrong, if anything did."""
    command = [sys.executable, "-m", "pytest", f"{TEST}[{database}]", "-q", "-n", "0"]
    asked = {"STARBOARD_KILLS": str(AT_ONCE), "STARBOARD_TABLES": str(TABLES)}
    environment = {**os.environ, **asked}
    ended = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return "" if ended.returncode == 0 else ended.stdout.strip().splitlines()[-1]
