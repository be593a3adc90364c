"""A plan: what is to be done with a figure, what it brings, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.dominate.moves import StepTo
from starboard.games.dominate.state import Figure
from starboard.kernel import Move

NEVER: Final = -99.0


class Plan(NamedTuple):
    """The next small move of a plan, with the worth of the whole."""

    worth: float
    move: Move | None
    """Nothing where the figure had best stay as it is."""
    why: str


STAY: Final = Plan(0.0, None, "why-done")


def leading(figure: Figure, first: str, action: Move) -> Move:
    """The first move of a plan: a step towards where it acts, or the action itself."""
    return StepTo(figure.id, first) if first else action
