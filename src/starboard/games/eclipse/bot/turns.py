"""Which action to take, or whether to pass."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.bot import refits, sites
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.plans import worth_of_build, worth_of_technology
from starboard.games.eclipse.bot.war import best_campaign
from starboard.games.eclipse.build import PLANS, cost_of
from starboard.games.eclipse.empire_moves import Research
from starboard.games.eclipse.galaxy import ring
from starboard.games.eclipse.galaxy_moves import Explore, Influence
from starboard.games.eclipse.kinds import Action, Resource
from starboard.games.eclipse.moves import Build, React, TakeAction
from starboard.games.eclipse.turn import ACTIVATIONS
from starboard.kernel import Move, Pass

PASS: Final = 0.06
"""Actions that bring less than this are not worth a disc."""
FORETHOUGHT: Final = 0.78
"""What is left of a plan when it has been carried out."""
LOOK: Final = 0.5
"""What any new sector is worth, beside its ring."""
ROOM: Final = 0.2
"""What each disc beyond the third one adds to it, as it can be held then."""
SETTLER: Final = 0.35
"""What each colony ship adds to it, as it can be settled then."""
BEST_LOOK: Final = 3.6
IDLE: Final = 0.7
"""What it adds that colony ships have nothing to settle."""
CROWD: Final = 0.32
"""What each own sector beyond the fifth takes from it."""
SAVING: Final = 0.02
COMFORTABLE: Final = 12
"""As long as there is less science, it is better to wait for a good technology."""
READY_SHIP: Final = 0.45
LAST_LOOK: Final = 0.7
"""Points of a sector that is found in the last round."""


def act(outlook: Outlook, move: TakeAction) -> float:
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
        return LAST_LOOK
    best = max([sites.RING_WORTH[number] for number in rings])
    room = ROOM * max(0, outlook.player.discs - 3)
    settlers = SETTLER * min(2, outlook.player.colony_ships)
    idle = sites.free_squares(outlook) <= outlook.player.colony_ships
    crowd = CROWD * max(0, len(outlook.own) - 5)
    return min(BEST_LOOK, LOOK + best + settlers + room) + (IDLE if idle else 0.0) - crowd


def research(outlook: Outlook) -> float:
    """The best technology that can be paid for; early it pays to save for a good one."""
    technologies = outlook.state.box.technologies
    worths = [
        worth_of_technology(outlook, technologies[move.technology], move.track)
        for move in follow_ups(outlook, Action.RESEARCH)
        if isinstance(move, Research)
    ]
    science = outlook.player.storage[Resource.SCIENCE]
    saving = SAVING * max(0, COMFORTABLE - science) if outlook.left > 1 else 0.0
    return max(worths) - saving if worths else -1.0


def build(outlook: Outlook) -> float:
    """What the materials buy in one action: again and again the best that can be paid."""
    count = activations(outlook.state, outlook.player, Action.BUILD)
    plans = worthwhile(outlook)
    materials, total = outlook.player.storage[Resource.MATERIALS], 0.0
    for worth, cost, thing in plans:
        while count and cost <= materials:
            total, materials, count = total + worth, materials - cost, count - 1
            if thing in PLANS:
                break  # one in a sector; ships can be built again
    return FORETHOUGHT * total


def best_build(outlook: Outlook) -> float:
    """The most useful thing the materials suffice for."""
    plans = worthwhile(outlook)
    return plans[0][0] if plans else 0.0


def worthwhile(outlook: Outlook) -> list[tuple[float, int, str]]:
    """What is worth building, the best first, with its cost."""
    found = [
        (worth, cost_of(outlook.state, outlook.player, move.thing), move.thing)
        for move in follow_ups(outlook, Action.BUILD)
        if isinstance(move, Build)
        and (worth := worth_of_build(outlook, move.thing, move.sector)) > 0
    ]
    return sorted(found, reverse=True)


def upgrade(outlook: Outlook) -> float:
    """Better parts on the ships that matter."""
    return FORETHOUGHT * refits.upgrade(outlook)


def move_ships(outlook: Outlook) -> float:
    """A sector that can be taken."""
    campaign = best_campaign(outlook)
    return -1.0 if campaign is None else FORETHOUGHT * campaign.worth


def influence(outlook: Outlook) -> float:
    """Free sectors nearby, and colony ships to be turned up."""
    gains = [0.0]
    if outlook.can_spend(2):
        found = follow_ups(outlook, Action.INFLUENCE)
        gains.extend([sites.influence(outlook, m) for m in found if isinstance(m, Influence)])
    used = min(2, outlook.player.used_colony_ships)
    waiting = max(0, sites.free_squares(outlook) - outlook.player.colony_ships)
    return FORETHOUGHT * max(gains) + READY_SHIP * min(used, waiting) * min(1, outlook.left)


GAINS: Final[dict[Action, Callable[[Outlook], float]]] = {
    Action.EXPLORE: explore,
    Action.RESEARCH: research,
    Action.UPGRADE: upgrade,
    Action.BUILD: build,
    Action.MOVE: move_ships,
    Action.INFLUENCE: influence,
}
