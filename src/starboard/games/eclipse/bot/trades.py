"""When to trade: against bankruptcy, and at the very end for something that brings points."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.build import cost_of
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.technologies import cannot_place, price, tracks_for
from starboard.games.eclipse.trade import Trade

NEVER: Final = -9.0
LAST_RESORT: Final = 0.01
"""Worse than to stop, better than to give up a sector."""
BARGAIN: Final = 0.8
"""What is left of the points of an aim that has to be traded for."""


class Aim(NamedTuple):
    """Something that brings points, and what is missing to pay for it."""

    resource: Resource
    missing: int
    points: int


def trade(outlook: Outlook, move: Trade) -> float:
    """Money as late as possible, and for what there is most of; else only for an aim."""
    if outlook.money_after(0) < 0:
        if move.get is not Resource.MONEY:
            return NEVER
        return LAST_RESORT + 0.0001 * outlook.player.storage[move.give]
    if outlook.left or outlook.player.passed or not outlook.player.discs:
        return NEVER
    for aim in (technology_aim(outlook), monolith_aim(outlook)):
        if aim is not None and move.get is aim.resource and is_in_reach(outlook, aim):
            return BARGAIN * aim.points + 0.0001 * spare(outlook, move.give)
    return NEVER


def is_in_reach(outlook: Outlook, aim: Aim) -> bool:
    """Whether other resources can pay for all that is missing."""
    rate = outlook.player.people.trade_ratio
    others = [each for each in Resource if each not in (aim.resource, Resource.GRAY)]
    return 0 < aim.missing <= sum([spare(outlook, each) // rate for each in others])


def spare(outlook: Outlook, resource: Resource) -> int:
    """What is left of a resource after the upkeep of one more action."""
    if resource is Resource.MONEY:
        return max(0, outlook.money_after(1))
    return outlook.player.storage[resource]


def technology_aim(outlook: Outlook) -> Aim | None:
    """The technology with points for which the least is missing."""
    state, player = outlook.state, outlook.player
    points = state.box.tracks.technology_track.points
    best: Aim | None = None
    for name in state.tray:
        technology = state.box.technologies[name]
        for track in tracks_for(technology):
            held = len(player.technologies[track])
            if cannot_place(state, player, technology, track) is not None:
                continue
            scored = points[held + 1] - points[held]
            cost = price(state, player, technology, track)
            missing = max(0, cost - player.storage[Resource.SCIENCE])
            if scored and (best is None or missing < best.missing):
                best = Aim(Resource.SCIENCE, missing, scored)
    return best


def monolith_aim(outlook: Outlook) -> Aim | None:
    """One more Monolith."""
    player = outlook.player
    if not player.owns("monolith") or all(sector.monolith for sector in outlook.own):
        return None
    cost = cost_of(outlook.state, player, "monolith")
    missing = max(0, cost - player.storage[Resource.MATERIALS])
    return Aim(Resource.MATERIALS, missing, outlook.state.box.tracks.scoring.monolith)
