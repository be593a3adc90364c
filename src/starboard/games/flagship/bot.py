"""The house bot: how a sensible person plays Flagship, by rules of thumb.

It sees only its view. Every choice of the rules has its own short answer; the action phase is in
`bot_actions`, what happens under attack in `bot_defence`, questions of card texts in
`bot_answers`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.flagship import bot_actions, bot_answers, bot_defence
from starboard.games.flagship.asides import Claim
from starboard.games.flagship.asking import (
    Arrange,
    AskFaction,
    AskOpponent,
    AskTarget,
    FetchCard,
    FreeShot,
    PayFor,
    PayOff,
    PutCard,
)
from starboard.games.flagship.blows import Evasion, Interception, LosePart
from starboard.games.flagship.charging import Divide
from starboard.games.flagship.construction import Assemble
from starboard.games.flagship.field import MakeRoom
from starboard.games.flagship.hand import DiscardCards, HandLimit, ShuffleToDraw
from starboard.games.flagship.outlook import Outlook
from starboard.games.flagship.prizes import PrizeOffer, ShufflePrize
from starboard.games.flagship.state import Table
from starboard.games.flagship.turn import ActionPhase
from starboard.games.flagship.windows import Between, EventWindow
from starboard.kernel import Choice, Move
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.loop import choice_of
from starboard.kernel.view import View

TRUST: Final = 3.0
"""How much likelier the house bot's move is than all others together."""

Thumb = Callable[[Outlook, Any, Sequence[Move]], Decision]

THUMBS: dict[type[Choice[Any]], Thumb] = {
    Assemble: bot_actions.assemble,
    ActionPhase: bot_actions.action,
    Between: bot_actions.between,
    EventWindow: bot_answers.break_in,
    Divide: bot_actions.load,
    MakeRoom: bot_answers.make_room,
    Evasion: bot_defence.evasion,
    Interception: bot_defence.interception,
    LosePart: bot_defence.lose_part,
    PrizeOffer: bot_answers.prize,
    ShufflePrize: bot_answers.prize,
    ShuffleToDraw: bot_answers.shuffle,
    DiscardCards: bot_answers.drop,
    HandLimit: bot_answers.drop,
    AskTarget: bot_answers.target,
    AskOpponent: bot_answers.opponent,
    AskFaction: bot_answers.faction,
    PayFor: bot_answers.pay_for,
    PayOff: bot_answers.pay_off,
    FetchCard: bot_answers.fetch,
    PutCard: bot_answers.put,
    Arrange: bot_answers.arrange,
    FreeShot: bot_actions.free_shot,
}


class House(Bot):
    """Plays by rules of thumb."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return advise(view.table, think.seat, moves)


def advise(state: Table, seat: int, moves: Sequence[Move]) -> Decision:
    """What a sensible person does with these moves, and why; `state` may be veiled."""
    for move in moves:
        if isinstance(move, Claim):
            return Decision(move, Reason("why-prize"))
    choice = choice_of(state, seat)
    thumb = None if choice is None else THUMBS.get(type(choice))
    if thumb is None:
        return Decision(moves[0], Reason("why-anything"))
    return thumb(Outlook(state, seat), choice, moves)


def weigh(state: Table, seat: int, moves: list[Move]) -> list[float]:
    """How likely a sensible person makes each move: mostly the one the house bot would."""
    advised = advise(state, seat, moves).move
    trusted = TRUST * len(moves)
    return [trusted if move is advised else 1.0 for move in moves]
