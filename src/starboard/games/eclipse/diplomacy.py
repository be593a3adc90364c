"""Diplomatic relations, acts of aggression, the Traitor (ECL-DIP)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.eclipse.control import return_cube
from starboard.games.eclipse.empire_events import (
    RelationsBroken,
    RelationsFormed,
    TraitorTaken,
)
from starboard.games.eclipse.galaxy import at, connected, has_portal, neighbours
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.own import OwnStep
from starboard.games.eclipse.state import NOBODY, RESOURCES, Player, Table
from starboard.kernel import Chance


def has_diplomacy(state: Table) -> bool:
    """Whether enough players began the game (ECL-DIP-01)."""
    return state.seats >= state.box.tracks.game.diplomacy_from_players


def has_room(player: Player) -> bool:
    """Whether one more ambassador fits beside the reputation tiles (ECL-DIP-04)."""
    return player.room_for(len(player.partners) + 1, len(player.reputation))


def could_have_room(player: Player) -> bool:
    """Whether it would fit if reputation tiles went back to the bag (ECL-DIP-05)."""
    return player.room_for(len(player.partners) + 1, 0)


def cannot_offer(state: Table, seat: int, partner: int) -> Illegal | None:
    """Why relations cannot be offered to that player now (ECL-DIP-01, 02, 04, 10)."""
    if not has_diplomacy(state):
        return Illegal("ECL-DIP-01", "no-diplomacy")
    if state.active != seat:
        return Illegal("ECL-DIP-02", "offers-only-in-own-turn")
    if partner == seat or partner not in state.alive():
        return Illegal("ECL-DIP-02", "no-such-partner", player=partner)
    if partner in state.refused:
        return Illegal("ECL-DIP-10", "offer-refused-this-turn", player=partner)
    fault = hindrance(state, seat, partner)
    if fault is not None:
        return fault
    if not has_room(state.players[seat]) or not could_have_room(state.players[partner]):
        return Illegal("ECL-DIP-04", "no-space-for-an-ambassador")
    return None


def no_cube(state: Table, seat: int, track: Resource) -> Illegal | None:
    """Why no cube of that track can go with the ambassador (ECL-DIP-11, ECL-GEN-17)."""
    if track not in RESOURCES or not state.players[seat].tracks[track]:
        return Illegal("ECL-GEN-17", "no-cube-left", track=track.value)
    return None


def hindrance(state: Table, one: int, other: int) -> Illegal | None:
    """What keeps two players from having relations, apart from room on their tracks."""
    key = ("hindrance", one, other)
    if key in state.memo:
        known = state.memo[key]
        return known if isinstance(known, Illegal) else None
    found = state.memo[key] = find_hindrance(state, one, other)
    return found


def find_hindrance(state: Table, one: int, other: int) -> Illegal | None:
    """ECL-DIP-03, 06…09, ECL-GEN-17."""
    if state.traitor in (one, other):
        return Illegal("ECL-DIP-03", "traitor-has-no-relations")
    if other in state.players[one].partners:
        return Illegal("ECL-DIP-09", "relations-exist", player=other)
    if not (state.players[one].ambassadors and state.players[other].ambassadors):
        return Illegal("ECL-GEN-17", "no-ambassador-left")
    if not are_connected(state, one, other):
        return Illegal("ECL-DIP-06", "no-wormhole-between", player=other)
    for sector in state.sectors.values():
        if sector.has_ship(one) and sector.has_ship(other):
            return Illegal("ECL-DIP-08", "ships-in-one-sector", sector=sector.id)
        if (sector.disc == one and sector.has_ship(other)) or (
            sector.disc == other and sector.has_ship(one)
        ):
            return Illegal("ECL-DIP-07", "ship-in-a-partner-sector", sector=sector.id)
    return None


def are_connected(state: Table, one: int, other: int) -> bool:
    """Whether a whole wormhole or warp portals join sectors of both (ECL-DIP-06, ECL-WARP-05)."""
    return other in reachable(state, one)


def reachable(state: Table, seat: int) -> set[int]:
    """The others with a sector that is joined to one of this player's."""
    key = ("reachable", seat)
    known = state.memo.get(key)
    if isinstance(known, set):
        return known
    found = {seat, NOBODY}
    own = state.controlled(seat)
    for sector in own:
        for zone in neighbours(sector.zone):
            near = at(state, zone)
            if near is not None and near.disc not in found and connected(sector, near):
                found.add(near.disc)
    for sector in own:
        if has_portal(sector):
            found.update([other.disc for other in state.sectors.values() if has_portal(other)])
            break
    found -= {seat, NOBODY}
    state.memo[key] = found
    return found


