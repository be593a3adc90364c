"""How a game is thought about: its house bot, its prospects, and what a seat may imagine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from starboard.kernel.agenda import S
from starboard.kernel.chance import Chance
from starboard.kernel.moves import Move
from starboard.kernel.printing import answering
from starboard.kernel.remarks import Advice
from starboard.kernel.seats import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """What bots ask a game."""

    slips: ClassVar[tuple[int, int]] = (12, 5)
    """In how many of a hundred decisions a beginner and a casual player slip."""

    def __repr__(self) -> str:
        return answering(self, Mind)

    def complete(self, state: S, seat: Seat | None, chance: Chance) -> None:
        """Fill in secrets that `imagine` cannot deal from a pool."""

    def fits(self, state: S, seat: Seat | None) -> bool:
        """Whether an imagined state agrees with everything the seat knows."""
        return True

    def estimate(self, state: S, seat: Seat) -> float:
        """How good a seat's prospects look, from 0 (lost) to 1 (won)."""
        return 1.0 / state.seats

    def moment(self, state: S) -> int:
        """Counts the moments at which positions compare well, such as turns; 0 if all are alike.

        A search plays on to the next one before it asks for an estimate.
        """
        return 0

    def house_bot(self) -> object | None:
        """A bot that plays like a sensible person, if the game has one."""
        return None

    def adviser(self) -> object | None:
        """The bot that gives hints to people; the house bot, unless a game has one for that."""
        return self.house_bot()

    def weigh(self, state: S, seat: Seat, moves: list[Move]) -> list[float]:
        """How likely a sensible person is to make each move; the first guess of a search.

        Only what the seat knows may count. Weights are positive and need no particular sum.
        """
        return [1.0] * len(moves)

    def coach(self, state: S, seat: Seat, move: Move, others: Sequence[Move]) -> Advice | None:
        """What a beginner should hear before this move, where it is a plain mistake; else nothing.

        `state` is the view of the seat, `others` are all moves that it could make. Whatever is said
        has to be true and worth doing: in doubt a coach is silent.
        """
        return None
