"""Upgrading blueprints: tiles off, then at most one part on (ECL-UPG)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.activation import Activation
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
from starboard.kernel import Chance, Move, Seat


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


class Upgrading(Activation):
    """Remove tiles, then install a part, which ends the activation (ECL-UPG-02, 11)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (RemovePart, InstallPart, Stop)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        player = state.players[seat]
        found: list[Move] = []
        for ship in ShipType:
            for slot, tile in enumerate(player.blueprints[ship], 1):
                if tile:
                    found.append(RemovePart(ship, slot))
        parts = parts_at_hand(state, player)
        for ship in ShipType:
            for part in parts:
                for slot in free_places(player, ship, part):
                    found.append(InstallPart(part.id, ship, slot))
        return [*found, Stop()]

    def moves(self, state: Table, seat: Seat) -> list[Move]:
        player = state.players[seat]
        wrong = broken(state, player)
        found: list[Move] = []
        for ship in ShipType:
            for slot, tile in enumerate(player.blueprints[ship], 1):
                if tile and cannot_remove(state, player, ship, slot) is None:
                    found.append(RemovePart(ship, slot))
        parts = tuple([part.id for part in parts_at_hand(state, player)])
        for ship in list(ShipType) if wrong is None else [wrong]:
            tiles, outside = tuple(player.blueprints[ship]), tuple(player.outside[ship])
            found.extend(installations(player.people.id, ship, tiles, outside, parts))
        return found if wrong else [*found, Stop()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        player = state.players[seat]
        if isinstance(move, RemovePart):
            return cannot_remove(state, player, move.ship, move.slot)
        if isinstance(move, InstallPart):
            part = state.box.parts.get(move.part)
            if part is None:  # ECL-UPG-06
                return Illegal("ECL-UPG-06", "no-such-part", part=move.part)
            return cannot_install(state, player, part, move.ship, move.slot)
        wrong = broken(state, player)
        return None if wrong is None else Illegal("ECL-UPG-11", "repair-first", ship=wrong.value)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, RemovePart):
            state.push(self)
            remove(state, seat, move.ship, move.slot, "ECL-UPG-02")
        elif isinstance(move, InstallPart):
            if self.left > 1:
                state.push(Upgrading(self.seat, self.left - 1))
            install(state, seat, move.part, move.ship, move.slot, "ECL-UPG-02")
