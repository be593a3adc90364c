"""What a bot is: it turns what a seat may know and its legal moves into a move and a reason.

Game packages bring their house bot, so the words live here; all other bots are in
`starboard.bots`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from starboard.errors import Argument
from starboard.kernel.agenda import State
from starboard.kernel.chance import Seeded
from starboard.kernel.game import Game
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.kernel.view import View, imagine_state


class Reason(NamedTuple):
    """Why a bot decided as it did: a message id and its arguments."""

    message: str
    args: Mapping[str, Argument] = {}


class Decision(NamedTuple):
    """A move and why."""

    move: Move
    why: Reason


class Budget(NamedTuple):
    """How long a bot may think about one decision: iterations or seconds; 0 is no limit."""

    iterations: int = 0
    seconds: float = 0.0


class Think:
    """What a bot has besides its view: imagination, a budget and a random stream of its own."""

    def __init__(
        self, game: Game[Any], seat: Seat, view: View[Any] | None, budget: Budget, chance: Seeded
    ) -> None:
        self.game = game
        self.seat = seat
        self.view = view
        self.budget = budget
        self.chance = chance

    def imagine(self) -> State:
        """A full state that looks the same to this seat, dealt anew."""
        if self.view is None:
            raise TypeError("a bot without a view cannot imagine anything")
        state: State = imagine_state(self.view, self.chance)
        return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Derive from it and write `choose`."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        """One of the legal moves, and why; there are at least two."""
        raise TypeError(f"{type(self).__name__} does not choose")


@mypyc_attr(allow_interpreted_subclasses=True)
class Blind(Bot):
    """A bot that looks at nothing but its moves, so that nobody has to build a view for it."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return self.pick(moves, think)

    def pick(self, moves: Sequence[Move], think: Think) -> Decision:
        """One of the legal moves, and why."""
        raise TypeError(f"{type(self).__name__} does not pick")
