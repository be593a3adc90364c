"""What a battle brings in reputation tiles, won or lost (ECL-REP-03…07)."""

from __future__ import annotations

from functools import cache

from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.content import box
from starboard.games.eclipse.state import Ship


@cache
def best_of(draws: int, held: int = 0) -> float:
    """By how much the best of so many tiles is expected to be above one that is held."""
    tiles = box().tracks.reputation.tiles
    count = sum(tiles.values())
    found, below = 0.0, 0
    for points, copies in sorted(tiles.items()):
        likely = ((below + copies) / count) ** draws - (below / count) ** draws
        found += likely * max(0, points - held)
        below += copies
    return found


def renown(outlook: Outlook, enemies: list[Ship], won: bool) -> float:
    """The tile that is kept after a battle; a full track only exchanges its least one."""
    rules, player = box().tracks.reputation, outlook.player
    draws = rules.draws["battle"]
    if won:
        draws += sum([rules.draws[str(ship.kind)] for ship in enemies])
    has_room = player.room_for(len(player.partners), len(player.reputation) + 1)
    held = 0 if has_room else min([int(name) for name in player.reputation.names()], default=4)
    return best_of(min(draws, rules.max_draw), held)
