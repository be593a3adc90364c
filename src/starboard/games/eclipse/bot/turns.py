"""Which action to take, or whether to pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.bot import sites
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.plans import worth_of_build, worth_of_part, worth_of_technology
from starboard.games.eclipse.bot.war import best_campaign
from starboard.games.eclipse.empire_moves import InstallPart, Research
from starboard.games.eclipse.galaxy import ring
from starboard.games.eclipse.galaxy_moves import Explore, Influence
from starboard.games.eclipse.kinds import Action, Resource
from starboard.games.eclipse.moves import Act, Build, React
from starboard.games.eclipse.turn import ACTIVATIONS
from starboard.kernel import Move, Pass

PASS: Final = 0.12
"""Actions that bring less than this are not worth a disc."""


def act(outlook: Outlook, move: Act) -> float:
    """What an action brings, less the upkeep of its disc; nothing that leads to bankruptcy."""
    if not outlook.can_spend(1):
        return -1.0
    return GAINS[move.action](outlook) - outlook.price_of_disc()


def react(outlook: Outlook, move: React) -> float:
    """A last activation where it clearly pays."""
    if move.action is not Action.BUILD or not outlook.can_spend(1):
        return -1.0
    return best_build(outlook) - 0.3 - outlook.price_of_disc()


def do_nothing(outlook: Outlook, move: Pass) -> float:
    return PASS


def follow_ups(outlook: Outlook, action: Action) -> list[Move]:
    """What the action would allow as its first activation."""
    return ACTIVATIONS[action](outlook.seat, 1).moves(outlook.state, outlook.seat)


def explore(outlook: Outlook) -> float:
    """More sectors, as long as discs and money suffice to hold them."""
    if not outlook.can_spend(2):
        return -1.0
    found = follow_ups(outlook, Action.EXPLORE)
    rings = {ring(move.zone) for move in found if isinstance(move, Explore)}
    if not rings:
        return -1.0
    if not outlook.left:
        return 1.0
    room = max(0.0, outlook.player.discs - 3) * 0.25
    settlers = min(2, outlook.player.colony_ships) * 0.35
    hunger = 0.5 if sites.free_squares(outlook) <= outlook.player.colony_ships else -0.2
    best = max([sites.RING_WORTH[number] for number in rings])
    return min(2.6, 0.5 + best + settlers + room) + hunger - 0.22 * max(0, len(outlook.own) - 5)


def research(outlook: Outlook) -> float:
    """The best technology that can be paid for; early it pays to save for a good one."""
    technologies = outlook.state.box.technologies
    worths = [
        worth_of_technology(outlook, technologies[move.technology], move.track)
        for move in follow_ups(outlook, Action.RESEARCH)
        if isinstance(move, Research)
    ]
    science = outlook.player.storage[Resource.SCIENCE]
    saving = 0.02 * max(0, 12 - science) if outlook.left > 1 else 0.0
    return max(worths) - saving if worths else -1.0


def build(outlook: Outlook) -> float:
    """What the materials buy in one action."""
    count = activations(outlook.state, outlook.player, Action.BUILD)
    affordable = outlook.player.storage[Resource.MATERIALS] / 5
    return best_build(outlook) * min(count, max(1.0, affordable)) * 0.8


def best_build(outlook: Outlook) -> float:
    """The most useful thing the materials suffice for."""
    worths = [
        worth_of_build(outlook, move.thing, move.sector)
        for move in follow_ups(outlook, Action.BUILD)
        if isinstance(move, Build)
    ]
    return max(worths) if worths else 0.0


def upgrade(outlook: Outlook) -> float:
    """Better parts on the ships that matter."""
    worths = [
        worth_of_part(outlook, move.part, move.ship, move.slot)
        for move in follow_ups(outlook, Action.UPGRADE)
        if isinstance(move, InstallPart)
    ]
    worths.sort(reverse=True)
    count = activations(outlook.state, outlook.player, Action.UPGRADE)
    return sum([max(0.0, worth) for worth in worths[:count]]) * 0.75


def move_ships(outlook: Outlook) -> float:
    """A sector that can be taken."""
    campaign = best_campaign(outlook)
    return -1.0 if campaign is None else 0.85 * campaign.worth


def influence(outlook: Outlook) -> float:
    """Free sectors nearby, and colony ships to be turned up."""
    gains = [0.0]
    if outlook.can_spend(2):
        found = follow_ups(outlook, Action.INFLUENCE)
        gains.extend([sites.influence(outlook, m) for m in found if isinstance(m, Influence)])
    used = min(2, outlook.player.used_colony_ships)
    waiting = max(0, sites.free_squares(outlook) - outlook.player.colony_ships)
    return max(gains) * 0.9 + 0.45 * min(used, waiting) * min(1, outlook.left)


GAINS: Final[dict[Action, Callable[[Outlook], float]]] = {
    Action.EXPLORE: explore,
    Action.RESEARCH: research,
    Action.UPGRADE: upgrade,
    Action.BUILD: build,
    Action.MOVE: move_ships,
    Action.INFLUENCE: influence,
}
