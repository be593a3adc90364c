"""Fleets as a battle sees them: ships of one type, parties, and how much each ship still takes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Fleet = tuple[tuple[int, ...], ...]
"""One tuple a type: FIGHTING, RETREATING or AWAY, then what each ship still takes, ascending."""

FIGHTING: Final = 0
RETREATING: Final = 1
"""On the edge of the sector; leaves when activated next (ECL-CMB-33, 38)."""
AWAY: Final = 2
"""In the sector it retreated to, out of the battle."""

Dice = tuple[tuple[int, int], ...]
"""Damage of a die, and how many of them."""

NEVER: Final = 0


class Ships:
    """The ships of one type on one side: what their blueprint adds up to."""

    def __init__(
        self,
        name: str,
        *,
        rank: int,
        damage: Sequence[int],
        hull: int = 0,
        computer: int = 0,
        shield: int = 0,
        initiative: int = 0,
        cannons: Dice = (),
        missiles: Dice = (),
        splits: bool = False,
        moves: bool = True,
        retreat_from_round: int = NEVER,
        retreat_at_ships: int = NEVER,
    ) -> None:
        """`rank` orders types by size; `damage` has an entry for every ship."""
        self.name = name
        self.rank = rank
        self.damage = tuple(damage)
        self.hull = hull
        self.computer = computer
        self.shield = shield
        self.initiative = initiative
        self.cannons = cannons
        self.missiles = missiles
        self.splits = splits
        """Whether Antimatter Cannons split their damage (ECL-TECH-20)."""
        self.moves = moves
        """Starbases do not (ECL-CMB-37)."""
        self.retreat_from_round = retreat_from_round if moves else NEVER
        self.retreat_at_ships = retreat_at_ships if moves else NEVER

    @property
    def count(self) -> int:
        """How many there are at the start."""
        return len(self.damage)

    @property
    def firepower(self) -> int:
        """Sixths of damage that its cannons deal in a round to a ship without shields."""
        sides = 1 + min(4, self.computer)
        return sides * sum(damage * count for damage, count in self.cannons)

    def start(self) -> tuple[int, ...]:
        """A ship is destroyed when its damage exceeds its hull (ECL-CMB-29)."""
        return (FIGHTING, *sorted(self.hull + 1 - damage for damage in self.damage))

    def __repr__(self) -> str:
        return f"{self.count} {self.name}"


class Party:
    """A player or the neutral ships of a sector (ECL-CMB-03)."""

    def __init__(
        self,
        name: str,
        ships: Sequence[Ships],
        *,
        strategy: str,
        neutral: bool = False,
        may_retreat: bool = False,
        spared_by: str = "",
    ) -> None:
        self.name = name
        self.ships = tuple(ships)
        self.strategy = strategy
        self.neutral = neutral
        self.may_retreat = may_retreat
        """Whether there is a sector to retreat to, which a stalemate asks for (ECL-CMB-49, 50)."""
        self.spared_by = spared_by
        """Whom it does not fight: Ancients and the Descendants of Draco (ECL-SPEC-25)."""

    def start(self) -> Fleet:
        """The fleet before the first shot."""
        return tuple(ships.start() for ships in self.ships)

    def __repr__(self) -> str:
        return f"Party({self.name}: {', '.join(map(repr, self.ships))})"


def present(fleet: Fleet) -> bool:
    """Whether any ship is left in the sector."""
    for ships in fleet:
        if len(ships) > 1 and ships[0] != AWAY:
            return True
    return False


def ships_present(fleet: Fleet) -> int:
    """Ships left in the sector."""
    return sum(len(ships) - 1 for ships in fleet if ships[0] != AWAY)


def potential(fleet: Fleet) -> int:
    """Falls with every damage and every step of a retreat, and never rises."""
    total = 0
    for ships in fleet:
        if len(ships) > 1 and ships[0] != AWAY:
            total += AWAY - ships[0]
            for index in range(1, len(ships)):
                total += ships[index]
    return total


def holding(fleet: Fleet) -> bool:
    """Whether any ship is left that is not on its way out."""
    return any(len(ships) > 1 and ships[0] == FIGHTING for ships in fleet)


def gone(fleet: Fleet) -> Fleet:
    """Who was on the way out has left."""
    return tuple((AWAY, *ships[1:]) if ships[0] == RETREATING else ships for ships in fleet)


def withdrawn(fleet: Fleet, party: Party) -> Fleet:
    """Forced out by a stalemate: away, or destroyed where there is no way out (ECL-CMB-50)."""
    out: list[tuple[int, ...]] = []
    for number, kind in enumerate(party.ships):
        ships = fleet[number]
        if ships[0] != FIGHTING or (party.may_retreat and kind.moves):
            out.append((AWAY, *ships[1:]))
        else:
            out.append((FIGHTING,))
    return tuple(out)
