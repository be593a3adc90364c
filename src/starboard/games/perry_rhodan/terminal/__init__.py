"""How Perry Rhodan looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.terminal.board import draw
from starboard.games.perry_rhodan.terminal.portrait import portrait
from starboard.kernel.view import View
from starboard.screen import Terminal


class PerryRhodanTerminal(Terminal[Table]):
    """How Perry Rhodan looks in a terminal."""

    def board(
        self, view: View[Table], lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        return draw(view, lang, names, width, tall)

    def portrait(self, state: Table, text: str, lang: str) -> object | None:
        return portrait(state, text, lang)


TERMINAL = PerryRhodanTerminal()
