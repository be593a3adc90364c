"""Answers to what a mission asks: cards, questions, picks, judging."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.dominate.campaign.moves import Decide, Judge, PlayMission, Ready
from starboard.kernel import Move, Pass


def script_answer(moves: Sequence[Move]) -> tuple[Move, str]:
    """The page is read; a described act meets what it can; a question gets its first answer."""
    for kind, why in ((Ready, "why-ready"), (PlayMission, "why-mission"), (Decide, "why-decide")):
        for move in moves:
            if isinstance(move, kind):
                return move, why
    judged = [move for move in moves if isinstance(move, Judge)]
    if judged:
        return next((move for move in judged if move.trigger.strip("-")), judged[0]), "why-judge"
    passes = [move for move in moves if isinstance(move, Pass)]
    return (passes or moves)[0], "why-pass"
