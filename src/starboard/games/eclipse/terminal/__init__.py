"""How Eclipse looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.eclipse.state import Table
from starboard.games.eclipse.terminal.board import draw
from starboard.kernel.view import View
from starboard.screen import Terminal


class EclipseTerminal(Terminal[Table]):
    """How Eclipse looks in a terminal."""

    def board(
        self, view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        return draw(view, lang, names, width, tall)


TERMINAL = EclipseTerminal()
