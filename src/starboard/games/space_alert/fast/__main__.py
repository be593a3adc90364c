"""`python -m starboard.games.space_alert.fast`: makes the machine code now, once and for all."""

from __future__ import annotations

from starboard.games.space_alert.fast.compiled import available
from starboard.games.space_alert.fast.evaluator import the_work

if __name__ == "__main__":
    if available():
        the_work(True)
