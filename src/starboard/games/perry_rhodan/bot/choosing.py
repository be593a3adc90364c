"""Rules of thumb for questions of texts: a card, a source, a goal, a skill."""

from __future__ import annotations

from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import GOAL, Plan
from starboard.games.perry_rhodan.bot.turns import source_worth
from starboard.games.perry_rhodan.bot.worth import event_worth, hold_worth, laid_worth
from starboard.games.perry_rhodan.kinds import PHASES, Goal
from starboard.games.perry_rhodan.moves.windows import Choose
from starboard.games.perry_rhodan.words.hands import PickFromHand
from starboard.games.perry_rhodan.words.searching import Storing
from starboard.kernel.loop import choice_of

GOALS = {
    Goal.DESTABILISATION: 1.0,
    Goal.DEVASTATION: 0.9,
    Goal.ASSASSINATION: 0.7,
    Goal.SABOTAGE: 0.4,
}
"""What each goal is worth, other things being equal."""


def choose(outlook: Outlook, plan: Plan, move: Choose) -> float:
    """The best of what is offered; what is given away is the least."""
    state, thing = outlook.state, move.thing
    laid = state.laid(thing)
    if laid is not None:
        worth = laid_worth(outlook, laid)
        return worth if laid.owner != outlook.seat else 0.5 * worth
    card = state.card(thing)
    if card is not None:
        asked = choice_of(state, outlook.seat)
        if isinstance(asked, Storing):
            return -hold_worth(outlook, plan, card)
        if isinstance(asked, PickFromHand):
            return event_worth(card) if card.is_event else 1.0 + card.unique
        aimed = GOAL if any(aim.fits(card) for aim in plan.aims) else 0.0
        return max(aimed, hold_worth(outlook, plan, card))
    for phase in PHASES:
        if thing == phase.value:
            return source_worth(outlook, plan, phase)
    if thing == f"seat.{outlook.nearest}":
        return 1.0
    return next((worth for goal, worth in GOALS.items() if thing == goal.value), 0.5)
