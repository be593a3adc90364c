"""How a battle stands: figures, credits, production, and what the harvesters promise."""

from __future__ import annotations

import math
from typing import Final

from starboard.games.dominate.bot.ground import ground_of
from starboard.games.dominate.bot.prices import price
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.ground import straight
from starboard.games.dominate.harvesting import unload_field
from starboard.games.dominate.slot import split
from starboard.games.dominate.state import Figure, Table

SPREAD: Final = 15.0
"""A lead of so many credits wins about seven times out of ten."""
ORDERED: Final = 1.02
"""What a credit in production is worth against one that lies idle."""
STEP: Final = 0.1
"""What each step of a harvester to its next goal is worth."""
DARK: Final = 6.0
"""What it costs to have no energy."""
OUT: Final = 60.0
MARCH: Final = 0.02
"""What each step of an armed unit towards an enemy that it can hit is worth."""


def estimate(state: Table, seat: int) -> float:
    """The prospects of a seat, from 0 to 1, against the best of the others."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.won else 0.0
    teams: dict[int, float] = {}
    for player in state.players:
        teams[player.team] = teams.get(player.team, 0.0) + promise(state, player.seat)
    mine = teams.pop(state.players[seat].team)
    best = max(teams.values(), default=-OUT)
    return 1.0 / (1.0 + math.exp((best - mine) / SPREAD))


def promise(state: Table, seat: int) -> float:
    """What a seat has and will soon have."""
    player = state.players[seat]
    if player.out:
        return -OUT
    total = float(player.money())
    for secret in player.slot.values():
        for order in secret.names:
            total += ORDERED * state.box.sheet(split(order)[0]).cost
    doors = [unload_field(figure) for figure in state.of(seat) if figure.sheet.type == "refinery"]
    for figure in state.of(seat):
        total += price(state, figure)
        if figure.sheet.type == "harvester" and figure.field:
            total -= STEP * errand(state, figure, doors)
        elif figure.sheet.targets and figure.field and figure.is_unit:
            total -= MARCH * march(state, figure)
    return total if has_energy(state, seat) else total - DARK


def errand(state: Table, harvester: Figure, doors: list[str]) -> int:
    """How far a harvester is from its next goal."""
    ground = ground_of(state, harvester.sheet)
    goals = doors if harvester.cargo else list(state.ore)
    none: frozenset[str] = frozenset()
    return min([ground.far(goal, none).get(harvester.field, 20) for goal in goals
                if goal in state.land.terrain], default=20)  # fmt: skip


def march(state: Table, figure: Figure) -> int:
    """How far an armed unit is from the nearest enemy that it can hit."""
    targets = figure.sheet.targets
    return min([straight(figure.field, foe.field) for foe in state.figures.values()
                if foe.field and foe.sheet.cls in targets
                and state.hostile(figure.owner, foe.owner)], default=20)  # fmt: skip
