"""How strong ships are: fire and endurance, good enough to decide without rolling dice."""

from __future__ import annotations

from functools import cache
from typing import Final

from starboard.games.eclipse.blueprint import Design
from starboard.games.eclipse.content import box
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.kinds import Colour, ShipType
from starboard.games.eclipse.state import NEUTRAL, Ship, Table

STEEPNESS: Final = 0.65
"""The odds of an even fight; those who attack are a little behind."""


class Might:
    """Damage dealt in a round by one ship, what it takes to destroy it, and who is first."""

    def __init__(
        self, fire: float, missiles: float, hull: int, computer: int, shield: int, initiative: int
    ) -> None:
        self.fire = fire
        self.missiles = missiles
        self.hull = hull
        self.computer = computer
        self.shield = shield
        self.initiative = initiative


@cache
def pips(colour: str) -> int:
    """The damage of a die."""
    return box().tracks.dice.damage[Colour(colour)]


@cache
def of_design(design: Design) -> Might:
    """A player's ship."""
    fire = sum([pips(colour.value) * count for colour, count in design.cannons.items()])
    missiles = sum([pips(colour.value) * count for colour, count in design.missiles.items()])
    return Might(fire, missiles, design.hull, design.computer, design.shield, design.initiative)


@cache
def of_neutral(name: str) -> Might:
    """A neutral ship by the id of its blueprint."""
    tile = box().neutral_blueprints[name]
    fire = sum([pips(colour.value) * count for colour, count in tile.cannons.items()])
    missiles = sum([pips(colour.value) * count for colour, count in tile.missiles.items()])
    return Might(fire, missiles, tile.hull, tile.computer, tile.shield, tile.initiative)


def might_of(state: Table, owner: int, kind: str) -> Might:
    """Any ship on the table."""
    if owner == NEUTRAL:
        return of_neutral(state.neutrals[kind].id)
    return of_design(design_of(state, state.players[owner], ShipType(kind)))


def chance_to_hit(computer: int, shield: int) -> float:
    """The damage symbol always, numbers from 2 to 5 with enough computer (ECL-CMB-26)."""
    return (1 + min(4, max(0, computer - shield))) / 6


class Force:
    """Several ships against an enemy: their fire per round, and how much they can take."""

    def __init__(self, ships: list[Might], damage: int = 0) -> None:
        self.ships = ships
        self.endurance = sum([each.hull + 1 for each in ships]) - damage
        self.shield = min([each.shield for each in ships], default=0)
        """The shield that all of these ships have."""
        self.initiative = sum([each.initiative for each in ships]) / max(1, len(ships))

    def fire_at(self, shield: int) -> float:
        """Expected damage of a round, missiles counted as if spread over two rounds."""
        total = 0.0
        for each in self.ships:
            hits = each.computer - shield
            faces = 1 if hits <= 0 else 1 + hits if hits < 4 else 5
            total += (each.fire + each.missiles * 0.5) * faces
        return total / 6


def edge_over(mine: Force, theirs: Force) -> float:
    """How much stronger one side is: 1 is even, 2 wins nearly always."""
    if not theirs.ships:
        return 9.0
    if not mine.ships:
        return 0.0
    give = mine.fire_at(theirs.shield) * mine.endurance
    take = theirs.fire_at(mine.shield) * theirs.endurance
    first = 1.15 if mine.initiative > theirs.initiative else 0.95
    return first * give / take if take else 9.0


def chance_against(mine: Force, theirs: Force) -> float:
    """How likely one side wins; the curve lies close to the exact odds of ordinary battles."""
    edge = edge_over(mine, theirs)
    odds = STEEPNESS * edge * edge
    return odds / (1 + odds)


def chance_to_clear(mine: Force, cubes: int) -> float:
    """How likely one salvo destroys so many cubes; the curve lies close to the exact odds."""
    if not cubes:
        return 1.0
    cannons = sum([each.fire * chance_to_hit(each.computer, 0) for each in mine.ships])
    odds = 1.5 * (cannons / cubes) ** 2
    return odds / (1 + odds)


def force_of(state: Table, ships: list[Ship]) -> Force:
    """Ships on the map as a force, with the damage they have."""
    damage = sum([ship.damage for ship in ships])
    return Force([might_of(state, ship.owner, ship.kind) for ship in ships], damage)


@cache
def rating(design: Design) -> float:
    """One number for a design: what it deals to an ordinary enemy times what it takes."""
    might = of_design(design)
    fire = (might.fire + 0.7 * might.missiles) * chance_to_hit(might.computer, 1)
    endurance = (might.hull + 1) * (1 + 0.25 * might.shield)
    speed = 1 + 0.04 * might.initiative + 0.05 * min(2, design.move)
    return (fire + 0.05) * endurance * speed
