"""Simulated odds of a duel: many battles at once, those in the same state side by side."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from starboard.games.eclipse.odds.chance import Urn
from starboard.games.eclipse.odds.dice import DieKind, Hits, merged, results, spread
from starboard.games.eclipse.odds.duel import DEFENDER, Duel, DuelOrders, DuelTurn
from starboard.games.eclipse.odds.endings import Endings, Pair, without_stuck

FEW_RESULTS: Final = 400
"""Up to so many results a volley is drawn from the list of them all, else die by die."""

Urns = dict[tuple[tuple[DieKind, ...], int], Urn | None]
"""The enemy's fleets after a volley; None where there are too many results for a list."""


class Simulation:
    """Battles of one duel, played with one source of chance."""

    def __init__(self, duel: Duel, random: Random) -> None:
        self.duel = duel
        self.random = random
        self._urns: tuple[Urns, Urns] = ({}, {})
        self._spreads: dict[tuple[DieKind, tuple[int, ...]], tuple[list[Hits], Urn]] = {}

    def play(self, start: Mapping[Pair, int]) -> Endings:
        """Fight all these battles to their end."""
        endings = Endings(self.duel)
        states: dict[Pair, int] = dict(start)
        for activation in self.duel.missile_step:
            states = self._pass_on(endings, states, activation, 0)
        number = 1
        while states := self._without_stuck(endings, states):
            endings.rounds += sum(states.values())
            for activation in self.duel.rounds:
                states = self._pass_on(endings, states, activation, number)
            number = min(number + 1, self.duel.settled_round)
        return endings

    def _without_stuck(self, endings: Endings, states: dict[Pair, int]) -> dict[Pair, int]:
        return states if self.duel.always_armed else without_stuck(self.duel, endings, states)

    def _pass_on(
        self, endings: Endings, states: Mapping[Pair, int], activation: DuelTurn, in_round: int
    ) -> dict[Pair, int]:
        """One activation in every battle."""
        duel, side, random = self.duel, activation.side, self.random
        plans: dict[int, DuelOrders] = {}
        urns = self._urns[side]
        alive = duel.forces[1 - side].present
        after: dict[Pair, int] = {}
        for pair, battles in states.items():
            own, enemy = pair[side], pair[1 - side]
            orders = plans.get(own)
            if orders is None:
                orders = plans[own] = duel.orders(activation, own, in_round)
            volley = (orders.dice, enemy)
            if volley not in urns:
                urns[volley] = self._urn(side, orders.dice, enemy)
            urn = urns[volley]
            if urn is None:
                drawn = self._by_dice(side, orders.dice, enemy, battles)
            else:
                drawn = urn.draw(battles, random)
            for result, times in drawn.items():
                key = (orders.fleet, result) if side == DEFENDER else (result, orders.fleet)
                if orders.leaves or not alive[result]:
                    endings.end(*key, activation, times)
                else:
                    after[key] = after.get(key, 0) + times
        return after

    def _urn(self, side: int, dice: tuple[DieKind, ...], enemy: int) -> Urn | None:
        """All results of a volley, if they can be listed."""
        if not dice:
            return Urn([(enemy, 1.0)])
        shields = self.duel.aims[side].shields(self.duel.forces[1 - side].fleets[enemy])
        if results(dice, shields) > FEW_RESULTS:
            return None
        return Urn(self.duel.hits(side, dice, enemy))

    def _by_dice(
        self, side: int, dice: tuple[DieKind, ...], enemy: int, times: int
    ) -> dict[int, int]:
        """Volleys with too many results to list: each kind of dice is drawn by itself."""
        force, aim = self.duel.forces[1 - side], self.duel.aims[side]
        fleet = force.fleets[enemy]
        shields = aim.shields(fleet)
        drawn: dict[int, int] = {}
        for _ in range(times):
            hits: Hits = ()
            for kind in dice:
                hits = merged(hits, self._roll(kind, shields))
            result = force.number(aim.assign(hits, fleet))
            drawn[result] = drawn.get(result, 0) + 1
        return drawn

    def _roll(self, kind: DieKind, shields: tuple[int, ...]) -> Hits:
        known = self._spreads.get((kind, shields))
        if known is None:
            shown = spread(kind, shields)
            chances = Urn([(number, chance) for number, (_, chance) in enumerate(shown)])
            known = self._spreads[kind, shields] = ([hits for hits, _ in shown], chances)
        (number,) = known[1].draw(1, self.random)
        return known[0][number]
