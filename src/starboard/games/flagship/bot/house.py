"""The house bot: how a sensible person plays Flagship, by rules of thumb.

It sees only its view. Every choice of the rules has its own short answer; the action phase is in
`actions`, what happens under attack in `defence`, questions of card texts in
`answers`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.flagship.asides import Cash, Claim
from starboard.games.flagship.asking import AskFaction, AskOpponent
from starboard.games.flagship.blows import Evasion, Interception, LosePart
from starboard.games.flagship.bot import actions, answers, defence
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.cards.words.aimed import AskTarget
from starboard.games.flagship.cards.words.attacks import FreeShot
from starboard.games.flagship.cards.words.bargains import PayFor, PayOff
from starboard.games.flagship.cards.words.hands import FetchCard
from starboard.games.flagship.cards.words.market import Arrange, PutCard
from starboard.games.flagship.charging import Divide
from starboard.games.flagship.construction import Assemble
from starboard.games.flagship.field import MakeRoom
from starboard.games.flagship.hand import DiscardCards, HandLimit, ShuffleToDraw
from starboard.games.flagship.moves import (
    Buy,
    EndTurn,
    Evade,
    Generate,
    Launch,
    Pick,
    Ready,
    Reveal,
    ShuffleDraw,
    ShuffleMarket,
)
from starboard.games.flagship.playing import EventWindow
from starboard.games.flagship.prizes import PrizeOffer, ShufflePrize
from starboard.games.flagship.state import Table
from starboard.games.flagship.turn import ActionPhase
from starboard.games.flagship.windows import BeforeActions, Between
from starboard.kernel import Choice, Move, Pass
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.loop import choice_of
from starboard.kernel.view import View

TRUST: Final = 20.0
"""How much likelier the house bot's move is than another that is worth something."""
RARE: Final = 0.7
"""A move without any use that anyone sees at once."""
NEVER: Final = 0.1
"""What no sensible person thinks about here."""

SETTLED: dict[type[Choice[Any]], tuple[type[Move], ...]] = {
    Assemble: (Pick, Ready),
    Between: (Pass,),
    BeforeActions: (Pass,),
    EventWindow: (Pass,),
    Evasion: (Evade,),
    ShuffleToDraw: (Pass, ShuffleDraw),
}
"""Answers that are not in doubt where the house bot gives them."""
FIRST = (Reveal, Generate, Launch, ShuffleMarket, EndTurn)
"""Actions that are not in doubt where the house bot takes them."""
UNLIKELY = (Reveal, Generate, Launch, ShuffleMarket, ShuffleDraw, EndTurn, Cash)
"""Actions that nobody prefers to one that is worth something."""

Thumb = Callable[[Outlook, Any, Sequence[Move]], Decision]

THUMBS: dict[type[Choice[Any]], Thumb] = {
    Assemble: actions.assemble,
    ActionPhase: actions.action,
    Between: actions.between,
    BeforeActions: actions.between,
    EventWindow: answers.break_in,
    Divide: actions.load,
    MakeRoom: answers.make_room,
    Evasion: defence.evasion,
    Interception: defence.interception,
    LosePart: defence.lose_part,
    PrizeOffer: answers.prize,
    ShufflePrize: answers.prize,
    ShuffleToDraw: answers.shuffle,
    DiscardCards: answers.drop,
    HandLimit: answers.drop,
    AskTarget: answers.target,
    AskOpponent: answers.opponent,
    AskFaction: answers.faction,
    PayFor: answers.pay_for,
    PayOff: answers.pay_off,
    FetchCard: answers.fetch,
    PutCard: answers.put,
    Arrange: answers.arrange,
    FreeShot: actions.free_shot,
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
    choice = choice_of(state, seat)
    if isinstance(choice, ActionPhase) and not isinstance(moves[-1], Claim):
        return weigh_actions(Outlook(state, seat), moves)
    advised = advise(state, seat, moves).move
    settled = () if choice is None else SETTLED.get(type(choice), ())
    sure = isinstance(advised, (Claim, settled))
    return [
        TRUST if move is advised else NEVER if sure or isinstance(move, Cash) else 1.0
        for move in moves
    ]


def weigh_actions(outlook: Outlook, moves: list[Move]) -> list[float]:
    """Actions by what the house bot thinks of them; what comes first anyway is not in doubt."""
    opinions = actions.opinions(outlook, moves)
    advised = actions.settle(opinions).move
    if isinstance(advised, FIRST):
        return [TRUST if move is advised else NEVER for move in moves]
    return [TRUST if move is advised else likelihood(move, opinion) for move, opinion in opinions]


def likelihood(move: Move, opinion: actions.Opinion) -> float:
    """How likely an action is that the house bot would not take."""
    if isinstance(move, UNLIKELY):
        return NEVER
    if opinion.worth > 0:
        return 1.0 + min(opinion.worth, 5.0)
    return 1.0 if isinstance(move, Buy) else RARE
