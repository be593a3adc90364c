"""What the verbs of Eclipse foretell: the battle a ship flies into, and how a price comes about."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.battle.odds import parties_in
from starboard.games.eclipse.empire_moves import Research
from starboard.games.eclipse.galaxy_moves import Fly
from starboard.games.eclipse.movement import find_ship, move_ship
from starboard.games.eclipse.odds.odds import odds
from starboard.games.eclipse.state import Table
from starboard.games.eclipse.technologies import price
from starboard.kernel import Move, Seat
from starboard.kernel.remarks import Remark

EFFORT: Final = 10_000
SAMPLES: Final = 2_000
"""Enough for whole hundredths that are right to within three, and quick enough for a button."""


def foretold(state: Table, seat: Seat, move: Move) -> list[Remark]:
    """The chance to win where a ship flies to, and the discount of a technology."""
    if isinstance(move, Fly):
        chance = chance_to_win(state, seat, move)
        return [] if chance is None else [Remark("chance-battle", {"percent": percent(chance)})]
    if isinstance(move, Research):
        return discounted(state, seat, move)
    return []


def chance_to_win(state: Table, seat: Seat, move: Fly) -> float | None:
    """How likely one holds the sector after a battle, with all who would be there; or no battle."""
    after = state.clone()
    found = find_ship(after, move.ship)
    target = after.sectors.get(move.sector)
    if found is None or target is None:
        return None
    ship, origin = found
    move_ship(ship, origin, target)
    if not target.has_enemy_ship(seat):
        return None
    parties = parties_in(after, target)
    result = odds(parties, samples=SAMPLES, effort=EFFORT)
    own = next(place for place, party in enumerate(parties) if party.name == str(seat))
    return result.sides[own].wins


def discounted(state: Table, seat: Seat, move: Research) -> list[Remark]:
    """The price on the tile less the discount of the track (ECL-RESCH-02)."""
    technology = state.box.technologies[move.technology]
    paid = price(state, state.players[seat], technology, move.track)
    if paid == technology.cost:
        return []
    told = {"price": paid, "printed": technology.cost, "discount": technology.cost - paid}
    return [Remark("price-discounted", told)]


def percent(chance: float) -> int:
    """In hundredths."""
    return round(100 * chance)
