"""How Dominate & Delegate looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.dominate.state import Table
from starboard.games.dominate.terminal.board import draw
from starboard.kernel.view import View
from starboard.screen import Terminal


class DominateTerminal(Terminal[Table]):
    """How Dominate & Delegate looks in a terminal."""

    def board(
        self, view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        return draw(view, lang, names, width, tall)


TERMINAL = DominateTerminal()
