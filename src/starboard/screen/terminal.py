"""How a game looks in a terminal: its board, a single component, a desk in real time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from starboard.kernel.agenda import S
from starboard.kernel.game import Game, room
from starboard.kernel.printing import answering
from starboard.kernel.seats import Seat
from starboard.kernel.view import View
from starboard.screen.desk import Desk
from starboard.text.sentences import Speech


class Terminal(Generic[S]):
    """What a terminal asks a game; a game that draws nothing is told in lists."""

    def __repr__(self) -> str:
        return answering(self, Terminal)

    def board(
        self, view: View[S], lang: str, names: Sequence[str], width: int, tall: bool
    ) -> object | None:
        """The table drawn for a terminal of that width, for rich; nothing if it cannot be drawn."""
        return None

    def portrait(self, state: S, text: str, lang: str) -> object | None:
        """A card or component by its id or name, drawn for rich; nothing if there is none."""
        return None

    def desk(self, seat: Seat, speech: Speech) -> Desk | None:
        """A person's place in a game in real time, with keys and a screen, if it is one."""
        return None


def terminal_of(game: Game[Any]) -> Terminal[Any]:
    """How a game looks in a terminal."""
    return room(game, "terminal", Terminal)
