"""What a seat may imagine aboard ships, on foot and under covers of others (PR-AGT-03).

Candidates are the cards that are listed where they were last announced and could be elsewhere.
"""

from __future__ import annotations

from starboard.games.perry_rhodan.attackable import cannot_take_part
from starboard.games.perry_rhodan.formation import ships_of
from starboard.games.perry_rhodan.holds import (
    ON_FOOT,
    is_home,
    listed_units,
    put_aboard,
    set_out,
    under_covers,
)
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.state import Cover, Laid, Mission, Player, Table
from starboard.games.perry_rhodan.transport import has_room
from starboard.kernel import Chance, Seat
from starboard.kernel.seats import includes


def deal_whereabouts(state: Table, seat: Seat | None, chance: Chance) -> None:
    """Put likely cards under covers and into holds that a seat cannot look into."""
    for player in state.players:
        for cover in player.covers.values():
            if not includes(cover.agent.seen, seat) and not cover.agent.names:
                cover.agent.names = likely_agent(state, player, cover, chance)
    running = [flight.mission for flight in state.flights]
    if state.mission is not None:
        running.append(state.mission)
    for mission in running:
        if mission.seat != seat and mission.origin:
            deal_cargo(state, mission, chance)
    state.memo = {}


def likely_agent(state: Table, player: Player, cover: Cover, chance: Chance) -> list[str]:
    """One of the agents that are still listed where this one came from."""
    hidden = under_covers(player)
    agents = [
        laid
        for laid in player.cards.values()
        if laid.card.agent and laid.side is cover.side and laid.id not in hidden
    ]
    near = [laid for laid in agents if laid.place == cover.origin]
    found = near or agents
    return [found[chance.below(len(found))].id] if found else []


def deal_cargo(state: Table, mission: Mission, chance: Chance) -> None:
    """Some of the units of the place of departure are aboard, or on foot where no ship flies."""
    units = [
        unit
        for unit in listed_units(state, mission.seat, mission.side, mission.origin)
        if could_be_along(state, mission, unit)
    ]
    ships = ships_of(state, mission)
    if not ships and ON_FOOT in state.players[mission.seat].holds and units:
        for unit in units[: 1 + chance.below(len(units))]:
            set_out(state, unit)
        return
    for unit in units:
        room = [ship for ship in ships if takes(state, mission, ship, unit)]
        chosen = chance.below(len(room) + 1)
        if chosen < len(room):
            put_aboard(state, unit, room[chosen])


def could_be_along(state: Table, mission: Mission, unit: Laid) -> bool:
    """Whether a unit may have gone along, as everybody sees."""
    if unit.id in (mission.landed or ()) or not is_home(state, unit):
        return False
    return cannot_take_part(state, mission, unit) is None


def takes(state: Table, mission: Mission, ship: Laid, unit: Laid) -> bool:
    """Whether a unit fits aboard a ship of the formation."""
    if ship.id not in state.players[ship.owner].holds:
        return False
    if not agree(unit.card, ship.card, mission.side, state.phase):
        return False
    return has_room(state, ship, unit) is None
