"""What a figure is worth to who has it: its cost, and what it does for the base."""

from __future__ import annotations

from typing import Final

from starboard.games.dominate.state import NEUTRAL, Figure, Table

MORE: Final[dict[str, float]] = {
    "construction_yard": 10.0, "mcv": 6.0, "refinery": 4.0, "harvester": 4.0, "factory": 3.0,
    "barracks": 3.0, "powerplant": 4.0, "uplink": 3.0, "ing_inf": 1.0,
}  # fmt: skip
"""What a figure is worth beyond its cost while the game goes on."""
ORE: Final = 3.0
"""What a load of ore is worth that has not come home yet."""
LEAST: Final = 2.0
"""The worth of a figure that nobody can order."""


def price(state: Table, figure: Figure) -> float:
    """The worth of a figure, with who is aboard."""
    if figure.owner == NEUTRAL:
        return 0.0
    sheet = figure.sheet
    worth = (sheet.cost or LEAST) + MORE.get(sheet.type, 0.0)
    if figure.cargo:
        worth += ORE
    for name in figure.passengers:
        worth += price(state, state.figures[name])
    return worth
