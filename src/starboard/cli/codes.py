"""How a command ends."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
ANSWER_IS_NO: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
