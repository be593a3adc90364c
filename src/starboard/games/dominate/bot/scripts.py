"""Answers to what a mission asks: cards, questions, picks, judging."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starboard.games.dominate.campaign.moves import Decide, Judge, PlayMission, Ready, UseCard
from starboard.games.dominate.script.effects import Choice
from starboard.games.dominate.state import Table
from starboard.kernel import Move, Pass


def script_answer(state: Table, seat: int, moves: Sequence[Move]) -> tuple[Move, str]:
    """The page is read, a card is played, a described act meets what it can."""
    for kind, why in ((Ready, "why-ready"), (PlayMission, "why-mission"), (UseCard, "why-card")):
        for move in moves:
            if isinstance(move, kind):
                return move, why
    decisions = [move for move in moves if isinstance(move, Decide)]
    if decisions:
        return decide(state, seat, decisions), "why-decide"
    judged = [move for move in moves if isinstance(move, Judge)]
    if judged:
        return next((move for move in judged if move.trigger.strip("-")), judged[0]), "why-judge"
    return next((move for move in moves if isinstance(move, Pass)), moves[0]), "why-pass"


def decide(state: Table, seat: int, moves: Sequence[Decide]) -> Decide:
    """The first answer that does not end the mission at once, as far as the own page says."""
    asking = state.mission.asking.value if state.mission is not None else None
    if asking is None:
        return moves[0]
    ending = {option.text.en for option in own_options(state, seat) if ends_it(option)}
    for move in moves:
        number = int(move.answer.rpartition(".")[2]) - 1
        if number < len(asking.options) and asking.options[number].en not in ending:
            return move
    return moves[0]


def own_options(state: Table, seat: int) -> Iterator[Choice]:
    """The answers to all questions on the own page."""
    assert state.mission is not None
    page = state.mission.pages[state.mission.role(seat)].value
    for trigger in page.triggers if page is not None else ():
        for effect in trigger.do:
            if effect.choose:
                yield from effect.choose.options


def ends_it(option: Choice) -> bool:
    """Whether an answer ends the mission."""
    return any(bool(effect.win) for effect in option.do)
