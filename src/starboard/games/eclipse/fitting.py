"""What may be put on blueprints and taken off them (ECL-UPG-02…12, ECL-DISC-08…11)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.eclipse.blueprint import Design, cannot_build
from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design, design_of, parts_in_effect
from starboard.games.eclipse.kinds import PartCategory, PartSource, Placement, ShipType
from starboard.games.eclipse.printed import Part, UnlockPart
from starboard.games.eclipse.state import Player, Table

OUTSIDE = 0
"""The number that stands for the place beside the slots."""


def energy(part: Part | None) -> int:
    """What a part adds to the energy of a blueprint."""
    return 0 if part is None else part.energy_produced - part.energy_consumed


def drives(part: Part | None) -> int:
    """Whether a part is a drive, as a number to add."""
    return int(part is not None and part.category is PartCategory.DRIVE)


def is_sound(ship: ShipType, power: int, engines: int) -> bool:
    """Whether energy and drives of a blueprint are as they must be (ECL-UPG-08, 10)."""
    return power >= 0 and (engines > 0 or ship is ShipType.STARBASE)


def standing(plan: Design) -> tuple[int, int]:
    """The energy left over on a blueprint, and its drives."""
    return plan.energy_produced - plan.energy_consumed, plan.drives


def broken(state: Table, player: Player) -> ShipType | None:
    """The blueprint that has to be repaired before the activation ends (ECL-UPG-11)."""
    for ship in ShipType:
        power, engines = standing(design_of(state, player, ship))
        if not is_sound(ship, power, engines):
            return ship
    return None


def parts_at_hand(state: Table, player: Player) -> list[Part]:
    """Parts without technology, those of own technologies, Ancient ones beside the board."""
    parts = state.box.parts
    found = [part for part in parts.values() if part.source is PartSource.DEFAULT]
    for track in player.technologies.values():
        for name in track:
            effect = state.box.technologies[name].effect
            if isinstance(effect, UnlockPart):
                found.append(parts[effect.part])
    return [*found, *[parts[name] for name in player.beside]]


def cannot_have(player: Player, part: Part) -> Illegal | None:
    """Why a player has not got a part to install (ECL-UPG-06, 07, ECL-DISC-09, 10)."""
    if part.source is PartSource.TECHNOLOGY and not player.owns(part.technology):
        return Illegal("ECL-UPG-06", "part-technology-missing", part=part.id)
    if part.source is PartSource.DISCOVERY and part.id not in player.beside:
        return Illegal("ECL-DISC-09", "part-not-found", part=part.id)
    return None


def printed_on(species: str, ship: ShipType, slot: int) -> Part | None:
    """What is printed in a slot."""
    if slot == OUTSIDE:
        return None
    name = box().blueprint(species, ship).slots[slot - 1]
    return None if name is None else box().parts[name]


def places(part: Part, tiles: tuple[str, ...]) -> list[int]:
    """Where a part could go: slots without a tile, or beside them (ECL-UPG-05, ECL-DISC-11)."""
    if part.placement is Placement.OUTSIDE:
        return [OUTSIDE]
    return [slot for slot, tile in enumerate(tiles, 1) if not tile]


def keeps_rules(
    part: Part,
    species: str,
    ship: ShipType,
    slot: int,
    tiles: tuple[str, ...],
    outside: tuple[str, ...],
) -> bool:
    """Whether a blueprint keeps the rules with a part on one of its free places."""
    power, engines = standing(design(species, ship, tiles, outside))
    return suits(part, printed_on(species, ship, slot), ship, power, engines)


def free_places(player: Player, ship: ShipType, part: Part) -> list[int]:
    """Where a part could go on a player's blueprint."""
    return places(part, tuple(player.blueprints[ship]))


def fits(state: Table, player: Player, part: Part, ship: ShipType, slot: int) -> bool:
    """Whether a player's blueprint keeps the rules with a part on one of its free places."""
    tiles, outside = tuple(player.blueprints[ship]), tuple(player.outside[ship])
    return keeps_rules(part, player.people.id, ship, slot, tiles, outside)


def suits(part: Part, under: Part | None, ship: ShipType, power: int, engines: int) -> bool:
    """Whether a part over what is printed brings energy and drives in order (ECL-UPG-08…10)."""
    if ship is ShipType.STARBASE and part.category is PartCategory.DRIVE:
        return False
    power += energy(part) - energy(under)
    return is_sound(ship, power, engines + drives(part) - drives(under))


def cannot_install(
    state: Table, player: Player, part: Part, ship: ShipType, slot: int
) -> Illegal | None:
    """Why a part cannot be put there now."""
    tiles = player.blueprints[ship]
    if not OUTSIDE <= slot <= len(tiles):
        return Illegal("ECL-UPG-05", "no-such-slot", ship=ship.value, slot=slot)
    if (part.placement is Placement.OUTSIDE) != (slot == OUTSIDE):
        return Illegal("ECL-DISC-11", "part-belongs-elsewhere", part=part.id)
    if slot != OUTSIDE and tiles[slot - 1]:
        return Illegal("ECL-UPG-05", "slot-taken", ship=ship.value, slot=slot)
    fault = cannot_have(player, part)
    if fault is not None:
        return fault
    wrong = broken(state, player)
    if wrong is not None and wrong is not ship:
        return Illegal("ECL-UPG-11", "repair-first", ship=wrong.value)
    if fits(state, player, part, ship, slot):
        return None
    return fault_with(player, ship, slot, part.id)


def fault_with(player: Player, ship: ShipType, slot: int, tile: str) -> Illegal | None:
    """What is wrong with a blueprint that has this tile, or none, on a slot or beside them."""
    tiles, outside = list(player.blueprints[ship]), list(player.outside[ship])
    if slot == OUTSIDE:
        outside.append(tile)
    else:
        tiles[slot - 1] = tile
    species = player.people.id
    parts = parts_in_effect(species, ship, tuple(tiles), tuple(outside))
    return cannot_build(species, ship, parts)


def cannot_remove(state: Table, player: Player, ship: ShipType, slot: int) -> Illegal | None:
    """Why a tile cannot be taken off: there is none, or nothing could repair it afterwards."""
    tiles = player.blueprints[ship]
    if not 1 <= slot <= len(tiles) or not tiles[slot - 1]:
        return Illegal("ECL-UPG-02", "no-tile-there", ship=ship.value, slot=slot)
    species = player.people.id
    tile, under = state.box.parts[tiles[slot - 1]], printed_on(species, ship, slot)
    power, engines = standing(design_of(state, player, ship))
    power += energy(under) - energy(tile)
    engines += drives(under) - drives(tile)
    if is_sound(ship, power, engines):
        return None
    wrong = broken(state, player)
    if wrong is None or wrong is ship:
        for part in parts_at_hand(state, player):
            for place in {*places(part, tuple(tiles)), slot_for(part, slot)}:
                if suits(part, printed_on(species, ship, place), ship, power, engines):
                    return None
    return fault_with(player, ship, slot, "")


def slot_for(part: Part, slot: int) -> int:
    """The slot that has become free, or the place beside the slots for parts that go there."""
    return OUTSIDE if part.placement is Placement.OUTSIDE else slot
