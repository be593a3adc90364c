"""Which parts to install: several planned together, as energy comes before what uses it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from starboard.games.eclipse.activation import Activation, activations
from starboard.games.eclipse.blueprint import Design
from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.plans import RATING, worth_of_part
from starboard.games.eclipse.bot.strength import of_design, rating
from starboard.games.eclipse.bot.war import ambition
from starboard.games.eclipse.designs import design, design_of
from starboard.games.eclipse.empire_moves import InstallPart
from starboard.games.eclipse.fitting import OUTSIDE, parts_at_hand
from starboard.games.eclipse.kinds import Action, ShipType
from starboard.games.eclipse.upgrade import installations
from starboard.kernel.loop import choice_of

KEPT: Final = 5
"""So many of the best designs are thought on, and as many of those with most energy."""

Tiles = tuple[str, ...]


class Refit(NamedTuple):
    """Parts for one type of ship, the first of them, and what they make of it."""

    first: InstallPart
    parts: int
    after: Design


class Draft(NamedTuple):
    """A blueprint on the way."""

    first: InstallPart | None
    tiles: Tiles
    outside: Tiles
    after: Design


def energy(draft: Draft) -> int:
    """What is left over on a blueprint."""
    return draft.after.energy_produced - draft.after.energy_consumed


def installed(species: str, ship: ShipType, draft: Draft, move: InstallPart) -> Draft:
    """A blueprint with one more part."""
    tiles, outside = draft.tiles, draft.outside
    if move.slot == OUTSIDE:
        outside = (*outside, move.part)
    else:
        tiles = (*tiles[: move.slot - 1], move.part, *tiles[move.slot :])
    return Draft(draft.first or move, tiles, outside, design(species, ship.value, tiles, outside))


def promising(drafts: list[Draft]) -> list[Draft]:
    """Equal ships once, the strongest, and those with energy for something strong."""
    found = {tuple(sorted([part.id for part in each.after.parts])): each for each in drafts}
    strong = sorted(found.values(), key=lambda each: -rating(each.after))
    charged = sorted(strong, key=lambda each: -energy(each))
    return [*strong[:KEPT], *[each for each in charged[:KEPT] if each not in strong[:KEPT]]]


@lru_cache(maxsize=2048)
def refits(
    species: str, ship: ShipType, tiles: Tiles, outside: Tiles, parts: Tiles, count: int
) -> tuple[Refit, ...]:
    """The best of one type of ship with one part, with two, and so on."""
    drafts = [Draft(None, tiles, outside, design(species, ship.value, tiles, outside))]
    best = rating(drafts[0].after)
    found: list[Refit] = []
    for number in range(1, count + 1):
        more: list[Draft] = []
        for draft in drafts:
            moves = installations(species, ship, draft.tiles, draft.outside, parts)
            more.extend([installed(species, ship, draft, move) for move in moves])
        drafts = promising(more)
        if drafts and drafts[0].first is not None and rating(drafts[0].after) > best:
            best = rating(drafts[0].after)
            found.append(Refit(drafts[0].first, number, drafts[0].after))
    return tuple(found)


def plans(outlook: Outlook, count: int) -> list[tuple[float, Refit]]:
    """What each type of ship could gain by so many parts, the best first."""
    player = outlook.player
    parts = tuple([part.id for part in parts_at_hand(outlook.state, player)])
    found: list[tuple[float, Refit]] = []
    for ship in ShipType:
        tiles, outside = tuple(player.blueprints[ship]), tuple(player.outside[ship])
        now = rating(design_of(outlook.state, player, ship))
        for refit in refits(player.people.id, ship, tiles, outside, parts, count):
            gain = ambition(outlook).with_design(ship, of_design(refit.after))
            found.append((gain + RATING * (rating(refit.after) - now), refit))
    return sorted(found, key=lambda each: (-each[0], each[1].parts))


def upgrade(outlook: Outlook) -> float:
    """What one Upgrade action makes of the ship that gains most."""
    found = plans(outlook, activations(outlook.state, outlook.player, Action.UPGRADE))
    return found[0][0] if found else 0.0


def install(outlook: Outlook, move: InstallPart) -> float:
    """The first part of the best plan for the activations that are left; nothing else."""
    choice = choice_of(outlook.state, outlook.seat)
    if not isinstance(choice, Activation):
        return worth_of_part(outlook, move.part, move.ship, move.slot)  # one that was found
    for gain, refit in plans(outlook, choice.left):
        if refit.first == move:
            return gain
    return -1.0
