"""The ships of a player as their blueprints stand now (ECL-GEN-10, 11, ECL-UPG-14)."""

from __future__ import annotations

from functools import cache

from starboard.games.eclipse.blueprint import Design
from starboard.games.eclipse.content import box
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.state import Player, Table


def design_of(state: Table, player: Player, ship: ShipType | str) -> Design:
    """What a ship type of this player can do now."""
    kind = str(ship)
    return design(
        player.people.id, kind, tuple(player.blueprints[kind]), tuple(player.outside[kind])
    )


@cache
def design(species: str, ship: str, tiles: tuple[str, ...], outside: tuple[str, ...]) -> Design:
    """The parts in effect: the tile on a slot, else what is printed there, and those outside."""
    return Design(species, ShipType(ship), parts_in_effect(species, ship, tiles, outside))


def parts_in_effect(
    species: str, ship: str, tiles: tuple[str, ...], outside: tuple[str, ...]
) -> list[str]:
    """A tile covers what is printed in its slot; that works again without it (ECL-GEN-11)."""
    printed = box().blueprint(species, ShipType(ship)).slots
    found = [tile or under for tile, under in zip(tiles, printed, strict=True)]
    return [*[part for part in found if part], *outside]
