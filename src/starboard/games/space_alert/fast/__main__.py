"""`python -m starboard.games.space_alert.fast`: makes the machine code now, once and for all."""

from __future__ import annotations

import fcntl
import tempfile
from pathlib import Path

from starboard.games.space_alert.fast.compiled import available, stamp
from starboard.games.space_alert.fast.evaluator import the_work


def make() -> None:
    """Make it, unless somebody else is at it."""
    with (Path(tempfile.gettempdir()) / f"starboard-fast-{stamp():x}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return
        the_work(True)


if __name__ == "__main__":
    if available():
        make()
