"""How good a seat's prospects look: quick to work out, on full and on veiled tables.

The log-odds of winning come from a small net over the features of both sides. It was fitted to
games of the house bot against itself that went on twice from the same decisions, so that it tells
what a move changes from what made a side strong before (`tools/fit_estimate.py`). A plain sum of
the features foretells the winner nearly as well, but far worse what difference a move makes.
"""

from __future__ import annotations

import re
from math import exp
from typing import Final

from starboard.games.flagship.bot.features import FEATURES, side
from starboard.games.flagship.bot.fitted import FITTED
from starboard.games.flagship.bot.odds import evade_chance, shielding
from starboard.games.flagship.state import Blow, Item, Player, Table

CREDITS: Final = 0.07
"""What a thousand credits are worth within a turn; afterwards they lapse (FS-CREDIT-05)."""
MOST: Final = 8000
"""More credits than these nobody can spend."""


class Fitted:
    """The numbers of `fitted.py`: some units, each of which weighs all features of both sides."""

    def __init__(self, text: str) -> None:
        rows: dict[str, list[float]] = {}
        for name, numbers in re.findall(r"([a-z ]+): ([-0-9 ]+)", " ".join(text.split())):
            rows[name.strip()] = [int(number) / 1000 for number in numbers.split()]
        self.start = rows["start"]
        self.out = rows["out"]
        features = [rows[f"{whose} {name}"] for whose in ("own", "rival") for name in FEATURES]
        self.weights = [[row[unit] for row in features] for unit in range(len(self.out))]

    def leaning(self, mine: list[float], theirs: list[float]) -> float:
        """How much a position speaks for the first of two sides."""
        found = 0.0
        half = len(mine)
        for unit in range(len(self.out)):
            weights = self.weights[unit]
            total = self.start[unit]
            for place in range(half):
                total += mine[place] * weights[place] + theirs[place] * weights[half + place]
            if total > 0.0:
                found += total * self.out[unit]
        return found


_FITTED: Final = Fitted(FITTED)


def ahead(state: Table, me: Player, rival: Player) -> float:
    """The log-odds of one player against another."""
    mine, theirs = side(state, me, rival), side(state, rival, me)
    lead = _FITTED.leaning(mine, theirs) - _FITTED.leaning(theirs, mine)
    return lead + CREDITS * (min(me.credits, MOST) - min(rival.credits, MOST)) / 1000


def estimate(state: Table, seat: int) -> float:
    """The prospects of a seat against its strongest rival, from 0 (lost) to 1 (won)."""
    if state.outcome is not None:
        return 1.0 if seat in state.outcome.won else 0.0
    me = state.players[seat]
    if me.out:
        return 0.0
    rivals = [player for player in state.players if player.seat != seat and not player.out]
    if not rivals:
        return 1.0
    if not me.ship:
        return 1.0 / state.seats
    coming = threatened(state) if state.blows else {}
    worst = 20.0
    for rival in rivals:
        lead = ahead(state, me, rival)
        worst = min(worst, lead - coming.get(seat, 0.0) + coming.get(rival.seat, 0.0))
    share = 1.0 / (1.0 + exp(-max(worst, -20.0)))
    if len(rivals) > 1:
        share /= 1.0 + 0.4 * (len(rivals) - 1) * (1.0 - share)
    return share


def threatened(state: Table) -> dict[int, float]:
    """What blows on their way will cost each seat on average."""
    found: dict[int, float] = {}
    for blow in state.blows.values():
        unit = state.item(blow.target)
        if blow.ended or blow.damage <= 0 or unit is None or unit.face_down:
            continue
        owner = unit.owner
        found[owner] = found.get(owner, 0.0) + expected_loss(state, blow, unit)
    return found


def expected_loss(state: Table, blow: Blow, unit: Item) -> float:
    """The average cost of one blow, in log-odds."""
    through = 1.0
    if blow.evadable and not blow.evade_failed:
        through -= evade_chance(state, unit, state.item(blow.weapon))
    parts = len([part for part in state.parts(unit) if not part.face_down])
    cost = 0.15
    if unit.id == state.players[unit.owner].ship:
        cost = 1.5 / (parts + 1) if parts else 6.0
    elif not parts:
        cost = 0.8 if unit.card.prize else 0.3
    if blow.absorbable and shielding(state, unit) >= blow.damage:
        cost = min(cost, 0.1 * blow.damage)
    return through * cost
