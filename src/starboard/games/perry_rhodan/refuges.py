"""Places to which ships can go home, and who is stranded (PR-TRANS-07, PR-RETR-08, 11, 12)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.ranges import distance, reaches
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.transport import UNITS_AND_BOATS, UNITS_AND_SHIPS, capacity
from starboard.games.perry_rhodan.zones import Place, places


def refuges(state: Table, seat: int, side: Side, start: str, ships: Sequence[Laid]) -> list[str]:
    """The places of a side that all these ships reach from a place (PR-RETR-08, 11, 12).

    Smaller ships may be carried by larger ones; ships of another loyalty must not be there.
    """
    found = by_losses(state, seat, side, start, ships)
    reached = [family for family, lost in found.items() if not lost]
    own = places(state, seat, side)
    return [family for family in reached if not stands_against(state, own[family], ships)]


def by_losses(
    state: Table, seat: int, side: Side, start: str, ships: Sequence[Laid]
) -> dict[str, list[Laid]]:
    """Every place of a side, and the ships that would be stranded on the way there."""
    return {
        family: stranded(state, start, place, ships)
        for family, place in places(state, seat, side).items()
        if place.top is not None
    }


def stranded(state: Table, start: str, place: Place, ships: Sequence[Laid]) -> list[Laid]:
    """The ships that neither reach a place nor find room in one that does (PR-TRANS-07)."""
    assert place.top is not None
    left = state.catalogue.of_family(start)[0]
    away = distance(state.catalogue, left, place.top.card)
    flying = [ship for ship in ships if reaches(ship.card.range, away)]
    short = [ship for ship in ships if ship not in flying]
    return not_taken(short, [capacity(state, ship) for ship in flying])


def not_taken(boats: list[Laid], capacities: list[int]) -> list[Laid]:
    """Which boats find no room in ships of these capacities.

    PR-TRANS-14, 15, PR-RETR-10…12, 17, 18.
    """
    left = [boat for boat in boats if not 1 <= boat.card.transport < UNITS_AND_SHIPS]
    if UNITS_AND_SHIPS in capacities:
        return left
    hangars = capacities.count(UNITS_AND_BOATS)
    ones = [boat for boat in boats if boat.card.transport == 1]
    twos = [boat for boat in boats if boat.card.transport == 2]
    left += [boat for boat in boats if boat.card.transport == UNITS_AND_BOATS]
    if not hangars:
        return [*left, *ones, *twos]
    return [*left, *twos[hangars - 1 if ones else hangars :]]


def stands_against(state: Table, place: Place, ships: Sequence[Laid]) -> bool:
    """Whether ships of another loyalty are there (PR-RETR-12)."""
    residents = [other for other in place.ships if other not in ships]
    return any(
        not agree(ship.card, other.card, place.side, state.phase)
        for ship in ships
        for other in residents
    )
