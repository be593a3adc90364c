"""Parties for tests, in one line each."""

from __future__ import annotations

from starboard.games.eclipse.kinds import NeutralType
from starboard.games.eclipse.odds.fleet import Dice, Party, Ships
from starboard.games.eclipse.odds.input import NeutralSide, neutral_party, read_battle
from starboard.games.eclipse.odds.odds import Odds, odds

ION: Dice = ((1, 1),)
TWO_ION: Dice = ((1, 2),)
PLASMA: Dice = ((2, 1),)
ANTIMATTER: Dice = ((4, 1),)

RANK = {"interceptor": 1, "starbase": 2, "cruiser": 3, "dreadnought": 4}


def ships(name: str, count: int = 1, damage: tuple[int, ...] = (), **values: object) -> Ships:
    """Ships of one type without anything, unless it is said."""
    hurt = damage or (0,) * count
    return Ships(name, rank=RANK[name], damage=hurt, **values)  # type: ignore[arg-type]  # as said


def party(
    *fleet: Ships, strategy: str = "largest_first", may_retreat: bool = False, name: str = "terran"
) -> Party:
    """A player's fleet."""
    return Party(name, fleet, strategy=strategy, may_retreat=may_retreat)


def neutral(kind: str, count: int = 1, advanced: bool = False) -> Party:
    """Neutral ships as they come out of the box."""
    return neutral_party(NeutralSide(neutral=NeutralType(kind), count=count, advanced=advanced))


def written(*sides: dict[str, object]) -> list[Party]:
    """Parties as a file would write them."""
    return read_battle({"sides": list(sides)}, "battle.yaml")


def chances(*sides: dict[str, object]) -> Odds:
    """The odds of a battle as a file would write it."""
    return odds(written(*sides))
