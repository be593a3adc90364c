"""Who really carries what in a fight: cargo of ships, accessories of units (PR-TRANS, PR-ACC).

Outside fights an accessory lies on its bearer. In a fight holds say where it is: only their owner
knows it until the card is used.
"""

from __future__ import annotations

from starboard.games.perry_rhodan.state import Hold, Laid, Mission, Table
from starboard.games.perry_rhodan.zones import borne_by


def hold_of(state: Table, carrier: Laid) -> Hold | None:
    """What is aboard a ship or with a unit, where it was ever loaded."""
    return state.players[carrier.owner].holds.get(carrier.id)


def aboard(state: Table, ship: Laid) -> list[Laid]:
    """The cards in a ship: units, smaller ships, accessories that travel alone."""
    hold = hold_of(state, ship)
    if hold is None or not ship.card.is_ship:
        return []
    cards = state.players[ship.owner].cards
    return [cards[name] for name in hold.aboard.names if name in cards]


def ship_of(state: Table, cargo: Laid) -> Laid | None:
    """The ship that carries a card."""
    player = state.players[cargo.owner]
    for carrier, hold in player.holds.items():
        if cargo.id in hold.aboard.names:
            found = player.cards.get(carrier)
            if found is not None and found.card.is_ship:
                return found
    return None


def gear_of(state: Table, laid: Laid) -> list[Laid]:
    """The accessories that a unit or ship has with it (PR-ACC-02, 04, 19, 20)."""
    hold = hold_of(state, laid)
    if hold is None or not laid.card.is_unit:
        return borne_by(state, laid)
    cards = state.players[laid.owner].cards
    fixed = [each for each in borne_by(state, laid) if each.card.fixed]
    return [*fixed, *[cards[name] for name in hold.aboard.names if name in cards]]


def bearer_of(state: Table, accessory: Laid) -> Laid | None:
    """The unit or ship that has an accessory with it."""
    player = state.players[accessory.owner]
    for carrier, hold in player.holds.items():
        if accessory.id in hold.aboard.names:
            return player.cards.get(carrier)
    bearer = player.cards.get(accessory.on)
    if bearer is None or accessory in gear_of(state, bearer):
        return bearer
    return None


def brought(state: Table, mission: Mission) -> list[Laid]:
    """Everybody whom the attacker brings: members, and what they carry."""
    found: list[Laid] = []
    for name in mission.members:
        laid = state.laid(name)
        if laid is not None:
            found += [laid, *aboard(state, laid)]
    return found
