"""Bots that look at nothing but their moves: by chance, and what was done least so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from starboard.kernel.bot import Blind, Decision, Reason, Think
from starboard.kernel.moves import Move

AT_RANDOM = Reason("bot-random")
RAREST = "bot-rarest"


class Random(Blind):
    """Any legal move."""

    def pick(self, moves: Sequence[Move], think: Think) -> Decision:
        return Decision(moves[think.chance.below(len(moves))], AT_RANDOM)


class Rarest(Blind):
    """The move whose kind and things were played least so far; it finds forgotten corners.

    `played` may be shared by many games.
    """

    def __init__(self, played: Counter[str] | None = None) -> None:
        self.played: Counter[str] = Counter() if played is None else played

    def pick(self, moves: Sequence[Move], think: Think) -> Decision:
        counts = [self.count(move) for move in moves]
        least = min(counts)
        rarest = [move for move, count in zip(moves, counts, strict=True) if count == least]
        move = rarest[think.chance.below(len(rarest))]
        self.played.update(marks(move))
        return Decision(move, Reason(RAREST, {"times": least}))

    def count(self, move: Move) -> int:
        """How often its rarest mark was played."""
        return min(self.played[mark] for mark in marks(move))


def marks(move: Move) -> tuple[str, ...]:
    """What a move is counted under: its verb with each printed name it touches.

    The number of a thing (`laser.2`) says nothing about what it is.
    """
    verb = type(move).verb
    names = sorted({thing.partition(".")[0] for thing in move.touches})
    return tuple(f"{verb} {name}" for name in names) or (verb,)
