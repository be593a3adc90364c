"""Ships on the map as battle odds and dice strategies see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from starboard.games.eclipse.blueprint import Design
from starboard.games.eclipse.content import box
from starboard.games.eclipse.kinds import Colour, ShipType
from starboard.games.eclipse.odds.fleet import NEVER, Dice, Ships
from starboard.games.eclipse.printed import NeutralBlueprint

Values = Design | NeutralBlueprint
"""What a blueprint adds up to, a player's or that of neutral ships."""

RANKS: Final = {
    ShipType.INTERCEPTOR.value: 1,
    ShipType.STARBASE.value: 2,
    ShipType.CRUISER.value: 3,
    ShipType.DREADNOUGHT.value: 4,
}
"""Ships by size: Dreadnought, Cruiser, Interceptor (ECL-CMB-44); Starbases have no place there."""


def ships_like(
    kind: str,
    values: Values,
    damage: Sequence[int],
    splits: bool = False,
    retreat_from_round: int = NEVER,
    retreat_at_ships: int = NEVER,
) -> Ships:
    """Ships of one type, with the damage that is on each of them."""
    return Ships(
        kind,
        rank=RANKS.get(kind, 1),
        damage=damage,
        hull=values.hull,
        computer=values.computer,
        shield=values.shield,
        initiative=values.initiative,
        cannons=by_damage(values.cannons),
        missiles=by_damage(values.missiles),
        splits=splits,
        moves=kind != ShipType.STARBASE.value,
        retreat_from_round=retreat_from_round,
        retreat_at_ships=retreat_at_ships,
    )


def by_damage(dice: Mapping[Colour, int]) -> Dice:
    """Dice by damage instead of colour (ECL-CMB-28)."""
    damage = box().tracks.dice.damage
    return tuple(sorted([(damage[colour], count) for colour, count in dice.items()]))
