"""Whereabouts: what is really aboard a ship, with a unit in a fight, or under a cover.

The card stays listed where it was last announced; a hold says where it really is, and only its
owner knows what is in it, not even how much (PR-TRANS-05, PR-SPACE-10, PR-AGT-03).
"""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.state import Cover, Hold, Laid, Player, Table
from starboard.games.perry_rhodan.versions import FLIGHTS_AWAY, follows
from starboard.kernel import Secret, only

ON_FOOT = "on_foot"
"""The hold of those who go without a ship: who they are is seen when they fight (PR-AGT-22)."""


def open_holds(state: Table, carriers: Iterable[Laid]) -> None:
    """From now on only the owner knows what these ships and units carry."""
    for laid in carriers:
        holds = state.players[laid.owner].holds
        if laid.id not in holds:
            holds[laid.id] = Hold(laid.id, Secret([], only(laid.owner)))


def aboard(state: Table, carrier: Laid) -> list[Laid]:
    """What a ship or unit carries unseen."""
    player = state.players[carrier.owner]
    hold = player.holds.get(carrier.id)
    return [] if hold is None else [player.cards[name] for name in hold.aboard.names]


def all_aboard(state: Table, carrier: Laid) -> list[Laid]:
    """What a ship carries, and what that carries in turn."""
    found: list[Laid] = []
    for laid in aboard(state, carrier):
        found.append(laid)
        found.extend(all_aboard(state, laid))
    return found


def carrier_of(state: Table, laid: Laid) -> Laid | None:
    """The ship or unit that carries a card unseen."""
    player = state.players[laid.owner]
    for hold in player.holds.values():
        if laid.id in hold.aboard.names:
            return player.cards.get(hold.carrier)
    return None


def put_aboard(state: Table, laid: Laid, carrier: Laid) -> None:
    """A card goes aboard, wherever it was before."""
    take_out(state, laid)
    hold = state.players[laid.owner].holds[carrier.id]
    hold.aboard.names = sorted([*hold.aboard.names, laid.id])
    state.memo = {}


def take_out(state: Table, laid: Laid) -> None:
    """A card leaves the hold that it is in, if it is in one."""
    for hold in state.players[laid.owner].holds.values():
        if laid.id in hold.aboard.names:
            hold.aboard.names = [name for name in hold.aboard.names if name != laid.id]
            state.memo = {}


def close_holds(state: Table, seat: int, carriers: Iterable[str]) -> None:
    """What these carried is announced again, or was never aboard."""
    holds = state.players[seat].holds
    for carrier in carriers:
        holds.pop(carrier, None)
    state.memo = {}


# ------------------------------------------------------------------------- covers


def cover_over(state: Table, laid: Laid) -> Cover | None:
    """The cover card under which a card really lies (PR-AGT-03, 23, PR-ABW-20, 23)."""
    for cover in state.players[laid.owner].covers.values():
        if laid.id in lies_under(state.players[laid.owner], cover):
            return cover
    return None


def under_covers(player: Player) -> list[str]:
    """What lies under the covers of a player: agents with their accessories."""
    return [name for cover in player.covers.values() for name in lies_under(player, cover)]


def lies_under(player: Player, cover: Cover) -> list[str]:
    """An agent with the accessories that are with it."""
    hold = player.holds.get(cover.id)
    return [*cover.agent.names, *(hold.aboard.names if hold is not None else ())]


def agent_under(player: Player, cover: Cover) -> Laid:
    """The agent under a cover."""
    return player.cards[cover.agent.names[0]]


def gear_under(player: Player, cover: Cover) -> list[Laid]:
    """The accessories that lie with an agent under its cover."""
    return [player.cards[name] for name in lies_under(player, cover)[1:]]


def cover_again(player: Player, cover: Cover, gear: list[Laid]) -> None:
    """An agent was seen, what it has with it was not: only its owner knows that (PR-AGT-23)."""
    names = sorted([laid.id for laid in gear])
    player.holds[cover.id] = Hold(cover.id, Secret(names, only(player.seat)))


def lift(state: Table, cover: Cover) -> None:
    """A cover card is taken away for good."""
    player = state.players[cover.owner]
    del player.covers[cover.id]
    close_holds(state, player.seat, [cover.id])


def listed_units(state: Table, space: int, side: Side, family: str) -> list[Laid]:
    """The units that were last announced at a place, wherever they really are."""
    at = (space, side, family)
    return [
        laid
        for laid in state.all_laid()
        if laid.card.is_unit and (laid.space, laid.side, laid.place) == at
    ]


def listed_gear(state: Table, space: int, side: Side, family: str) -> list[Laid]:
    """The accessories of units and ships last announced at a place, wherever they really are."""
    at = (space, side, family)
    return [
        laid
        for laid in state.all_laid()
        if (laid.card.is_unit_accessory or laid.card.is_ship_accessory)
        and (laid.space, laid.side, laid.place) == at
    ]


def is_home(state: Table, laid: Laid) -> bool:
    """Whether a card really lies where it is listed: neither aboard a ship nor under a cover."""
    return cover_over(state, laid) is None and not is_carried(state, laid)


def is_carried(state: Table, laid: Laid) -> bool:
    """Whether a card is aboard a ship or on foot with a mission, alone or with somebody."""
    for hold in state.players[laid.owner].holds.values():
        if laid.id in hold.aboard.names:
            carrier = state.laid(hold.carrier)
            return carrier is None or carrier.card.is_ship or is_carried(state, carrier)
    return False


# ------------------------------------------------------------------------- long flights


def in_flight(state: Table) -> list[str]:
    """What is aboard formations that are set aside on flights of several rounds (PR-RANGE-16)."""
    if not follows(state, FLIGHTS_AWAY):
        return []
    ships = [state.laid(name) for flight in state.flights for name in flight.mission.members]
    return [laid.id for ship in ships if ship is not None for laid in all_aboard(state, ship)]


def away_from_home(state: Table) -> set[str]:
    """The cards that do not lie where they are listed, whatever others see (PR-AGT-03)."""
    found: set[str] = set()
    for player in state.players:
        if player.covers:
            found.update(under_covers(player))
    return found.union(in_flight(state)) if state.flights else found


def elsewhere(state: Table, laid: Laid) -> tuple[int, str] | None:
    """Where a card really lies that is listed at home: space and family, or set aside in flight."""
    cover = cover_over(state, laid)
    if cover is not None:
        return cover.space, cover.place
    return (laid.owner, "") if laid.id in in_flight(state) else None


def is_away(state: Table, laid: Laid) -> bool:
    """Whether a card lies under a cover elsewhere, or flies with a formation set aside."""
    return elsewhere(state, laid) is not None


# ------------------------------------------------------------------------- on foot


def open_on_foot(state: Table, seat: int) -> None:
    """Units may go on foot from now on; only their owner knows which."""
    state.players[seat].holds[ON_FOOT] = Hold(ON_FOOT, Secret([], only(seat)))


def walkers(state: Table, seat: int) -> list[Laid]:
    """The units of a player that are on foot with a mission."""
    player = state.players[seat]
    hold = player.holds.get(ON_FOOT)
    return [] if hold is None else [player.cards[name] for name in hold.aboard.names]


def set_out(state: Table, laid: Laid) -> None:
    """A unit goes on foot."""
    take_out(state, laid)
    hold = state.players[laid.owner].holds[ON_FOOT]
    hold.aboard.names = sorted([*hold.aboard.names, laid.id])
    state.memo = {}
