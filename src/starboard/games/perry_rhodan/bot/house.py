"""The house bot: every legal move gets a worth by a rule of thumb, and the best one is played.

It sees only its view. Its plan works the victory condition back to the cards that bring it; fights
are weighed by exact odds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from starboard.games.perry_rhodan.bot import choosing, deeds, fights, flights, musters, turns
from starboard.games.perry_rhodan.bot.outlook import NO_POOLS, Outlook, Pools
from starboard.games.perry_rhodan.bot.plans import Plan
from starboard.games.perry_rhodan.moves.build_up import (
    Declare,
    EndBuildUp,
    Lay,
    Pay,
    Replace,
    Solve,
    Swap,
)
from starboard.games.perry_rhodan.moves.combat import (
    Bonus,
    BreakThrough,
    HandOver,
    JoinRetreat,
    OpenPairing,
    Oppose,
    Order,
    PlaceEscort,
    Ready,
    Reduce,
    Retreat,
    Stay,
)
from starboard.games.perry_rhodan.moves.missions import (
    AskHeight,
    Attack,
    BlowUp,
    Board,
    CallName,
    Carry,
    Counter,
    Defend,
    Deliver,
    Deposit,
    Disguise,
    Drop,
    Equip,
    Fetch,
    From,
    Go,
    Join,
    Landed,
    Leave,
    PickUp,
    Radio,
    Sacrifice,
    SendAgents,
    To,
    Unload,
    Walk,
    WalkHome,
)
from starboard.games.perry_rhodan.moves.phases import ChangePhase, Follow
from starboard.games.perry_rhodan.moves.turn import (
    Discard,
    Done,
    Draw,
    EndMissions,
    Keep,
    Redraw,
    Shuffle,
    Wake,
    WakeAll,
)
from starboard.games.perry_rhodan.moves.windows import (
    Choose,
    PassRound,
    Play,
    Show,
    Use,
    UseSkill,
    Waive,
)
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Move, Pass
from starboard.kernel.bot import Bot, Decision, Reason, Think
from starboard.kernel.view import View

DOUBT: Final = 0.8
"""A move that is worth so much less is made a third as often."""
UNLIKELY: Final = 0.002

Worth = Callable[[Outlook, Plan, Any], float]


class House(Bot):
    """Plays by rules of thumb."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return advise(view.table, think.seat, moves, view.pools)


def advise(state: Table, seat: int, moves: Sequence[Move], pools: Pools = NO_POOLS) -> Decision:
    """What a sensible person does with these moves, and why; `state` may be veiled."""
    worths = opinions(state, seat, moves, pools)
    best = moves[worths.index(max(worths))]
    return Decision(best, reason_for(best))


def weigh(state: Table, seat: int, moves: list[Move]) -> list[float]:
    """How likely a sensible person makes each move: the nearer to the best worth, the likelier."""
    worths = opinions(state, seat, moves)
    most = max(worths)
    return [max(UNLIKELY, math.exp((worth - most) / DOUBT)) for worth in worths]


def opinions(
    state: Table, seat: int, moves: Sequence[Move], pools: Pools = NO_POOLS
) -> list[float]:
    """What each move is worth."""
    outlook = Outlook(state, seat, pools)
    plan = Plan(outlook)
    return [WORTHS[type(move)](outlook, plan, move) for move in moves]


def reason_for(move: Move) -> Reason:
    """One sentence for each kind of move."""
    message = f"why-{type(move).verb}"
    return Reason(message, {"card": move.card} if isinstance(move, (Lay, Play, Solve)) else {})


def of(worth: float) -> Worth:
    """A move that is always worth the same."""
    return lambda outlook, plan, move: worth


def plain(rule: Callable[[Outlook, Any], float]) -> Worth:
    """A rule of thumb that needs no plan."""
    return lambda outlook, plan, move: rule(outlook, move)


def about(rule: Callable[[Outlook], float]) -> Worth:
    """A rule of thumb about the situation, whatever the move says."""
    return lambda outlook, plan, move: rule(outlook)


WORTHS: Final[dict[type[Move], Worth]] = {
    Pass: of(0.0),
    PassRound: of(-0.05),
    Keep: of(1.0),
    Redraw: of(2.0),
    ChangePhase: about(turns.change_worth),
    Follow: of(30.0),
    WakeAll: of(9.0),
    Wake: of(5.0),
    Done: of(turns.STOP),
    EndMissions: of(turns.STOP),
    EndBuildUp: of(turns.STOP),
    Draw: turns.draw_worth,
    Shuffle: of(-1.0),
    Discard: lambda outlook, plan, move: turns.keep_worth(outlook, plan, move.card),
    Waive: of(-deeds.TURNED),
    Lay: turns.lay,
    Solve: turns.solve,
    Declare: turns.declare,
    Swap: turns.swap,
    Replace: turns.replace,
    Pay: plain(turns.pay),
    Play: deeds.play_worth,
    Use: deeds.use_worth,
    UseSkill: plain(deeds.skill_worth),
    Show: of(-0.1),
    Choose: choosing.choose,
    Sacrifice: turns.sacrifice_worth,
    Attack: plain(flights.attack),
    SendAgents: plain(flights.send_agents),
    Counter: plain(flights.hunt),
    Defend: flights.defend,
    Fetch: of(0.8),
    PickUp: of(2.0),
    WalkHome: of(1.5),
    Radio: of(1.4),
    Deliver: of(4.0),
    BlowUp: of(1.2),
    Deposit: of(2.0),
    Disguise: of(1.0),
    CallName: plain(fights.call),
    From: musters.depart,
    Join: musters.join,
    Board: musters.board,
    Walk: musters.walk,
    Carry: of(musters.UNWANTED),
    Equip: of(musters.UNWANTED),
    Leave: of(musters.UNWANTED),
    AskHeight: of(musters.UNWANTED),
    Go: of(musters.OFF),
    Unload: plain(musters.unload),
    Landed: of(turns.STOP),
    To: musters.go_home,
    Drop: plain(musters.drop),
    Oppose: plain(fights.oppose),
    OpenPairing: plain(fights.open_pairing),
    PlaceEscort: plain(fights.escort),
    Order: of(0.0),
    BreakThrough: plain(fights.break_through),
    Bonus: plain(fights.bonus),
    Retreat: of(0.0),
    Stay: about(fights.stay),
    JoinRetreat: of(0.2),
    Ready: of(0.1),
    HandOver: of(-0.1),
    Reduce: plain(fights.reduce),
}
"""The rule of thumb for every kind of move."""
