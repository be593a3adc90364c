"""Upkeep (ECL-UPK)."""

from __future__ import annotations

from starboard.games.eclipse.state import Table
from starboard.kernel import Chance, Step


class UpkeepPhase(Step[Table]):
    """Everybody at once (ECL-UPK-01)."""

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end

    def run(self, state: Table, chance: Chance) -> None:
        """Nothing yet."""
