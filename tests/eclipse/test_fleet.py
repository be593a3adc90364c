"""Fleets that have to leave a battle (ECL-CMB-37, 49, 50)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.odds.fleet import AWAY, FIGHTING, RETREATING, Party, Ships, withdrawn
from starboard.testing import clause


def party(*, may_retreat: bool) -> Party:
    """Two Cruisers, one of them with a hull, and a Starbase."""
    cruisers = Ships("cruiser", rank=2, damage=[0, 1], hull=1)
    base = Ships("starbase", rank=1, damage=[0], moves=False)
    return Party("attacker", [cruisers, base], strategy="", may_retreat=may_retreat)


@clause("ECL-CMB-29")
def test_a_ship_takes_one_damage_more_than_its_hull() -> None:
    assert party(may_retreat=True).start() == ((FIGHTING, 1, 2), (FIGHTING, 1))


@clause("ECL-CMB-50")
@pytest.mark.parametrize("may_retreat", [True, False])
def test_a_stalemate_destroys_what_cannot_leave(may_retreat: bool) -> None:
    forced_out = party(may_retreat=may_retreat)
    cruisers = (AWAY, 1, 2) if may_retreat else (FIGHTING,)
    assert withdrawn(forced_out.start(), forced_out) == (cruisers, (FIGHTING,))


@clause("ECL-CMB-50")
def test_who_was_on_the_way_out_of_a_stalemate_already_survives_it() -> None:
    leaving = ((RETREATING, 1, 2), (FIGHTING, 1))
    assert withdrawn(leaving, party(may_retreat=False)) == ((AWAY, 1, 2), (FIGHTING,))
