"""Exact odds of a duel: the chain of its states, solved without rounding off any branch.

Damage only ever grows and retreats only ever go on, so a state comes back only if a whole round
changes nothing. These loops have a closed form; all other ways lead to later states.
"""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.eclipse.odds.duel import ATTACKER, DEFENDER, Duel, DuelTurn
from starboard.games.eclipse.odds.endings import Endings, Pair, without_stuck


def solve(duel: Duel, start: Mapping[Pair, float]) -> Endings:
    """All endings of a duel from these states."""
    endings = Endings(duel)
    states = dict(start)
    for activation in duel.missile_step:
        states = _pass_on(duel, endings, states, activation, 0)
    for number in range(1, duel.settled_round):
        states = without_stuck(duel, endings, states)
        endings.rounds += sum(states.values())
        for activation in duel.rounds:
            states = _pass_on(duel, endings, states, activation, number)
    _settle(duel, endings, states)
    return endings


def _pass_on(
    duel: Duel,
    endings: Endings,
    states: Mapping[Pair, float],
    activation: DuelTurn,
    in_round: int,
) -> dict[Pair, float]:
    """One activation in every state."""
    after: dict[Pair, float] = {}
    for pair, weight in states.items():
        for defender, attacker, chance in _results(duel, activation, pair, in_round):
            if duel.over(defender, attacker):
                endings.end(defender, attacker, activation, weight * chance)
            else:
                key = (defender, attacker)
                after[key] = after.get(key, 0.0) + weight * chance
    return after


def _results(
    duel: Duel, activation: DuelTurn, pair: Pair, in_round: int
) -> list[tuple[int, int, float]]:
    side = activation.side
    orders = duel.orders(activation, pair[side], in_round)
    own, enemy = orders.fleet, pair[1 - side]
    if not orders.dice:
        return [(own, enemy, 1.0) if side == DEFENDER else (enemy, own, 1.0)]
    hits = duel.hits(side, orders.dice, enemy)
    if side == DEFENDER:
        return [(own, after, chance) for after, chance in hits]
    return [(after, own, chance) for after, chance in hits]


def _settle(duel: Duel, endings: Endings, states: Mapping[Pair, float]) -> None:
    """Solve the rounds that are all alike, from the freshest states to the most damaged."""
    steps = len(duel.rounds)
    freshness = (duel.forces[DEFENDER].potential, duel.forces[ATTACKER].potential)
    waiting: dict[int, dict[Pair, list[float]]] = {}
    for (defender, attacker), weight in states.items():
        fresh = freshness[DEFENDER][defender] + freshness[ATTACKER][attacker]
        flow = waiting.setdefault(fresh, {}).setdefault((defender, attacker), [0.0] * steps)
        flow[0] += weight
    for fresh in range(max(waiting, default=0), 0, -1):
        for pair, flow in waiting.pop(fresh, {}).items():
            _leave(duel, endings, pair, flow, waiting)


def _leave(
    duel: Duel,
    endings: Endings,
    pair: Pair,
    flow: list[float],
    waiting: dict[int, dict[Pair, list[float]]],
) -> None:
    """Send what flows into a state on to the states after it."""
    duel.spend(len(flow))
    results = [_results(duel, step, pair, duel.settled_round) for step in duel.rounds]
    stays = [_staying(pair, step) for step in results]
    if duel.stuck(*pair):  # what comes in during a round still plays that round
        endings.stalemate(*pair, flow[0])
        visits, again = _one_round(0.0, [0.0, *flow[1:]], stays)
        endings.stalemate(*pair, again)
    else:
        visits = _all_rounds(flow, stays)
    endings.rounds += visits[0]
    steps = len(visits)
    defenders, attackers = duel.forces[DEFENDER].potential, duel.forces[ATTACKER].potential
    for step, activation in enumerate(duel.rounds):
        weight = visits[step]
        if not weight:
            continue
        following = step + 1 if step + 1 < steps else 0
        for defender, attacker, chance in results[step]:
            key = (defender, attacker)
            if key == pair:
                continue
            if duel.over(defender, attacker):
                endings.end(defender, attacker, activation, weight * chance)
                continue
            level = waiting.setdefault(defenders[defender] + attackers[attacker], {})
            into = level.get(key)
            if into is None:
                into = level[key] = [0.0] * steps
            into[following] += weight * chance


def _staying(pair: Pair, results: list[tuple[int, int, float]]) -> float:
    """The chance that an activation changes nothing."""
    return sum(chance for defender, attacker, chance in results if (defender, attacker) == pair)


def _one_round(carried: float, flow: list[float], stays: list[float]) -> tuple[list[float], float]:
    """How often each activation happens until the end of the round, and what is left then."""
    visits: list[float] = []
    for entering, stay in zip(flow, stays, strict=True):
        visits.append(entering + carried)
        carried = visits[-1] * stay
    return visits, carried


def _all_rounds(flow: list[float], stays: list[float]) -> list[float]:
    """How often each activation happens, whole rounds without any change included."""
    first, left = _one_round(0.0, flow, stays)
    again = 1.0
    for stay in stays:
        again *= stay
    later, _ = _one_round(left / (1.0 - again), [0.0] * len(stays), stays)
    return [one + other for one, other in zip(first, later, strict=True)]
