"""How Space Alert looks in a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.terminal.board import draw
from starboard.games.space_alert.terminal.desk import LiveDesk
from starboard.games.space_alert.terminal.portrait import portrait
from starboard.kernel import Seat
from starboard.kernel.view import View
from starboard.screen import Terminal
from starboard.screen.desk import Desk
from starboard.text.sentences import Speech


class SpaceAlertTerminal(Terminal[Mission]):
    """How Space Alert looks in a terminal."""

    def board(
        self, view: View[Mission], lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        return draw(view, lang, names, width, tall)

    def portrait(self, state: Mission, text: str, lang: str) -> object | None:
        return portrait(text, lang)

    def desk(self, seat: Seat, speech: Speech) -> Desk | None:
        return LiveDesk(speech, seat)


TERMINAL = SpaceAlertTerminal()