def no_room_wanted(state: Table, seat: int) -> Illegal | None:
    """Why this player has no reason to make room for an ambassador now (ECL-DIP-01, 05)."""
    if not has_diplomacy(state):
        return Illegal("ECL-DIP-01", "no-diplomacy")
    if lacks_room(state, state.players[seat]):
        return None
    return Illegal("ECL-DIP-05", "no-room-wanted")


def lacks_room(state: Table, player: Player) -> bool:
    """Whether a tile in the way of an ambassador could make room for one (ECL-DIP-05)."""
    if has_room(player) or not could_have_room(player):
        return False
    near = reachable(state, player.seat)
    for partner in state.alive():
        if partner in near and hindrance(state, player.seat, partner) is None:
            return True
    return False


def wants_room(state: Table, seat: int) -> bool:
    """Whether an offer lacks nothing but room, which a tile could make (ECL-DIP-02, 04, 05)."""
    if no_room_wanted(state, seat) is not None or not any(state.players[seat].tracks.values()):
        return False
    for partner in state.alive():
        if partner == seat or partner in state.refused:
            continue
        if hindrance(state, seat, partner) is None and could_have_room(state.players[partner]):
            return True
    return False


def no_such_tile(state: Table, seat: int, tile: str) -> Illegal | None:
    """A tile that is not on the player's own reputation track (ECL-DIP-05)."""
    if state.players[seat].reputation.has(tile):
        return None
    return Illegal("ECL-DIP-05", "no-such-tile", tile=tile)


def form_relations(
    state: Table, seat: int, track: Resource, partner: int, theirs: Resource
) -> None:
    """Each gives the other an ambassador with one own cube on it (ECL-DIP-11)."""
    for giver, receiver, cube in ((seat, partner, track), (partner, seat, theirs)):
        state.players[giver].ambassadors -= 1
        state.players[giver].tracks[cube] -= 1
        state.players[receiver].partners.append(giver)
    state.report(RelationsFormed("ECL-DIP-11", seat, partner))


def break_relations(state: Table, seat: int, partner: int) -> None:
    """Both ambassadors go home; each owner puts the cube on a track of choice (ECL-DIP-14, 16)."""
    state.report(RelationsBroken("ECL-DIP-14", seat, partner))
    for giver, holder in ((seat, partner), (partner, seat)):
        bring_home(state, giver, holder, "ECL-DIP-16")


def bring_home(state: Table, giver: int, holder: int, clause: str) -> None:
    """An ambassador and its cube leave the track of whoever held them."""
    state.players[holder].partners.remove(giver)
    state.players[giver].ambassadors += 1
    return_cube(state, giver, RESOURCES, clause)


def is_aggression(state: Table, seat: int, partner: int) -> bool:
    """Whether an own ship is where the other one has a disc or a ship (ECL-DIP-14, 15)."""
    for sector in state.sectors.values():
        if sector.has_ship(seat) and (sector.disc == partner or sector.has_ship(partner)):
            return True
    return False


class Aggression(OwnStep):
    """At the end of a turn: has the player broken relations? (ECL-DIP-14, 17)."""

    def run(self, state: Table, chance: Chance) -> None:
        partners = state.players[self.seat].partners
        attacked = [other for other in partners if is_aggression(state, self.seat, other)]
        for other in attacked:
            break_relations(state, self.seat, other)
        if attacked and state.traitor != self.seat:
            state.traitor = self.seat
            state.report(TraitorTaken("ECL-DIP-17", self.seat))
