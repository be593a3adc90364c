"""When to trade: against bankruptcy, and what nobody needs for something that brings points."""

from __future__ import annotations

from typing import Final, NamedTuple

from starboard.games.eclipse.bot.outlook import RESERVE, Outlook
from starboard.games.eclipse.bot.plans import gain_of_technology
from starboard.games.eclipse.build import cost_of
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.printed import Technology
from starboard.games.eclipse.technologies import cannot_place, price, tracks_for
from starboard.games.eclipse.trade import Trade

NEVER: Final = -9.0
LAST_RESORT: Final = 0.01
"""Worse than to stop, better than to give up a sector."""
BARGAIN: Final = 0.8
"""What is left of the points of an aim that has to be traded for."""
SAVINGS: Final = 6
"""Money that is kept as long as there are rounds to come."""
WORTHWHILE: Final = 0.4
"""What a technology must bring that has to be traded for."""


class Aim(NamedTuple):
    """Something that brings points, and what is missing to pay for it."""

    resource: Resource
    missing: int
    points: float


def trade(outlook: Outlook, move: Trade) -> float:
    """Money as late as possible, and for what there is most of; else only for an aim."""
    if outlook.money_after(0) < 0:
        if move.get is not Resource.MONEY:
            return NEVER
        return LAST_RESORT + 0.0001 * outlook.player.storage[move.give]
    if outlook.player.passed or not outlook.player.discs:
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
    """What is left of a resource after the upkeep of one more action, and what is kept."""
    if resource is Resource.MONEY:
        return max(0, outlook.money_after(1) - (SAVINGS if outlook.left else 0))
    return max(0, outlook.player.storage[resource] - (RESERVE if outlook.left else 0))


def technology_aim(outlook: Outlook) -> Aim | None:
    """In the last round the technology with points that is nearest, before it the most useful."""
    state, player = outlook.state, outlook.player
    best: Aim | None = None
    for name in state.tray:
        technology = state.box.technologies[name]
        for track in tracks_for(technology):
            if cannot_place(state, player, technology, track) is not None:
                continue
            cost = price(state, player, technology, track)
            missing = max(0, cost - player.storage[Resource.SCIENCE])
            aim = Aim(Resource.SCIENCE, missing, gain(outlook, technology, track))
            if aim.points >= WORTHWHILE and is_better(outlook, aim, best):
                best = aim
    return best


def gain(outlook: Outlook, technology: Technology, track: str) -> float:
    """What a technology brings, less its disc."""
    return gain_of_technology(outlook, technology, track) - outlook.price_of_disc()


def is_better(outlook: Outlook, aim: Aim, best: Aim | None) -> bool:
    """What can be had comes before what cannot; then what brings more, or is nearer."""
    if best is None or not outlook.left:
        return best is None or aim.missing < best.missing
    return (is_in_reach(outlook, aim), aim.points) > (is_in_reach(outlook, best), best.points)


def monolith_aim(outlook: Outlook) -> Aim | None:
    """One more Monolith."""
    player = outlook.player
    if not player.owns("monolith") or all(sector.monolith for sector in outlook.own):
        return None
    cost = cost_of(outlook.state, player, "monolith")
    missing = max(0, cost - player.storage[Resource.MATERIALS])
    return Aim(Resource.MATERIALS, missing, outlook.state.box.tracks.scoring.monolith)
