"""Cleanup (ECL-CLN)."""

from __future__ import annotations

from starboard.games.eclipse.state import Table
from starboard.kernel import Chance, Step


class Cleanup(Step[Table]):
    """Discs, colony ships and summary cards go back (ECL-CLN)."""

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end

    def run(self, state: Table, chance: Chance) -> None:
        for player in state.players:
            player.discs += sum(player.acting.values()) + sum(player.reacting.values())
            player.acting = dict.fromkeys(player.acting, 0)
            player.reacting = dict.fromkeys(player.reacting, 0)
            player.passed = False
