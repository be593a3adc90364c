"""The combat dice: what their faces mean, and who acts when (ECL-CMB-11, 12, 24…28)."""

from __future__ import annotations

from typing import Final

from starboard.games.eclipse.kinds import Colour

SIDES: Final = 6
FACES: Final = range(1, SIDES + 1)
BLANK: Final = 1
"""The side without anything; 2 to 5 show their number (ECL-CMB-27)."""
DAMAGE: Final = 6
"""The side with the damage symbol."""
NEEDED: Final = 6
"""What number and computer must reach, less the shield (ECL-CMB-26)."""

COLOURS: Final = (Colour.YELLOW, Colour.ORANGE, Colour.BLUE, Colour.RED)
"""In the order in which they are rolled."""


def is_hit(face: int, computer: int, shield: int) -> bool:
    """A damage symbol always hits, a blank never, a number from 6 on (ECL-CMB-24…27)."""
    if face in (BLANK, DAMAGE):
        return face == DAMAGE
    return face + computer - shield >= NEEDED


def rank(initiative: int, defends: bool) -> int:
    """Who acts first has the highest rank: the defender among equals (ECL-CMB-12, 17)."""
    return 2 * initiative + int(defends)
