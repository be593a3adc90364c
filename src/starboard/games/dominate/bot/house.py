"""The house bot: for every figure a plan, the best plan first; then the base.

It sees only its view. Worths are credits: what a plan destroys or brings, less what it costs and
leaves in danger.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from starboard.games.dominate.bot.base import build, orders_to_lose
from starboard.games.dominate.bot.errands import errand
from starboard.games.dominate.bot.fights import best_attack, best_fire, best_overrun
from starboard.games.dominate.bot.indoors import indoors
from starboard.games.dominate.bot.outlook import Outlook
from starboard.games.dominate.bot.plans import STAY, Plan
from starboard.games.dominate.bot.scripts import script_answer
from starboard.games.dominate.moves import (
    Counter,
    Done,
    EndTurn,
    Harvester,
    LoseOrder,
    StepTo,
    TakeOrder,
    ToBuild,
)
from starboard.games.dominate.slot import split
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Move
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.view import View

ACTIVATING: Final = (ToBuild, Done, StepTo)
"""One of these is always offered while figures are activated."""
ENGINEER: Final = "ing_inf"
WHIMS: Final = 1000
LIKELY: Final = 4.0
"""How much likelier the best move is than any other, to the power of e."""


class House(Bot):
    """Plays by rules of thumb."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        table: Table = view.table
        whim = 0 if table.mission is None else 1 + think.chance.below(WHIMS)
        return advise(table, think.seat, moves, whim)


def advise(state: Table, seat: int, moves: Sequence[Move], whim: int = 0) -> Decision:
    """What a sensible commander does with these moves, and why; `state` may be veiled.

    In a mission there are no dice, so whims make one evening differ from another.
    """
    move, why = decide(Outlook(state, seat, whim), moves)
    return Decision(move if move in moves else moves[-1], Reason(why))


def weigh(state: Table, seat: int, moves: list[Move]) -> list[float]:
    """How likely a sensible commander makes each move."""
    best = advise(state, seat, moves).move
    return [math.exp(LIKELY) if move == best else 1.0 for move in moves]


def decide(outlook: Outlook, moves: Sequence[Move]) -> tuple[Move, str]:
    """The next move, by what is being asked."""
    kinds = {type(move) for move in moves}
    if outlook.state.floor is not None:
        return indoors(outlook.state, outlook.seat, moves, outlook.whim)
    if not kinds.isdisjoint(ACTIVATING):
        return activate(outlook, moves)
    if EndTurn in kinds:
        return build(outlook, moves)
    return answer(outlook, moves, kinds)


def answer(outlook: Outlook, moves: Sequence[Move], kinds: set[type[Move]]) -> tuple[Move, str]:
    """Counter-attacks, surplus, a harvester for nothing."""
    if Counter in kinds:
        return Counter(), "why-counter"
    if Harvester in kinds:
        return Harvester(True), "why-harvester"
    takes = [move for move in moves if isinstance(move, TakeOrder)]
    if takes:
        sheets = outlook.state.box
        return max(takes, key=lambda move: sheets.sheet(split(move.order)[0]).cost), "why-take"
    loses = [move for move in moves if isinstance(move, LoseOrder)]
    if loses:
        return orders_to_lose(loses), "why-lose"
    return script_answer(outlook.state, outlook.seat, moves)


def activate(outlook: Outlook, moves: Sequence[Move]) -> tuple[Move, str]:
    """The best plan of all figures that may still do something."""
    going = outlook.state.activation
    if going is not None:
        figure = outlook.state.figures[going.figure]
        plan = max(combat(outlook, figure), errand(outlook, figure), key=worth_of)
        if plan.move is not None and plan.move in moves:
            return plan.move, plan.why
        return (Done(), "why-done") if Done() in moves else (moves[0], "why-done")
    waiting = [figure for figure in outlook.own if figure.used != outlook.state.turn]
    if outlook.whim:
        waiting.sort(key=lambda figure: outlook.mood(figure.id))
    best = STAY
    for figure in waiting:
        if figure.sheet.targets or figure.sheet.speed:
            best = max(best, combat(outlook, figure), key=worth_of)
    if best.move is not None and best.move in moves:
        return best.move, best.why
    waiting.sort(key=lambda figure: not has_mission(outlook, figure))
    for figure in waiting:
        plan = errand(outlook, figure)
        if plan.move is not None and plan.move in moves:
            return plan.move, plan.why
    return ToBuild(), "why-build"


def has_mission(outlook: Outlook, figure: Figure) -> bool:
    """Whether it goes first where only one can pass: it is to capture what a mission names."""
    return figure.sheet.type == ENGINEER and bool(outlook.captives)


def combat(outlook: Outlook, figure: Figure) -> Plan:
    """The best of attack, suppressive fire and driving over infantry."""
    if figure.aboard or not figure.field:
        return STAY
    attack = best_attack(outlook, figure)
    return max(attack, best_overrun(outlook, figure), best_fire(outlook, figure), key=worth_of)


def worth_of(plan: Plan) -> float:
    return plan.worth
