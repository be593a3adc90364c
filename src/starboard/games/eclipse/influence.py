"""Influence (ECL-INF)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation
from starboard.games.eclipse.colonies import can_colonise
from starboard.games.eclipse.control import lose_control, take_control
from starboard.games.eclipse.discoveries import TakeDiscovery, may_take
from starboard.games.eclipse.galaxy import enemies, reachable
from starboard.games.eclipse.galaxy_events import ColonyShipsReady
from starboard.games.eclipse.galaxy_moves import Influence, ReadyColonyShip
from starboard.games.eclipse.movement import half_wormholes
from starboard.games.eclipse.moves import Stop
from starboard.games.eclipse.own import OwnStep
from starboard.games.eclipse.state import NOBODY, Hex, Table
from starboard.kernel import Act, Chance, Seat

TRACK = ""
"""The influence track, as the origin or target of a disc."""


def cannot_take(state: Table, seat: int, origin: str) -> Illegal | None:
    """Why no disc can be taken from the track or from a sector (ECL-INF-01, 06, 07)."""
    if origin == TRACK:
        return None if state.players[seat].discs else Illegal("ECL-INF-07", "no-disc-left")
    sector = state.sectors.get(origin)
    if sector is None or sector.disc != seat:
        return Illegal("ECL-INF-01", "sector-not-yours", sector=origin)
    return influenced(state, origin)


def influenced(state: Table, sector: str) -> Illegal | None:
    """Once per turn, whether a disc came or went (ECL-INF-06)."""
    if sector in state.influenced:
        return Illegal("ECL-INF-06", "influenced-already", sector=sector)
    return None


def cannot_put(state: Table, seat: int, target: str, origin: str) -> Illegal | None:
    """Why a disc that comes from `origin` cannot be put there (ECL-INF-01, 03…06)."""
    if target == origin:
        return Illegal("ECL-INF-01", "disc-stays-where-it-is")
    if target == TRACK:
        return None
    sector = state.sectors.get(target)
    if sector is None or sector.disc != NOBODY:
        return Illegal("ECL-INF-04", "sector-has-a-disc", sector=target)
    if enemies(state.players[seat], sector):
        return Illegal("ECL-INF-04", "enemy-ships-there", sector=target)
    if not in_reach(state, seat, sector, origin):
        return Illegal("ECL-INF-05", "out-of-reach", sector=target)
    return influenced(state, target)


def in_reach(state: Table, seat: int, target: Hex, origin: str) -> bool:
    """An own ship there, or a wormhole to a sector with an own ship or a disc that stays.

    The disc that is moved does not provide the connection (ECL-INF-04, 05, ECL-FAQ-08).
    """
    if target.has_ship(seat):
        return True
    for sector in reachable(state, target, half_wormholes(state.players[seat])):
        if sector.has_ship(seat) or (sector.disc == seat and sector.id != origin):
            return True
    return False


def turn_up(state: Table, seat: int, most: int) -> None:
    """Turn used colony ships face up again (ECL-INF-02)."""
    player = state.players[seat]
    count = min(most, player.used_colony_ships)
    if count:
        player.used_colony_ships -= count
        player.colony_ships += count
        state.report(ColonyShipsReady("ECL-INF-02", seat, count))


def shift_disc(state: Table, seat: int, origin: str, target: str) -> None:
    """The cubes of the origin go home (ECL-INF-01, 06, 08); a discovery is found (ECL-FAQ-19)."""
    if target:
        state.influenced.append(target)
        sector = state.sectors[target]
        if may_take(sector):
            state.push(TakeDiscovery(seat, target))
    if origin:
        state.influenced.append(origin)
        lose_control(state, state.sectors[origin], "ECL-INF-08")
    if target:
        take_control(state, seat, state.sectors[target], "ECL-INF-01")


def discs_to_move(action: Influencing, state: Table, seat: Seat) -> list[Influence]:
    """From the track and every controlled sector to the track and every sector."""
    origins = [TRACK, *[sector.id for sector in state.controlled(seat)]]
    targets = [TRACK, *state.sectors]
    return [Influence(origin, target) for origin in origins for target in targets]


def movable_discs(action: Influencing, state: Table, seat: Seat) -> list[Influence]:
    """Those that can be moved."""
    if not action.left:
        return []
    own = [sector.id for sector in state.controlled(seat)]
    origins = [each for each in own if each not in state.influenced]
    if state.players[seat].discs:
        origins.insert(0, TRACK)
    targets = free_sectors(state, seat) if origins else []
    found: list[Influence] = []
    for origin in origins:
        if origin:
            found.append(Influence(origin, TRACK))
        for target in targets:
            if not origin or in_reach(state, seat, target, origin):
                found.append(Influence(origin, target.id))
    return found


def free_sectors(state: Table, seat: Seat) -> list[Hex]:
    """Where a disc of the track could go."""
    return [
        sector
        for sector in state.sectors.values()
        if sector.disc == NOBODY and cannot_put(state, seat, sector.id, TRACK) is None
    ]


def cannot_influence(
    action: Influencing, state: Table, seat: Seat, move: Influence
) -> Illegal | None:
    """Why a disc does not go from here to there (ECL-INF-01, 03…07)."""
    if not action.left:
        return Illegal("ECL-INF-01", "no-activation-left")
    fault = cannot_take(state, seat, move.origin)
    return fault or cannot_put(state, seat, move.target, move.origin)


def influence(
    action: Influencing, state: Table, seat: Seat, move: Influence, chance: Chance
) -> None:
    """Move a disc (ECL-INF-01)."""
    state.push(Influenced(seat, action.left - 1, action.turned))
    shift_disc(state, seat, move.origin, move.target)


def cannot_ready(
    action: Influencing, state: Table, seat: Seat, move: ReadyColonyShip
) -> Illegal | None:
    """So many colony ships an action, and only used ones (ECL-INF-02)."""
    if still_ready(state, action.turned) <= 0:
        return Illegal("ECL-INF-02", "two-ships-turned-up")
    if not state.players[seat].used_colony_ships:
        return Illegal("ECL-INF-02", "no-ship-face-down")
    return None


def ready_ship(
    action: Influencing, state: Table, seat: Seat, move: ReadyColonyShip, chance: Chance
) -> None:
    """It may be used again at once (ECL-INF-02)."""
    turn_up(state, seat, 1)
    state.push(Influencing(seat, action.left, action.turned + 1))


def stop_influencing(
    action: Influencing, state: Table, seat: Seat, move: Stop, chance: Chance
) -> None:
    """What was not turned up before is turned up now: nobody is worse off for that."""
    turn_up(state, seat, still_ready(state, action.turned))


def still_ready(state: Table, turned: int) -> int:
    """How many more colony ships an action may turn up (ECL-INF-02)."""
    return state.box.tracks.game.colony_ships_by_influence - turned


class Influencing(Activation):
    """Move discs, one after another; turn up colony ships once an action (ECL-INF-01, 02)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Influence, influence, discs_to_move, cannot_influence, movable_discs),
        Act(ReadyColonyShip, ready_ship, reason=cannot_ready),
        Act(Stop, stop_influencing),
    )
    turned: int = 0
    """Colony ships turned up by this action so far."""

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """Discs lie in sectors and on the track (ECL-INF-01)."""
        return Illegal("ECL-INF-01", "discs-are-moved")


class Influenced(OwnStep):
    """The action goes on, or ends with the colony ships turned up (ECL-INF-02).

    It stays open as long as a colony ship could be used before it is turned up again.
    """

    left: int
    turned: int

    def run(self, state: Table, chance: Chance) -> None:
        ready = still_ready(state, self.turned)
        spare = ready > state.players[self.seat].used_colony_ships
        if self.left or (spare and can_colonise(state, self.seat)):
            state.push(Influencing(self.seat, self.left, self.turned))
        else:
            turn_up(state, self.seat, ready)
