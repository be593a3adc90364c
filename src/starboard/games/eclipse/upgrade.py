"""Upgrading blueprints: tiles off, then at most one part on (ECL-UPG)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation, stop
from starboard.games.eclipse.content import box
from starboard.games.eclipse.empire_events import PartInstalled, PartRemoved
from starboard.games.eclipse.empire_moves import InstallPart, RemovePart
from starboard.games.eclipse.fitting import (
    OUTSIDE,
    broken,
    cannot_install,
    cannot_remove,
    free_places,
    keeps_rules,
    parts_at_hand,
    places,
)
from starboard.games.eclipse.kinds import PartSource, ShipType
from starboard.games.eclipse.moves import Stop
from starboard.games.eclipse.state import Table
from starboard.kernel import Act, Chance, Seat


def install(state: Table, seat: int, part: str, ship: str, slot: int, clause: str) -> None:
    """Put a part on a blueprint; all ships of that type have it at once (ECL-UPG-01)."""
    player = state.players[seat]
    if slot == OUTSIDE:  # ECL-DISC-11
        player.outside[ship].append(part)
    else:
        player.blueprints[ship][slot - 1] = part
    if state.box.parts[part].source is PartSource.DISCOVERY:  # ECL-DISC-09
        player.beside.remove(part)
    state.report(PartInstalled(clause, seat, part, str(ship)))


def remove(state: Table, seat: int, ship: str, slot: int, clause: str) -> None:
    """Take a tile away; an Ancient one has then left the game (ECL-UPG-04)."""
    tiles = state.players[seat].blueprints[ship]
    part = tiles[slot - 1]
    tiles[slot - 1] = ""
    state.report(PartRemoved(clause, seat, part, str(ship)))


@lru_cache(maxsize=4096)
def installations(
    species: str,
    ship: ShipType,
    tiles: tuple[str, ...],
    outside: tuple[str, ...],
    parts: tuple[str, ...],
) -> tuple[InstallPart, ...]:
    """Every part that fits somewhere on a blueprint; asked again and again, so kept."""
    found: list[InstallPart] = []
    for name in parts:
        part = box().parts[name]
        for slot in places(part, tiles):
            if keeps_rules(part, species, ship, slot, tiles, outside):
                found.append(InstallPart(name, ship, slot))
    return tuple(found)


def parts_to_remove(action: Upgrading, state: Table, seat: Seat) -> list[RemovePart]:
    """Every tile on the own blueprints."""
    player = state.players[seat]
    found: list[RemovePart] = []
    for ship in ShipType:
        for slot, tile in enumerate(player.blueprints[ship], 1):
            if tile:
                found.append(RemovePart(ship, slot))
    return found


def cannot_take_off(
    action: Upgrading, state: Table, seat: Seat, move: RemovePart
) -> Illegal | None:
    """Why a tile stays (ECL-UPG-02, 11)."""
    return cannot_remove(state, state.players[seat], move.ship, move.slot)


def take_off(action: Upgrading, state: Table, seat: Seat, move: RemovePart, chance: Chance) -> None:
    """It costs no activation (ECL-UPG-02)."""
    state.push(action)
    remove(state, seat, move.ship, move.slot, "ECL-UPG-02")


def parts_to_install(action: Upgrading, state: Table, seat: Seat) -> list[InstallPart]:
    """Every part at hand on every free place."""
    player = state.players[seat]
    parts = parts_at_hand(state, player)
    found: list[InstallPart] = []
    for ship in ShipType:
        for part in parts:
            for slot in free_places(player, ship, part):
                found.append(InstallPart(part.id, ship, slot))
    return found


def cannot_put_on(action: Upgrading, state: Table, seat: Seat, move: InstallPart) -> Illegal | None:
    """Why a part does not go there (ECL-UPG-03…12)."""
    part = state.box.parts.get(move.part)
    if part is None:  # ECL-UPG-06
        return Illegal("ECL-UPG-06", "no-such-part", part=move.part)
    return cannot_install(state, state.players[seat], part, move.ship, move.slot)


def fitting_parts(action: Upgrading, state: Table, seat: Seat) -> list[InstallPart]:
    """Every part that fits somewhere; on a broken blueprint first (ECL-UPG-11)."""
    player = state.players[seat]
    wrong = broken(state, player)
    parts = tuple([part.id for part in parts_at_hand(state, player)])
    found: list[InstallPart] = []
    for ship in list(ShipType) if wrong is None else [wrong]:
        tiles, outside = tuple(player.blueprints[ship]), tuple(player.outside[ship])
        found.extend(installations(player.people.id, ship, tiles, outside, parts))
    return found


def put_on(action: Upgrading, state: Table, seat: Seat, move: InstallPart, chance: Chance) -> None:
    """It ends the activation (ECL-UPG-02)."""
    if action.left > 1:
        state.push(Upgrading(action.seat, action.left - 1))
    install(state, seat, move.part, move.ship, move.slot, "ECL-UPG-02")


def cannot_stop(action: Upgrading, state: Table, seat: Seat, move: Stop) -> Illegal | None:
    """No blueprint stays against the rules (ECL-UPG-11)."""
    wrong = broken(state, state.players[seat])
    return None if wrong is None else Illegal("ECL-UPG-11", "repair-first", ship=wrong.value)


class Upgrading(Activation):
    """Remove tiles, then install a part, which ends the activation (ECL-UPG-02, 11)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(RemovePart, take_off, parts_to_remove, cannot_take_off),
        Act(InstallPart, put_on, parts_to_install, cannot_put_on, fitting_parts),
        Act(Stop, stop, reason=cannot_stop),
    )

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """Parts go on blueprints (ECL-UPG-01)."""
        return Illegal("ECL-UPG-01", "parts-are-installed")
