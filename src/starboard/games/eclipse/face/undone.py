"""What somebody would rather know before passing or taking an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.games.eclipse.build import cost_of
from starboard.games.eclipse.colonies import Colonise
from starboard.games.eclipse.kinds import Action, Resource
from starboard.games.eclipse.moves import EndTurn, React, TakeAction
from starboard.games.eclipse.resources import money_after
from starboard.games.eclipse.state import Player, Table
from starboard.games.eclipse.technologies import prices
from starboard.kernel import Move, Pass, Seat
from starboard.kernel.face import Undone

PLENTY: Final = 3
"""So many more actions that can be paid for are plainly left over."""


def left_over(state: Table, seat: Seat, move: Move, others: Sequence[Move]) -> list[Undone]:
    """Ships, points and actions left over, and money that will be missing (ECL-COL, ECL-UPK)."""
    player = state.players[seat]
    if isinstance(move, Pass | EndTurn):
        found = unsettled(player, others)
        actions = {each.action for each in others if isinstance(each, TakeAction)}
        if isinstance(move, Pass) and actions:
            found += last_points(state, player, actions) or idle(state, player)
        return found
    if isinstance(move, TakeAction | React):
        short = -money_after(state, player, 1)
        return [Undone("left-bankrupt", {"short": short})] if short > 0 else []
    return []


def unsettled(player: Player, others: Sequence[Move]) -> list[Undone]:
    """Colony ships with a planet for them (ECL-COL-01)."""
    settles = any(isinstance(each, Colonise) for each in others)
    return [Undone("left-colony-ships", {"count": player.colony_ships})] if settles else []


def last_points(state: Table, player: Player, actions: set[Action]) -> list[Undone]:
    """In the last round: what science and materials still buy in points (ECL-END-07, 10)."""
    if state.round < state.box.tracks.game.rounds or money_after(state, player, 1) < 0:
        return []
    found: list[Undone] = []
    points = best_technology(state, player) if Action.RESEARCH in actions else 0
    if points:
        found.append(Undone("left-technology", {"points": points}))
    bare = any(not sector.monolith for sector in state.controlled(player.seat))
    if Action.BUILD in actions and bare and player.owns("monolith"):
        count = player.storage[Resource.MATERIALS] // cost_of(state, player, "monolith")
        if count:
            found.append(Undone("left-monolith", {"points": state.box.tracks.scoring.monolith}))
    return found


def best_technology(state: Table, player: Player) -> int:
    """The most points that a technology brings which the science suffices for."""
    table, science = state.box.tracks.technology_track.points, player.storage[Resource.SCIENCE]
    best = 0
    for track, names in player.technologies.items():
        if any(price <= science for price in prices(state, player, track).values()):
            best = max(best, table[len(names) + 1] - table[len(names)])
    return best


def idle(state: Table, player: Player) -> list[Undone]:
    """Discs that the money would pay for, before the last round (ECL-UPK-04)."""
    if state.round >= state.box.tracks.game.rounds:
        return []
    paid = [more for more in range(1, player.discs + 1) if money_after(state, player, more) >= 0]
    return [Undone("left-actions", {"count": len(paid)})] if len(paid) >= PLENTY else []
