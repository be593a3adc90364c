"""Which action to take, or whether to pass."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.bot import sites
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.plans import worth_of_build, worth_of_part, worth_of_technology
from starboard.games.eclipse.bot.war import best_campaign
from starboard.games.eclipse.build import THINGS, cannot_afford, cost_of
from starboard.games.eclipse.explore import is_exhausted, is_origin
from starboard.games.eclipse.fitting import fits, free_places, parts_at_hand
from starboard.games.eclipse.galaxy import has_fragment, neighbours, ring
from starboard.games.eclipse.influence import cannot_put
from starboard.games.eclipse.kinds import Action, Resource, ShipType
from starboard.games.eclipse.moves import Act, React
from starboard.games.eclipse.research import cannot_place, price, tracks_for
from starboard.kernel import Pass

PASS: Final = 0.12
"""Actions that bring less than this are not worth a disc."""


def act(outlook: Outlook, move: Act) -> float:
    """What an action brings, less the upkeep of its disc; nothing that leads to bankruptcy."""
    if not outlook.can_spend(1):
        return -1.0
    gain = GAINS[move.action](outlook)
    return gain - outlook.price_of_disc()


def react(outlook: Outlook, move: React) -> float:
    """A last activation where it clearly pays."""
    if not outlook.can_spend(1):
        return -1.0
    if move.action is Action.BUILD:
        return best_build(outlook) - 0.3 - outlook.price_of_disc()
    return -0.5


def do_nothing(outlook: Outlook, move: Pass) -> float:
    return PASS


def explore(outlook: Outlook) -> float:
    """More sectors, as long as discs and money suffice to hold them."""
    if not outlook.can_spend(2):
        return -1.0
    rings = open_rings(outlook)
    if not rings or not outlook.left:
        return 1.0 if rings and outlook.can_spend(2) else -1.0
    room = max(0.0, outlook.player.discs - 3) * 0.25
    settlers = min(2, outlook.player.colony_ships) * 0.35
    hunger = 0.5 if sites.free_squares(outlook) <= outlook.player.colony_ships else -0.2
    best = max([sites.RING_WORTH[number] for number in rings])
    return min(2.6, 0.5 + best + settlers + room) + hunger - 0.22 * max(0, len(outlook.own) - 5)


def open_rings(outlook: Outlook) -> set[int]:
    """The rings in which something can still be explored."""
    state, found = outlook.state, set[int]()
    for sector in state.sectors.values():
        if not is_origin(state, outlook.seat, sector):
            continue
        for edge, zone in enumerate(neighbours(sector.zone)):
            if zone not in state.zones and has_fragment(sector, edge):
                found.add(ring(zone))
    return {number for number in found if not is_exhausted(state, number)}


def research(outlook: Outlook) -> float:
    """The best technology that can be paid for, and a little for a second one."""
    state, player = outlook.state, outlook.player
    science = player.storage[Resource.SCIENCE]
    worths: list[float] = []
    for name, copies in state.tray.items():
        technology = state.box.technologies[name]
        if not copies or player.owns(name):
            continue
        for track in tracks_for(technology):
            if cannot_place(state, player, technology, track) is not None:
                continue
            if price(state, player, technology, track) <= science:
                worths.append(worth_of_technology(outlook, technology, track))
    if not worths:
        return -1.0
    worths.sort(reverse=True)
    saving = 0.02 * max(0, 12 - science) if outlook.left > 1 else 0.0
    return worths[0] - saving


def build(outlook: Outlook) -> float:
    """What the materials buy in one action."""
    count = activations(outlook.state, outlook.player, Action.BUILD)
    best = best_build(outlook)
    affordable = outlook.player.storage[Resource.MATERIALS] / 5
    return best * min(count, max(1.0, affordable)) * 0.8


def best_build(outlook: Outlook) -> float:
    """The most useful thing the materials suffice for."""
    state, player = outlook.state, outlook.player
    things = [each for each in THINGS if cannot_afford(state, player, each) is None]
    worths = [0.0]
    for sector in outlook.own:
        for thing in things:
            taken = {"orbital": sector.orbital, "monolith": sector.monolith}.get(thing, False)
            if not taken and cost_of(state, player, thing) <= player.storage[Resource.MATERIALS]:
                worths.append(worth_of_build(outlook, thing, sector.id))
    return max(worths)


def upgrade(outlook: Outlook) -> float:
    """Better parts on the ships that matter."""
    state, player = outlook.state, outlook.player
    worths: list[float] = []
    for part in parts_at_hand(state, player):
        for ship in ShipType:
            for slot in free_places(player, ship, part):
                if fits(state, player, part, ship, slot):
                    worths.append(worth_of_part(outlook, part.id, ship, slot))
    worths.sort(reverse=True)
    count = activations(state, player, Action.UPGRADE)
    return sum([max(0.0, worth) for worth in worths[:count]]) * 0.75


def move(outlook: Outlook) -> float:
    """A sector that can be taken."""
    campaign = best_campaign(outlook)
    return -1.0 if campaign is None else 0.85 * campaign.worth


def influence(outlook: Outlook) -> float:
    """Free sectors nearby, and colony ships to be turned up."""
    state = outlook.state
    gains = [0.0]
    for sector in state.sectors.values():
        if sector.disc < 0 and cannot_put(state, outlook.seat, sector.id, "") is None:
            gains.append(sites.control(outlook, sector) if outlook.can_spend(2) else 0.0)
    used = min(2, outlook.player.used_colony_ships)
    waiting = max(0, sites.free_squares(outlook) - outlook.player.colony_ships)
    return max(gains) * 0.9 + 0.45 * min(used, waiting) * min(1, outlook.left)


GAINS: Final = {
    Action.EXPLORE: explore,
    Action.RESEARCH: research,
    Action.UPGRADE: upgrade,
    Action.BUILD: build,
    Action.MOVE: move,
    Action.INFLUENCE: influence,
}
