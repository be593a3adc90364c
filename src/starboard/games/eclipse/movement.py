"""Moving ships, and what pins them (ECL-MOV)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import STOP, Activation
from starboard.games.eclipse.control import arrive, depart
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.galaxy import connected, enemies, reachable
from starboard.games.eclipse.galaxy_events import ShipMoved
from starboard.games.eclipse.galaxy_moves import Fly
from starboard.games.eclipse.kinds import NeutralType, ShipType
from starboard.games.eclipse.printed import ShipsNeededToPin
from starboard.games.eclipse.refusals import is_zone, sector_of
from starboard.games.eclipse.state import Hex, Player, Ship, Table
from starboard.kernel import Act, Chance, Seat

CLOAKING = "cloaking_device"
WORMHOLE_GENERATOR = "wormhole_generator"


def half_wormholes(player: Player) -> bool:
    """Whether a fragment on one side of an edge is enough for this player (ECL-TECH-15)."""
    return player.owns(WORMHOLE_GENERATOR)


def ships_to_pin_one(state: Table, player: Player) -> int:
    """How many enemy ships hold one ship of this player (ECL-MOV-07, ECL-TECH-22)."""
    if not player.owns(CLOAKING):
        return 1
    effect = state.box.technologies[CLOAKING].effect
    return effect.amount if isinstance(effect, ShipsNeededToPin) else 1


def movable(state: Table, seat: int, sector: Hex) -> int:
    """How many of a player's ships are not pinned there now (ECL-MOV-06…11, ECL-SPEC-26)."""
    own = len(sector.ships_of(seat))
    return own if len(sector.ships) == own else unpinned(state, seat, sector, own)


