"""Long proofs in parts of at most twenty minutes each.

A part is a module of this package with `LIMIT` (seconds, at most 1200), a docstring whose first
line says what it proves, and `run(progress) -> dict` with the numbers for docs/measured.md. It
looks at `progress.time_left` between pieces of work and keeps what it needs in `progress.state`,
so that the next call goes on where this one stopped.
"""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

LONGEST = 20 * 60
STATES = Path("build/soak")


class Progress:
    """How far a part has come: kept in a file, so that it survives the process."""

    def __init__(self, part: str, limit: float, folder: Path = STATES) -> None:
        self.path = folder / f"{part}.json"
        self.deadline = time.monotonic() + min(limit, LONGEST)
        self.state: dict[str, Any] = {}
        if self.path.exists():
            self.state = json.loads(self.path.read_text("utf-8"))

    @property
    def time_left(self) -> float:
        """Seconds until this call has to stop."""
        return max(0.0, self.deadline - time.monotonic())

    def save(self) -> None:
        """Write the state down; a call that is killed later goes on from here."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_text(json.dumps(self.state), "utf-8")
        fresh.replace(self.path)

    def finish(self) -> None:
        """Forget the state: the next call begins anew."""
        self.path.unlink(missing_ok=True)
