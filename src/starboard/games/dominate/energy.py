"""Energy: what the buildings give and take (DD-ENERGY)."""

from __future__ import annotations

from starboard.games.dominate.boosts import boosted
from starboard.games.dominate.state import Table


def energy_of(state: Table, seat: int) -> int:
    """The energy of a seat, which changes with its buildings at once (DD-ENERGY-01…04)."""
    total = 0
    for figure in state.figures.values():
        if figure.owner == seat and figure.sheet.energy:
            total += figure.sheet.energy
    return total + boosted(state, "energy", seat)


def has_energy(state: Table, seat: int) -> bool:
    """0 or more is sufficient (DD-ENERGY-06)."""
    return energy_of(state, seat) >= 0
