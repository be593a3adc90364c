"""A live session whose keyboard is a script and whose hours pass while it waits for a key."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from starboard.kernel.match import Match
from starboard.screen.keyboard import ReadKey
from starboard.terminal import Person
from starboard.terminal.live import Live, desk_for
from starboard.terminal.session import Player
from tests.terminal.script import Script


class Sand:
    """Time that passes when somebody waits."""

    def __init__(self) -> None:
        self.run = 0.0

    def now(self) -> float:
        return self.run


class Canvas(Script):
    """Keeps every painted screen; it may be asked for a line as well."""

    def __init__(self, typed: Iterable[str], width: int, height: int) -> None:
        super().__init__(typed, width, height)
        self.painted: list[str] = []

    def paint(self, what: Any) -> None:
        self.clear()
        self.show(what)
        self.painted.append(self.last)

    @contextmanager
    def stage(self) -> Iterator[None]:
        yield


class Evening:
    """One person at a live table. Keys are pressed at once; a number lets so many seconds pass.

    Where time stands still a number is no key: any key is pressed. After the script nothing is
    pressed any more until the end of the planning.
    """

    def __init__(
        self,
        match: Match[Any],
        *keys: str | float,
        lang: str = "en",
        size: tuple[int, int] = (100, 40),
        pace: float = 1.0,
        others: Iterable[Player] = (),
        typed: Iterable[str] = (),
    ) -> None:
        self.sand = Sand()
        self.script: Iterator[str | float] = iter(keys)
        self.screen = Canvas(typed, *size)
        players = [Person("Marion"), *others]
        desk = desk_for(match, players, lang)
        assert desk is not None
        self.desk: Any = desk
        self.match = match
        self.live = Live(
            match,
            players,
            lang,
            self.screen,
            desk,
            keyboard=self.keyboard,
            hours=self.sand.now,
            pace=pace,
        )

    @contextmanager
    def keyboard(self) -> Iterator[ReadKey]:
        yield self.read_key

    def read_key(self, seconds: float | None) -> str:
        key = next(self.script, 100.0)
        if isinstance(key, str):
            return key
        if seconds is None:
            return "enter"
        self.sand.run += key
        return ""

    def run(self) -> Evening:
        self.live.run()
        return self

    @property
    def shown(self) -> list[str]:
        """Every painted screen."""
        return self.screen.painted
