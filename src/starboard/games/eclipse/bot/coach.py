"""What a coach says to a beginner in Eclipse: wasted actions, hopeless battles, idle discs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.eclipse.bot.house import advise, worth_of
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.strength import chance_against, force_of
from starboard.games.eclipse.bot.turns import follow_ups
from starboard.games.eclipse.empire_moves import InstallPart, Research
from starboard.games.eclipse.galaxy_moves import Explore, Fly
from starboard.games.eclipse.kinds import Action, ShipType
from starboard.games.eclipse.movement import Moving, find_ship
from starboard.games.eclipse.moves import Build, EndTurn, Stop, TakeAction
from starboard.games.eclipse.state import Table
from starboard.kernel import Move, Pass, Seat
from starboard.kernel.loop import choice_of
from starboard.kernel.remarks import Advice

CLEARLY: Final = 0.8
"""So many points more than passing an action has to bring before somebody is told of it."""
HOPELESS: Final = 0.2
"""A battle that is won less often than this is not for beginners."""
USES: Final[dict[Action, type[Move]]] = {
    Action.EXPLORE: Explore,
    Action.RESEARCH: Research,
    Action.UPGRADE: InstallPart,
    Action.BUILD: Build,
    Action.MOVE: Fly,
}
"""What an action is taken for; influence has more than one use."""


def coach(state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> Advice | None:
    """What is plainly wasted or lost by a move."""
    if state.players[seat].species is None:
        return None
    outlook = Outlook(state, seat)
    if isinstance(move, TakeAction):
        return before_an_action(outlook, move, others)
    if isinstance(move, Pass):
        return before_passing(outlook, move, others)
    if isinstance(move, Stop | EndTurn):
        return before_stopping(outlook, move, others)
    if isinstance(move, Fly):
        return before_flying(outlook, move)
    return None


def before_an_action(outlook: Outlook, move: TakeAction, others: Sequence[Move]) -> Advice | None:
    """The disc would buy nothing: there is nothing to be done with this action."""
    use = USES.get(move.action)
    if use is None or any(isinstance(each, use) for each in follow_ups(outlook, move.action)):
        return None
    message = "coach-pinned" if is_pinned(outlook, move) else "coach-wasted"
    return Advice(message, {"action": move.action.value}, better_action(outlook, others))


def is_pinned(outlook: Outlook, move: TakeAction) -> bool:
    """Whether one has ships that could fly, if nobody held them."""
    if move.action is not Action.MOVE:
        return False
    return any(
        ship.kind != ShipType.STARBASE and sector.has_enemy_ship(outlook.seat)
        for sector in outlook.state.sectors.values()
        for ship in sector.ships_of(outlook.seat)
    )


def better_action(outlook: Outlook, others: Sequence[Move]) -> Move | None:
    """The action that the house bot would take, if it clearly pays."""
    actions = [each for each in others if isinstance(each, TakeAction)]
    if not actions:
        return None
    best = max(actions, key=lambda each: worth_of(outlook, each))
    return best if worth_of(outlook, best) >= CLEARLY else None


def before_passing(outlook: Outlook, move: Pass, others: Sequence[Move]) -> Advice | None:
    """A disc is left, the money pays for it, and something is worth it."""
    best = better_action(outlook, others)
    if not isinstance(best, TakeAction) or outlook.money_after(1) < 0:
        return None
    return Advice("coach-idle", {"action": best.action.value}, best)


def before_stopping(outlook: Outlook, move: Move, others: Sequence[Move]) -> Advice | None:
    """What the action could still do, if it is clearly worth it."""
    useful = [each for each in others if isinstance(each, tuple(USES.values()))]
    if not useful:
        return None
    best = advise(outlook.state, outlook.seat, [*useful, move]).move
    if best is move or worth_of(outlook, best) < worth_of(outlook, move) + CLEARLY:
        return None
    return Advice("coach-not-done", {}, best)


def before_flying(outlook: Outlook, move: Fly) -> Advice | None:
    """A battle that one would almost surely lose, even with all who can come along."""
    state = outlook.state
    found, target = find_ship(state, move.ship), state.sectors[move.sector]
    choice, foes = choice_of(state, outlook.seat), outlook.foes(target)
    if found is None or not foes or not isinstance(choice, Moving):
        return None
    ship, origin = found
    along = [each for each in origin.ships_of(outlook.seat) if each is not ship]
    mine = force_of(state, [*target.ships_of(outlook.seat), ship, *along[: choice.left]])
    if chance_against(mine, force_of(state, foes)) >= HOPELESS:
        return None
    return Advice("coach-hopeless", {"sector": target.id})