def unpinned(state: Table, seat: int, sector: Hex, own: int) -> int:
    """What others leave of so many ships; the GCDS holds all of them (ECL-MOV-07, 09)."""
    if sector.has_kind(NeutralType.GCDS):
        return 0
    player = state.players[seat]
    return max(0, own - enemies(player, sector) // ships_to_pin_one(state, player))


def move_ship(ship: Ship, origin: Hex, target: Hex) -> None:
    """From one sector to another, whatever the reason."""
    origin.ships.remove(ship)
    depart(origin, ship.owner)
    target.ships.append(ship)
    arrive(target, ship.owner)


def find_ship(state: Table, name: str) -> tuple[Ship, Hex] | None:
    """A ship on the map and its sector."""
    for sector in state.sectors.values():
        for ship in sector.ships:
            if ship.id == name:
                return ship, sector
    return None


def not_connected(state: Table, ship: Ship, origin: Hex, target: Hex) -> Illegal | None:
    """Each step needs a wormhole (ECL-MOV-03, ECL-TECH-15)."""
    if connected(origin, target, half_wormholes(state.players[ship.owner])):
        return None
    return Illegal("ECL-MOV-03", "no-wormhole", origin=origin.id, sector=target.id)


def cannot_leave(action: Moving, state: Table, ship: Ship, origin: Hex) -> Illegal | None:
    """Why this ship does not leave its sector now (ECL-MOV-01, 02, 05, 06, 08, 09)."""
    if ship.kind == ShipType.STARBASE:
        return Illegal("ECL-MOV-05", "starbases-do-not-move")
    if not movable(state, action.seat, origin):
        gcds = origin.has_kind(NeutralType.GCDS)
        return Illegal("ECL-MOV-09" if gcds else "ECL-MOV-06", "ship-is-pinned", ship=ship.id)
    if action.is_flying(ship):
        return None
    if not action.left:
        return Illegal("ECL-MOV-01", "no-activation-left")
    for other in action.starters(origin):
        if other.kind == ship.kind and other is not ship:
            return Illegal("ECL-MOV-08", "equal-ship-goes-first", ship=other.id)
    return None


def flights(action: Moving, state: Table, seat: Seat) -> list[Fly]:
    """Every own ship through every wormhole of its sector."""
    half = half_wormholes(state.players[seat])
    found: list[Fly] = []
    for sector in state.sectors.values():
        if sector.has_ship(seat):
            targets = reachable(state, sector, half)
            ships = sector.ships_of(seat)
            found.extend([Fly(ship.id, target.id) for ship in ships for target in targets])
    return found


def possible_flights(action: Moving, state: Table, seat: Seat) -> list[Fly]:
    """The same for ships that can leave, equal ones once."""
    found: list[Fly] = []
    half = half_wormholes(state.players[seat])
    for sector in state.sectors.values():
        if not sector.has_ship(seat) or not movable(state, seat, sector):
            continue
        ships = action.starters(sector)
        targets = reachable(state, sector, half) if ships else []
        found.extend([Fly(ship.id, target.id) for ship in ships for target in targets])
    return found


def cannot_fly(action: Moving, state: Table, seat: Seat, move: Fly) -> Illegal | None:
    """Why a ship does not go there now (ECL-MOV-01, 03, 04)."""
    found = find_ship(state, move.ship)
    if found is None or found[0].owner != seat:
        return Illegal("ECL-MOV-01", "ship-not-yours", ship=move.ship)
    ship, origin = found
    target = state.sectors.get(move.sector)
    if target is None:
        return Illegal("ECL-MOV-04", "zone-unexplored", zone=move.sector)
    fault = cannot_leave(action, state, ship, origin)
    return fault or not_connected(state, ship, origin, target)


def fly(action: Moving, state: Table, seat: Seat, move: Fly, chance: Chance) -> None:
    """One sector further; enemies there may end its way (ECL-MOV-01, 02, 10)."""
    found = find_ship(state, move.ship)
    assert found is not None
    ship, origin = found
    going_on = action.is_flying(ship)
    reach = design_of(state, state.players[seat], ship.kind).move
    steps = (action.steps if going_on else reach) - 1
    left = action.left if going_on else action.left - 1
    target = state.sectors[move.sector]
    move_ship(ship, origin, target)
    state.report(ShipMoved("ECL-MOV-01", seat, ship.id, origin.id, target.id))
    if not movable(state, seat, target):
        steps = 0  # ECL-MOV-10
    if left or steps:
        state.push(Moving(action.seat, left, ship.id, steps))


class Moving(Activation):
    """Move one ship after another (ECL-MOV-01, 02, 04).

    `ship` is on its way and has `steps` left: to go on costs it no further activation.
    """

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Fly, fly, flights, cannot_fly, possible_flights),
        STOP,
    )
    ship: str = ""
    steps: int = 0

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """Own ships fly, to sectors one step away (ECL-MOV-01, 03, 04, 05)."""
        if is_zone(thing):
            return Illegal("ECL-MOV-04", "zone-unexplored", zone=thing)
        found = find_ship(state, thing)
        if found is not None and found[0].owner == seat:
            return cannot_leave(self, state, *found) or Illegal(
                "ECL-MOV-03", "no-way-out", sector=found[1].id
            )
        if found is not None:
            return Illegal("ECL-MOV-01", "ship-not-yours", ship=thing)
        if sector := sector_of(state, thing):
            return Illegal("ECL-MOV-03", "no-ship-gets-there", sector=sector)
        return Illegal("ECL-MOV-01", "ships-are-moved")

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "left": self.left, "ship": self.ship, "steps": self.steps}

    def starters(self, sector: Hex) -> list[Ship]:
        """The ships that could go on or start from here, equal ones once (ECL-MOV-05, 08)."""
        found: dict[str, Ship] = {}
        for ship in sector.ships:
            if ship.owner != self.seat or ship.kind == ShipType.STARBASE:
                continue
            if self.is_flying(ship) or (self.left and ship.kind not in found):
                found[ship.kind] = ship
        return list(found.values())

    def is_flying(self, ship: Ship) -> bool:
        return ship.id == self.ship and self.steps > 0
