"""One person's place in a game in real time: what keys mean, and what there is to see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from starboard.kernel.events import Event
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.options import OptionValue
from starboard.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Desk:
    """A game in real time offers one to whoever sits at a keyboard; whoever keeps time asks it.

    Keys are single letters, or `left`, `right`, `up`, `down`, `enter`, `backspace`, `tab`,
    `escape`. What is drawn is drawn for rich.
    """

    def press(self, view: View[Any], key: str) -> Move | None:
        """The move that a key means now; nothing if it only changes what is shown."""
        return None

    def hear(self, view: View[Any], events: Sequence[Event], second: float) -> None:
        """Something has happened that this person may know."""

    def tell(self, sentence: str) -> None:
        """Show a sentence until the next key, such as why a move was refused."""

    def draw(self, view: View[Any], second: float, width: int, height: int) -> object:
        """The whole screen at a second of the game."""
        return ""

    def film(self, match: Match[Any], width: int, height: int) -> list[object]:
        """What is looked at when nobody acts any more, page by page."""
        return []

    def ending(self, match: Match[Any], date: str) -> object:
        """How it came out, as it is kept."""
        return ""

    def onward(self, match: Match[Any]) -> dict[str, dict[str, OptionValue]]:
        """What can be played next: its name and its options."""
        return {}
