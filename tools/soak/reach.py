"""20 random games of Flagship and of Eclipse: what a move touches is drawn and clickable."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from tools.soak import Progress

LIMIT = 20 * 60
COMMAND = (sys.executable, "-m", "pytest", "tests/browser/reach_games.py", "-q", "-n", "0")


def run(progress: Progress) -> dict[str, Any]:
    """One run of the browser over all games."""
    ended = subprocess.run(COMMAND, capture_output=True, text=True, timeout=LIMIT, check=False)
    return {"good": ended.returncode == 0, "said": ended.stdout.strip().splitlines()[-1]}
