"""What a coach says to a beginner: only what the house bot would do, and only if it is plain."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.flagship.asides import Cash
from starboard.games.flagship.blows import Evasion
from starboard.games.flagship.bot import actions
from starboard.games.flagship.bot.outlook import Outlook
from starboard.games.flagship.chances import chance_of_attack, chance_to_evade
from starboard.games.flagship.moves import (
    Attack,
    Buy,
    EndTurn,
    Evade,
    Generate,
    Launch,
    Reveal,
)
from starboard.games.flagship.state import Table
from starboard.games.flagship.turn import ActionPhase
from starboard.kernel import Move, Pass, Seat
from starboard.kernel.loop import choice_of
from starboard.kernel.remarks import Advice

GOOD_ODDS: Final = 0.3
"""A shot that gets through less often than this is a matter of taste."""
PLAIN: Final = (Attack, Buy, Cash, Generate, Launch, Reveal)
"""What a beginner should not forget; cards to play are left to them."""


def coach(state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> Advice | None:
    """What was forgotten at the end of a turn, and an evasion that costs nothing."""
    choice = choice_of(state, seat)
    if isinstance(choice, ActionPhase) and isinstance(move, EndTurn):
        return before_the_end(state, seat, move, others)
    if isinstance(choice, Evasion) and isinstance(move, Pass):
        return before_the_hit(state, choice, others)
    return None


def before_the_end(state: Table, seat: Seat, end: EndTurn, others: Sequence[Move]) -> Advice | None:
    """The most useful thing that is left to do, if the house bot would do it."""
    outlook = Outlook(state, seat)
    moves = [each for each in others if isinstance(each, PLAIN) and is_sound(state, each)]
    decided = actions.action(outlook, ActionPhase(seat), [*moves, end])
    best = decided.move
    told = decided.why.args
    match best:
        case Buy(item=item):
            price = state.players[seat].credits
            return Advice("coach-buy", {"card": item, "credits": price}, best)
        case Cash(card=card):
            return Advice("coach-cash", {"card": card, "thing": told["thing"]}, best)
        case Attack(weapon=weapon, targets=targets):
            return Advice("coach-attack", {"weapon": weapon, "target": targets[0]}, best)
        case Generate(item=item):
            return Advice("coach-charge", {"card": item}, best)
        case Launch(ship=ship):
            return Advice("coach-launch", {"card": ship}, best)
        case Reveal():
            return Advice("coach-reveal", {}, best)
    return None


def is_sound(state: Table, move: Move) -> bool:
    """An attack has to have good odds."""
    if not isinstance(move, Attack):
        return True
    hits, evades = chance_of_attack(state, move)
    return hits * (1 - evades) >= GOOD_ODDS


def before_the_hit(state: Table, choice: Evasion, others: Sequence[Move]) -> Advice | None:
    """To evade costs nothing."""
    evades = [each for each in others if isinstance(each, Evade)]
    blow = state.blows[choice.blow]
    unit = state.item(blow.target)
    if not evades or unit is None or not chance_to_evade(state, unit, state.item(blow.weapon)):
        return None
    return Advice("coach-evade", {"card": unit.id}, evades[0])
