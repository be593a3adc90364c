"""The keys of a terminal one by one, without Enter."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

ReadKey = Callable[[float | None], str]
"""Waits so many seconds for a key, or as long as it takes; nothing if none came."""

NAMES = {
    "\x1b[A": "up",
    "\x1b[B": "down",
    "\x1b[C": "right",
    "\x1b[D": "left",
    "\x1bOA": "up",
    "\x1bOB": "down",
    "\x1bOC": "right",
    "\x1bOD": "left",
    "\x1b[3~": "backspace",
    "\x7f": "backspace",
    "\b": "backspace",
    "\r": "enter",
    "\n": "enter",
    "\t": "tab",
    "\x1b": "escape",
}
LONGEST = 4
"""No named key is longer than this."""


def first_key(pressed: str) -> tuple[str, str]:
    """The name of the first key, and what was pressed after it."""
    for length in range(LONGEST, 0, -1):
        if pressed[:length] in NAMES:
            return NAMES[pressed[:length]], pressed[length:]
    return pressed[:1], pressed[1:]


class Keyboard:
    """Whoever types fast loses nothing."""

    def __init__(self, desk: int) -> None:
        self.desk = desk
        self.waiting = ""

    def read_key(self, seconds: float | None) -> str:
        """The next key; `EOFError` when nobody is there any more."""
        if not self.waiting:
            ready, _, _ = select.select([self.desk], [], [], seconds)
            if not ready:
                return ""
            pressed = os.read(self.desk, 64)
            if not pressed:
                raise EOFError
            self.waiting = pressed.decode(errors="replace")
        key, self.waiting = first_key(self.waiting)
        return key


def has_keyboard() -> bool:
    """Whether somebody sits at a terminal whose keys can be read one by one."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin.isatty() and sys.stdout.isatty()


@contextmanager
def keyboard() -> Iterator[ReadKey]:
    """Keys one by one; afterwards the terminal is as it was."""
    import termios
    import tty

    desk = sys.stdin.fileno()
    before = termios.tcgetattr(desk)
    try:
        tty.setcbreak(desk)
        yield Keyboard(desk).read_key
    finally:
        termios.tcsetattr(desk, termios.TCSADRAIN, before)
