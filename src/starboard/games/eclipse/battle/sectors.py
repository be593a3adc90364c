"""Sectors after the battles: whose matter it is what becomes of them."""

from __future__ import annotations

from starboard.games.eclipse.state import Table
from starboard.kernel import Seats, Step


def concerned(state: Table, name: str) -> Seats:
    """Whoever has a disc or a ship there."""
    sector = state.sectors[name]
    return (sector.disc, *sector.parties())


class SectorStep(Step[Table]):
    """What becomes of a sector; nothing, once one of those concerned is out of the game."""

    sector: str

    def owners(self, state: Table) -> Seats:
        return concerned(state, self.sector)
