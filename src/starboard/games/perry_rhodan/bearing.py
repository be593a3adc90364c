"""Who has whom with it: the ship of a unit, the bearer of an accessory, all of a mission."""

from __future__ import annotations

from starboard.games.perry_rhodan.accessories import gear_of
from starboard.games.perry_rhodan.holds import all_aboard, carrier_of, walkers
from starboard.games.perry_rhodan.state import Laid, Mission, Table


def ship_of(state: Table, cargo: Laid) -> Laid | None:
    """The ship that carries a card, or carries the unit that has it."""
    carrier = carrier_of(state, cargo)
    if carrier is None or carrier.card.is_ship:
        return carrier
    return ship_of(state, carrier)


def bearer_of(state: Table, accessory: Laid) -> Laid | None:
    """The unit or ship that has an accessory with it."""
    carrier = carrier_of(state, accessory)
    if carrier is not None:
        return carrier
    bearer = state.players[accessory.owner].cards.get(accessory.on)
    return bearer if bearer is not None and accessory in gear_of(state, bearer) else None


def brought(state: Table, mission: Mission) -> list[Laid]:
    """Everybody whom the attacker brings: ships, what they carry, and those on foot."""
    ships = [laid for name in mission.members if (laid := state.laid(name)) is not None]
    carried = [laid for ship in ships for laid in all_aboard(state, ship)]
    return [*ships, *carried, *walkers(state, mission.seat)]
