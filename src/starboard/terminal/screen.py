"""Where a session shows and asks; tests put a script in its place."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console, RenderableType
from rich.control import Control
from rich.screen import Screen as Canvas

TALL = 32
"""From this many lines on there is room for more than the bare necessities."""


class Screen:
    """A terminal, or a pipe that looks like one."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def tall(self) -> bool:
        return self.height >= TALL

    def show(self, what: RenderableType) -> None:
        """Print something below what is there."""
        self.console.print(what)

    def ask(self, prompt: str) -> str:
        """A line from the keyboard; `EOFError` when nobody is there any more."""
        if sys.stdin.isatty():
            return input(f"{prompt} ").strip()
        self.console.print(prompt, end=" ", markup=False)
        line = sys.stdin.readline()
        self.console.print()
        if not line:
            raise EOFError
        return line.strip()

    def clear(self) -> None:
        """Leave nothing to be read, also not by scrolling back."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.clear()

    @contextmanager
    def stage(self) -> Iterator[None]:
        """A screen of its own for what is painted; afterwards everything is as it was."""
        self.console.set_alt_screen(True)
        self.console.show_cursor(False)
        try:
            yield
        finally:
            self.console.show_cursor(True)
            self.console.set_alt_screen(False)

    def paint(self, what: RenderableType) -> None:
        """Draw the whole screen in place of what was painted before, without flicker."""
        self.console.control(Control.home())
        self.console.print(Canvas(what), end="")

    def lines(self, what: RenderableType) -> int:
        """How many lines something takes here."""
        return len(self.console.render_lines(what, pad=False))
