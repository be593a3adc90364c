"""`python -m tools.picture FILE`: a screen of the terminal game as a drawing."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from starboard.bots.named import seat_bot
from starboard.kernel.chance import Seeded
from starboard.kernel.registry import first, start
from starboard.table.table import BotSeat
from starboard.terminal.screen import Screen
from starboard.terminal.session import Person, Session

WIDTH, HEIGHT = 122, 36
DECISIONS = 50
"""So many hints are followed before the picture is taken."""
INKS = "2C3858 FF6B6B 5BE49B FFB454 5CC8FF CC79A7 5CC8FF E8ECF8"


def rgb(ink: str) -> tuple[int, int, int]:
    return int(ink[:2], 16), int(ink[2:4], 16), int(ink[4:], 16)


NIGHT = TerminalTheme(rgb("0B1020"), rgb("E8ECF8"), [rgb(ink) for ink in INKS.split()])
FOREIGN = re.compile(r"@font-face\s*\{[^}]*\}\s*|<!--.*?-->\s*", re.DOTALL)


class Camera(Screen):
    """Follows the hints and keeps the latest screen."""

    def __init__(self) -> None:
        super().__init__(self.film())
        self.left = DECISIONS
        self.typed: Iterator[str] = iter(())

    def film(self) -> Console:
        return Console(
            record=True,
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor",
            width=WIDTH,
            height=HEIGHT,
        )

    def ask(self, prompt: str) -> str:
        for line in self.typed:
            return line
        if not self.left:
            self.console.print(prompt, end="", markup=False)
            raise EOFError
        self.left -= 1
        self.typed = iter([""])
        return "hint"

    def clear(self) -> None:
        self.console = self.film()


def picture(lang: str = "en") -> str:
    """A moment in a game against the house bot."""
    game = first()
    ready = {option.name: True for option in game.options if option.name == "ready_ships"}
    match = start(game, seats=2, seed=11, options=ready)
    bot = BotSeat("House bot", seat_bot("house", match.game, at_table=True), Seeded("picture"))
    camera = Camera()
    session = Session(match, [Person("Marion"), bot], lang, camera)
    with suppress(EOFError):
        while not match.over:
            session.step()
    drawn = camera.console.export_svg(title=f"starboard play {game.id}", theme=NIGHT)
    # Nothing is loaded from elsewhere: the reader's own typewriter font will do.
    return FOREIGN.sub("", drawn)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
