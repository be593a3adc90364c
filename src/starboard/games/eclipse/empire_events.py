"""What happens in research, shipyards, diplomacy, upkeep and cleanup."""

from __future__ import annotations

from starboard.kernel import Event


class TechnologyDrawn(Event):
    """A technology came from the bag to the tray (ECL-SETUP-03)."""

    clause: str
    technology: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "technology")
    field_types = ("str", "str")

    def __init__(self, clause: str, technology: str) -> None:
        self.clause = clause
        self.technology = technology

    # records: end
